"""Kill the server under play, again and again, and count what was lost: nothing.

    python -m tests.server.kill 200
    python -m tests.server.kill 20 live

Programs play all games at several tables. The server is killed with SIGKILL at
random moments and started again. Every acknowledged command must be in the log,
none twice, every table must go on, and every client must find its chair again.
Check Out! is played in steps, or live: then it alone, and the server lives long enough between
two kills for a countdown and some seconds of the race.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from parlour.client import Chair, new_token
from parlour.core.errors import Refusal
from parlour.games import NAMES, find
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.store import Store
from tests.server.running import Server

AGAIN = ("not-your-turn", "illegal-action", "game-over", "stale", "not-over", "dice-rolling")
RACE = ("too-early", "too-quick", "too-late")
"""Refusals that a program meets when it acts on a position that is no longer there."""


class Report(NamedTuple):
    kills: int
    acknowledged: int
    lines: int
    lost: int
    twice: int
    tables: int
    moved: int
    seconds: float


PATIENCE = 60.0
"""Seconds until everybody has moved again: a line is up within five, GO may be three later."""


class Player:
    """A program in a chair that notes what was acknowledged."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        while True:
            position, info = self.chair.position, self.chair.info
            assert info is not None
            seen = self.chair.updates
            if info.phase in ("between", "over") and self.chair.seat not in info.again:
                await self.ask(wire.Again())
            elif info.phase == "gathering" and self.chair.seat == 0:
                await self.ask(wire.Start())
            elif position is not None and position.legal:
                await self.ask(wire.Act(random.choice(position.legal)))
            else:
                async with self.chair.changed:
                    if self.chair.updates == seen:
                        await self.chair.changed.wait()

    async def ask(self, command: wire.Command) -> None:
        try:
            accepted = await self.chair.do(command)
        except Refusal as refusal:
            if refusal.reason not in (*AGAIN, *RACE, "already-started"):
                raise
            await asyncio.sleep(0.02 if refusal.reason in AGAIN else 0.2)
        else:
            self.acknowledged.append(accepted.id)
            await asyncio.sleep(0.001)


async def campaign(folder: Path, kills: int, live: bool = False) -> Report:
    server = Server(folder / "data")
    server.start()
    started = time.monotonic()
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    async with asyncio.TaskGroup() as group:
        for game in [name for name in NAMES if find(name).race is not None] * 2 if live else NAMES:
            token = new_token()
            seats = find(game).rules.MIN_SEATS
            # A server that dies ten times before every GO would see no gesture: in steps.
            steps = not live and find(game).race is not None
            code, made = server.post(
                "/api/tables",
                token=token,
                game=game,
                seats=seats,
                options={"step": "on"} if steps else {},
                timing={"look": 0, "tempo": "frantic"},
            )
            assert code == 201, made
            for seat in range(seats):
                own = token if seat == 0 else new_token()
                chair = Chair(server.ws, made["table"], own)
                await chair.open()
                await chair.do(wire.Sit(seat=seat, name=f"P{seat}", contribution="ab"))
                players.append(Player(chair))
        tasks = [group.create_task(player.play()) for player in players]
        for _ in range(kills):
            await asyncio.sleep(random.uniform(4.0, 8.0) if live else random.uniform(0.05, 0.4))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        before = [len(player.acknowledged) for player in players]
        end = time.monotonic() + PATIENCE
        while (moved := went_on(players, before)) < len(players) and time.monotonic() < end:
            await asyncio.sleep(0.1)
        for task in tasks:
            task.cancel()
    for player in players:
        await player.chair.close()
    server.stop()
    return count(folder / "data", players, kills, moved, time.monotonic() - started)


def went_on(players: list[Player], before: list[int]) -> int:
    """How many players have had something acknowledged since."""
    return sum(len(p.acknowledged) > b for p, b in zip(players, before, strict=True))


def count(folder: Path, players: list[Player], kills: int, moved: int, seconds: float) -> Report:
    """Hold the log against what the clients were told."""
    ids: list[tuple[str, str]] = []
    tables = {player.chair.table for player in players}
    lines = 0
    store = Store.open(folder)
    for table in tables:
        for entry in store.read(table):
            lines += 1
            line = log.unpack(entry.body)
            if line.id:
                ids.append((table, line.id))
    store.finish()
    kept = set(ids)
    told = [(p.chair.table, name) for p in players for name in p.acknowledged]
    return Report(
        kills=kills,
        acknowledged=len(told),
        lines=lines,
        lost=sum(one not in kept for one in told),
        twice=len(ids) - len(kept),
        tables=len(tables),
        moved=moved,
        seconds=round(seconds, 1),
    )


def main() -> None:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(campaign(Path(folder), kills, live="live" in sys.argv))
    print(report)
    sys.exit(bool(report.lost or report.twice))


if __name__ == "__main__":
    main()
