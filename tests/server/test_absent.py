"""Races at a table: who went missing in the middle of a round."""

from __future__ import annotations

from parlour.games.check_out.state import (
    CHECK_OUT,
    ROLL,
    SHOP,
    left,
)
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server import rounds
from parlour.server.table import Table
from tests.server.races import MILK, started
from tests.server.tables import run


def test_who_is_lost_keeps_dice_and_place_while_the_others_go_on() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.deal(MILK, [1])
        race.host.leave(race.ears[1])
        race.time += 60_000
        assert race.host.clock.next(race.table) is None, "the others are still shopping"
        race.tap(0, ROLL)
        await race.settle()
        again = type(race.ears[1])("token-1")
        race.host.enter(again, -1)
        position = again.last(wire.Welcome).position
        assert MILK in position.legal
        assert position.heat.go == race.host.clock.rounds.go
        race.ears[1] = again
        race.tap(1, MILK, name="back")
        await race.settle()
        assert race.state.basket[1] == 1 << MILK

    run(work())


def test_the_table_checks_out_the_lost_only_when_the_round_waits_for_them() -> None:
    async def work() -> None:
        race = await started(seats=4)
        race.go()
        for seat in (1, 2):
            race.host.leave(race.ears[seat])
        race.time += 60_000
        race.tap(0, CHECK_OUT)
        await race.pass_time(300)
        assert race.host.clock.next(race.table) is None
        race.tap(3, CHECK_OUT)
        await race.pass_time(300)
        due = race.host.clock.next(race.table)
        assert due is not None
        assert due.at - race.time <= rounds.LAST
        while race.state.phase == SHOP:
            assert await race.let_happen() == "clock"
        acted = [line for line in race.lines() if isinstance(line, log.Acted)]
        assert {line.action for line in acted} == {CHECK_OUT}
        assert left(race.state.dice[1]) == 5

    run(work())


def test_where_nobody_is_left_the_table_waits() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        for ear in race.ears:
            race.host.leave(ear)
        race.time += 600_000
        assert race.host.clock.next(race.table) is None

    run(work())


def test_a_restart_counts_down_anew() -> None:
    async def work() -> None:
        race = await started(seats=2)
        race.go()
        race.tap(0, ROLL)
        await race.settle()
        host = type(race.host)(
            Table.folded("table", race.lines()),
            race.host.store,
            race.host.pool,
            lambda: race.time,
        )
        assert host.table.play is not None
        assert host.table.play.state == race.state
        assert host.clock.rounds.go == race.time + 8_000

    run(work())
