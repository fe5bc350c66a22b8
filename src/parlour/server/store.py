"""What a server never loses: the logs of its tables, and the records of finished games."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from threading import Lock
from typing import Any

from parlour.core.errors import Refusal
from parlour.server.checkpoints import Checkpoints
from parlour.server.database import (
    DATABASE,
    Entry,
    KeptRecord,
    backup_folder,
    connect,
    open_database,
    take_lock,
)
from parlour.server.writer import Stats, Writer

__all__ = ["Entry", "KeptRecord", "Stats", "Store", "backup_folder"]

RECORD = 'record, "table", finished, game, players, text, summary, public'


class Store:
    """A folder with a database, and this process the only server on it.

    Coroutines belong to an event loop and never block it; they return when what they
    write is durable. Reads may come from any thread, and see all that was acknowledged.
    """

    def __init__(
        self,
        folder: Path,
        lock: int,
        writer: Writer,
        checkpoints: Checkpoints,
        reader: sqlite3.Connection,
    ) -> None:
        """Use :meth:`open`."""
        self.folder = folder
        self.lock = lock
        self.writer = writer
        self.checkpoints = checkpoints
        self.reader = reader
        self.reading = Lock()
        self.closed = False

    @classmethod
    def open(cls, folder: Path) -> Store:
        """Open a folder, and make it where it is missing.

        Refused as ``data-folder``, ``data-no-wal``, ``data-locked``, ``data-corrupt``,
        ``data-foreign`` or ``data-newer``. Checks the whole database, so a large one takes a while.
        """
        lock = take_lock(folder)
        file = folder / DATABASE
        try:
            connection = open_database(folder)
            try:
                reader = connect(file)
                reader.execute("PRAGMA query_only = ON")
                keeper = connect(file)
                keeper.execute("PRAGMA fullfsync = ON")
            except sqlite3.Error as error:
                connection.close()
                raise Refusal("data-folder", file=file, why=error) from None
        except BaseException:
            os.close(lock)
            raise
        return cls(folder, lock, Writer(connection, file), Checkpoints(keeper), reader)

    @property
    def stats(self) -> Stats:
        return self.writer.stats

    async def append(self, entries: Sequence[Entry], records: Sequence[KeptRecord] = ()) -> None:
        """Write entries, and records of games that they finish: all or none of them.

        Refused as ``store-conflict`` (not the next seq of its table), ``store-record-kept``,
        ``store-full``, ``store-failed`` or ``store-closed``; then nothing of it is kept, and
        a later try may succeed. Who is cancelled while waiting doesn't know: it may be written.
        Calls are written in their order. An archived table comes back.
        """
        if entries or records:
            await self.writer.submit(entries, records)

    async def archive(self, table: str) -> None:
        """Put a table away; its log stays. Without effect on a table that has no log."""
        await self.writer.submit(archive=(table,))

    async def keep_record(
        self,
        record: str,
        table: str,
        finished: int,
        game: str,
        players: list[str],
        text: str,
        summary: bytes,
        public: bool = False,
    ) -> None:
        """Keep one record; see :meth:`append`."""
        kept = KeptRecord(record, table, finished, game, players, text, summary, public)
        await self.append((), (kept,))

    def read(self, table: str, since: int = 0) -> list[Entry]:
        """A table's log from seq ``since`` on."""
        rows = self.rows(
            'SELECT "table", seq, at, body FROM log WHERE "table" = ? AND seq >= ? ORDER BY seq',
            table,
            since,
        )
        return [Entry(*row) for row in rows]

    def tables(self, archived: bool = False) -> list[str]:
        """The tables in use, or those put away; oldest first."""
        rows = self.rows('SELECT "table" FROM tables WHERE archived = ? ORDER BY number', archived)
        return [table for (table,) in rows]

    def record(self, record: str) -> KeptRecord | None:
        rows = self.rows(f"SELECT {RECORD} FROM records WHERE record = ?", record)
        return kept(rows[0]) if rows else None

    def recent_records(self, most: int, game: str | None = None) -> list[KeptRecord]:
        """The games at public tables that finished last, newest first."""
        chosen, of = ("", ()) if game is None else ("AND game = ?", (game,))
        newest = "ORDER BY finished DESC, number DESC LIMIT ?"
        return [
            kept(row)
            for row in self.rows(
                f"SELECT {RECORD} FROM records WHERE public {chosen} {newest}", *of, most
            )
        ]

    def backup(self, target: Path) -> None:
        """Copy everything into one file, while playing goes on; see :func:`backup_folder`."""
        backup_folder(self.folder, target)

    async def close(self) -> None:
        """Write what is queued, then let go of the folder."""
        await asyncio.to_thread(self.finish)

    def finish(self) -> None:
        self.checkpoints.stop()
        self.writer.stop()
        with self.reading:
            if not self.closed:
                self.closed = True
                self.reader.close()
                os.close(self.lock)

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self.reading:
            if self.closed:
                raise Refusal("store-closed", file=self.folder / DATABASE)
            try:
                return self.reader.execute(query, values).fetchall()
            except sqlite3.Error as error:
                why = str(error)
        raise Refusal("store-unreadable", file=self.folder / DATABASE, why=why)


def kept(row: Sequence[Any]) -> KeptRecord:
    found = KeptRecord(*row)
    return found._replace(players=json.loads(row[4]), public=bool(found.public))
