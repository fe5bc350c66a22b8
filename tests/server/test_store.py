"""Nothing acknowledged is lost, nothing refused is kept."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.core.words import LANGUAGES, words
from parlour.server import database
from parlour.server.database import APPLICATION, DATABASE, SCHEMA
from parlour.server.store import Entry, KeptRecord, Store, backup_folder

PLENTY = 1 << 30


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run some work on an open store, and close it."""

    async def whole() -> None:
        store = Store.open(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def entries(table: str, start: int, stop: int, size: int = 20) -> list[Entry]:
    return [
        Entry(table, seq, 1000 + seq, f"{table}{seq}".encode() * size) for seq in range(start, stop)
    ]


def record(name: str, finished: int = 5, game: str = "check") -> KeptRecord:
    return KeptRecord(name, "t", finished, game, ["Ann", "小明"], "Parlour record 1\n", b'{"x":1}')


async def refused(reason: str, work: Awaitable[None]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.reason == reason
    told(caught.value)
    return caught.value


def refused_open(reason: str, folder: Path) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Store.open(folder)
    assert caught.value.reason == reason
    told(caught.value)
    return caught.value


def told(refusal: Refusal) -> None:
    """It can be said in every language."""
    for language in LANGUAGES:
        assert words(language, "server").error(refusal)


def room(store: Store, pages: int) -> None:
    """How large the database may become: SQLite then reports a full disk, as from the disk."""
    store.writer.connection.execute(f"PRAGMA max_page_count = {pages}").fetchone()


# Logs


def test_what_is_appended_is_read_after_a_restart(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.append(entries("b", 0, 3))
        await store.append([*entries("a", 0, 1), *entries("b", 3, 5)])
        await store.append([])

    async def read(store: Store) -> None:
        assert store.read("b") == entries("b", 0, 5)
        assert store.read("b", since=3) == entries("b", 3, 5)
        assert store.read("a") == entries("a", 0, 1)
        assert store.read("c") == []
        assert store.tables() == ["b", "a"]
        await store.append(entries("b", 5, 6))
        assert len(store.read("b")) == 6

    with_store(tmp_path / "new" / "folder", write)
    with_store(tmp_path / "new" / "folder", read)


def test_many_at_once_share_commits_and_keep_their_order(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        async def player(table: str) -> None:
            for seq in range(10):
                await store.append(entries(table, seq, seq + 1))

        await asyncio.gather(*(player(f"t{number}") for number in range(200)))
        stats = store.stats
        assert stats.entries == 2000
        assert 10 <= stats.commits <= 200
        assert 0 < stats.last_ms <= stats.most_ms
        assert stats.queue == stats.failures == 0
        for number in range(200):
            assert store.read(f"t{number}") == entries(f"t{number}", 0, 10)
        assert sorted(store.tables()) == sorted(f"t{number}" for number in range(200))

    with_store(tmp_path, work)


def test_a_table_need_not_wait_for_its_own_entries(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await asyncio.gather(*(store.append(entries("t", seq, seq + 1)) for seq in range(1500)))
        assert store.read("t") == entries("t", 0, 1500)
        assert store.stats.commits < 100

    with_store(tmp_path, work)


def test_a_wrong_seq_is_refused_and_spoils_no_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(entries("t", 0, 2))
        outcomes = await asyncio.gather(
            store.append(entries("u", 0, 1)),
            store.append(entries("t", 1, 3)),  # there already
            store.append(entries("t", 3, 4)),  # a gap
            store.append([*entries("v", 0, 2), *entries("t", 9, 10)]),  # half of it wrong
            store.append(entries("t", 2, 3)),
            store.append(entries("u", 1, 3)),
            return_exceptions=True,
        )
        reasons = [one.reason if isinstance(one, Refusal) else one for one in outcomes]
        assert reasons == [None, *["store-conflict"] * 3, None, None]
        assert isinstance(outcomes[2], Refusal)
        assert outcomes[2].details == {"table": "t", "seq": 3, "expected": 2}
        assert [store.read(table) for table in "tuv"] == [
            entries("t", 0, 3),
            entries("u", 0, 3),
            [],
        ]
        assert store.tables() == ["t", "u"]
        await refused("store-conflict", store.append(entries("new", 1, 2)))

    with_store(tmp_path, work)


def test_what_sqlite_cannot_hold_spoils_no_other(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        outcomes = await asyncio.gather(
            store.append(entries("t", 0, 2)),
            store.append([Entry("u", 0, 1 << 70, b"")]),
            store.append(entries("t", 2, 3)),
            return_exceptions=True,
        )
        assert [type(one) for one in outcomes] == [type(None), OverflowError, type(None)]
        assert store.read("t") == entries("t", 0, 3)
        assert store.tables() == ["t"]
        assert store.stats.failures == 1

    with_store(tmp_path, work)


def test_cancelled_callers_harm_nobody(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        dice = random.Random(1)
        tasks = [
            asyncio.create_task(store.append(entries(f"t{number}", 0, 3))) for number in range(300)
        ]
        await asyncio.sleep(0)
        for task in dice.sample(tasks, 150):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.append(entries("last", 0, 1))
        for number, task in enumerate(tasks):
            found = store.read(f"t{number}")
            assert found == entries(f"t{number}", 0, 3) or (task.cancelled() and found == [])
            await store.append(entries(f"t{number}", len(found), len(found) + 1))

    with_store(tmp_path, work)


def test_reads_come_from_any_thread(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        def look(_: int) -> bool:
            found = store.read("t")
            return found == entries("t", 0, len(found))

        with ThreadPoolExecutor(4) as pool:
            looks = [
                asyncio.get_running_loop().run_in_executor(pool, look, number)
                for number in range(100)
            ]
            for seq in range(50):
                await store.append(entries("t", seq, seq + 1))
                assert len(store.read("t")) == seq + 1  # what is acknowledged is seen
            assert all(await asyncio.gather(*looks))

    with_store(tmp_path, work)


def test_the_event_loop_goes_on_during_a_commit(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(store.append(entries("t", 0, 1)))
            for _ in range(20):
                await asyncio.sleep(0.001)
            assert not waiting.done()
            other.execute("ROLLBACK")
        await waiting
        assert store.read("t") == entries("t", 0, 1)

    with_store(tmp_path, work)


# Tables put away


def test_archived_tables_keep_their_log_and_may_come_back(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for table in "abc":
            await store.append(entries(table, 0, 2))
        await store.archive("b")
        await store.archive("nobody")
        assert store.tables() == ["a", "c"]
        assert store.tables(archived=True) == ["b"]
        assert store.read("b") == entries("b", 0, 2)
        await refused("store-conflict", store.append(entries("b", 0, 1)))
        assert store.tables(archived=True) == ["b"]
        await store.append(entries("b", 2, 3))
        assert store.tables() == ["a", "b", "c"]
        # Within one commit, what comes last counts.
        await asyncio.gather(
            store.append(entries("a", 2, 3)),
            store.archive("a"),
            store.append(entries("a", 3, 4)),
            store.append(entries("c", 2, 3)),
            store.archive("c"),
        )
        assert store.tables() == ["a", "b"]
        assert store.read("a") == entries("a", 0, 4)

    with_store(tmp_path, work)


# Records of finished games


def test_records_are_kept_with_the_entries_that_finish_them(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        first, second, third = record("r1", 7), record("r2", 9, "roll_out"), record("r3", 7)
        await store.append(entries("t", 0, 2), [first])
        await store.keep_record(*second)
        await store.append((), [third])
        assert store.record("r1") == first
        assert store.record("r9") is None
        assert store.recent_records(10) == [second, third, first]
        assert store.recent_records(2) == [second, third]
        assert store.recent_records(10, "check") == [third, first]
        # All or none: a kept record keeps its entries out, a wrong entry its record.
        await refused("store-record-kept", store.append(entries("t", 2, 3), [record("r1", 8)]))
        await refused("store-conflict", store.append(entries("t", 5, 6), [record("r4")]))
        await refused("store-record-kept", store.append((), [record("r4"), record("r4")]))
        assert store.record("r1") == first
        assert store.record("r4") is None
        assert store.read("t") == entries("t", 0, 2)

    with_store(tmp_path, work)


# Closing


def test_closing_writes_what_is_queued(tmp_path: Path) -> None:
    async def whole() -> None:
        store = Store.open(tmp_path)
        tasks = [asyncio.create_task(store.append(entries(f"t{n}", 0, 1))) for n in range(50)]
        await asyncio.sleep(0)
        await asyncio.gather(store.close(), store.close())
        await asyncio.gather(*tasks)
        await refused("store-closed", store.append(entries("t", 0, 1)))
        with pytest.raises(Refusal, match="store-closed"):
            store.read("t0")
        await store.close()

    asyncio.run(whole())
    assert sorted(path.name for path in tmp_path.iterdir()) == [DATABASE, database.LOCK]

    async def look(store: Store) -> None:
        assert len(store.tables()) == 50

    with_store(tmp_path, look)


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


def python(script: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", script, *map(str, arguments)]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


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
    """On a small disk in memory, in a name space of its own, where the system allows it."""
    mount = 'mount -t tmpfs -o size=3m none "$0" && exec "$@"'
    apart = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, str(tmp_path)]
    possible = shutil.which("unshare") is not None
    if not possible or subprocess.run([*apart, "true"], capture_output=True).returncode != 0:
        pytest.skip("no mounts here")
    run([*apart, *python(ON_A_FULL_DISK, tmp_path)])


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


def run(command: Sequence[str], **variables: str) -> str:
    done = subprocess.run(
        command,
        env={**environment(), **variables},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


# Starting


def test_a_file_in_the_way_of_the_folder_is_refused(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("mine")
    assert refused_open("data-folder", in_the_way).details["file"] == in_the_way
    assert refused_open("data-folder", in_the_way / "below").details["why"]
    assert in_the_way.read_text() == "mine"


def test_a_folder_in_the_way_of_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "a" / DATABASE).mkdir(parents=True)
    refused_open("data-folder", tmp_path / "a")
    (tmp_path / "b" / database.LOCK).mkdir(parents=True)
    refused_open("data-folder", tmp_path / "b")


OPEN = """
import sys
from pathlib import Path
from parlour.server.store import Store
Store.open(Path(sys.argv[1]))
"""


def test_one_folder_has_one_server(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.append(entries("t", 0, 1))
        assert refused_open("data-locked", tmp_path).details["process"] == str(os.getpid())
        second = subprocess.run(python(OPEN, tmp_path), env=environment(), capture_output=True)
        assert b"data-locked" in second.stderr
        await store.append(entries("t", 1, 2))

    with_store(tmp_path, work)
    with_store(tmp_path, lambda store: store.append(entries("t", 2, 3)))


def test_a_refused_start_lets_go_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"")
    refused_open("data-corrupt", tmp_path)
    (tmp_path / DATABASE).unlink()
    with_store(tmp_path, lambda store: store.append(entries("t", 0, 1)))


@pytest.mark.parametrize("damage", ["garbage", "head", "middle", "cut", "empty"])
def test_a_damaged_database_is_refused_and_a_backup_helps(tmp_path: Path, damage: str) -> None:
    folder, saved = tmp_path / "data", tmp_path / "saved.db"

    async def work(store: Store) -> None:
        await store.append(entries("t", 0, 2000))
        store.backup(saved)

    with_store(folder, work)
    file = folder / DATABASE
    whole = file.read_bytes()
    half = len(whole) // 2
    noise = random.Random(3).randbytes(10_000)
    file.write_bytes(
        {
            "garbage": noise,
            "head": noise[:100] + whole[100:],
            "middle": whole[:half] + noise + whole[half + len(noise) :],
            "cut": whole[:half],
            "empty": b"",
        }[damage]
    )
    damaged = file.read_bytes()
    refusal = refused_open("data-corrupt", folder)
    assert refusal.details["file"] == file
    assert "backup" in words("en", "server").error(refusal)
    with pytest.raises(Refusal, match="data-corrupt"):
        backup_folder(folder, tmp_path / "again.db")
    assert file.read_bytes() == damaged  # still there for who can mend it
    file.write_bytes(saved.read_bytes())

    async def look(store: Store) -> None:
        assert store.read("t") == entries("t", 0, 2000)

    with_store(folder, look)


def test_other_databases_are_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as other:
        other.execute("CREATE TABLE log (mine)")
    refused_open("data-foreign", tmp_path)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    with_store(tmp_path, lambda store: store.append(entries("t", 0, 1)))
    with closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION,)
        connection.execute(f"PRAGMA user_version = {len(SCHEMA) + 1}")
    refusal = refused_open("data-newer", tmp_path)
    assert refusal.details["found"] == len(SCHEMA) + 1


def test_a_drive_without_shared_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's way for such drives, locks by files that lie beside, stands in for one."""

    def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
        address = f"{file.as_uri()}?mode={mode}&vfs=unix-dotfile"
        return sqlite3.connect(address, uri=True, isolation_level=None)

    monkeypatch.setattr(database, "connect", connect)
    refused_open("data-no-wal", tmp_path)


def test_an_older_database_is_brought_up_to_date(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_store(tmp_path, lambda store: store.append(entries("t", 0, 2)))
    newer = (*SCHEMA, ("CREATE TABLE more (x)", "INSERT INTO more VALUES (7)"))
    monkeypatch.setattr(database, "SCHEMA", newer)

    async def look(store: Store) -> None:
        assert store.read("t") == entries("t", 0, 2)
        assert store.rows("SELECT x FROM more") == [(7,)]

    with_store(tmp_path, look)
    with_store(tmp_path, look)


def test_a_half_made_database_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / f"{DATABASE}.new").write_bytes(b"half")
    with_store(tmp_path, lambda store: store.append(entries("t", 0, 1)))


def test_the_database_is_as_durable_as_it_says(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        ask = store.writer.connection.execute
        assert ask("PRAGMA journal_mode").fetchone() == ("wal",)
        assert ask("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert ask("PRAGMA main.fullfsync").fetchone() == (1,)

    with_store(tmp_path, work)


# Backups


def test_a_backup_is_made_while_playing_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    backups = [tmp_path / f"{number}" / DATABASE for number in range(4)]
    for target in backups:
        target.parent.mkdir()

    async def work(store: Store) -> None:
        acknowledged = 0

        async def player() -> None:
            nonlocal acknowledged
            while not done.is_set():
                await store.append(entries("t", acknowledged, acknowledged + 20))
                acknowledged += 20

        done = asyncio.Event()
        playing = asyncio.create_task(player())
        for number, target in enumerate(backups):
            await asyncio.sleep(0.02)
            held.append(acknowledged)
            if number % 2:
                await asyncio.to_thread(store.backup, target)
            else:
                await asyncio.to_thread(run, python(BACKUP, folder, target))
        done.set()
        await playing
        with pytest.raises(Refusal, match="backup-exists"):
            store.backup(backups[0])
        with pytest.raises(Refusal, match="backup-failed"):
            store.backup(tmp_path / "nowhere" / "file")

    held: list[int] = []
    with_store(folder, work)
    for target, least in zip(backups, held, strict=True):
        assert [path.name for path in target.parent.iterdir()] == [DATABASE]

        async def look(store: Store, least: int = least) -> None:
            found = store.read("t")
            assert len(found) >= least
            assert found == entries("t", 0, len(found))
            await store.append(entries("t", len(found), len(found) + 1))

        with_store(target.parent, look)


BACKUP = """
import sys
from pathlib import Path
from parlour.server.store import backup_folder
backup_folder(Path(sys.argv[1]), Path(sys.argv[2]))
"""


def test_a_backup_needs_a_database(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="data-missing"):
        backup_folder(tmp_path / "nothing", tmp_path / "saved.db")
    assert list(tmp_path.iterdir()) == []
