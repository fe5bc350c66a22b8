"""Races without sockets: a table in memory whose time stands still until a test moves it."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from parlour.games.check_out.data import NEEDS
from parlour.games.check_out.state import DICE_EACH, FACES, SHOP, State, unrolled
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.host import Host
from parlour.server.store import Entry, KeptRecord
from parlour.server.table import Table, new_table
from tests.server.tables import HOST, Ear

POOL = ThreadPoolExecutor(1)
START = 1_000_000.0
MILK = 3


class Memory:
    """A store that forgets."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.records: list[KeptRecord] = []

    async def append(self, entries: Sequence[Entry], records: Sequence[KeptRecord] = ()) -> None:
        self.entries += entries
        self.records += records


class Race:
    """A table of Check Out! with people in all chairs, or bots in the last ones."""

    def __init__(self, seats: int = 2, bots: int = 0, **wishes: Any) -> None:
        self.time = START
        self.store = Memory()
        options = wishes.pop("options", {})
        lines = new_table(HOST, game="check_out", seats=seats, options=options, **wishes)
        self.store.entries = [
            Entry("table", place, 0, log.pack(line)) for place, line in enumerate(lines)
        ]
        self.host = Host(
            Table.folded("table", lines),
            self.store,  # type: ignore[arg-type]
            POOL,
            lambda: self.time,
        )
        assert self.host.contest is not None
        # Who comes first draws best: a test is to know who wins.
        self.host.contest.arbiter.draw = itertools.count(1.0).__next__
        self.people = seats - bots
        self.ears = [Ear(HOST if seat == 0 else f"token-{seat}") for seat in range(self.people)]

    @property
    def table(self) -> Table:
        return self.host.table

    @property
    def state(self) -> State:
        assert self.table.play is not None
        state: State = self.table.play.state
        return state

    async def begin(self) -> None:
        """Everybody sits down, and the host starts."""
        for seat, ear in enumerate(self.ears):
            self.host.enter(ear, -1)
            await ear.ask(self.host, wire.Sit(seat=seat, name=f"P{seat}", contribution="ab"))
        for seat in range(self.people, len(self.table.chairs)):
            await self.ears[0].ask(self.host, wire.SeatBot(seat=seat))
        answer = await self.ears[0].ask(self.host, wire.Start())
        assert isinstance(answer, wire.Accepted)

    def go(self) -> None:
        """The countdown is over."""
        self.time = self.host.clock.rounds.go

    def deal(self, product: int, seats: Sequence[int]) -> None:
        """Let the dice of those seats show what a product needs, the others' nothing."""
        assert self.table.play is not None
        shown = unrolled(DICE_EACH) | NEEDS[product]
        assert shown & FACES
        state = self.state
        self.table.play.states[-1] = state._replace(
            phase=SHOP,
            shelf=state.shelf | 1 << product,
            dice=tuple(shown if s in seats else unrolled(DICE_EACH) for s in range(6)),
        )

    def tap(self, seat: int, action: int, arrived: float | None = None, name: str = "") -> None:
        """A gesture comes in now, or was stamped a moment ago."""
        ear = self.ears[seat]
        ear.count += 1
        request = wire.Do(name or f"{ear.count}", wire.Act(action))
        self.host.race(ear, request, self.time if arrived is None else arrived)

    async def settle(self) -> None:
        assert self.host.contest is not None
        await self.host.contest.settle()

    async def pass_time(self, milliseconds: float) -> None:
        """Time passes, and what waits for it is judged, at its own moment."""
        assert self.host.contest is not None
        end = self.time + milliseconds
        await self.settle()
        while (due := self.host.contest.arbiter.due()) is not None and due <= end:
            self.time = max(self.time, due)
            await self.settle()
        self.time = end

    async def let_happen(self) -> str | None:
        """The next thing that happens by itself does; returns by whom."""
        attendant = self.host.attendant
        await attendant.think()
        due = attendant.next_due()
        if due is None:
            return None
        self.time = max(self.time, due.at)
        await attendant.let_happen(due)
        await self.settle()
        await asyncio.sleep(0)
        return getattr(due, "by", "bot")

    def answer(self, seat: int) -> Any:
        """The last answer to a seat."""
        told = [m for m in self.ears[seat].told if isinstance(m, wire.Accepted | wire.Refused)]
        return told[-1]

    def lines(self) -> list[log.Any_]:
        return [log.unpack(entry.body) for entry in self.store.entries]


async def started(seats: int = 2, bots: int = 0, **wishes: Any) -> Race:
    race = Race(seats, bots, **wishes)
    await race.begin()
    return race
