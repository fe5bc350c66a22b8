"""Many players at many tables, from one process of its own: how fast are the answers?

    python -m tests.load.load [--players 2000] [--rate 1000] [--seconds 30]
    python -m tests.load.load --bots 200

Starts a server on the loopback, seats programs at tables of all four games, and lets them
play at that many commands a second, evenly spread. Every command must be answered, and every
accepted one must be in the log, once. Bounded: at most 2,400 players, 3,000 commands a second
and 120 seconds. The players come from many loopback addresses, because one address may
have 64 lines only.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from math import inf
from pathlib import Path
from typing import NamedTuple

from parlour.server import entries as log
from parlour.server.store import Store
from tests.load.players import Crowd
from tests.server.running import Server, running

MOST = {"players": 2_400, "rate": 3_000, "seconds": 120, "bots": 200}

Lags = dict[float, int]


class Asked(NamedTuple):
    players: int
    rate: int
    seconds: int
    bots: int


async def campaign(server: Server, asked: Asked) -> tuple[Crowd, Lags]:
    crowd = Crowd(server)
    started = time.monotonic()
    if asked.bots:
        await crowd.come_to_bots(asked.bots)
    else:
        await crowd.come(asked.players)
    print(
        f"{len(crowd.players)} players at {crowd.tables} tables "
        f"after {time.monotonic() - started:.0f} s",
        flush=True,
    )
    await crowd.play(asked.rate / 2, 9)  # until countdowns are over and everything is warm
    crowd.forget()
    before = lags(server.get("/metrics"))
    began, busy = time.monotonic(), server.busy()
    await crowd.play(asked.rate, asked.seconds)
    crowd.seconds, crowd.busy = time.monotonic() - began, server.busy() - busy
    after = lags(server.get("/metrics"))
    await asyncio.sleep(2)  # for the last answers
    return crowd, {le: after[le] - before[le] for le in after}


def count(folder: Path, crowd: Crowd) -> tuple[int, int, int, int]:
    """How many accepted commands are not in the log, or twice; contests in it, and all lines."""
    ids: list[str] = []
    beaten = lines = 0
    store = Store.open(folder)
    for table in store.tables():
        for entry in store.read(table):
            line = log.unpack(entry.body)
            lines += 1
            beaten += isinstance(line, log.Beaten)
            if line.id:
                ids.append(line.id)
    store.finish()
    kept = set(ids)
    return len(crowd.accepted - kept), len(ids) - len(kept), beaten, lines


def lags(figures: str) -> Lags:
    """How often the event loop was late by at most so many milliseconds."""
    found = re.findall(r'parlour_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', figures)
    return {1000 * float(le): int(float(seen)) for le, seen in found}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=2_000)
    parser.add_argument("--rate", type=int, default=1_000)
    parser.add_argument("--seconds", type=int, default=30)
    parser.add_argument("--bots", type=int, default=0, help="tables of one person and five bots")
    given = vars(parser.parse_args())
    asked = Asked(**{name: min(value, MOST[name]) for name, value in given.items()})
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as server:
        crowd, late = asyncio.run(campaign(server, asked))
        figures = server.get("/metrics")
        server.stop()
        lost, twice, beaten, lines = count(server.folder, crowd)
        said = (server.folder.parent / "server.log").read_text().splitlines()
    for line in crowd.report():
        print(line)
    print(f"accepted but not in the log {lost}, in it twice {twice}; contests noted {beaten}")
    for line in [line for line in said if '"error"' in line or "exception" in line.lower()][:5]:
        print(line)
    for line in crowd.open_questions():
        print(line)
    looks = late[inf]
    print(f"log: {lines} lines in all")
    print(
        f"event loop, {looks} looks: within 10 ms {late[10.0] / looks:.2%}, 20 ms "
        f"{late[20.0] / looks:.2%}, all within {min(le for le in late if late[le] == looks)} ms"
    )
    for line in figures.splitlines():
        if line.startswith(("parlour_commit_max", "parlour_collector")):
            print(line)
    sys.exit(bool(lost or twice or crowd.unanswered or crowd.dropped))


if __name__ == "__main__":
    main()
