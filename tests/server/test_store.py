"""What is told to be kept is kept, in order; what is refused is not."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.server import database
from parlour.server.database import DATABASE
from parlour.server.store import Entry, Store
from tests.server.stores import (
    entries,
    record,
    refused,
    with_store,
)

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
        assert store.stats.commits < 1500 / 3  # most of them share one

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
        private = record("r5", 99)._replace(public=False)
        await store.append((), [private])
        assert store.record("r5") == private
        assert store.recent_records(10) == [second, third, first]
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
