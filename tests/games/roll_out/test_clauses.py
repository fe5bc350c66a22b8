"""The clauses of Roll Out's README, each by its number."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER
from parlour.core.match import Match
from parlour.core.options import read_options
from parlour.core.play import Play
from parlour.games import find
from parlour.games.roll_out import rules
from parlour.games.roll_out.rules import (
    CHOICE,
    GO,
    PLAY,
    ROLL,
    ROLL_OFF,
    STOP,
    THEIRS,
    Options,
    State,
)
from tests.walks import Setup, walk

ME, YOU = 0, 1


def row(*numbers: int) -> int:
    return sum(1 << number for number in set(numbers))


ALL = row(*range(1, 10))


def position(
    up: int = ALL,
    white: int = 0,
    your_up: int = ALL,
    your_white: int = 0,
    centre: int = 0,
    phase: int = CHOICE,
    **options: int,
) -> State:
    """Seat 0 to move, about to stop or roll unless said otherwise."""
    start = rules.setup(2, Options(**{"starter": ME, **options}))
    return start._replace(phase=phase, up=(up, your_up), white=(white, your_white), centre=centre)


def rolled(state: State, first: int, second: int) -> State:
    thrown = rules.apply(state, state.player, GO)
    assert rules.turn(thrown) == CHANCE
    return rules.resolve(thrown, first - 1 + (second - 1) * 6)


def legal(state: State) -> set[int]:
    return set(members(rules.legal(state, state.player)))


def do(state: State, *actions: int) -> State:
    for action in actions:
        assert action in legal(state), f"{action} is not legal"
        state = rules.apply(state, state.player, action)
    return state


def theirs(number: int) -> int:
    return THEIRS + number


def test_01_each_player_has_the_checkers_1_to_9_up() -> None:
    state = rules.setup(2, Options())
    assert state.up == (ALL, ALL)
    assert state.white == (0, 0)
    assert state.centre == 0


def test_02_a_checker_is_in_one_place_only() -> None:
    game = find("roll_out")
    for play in walk(Setup(game, 2, Options()), seed=8):
        state = play.state
        for seat in (ME, YOU):
            centre = state.centre if seat == state.player else 0
            assert state.up[seat] & state.white[seat] == 0
            assert (state.up[seat] | state.white[seat]) & centre == 0
            assert state.up[seat] | state.white[seat] | centre | ALL == ALL


def test_03_the_higher_total_starts_and_equal_totals_roll_again() -> None:
    state = rolled(rules.setup(2, Options()), 3, 3)
    assert (state.phase, state.player) == (ROLL_OFF, YOU)
    assert rolled(state, 3, 2)[1:3] == (ROLL, ME)
    assert rolled(state, 3, 4)[1:3] == (ROLL, YOU)
    tied = rolled(state, 5, 1)
    assert (tied.phase, tied.player) == (ROLL_OFF, ME)
    assert rolled(rolled(tied, 6, 6), 6, 5)[1:3] == (ROLL, ME)


def test_04_a_turn_begins_with_a_roll_of_its_own() -> None:
    started = rolled(rolled(rules.setup(2, Options()), 6, 6), 1, 1)
    assert legal(started) == {GO}
    assert started.unplayed == 0
    assert started.up == (ALL, ALL)


def test_05_turns_alternate() -> None:
    state = do(rolled(position(), 5, 2), 5, 2, STOP)
    assert (state.player, state.phase) == (YOU, ROLL)
    state = do(rolled(state, 5, 2), 7, STOP)
    assert (state.player, state.phase) == (ME, ROLL)


def test_06_each_die_for_itself_or_the_sum() -> None:
    state = rolled(position(), 5, 2)
    assert legal(state) == {5, 2, 7, theirs(5), theirs(2), theirs(7)}
    assert legal(do(state, 5)) == {2, theirs(2)}
    assert do(state, 7).phase == CHOICE


def test_06_there_is_no_other_splitting() -> None:
    """With 3 and 4 on the row but 5 and 2 on the dice, 7 is still no 3 and 4."""
    state = rolled(position(up=row(3, 4, 8), your_up=row(3, 4)), 5, 2)
    assert state.player == YOU  # rolled out


@pytest.mark.parametrize(("first", "second"), [(6, 4), (5, 6), (6, 6)])
def test_06_sums_of_10_to_12_match_nothing(first: int, second: int) -> None:
    # A full set of checkers that are not the dice's own numbers.
    rest = ALL & ~row(first, second)
    assert rolled(position(up=rest, your_up=rest), first, second).player == YOU


def test_07_a_number_has_three_kinds_of_targets() -> None:
    to_centre = do(rolled(position(), 5, 2), 7)
    assert to_centre.centre == row(7)
    assert to_centre.up[ME] == ALL & ~row(7)
    turned = do(rolled(position(up=ALL & ~row(7), white=row(7)), 5, 2), 7)
    assert (turned.up[ME], turned.white[ME], turned.centre) == (ALL, 0, 0)
    flipped = do(rolled(position(), 5, 2), theirs(7))
    assert (flipped.up[YOU], flipped.white[YOU]) == (ALL & ~row(7), row(7))
    assert flipped.up[ME] == ALL


def test_08_white_ones_of_the_opponent_and_removed_ones_count_for_nothing() -> None:
    state = rolled(
        position(up=row(1, 5, 9), your_up=row(1), your_white=row(2, 7), centre=row(2)), 5, 2
    )
    assert state.player == YOU  # 2 is in the centre, 7 is removed; theirs are white
    state = rolled(position(up=row(1, 2, 5), your_up=row(1), your_white=row(2, 5, 7)), 5, 2)
    assert legal(state) == {2, 5}


def test_09_where_only_one_die_can_be_played_neither_is() -> None:
    start = position(up=row(5, 8, 9), your_up=row(1, 3), centre=row(4))
    state = rolled(start, 5, 2)
    assert state.player == YOU
    assert state.up[ME] == row(4, 5, 8, 9)


def test_10_only_gestures_that_leave_the_rest_playable() -> None:
    """The 5 could be played, the 2 could not: only the sum is legal."""
    assert legal(rolled(position(up=row(5, 7, 9), your_up=row(5)), 5, 2)) == {7}


def test_10_nobody_rolls_out_by_choice() -> None:
    state = rolled(position(), 5, 2)
    assert state.phase == PLAY
    assert GO not in legal(state)
    assert STOP not in legal(state)
    assert STOP not in legal(do(state, 5))


def test_11_a_double_needs_my_checker_and_my_opponents() -> None:
    state = rolled(position(), 3, 3)
    assert legal(state) == {3, theirs(3), 6, theirs(6)}
    assert legal(do(state, 3)) == {theirs(3)}
    assert legal(do(state, theirs(3))) == {3}
    assert legal(rolled(position(your_up=ALL & ~row(3)), 3, 3)) == {6, theirs(6)}
    gone = ALL & ~row(3, 6)
    assert rolled(position(up=gone, your_up=ALL & ~row(6)), 3, 3).player == YOU


def test_12_a_checker_just_turned_up_waits_for_another_roll() -> None:
    start = position(up=ALL & ~row(3), white=row(3))
    state = do(rolled(start, 3, 3), 3)
    assert legal(state) == {theirs(3)}
    again = rolled(do(state, theirs(3)), 3, 1)
    assert 3 in legal(again)
    alone = position(up=ALL & ~row(3, 6), white=row(3), your_up=ALL & ~row(3, 6))
    assert rolled(alone, 3, 3).player == YOU


def test_12_with_two_left_as_well() -> None:
    state = do(rolled(position(up=row(9), white=row(3)), 3, 3), 3)
    assert legal(state) == {GO, STOP, theirs(3)}


def test_13_after_a_satisfied_roll_stop_or_roll_again() -> None:
    state = do(rolled(position(), 5, 2), theirs(5), theirs(2))
    assert legal(state) == {GO, STOP}
    assert state.centre == 0


def test_14_stopping_removes_the_centre() -> None:
    state = do(rolled(position(), 5, 2), 5, 2, STOP)
    assert state.centre == 0
    assert state.up[ME] == ALL & ~row(5, 2)
    assert state.white[ME] == 0
    assert state.player == YOU


def test_15_rolling_out_brings_the_centre_back_and_nothing_else() -> None:
    start = position(
        up=row(1, 3, 4), white=row(2), your_up=row(1, 2, 9), your_white=row(8), centre=row(6)
    )
    played = do(rolled(start, 2, 1), 2, theirs(1))  # turn my 2 up, flip their 1
    out = rolled(played, 5, 5)
    assert (out.player, out.phase) == (YOU, ROLL)
    assert out.up[ME] == row(1, 2, 3, 4, 6)
    assert out.white == (0, row(1, 8))
    assert out.centre == 0


def test_16_with_one_or_two_left_one_die_is_enough() -> None:
    state = rolled(position(up=row(5), white=row(9), your_up=row(1)), 5, 2)
    assert legal(state) == {5}
    after = do(state, 5)
    assert after.phase == CHOICE
    assert legal(after) == {GO, STOP}


def test_16_both_dice_or_the_sum_are_allowed_as_well() -> None:
    start = position(up=row(7), white=row(5), your_up=row(2, 7))
    state = rolled(start, 5, 2)
    assert legal(state) == {5, 7, theirs(2), theirs(7)}
    after = do(state, 5)
    assert legal(after) == {GO, STOP, theirs(2)}
    assert do(after, theirs(2)).white[YOU] == row(2)


def test_16_stopping_or_rolling_forgoes_the_other_die() -> None:
    after = do(rolled(position(up=row(7), white=row(5), your_up=row(2)), 5, 2), 5)
    assert legal(do(after, STOP)) == {GO}
    again = rolled(after, 1, 6)
    assert again.dice == (1, 6)
    assert 2 not in {action % THEIRS for action in legal(again)}


def test_16_three_left_need_both_dice_and_the_centre_does_not_count() -> None:
    assert rolled(position(up=row(5, 8, 9), your_up=0), 5, 2).player == YOU
    counted = rolled(position(up=row(5, 8), centre=row(1, 3), your_up=0), 5, 2)
    assert legal(counted) == {5}


def test_16_it_is_counted_afresh_before_every_roll() -> None:
    three = rolled(position(up=row(2, 5, 9), your_up=0), 5, 2)
    assert three.few == 0
    one = rolled(do(three, 5, 2), 6, 3)
    assert one.few == 1
    assert legal(one) == {9}


def test_17_all_in_the_centre_or_removed_wins_at_once() -> None:
    state = do(rolled(position(up=row(7), centre=row(1, 2)), 5, 2), 7)
    assert rules.turn(state) == OVER
    assert rules.scores(state) == (1, 0)
    assert rules.winners(state) == 1 << ME


def test_17_one_die_can_win() -> None:
    state = do(rolled(position(up=row(5)), 5, 2), 5)
    assert rules.turn(state) == OVER


def test_17_a_white_checker_is_not_out() -> None:
    assert rules.turn(do(rolled(position(up=0, white=row(5)), 5, 2), 5)) == ME


@pytest.mark.parametrize("checkers", range(3, 10))
def test_18_a_short_game_has_checkers_1_to_that_number(checkers: int) -> None:
    state = rules.setup(2, Options(checkers=checkers, starter=ME))
    assert state.up == (row(*range(1, checkers + 1)),) * 2
    if checkers < 7:
        assert {action % THEIRS for action in legal(rolled(state, 1, 2))} == {1, 2, 3}
        assert 7 not in {action % THEIRS for action in legal(rolled(state, 6, 1))}


@pytest.mark.parametrize("text", ["2", "10", "-1", "many", ""])
def test_18_other_numbers_of_checkers_are_refused(text: str) -> None:
    game = find("roll_out")
    with pytest.raises(Refusal, match="bad-option"):
        read_options(game.rules, game.options, {"checkers": text})


def test_19_quick_doubles_turn_and_move_the_same_checker() -> None:
    start = position(up=ALL & ~row(3, 6), white=row(3), your_up=ALL & ~row(3, 6), quick_doubles=1)
    state = rolled(start, 3, 3)
    assert legal(state) == {3}
    after = do(state, 3, 3)
    assert after.centre == row(3)
    assert after.phase == CHOICE


def test_20_the_centre_may_count_as_left() -> None:
    start = position(up=row(5, 8), centre=row(1), your_up=0, centre_counts=1)
    assert rolled(start, 5, 2).player == YOU
    assert rolled(position(up=row(5), centre=row(1), your_up=0, centre_counts=1), 5, 2).few == 1


def test_21_the_starter_may_be_given() -> None:
    for seat in (ME, YOU):
        state = rules.setup(2, Options(starter=seat))
        assert (state.phase, state.player) == (ROLL, seat)


def test_21_a_match_alternates_the_start() -> None:
    match = Match(find("roll_out"), 2, Options(checkers=3), games=2)
    first = Play(match.game, 2, match.next_options())
    for seat, dice in ((0, 5), (1, 0)):
        first.act(seat, GO)
        first.resolve(dice)
    assert first.state.player == ME
    finish(first)
    match.add(first)
    assert len(match.played) < match.games
    assert match.next_options().starter == YOU
    second = Play(match.game, 2, match.next_options())
    finish(second)
    match.add(second)
    assert match.over
    assert sum(match.scores()) == 2


@pytest.mark.parametrize("games", [0, 3, -2])
def test_21_a_match_of_an_odd_number_is_refused(games: int) -> None:
    with pytest.raises(Refusal, match="match-length"):
        Match(find("roll_out"), 2, Options(), games=games)


def finish(play: Play) -> None:
    """Play on with dice that take turns; always the first legal gesture."""
    count = 0
    while play.turn != OVER:
        if play.turn == CHANCE:
            count += 7
            play.resolve(count % 36)
        else:
            play.act(play.turn, max(members(play.legal(play.turn)), key=lambda a: a % STOP))
