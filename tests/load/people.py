"""People with lines of different length, over real sockets, who race for the first place."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

from parlour.client import Chair, new_token
from parlour.core.errors import Refusal
from parlour.games.check_out.state import BID, CHECK_OUT, DONE
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.store import Store
from tests.server.running import Server

SEATS = 6
ROUNDS = 4
MOST = 10
"""Tables: one address may have 64 lines, and make so many tables at once."""


class Distant(Chair):
    """A chair whose line is as long as it is told, both ways."""

    def __init__(self, url: str, table: str, token: str, away: float) -> None:
        super().__init__(url, table, token)
        self.away = away
        self.tasks: set[asyncio.Task[None]] = set()

    def delay(self) -> float:
        return (self.away + random.expovariate(1 / 4)) / 1000

    def later(self, what: Any) -> None:
        task = asyncio.get_running_loop().create_task(what)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def take(self, message: wire.ServerMessage) -> None:
        if isinstance(message, wire.Probe):
            self.later(self.echo(message))
        else:
            await super().take(message)

    async def echo(self, probe: wire.Probe) -> None:
        await asyncio.sleep(self.delay() + self.delay())
        await self.say(wire.Echo(probe.number))


async def player(chair: Distant, over: asyncio.Event) -> None:
    """Looks at the countdown, checks out as soon as it can, buys nothing."""
    raced = 0
    while not over.is_set():
        seen, position = chair.updates, chair.position
        if position is not None and position.view["phase"] == BID:
            over.set()
        elif position is not None and position.heat is not None and position.heat.number > raced:
            raced = position.heat.number
            # Clocks are synchronised, so all see GO at once; here it is even the same machine.
            wait = position.heat.go / 1000 - time.time()
            await asyncio.sleep(max(0.0, wait) + max(0.15, random.gauss(0.30, 0.06)))
            await asyncio.sleep(chair.delay())
            await attempt(chair, CHECK_OUT)
        elif position is not None and position.turn == chair.seat:
            await attempt(chair, DONE)
        else:
            async with chair.changed:
                if chair.updates == seen:
                    await chair.changed.wait()


async def attempt(chair: Chair, action: int) -> None:
    try:
        await chair.act(action)
    except Refusal as refusal:
        if refusal.reason not in ("not-your-turn", "illegal-action", "stale", "too-late"):
            raise


async def one_table(server: Server, fair: bool, farther: float) -> str:
    token = new_token()
    timing = {"look": 2, "fair": fair}
    body = {"token": token, "game": "check_out", "seats": SEATS, "timing": timing}
    code, made = await asyncio.to_thread(lambda: server.post("/api/tables", **body))
    assert code == 201, made
    table: str = made["table"]
    chairs = []
    for seat in range(SEATS):
        away = random.uniform(4, 16) + (farther if seat == SEATS - 1 else 0)
        chair = Distant(server.ws, table, token if seat == 0 else new_token(), away)
        await chair.open()
        await chair.do(wire.Sit(seat=seat, name=f"P{seat}"))
        chairs.append(chair)
    await chairs[0].do(wire.Start())
    over = asyncio.Event()
    players = [asyncio.create_task(player(chair, over)) for chair in chairs]
    try:
        await asyncio.wait_for(over.wait(), 60)
    finally:
        for task in players:
            task.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        for chair in chairs:
            await chair.close()
    return table


async def race_for_the_queue(
    server: Server, tables: int, fair: bool, farther: float
) -> tuple[int, list[int], int, float]:
    """Races, wins by seat, races without exactly one first, and nothing known of waits."""
    assert tables <= MOST
    names = await asyncio.gather(*(one_table(server, fair, farther) for _ in range(tables)))
    server.stop()
    store = Store.open(server.folder)
    wins, races, wrong = [0] * SEATS, 0, 0
    for name in names:
        acted = [
            line
            for entry in store.read(name)
            if isinstance(line := log.unpack(entry.body), log.Acted) and line.by == "player"
        ]
        queue = [line.seat for line in acted if line.action == CHECK_OUT]
        others = SEATS - 1  # the last one is put into the queue by the rules
        for start in range(0, ROUNDS * others, others):
            heat = queue[start : start + others]
            races += 1
            if len(set(heat)) == others:
                wins[heat[0]] += 1
            else:
                wrong += 1
    store.finish()
    return races, wins, wrong, 0.0
