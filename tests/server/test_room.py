"""A room's tables: they sleep and wake, are archived and freed, and none suffers for another."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.games import NAMES
from parlour.games.check_out.state import CHECK_OUT
from parlour.server import protocol as wire
from parlour.server.admin import tables
from parlour.server.lines import Line
from parlour.server.room import FEW, MANY, NAP, UNTOUCHED, Room
from parlour.server.store import Entry, Store
from tests.server.races import MILK, started
from tests.server.tables import HOST, Ear, open_room, run, until


def test_an_untouched_table_is_archived_and_kept(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host = await room.make(HOST, game="roll_out", seats=2, options={})
        await room.tidy()
        assert host.table.name in room.hosts
        host.touched -= UNTOUCHED + 1
        await room.tidy()
        assert room.hosts == {}
        assert room.store.tables() == []
        assert room.store.tables(archived=True) == [host.table.name]
        assert room.store.read(host.table.name)
        await room.close()

    run(work())


def test_who_comes_while_tables_fall_asleep_keeps_theirs_awake(tmp_path: Path) -> None:
    async def work() -> None:
        time = [0.0]
        room = Room(Store.open(tmp_path), lambda: time[0])
        await room.open()
        first, second = [await room.make(HOST, game="roll_out", seats=2, options={}) for _ in "ab"]
        await Ear(HOST).ask(first, wire.Close())
        time[0] += NAP + 1
        tidying = asyncio.create_task(room.tidy())
        await asyncio.sleep(0)
        ear = Ear(HOST)
        host = room.find(second.table.name)  # while the first is archived
        host.enter(ear, -1)
        await tidying
        assert room.find(second.table.name) is host
        assert isinstance(await ear.ask(host, wire.SeatBot(seat=0)), wire.Accepted)
        await room.close()

    run(work())


def test_a_table_that_nobody_looks_at_sleeps_and_wakes_as_it_was(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host = await room.make(HOST, game="roll_out", seats=2, options={})
        ear = Ear(HOST)
        host.enter(ear, -1)
        await ear.ask(host, wire.Sit(seat=0, name="Ann", contribution="ab"))
        await ear.ask(host, wire.SeatBot(seat=1))
        await ear.ask(host, wire.Start())
        await until(lambda: host.table.play is not None and host.table.play.turn == 0)
        host.touched -= NAP + 1
        await room.tidy()
        assert room.hosts, "somebody looks at it"
        host.leave(ear)
        await room.tidy()
        assert not room.hosts
        assert not [task for task in asyncio.all_tasks() if "table" in task.get_name()]
        again = room.find(host.table.name)
        assert again is not host
        assert again.table.play is not None
        assert host.table.play is not None
        assert again.table.play.states == host.table.play.states
        await ear.ask(again, wire.Close())
        await until(lambda: all(task.done() for task in again.tasks))
        await room.tidy()
        assert not room.hosts
        assert room.find(host.table.name).table.closed
        await room.close()

    run(work())


@pytest.mark.parametrize("game", NAMES)
def test_a_closed_table_is_freed_without_the_collector(tmp_path: Path, game: str) -> None:
    """The server keeps the collector from walking while people play."""

    async def work() -> None:
        room = await open_room(tmp_path)
        host = await room.make(HOST, game=game, seats=2, options={})
        ear = Ear(HOST)
        host.enter(ear, -1)
        await ear.ask(host, wire.Sit(seat=0, name="Ann", contribution="ab"))
        await ear.ask(host, wire.SeatBot(seat=1))
        await ear.ask(host, wire.Start())
        await ear.ask(host, wire.Close())
        host.leave(ear)
        left = weakref.ref(host.table)
        gc.collect()
        gc.disable()
        try:
            del host
            await room.tidy()
            await asyncio.sleep(0)
            assert left() is None
        finally:
            gc.enable()
        await room.close()

    run(work())


@pytest.mark.parametrize(
    "damaged",
    [
        b'{"kind":"acted","seat":0}',
        b'{"kind":"sat","seat":9,"name":"Ann"}',  # no such chair
        b'{"kind":"acted","seat":0,"action":70}',
        b"\xff",
    ],
)
def test_a_damaged_log_harms_no_other_table(tmp_path: Path, damaged: bytes) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        good = await room.make(HOST, game="roll_out", seats=2, options={})
        bad = await room.make(HOST, game="diced_out", seats=2, options={})
        await room.store.append([Entry(bad.table.name, 2, 0, damaged)])
        await room.close()
        room = await open_room(tmp_path)
        assert list(room.hosts) == [good.table.name]
        assert room.broken == [bad.table.name]
        assert {row.phase for row in tables(tmp_path)} == {"gathering", "broken"}
        with pytest.raises(Refusal, match="table-broken"):
            room.find(bad.table.name)
        await room.close()

    run(work())


def test_what_was_won_does_not_keep_a_table_in_memory() -> None:
    """The server keeps the collector from walking while people play."""

    async def work() -> None:
        race = await started(seats=3, bots=1)
        race.go()
        race.deal(MILK, [0, 1])
        race.tap(0, MILK)
        race.tap(1, MILK)
        await race.pass_time(200)
        race.tap(0, CHECK_OUT)
        for _ in range(3):
            await race.let_happen()
        assert race.state.basket[0] == 1 << MILK
        for ear in race.ears:
            race.host.leave(ear)
        await race.host.stop()
        race.host.now = float  # the test's own clock knows the host
        left = weakref.ref(race.table)
        gc.collect()
        gc.disable()
        try:
            del race
            await asyncio.sleep(0)
            assert left() is None
        finally:
            gc.enable()

    run(work())


@pytest.mark.parametrize("why", ["a line", "requests"])
def test_what_was_never_let_in_is_freed_too(tmp_path: Path, why: str) -> None:
    """Refused lines leave cycles behind, and so do requests that can't be understood."""

    class Loop:
        def __init__(self) -> None:
            self.itself = self

    async def work() -> None:
        room = await open_room(tmp_path)
        gc.collect()
        gc.disable()
        try:
            left = weakref.ref(Loop())
            room.collect()
            assert left() is not None, "nothing to do"
            if why == "a line":
                Line.ended += 1
            else:
                for _ in range(FEW):
                    Loop()
            room.collect()
            assert left() is None
        finally:
            gc.enable()
        await room.close()

    run(work())


