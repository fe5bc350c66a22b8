"""The one thread that writes.

It commits whatever was queued during its last commit. So a lone entry waits for nothing, and
many at once share the cost of one flush to the disk.
"""

from __future__ import annotations

import json
import sqlite3
from asyncio import AbstractEventLoop, Future, get_running_loop
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter
from typing import NamedTuple

from parlour.core.errors import Refusal
from parlour.server.database import Entry, KeptRecord

FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_SHMSIZE}
"""Error codes of a disk without room, for the log and for its index in shared memory."""


class Job(NamedTuple):
    """What one caller wants written, all or none, and who waits for it."""

    entries: Sequence[Entry]
    records: Sequence[KeptRecord]
    archive: Sequence[str]
    loop: AbstractEventLoop
    waiter: Future[None]


class Stats(NamedTuple):
    """Counters since the start."""

    entries: int = 0
    """Appended and durable."""
    commits: int = 0
    failures: int = 0
    """Jobs that the disk failed."""
    last_ms: float = 0.0
    """Of the last commit."""
    most_ms: float = 0.0
    """Of the longest one."""
    queue: int = 0
    """Jobs that wait for the next commit."""


@dataclass
class Batch:
    """What one transaction is going to write."""

    entries: list[Entry] = field(default_factory=list)
    records: dict[str, KeptRecord] = field(default_factory=dict)
    tables: list[str] = field(default_factory=list)
    """New ones."""
    archived: dict[str, bool] = field(default_factory=dict)
    """Those that change sides."""
    heads: dict[str, int] = field(default_factory=dict)
    """The next seq of every table touched."""


