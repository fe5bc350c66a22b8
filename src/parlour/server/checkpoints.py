"""The thread that brings the write-ahead log home.

SQLite would let the writer do that, every thousand pages, while all who moved wait for it. From
another connection it hinders nobody: a passive checkpoint takes what is committed and goes.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from threading import Event, Thread

EVERY = 1.0


class Checkpoints:
    """Owns a connection of its own, and uses it every second."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.ended = Event()
        self.thread = Thread(target=self.run, name="parlour-checkpoints", daemon=True)
        self.thread.start()

    def run(self) -> None:
        while not self.ended.wait(EVERY):
            with suppress(sqlite3.Error):  # whoever writes will hear of a failing disk
                self.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        self.connection.close()

    def stop(self) -> None:
        """Waits for one that is under way."""
        self.ended.set()
        self.thread.join()
