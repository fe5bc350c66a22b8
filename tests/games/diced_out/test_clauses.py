"""The clauses of DicedOut!'s README, each by its number."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER
from parlour.core.options import read_options
from parlour.core.play import Play
from parlour.games import find
from parlour.games.diced_out import rules
from parlour.games.diced_out.rules import (
    BONUS,
    DECLINE,
    GO,
    NAME,
    ROLL,
    ROLL_OFF,
    SEAT,
    SHEET,
    Options,
    State,
)


def numbers(*totals: int) -> int:
    return sum(1 << total for total in totals)


def sheets(
    *marked: int, rerolls: tuple[int, ...] = (), finished: int = 0, number: int = 0, **options: int
) -> State:
    """A round under way, seat 0 to roll; one sheet a seat."""
    seats = len(marked)
    start = rules.setup(seats, Options(**options))
    return start._replace(
        phase=ROLL,
        round=number,
        contenders=0,
        marked=tuple(marked) + (0,) * (6 - seats),
        rerolls=(rerolls or (3,) * seats) + (0,) * (6 - seats),
        finished=finished,
    )


def rolled(state: State, total: int) -> State:
    first = min(6, total - 1)
    thrown = rules.apply(state, state.player, GO)
    assert rules.turn(thrown) == CHANCE
    return rules.resolve(thrown, first - 1 + (total - first - 1) * 6)


def legal(state: State) -> set[int]:
    return set(members(rules.legal(state, state.player)))


def do(state: State, action: int) -> State:
    assert action in legal(state)
    return rules.apply(state, state.player, action)


def with_points(state: State, *points: int) -> State:
    """Points of the current round for seats that are finished."""
    packed = tuple(p << rules.WIDTH * state.round for p in points)
    return state._replace(points=packed + (0,) * (6 - len(points)))


def ending(*points: int, number: int = 0) -> State:
    """The round's last roll is due: seat 0, diced out on any repeat, has the points
    of its unmarked sheet; the others are finished with the points given."""
    seats = len(points) + 1
    mine = SHEET & ~numbers(12)
    state = sheets(mine, *[0] * len(points), rerolls=(0,) * seats, number=number)
    return with_points(state, 0, *points)._replace(finished=rules.everyone(seats) & ~1)


@pytest.mark.parametrize("seats", [1, 7])
def test_01_two_to_six_players(seats: int) -> None:
    with pytest.raises(Refusal, match="wrong-seats"):
        Play(find("diced_out"), seats, Options())


def test_01_four_rounds() -> None:
    state = rolled(ending(20, number=3), 7)
    assert rules.turn(state) == OVER


def test_02_a_sheet_has_2_to_12_worth_77_and_three_rerolls() -> None:
    assert members(SHEET) == list(range(2, 13))
    assert rules.unmarked_points(0) == sum(range(2, 13)) == 77
    started = rolled(rolled(rules.setup(2, Options()), 9), 3)
    assert started.rerolls == (3, 3, 0, 0, 0, 0)
    assert started.marked == (0,) * 6


def test_03_the_highest_total_starts() -> None:
    state = rules.setup(3, Options())
    for total in (5, 9, 4):
        state = rolled(state, total)
    assert (state.phase, state.player, state.round) == (ROLL, 1, 0)


def test_03_those_tied_at_the_top_roll_again() -> None:
    state = rules.setup(4, Options())
    for total in (9, 4, 9, 8):
        state = rolled(state, total)
    assert (state.phase, state.player, state.contenders) == (ROLL_OFF, 0, 0b0101)
    state = rolled(state, 3)
    assert state.player == 2
    state = rolled(state, 3)
    assert (state.phase, state.player) == (ROLL_OFF, 0)
    state = rolled(rolled(state, 6), 7)
    assert (state.phase, state.player) == (ROLL, 2)
    assert state.marked == (0,) * 6


def test_04_a_turn_is_a_roll() -> None:
    assert legal(sheets(0, 0)) == {GO}


def test_05_turns_go_round_and_skip_the_finished() -> None:
    state = rolled(sheets(0, 0, 0), 7)
    assert state.player == 1
    assert rolled(rolled(state, 7), 7).player == 0
    assert rolled(sheets(0, 0, 0, finished=0b010), 7).player == 2
    assert rolled(sheets(0, 0, 0, finished=0b110), 7).player == 0


def test_06_a_new_total_is_marked_by_itself() -> None:
    state = rolled(sheets(numbers(5), 0), 7)
    assert state.marked[0] == numbers(5, 7)
    assert state.marked[1] == 0
    assert (state.phase, state.player) == (ROLL, 1)
    assert state.rerolls[0] == 3


def test_07_a_rolled_bonus_number_lets_mark_one_more_or_decline() -> None:
    state = rolled(sheets(numbers(7), 0), 12)
    assert (state.phase, state.player) == (BONUS, 0)
    assert legal(state) == {DECLINE, 2, 3, 4, 5, 6, 8, 9, 10, 11}
    marked = do(state, 11)
    assert (marked.marked[0], marked.player) == (numbers(7, 11, 12), 1)
    left = do(state, DECLINE)
    assert (left.marked[0], left.player) == (numbers(7, 12), 1)


def test_07_a_repeated_bonus_number_gives_nothing() -> None:
    state = rolled(sheets(numbers(12), 0), 12)
    assert (state.phase, state.rerolls[0]) == (ROLL, 2)


def test_08_a_repeat_costs_a_reroll_and_the_turn_goes_on() -> None:
    state = rolled(sheets(numbers(7), 0), 7)
    assert (state.phase, state.player, state.rerolls[0]) == (ROLL, 0, 2)
    assert legal(state) == {GO}
    state = rolled(rolled(state, 7), 7)
    assert (state.player, state.rerolls[0]) == (0, 0)
    state = rolled(state, 8)
    assert (state.player, state.marked[0]) == (1, numbers(7, 8))


def test_09_a_repeat_without_rerolls_is_diced_out() -> None:
    state = rolled(sheets(numbers(7, 8), 0, rerolls=(0, 3)), 7)
    assert state.finished == 0b01
    assert rules.scores(state)[0] == 77 - 15
    assert state.player == 1


def test_10_a_full_sheet_scores_zero() -> None:
    by_roll = rolled(sheets(SHEET & ~numbers(9), 0), 9)
    assert (by_roll.finished, rules.scores(by_roll)[0], by_roll.player) == (0b01, 0, 1)
    by_bonus = do(rolled(sheets(SHEET & ~numbers(9, 12), 0), 12), 9)
    assert (by_bonus.finished, rules.scores(by_bonus)[0], by_bonus.player) == (0b01, 0, 1)


def test_10_a_bonus_number_that_fills_the_sheet_asks_for_nothing() -> None:
    state = rolled(sheets(SHEET & ~numbers(12), 0), 12)
    assert (state.phase, state.finished) == (ROLL, 0b01)


def test_11_the_round_ends_when_all_are_finished() -> None:
    state = sheets(numbers(7), numbers(7), rerolls=(0, 0))
    state = rolled(state, 7)
    assert (state.phase, state.player) == (ROLL, 1)
    state = rolled(state, 8)
    assert (state.phase, state.player) == (ROLL, 1)  # alone, and still in it
    assert rolled(state, 8).phase == NAME


def test_12_the_fewest_points_of_the_round_start_the_next() -> None:
    state = rolled(ending(20, 30, number=1), 7)
    assert (state.phase, state.player) == (NAME, 0)
    assert rolled(ending(5, 30, number=1), 7).player == 1


def test_12_earlier_rounds_do_not_matter() -> None:
    state = ending(20, number=1)
    state = state._replace(points=(70, state.points[1] | 1, 0, 0, 0, 0))
    assert rolled(state, 7).player == 0


def test_12_ties_are_rolled_off_again_and_again() -> None:
    state = rolled(ending(12, 40, 12), 7)
    assert (state.phase, state.player, state.contenders) == (ROLL_OFF, 0, 0b1011)
    for total in (8, 8, 5):
        state = rolled(state, total)
    assert (state.phase, state.player, state.contenders) == (ROLL_OFF, 0, 0b0011)
    state = rolled(rolled(state, 4), 6)
    assert (state.phase, state.player, state.round) == (NAME, 1, 0)


def test_13_an_opponent_is_named_and_has_one_reroll_less() -> None:
    state = rolled(ending(20, 30), 7)
    assert legal(state) == {SEAT + 1, SEAT + 2}
    state = do(state, SEAT + 2)
    assert (state.phase, state.player, state.round) == (ROLL, 0, 1)
    assert state.rerolls == (3, 3, 2, 0, 0, 0)


def test_13_with_two_players_too() -> None:
    assert legal(rolled(ending(20), 7)) == {SEAT + 1}


def test_14_a_bonus_number_marked_as_a_bonus_gives_nothing_further() -> None:
    state = do(rolled(sheets(0, 0), 12), 2)
    assert (state.phase, state.player, state.marked[0]) == (ROLL, 1, numbers(2, 12))


def test_15_the_bonus_numbers_are_a_choice() -> None:
    assert rolled(sheets(0, 0, bonus=numbers(7)), 7).phase == BONUS
    assert rolled(sheets(0, 0, bonus=numbers(7)), 12).phase == ROLL
    assert rolled(sheets(0, 0, bonus=0), 12).phase == ROLL
    game = find("diced_out")
    assert read_options(game.rules, game.options, {"bonus": "3+11"}).bonus == numbers(3, 11)
    assert read_options(game.rules, game.options, {"bonus": "none"}).bonus == 0
    with pytest.raises(Refusal, match="bad-option"):
        read_options(game.rules, game.options, {"bonus": "1+13"})


def test_16_rerolls_are_for_repeats_only_and_come_back() -> None:
    state = do(rolled(ending(20), 7), SEAT + 1)
    assert state.rerolls[:2] == (3, 2)
    state = state._replace(
        round=2, finished=0b10, rerolls=(0, 2, 0, 0, 0, 0), marked=(numbers(7),) + (0,) * 5
    )
    state = do(rolled(with_points(state, 0, 77), 7), SEAT + 1)
    assert state.rerolls[:2] == (3, 2)


def test_17_the_fewest_points_win() -> None:
    state = rolled(ending(20, 30, number=3), 7)
    assert rules.scores(state)[:3] == (12, 20, 30)
    assert rules.winners(state) == 0b001


def test_17_equal_totals_share_the_win() -> None:
    state = rolled(ending(12, 30, number=3), 7)
    assert rules.winners(state) == 0b011
