"""Rung 6 for DicedOut!: exact results, each found in two independent ways."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import pytest

from parlour.core.bits import members
from parlour.core.game import CHANCE, OVER
from parlour.games.diced_out import rules
from parlour.games.diced_out.rules import DICE, ROLL, SHEET, Options, State

WAYS = {total: 6 - abs(7 - total) for total in range(2, 13)}


@cache
def by_sets(unmarked: frozenset[int], rerolls: int, bonus: frozenset[int]) -> Fraction:
    """The fewest expected points of one round, over sets of numbers: no rules used."""
    if not unmarked:
        return Fraction(0)
    value = Fraction(0)
    for total, ways in WAYS.items():
        if total not in unmarked:
            after = by_sets(unmarked, rerolls - 1, bonus) if rerolls else Fraction(sum(unmarked))
        else:
            rest = unmarked - {total}
            after = by_sets(rest, rerolls, bonus)
            if total in bonus:
                after = min(after, *(by_sets(rest - {n}, rerolls, bonus) for n in rest), after)
        value += Fraction(ways, 36) * after
    return value


def last_round(unmarked: set[int], rerolls: int, options: Options) -> State:
    """Seat 0 alone in the last round; the opponent is finished."""
    marked = SHEET & ~sum(1 << number for number in unmarked)
    start = rules.setup(2, options)
    return start._replace(
        phase=ROLL,
        round=3,
        contenders=0,
        finished=0b10,
        marked=(marked, 0, 0, 0, 0, 0),
        rerolls=(rerolls, 0, 0, 0, 0, 0),
    )


@cache
def by_rules(state: State) -> Fraction:
    """The fewest expected points by the contract alone: chance averages, a seat chooses."""
    state = state._replace(dice=(0, 0)) if state.phase in (ROLL, DICE) else state
    turn = rules.turn(state)
    if turn == OVER:
        return Fraction(rules.scores(state)[0])
    if turn == CHANCE:
        total = sum((by_rules(bare(rules.resolve(state, k))) for k in range(36)), Fraction(0))
        return total / 36
    actions = members(rules.legal(state, turn))
    return min(by_rules(bare(rules.apply(state, turn, action))) for action in actions)


def bare(state: State) -> State:
    """The dice that lie there no longer matter."""
    return state._replace(dice=(0, 0))


@pytest.mark.parametrize(
    ("unmarked", "rerolls", "bonus"),
    [
        ({7}, 0, set()),
        ({2, 12}, 3, {2, 12}),
        ({5, 6, 7, 8}, 2, {7}),
        ({2, 4, 7, 10, 12}, 3, {2, 12}),
        ({2, 3, 4, 9, 11, 12}, 1, {2, 3, 12}),
    ],
)
def test_the_best_expected_points_of_a_round(
    unmarked: set[int], rerolls: int, bonus: set[int]
) -> None:
    options = Options(bonus=sum(1 << number for number in bonus))
    found = by_rules(last_round(unmarked, rerolls, options))
    assert found == by_sets(frozenset(unmarked), rerolls, frozenset(bonus))


def test_one_number_left_is_a_geometric_series() -> None:
    """Only the 7 is open and r rerolls are left: it is missed r + 1 times running, each
    time with 30 of 36, and then costs 7."""
    for rerolls in range(4):
        expected = 7 * Fraction(5, 6) ** (rerolls + 1)
        assert by_rules(last_round({7}, rerolls, Options())) == expected


def test_a_whole_round_by_the_best_choices() -> None:
    """A fresh sheet with three rerolls and the default bonus numbers."""
    whole = by_sets(frozenset(range(2, 13)), 3, frozenset({2, 12}))
    assert float(whole) == pytest.approx(29.985098169578176)
    assert whole == by_rules(last_round(set(range(2, 13)), 3, Options()))


@cache
def by_highest(unmarked: frozenset[int], rerolls: int) -> Fraction:
    """As ``by_sets``, for a player who always takes the highest number as a bonus."""
    if not unmarked:
        return Fraction(0)
    value = Fraction(0)
    for total, ways in WAYS.items():
        if total not in unmarked:
            after = by_highest(unmarked, rerolls - 1) if rerolls else Fraction(sum(unmarked))
        else:
            rest = unmarked - {total}
            if total in (2, 12) and rest:
                rest -= {max(rest)}
            after = by_highest(rest, rerolls)
        value += Fraction(ways, 36) * after
    return value


def test_the_highest_number_is_nearly_the_best_bonus() -> None:
    """What the greedy bot does, and what its docstring says of it."""
    best = by_sets(frozenset(range(2, 13)), 3, frozenset({2, 12}))
    greedy = by_highest(frozenset(range(2, 13)), 3)
    assert 0 < float(greedy - best) < 0.0001
