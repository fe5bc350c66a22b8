"""Seat a program of your own at a table, through the protocol that browsers speak.

::

    async with join("ws://127.0.0.1:8000/ws", table="abc", seat=1, name="Robo") as chair:
        async for position in chair.turns():
            await chair.act(position.legal[0])

A seat is yours as long as you keep its ``token``; a lost line is taken up again.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import secrets
from collections.abc import AsyncIterator

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.core.errors import Refusal
from parlour.server import protocol as wire

PING = 2.5
EARLY = ("too-early", "too-quick")
RETRY = (0.2, 0.5, 1.0, 2.0, 5.0)

_decoder: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)


def new_token() -> str:
    """A secret that holds a chair."""
    return secrets.token_urlsafe(18)


class Chair:
    """A connection to a table, as a player or, without a seat, as a spectator."""

    def __init__(self, url: str, table: str, token: str = "") -> None:
        self.url = url
        self.table = table
        self.token = token
        self.version = -1
        self.seat = -1
        self.info: wire.Info | None = None
        self.position: wire.Position | None = None
        self.events: list[wire.Event] = []
        self.updates = 0
        self.changed = asyncio.Condition()
        self.answers: dict[str, asyncio.Future[wire.Accepted]] = {}
        self.pending: dict[str, wire.Do] = {}
        self.socket: ClientConnection | None = None
        self.ids = itertools.count()
        self.prefix = secrets.token_urlsafe(6)
        self.closing = False
        self.task: asyncio.Task[None] | None = None

    # The line

    async def open(self) -> None:
        """Connect, say hello, and wait until the table is known."""
        self.task = asyncio.create_task(self.run(), name=f"chair at {self.table}")
        async with self.changed:
            await asyncio.wait_for(
                self.changed.wait_for(lambda: self.info is not None or self.failed), 30
            )
        if self.info is None and self.task.done():
            self.task.result()

    @property
    def failed(self) -> bool:
        return self.task is not None and self.task.done()

    async def close(self) -> None:
        self.closing = True
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Refusal):
                await self.task

    async def run(self) -> None:
        """Keep the line up; commands without an answer are sent again, which is harmless."""
        tries = 0
        try:
            while True:
                if tries:
                    await asyncio.sleep(RETRY[min(tries, len(RETRY)) - 1])
                tries += 1
                with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                    async with connect(self.url, compression=None, open_timeout=10) as socket:
                        self.socket = socket
                        await self.say(wire.Hello(self.table, self.token, self.version))
                        for request in list(self.pending.values()):
                            await self.say(request)
                        pinging = asyncio.create_task(self.ping())
                        try:
                            async for frame in socket:
                                tries = 1  # a line that stood: the next one is tried soon
                                await self.take(_decoder.decode(frame))
                        finally:
                            pinging.cancel()
                self.socket = None
        finally:
            for answer in self.answers.values():
                if not answer.done():
                    answer.set_exception(ConnectionError("the chair was left"))
            async with self.changed:
                self.changed.notify_all()

    async def ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            await self.say(wire.Ping(asyncio.get_running_loop().time()))

    async def say(self, message: wire.ClientMessage) -> None:
        if self.socket is not None:
            with contextlib.suppress(Exception):  # a dead line is noticed by the reader
                await self.socket.send(wire.encoder.encode(message).decode())

    async def take(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Probe(number=number):
                await self.say(wire.Echo(number))
            case wire.Welcome() | wire.Update():
                await self.take_news(message)
            case wire.Accepted():
                self.pending.pop(message.id, None)
                if (answer := self.answers.pop(message.id, None)) and not answer.done():
                    answer.set_result(message)
            case wire.Refused():
                self.pending.pop(message.id, None)
                refusal = Refusal(message.reason, **message.details)
                if (answer := self.answers.pop(message.id, None)) and not answer.done():
                    answer.set_exception(refusal)
                elif not message.id and self.info is None:
                    raise refusal

    async def take_news(self, message: wire.Welcome | wire.Update) -> None:
        if isinstance(message, wire.Update) and message.since != self.version:
            await self.say(wire.Hello(self.table, self.token, self.version))
            return
        number = message.position.number if message.position is not None else 0
        first = message.events[0].number if message.events else number + 1
        fresh = isinstance(message, wire.Welcome) and message.complete
        known = [] if fresh else [e for e in self.events if e.number < first]
        self.events = known[:number] + message.events
        self.version, self.seat = message.version, message.seat
        self.info, self.position = message.info, message.position
        async with self.changed:
            self.updates += 1
            self.changed.notify_all()

    # Playing

    async def do(self, command: wire.Command) -> wire.Accepted:
        """Ask for something and wait for the answer. Raises Refusal with the reason."""
        request = wire.Do(f"{self.prefix}{next(self.ids)}", command)
        answer = asyncio.get_running_loop().create_future()
        self.answers[request.id] = answer
        self.pending[request.id] = request
        await self.say(request)
        accepted: wire.Accepted = await answer
        return accepted

    async def act(self, action: int) -> wire.Accepted:
        """Make a gesture; where it is too early for it, wait as long as the table says."""
        while True:
            heat = self.position.heat if self.position is not None else None
            try:
                return await self.do(wire.Act(action, heat=heat.number if heat else 0))
            except Refusal as refusal:
                if refusal.reason not in EARLY:
                    raise
                await asyncio.sleep(float(str(refusal.details["ms"])) / 1000)

    async def turns(self) -> AsyncIterator[wire.Position]:
        """Every position in which this seat may act, until the table's games are over. Between
        two of them it says that it wants to go on."""
        seen = -1
        while True:
            async with self.changed:
                while self.updates == seen:
                    await self.changed.wait()
                seen = self.updates
            assert self.info is not None
            if self.info.phase in ("over", "closed"):
                return
            if self.info.phase == "between" and self.seat not in (-1, *self.info.again):
                with contextlib.suppress(Refusal):  # the others were quicker, and it goes on
                    await self.do(wire.Again())
            elif self.info.phase == "playing" and self.position and self.position.legal:
                yield self.position


@contextlib.asynccontextmanager
async def join(
    url: str, table: str, seat: int = -1, name: str = "Robo", token: str = ""
) -> AsyncIterator[Chair]:
    """A chair at a table, or with ``seat=-1`` a place to watch from."""
    chair = Chair(url, table, token or (new_token() if seat >= 0 else ""))
    await chair.open()
    try:
        if seat >= 0 and chair.seat != seat:
            contribution = secrets.token_hex(8)
            await chair.do(wire.Sit(seat=seat, name=name, contribution=contribution))
        yield chair
    finally:
        await chair.close()
