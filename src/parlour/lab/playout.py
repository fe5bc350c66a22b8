"""Whole games in one loop.

Written in the dialect of the rules, so that ``core.compile`` can take it: the
functions whose first parameter is ``game`` are compiled once a game. Plain and
compiled play the very same games from the same seed.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
            action = schedule.pick(game, state, who, thinkers, stream)
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


# What ``tally`` adds up: first of the batch, then SEAT_COLUMNS for every seat.
GAMES: Final = 0
DECISIONS: Final = 1
EVENTS: Final = 2
EVENTS_SQUARED: Final = 3
SHORTEST: Final = 4
LONGEST: Final = 5
SHARED: Final = 6
BATCH_COLUMNS: Final = 7
WINS: Final = 0  # in parts of a win: a shared one is split evenly
SCORE: Final = 1
SCORE_SQUARED: Final = 2
SEAT_COLUMNS: Final = 3
WHOLE_WIN: Final = 60  # divides by any number of winners up to six


def tally(
    game: Game,
    seats: int,
    options: Any,
    thinkers: int,
    seed: int,
    first: int,
    games: int,
    sums: Any,
) -> None:
    """Play ``games`` games of this seed from number ``first`` on, and add them to ``sums``.

    All sums are whole numbers, so that they don't depend on how a batch is cut
    up. ``sums`` has BATCH_COLUMNS + seats * SEAT_COLUMNS entries.
    """
    for number in range(first, first + games):
        finish = play(game, seats, options, thinkers, stream_of(seed, number))
        sums[GAMES] += 1
        sums[DECISIONS] += finish.decisions
        sums[EVENTS] += finish.events
        sums[EVENTS_SQUARED] += finish.events * finish.events
        if sums[GAMES] == 1 or finish.events < sums[SHORTEST]:
            sums[SHORTEST] = finish.events
        if finish.events > sums[LONGEST]:
            sums[LONGEST] = finish.events
        winners = game.rules.winners(finish.state)
        scores = game.rules.scores(finish.state)
        if popcount(winners) > 1:
            sums[SHARED] += 1
        for seat in range(seats):
            column = BATCH_COLUMNS + seat * SEAT_COLUMNS
            sums[column + WINS] += (winners >> seat & 1) * (WHOLE_WIN // popcount(winners))
            sums[column + SCORE] += scores[seat]
            sums[column + SCORE_SQUARED] += scores[seat] * scores[seat]


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
