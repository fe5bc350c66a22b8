"""Whole games in one loop.

Written in the dialect of the rules, so that ``core.compile`` can take it: the
functions whose first parameter is ``game`` are compiled once a game. Plain and
compiled play the very same games from the same seed.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from parlour.bots import greedy
from parlour.core.bits import nth, popcount
from parlour.core.game import ANYONE, CHANCE, OVER, Game, State
from parlour.core.random import advance, below, stream_of
from parlour.lab import schedule
from parlour.lab.schedule import Clock


class Finish(NamedTuple):
    """How one game went."""

    state: State
    decisions: int
    events: int


def play(
    game: Game, seats: int, options: Any, thinkers: int, stream: int, clock: Clock | None = None
) -> Finish:
    """One game. The seats of the mask ``thinkers`` are greedy, the others random.

    Where anyone may act, the ``clock`` says who does, or any able seat without one.
    """
    state = game.rules.setup(seats, options)
    watch: Any = clock
    decisions = 0
    events = 0
    who = game.rules.turn(state)
    while who != OVER:
        events += 1
        stream = advance(stream)
        if who == CHANCE:
            state = game.rules.resolve(state, below(stream, game.rules.chances(state)))
        else:
            decisions += 1
            if who == ANYONE:
                if clock is None:  # a compiler knows which, and leaves the other out
                    who = able_seat(game, state, seats, stream)
                    stream = advance(stream)
                else:
                    moment = schedule.next_seat(game, state, seats, thinkers, watch, stream)
                    watch, stream, who = moment
            # As ``schedule.pick`` does; a call of it would cost random play a sixth of its speed.
            mask = game.rules.legal(state, who)
            if thinkers >> who & 1:
                action = greedy.choose(game, game.sight.see(state, who), mask)
            else:
                action = nth(mask, below(stream, popcount(mask)))
            state = game.rules.apply(state, who, action)
        who = game.rules.turn(state)
    return Finish(state, decisions, events)


def able_seat(game: Game, state: State, seats: int, stream: int) -> int:
    """A uniform one of the seats that may act."""
    able = 0
    for seat in range(seats):
        if game.rules.legal(state, seat) != 0:
            able |= 1 << seat
    return nth(able, below(stream, popcount(able)))


def batch(
    game: Game,
    seats: int,
    options: Any,
    thinkers: int,
    seed: int,
    first: int,
    table: Any,
    clock: Clock | None = None,
) -> None:
    """Play one game a row of ``table``, an int64 array of shape (games, 3 + seats).

    Game ``first + row`` of this seed goes into its row: decisions, events, the
    mask of winners, then the scores.
    """
    for row in range(table.shape[0]):
        finish = play(game, seats, options, thinkers, stream_of(seed, first + row), clock)
        table[row, 0] = finish.decisions
        table[row, 1] = finish.events
        table[row, 2] = game.rules.winners(finish.state)
        scores = game.rules.scores(finish.state)
        for seat in range(seats):
            table[row, 3 + seat] = scores[seat]
