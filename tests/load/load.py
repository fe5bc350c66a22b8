"""Many players at many tables, from one process of its own: how fast are the answers?

    python -m tests.load.load [--players 2000] [--rate 1000] [--seconds 30]

Starts a server on the loopback, seats programs at tables of all four games, and lets them
play at that many commands a second, evenly spread. Every command must be answered, and every
accepted one must be in the log, once. Bounded: at most 2,400 players, 2,000 commands a second
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
from pathlib import Path

from parlour.server import entries as log
from parlour.server.store import Store
from tests.load.players import Crowd
from tests.server.running import Server, running

MOST = {"players": 2_400, "rate": 2_000, "seconds": 120}


async def campaign(server: Server, players: int, rate: int, seconds: float) -> Crowd:
    crowd = Crowd(server)
    started = time.monotonic()
    await crowd.come(players)
    print(
        f"{len(crowd.players)} players at {crowd.tables} tables "
        f"after {time.monotonic() - started:.0f} s",
        flush=True,
    )
    await crowd.play(rate / 2, 9)  # until countdowns are over and everything is warm
    crowd.forget()
    began = time.monotonic()
    await crowd.play(rate, seconds)
    crowd.seconds = time.monotonic() - began
    await asyncio.sleep(2)  # for the last answers
    return crowd


def count(folder: Path, crowd: Crowd) -> tuple[int, int, int]:
    """How many accepted commands are not in the log, or twice; and contests in it."""
    ids: list[str] = []
    beaten = 0
    store = Store.open(folder)
    for table in store.tables():
        for entry in store.read(table):
            line = log.unpack(entry.body)
            beaten += isinstance(line, log.Beaten)
            if line.id:
                ids.append(line.id)
    store.finish()
    kept = set(ids)
    return len(crowd.accepted - kept), len(ids) - len(kept), beaten


def lag_quantile(figures: str, share: float) -> float:
    """The bucket, in milliseconds, within which that share of all looks lies."""
    found = re.findall(r'parlour_loop_lag_seconds_bucket\{le="([^"]+)"\} (\S+)', figures)
    total = float(found[-1][1])
    return next(1000 * float(le) for le, seen in found if float(seen) >= share * total)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--players", type=int, default=2_000)
    parser.add_argument("--rate", type=int, default=1_000)
    parser.add_argument("--seconds", type=int, default=30)
    asked = {name: min(value, MOST[name]) for name, value in vars(parser.parse_args()).items()}
    random.seed(1)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as server:
        crowd = asyncio.run(campaign(server, asked["players"], asked["rate"], asked["seconds"]))
        figures = server.get("/metrics")
        lag = lag_quantile(figures, 0.99)
        server.stop()
        lost, twice, beaten = count(server.folder, crowd)
        said = (server.folder.parent / "server.log").read_text().splitlines()
    for line in crowd.report():
        print(line)
    print(f"accepted but not in the log {lost}, in it twice {twice}; contests noted {beaten}")
    for line in [line for line in said if '"error"' in line or "exception" in line.lower()][:5]:
        print(line)
    for line in crowd.open_questions():
        print(line)
    print(f"event loop late by at most {lag} ms in 99 of 100 looks, joining included")
    for line in figures.splitlines():
        if line.startswith(("parlour_loop_lag_max", "parlour_commit_max")):
            print(line)
    sys.exit(bool(lost or twice or crowd.unanswered or crowd.dropped))


if __name__ == "__main__":
    main()
