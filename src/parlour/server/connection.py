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
from parlour.server.host import Host, refused
from parlour.server.limits import Bucket, Limits
from parlour.server.metrics import Metrics
from parlour.server.room import Room
from parlour.server.trips import Trips

MOST_BEHIND = 1_000_000
"""Bytes that a slow client may be behind; then it is cut off, and comes back by hello."""

SILENCE = 30.0
"""Seconds without a word after which a line counts as dead; clients ping more often."""


class Wire(Protocol):
    """A WebSocket, as little of it as is needed."""

    async def take(self) -> str | bytes:
        """The next frame; raises ConnectionError when the line is closed."""

    def give(self, texts: list[bytes]) -> None:
        """Send, without waiting; raises ConnectionError when the line is closed."""

    @property
    def behind(self) -> int:
        """How many bytes the client has not taken yet."""

    def drop(self) -> None:
        """End the line; ``take`` raises then."""


class Connection:
    """A listener of one table, over a wire."""

    def __init__(self, socket: Wire, room: Room, metrics: Metrics) -> None:
        self.socket = socket
        self.room = room
        self.metrics = metrics
        self.holder = ""
        self.trips = Trips()
        self.prober: asyncio.TimerHandle | None = None
        self.host: Host | None = None
        self.outbox: list[bytes] = []
        self.messages = Bucket(*Limits.MESSAGES)
        self.limits = [self.messages]
        self.hellos = Bucket(*Limits.HELLOS)
        self.loop = asyncio.get_running_loop()  # asked once: each time it is a call of the system
        self.heard = time.monotonic()
        self.asked: dict[str, float] = {}  # when commands came in that are not answered yet

    @property
    def trip(self) -> float:
        return self.trips.typical

    def tell(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Accepted | wire.Refused):
            self.count(message)
        if not self.outbox:  # what else there is to be told now goes with it
            self.loop.call_soon(self.flush)
        self.outbox.append(wire.encoder.encode(message))

    def flush(self) -> None:
        """Send all that was told."""
        texts, self.outbox = self.outbox, []
        with contextlib.suppress(ConnectionError):
            if self.socket.behind > MOST_BEHIND:
                self.socket.drop()
            elif texts:
                self.socket.give(texts)

    async def run(self) -> None:
        """Serve this client until it goes, is cut off, or falls silent."""
        self.expect(SILENCE)
        try:
            await self.read()
        finally:
            self.waiter.cancel()
            if self.prober is not None:
                self.prober.cancel()
            if self.host is not None:
                self.host.leave(self)
            self.flush()

    def expect(self, seconds: float) -> None:
        """A word within so many seconds, or the line counts as dead."""
        self.waiter = self.loop.call_later(seconds, self.listen)

    def listen(self) -> None:
        silent = time.monotonic() - self.heard
        if silent < SILENCE:
            self.expect(SILENCE - silent)
        else:
            self.socket.drop()

    async def read(self) -> None:
        while True:
            try:
                frame = await self.socket.take()
            except ConnectionError:
                return
            self.heard = time.monotonic()
            arrived = self.room.now()
            if size(frame) > wire.LONGEST_MESSAGE:
                self.tell(wire.Bye("message-too-long", resume=False))
                return
            try:
                for bucket in self.limits:
                    spend(bucket)
                await self.take(frame, arrived)
            except Refusal as refusal:
                self.metrics.refusals.labels(refusal.reason).inc()
                self.tell(wire.Bye(refusal.reason, resume=True))
                return

    async def take(self, frame: str | bytes, arrived: float) -> None:
        """One message: understood and answered, or refused. Raises Refusal where the line is
        to end."""
        try:
            message = wire.decoder.decode(frame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse("", Refusal("not-understood", why=str(error)[:200]))
            return
        match message:
            case wire.Ping(at=at):
                self.tell(wire.Pong(at, int(self.room.now())))
            case wire.Echo(number=number):
                self.trips.echo(number, arrived)
            case wire.Hello():
                self.hello(message)
            case wire.Do():
                await self.do(message, arrived)

    def hello(self, message: wire.Hello) -> None:
        spend(self.hellos)
        try:
            host = self.room.find(message.table)
        except Refusal as refusal:
            self.refuse("", refusal)
            return
        if self.host is not None:
            self.host.leave(self)
        self.holder = holder_of(message.token)
        self.host = host
        # Many lines of one person are allowed no more than one; nobody knows who only watches.
        self.limits = [self.messages, *([host.messages_of(self.holder)] if self.holder else [])]
        host.enter(self, message.since)
        if self.prober is not None:
            self.prober.cancel()
        self.probe()

    async def do(self, message: wire.Do, arrived: float) -> None:
        kind = type(message.command).__struct_config__.tag
        self.metrics.commands.labels(kind).inc()
        self.asked[message.id] = time.perf_counter()
        if self.host is None:
            self.refuse(message.id, Refusal("hello-first"))
        elif isinstance(message.command, wire.Chat | wire.React):
            self.host.talk(self, message)
        elif self.host.race(self, message, arrived) is None:
            # A race's gestures wait elsewhere: what comes in meanwhile must be read, and dated.
            await self.host.ask(self, message)

    def refuse(self, request: str, refusal: Refusal) -> None:
        self.tell(refused(request, refusal))

    def count(self, answer: wire.Accepted | wire.Refused) -> None:
        if isinstance(answer, wire.Refused):
            self.metrics.refusals.labels(answer.reason).inc()
        started = self.asked.pop(answer.id, None)
        if started is not None:
            self.metrics.acknowledged.observe(time.perf_counter() - started)

    def probe(self) -> None:
        """Measure the line, again and again, for as long as it is at a table that races."""
        if self.host is not None and self.host.measures:
            now = self.room.now()
            if not self.trips.awaits(now):
                self.tell(wire.Probe(self.trips.probe(now)))
            self.prober = self.loop.call_later(self.trips.pause, self.probe)


def spend(bucket: Bucket) -> None:
    """Raises Refusal where nothing is left in it."""
    if not bucket.take():
        raise Refusal("too-fast")


def size(frame: str | bytes) -> int:
    """In bytes, as it came over the line."""
    return len(frame) if isinstance(frame, bytes) or frame.isascii() else len(frame.encode())
