"""uvicorn's WebSocket with a short way in and out.

Every gesture at a table of six is told six times. Through the framework each of these costs more
than making it; so once a line is accepted, its connection reads and writes here.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "parlour.line"
"""Under this name the ASGI scope of a WebSocket holds its line."""

MOST_UNREAD = 16
"""Messages that may wait to be taken. To stop reading costs more than to keep so few."""


class Line(WebSocketsSansIOProtocol):
    """One client's WebSocket."""

    ended = 0
    """How many have, also of those that were never let in: the collector has to do with them."""

    def connection_lost(self, exc: Exception | None) -> None:
        Line.ended += 1
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):  # it was a proper request
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # so that the parent does not
        super().send_receive_event_to_app()
        self.read_paused = False

    async def take(self) -> str | bytes:
        """The next message. Raises ConnectionError when the line is closed."""
        message: dict[str, Any] = await self.receive()  # type: ignore[assignment]
        if message["type"] != "websocket.receive":
            raise ConnectionError
        text: str | bytes = message.get("text") or message.get("bytes") or ""
        return text

    def give(self, texts: list[bytes]) -> None:
        """Write messages, at once and without waiting. Raises ConnectionError when it is closed."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ConnectionError
        self.transport.write(b"".join([part for text in texts for part in (head(text), text)]))

    @property
    def behind(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def drop(self) -> None:
        """End the line without a word: the client does not listen."""
        self.transport.abort()


def head(text: bytes) -> bytes:
    """What precedes a text in its frame (RFC 6455, 5.2): it is final, whole and not masked."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
