"""Races at a table: who was first."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.habits import REACTION
from parlour.core.record import read, verify
from parlour.games import find
from parlour.games.check_out.data import NEEDS
from parlour.games.check_out.state import (
    BUY,
    CHECK_OUT,
    DONE,
    ROLL,
    SHOP,
    count_faces,
    unrolled,
)
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server import telling
from parlour.server.protocol import Timing
from parlour.server.table import Table
from tests.server.races import MILK, Race, started
from tests.server.tables import run

# Who was first


def test_exactly_one_gets_it_and_the_loser_hears_from_whom_and_by_how_much() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 160.0
        before = race.state.dice
        race.time += 500
        race.tap(0, MILK)  # dated 500
        await race.pass_time(50)
        assert race.state.dice == before, "an earlier one could still come in"
        race.tap(1, MILK)  # dated 470
        await race.pass_time(0)
        assert race.state.basket[:3] == (0, 1 << MILK, 0)
        answer = race.answer(0)
        details = {"winner": 1, "name": "P1", "ms": 30}
        assert (answer.reason, answer.details) == ("too-late", details)
        assert race.state.dice[0] == before[0], "dice and faces stay"
        (beaten,) = [line for line in race.lines() if isinstance(line, log.Beaten)]
        assert (beaten.seat, beaten.by, beaten.ms, beaten.action) == (0, 1, 30, MILK)
        assert race.table.play is not None
        assert race.table.play.events[beaten.event - 1] == (1, MILK)

    run(work())


def test_what_nobody_can_contest_is_decided_at_once() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.deal(MILK, [0])
        race.ears[1].trip = race.ears[2].trip = 190.0
        race.tap(0, MILK)
        await race.settle()
        assert race.state.basket[0] == 1 << MILK

    run(work())


def test_a_tap_that_comes_after_the_decision_hears_it_too_and_is_noted() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.deal(MILK, [0, 1])
        race.tap(0, MILK)
        await race.pass_time(40)
        race.tap(1, MILK)
        race.tap(2, MILK)
        await race.settle()
        assert (race.answer(1).reason, race.answer(1).details["ms"]) == ("too-late", 40)
        assert race.answer(2).reason == "illegal-action", "whose dice never showed it"
        race.tap(2, ROLL)
        await race.settle()
        assert [c.ms for c in race.table.contests] == [40]
        news = [m for m in race.ears[2].told if isinstance(m, wire.Update)]
        assert [c for m in news for c in m.contests] == telling.contests(race.table), "all hear"
        (told,) = telling.contests(race.table)
        assert (told.winner, told.loser, told.ms) == (0, 1, 40)
        assert race.table.play is not None
        assert race.table.play.events[told.event - 1][:2] == (0, MILK)

    run(work())


def test_the_record_keeps_the_margins() -> None:
    async def work() -> None:
        race = await started(seats=2, timing=Timing(look=0))
        for _ in range(100):
            if race.table.phase != "playing":
                break
            if race.state.phase == SHOP:  # both want the first place in the queue
                race.go()
                race.tap(0, CHECK_OUT)
                race.tap(1, CHECK_OUT, race.time + 30)
                await race.pass_time(200)
                continue
            for seat in (0, 1):
                if legal := members(race.table.game_now.legal(seat)):
                    await race.ears[seat].ask(race.host, wire.Act(legal[0]))
        (kept,) = race.store.records
        record = read(kept.text, find)
        told = [(one.event, one.seat, one.ms) for one in race.table.contests]
        assert list(record.margins) == told
        assert [ms for _, _, ms in told[:3]] == [30] * 3
        assert all(record.events[event - 1] == (0, CHECK_OUT) for event, _, _ in told[:3])

    run(work())


def test_who_loses_the_contest_that_ends_the_round_hears_it_too_and_it_is_kept() -> None:
    """In the last round of a game as well: the next gesture that the log gets is no race's."""

    async def work() -> None:
        race = await started(seats=2, timing=Timing(look=0))
        heats = 0
        while race.table.phase == "playing":
            if race.state.phase == SHOP:
                race.go()
                heats += 1
                heat = race.table.heat
                race.tap(0, CHECK_OUT)
                await race.pass_time(30)
                assert race.table.heat != heat, "who is left is put into the queue"
                answer = await race.ears[1].ask(race.host, wire.Act(CHECK_OUT, heat=heat))
                assert answer.reason == "too-late"
                assert answer.details == {"winner": 0, "name": "P0", "ms": 30}
                continue
            for seat in (0, 1):
                if race.table.phase == "playing" and race.state.phase != SHOP:
                    for action in members(race.table.game_now.legal(seat))[:1]:
                        await race.ears[seat].ask(race.host, wire.Act(action))
        (kept,) = race.store.records
        record = read(kept.text, find)
        assert [(seat, ms) for _, seat, ms in record.margins] == [(1, 30)] * heats
        assert all(record.events[event - 1] == (0, CHECK_OUT) for event, _, _ in record.margins)
        assert Table.folded("table", race.lines()).contests == race.table.contests

    run(work())


