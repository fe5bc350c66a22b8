"""One client's line: reads its messages, answers each, and sends what its table tells."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Protocol

import msgspec

from parlour.core.errors import Refusal
from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.host import Host, now_ms, refused
from parlour.server.limits import Bucket, Limits
from parlour.server.metrics import Metrics
from parlour.server.room import Room

MOST_WAITING = 500
"""Messages that a slow client may be behind; then it is cut off, and comes back by hello."""

SILENCE = 30.0
"""Seconds without a word after which a line counts as dead; clients ping more often."""


class Wire(Protocol):
    """A WebSocket, as little of it as is needed."""

    async def receive(self) -> str | bytes:
        """The next frame; raises ConnectionError when the line is closed."""

    async def send(self, text: bytes) -> None: ...


class Connection:
    """A listener of one table, over a wire."""

    def __init__(self, socket: Wire, room: Room, metrics: Metrics) -> None:
        self.socket = socket
        self.room = room
        self.metrics = metrics
        self.holder = ""
        self.host: Host | None = None
        self.outbox: asyncio.Queue[wire.ServerMessage | None] = asyncio.Queue()
        self.messages = Bucket(*Limits.MESSAGES)
        self.chats = Bucket(*Limits.CHATS)

    def tell(self, message: wire.ServerMessage) -> None:
        if self.outbox.qsize() >= MOST_WAITING:
            self.outbox.put_nowait(None)
        else:
            self.outbox.put_nowait(message)

    async def run(self) -> None:
        """Serve this client until it goes, is cut off, or falls silent."""
        reader = asyncio.create_task(self.read())
        writer = asyncio.create_task(self.write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if self.host is not None:
                self.host.leave(self)
            # Whatever ended first, the other ends too; an answer under way may still go out.
            self.outbox.put_nowait(None)
            with contextlib.suppress(TimeoutError, ConnectionError):
                await asyncio.wait_for(asyncio.shield(writer), 1.0)
            for task in (reader, writer):
                task.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def write(self) -> None:
        while (message := await self.outbox.get()) is not None:
            try:
                await self.socket.send(wire.encoder.encode(message))
            except ConnectionError:
                return

    async def read(self) -> None:
        while True:
            try:
                frame = await asyncio.wait_for(self.socket.receive(), SILENCE)
            except (TimeoutError, ConnectionError):
                return
            if len(frame) > wire.LONGEST_MESSAGE:
                self.tell(wire.Bye("message-too-long", resume=False))
                return
            if not self.messages.take():
                self.metrics.refusals.labels("too-fast").inc()
                self.tell(wire.Bye("too-fast", resume=True))
                return
            await self.take(frame)

    async def take(self, frame: str | bytes) -> None:
        """One message: understood and answered, or refused."""
        try:
            message = wire.decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse("", Refusal("not-understood", why=str(error)[:200]))
            return
        match message:
            case wire.Ping(at=at):
                self.tell(wire.Pong(at, now_ms()))
            case wire.Hello():
                self.hello(message)
            case wire.Do():
                await self.do(message)

    def hello(self, message: wire.Hello) -> None:
        try:
            host = self.room.find(message.table)
        except Refusal as refusal:
            self.refuse("", refusal)
            return
        if self.host is not None:
            self.host.leave(self)
        self.holder = holder_of(message.token)
        self.host = host
        host.enter(self, message.since)

    async def do(self, message: wire.Do) -> None:
        kind = type(message.command).__struct_config__.tag
        self.metrics.commands.labels(kind).inc()
        started = time.perf_counter()
        if self.host is None:
            self.refuse(message.id, Refusal("hello-first"))
        elif isinstance(message.command, wire.Chat | wire.React):
            if self.chats.take():
                self.host.talk(self, message)
            else:
                self.refuse(message.id, Refusal("too-fast"))
        else:
            await self.host.ask(self, message)
            self.metrics.acknowledged.observe(time.perf_counter() - started)

    def refuse(self, request: str, refusal: Refusal) -> None:
        self.metrics.refusals.labels(refusal.reason).inc()
        self.tell(refused(request, refusal))