def test_while_people_play_the_collector_walks_rarely(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host = await room.make(HOST, game="roll_out", seats=2, options={})
        host.enter(Ear(HOST), -1)
        walks: list[str] = []
        gc.collect()
        gc.disable()
        gc.callbacks.append(lambda phase, _: walks.append(phase))
        try:
            for _ in range(MANY):
                room.collect()
                assert not walks
                Line.ended += 1
            room.collect()
            assert walks == ["start", "stop"]
        finally:
            gc.callbacks.pop()
            gc.enable()
        await room.close()

    run(work())


def test_the_room_is_tidied_again_after_the_disk_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        monkeypatch.setattr("parlour.server.room.SWEEP", 0.01)
        room = await open_room(tmp_path)
        archive, failed = room.store.archive, asyncio.Event()

        async def fail(name: str) -> None:
            failed.set()
            raise Refusal("store-full", file=tmp_path)

        monkeypatch.setattr(room.store, "archive", fail)
        first = await room.make(HOST, game="roll_out", seats=2, options={})
        await Ear(HOST).ask(first, wire.Close())
        await failed.wait()
        monkeypatch.setattr(room.store, "archive", archive)
        second = await room.make(HOST, game="roll_out", seats=2, options={})
        await Ear(HOST).ask(second, wire.Close())
        await until(lambda: second.table.name in room.store.tables(archived=True))
        await room.close()

    run(work())
