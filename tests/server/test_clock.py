"""Who has to act by when: what gives more time, and what does not."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.games.check_out.state import BID, BUY, CHECK_OUT, NOBODY
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.clock import ALLOWANCE, GRACE
from parlour.server.host import Host
from parlour.server.rounds import BIDS, LAST
from tests.server.races import MILK, POOL, Memory, Race, started
from tests.server.tables import HOST, Ear, fresh, run


class Quiet:
    """Two people, and perhaps a bot, at a table with a strict clock that a test moves."""

    def __init__(self, game: str = "diced_out", seats: int = 3) -> None:
        self.time = 0.0
        self.table = fresh(seats=seats, game=game, clock="strict")
        self.store = Memory()
        self.host = Host(self.table, self.store, POOL, lambda: self.time)  # type: ignore[arg-type]
        self.ears = [Ear(HOST), Ear("guest-token-0123456789")]

    async def begin(self) -> None:
        for seat, ear in enumerate(self.ears):
            self.host.enter(ear, -1)
            await ear.ask(self.host, wire.Sit(seat=seat, name=f"P{seat}"))
        if len(self.table.chairs) > 2:
            await self.ears[0].ask(self.host, wire.SeatBot(seat=2))
        await self.ears[0].ask(self.host, wire.Start())

    @property
    def due(self) -> float:
        due = self.host.clock.next(self.table)
        assert due is not None
        return due.at


def test_clocks_act_for_who_is_late_and_pause_for_who_is_lost() -> None:
    async def work() -> None:
        quiet = Quiet()
        await quiet.begin()
        host, table = quiet.host, quiet.table

        async def pass_time() -> log.Acted:
            due = host.clock.next(table)
            assert due is not None
            quiet.time = due.at
            lines = table.lines
            await host.attendant.let_happen(due)
            assert table.lines > lines
            written = [log.unpack(entry.body) for entry in quiet.store.entries]
            return [line for line in written if isinstance(line, log.Acted)][-1]

        seat = table.game_now.turn
        assert quiet.due == quiet.time + (ALLOWANCE["strict"] or 0)
        acted = await pass_time()
        assert (acted.seat, acted.by) == (seat, "clock")
        # Everybody goes: the clock stands still, then bots keep the chairs.
        for ear in quiet.ears:
            host.leave(ear)
        while table.chairs[seat := table.game_now.turn].kind == "bot":
            await host.attendant.think()
            await host.attendant.let_happen(host.attendant.thoughts[seat])
        assert quiet.due == quiet.time + GRACE
        acted = await pass_time()
        assert (acted.seat, acted.by) == (seat, "bot")
        assert table.chairs[seat].name == f"P{seat}"

    run(work())


@pytest.mark.parametrize("away", [9_000, 29_000])
def test_who_drops_the_line_again_and_again_has_one_grace(away: int) -> None:
    async def work() -> None:
        quiet = Quiet()
        await quiet.begin()
        due = quiet.host.clock.next(quiet.table)
        assert due is not None
        end = quiet.time + GRACE + (ALLOWANCE["strict"] or 0)
        for _ in range(20):
            quiet.host.leave(quiet.ears[due.seat])
            if quiet.due <= quiet.time + away:
                break
            quiet.time += away
            quiet.host.enter(quiet.ears[due.seat], -1)
            quiet.time += 50
        assert quiet.due <= end
        # The next gesture has its own.
        quiet.time = quiet.due
        again = quiet.host.clock.next(quiet.table)
        assert again is not None
        await quiet.host.attendant.let_happen(again)
        assert quiet.host.clock.spent == [0.0] * 3

    run(work())


def test_who_sits_where_gives_nobody_more_time() -> None:
    async def work() -> None:
        quiet = Quiet()
        await quiet.begin()
        due = quiet.due
        for _ in range(3):
            quiet.time += 5_000
            await quiet.ears[0].ask(quiet.host, wire.SeatBot(seat=2))
        assert quiet.due == due

    run(work())


def test_who_comes_back_has_the_time_that_was_left() -> None:
    async def work() -> None:
        quiet = Quiet()
        await quiet.begin()
        quiet.time += 12_000
        quiet.host.leave(quiet.ears[0])
        quiet.time += 20_000  # meanwhile the clock stands still
        quiet.host.enter(quiet.ears[0], -1)
        assert quiet.due == quiet.time + 8_000

    run(work())


async def bidding() -> Race:
    race = await started(seats=2)
    assert race.table.play is not None
    race.table.play.states[-1] = race.state._replace(
        phase=BID, round=4, active=0, tokens=(5, 5, 0, 0, 0, 0), dice=NOBODY
    )
    race.host.clock.event(race.table, None, race.time)
    return race


def test_another_bid_gives_no_more_time() -> None:
    async def work() -> None:
        race = await bidding()
        end = race.time + BIDS
        for _ in range(2):
            race.time += 10_000
            await race.ears[0].ask(race.host, wire.Act(1))
            assert isinstance(await race.ears[0].ask(race.host, wire.Undo()), wire.Accepted)
        assert race.host.clock.deadline(race.table, 0) == end
        race.host.leave(race.ears[1])
        race.host.enter(race.ears[1], -1)
        assert race.host.clock.deadline(race.table, 1) == end

    run(work())


def test_nothing_happens_at_a_table_that_all_have_left() -> None:
    async def work() -> None:
        race = await bidding()
        for ear in race.ears:
            race.host.leave(ear)
        race.time += 10 * BIDS
        assert race.host.clock.next(race.table) is None
        race.host.enter(race.ears[0], -1)
        due = race.host.clock.next(race.table)
        assert due is not None
        assert due.at == race.time + BIDS

    run(work())


def test_seconds_begin_anew_with_the_first_who_is_back() -> None:
    async def work() -> None:
        race = await started(seats=3)
        race.go()
        race.tap(2, CHECK_OUT)
        await race.pass_time(300)
        for ear in race.ears:
            race.host.leave(ear)
        race.time += 600_000
        race.host.enter(race.ears[2], -1)  # who queues waits for those who shop
        due = race.host.clock.next(race.table)
        assert due is not None
        assert due.at == race.time + LAST

        race.host.enter(race.ears[0], -1)
        race.host.enter(race.ears[1], -1)
        for seat in (0, 1):
            race.tap(seat, CHECK_OUT)
            await race.pass_time(300)
        assert race.state.phase == BUY
        buyer = race.state.player
        for ear in race.ears:
            race.host.leave(ear)
        race.time += 600_000
        race.host.enter(race.ears[(buyer + 1) % 3], -1)
        due = race.host.clock.next(race.table)
        assert due is not None
        assert (due.at, due.by) == (race.time + GRACE, "bot")

    run(work())


def test_an_undo_gives_no_more_time() -> None:
    async def work() -> None:
        quiet = Quiet(game="check", seats=2)
        await quiet.begin()
        assert quiet.table.play is not None
        turn = quiet.table.play.turn
        me, end = quiet.ears[turn], quiet.due
        action = members(quiet.table.play.legal(turn))[0]
        for _ in range(3):
            quiet.time += 4_000
            await me.ask(quiet.host, wire.Act(action))
            quiet.time += 1_000
            assert isinstance(await me.ask(quiet.host, wire.Undo()), wire.Accepted)
        assert quiet.due <= end + 4_000 + 1  # the first time it was a gesture like all others

    run(work())


def test_the_last_shopper_is_not_sent_to_the_till_where_nobody_waits() -> None:
    async def work() -> None:
        race = await started(seats=2)
        race.go()
        race.deal(MILK, [1])
        race.tap(0, CHECK_OUT)
        await race.pass_time(200)
        assert race.host.clock.rounds.last == 1
        for ear in race.ears:
            race.host.leave(ear)
        assert race.host.clock.next(race.table) is None

    run(work())


def test_a_race_has_no_clock_but_its_own() -> None:
    async def work() -> None:
        race = await started(seats=3, clock="strict")
        race.go()
        race.time += 60_000
        assert race.host.clock.next(race.table) is None

    run(work())
