"""Clocks of the seats: reproducible, equal in both worlds, and quickness counts."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from parlour.core import habits
from parlour.core.bits import members, popcount
from parlour.core.compile import twin
from parlour.core.game import ANYONE, CHANCE, OVER
from parlour.core.random import Stream, stream_of
from parlour.games import find
from parlour.lab import playout, schedule
from parlour.lab.schedule import Clock, set_clock
from tests.walks import Setup, over_games, over_setups, walk

pytestmark = pytest.mark.xdist_group("compiled")

GAME = find("check_out")


def rows(games: int, seats: int) -> Any:
    return np.zeros((games, 3 + seats), np.int64)


@pytest.mark.parametrize(("seats", "step"), [(2, 0), (6, 0), (3, 1)])
def test_plain_and_compiled_keep_the_same_time(seats: int, step: int) -> None:
    plain, compiled = rows(8, seats), rows(8, seats)
    clock = set_clock((80, 130), 900)
    rest = (seats, GAME.rules.Options(step=step), 0b101, 3, 0)
    playout.batch(GAME, *rest, plain, clock)
    twin(GAME, playout.batch)(*rest, compiled, clock)
    assert plain.tolist() == compiled.tolist()
    assert (plain[:, 0] > 0).all()


def test_the_tempo_holds_and_time_never_runs_back() -> None:
    """Rolls of one seat lie at least the tempo apart; nobody is quicker than the reaction."""
    clock, stream, state = set_clock((), 900), stream_of(1, 1), GAME.rules.setup(3, default())
    rolls: dict[int, int] = {}
    chance = Stream(5)
    for _ in range(3000):
        turn = GAME.rules.turn(state)
        if turn == OVER:
            break
        if turn == CHANCE:
            state = GAME.rules.resolve(state, chance.draw(GAME.rules.chances(state)))
            continue
        if turn != ANYONE:
            state = GAME.rules.apply(state, turn, members(GAME.rules.legal(state, turn))[-1])
            continue
        before = clock.now
        clock, stream, seat = schedule.next_seat(GAME, state, 3, 0b111, clock, stream)
        assert clock.now >= before
        action = schedule.pick(GAME, state, seat, 0b111, stream)
        after = GAME.rules.apply(state, seat, action)
        if GAME.rules.turn(after) == CHANCE and seat in rolls:
            assert clock.now - rolls[seat] >= 900
        if GAME.rules.turn(after) == CHANCE:
            rolls[seat] = clock.now
        state = after
    assert turn == OVER
    assert rolls


def default() -> Any:
    return GAME.rules.Options()


def won(clock: Clock) -> float:
    table = rows(4000, 2)
    twin(GAME, playout.batch)(2, default(), 0b11, 9, 0, table, clock)
    shares = [(int(mask) & 1) / popcount(int(mask)) for mask in table[:, 2]]
    return sum(shares) / len(shares)


def test_equal_speeds_are_fair_and_the_quicker_wins_more() -> None:
    assert won(set_clock((), 900)) == pytest.approx(0.5, abs=0.025)
    assert won(set_clock((60, 140), 900)) > 0.55
    assert won(set_clock((140, 60), 900)) < 0.45


@over_setups
def test_nobody_acts_faster_than_a_reaction(setup: Setup) -> None:
    game = setup.game
    for play in walk(setup, seed=8):
        for seat in range(setup.seats):
            view = game.sight.see(play.state, seat)
            for action in members(play.legal(seat)):
                assert habits.REACTION <= game.pace(view, action) <= 5000


@over_games
def test_turn_games_share_a_habit(game: Any) -> None:
    own = hasattr(game.bot, "pace")
    assert game.pace is (game.bot.pace if own else habits.pace)
