"""An hour of play in a few minutes: does the server stay as small as it was?

    python -m tests.load.hour [--minutes 6] [--rate 500]

300 people sit at tables of all four games; at a human pace, a gesture in two seconds at each
table, they would make some 100,000 in an hour. When a match is over its host closes the table,
and the same people open another one. Memory and tasks are looked at all the while, and at the end,
when everybody has gone, nothing may be left running. First says what an idle line and a running
table weigh.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from picows import WSTransport, ws_connect

from parlour.client import new_token
from tests.load.players import Crowd, Player
from tests.server.running import Server, running

PEOPLE = 300
IDLE = 1000
MEGABYTE = 1 << 20
GROWTH = 0.03
"""How much more than in the second third the server may hold at the end. In the first its caches
fill, and races, which keep their own time, grow to their usual length."""


class Guest(Player):
    """Closes the table after a match, and goes on to the next one with the others."""

    def wish(self) -> dict[str, Any] | None:
        if self.phase == "over":
            return {"type": "close"} if self.seat == 0 else None
        return super().wish()


class Guests(Crowd):
    kind = Guest

    async def move_on(self) -> int:
        """New tables for everybody whose table was closed; returns how many."""
        closed = [p for p in self.players if p.seat == 0 and p.phase == "closed" and not p.pending]
        for host in closed:
            party = [p for p in self.players if p.table == host.table]
            table = await asyncio.to_thread(self.make, host.game, len(party), host.token)
            for one in party:
                one.table, one.phase, one.position = table, "", None
                one.say(type="hello", table=table, token=one.token)
                await one.have(type="sit", seat=one.seat, name=f"P{one.seat}", contribution="ab")
            host.queue()
        return len(closed)


def tasks(server: Server) -> int:
    found = re.search(r"^parlour_tasks (\S+)", server.get("/metrics"), re.M)
    assert found
    return int(float(found[1]))


async def weigh(server: Server) -> None:
    """An idle line, and a table with a game running."""
    crowd = Crowd(server)
    token = new_token()
    tables = [await asyncio.to_thread(crowd.make, "roll_out", 2, token) for _ in range(10)]
    await asyncio.sleep(1)
    empty = server.resident()
    lines: list[WSTransport] = []
    for place in range(IDLE):
        watcher = Player(crowd, tables[place % 10], "roll_out", -1, new_token())
        address = f"127.0.3.{1 + place // 50}"
        lines.append((await ws_connect(lambda w=watcher: w, server.ws, local_addr=(address, 0)))[0])
    await asyncio.sleep(1)
    full = server.resident()
    print(f"an idle line: {(full - empty) / IDLE / 1024:.1f} kB", flush=True)
    crowd.leaving = True
    for line in lines:
        line.disconnect()
    await asyncio.sleep(1)
    before = server.resident()
    made = [await asyncio.to_thread(crowd.make, "check_out", 6, new_token()) for _ in range(100)]
    await asyncio.sleep(1)
    print(f"a table before its game: {(server.resident() - before) / len(made) / 1024:.1f} kB")


async def hour(server: Server, minutes: float, rate: float) -> bool:
    at_rest = tasks(server)
    crowd = Guests(server)
    await crowd.come(PEOPLE)
    before = server.resident()
    seen: list[float] = []
    commands = 0
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        await crowd.play(rate, 5)
        await crowd.move_on()
        seen.append(server.resident() / MEGABYTE)
        commands = len([one for took in crowd.took.values() for one in took])
        if len(seen) % 4 == 0:
            print(f"{commands} commands, {crowd.tables} tables: {seen[-1]:.0f} MB", flush=True)
        if len(seen) == 2:  # about half a game each
            grown = server.resident() - before
            print(f"a running table: {grown / crowd.tables / 1024:.0f} kB", flush=True)
    third = len(seen) // 3
    settled = max(seen[third : 2 * third])
    crowd.leaving = True
    for player in crowd.players:
        if player.seat == 0 and player.phase != "closed":
            player.ask(type="close")
    await asyncio.sleep(3)
    for player in crowd.players:
        player.transport.disconnect()
    await asyncio.sleep(3)
    left = tasks(server) - at_rest
    print(
        f"{commands} commands at {crowd.tables} tables; memory: second third {settled:.0f} MB, "
        f"at the end {seen[-1]:.0f} MB; lines dropped {crowd.dropped}; tasks left behind {left}"
    )
    return left <= 0 and not crowd.dropped and seen[-1] <= settled * (1 + GROWTH)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=6)
    parser.add_argument("--rate", type=float, default=500)
    asked = parser.parse_args()
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder:
        with running(Path(folder) / "weighed") as server:
            asyncio.run(weigh(server))
            server.stop()
        with running(Path(folder) / "data") as server:
            fine = asyncio.run(hour(server, min(asked.minutes, 10), min(asked.rate, 1000)))
            server.stop()
    sys.exit(not fine)


if __name__ == "__main__":
    main()
