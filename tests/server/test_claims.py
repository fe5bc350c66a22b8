"""Gestures of a race that meet something else: a slow disk, the end of a table, another chair."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from unittest.mock import patch

from parlour.core.bits import members
from parlour.core.game import CHANCE
from parlour.core.record import read
from parlour.games import find
from parlour.games.check_out.data import NEEDS
from parlour.games.check_out.shopping import fall
from parlour.games.check_out.state import (
    CHECK_OUT,
    ROLL,
    SHOP,
    State,
    count_faces,
    unrolled,
    within_reach,
)
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.contest import MOST_OPEN
from parlour.server.protocol import Timing
from parlour.server.store import Entry, KeptRecord
from tests.server.races import MILK, Memory, Race, started
from tests.server.tables import Ear, run, until


class Slow(Memory):
    """A disk that takes its time: nothing is written until its gate is open."""

    def __init__(self, race: Race) -> None:
        super().__init__()
        self.entries = race.store.entries
        self.gate = asyncio.Event()
        self.gate.set()
        self.waiting = 0
        race.store = race.host.store = self  # type: ignore[assignment]

    async def append(self, entries: Sequence[Entry], records: Sequence[KeptRecord] = ()) -> None:
        self.waiting += 1
        await self.gate.wait()
        self.waiting -= 1
        await super().append(entries, records)


def acted(race: Race) -> list[log.Acted]:
    return [line for line in race.lines() if isinstance(line, log.Acted)]


def test_nobody_is_early_by_waiting_for_the_round_to_be_written() -> None:
    async def work() -> None:
        race = Race(3)
        disk = Slow(race)
        for seat, ear in enumerate(race.ears):
            race.host.enter(ear, -1)
            await ear.ask(race.host, wire.Sit(seat=seat, name=f"P{seat}", contribution="ab"))
        disk.gate.clear()
        beginning = asyncio.create_task(race.ears[0].ask(race.host, wire.Start()))
        await until(lambda: disk.waiting > 0)
        early = asyncio.create_task(race.ears[2].ask(race.host, wire.Act(CHECK_OUT)))
        await asyncio.sleep(0.01)
        disk.gate.set()
        await beginning
        answer = await early
        assert isinstance(answer, wire.Refused)
        assert answer.reason == "too-early"
        assert race.state.queue == 0

    run(work())


def test_nobody_is_dated_before_the_dice_fell() -> None:
    """Seat 1 rolls 20 ms after seat 0 has grabbed, and grabs blindly in the same packet."""

    async def work() -> None:
        race = await started(seats=3)
        rules = race.table.game.rules

        def lucky(state: State, fair: object) -> tuple[list[log.Any_], State]:
            if rules.turn(state) != CHANCE:
                return [], state
            rolls = range(rules.chances(state))
            outcome = next(k for k in rolls if within_reach(fall(state, k).dice[1], 1 << MILK))
            return [log.Fell(outcome=outcome)], rules.resolve(state, outcome)

        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 2])  # seat 2 has a long line, and is waited for
        race.ears[1].trip = race.ears[2].trip = 200.0
        race.tap(0, MILK)
        await race.pass_time(20)
        race.tap(1, ROLL)
        race.tap(1, MILK)
        with patch.object(race.table, "chance", lucky):
            await race.settle()
        await race.pass_time(200)
        assert race.state.basket[:2] == (1 << MILK, 0)

    run(work())


def test_every_gesture_is_answered_when_the_table_closes() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.host.start()
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 200.0
        race.tap(0, MILK, name="open")  # waits for seat 1
        await race.ears[0].ask(race.host, wire.Close())
        await until(lambda: all(task.done() for task in race.host.tasks))
        await race.host.ask(race.ears[0], wire.Do("late", wire.Act(ROLL)))
        told = {m.id: m.reason for m in race.ears[0].told if isinstance(m, wire.Refused)}
        assert told == {"open": "table-closed", "late": "table-closed"}
        await race.host.stop()

    run(work())


def test_a_seat_has_so_many_gestures_open_and_no_more() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 200.0  # everything that seat 0 wants waits for it
        for count in range(200):
            race.tap(0, MILK, name=f"x{count}")
        race.tap(1, ROLL)
        assert race.host.contest is not None
        assert len(race.host.contest.arbiter.open) == MOST_OPEN + 1
        assert race.answer(0).reason == "too-fast"
        await race.pass_time(300)
        assert race.state.basket[0] == 1 << MILK
        answers = [m for m in race.ears[0].told if getattr(m, "id", "").startswith("x")]
        assert len(answers) == 200

    run(work())


def test_who_changes_chairs_leaves_open_gestures_behind() -> None:
    async def work() -> None:
        race = await started(seats=4, bots=1)
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 1, 3])
        race.ears[1].trip = 200.0
        race.tap(0, MILK)
        race.tap(0, ROLL)
        await race.ears[0].ask(race.host, wire.Leave())
        await race.ears[0].ask(race.host, wire.Sit(seat=3, name="P0"))
        await race.pass_time(300)
        assert not acted(race)
        assert race.answer(0).reason == "not-seated"

    run(work())


def test_a_gesture_is_made_for_the_chair_it_was_asked_from() -> None:
    """Also where its line has said hello for another chair since."""

    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 1])
        race.ears[1].trip = 200.0
        race.tap(0, MILK)
        race.ears[0].holder = holder_of("token-2")
        await race.pass_time(300)
        assert [line.seat for line in acted(race)] == [0]

    run(work())


def test_a_bot_does_not_act_for_the_person_who_takes_its_chair() -> None:
    async def work() -> None:
        race = await started(seats=3, bots=1)
        race.go()
        race.time += 1_000
        race.deal(MILK, [0, 2])
        race.ears[0].trip = 200.0
        race.host.attendant.claim_for(2, MILK, "bot")  # waits for seat 0
        await race.ears[1].ask(race.host, wire.Leave())
        await race.ears[1].ask(race.host, wire.Sit(seat=2, name="P1"))
        await race.pass_time(300)
        assert not acted(race)

    run(work())


def test_a_gesture_that_comes_after_its_race_is_not_another_one() -> None:
    """Products and deals share their numbers: a late grab must not buy a deal."""

    async def work() -> None:
        race = await started(seats=2)
        race.go()
        race.time += 500
        assert race.table.play is not None
        heat = race.table.heat
        for seat in (0, 1):
            race.tap(seat, CHECK_OUT)
        await race.pass_time(300)
        buyer = race.ears[race.state.player]
        (deal, *_) = members(race.table.play.legal(race.state.player))
        late = await buyer.ask(race.host, wire.Act(deal, heat=heat))
        assert isinstance(late, wire.Refused)
        assert late.reason == "stale"
        assert isinstance(await buyer.ask(race.host, wire.Act(deal)), wire.Accepted)

    run(work())


def test_a_bot_does_not_act_for_who_sits_down_while_the_disk_is_busy() -> None:
    async def work() -> None:
        race = Race(2, bots=1, options={"step": "on"})
        await race.begin()
        disk, attendant = Slow(race), race.host.attendant
        await attendant.think()
        thought = attendant.thoughts[1]
        race.time = thought.at
        eve = Ear("eve-token-0123456789")
        race.host.enter(eve, -1)
        disk.gate.clear()
        sitting = asyncio.create_task(eve.ask(race.host, wire.Sit(seat=1, name="Eve")))
        await until(lambda: disk.waiting > 0)
        acting = asyncio.create_task(attendant.follow(thought))
        await asyncio.sleep(0.05)
        disk.gate.set()
        assert isinstance(await sitting, wire.Accepted)
        await acting
        assert not acted(race)

    run(work())


def test_what_ended_a_round_is_left_to_memory_too() -> None:
    """Also where nobody queued, and a grab was the last thing that happened."""

    async def work() -> None:
        race = await started(seats=2)
        race.go()
        race.time += 1_000
        products = (3, 5)
        dice = [unrolled(count_faces(NEEDS[one])) + NEEDS[one] for one in products]
        assert race.table.play is not None
        race.table.play.states[-1] = race.state._replace(
            shelf=sum(1 << one for one in products), dice=(*dice, 0, 0, 0, 0)
        )
        for seat, product in enumerate(products):
            race.tap(seat, product)
            await race.pass_time(300)
        assert race.state.round == 1
        race.host.leave(race.ears[0])
        race.host.enter(race.ears[0], -1)
        told = [said.key for event in race.ears[0].last(wire.Welcome).events for said in event.said]
        assert "round-begins" in told
        assert "grabbed" not in told

    run(work())


async def play_on(race: Race, disk: Slow, late: bool) -> None:
    """One game in which everybody checks out at once; perhaps seat 1 a little too late."""
    while race.table.phase == "playing":
        if race.state.phase == SHOP:
            race.time = max(race.time, race.host.clock.rounds.go) + 500
            race.tap(0, CHECK_OUT)
            if late:
                disk.gate.clear()
                judging = asyncio.create_task(race.settle())
                await until(lambda: disk.waiting > 0)
                race.time += 5
                race.tap(1, CHECK_OUT)  # comes in while the first is written
                disk.gate.set()
                await judging
            await race.pass_time(200)
        for seat in (0, 1):
            if race.table.phase == "playing" and race.state.phase != SHOP:
                for action in members(race.table.game_now.legal(seat))[:1]:
                    await race.ears[seat].ask(race.host, wire.Act(action))


def test_near_misses_stay_in_their_game() -> None:
    async def work() -> None:
        race = await started(seats=2, timing=Timing(look=0))
        disk = Slow(race)
        await play_on(race, disk, late=True)
        for ear in race.ears:
            await ear.ask(race.host, wire.Again())
        assert race.table.phase == "playing"
        assert race.table.contests == []
        await play_on(race, disk, late=False)
        assert race.table.contests == []
        for kept in disk.records:
            assert read(kept.text, find).players == ("P0", "P1")

    run(work())
