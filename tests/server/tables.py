"""Tables without sockets, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.host import Host
from parlour.server.room import Room
from parlour.server.store import Store
from parlour.server.table import Table, new_table

HOST = "host-token-0123456789"
GUEST = "guest-token-0123456789"


class Ear:
    """A listener that keeps what it was told."""

    def __init__(self, token: str = "") -> None:
        self.holder = holder_of(token)
        self.told: list[wire.ServerMessage] = []
        self.count = 0
        self.trip = 0.0

    def tell(self, message: wire.ServerMessage) -> None:
        self.told.append(message)

    def last(self, kind: type[Any]) -> Any:
        return next(message for message in reversed(self.told) if isinstance(message, kind))

    def all(self, kind: type[Any]) -> list[Any]:
        return [message for message in self.told if isinstance(message, kind)]

    async def ask(self, host: Host, command: wire.Command, request: str = "") -> Any:
        """Ask, and return the answer."""
        self.count += 1
        name = request or f"{self.count}"
        await host.ask(self, wire.Do(name, command))
        return next(
            m
            for m in reversed(self.told)
            if isinstance(m, wire.Accepted | wire.Refused) and m.id == name
        )


def fresh(token: str = HOST, game: str = "roll_out", seats: int = 2, **wishes: Any) -> Table:
    """A new table that nobody has stored."""
    lines = new_table(token, game=game, seats=seats, options=wishes.pop("options", {}), **wishes)
    return Table.folded("table", lines)


def do(table: Table, token: str, command: wire.Command, request: str = "") -> None:
    """Decide and apply at once, as if the log were instant."""
    for line in table.decide(holder_of(token), command, request).lines:
        table.apply(line)


async def open_room(folder: Path) -> Room:
    room = Room(Store.open(folder))
    await room.open()
    return room


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 120))


async def until(condition: Any) -> None:
    while not condition():
        await asyncio.sleep(0.01)


async def table_for_two(room: Room, game: str = "roll_out", **wishes: Any) -> tuple[Host, Ear, Ear]:
    host = await room.make(HOST, **{"game": game, "seats": 2, "options": {}, **wishes})
    ann, ben = Ear(HOST), Ear(GUEST)
    for ear in (ann, ben):
        host.enter(ear, -1)
    await ann.ask(host, wire.Sit(seat=0, name="Ann", contribution="a1"))
    await ben.ask(host, wire.Sit(seat=1, name="Ben", contribution="b2"))
    return host, ann, ben
