"""Rung 6 for Roll Out: exact results, each found in two independent ways."""

from __future__ import annotations

import itertools
import math
from fractions import Fraction

import numpy as np
import pytest

from parlour.core.bits import members
from parlour.core.game import CHANCE, OVER
from parlour.core.random import Stream
from parlour.games import find
from parlour.games.roll_out import rules
from parlour.games.roll_out.rules import CHOICE, DONE, GO, Options, State
from parlour.games.roll_out.view import see
from parlour.lab.simulate import make_job, simulate

UP, WHITE, CENTRE, GONE = range(4)
Places = tuple[tuple[int, ...], tuple[int, ...]]
"""Where each checker of mine and of my opponent is, in the words of the rulebook."""


def single(places: Places, number: int) -> set[Places]:
    """All ways to satisfy one number, written down as a player would think."""
    found: set[Places] = set()
    mine, yours = places
    if number <= len(mine):
        if mine[number - 1] == UP:
            found.add((moved(mine, number, CENTRE), yours))
        if mine[number - 1] == WHITE:
            found.add((moved(mine, number, UP), yours))
        if yours[number - 1] == UP:
            found.add((mine, moved(yours, number, WHITE)))
    return found


def moved(row: tuple[int, ...], number: int, place: int) -> tuple[int, ...]:
    return (*row[: number - 1], place, *row[number:])


def whole_plays(places: Places, first: int, second: int) -> set[Places]:
    """Everything that a full play of both dice can lead to."""
    found = single(places, first + second)
    for one, other in ((first, second), (second, first)):
        for halfway in single(places, one):
            for end in single(halfway, other):
                # A checker turned up by this very roll does not go on to the centre.
                turned_and_moved = [
                    start == WHITE and stop == CENTRE
                    for start, stop in zip(places[0], end[0], strict=True)
                ]
                if not any(turned_and_moved):
                    found.add(end)
    return found


def state_of(places: Places) -> State:
    def row(side: int, place: int) -> int:
        return sum(1 << n for n, where in enumerate(places[side], 1) if where == place)

    start = rules.setup(2, Options(checkers=len(places[0]), starter=0))
    return start._replace(
        phase=CHOICE,
        up=(row(0, UP), row(1, UP)),
        white=(row(0, WHITE), row(1, WHITE)),
        centre=row(0, CENTRE),
    )


def places_of(state: State) -> Places:
    def where(seat: int, number: int) -> int:
        if state.up[seat] >> number & 1:
            return UP
        if state.white[seat] >> number & 1:
            return WHITE
        return CENTRE if seat == 0 and state.centre >> number & 1 else GONE

    numbers = range(1, state.options.checkers + 1)
    return tuple(where(0, n) for n in numbers), tuple(where(1, n) for n in numbers)


def ends(state: State) -> set[Places]:
    """What the rules' own gestures lead to, once the roll is satisfied."""
    if state.phase in (CHOICE, DONE):
        return {places_of(state)}
    return set().union(
        *(ends(rules.apply(state, 0, action)) for action in members(rules.legal(state, 0)))
    )


def positions() -> list[Places]:
    """Random ones with at least three checkers left, so that both dice are needed."""
    stream = Stream(31)
    found: list[Places] = []
    while len(found) < 150:
        checkers = 3 + stream.draw(7)
        mine = tuple(stream.draw(4) for _ in range(checkers))
        yours = tuple((UP, WHITE, GONE)[stream.draw(3)] for _ in range(checkers))
        if sum(place in (UP, WHITE) for place in mine) > 2:
            found.append((mine, yours))
    return found


def test_plays_are_those_of_a_naive_search() -> None:
    for places in positions():
        start = rules.apply(state_of(places), 0, GO)
        for first, second in itertools.product(range(1, 7), repeat=2):
            rolled = rules.resolve(start, first - 1 + (second - 1) * 6)
            expected = whole_plays(places, first, second)
            if expected:
                assert ends(rolled) == expected
            else:
                assert rolled.player == 1


def test_the_odds_on_the_button_are_those_of_a_naive_search() -> None:
    for places in positions():
        expected = sum(
            bool(whole_plays(places, first, second))
            for first, second in itertools.product(range(1, 7), repeat=2)
        )
        assert see(state_of(places), 0).playable == expected


def test_a_full_row_can_always_play() -> None:
    """Closed form: with all up every die finds its own number on my row, and a double
    finds my opponent's as well, so all 36 rolls can be played."""
    assert see(rules.setup(2, Options(starter=0)), 0).playable == 36


@pytest.mark.parametrize("number", range(1, 7))
def test_the_chance_to_finish_with_one_checker(number: int) -> None:
    """One checker left, nothing to flip: a die or the sum shows it. On a die 11 of 36;
    as a sum number - 1 of 36, and no roll does both."""
    state = state_of(((*(GONE,) * (number - 1), UP, *(GONE,) * (9 - number)), (GONE,) * 9))
    start = rules.apply(state, 0, GO)
    won = sum(bool(rules.legal(rules.resolve(start, outcome), 0)) for outcome in range(36))
    assert Fraction(won, 36) == Fraction(11 + number - 1, 36)


def short(state: State) -> State:
    """Without what no longer matters once a roll is used up."""
    return state if state.unplayed else state._replace(dice=(0, 0), few=0, turned=0)


def successors(state: State) -> list[State]:
    turn = rules.turn(state)
    if turn == CHANCE:
        return [short(rules.resolve(state, outcome)) for outcome in range(36)]
    return [short(rules.apply(state, turn, a)) for a in members(rules.legal(state, turn))]


def starter_wins(options: Options) -> float:
    """The chance of the first seat in random play: the Markov chain, solved by sweeps."""
    start = short(rules.setup(2, options))
    order: dict[State, list[State]] = {}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if state in order:
            continue
        order[state] = [] if rules.turn(state) == OVER else successors(state)
        waiting += order[state]
    index = {state: place for place, state in enumerate(order)}
    value = np.array([float(rules.turn(s) == OVER and rules.winners(s) == 1) for s in order])
    running = np.array([place for place, afters in enumerate(order.values()) if afters])
    afters = np.array([index[after] for afters in order.values() for after in afters])
    widths = np.array([len(afters) for afters in order.values() if afters])
    starts = np.concatenate([[0], np.cumsum(widths)[:-1]])
    change = 1.0
    while change > 1e-12:
        new = np.add.reduceat(value[afters], starts) / widths
        change = float(np.abs(new - value[running]).max())
        value[running] = new
    return float(value[index[start]])


def test_random_play_wins_as_often_as_the_chain_says() -> None:
    """Three checkers, the first seat starts: solved exactly, and played 400,000 times."""
    options = Options(checkers=3, starter=0)
    exact = starter_wins(options)
    games = 400_000
    job = make_job(find("roll_out"), ["random", "random"], options, games, seed=5, compiled=True)
    played = simulate(job).chairs[0].wins.value
    assert abs(played - exact) < 4.5 * math.sqrt(exact * (1 - exact) / games)
    assert exact == pytest.approx(0.533789981, abs=1e-8)
