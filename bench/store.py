"""How fast the store is: entries a second, and how long one append takes.

    python bench/store.py [--seconds S] [--folder F] [--json FILE]

Appenders are tasks of one event loop; each appends one entry of 200 bytes to a table of its own,
waits until it is durable, and does so again. "Busy" is the same beside other work that
takes half of the loop's time. The disk decides most of it, so the first line shows what one bare
flush costs in the same folder.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from parlour.server.store import Entry, Store

BODY = b"x" * 200
APPENDERS = (1, 32, 333)
SLICE = 0.002
"""Seconds that the other work takes at a time."""


class Figures(NamedTuple):
    appenders: int
    busy: bool
    entries: float
    """A second."""
    commits: float
    """A second."""
    median: float
    """Milliseconds of one append; so are the others."""
    p99: float
    longest: float


async def measure(folder: Path, appenders: int, busy: bool, seconds: float) -> Figures:
    store = Store.open(folder)
    took: list[float] = []
    started = perf_counter()
    end = started + seconds

    async def append(table: str) -> None:
        seq = 0
        while (before := perf_counter()) < end:
            await store.append([Entry(table, seq, seq, BODY)])
            took.append(perf_counter() - before)
            seq += 1

    async def work() -> None:
        while perf_counter() < end:
            until = perf_counter() + SLICE
            while perf_counter() < until:
                pass
            await asyncio.sleep(SLICE)

    async with asyncio.TaskGroup() as group:
        if busy:
            group.create_task(work())
        for number in range(appenders):
            group.create_task(append(f"table-{number:04}"))
    lasted = perf_counter() - started
    stats = store.stats
    await store.close()
    took.sort()
    return Figures(
        appenders,
        busy,
        stats.entries / lasted,
        stats.commits / lasted,
        statistics.median(took) * 1000,
        took[int(len(took) * 0.99)] * 1000,
        took[-1] * 1000,
    )


def flush(folder: Path, times: int = 200) -> float:
    """Milliseconds of one bare write and flush, median."""
    took = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(times):
            before = perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            took.append(perf_counter() - before)
    return statistics.median(took) * 1000


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0, help="for each line")
    parser.add_argument("--folder", type=Path, help="on the disk to measure")
    parser.add_argument("--json", type=Path)
    arguments = parser.parse_args()
    figures = []
    with tempfile.TemporaryDirectory(dir=arguments.folder) as name:
        bare = flush(Path(name))
        for busy in (False, True):
            for appenders in APPENDERS:
                folder = Path(name) / f"{appenders}-{busy}"
                print(f"{appenders} appenders …", file=sys.stderr)
                figures.append(asyncio.run(measure(folder, appenders, busy, arguments.seconds)))
    table = Table("appenders", "entries/s", "commits/s", "median", "p99", "longest")
    for column in table.columns:
        column.justify = "right"
    for one in figures:
        table.add_row(
            f"{one.appenders}{', busy' if one.busy else ''}",
            f"{one.entries:,.0f}",
            f"{one.commits:,.0f}",
            *(f"{ms:.2f} ms" for ms in (one.median, one.p99, one.longest)),
        )
    console = Console()
    console.print(f"One bare flush: {bare:.2f} ms")
    console.print(table)
    if arguments.json:
        lines = {"flush_ms": bare, "figures": [one._asdict() for one in figures]}
        arguments.json.write_text(json.dumps(lines, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
