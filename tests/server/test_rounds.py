"""The clock of a round of Check Out!: the countdown, the tempo, the last shopper, bids, steps."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.games.check_out.state import BID, BUY, CHECK_OUT, DONE, ROLL, SHOP, STEP
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server import rounds
from parlour.server.protocol import Timing
from tests.server.races import MILK, started
from tests.server.tables import run


def test_everybody_hears_when_go_is_and_nobody_acts_before() -> None:
    async def work() -> None:
        race = await started(seats=3)
        heats = [ear.last(wire.Update).position.heat for ear in race.ears]
        begun = int(race.time)
        assert {heat.go - begun for heat in heats} == {5_000 + rounds.COUNTDOWN}
        assert [heat.tempo for heat in heats] == [900] * 3
        for action in (ROLL, CHECK_OUT):
            race.tap(1, action)
            answer = race.answer(1)
            assert (answer.reason, answer.details) == ("too-early", {"ms": 8_000})
        race.time += 7_999
        race.tap(1, ROLL)
        assert race.answer(1).details == {"ms": 1}
        race.time += 1
        race.tap(1, ROLL)
        await race.settle()
        assert isinstance(race.answer(1), wire.Accepted)

    run(work())


@pytest.mark.parametrize(("tempo", "ms"), [("calm", 1500), ("brisk", 900), ("frantic", 500)])
def test_rolling_takes_time(tempo: Any, ms: int) -> None:
    async def work() -> None:
        race = await started(timing=Timing(tempo=tempo, look=0))
        race.go()
        race.tap(0, ROLL)
        race.tap(0, ROLL)
        await race.settle()
        second = race.ears[0].last(wire.Refused)
        assert (second.reason, second.details) == ("too-quick", {"ms": ms})
        assert len([line for line in race.lines() if getattr(line, "action", -1) == ROLL]) == 1
        assert race.ears[0].last(wire.Update).position.heat.roll == race.time + ms
        race.tap(1, ROLL)  # everybody has a tempo of their own
        await race.settle()
        assert isinstance(race.answer(1), wire.Accepted)
        race.time += ms - 1
        race.tap(0, ROLL)
        assert race.answer(0).details == {"ms": 1}
        race.time += 1
        race.tap(0, ROLL)
        await race.settle()
        assert isinstance(race.answer(0), wire.Accepted)

    run(work())


def test_a_long_line_does_not_make_rolling_slower_nor_faster() -> None:
    """The tempo counts from the date of a roll; early arrivals gain nothing by a long line."""

    async def work() -> None:
        race = await started(timing=Timing(tempo="frantic", look=0))
        race.go()
        way, tempo, go = 80, 500, race.time
        race.ears[0].trip = 2.0 * way

        async def roll(tapped: float) -> None:
            race.time = tapped + way
            race.tap(0, ROLL)
            await race.settle()

        def free() -> float:
            heat = race.ears[0].last(wire.Update).position.heat
            assert heat is not None
            return float(heat.roll)

        for count in range(3):  # as soon as it may, by the server's clock
            await roll(go + count * tempo)
            assert isinstance(race.answer(0), wire.Accepted)
            assert free() == go + (count + 1) * tempo
        await roll(go + 3 * tempo - way)  # sent ahead, so that it arrives just in time
        assert isinstance(race.answer(0), wire.Accepted)
        assert free() == go + 4 * tempo
        await roll(go + 4 * tempo - way - 1)
        assert race.answer(0).details == {"ms": 1}

    run(work())


def test_the_last_shopper_has_ten_seconds() -> None:
    async def work() -> None:
        race = await started(seats=2)
        race.go()
        race.deal(MILK, [1])
        race.tap(0, CHECK_OUT)
        await race.pass_time(0)
        assert race.state.phase == SHOP
        deadline = race.ears[0].last(wire.Update).position.deadline
        assert deadline == int(race.time) + 10_000
        race.time += 9_000
        race.host.leave(race.ears[1])  # being away changes nothing
        assert await race.let_happen() == "clock"
        assert race.time == deadline
        assert race.state.phase == BUY
        acted = [line for line in race.lines() if isinstance(line, log.Acted)]
        assert (acted[-1].seat, acted[-1].action, acted[-1].by) == (1, CHECK_OUT, "clock")

    run(work())


def test_buying_has_the_table_s_clock_and_bids_have_a_deadline() -> None:
    async def work() -> None:
        for clock, deadline in (("strict", 20_000), ("none", None)):
            race = await started(clock=clock)
            race.go()
            for seat in (0, 1):
                race.tap(seat, CHECK_OUT)
                await race.pass_time(200)
            assert race.state.phase == BUY
            found = race.host.position(0).deadline  # type: ignore[union-attr]
            assert (found is None) == (deadline is None)
        play = race.table.play
        assert play is not None
        play.states[-1] = race.state._replace(phase=BID, tokens=(3, 3, 0, 0, 0, 0))
        race.host.clock.event(race.table, None, race.time)
        found = race.host.position(0).deadline  # type: ignore[union-attr]
        assert found == int(race.time) + rounds.BIDS
        assert isinstance(await race.ears[0].ask(race.host, wire.Act(2)), wire.Accepted)
        assert race.host.position(1).view["chosen"] == [[]] * 6  # type: ignore[union-attr]
        assert await race.let_happen() == "clock"
        assert race.time == found
        # Nobody's tokens are bid for them; one bidder takes freely.
        assert race.state.tokens[:2] == (1, 3)

    run(work())


# Step mode


def test_step_mode_knows_no_hurry_and_ends() -> None:
    async def work() -> None:
        race = await started(seats=2, bots=1, options={"step": "on"})
        assert race.state.phase == STEP
        assert race.host.position(0).heat is None  # type: ignore[union-attr]
        for _ in range(3_000):
            if race.table.phase != "playing":
                break
            position = race.host.position(0)
            assert position is not None
            if position.legal:
                choice = DONE if DONE in position.legal else position.legal[-1]
                answer = await race.ears[0].ask(race.host, wire.Act(choice))
                assert isinstance(answer, wire.Accepted)
            else:
                assert await race.let_happen() == "bot"
        assert race.table.phase == "over"

    run(work())


def test_in_steps_a_clock_starts_when_the_step_does() -> None:
    async def work() -> None:
        race = await started(seats=2, clock="strict", options={"step": "on"})
        await race.ears[0].ask(race.host, wire.Act(ROLL))
        race.time += 15_000
        await race.ears[1].ask(race.host, wire.Act(ROLL))
        found = [race.host.position(seat).deadline for seat in (0, 1)]  # type: ignore[union-attr]
        assert found == [int(race.time) + 20_000] * 2

    run(work())
