"""People with lines of different length, over real sockets: they reach for one product at the
same moment, and then for the first place in the queue."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from parlour.client import Chair, new_token
from parlour.core.errors import Refusal
from parlour.games.check_out.data import COSTS
from parlour.games.check_out.state import BID, BUY, CHECK_OUT, DONE, ROLL, SHOP, left
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.store import Store
from parlour.server.table import Table as Folded
from tests.server.running import Server

SEATS = 6
TABLES = 10
"""At the most: one address may have 64 lines, and make so many tables at once."""
PATIENCE = 12.0
"""Seconds in which all six must have the faces; else they leave it, and queue."""
GONE = ("not-your-turn", "illegal-action", "stale", "too-late")


class Distant(Chair):
    """A chair whose line is as long as it is told, both ways."""

    def __init__(self, url: str, table: str, token: str, away: float) -> None:
        super().__init__(url, table, token)
        self.away = away
        self.tasks: set[asyncio.Task[None]] = set()

    def delay(self) -> float:
        return (self.away + random.expovariate(1 / 4)) / 1000

    async def take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Probe):
            task = asyncio.get_running_loop().create_task(self.echo(message))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            await super().take(message)

    async def echo(self, probe: wire.Probe) -> None:
        await asyncio.sleep(self.delay() + self.delay())
        await self.say(wire.Echo(probe.number))

    @property
    def view(self) -> dict[str, Any]:
        assert self.position is not None
        return self.position.view

    def able(self, action: int) -> bool:
        return self.position is not None and action in self.position.legal

    async def until(self, condition: Callable[[], bool]) -> None:
        async with self.changed:
            await asyncio.wait_for(self.changed.wait_for(condition), 60)

    async def prepare(self, product: int) -> None:
        """Roll until the dice show it."""
        while not self.able(product):
            await self.act(ROLL)

    async def reach(self, action: int, moment: float) -> Refusal | None:
        """Everybody sees it at that moment and reacts as people do; what comes of it."""
        await asyncio.sleep(max(0.0, moment - time.time()) + max(0.15, random.gauss(0.30, 0.06)))
        await asyncio.sleep(self.delay())
        try:
            await self.act(action)
        except Refusal as refusal:
            return refusal
        return None


class Finish(NamedTuple):
    """One race: who was told to have it, and what all the others were told."""

    action: int
    winners: list[int]
    losers: list[Refusal]

    @property
    def clear(self) -> bool:
        """One has it; all others heard who, and by how much."""
        told = [one.details.get("winner") for one in self.losers]
        return len(self.winners) == 1 and told == self.winners * (SEATS - 1)


class Table:
    """One table of six, at which race follows race."""

    def __init__(self, server: Server, fair: bool, farther: float) -> None:
        self.server = server
        self.fair = fair
        self.away = [random.uniform(4, 16) + farther * (seat == SEATS - 1) for seat in range(SEATS)]
        self.name = ""
        self.chairs: list[Distant] = []
        self.finishes: list[Finish] = []

    async def sit_down(self) -> None:
        token = new_token()
        timing = {"look": 0, "tempo": "frantic", "fair": self.fair}
        body = {"token": token, "game": "check_out", "seats": SEATS, "timing": timing}
        code, made = await asyncio.to_thread(lambda: self.server.post("/api/tables", **body))
        assert code == 201, made
        self.name = made["table"]
        for seat, away in enumerate(self.away):
            chair = Distant(self.server.ws, self.name, new_token() if seat else token, away)
            await chair.open()
            await chair.do(wire.Sit(seat=seat, name=f"P{seat}"))
            self.chairs.append(chair)

    async def all(self, what: Callable[[Distant], Awaitable[Any]]) -> list[Any]:
        return await asyncio.gather(*(what(chair) for chair in self.chairs))

    async def play(self, races: int) -> None:
        """Games until so many products were raced for."""
        first = self.chairs[0]
        await first.do(wire.Start())
        while len(self.products()) < races:
            await first.until(lambda: first.position is not None)
            await self.round()
            if first.view["phase"] == BID:
                await self.all(lambda chair: chair.act(0))
                await self.all(lambda chair: attempt(chair.do(wire.Again())))
                await first.until(lambda: first.view["phase"] == SHOP)

    def products(self) -> list[Finish]:
        return [one for one in self.finishes if one.action != CHECK_OUT]

    async def round(self) -> None:
        first = self.chairs[0]
        while (product := self.wanted()) is not None:
            try:
                await asyncio.wait_for(self.all(lambda chair: chair.prepare(product)), PATIENCE)
            except TimeoutError:
                break
            await self.race(product, self.chairs)
        await self.race(CHECK_OUT, [chair for chair in self.chairs if chair.able(CHECK_OUT)])
        while first.view["phase"] in (SHOP, BUY) and self.shopped():
            turn = first.view["player"]
            await attempt(self.chairs[turn].act(DONE))
            await asyncio.sleep(0.01)

    def wanted(self) -> int | None:
        """The cheapest product for which everybody has dice enough, and one more for the queue."""
        view = self.chairs[0].view
        fewest = min(left(dice) for dice in view["dice"])
        found = [product for product in view["shelf"] if COSTS[product] < fewest]
        return min(found, key=lambda product: COSTS[product], default=None)

    def shopped(self) -> bool:
        """Whether the race of this round is over."""
        position = self.chairs[0].position
        return position is not None and position.heat is None

    async def race(self, action: int, chairs: list[Distant]) -> None:
        moment = time.time() + 0.2
        told = await asyncio.gather(*(chair.reach(action, moment) for chair in chairs))
        winners = [c.seat for c, refusal in zip(chairs, told, strict=True) if refusal is None]
        self.finishes.append(Finish(action, winners, [one for one in told if one is not None]))

    async def leave(self) -> None:
        for chair in self.chairs:
            await chair.close()


async def attempt(asked: Awaitable[Any]) -> None:
    """Somebody else, or the rules, may have been quicker."""
    try:
        await asked
    except Refusal as refusal:
        if refusal.reason not in (*GONE, "not-over"):
            raise


async def races_over_sockets(
    server: Server, tables: int, races: int, fair: bool, farther: float
) -> tuple[int, list[int], int, list[int]]:
    """How many products were raced for, wins by seat, what went wrong, and who came to the
    queue first."""
    company = [Table(server, fair, farther) for _ in range(min(tables, TABLES))]
    for table in company:
        await table.sit_down()
    try:
        await asyncio.gather(*(table.play(races // len(company)) for table in company))
    finally:
        for table in company:
            await table.leave()
    server.stop()
    store = Store.open(server.folder)
    wins, queue, wrong = [0] * SEATS, [0] * SEATS, 0
    for table in company:
        raced = heats([log.unpack(entry.body) for entry in store.read(table.name)])
        for heat in raced:
            queue[next(line.seat for line in heat if line.action == CHECK_OUT)] += 1
        grabs = [line for heat in raced for line in heat if line.action < ROLL]
        for finish, grab in zip(table.products(), grabs, strict=True):
            if finish.clear and (grab.action, [grab.seat]) == (finish.action, finish.winners):
                wins[grab.seat] += 1
            else:
                wrong += 1
    store.finish()
    return sum(wins) + wrong, wins, wrong, queue


def heats(lines: list[log.Any_]) -> list[list[log.Acted]]:
    """What was done in each race that came to its end, by the log."""
    made = lines[0]
    assert isinstance(made, log.Made)
    table = Folded("", made)
    found: list[list[log.Acted]] = []
    fresh = True
    for line in lines[1:]:
        if isinstance(line, log.Acted):
            if table.heat and fresh:
                found.append([])
            if table.heat:
                found[-1].append(line)
            fresh = not table.heat
        table.apply(line)
    return found if fresh else found[:-1]
