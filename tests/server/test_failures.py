"""Crashes and full disks: nothing acknowledged is lost, nothing refused is kept."""

from __future__ import annotations

import asyncio
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.server.store import Entry, Store
from tests.server.stores import (
    entries,
    environment,
    python,
    record,
    refused,
    run,
    run_on_own_disk,
    with_store,
)

PLENTY = 1 << 30


def room(store: Store, pages: int) -> None:
    """How large the database may become: SQLite then reports a full disk, as from the disk."""
    store.writer.connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()


# Crashes


WRITE_AND_TELL = """
import asyncio, os, sys
from pathlib import Path
from parlour.server.store import Entry, Store

async def main():
    store = Store.open(Path(sys.argv[1]))
    life = int(sys.argv[2])
    async def player(table):
        seq = len(store.read(table))
        while True:
            count = 1 + seq % 3
            numbers = range(seq, seq + count)
            await store.append([Entry(table, n, life, b"%d " % n * (n % 400)) for n in numbers])
            for n in numbers:
                os.write(1, b"%s %d %d\\n" % (table.encode(), n, life))
            seq += count
    await asyncio.gather(*(player(f"t{number}") for number in range(20)))

asyncio.run(main())
"""


def test_a_killed_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    dice = random.Random(2)
    folder, told_file = tmp_path / "data", tmp_path / "told"
    for number in range(10):
        before = told_file.stat().st_size if number else 0
        with told_file.open("ab") as output:
            process = subprocess.Popen(
                python(WRITE_AND_TELL, folder, number), stdout=output, env=environment()
            )
        deadline = time.monotonic() + 20
        while told_file.stat().st_size == before:
            assert process.poll() is None
            assert time.monotonic() < deadline
            time.sleep(0.002)
        time.sleep(dice.random() * 0.15)
        process.kill()
        assert process.wait() == -signal.SIGKILL
    told_lines = told_file.read_bytes().splitlines()
    assert len(told_lines) > 1000

    async def look(store: Store) -> None:
        logs = {table: store.read(table) for table in store.tables()}
        for table, log in logs.items():
            for seq, entry in enumerate(log):  # without gaps, and each one whole
                assert entry == Entry(table, seq, entry.at, b"%d " % seq * (seq % 400))
        # The life in which it was told counts: a lost entry has a successor of the next one.
        for line in told_lines:
            table, last, life = line.decode().split()
            assert logs[table][int(last)].at == int(life)
        await store.append([Entry("t0", len(logs["t0"]), 0, b"")])

    with_store(folder, look)


# A full disk


def test_a_full_database_refuses_and_recovers(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(entries("t", 0, 10))
        room(store, 30)
        await refused("store-full", store.append(entries("t", 10, 60, size=2000), [record("r")]))
        assert store.read("t") == entries("t", 0, 10)
        assert store.record("r") is None
        # In one commit, small ones still fit where a large one doesn't.
        outcomes = await asyncio.gather(
            store.append(entries("u", 0, 60, size=2000)),
            store.append(entries("t", 10, 11)),
            store.append(entries("u", 60, 61)),
            return_exceptions=True,
        )
        reasons = [one.reason if isinstance(one, Refusal) else one for one in outcomes]
        assert reasons == ["store-full", None, "store-conflict"]
        assert store.tables() == ["t"]
        assert store.stats.failures == 2
        room(store, PLENTY)
        await store.append(entries("u", 0, 60, size=2000), [record("r")])
        assert store.read("u") == entries("u", 0, 60, size=2000)
        assert store.read("t") == entries("t", 0, 11)

    with_store(tmp_path, work)


def test_a_file_that_may_not_grow_refuses_and_recovers(tmp_path: Path) -> None:
    """The kernel fails the write itself, in the midst of the write-ahead log."""
    script = """
import asyncio, resource, sys
from pathlib import Path
from parlour.core.errors import Refusal
from parlour.server.store import Entry, Store

async def main():
    store = Store.open(Path(sys.argv[1]))
    await store.append([Entry("t", 0, 0, b"first")])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, hard))
    seq = 1
    try:
        while True:
            await store.append([Entry("t", seq, 0, b"x" * 3000)])
            seq += 1
    except Refusal as refusal:
        assert refusal.reason == "store-failed", refusal
    assert 10 < seq < 1000
    assert len(store.read("t")) == seq
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    await store.append([Entry("t", seq, 0, b"last")])
    assert [entry.seq for entry in store.read("t")] == list(range(seq + 1))
    await store.close()

asyncio.run(main())
"""
    assert resource.getrlimit(resource.RLIMIT_FSIZE)[0] == resource.RLIM_INFINITY
    run(python(script, tmp_path))


ON_A_FULL_DISK = """
import asyncio, sys
from pathlib import Path
from parlour.core.errors import Refusal
from parlour.server.store import Entry, Store

async def main():
    disk = Path(sys.argv[1])
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(1 << 20))
    store = Store.open(disk / "data")
    seq = 0
    try:
        while True:
            await store.append([Entry("t", seq, 0, b"x" * 3000)])
            seq += 1
    except Refusal as refusal:
        assert refusal.reason == "store-full", refusal
    assert seq > 10
    assert len(store.read("t")) == seq
    ballast.unlink()
    await store.append([Entry("t", seq, 0, b"last")])
    assert [entry.seq for entry in store.read("t")] == list(range(seq + 1))
    await store.close()

asyncio.run(main())
"""


def test_a_really_full_disk_refuses_and_recovers(tmp_path: Path) -> None:
    run_on_own_disk(tmp_path, ON_A_FULL_DISK)


FAILING_FLUSH = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>
static int flush(const char *name, int file) {
    if (unlink(getenv("FAIL_FLUSH")) == 0) { errno = EIO; return -1; }
    return ((int (*)(int)) dlsym(RTLD_NEXT, name))(file);
}
int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
"""

AFTER_A_FAILED_FLUSH = """
import asyncio, os, sys
from pathlib import Path
from parlour.core.errors import Refusal
from parlour.server.store import Entry, Store

async def main():
    store = Store.open(Path(sys.argv[1]))
    await store.append([Entry("t", 0, 0, b"kept")])
    Path(os.environ["FAIL_FLUSH"]).touch()
    try:
        await store.append([Entry("t", 1, 0, b"refused")])
    except Refusal as refusal:
        print(refusal.reason, flush=True)
    os._exit(0)

asyncio.run(main())
"""


def test_a_commit_whose_flush_failed_does_not_come_back(tmp_path: Path) -> None:
    """SQLite has written it all by then, and would find it again after a crash."""
    compiler = shutil.which("cc")
    if compiler is None or sys.platform != "linux":
        pytest.skip("no way to make a flush fail here")
    (tmp_path / "flush.c").write_text(FAILING_FLUSH)
    library = tmp_path / "flush.so"
    run([compiler, "-shared", "-fPIC", "-o", str(library), str(tmp_path / "flush.c"), "-ldl"])
    failing = {"LD_PRELOAD": str(library), "FAIL_FLUSH": str(tmp_path / "fail")}
    assert run(python(AFTER_A_FAILED_FLUSH, tmp_path / "data"), **failing) == "store-failed\n"

    async def look(store: Store) -> None:
        assert store.read("t") == [Entry("t", 0, 0, b"kept")]
        await store.append([Entry("t", 1, 0, b"another")])

    with_store(tmp_path / "data", look)