class Writer:
    """Owns the connection that writes."""

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self.connection = connection
        self.file = file
        self.heads: dict[str, int] = {}
        """The next seq of tables, as far as known; always what the database says."""
        self.counters = Stats()
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.gate = Lock()
        self.stopping = False
        # A daemon: a program that fails elsewhere must be able to end. What is not
        # committed then was not acknowledged either.
        self.thread = Thread(target=self.run, name="parlour-writer", daemon=True)
        self.thread.start()

    @property
    def stats(self) -> Stats:
        return self.counters._replace(queue=self.queue.qsize())

    def submit(
        self,
        entries: Sequence[Entry] = (),
        records: Sequence[KeptRecord] = (),
        archive: Sequence[str] = (),
    ) -> Future[None]:
        """Queue a job. The future is done when it is durable or refused."""
        loop = get_running_loop()
        job = Job(tuple(entries), tuple(records), archive, loop, loop.create_future())
        with self.gate:  # nothing may come behind the end of the queue
            if self.stopping:
                raise Refusal("store-closed", file=self.file)
            self.queue.put(job)
        return job.waiter

    def stop(self) -> None:
        """Write what is queued, then end. Waits for it."""
        with self.gate:
            if not self.stopping:
                self.stopping = True
                self.queue.put(None)
        self.thread.join()

    # From here on: the thread.

    def run(self) -> None:
        stopped = False
        while not stopped:
            jobs: list[Job] = []
            job = self.queue.get()
            while job is not None:
                jobs.append(job)
                if self.queue.empty():
                    break
                job = self.queue.get()
            stopped = job is None
            if jobs:
                failures = self.counters.failures
                answers = self.settle(jobs)
                if self.counters.failures > failures:
                    self.sweep()
                tell(answers)
        self.connection.close()

    def settle(self, jobs: Sequence[Job]) -> list[tuple[Job, Exception | None]]:
        """Write the jobs in one transaction; if that fails, each in its own."""
        started = perf_counter()
        try:
            refusals = self.commit(jobs)
        except Exception as error:  # whatever it is, the thread goes on and the caller hears of it
            self.undo()
            if len(jobs) == 1:
                self.counters = self.counters._replace(failures=self.counters.failures + 1)
                return [(jobs[0], self.explained(error))]
            return [answer for job in jobs for answer in self.settle([job])]
        done = [job for job, refusal in zip(jobs, refusals, strict=True) if refusal is None]
        if done:
            took = (perf_counter() - started) * 1000
            self.counters = self.counters._replace(
                entries=self.counters.entries + sum(len(job.entries) for job in done),
                commits=self.counters.commits + 1,
                last_ms=took,
                most_ms=max(self.counters.most_ms, took),
            )
        return list(zip(jobs, refusals, strict=True))

    def commit(self, jobs: Sequence[Job]) -> list[Refusal | None]:
        """One transaction, and what was refused of it before anything was written."""
        batch = Batch()
        refusals: list[Refusal | None] = []
        self.connection.execute("BEGIN IMMEDIATE")
        for job in jobs:
            try:
                self.accept(job, batch)
                refusals.append(None)
            except Refusal as refusal:
                refusals.append(refusal)
        self.write(batch)
        self.connection.execute("COMMIT")
        self.heads.update(batch.heads)
        for table, archived in batch.archived.items():
            if archived:
                self.heads.pop(table, None)
        return refusals

    def accept(self, job: Job, batch: Batch) -> None:
        """Add a job to the batch, or refuse all of it."""
        heads: dict[str, int] = {}
        woken: list[str] = []
        for entry in job.entries:
            table = entry.table
            head = heads.get(table, batch.heads.get(table, self.heads.get(table)))
            if head is None:
                head = self.head(table)
                if head > 0:
                    woken.append(table)
            if entry.seq != head:
                raise Refusal("store-conflict", table=table, seq=entry.seq, expected=head)
            heads[table] = head + 1
        for place, record in enumerate(job.records):
            known = record.record in batch.records or self.keeps(record.record)
            if known or record.record in [other.record for other in job.records[:place]]:
                raise Refusal("store-record-kept", record=record.record)
        for entry in job.entries:
            if entry.seq == 0:
                batch.tables.append(entry.table)
        for table in heads:
            # Who plays on at an archived table brings it back, or a restart would not find it.
            if table in woken or batch.archived.get(table):
                batch.archived[table] = False
        for table in job.archive:
            batch.archived[table] = True
        batch.entries += job.entries
        batch.records.update((record.record, record) for record in job.records)
        batch.heads.update(heads)

    def head(self, table: str) -> int:
        found = self.connection.execute('SELECT max(seq) FROM log WHERE "table" = ?', (table,))
        (last,) = found.fetchone()
        return 0 if last is None else int(last) + 1

    def keeps(self, record: str) -> bool:
        found = self.connection.execute("SELECT 1 FROM records WHERE record = ?", (record,))
        return found.fetchone() is not None

    def write(self, batch: Batch) -> None:
        many = self.connection.executemany
        many('INSERT INTO log ("table", seq, at, body) VALUES (?, ?, ?, ?)', batch.entries)
        if batch.tables:
            many('INSERT INTO tables ("table") VALUES (?)', [(table,) for table in batch.tables])
        if batch.archived:
            many(
                'UPDATE tables SET archived = ? WHERE "table" = ?',
                [(archived, table) for table, archived in batch.archived.items()],
            )
        if batch.records:
            many(
                "INSERT INTO records"
                ' (record, "table", finished, game, players, text, summary, public)'
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    (*record[:4], json.dumps(record.players, ensure_ascii=False), *record[5:])
                    for record in batch.records.values()
                ],
            )

    def undo(self) -> None:
        self.heads.clear()
        if self.connection.in_transaction:  # some errors have rolled back already
            with suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def sweep(self) -> None:
        """Empty the write-ahead log.

        A commit whose flush failed may have left whole frames behind its end, which a restart
        after a crash would take for committed, though their callers were told otherwise.
        Where the disk fails this too, the next commit writes over them.
        """
        with suppress(sqlite3.Error):
            self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()

    def explained(self, error: Exception) -> Exception:
        if not isinstance(error, sqlite3.Error):
            return error
        code = getattr(error, "sqlite_errorcode", None)
        if code in FULL:
            return Refusal("store-full", file=self.file)
        return Refusal("store-failed", file=self.file, why=error)


def tell(answers: Sequence[tuple[Job, Exception | None]]) -> None:
    """Wake the callers, with one call for each event loop."""
    loops: dict[AbstractEventLoop, list[tuple[Future[None], Exception | None]]] = {}
    for job, error in answers:
        loops.setdefault(job.loop, []).append((job.waiter, error))
    for loop, waiters in loops.items():
        with suppress(RuntimeError):  # the loop is closed, nobody waits any more
            loop.call_soon_threadsafe(wake, waiters)


def wake(waiters: Sequence[tuple[Future[None], Exception | None]]) -> None:
    for waiter, error in waiters:
        if waiter.done():
            continue  # who waited has been cancelled
        if error is None:
            waiter.set_result(None)
        else:
            waiter.set_exception(error)