async def last_product() -> Race:
    """Two who both could take the only product that is left."""
    race = await started(seats=2)
    race.go()
    race.time += 1_000
    dice = unrolled(count_faces(NEEDS[MILK])) + NEEDS[MILK]
    race.table.game_now.states[-1] = race.state._replace(
        shelf=1 << MILK, dice=(dice, dice, 0, 0, 0, 0)
    )
    return race


def test_a_gesture_of_a_race_that_is_over_is_none_of_the_next() -> None:
    async def work() -> None:
        race = await last_product()
        heat = race.table.heat
        late = wire.Act(MILK, heat=heat)
        race.tap(0, MILK)
        await race.pass_time(30)
        answer = await race.ears[1].ask(race.host, late)
        assert (answer.reason, answer.details["ms"]) == ("too-late", 30)
        await race.ears[1].ask(race.host, wire.Act(DONE))
        assert race.table.heat == heat + 1
        race.time += 10
        answer = await race.ears[1].ask(race.host, late)  # the next countdown does not matter
        assert (answer.reason, answer.details["ms"]) == ("too-late", 40)
        race.go()
        for old in (wire.Act(ROLL, heat=heat), late):  # so late is no race that was lost
            assert (await race.ears[1].ask(race.host, old)).reason == "stale"
        race.tap(1, ROLL)
        await race.settle()
        assert isinstance(race.answer(1), wire.Accepted)
        assert [(c.seat, c.ms) for c in race.table.contests] == [(1, 30)]

    run(work())


def test_who_could_not_have_had_it_did_not_lose_it() -> None:
    async def work() -> None:
        race = await last_product()
        heat = race.table.heat
        dice = race.state.dice
        race.table.game_now.states[-1] = race.state._replace(dice=(dice[0], *dice[2:], 0))
        race.tap(0, MILK)
        await race.pass_time(30)
        answer = await race.ears[1].ask(race.host, wire.Act(MILK, heat=heat))
        assert answer.reason == "stale"
        watcher = type(race.ears[0])("somebody who only watches")
        race.host.enter(watcher, -1)
        answer = await watcher.ask(race.host, wire.Act(MILK, heat=heat))
        assert answer.reason in ("not-seated", "stale")

    run(work())


def test_what_the_disk_refused_nobody_has_won_or_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 100.0
        append = race.store.append
        full = [True]

        async def fail(*asked: Any) -> None:
            if full and full.pop():
                raise Refusal("store-full")
            await append(*asked)

        monkeypatch.setattr(race.store, "append", fail)
        race.tap(0, MILK)
        await race.pass_time(20)
        race.tap(1, MILK)  # dated before
        race.tap(2, ROLL)
        await race.pass_time(300)
        assert race.answer(1).reason == "store-full"
        assert isinstance(race.answer(0), wire.Accepted)
        assert race.state.basket[:2] == (1 << MILK, 0)
        assert race.table.contests == []
        race.tap(1, MILK)  # too late, and noted
        await race.pass_time(1_000)
        full.append(True)
        race.tap(2, ROLL)
        await race.settle()
        assert (race.answer(1).reason, race.answer(2).reason) == ("too-late", "store-full")
        race.tap(2, ROLL)
        await race.settle()
        assert [(c.seat, c.by) for c in race.table.contests] == [(1, 0)]

    run(work())


def test_lots_are_drawn_anew_for_every_race() -> None:
    async def work() -> None:
        race = await last_product()
        contest = race.host.contest
        assert contest is not None
        race.tap(0, MILK)
        race.tap(1, ROLL)
        lots = dict(contest.arbiter.lots)
        assert set(lots) == {0, 1}
        await race.pass_time(300)
        await race.ears[1].ask(race.host, wire.Act(DONE))
        race.go()
        race.tap(0, ROLL)
        assert contest.arbiter.lots[0] != lots[0]
        assert 1 not in contest.arbiter.lots

    run(work())


