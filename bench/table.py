"""What one command costs a table: read, decided, told to everybody there. No sockets, no disk.

    python bench/table.py [--commands 4000] [--profile]

Plays by random gestures in all chairs of each game, over real connections whose wires go
nowhere, and prints microseconds of processor time a command, beside a fixed piece of plain Python
that says how fast this machine is just now.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import gc
import pstats
import random
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from parlour.games import NAMES, find
from parlour.server import protocol as wire
from parlour.server.connection import Connection
from parlour.server.host import Host
from parlour.server.metrics import Metrics
from parlour.server.room import Room
from parlour.server.store import Entry, KeptRecord
from parlour.server.table import Table, new_table


class Nowhere:
    """A wire whose other end reads nothing."""

    behind = 0

    def __init__(self) -> None:
        self.bytes = 0

    async def take(self) -> str | bytes:
        raise ConnectionError

    def give(self, texts: list[bytes]) -> None:
        self.bytes += sum(map(len, texts))

    def drop(self) -> None:
        pass


class Forgetful:
    """A store that is quick because it keeps nothing. Like the real one it answers later."""

    async def append(self, entries: Sequence[Entry], records: Sequence[KeptRecord] = ()) -> None:
        await asyncio.sleep(0)


class OneTable:
    """Stands for a room."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.now = host.now

    def find(self, name: str) -> Host:
        return self.host


class Clock:
    """Moves on by half a second a command, so that nobody is ever too quick."""

    def __init__(self) -> None:
        self.time = 1e6

    def __call__(self) -> float:
        return self.time


async def ask(line: Connection, clock: Clock, number: int, **command: Any) -> None:
    text = msgspec.json.encode({"type": "do", "id": f"c{number}", "command": command}).decode()
    await line.take(text, clock())
    while line.asked:  # a race's gesture is judged by a task of its own
        clock.time += 200
        assert line.host is not None
        if line.host.contest is not None:
            line.host.contest.wake.set()
        await asyncio.sleep(0)


async def play(name: str, commands: int, profile: cProfile.Profile | None) -> tuple[float, int]:
    """Seconds of processor time, and bytes told."""
    seats = find(name).rules.MAX_SEATS
    tokens = [f"token-{seat}-{'x' * 12}" for seat in range(seats)]
    lines = new_table(tokens[0], game=name, seats=seats, options={}, timing=wire.Timing(look=0))
    clock = Clock()
    pool = ThreadPoolExecutor(1)
    host = Host(Table.folded("bench", lines), cast(Any, Forgetful()), pool, clock)
    host.start()
    room, metrics = cast(Room, OneTable(host)), Metrics()
    people = []
    for seat, token in enumerate(tokens):
        line = Connection(Nowhere(), room, metrics)
        line.messages.rate = line.messages.tokens = 1e9
        line.hello(wire.Hello("bench", token, -1))
        await ask(line, clock, seat, type="sit", seat=seat, name=f"P{seat}")
        people.append(line)
    await ask(people[0], clock, 100, type="start")
    done, spent = 0, 0.0
    gc.collect()
    gc.disable()
    while done < commands:
        table = host.table
        if table.phase in ("between", "over"):
            for line in people:
                await ask(line, clock, -done, type="again")
            continue
        assert table.play is not None
        clock.time += 60_000
        able = [seat for seat in range(seats) if table.play.legal(seat)]
        seat = random.choice(able)
        mask = table.play.legal(seat)
        action = random.choice([n for n in range(63) if mask >> n & 1])
        began = time.process_time()
        if profile is not None:
            profile.enable()
        await ask(people[seat], clock, 1000 + done, type="act", action=action)
        await asyncio.sleep(0)
        if profile is not None:
            profile.disable()
        spent += time.process_time() - began
        done += 1
    gc.enable()
    await host.stop()
    pool.shutdown()
    return spent, sum(cast(Nowhere, line.socket).bytes for line in people)


def yardstick() -> float:
    """Seconds for a fixed piece of work."""
    began = time.process_time()
    total = 0
    for number in range(2_000_000):
        total += number & 7
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--commands", type=int, default=4_000)
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--profile", action="store_true")
    asked = parser.parse_args()
    random.seed(1)
    for name in [asked.game] if asked.game else NAMES:
        profile = cProfile.Profile() if asked.profile else None
        measure = yardstick()
        spent, told = uvloop.run(play(name, asked.commands, profile))
        each = 1e6 * spent / asked.commands
        print(
            f"{name:10} {each:6.0f} µs a command, {told / asked.commands:6.0f} bytes told; "
            f"as long as {each * 2 / measure:7.0f} turns of a plain loop",
            flush=True,
        )
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(40)


if __name__ == "__main__":
    main()
