"""The file: what a server starts on, and its backups."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.core.words import words
from parlour.server import database
from parlour.server.database import APPLICATION, DATABASE, SCHEMA
from parlour.server.store import Store, backup_folder
from tests.server.stores import (
    entries,
    environment,
    python,
    refused_open,
    run,
    run_on_own_disk,
    with_store,
)

# Starting


def test_a_file_in_the_way_of_the_folder_is_refused(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("mine")
    assert refused_open("data-folder", in_the_way).details["file"] == in_the_way
    assert refused_open("data-folder", in_the_way / "below").details["why"]
    assert in_the_way.read_text() == "mine"


READ_ONLY = """
import asyncio, subprocess, sys
from pathlib import Path
from parlour.core.errors import Refusal
from parlour.server.store import Store

disk = Path(sys.argv[1])
asyncio.run(Store.open(disk / "data").close())
subprocess.run(["mount", "-o", "remount,ro", disk], check=True)
for folder in (disk / "data", disk / "new"):
    try:
        Store.open(folder)
    except Refusal as refusal:
        print(refusal.reason)
"""


def test_a_disk_that_can_only_be_read_is_refused(tmp_path: Path) -> None:
    assert run_on_own_disk(tmp_path, READ_ONLY) == "data-folder\ndata-folder\n"


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


def test_a_log_without_its_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / f"{DATABASE}-wal").write_bytes(b"moves of old")
    refused_open("data-corrupt", tmp_path)
    assert not (tmp_path / DATABASE).exists()


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
