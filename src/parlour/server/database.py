"""The file in which a server keeps everything: its schema, its lock, its backups."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from parlour.core.errors import Refusal

DATABASE = "parlour.db"
LOCK = "parlour.lock"

LONGEST_LOG = 16_000
"""Pages after which the writer itself brings the write-ahead log home."""

APPLICATION = 0x5061726C
"""SQLite's application_id: "Parl"."""

SCHEMA: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE log (
            entry INTEGER PRIMARY KEY,
            "table" TEXT NOT NULL,
            seq INTEGER NOT NULL,
            at INTEGER NOT NULL,
            body BLOB NOT NULL
        )""",
        # An index beside a log that only grows at its end: a clustered key would
        # scatter the entries of many tables over the whole file.
        'CREATE UNIQUE INDEX log_by_table ON log ("table", seq)',
        """CREATE TABLE tables (
            number INTEGER PRIMARY KEY,
            "table" TEXT NOT NULL UNIQUE,
            archived INTEGER NOT NULL DEFAULT 0
        )""",
        """CREATE TABLE records (
            number INTEGER PRIMARY KEY,
            record TEXT NOT NULL UNIQUE,
            "table" TEXT NOT NULL,
            finished INTEGER NOT NULL,
            game TEXT NOT NULL,
            players TEXT NOT NULL,
            text TEXT NOT NULL,
            summary BLOB NOT NULL
        )""",
        "CREATE INDEX records_by_time ON records (finished)",
        "CREATE INDEX records_by_game ON records (game, finished)",
    ),
    ("ALTER TABLE records ADD COLUMN public INTEGER NOT NULL DEFAULT 0",),
)
"""What leads from each version to the next. A released one never changes."""


class Entry(NamedTuple):
    """One line of a table's log."""

    table: str
    """The table's id."""
    seq: int
    """0, 1, 2 … per table, without gaps."""
    at: int
    """Server time in milliseconds."""
    body: bytes
    """Opaque here."""


class KeptRecord(NamedTuple):
    """A finished game with a permanent address."""

    record: str
    """Its id."""
    table: str
    finished: int
    """Server time in milliseconds."""
    game: str
    players: list[str]
    text: str
    """The readable record."""
    summary: bytes
    """What a list of games shows of it; opaque here."""
    public: bool = False
    """Whether it was played at a public table: only then strangers find it in a list."""


def connect(file: Path, mode: str = "rw") -> sqlite3.Connection:
    """A connection without transactions of its own making, for any thread.

    Mode ``rw`` creates nothing, ``rwc`` does.
    """
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=5,
        isolation_level=None,
        check_same_thread=False,
    )


def take_lock(folder: Path) -> int:
    """Make this process the only server on a folder, until the returned file is closed.

    The folder is made where it is missing. The lock goes with the process, however that
    ends; the file stays, since who deletes it could delete another's.
    """
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # it will hold secrets
        lock = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refusal("data-folder", file=folder, why=error.strerror) from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.truncate(lock, 0)
        os.write(lock, str(os.getpid()).encode())
    except BlockingIOError:
        process = os.read(lock, 20).decode(errors="replace") or "?"
        os.close(lock)
        raise Refusal("data-locked", file=folder, process=process) from None
    except OSError as error:
        os.close(lock)
        raise Refusal("data-folder", file=folder, why=error.strerror) from None
    return lock


def open_database(folder: Path) -> sqlite3.Connection:
    """The writer's connection to a checked database. The caller holds the lock."""
    file = folder / DATABASE
    with explained(file):
        if not file.exists():
            create(file)
        connection = connect(file)
    try:
        with explained(file):
            identify(connection, file)
            check(connection, file)
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
                raise Refusal("data-no-wal", file=file)
            connection.execute("PRAGMA synchronous = FULL")
            # On macOS an fsync alone leaves the data in the drive's own cache.
            connection.execute("PRAGMA fullfsync = ON")
            connection.execute(f"PRAGMA journal_size_limit = {64 << 20}")
            # ``Checkpoints`` comes first, unless it fails.
            connection.execute(f"PRAGMA wal_autocheckpoint = {LONGEST_LOG}")
            upgrade(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def create(file: Path) -> None:
    """A new database, whole or not at all.

    So a file without content is a damaged one, such as the copy of a backup onto a full disk,
    and is never taken for a new beginning.
    """
    leftover = file.with_name(f"{file.name}-wal")
    if leftover.exists():  # SQLite would mix the old moves in it into the new database
        raise Refusal("data-corrupt", file=file, why=f"{leftover.name} without {file.name}")
    draft = file.with_name(f"{file.name}.new")
    draft.unlink(missing_ok=True)
    with closing(connect(draft, "rwc")) as connection:
        connection.execute("PRAGMA journal_mode = OFF")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        upgrade(connection)
    os.replace(draft, file)
    sync_folder(file.parent)


def check(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse what is damaged."""
    found = [str(row[0]) for row in connection.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        raise Refusal("data-corrupt", file=file, why=" ".join(" ".join(found).split()))


def identify(connection: sqlite3.Connection, file: Path) -> None:
    """Refuse what is empty, not ours, or newer than this program."""
    if connection.execute("PRAGMA page_count").fetchone() == (0,):
        raise Refusal("data-corrupt", file=file, why="0 bytes")
    if connection.execute("PRAGMA application_id").fetchone() != (APPLICATION,):
        raise Refusal("data-foreign", file=file)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(SCHEMA):
        raise Refusal("data-newer", file=file, found=version, known=len(SCHEMA))


def upgrade(connection: sqlite3.Connection) -> None:
    """Bring the schema to the newest version, in one transaction.

    With nothing to do it still asks for the right to write, so that a database which can
    only be read is found out now and not by the first move.
    """
    connection.execute("BEGIN IMMEDIATE")
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    for statements in SCHEMA[version:]:
        for statement in statements:
            connection.execute(statement)
    if version < len(SCHEMA):
        connection.execute(f"PRAGMA user_version = {len(SCHEMA)}")
    connection.execute("COMMIT")


@contextmanager
def explained(file: Path) -> Iterator[None]:
    """Say in a Refusal why a database can't be opened."""
    try:
        yield
    except sqlite3.OperationalError as error:
        raise Refusal("data-folder", file=file, why=error) from None
    except sqlite3.DatabaseError as error:
        raise Refusal("data-corrupt", file=file, why=error) from None
    except OSError as error:
        raise Refusal("data-folder", file=file, why=error.strerror) from None


def backup_folder(folder: Path, target: Path) -> None:
    """Copy a folder's database into one file, checked; a server may be running on it.

    The copy appears under its name when it is whole, and replaces nothing.
    """
    file = folder / DATABASE
    if not file.exists():
        raise Refusal("data-missing", file=file)
    if target.exists():
        raise Refusal("backup-exists", file=target)
    try:
        handle, name = tempfile.mkstemp(dir=target.parent, suffix=".draft")
    except OSError as error:
        raise Refusal("backup-failed", file=target, why=error.strerror) from None
    os.close(handle)
    draft = Path(name)
    try:
        with closing(connect(file)) as source, closing(connect(draft)) as copy:
            identify(source, file)
            # In one step: a copy in several begins anew whenever the server writes.
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, readable anywhere
            check(copy, file)
        os.replace(draft, target)
        sync_folder(target.parent)
    except (sqlite3.OperationalError, OSError) as error:
        raise Refusal("backup-failed", file=target, why=error) from None
    except sqlite3.DatabaseError as error:
        raise Refusal("data-corrupt", file=file, why=error) from None
    finally:
        draft.unlink(missing_ok=True)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder survive a power cut."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
