"""All tables of a server: making, finding, resuming and archiving them."""

from __future__ import annotations

import asyncio
import gc
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from parlour.core.errors import Refusal
from parlour.server import entries as log
from parlour.server.host import Host, now_ms
from parlour.server.lines import Line
from parlour.server.store import Entry, Store
from parlour.server.table import Table, new_table

logger = logging.getLogger("parlour.room")

UNTOUCHED = 14 * 24 * 3600 * 1000
"""A table that nobody touched for so long is archived; its log stays."""

NAP = 15 * 60 * 1000
"""A table that nobody looks at and that waits for somebody is put out of memory after that."""

SWEEP = 10.0
MANY = 2_000
"""Lines that have ended, about 20 kB each."""

FEW, PLENTY = 5_000, 1_000_000
"""Objects made since the collector's last walk and not freed: with nobody there the collector
looks after fewer. Requests that can't be understood leave some as well."""

BOT_THREADS = 2

SIGNS = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"


def new_name(length: int) -> str:
    """Nobody guesses it, and no message that it is pasted into takes a part of it for something
    else: letters and digits only, and none that look alike."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


class Room:
    """The tables of one server, over one store."""

    def __init__(self, store: Store, now: Callable[[], float] = now_ms) -> None:
        self.store = store
        self.now = now
        self.pool = ThreadPoolExecutor(BOT_THREADS, thread_name_prefix="bot")
        self.hosts: dict[str, Host] = {}
        self.broken: list[str] = []
        self.walked = Line.ended
        """How many lines had ended at the collector's last walk."""
        self.sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Take up every table where it was left. One that can't be read is left alone, and
        named in the log: the others must not suffer for it."""
        for name in self.store.tables():
            try:
                self.wake(name)
            except Refusal as error:
                logger.error("table %s can't be resumed: %s", name, error)
                self.broken.append(name)
        self.sweeper = asyncio.create_task(self.sweep(), name="sweeper")

    async def close(self) -> None:
        """Stop all that moves by itself, and let the store finish."""
        if self.sweeper is not None:
            self.sweeper.cancel()
        await asyncio.gather(*(host.stop() for host in self.hosts.values()))
        self.pool.shutdown(wait=True, cancel_futures=True)
        await self.store.close()

    def host(self, table: Table) -> Host:
        host = Host(table, self.store, self.pool, self.now)
        self.hosts[table.name] = host
        host.start()
        return host

    def wake(self, name: str) -> Host:
        """Take a table up where its log ends. Raises Refusal where there is none."""
        entries = list(self.store.read(name))
        if not entries:
            raise Refusal("no-such-table", table=name)
        try:
            table = Table.folded(name, (log.unpack(entry.body) for entry in entries))
        except Exception as error:  # whatever a damaged line does, it breaks this table only
            raise Refusal("table-broken", table=name, why=error) from error
        return self.host(table)

    async def make(self, token: str, **wishes: Any) -> Host:
        """A new table, durable before anybody hears of it. Raises Refusal."""
        lines = new_table(token, **wishes)
        name = new_name(8)
        at = int(self.now())
        await self.store.append(
            [Entry(name, place, at, log.pack(line)) for place, line in enumerate(lines)]
        )
        return self.host(Table.folded(name, lines))

    def find(self, name: str) -> Host:
        """The table of that name. Raises Refusal where there is none."""
        if name in self.broken:
            raise Refusal("table-broken", table=name)
        return self.hosts.get(name) or self.wake(name)

    def public(self) -> list[Host]:
        """Open tables that anybody may see, the newest first."""
        shown = [h for h in self.hosts.values() if h.table.made.public and not h.table.closed]
        return shown[::-1]

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.tidy()
            except Refusal as error:  # the store failed: what is over is put away after a restart
                logger.error("the room can't be tidied: %s", error)
            self.collect()

    def collect(self) -> None:
        """Free what lines that ended have left, when nobody is there to notice, or it is much."""
        empty = not any(host.listeners for host in self.hosts.values())
        departed, made = Line.ended - self.walked, gc.get_count()[0]
        if departed >= (1 if empty else MANY) or made >= (FEW if empty else PLENTY):
            self.walked = Line.ended
            gc.collect()

    async def tidy(self) -> None:
        """Archive what is over or forgotten, and let sleep what waits for somebody."""
        for name, host in list(self.hosts.items()):
            if host.listeners or self.hosts.get(name) is not host:  # asked at the last moment
                continue
            idle = self.now() - host.touched
            over = idle > UNTOUCHED or host.table.closed
            if over or (idle > NAP and not host.goes_on):
                del self.hosts[name]  # from here on, who asks for it wakes it
                await host.stop()
            if over:
                await self.store.archive(name)
