"""Who comes first where anyone may act: clocks of the seats, for simulation.

A seat that may act looks, decides, and acts when its thinking time is over; then it
looks again, and decides by what it sees at that moment. Times are milliseconds.
Written in the dialect of the rules; the same stream gives the same order.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.bots import greedy
from parlour.core.bits import nth, popcount, put
from parlour.core.game import CHANCE, Game, State
from parlour.core.random import advance, below, stream_of

CHAIRS: Final = 6
LEAST_PERCENT: Final = 75  # thinking times vary from this ...
RANGE: Final = 51  # ... to 125 percent


class Clock(NamedTuple):
    """How quick the seats are. ``set_clock`` makes one."""

    speeds: tuple[int, ...]  # per seat: percent of the usual thinking time, at least 1
    tempo: int  # a seat may roll again only after so long
    now: int
    due: tuple[int, ...]  # per seat: when it acts next, 0 where that is open
    rolled: tuple[int, ...]  # per seat: when it last rolled


class Moment(NamedTuple):
    """What ``pick`` says of this seat and stream is what it does."""

    clock: Clock
    stream: int
    seat: int


def set_clock(speeds: tuple[int, ...], tempo: int) -> Clock:
    """``speeds`` of the first seats, the others being as usual; for plain Python."""
    usual = (*speeds, *(100,) * CHAIRS)[:CHAIRS]
    return Clock(usual, tempo, tempo, (0,) * CHAIRS, (0,) * CHAIRS)


def pick(game: Game, state: State, seat: int, thinkers: int, stream: int) -> int:
    """What the seat would do now: greedily if it is one of the ``thinkers``, else anything."""
    mask = game.rules.legal(state, seat)
    if thinkers >> seat & 1:
        return greedy.choose(game, game.sight.see(state, seat), mask)
    return nth(mask, below(stream, popcount(mask)))


def plan(game: Game, state: State, seats: int, thinkers: int, clock: Clock, stream: int) -> Clock:
    """Everybody who may act has a time to do so, and nobody else."""
    due = clock.due
    for seat in range(seats):
        if game.rules.legal(state, seat) == 0:
            due = put(due, seat, 0)
        elif due[seat] == 0:
            # Streams of their own: seats that shared one would be quick and slow by turns.
            action = pick(game, state, seat, thinkers, stream_of(stream, 2 * seat))
            percent = LEAST_PERCENT + below(stream_of(stream, 2 * seat + 1), RANGE)
            thought = game.pace(game.sight.see(state, seat), action) * percent // 100
            due = put(due, seat, clock.now + thought * clock.speeds[seat] // 100)
    return clock._replace(due=due)


def earliest(due: tuple[int, ...], seats: int) -> int:
    first = -1
    for seat in range(seats):
        if due[seat] != 0 and (first < 0 or due[seat] < due[first]):
            first = seat
    return first


def next_seat(
    game: Game, state: State, seats: int, thinkers: int, clock: Clock, stream: int
) -> Moment:
    """Who acts next where anyone may. A gesture that chance answers is a roll, and comes
    too early before the seat's tempo is over: then the seat looks again at that time.
    """
    while True:
        clock = plan(game, state, seats, thinkers, clock, stream)
        stream = advance(stream)
        seat = earliest(clock.due, seats)
        clock = clock._replace(now=clock.due[seat], due=put(clock.due, seat, 0))
        action = pick(game, state, seat, thinkers, stream)
        if game.rules.turn(game.rules.apply(state, seat, action)) != CHANCE:
            return Moment(clock, stream, seat)
        again = clock.rolled[seat] + clock.tempo
        if clock.now >= again:
            clock = clock._replace(rolled=put(clock.rolled, seat, clock.now))
            return Moment(clock, stream, seat)
        clock = clock._replace(due=put(clock.due, seat, again))