def test_margins_of_earlier_rounds_are_left_to_memory_until_the_end() -> None:
    async def work() -> None:
        race = await started(seats=2)
        race.go()
        for seat in (0, 1):
            race.tap(seat, CHECK_OUT)
        await race.pass_time(200)
        assert len(telling.contests(race.table)) == 1
        for seat in (0, 1):
            await race.ears[seat].ask(race.host, wire.Act(DONE))
        assert race.state.round == 1
        assert telling.contests(race.table) == []
        assert race.host.welcome(race.ears[0], -1).contests == []

    run(work())


def test_the_first_place_in_the_queue_is_arbitrated_too() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.ears[2].trip = 120.0
        race.time += 400
        race.tap(0, CHECK_OUT)
        await race.pass_time(20)
        race.tap(2, CHECK_OUT)  # dated 40 before
        await race.pass_time(100)
        assert [race.state.queue >> place & 7 for place in (0, 3)] == [3, 1]
        assert isinstance(race.answer(0), wire.Accepted), "a later place is a place"
        assert [(c.seat, c.by, c.ms) for c in race.table.contests] == [(0, 2, 40)]

    run(work())


def test_it_can_be_turned_off() -> None:
    async def work() -> None:
        race = await started(seats=2, timing=Timing(fair=False))
        race.go()
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 160.0
        race.time += 500
        race.tap(0, MILK)
        await race.settle()
        assert race.state.basket[0] == 1 << MILK
        assert not race.host.measures

    run(work())


def test_a_repeated_command_is_answered_again_and_not_done_again() -> None:
    async def work() -> None:
        race = await started()
        race.go()
        for _ in range(2):
            race.tap(0, ROLL, name="same")
        await race.settle()
        race.tap(0, ROLL, name="same")
        answers = [m for m in race.ears[0].told if getattr(m, "id", "") == "same"]
        assert [type(answer) for answer in answers] == [wire.Accepted] * 3
        rolls = [line for line in race.lines() if getattr(line, "action", -1) == ROLL]
        assert len(rolls) == 1

    run(work())


def test_a_second_tap_does_not_reach_into_the_next_round() -> None:
    async def work() -> None:
        race = await started()
        race.go()
        race.tap(0, CHECK_OUT)
        race.tap(0, CHECK_OUT)
        race.tap(1, CHECK_OUT)
        race.tap(1, CHECK_OUT)
        await race.pass_time(200)
        assert race.state.phase == BUY
        assert [type(race.answer(seat)) for seat in (0, 1)] == [wire.Refused] * 2

    run(work())


def test_a_table_with_races_is_still_the_fold_of_its_log() -> None:
    async def work() -> None:
        race = await started(seats=3, bots=3 - 1, timing=Timing(tempo="frantic", look=0))
        race.host.leave(race.ears[0])
        watcher = type(race.ears[0])("a guest who came to watch")
        race.host.enter(watcher, -1)
        await race.ears[0].ask(race.host, wire.Leave())  # a bot takes the chair
        for _ in range(2_000):
            if race.table.phase != "playing" or await race.let_happen() is None:
                break
        assert race.table.phase == "over"
        again = Table.folded("table", race.lines())
        assert again.play is not None
        assert again.play.state == race.state
        assert again.contests == race.table.contests
        (kept,) = race.store.records
        assert verify(read(kept.text, find), race.table.game) > 0
        times = [entry.at for entry in race.store.entries]
        acted = [
            (at, line.seat, line.action)
            for at, line in zip(times, race.lines(), strict=True)
            if isinstance(line, log.Acted)
        ]
        pauses, tempos = [], []
        for seat in range(3):  # who goes to the queue at once has no two rolls
            own = [at for at, who, _ in acted if who == seat]
            rolls = [at for at, who, action in acted if (who, action) == (seat, ROLL)]
            pauses += [b - a for a, b in itertools.pairwise(own)]
            tempos += [b - a for a, b in itertools.pairwise(rolls)]
        assert min(pauses) >= REACTION - 1
        assert min(tempos) >= 499

    run(work())
