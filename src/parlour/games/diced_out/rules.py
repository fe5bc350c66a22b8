"""The rules of DicedOut!. Clause numbers refer to the README beside this file.

Totals are numbers 2 to 12, a set of them is an int with bit ``n`` for total ``n``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.bits import least, lowest, popcount, put
from parlour.core.game import CHANCE, OVER
from parlour.core.remembered import remembered

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
LOWEST_WINS: Final = True
SOURCES: Final = ("round-1", "round-2", "round-3", "round-4")

ROUNDS: Final = 4
REROLLS: Final = 3
SHEET: Final = (1 << 13) - (1 << 2)  # the totals 2 to 12
SHEET_POINTS: Final = 77

# Phases
ROLL_OFF: Final = 0  # the contenders roll for the start of a round ...
ROLL_OFF_DICE: Final = 1  # ... and the dice fall
ROLL: Final = 2
DICE: Final = 3
BONUS: Final = 4  # a bonus number was rolled: one more may be marked
NAME: Final = 5  # the best of the last round names who has one reroll less
DONE: Final = 6

# Actions. To mark total n is action n itself.
GO: Final = 0  # throw the dice
DECLINE: Final = 1
SEAT: Final = 16  # to name seat s is SEAT + s

WIDTH: Final = 7  # bits for a round's points in ``points``
NOBODY: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)


class Options(NamedTuple):
    bonus: int = 1 << 2 | 1 << 12


class State(NamedTuple):
    options: Options
    seats: int
    phase: int
    player: int
    round: int  # 0 to 3; -1 before the first
    dice: tuple[int, ...]
    marked: tuple[int, ...]  # per seat: the totals marked in this round
    rerolls: tuple[int, ...]  # per seat: boxes not yet crossed
    finished: int  # the seats that are done with this round
    points: tuple[int, ...]  # per seat: WIDTH bits a round, the first round lowest
    contenders: int  # in a roll-off: the seats still to roll ...
    leaders: int  # ... those with the highest total so far ...
    best: int  # ... and that total


def setup(seats: int, options: Options) -> State:
    return State(
        options=options,
        seats=seats,
        phase=ROLL_OFF,
        player=0,
        round=-1,
        dice=(0, 0),
        marked=NOBODY,
        rerolls=NOBODY,
        finished=0,
        points=NOBODY,
        contenders=everyone(seats),
        leaders=0,
        best=0,
    )


def everyone(seats: int) -> int:
    return (1 << seats) - 1


def turn(state: State) -> int:
    if state.phase == DICE or state.phase == ROLL_OFF_DICE:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return state.player


def legal(state: State, seat: int) -> int:
    if seat != state.player:
        return 0
    if state.phase == ROLL or state.phase == ROLL_OFF:
        return 1 << GO
    if state.phase == BONUS:
        return 1 << DECLINE | SHEET & ~state.marked[seat]
    if state.phase == NAME:
        return (everyone(state.seats) & ~(1 << seat)) << SEAT
    return 0


def apply(state: State, seat: int, action: int) -> State:
    if action == GO:
        return state._replace(phase=ROLL_OFF_DICE if state.phase == ROLL_OFF else DICE)
    if action == DECLINE:
        return pass_on(state)
    if action >= SEAT:
        fewer = put(full_rerolls(state.seats), action - SEAT, REROLLS - 1)
        return begin_round(state, seat, fewer)
    return pass_on(close_full(mark(state, seat, action), seat))


def chances(state: State) -> int:
    return 36 if turn(state) == CHANCE else 0


def resolve(state: State, outcome: int) -> State:
    dice = (outcome % 6 + 1, outcome // 6 + 1)
    total = dice[0] + dice[1]
    rolled = state._replace(dice=dice)
    if state.phase == ROLL_OFF_DICE:
        return roll_off(rolled, total)
    if state.marked[state.player] >> total & 1:
        return repeat(rolled)
    return new_total(rolled, total)


def new_total(state: State, total: int) -> State:
    """A total that was not marked yet (clauses 6, 7)."""
    seat = state.player
    after = close_full(mark(state, seat, total), seat)
    if state.options.bonus >> total & 1 and not after.finished >> seat & 1:
        return after._replace(phase=BONUS)
    return pass_on(after)


def repeat(state: State) -> State:
    """A total that is marked already (clauses 8, 9)."""
    seat = state.player
    if state.rerolls[seat] > 0:
        return state._replace(phase=ROLL, rerolls=put(state.rerolls, seat, state.rerolls[seat] - 1))
    return pass_on(close(state, seat, unmarked_points(state.marked[seat])))


def mark(state: State, seat: int, total: int) -> State:
    return state._replace(marked=put(state.marked, seat, state.marked[seat] | 1 << total))


def close_full(state: State, seat: int) -> State:
    """A sheet with every total marked is finished with no points (clause 10)."""
    return close(state, seat, 0) if state.marked[seat] == SHEET else state


def close(state: State, seat: int, points: int) -> State:
    return state._replace(
        finished=state.finished | 1 << seat,
        points=put(state.points, seat, state.points[seat] | points << WIDTH * state.round),
    )


def unmarked_points(marked: int) -> int:
    points = SHEET_POINTS
    for total in range(2, 13):
        if marked >> total & 1:
            points -= total
    return points


def pass_on(state: State) -> State:
    """The next player who is still in the round, or the round's end (clauses 5, 11)."""
    if state.finished == everyone(state.seats):
        return end_round(state)
    seat = next_seat(state.player, state.seats)
    while state.finished >> seat & 1:
        seat = next_seat(seat, state.seats)
    return state._replace(phase=ROLL, player=seat)


def next_seat(seat: int, seats: int) -> int:
    return seat + 1 if seat + 1 < seats else 0


def end_round(state: State) -> State:
    """The fewest points of this round start the next; ties roll it off (clause 12)."""
    if state.round == ROUNDS - 1:
        return state._replace(phase=DONE)
    best = least(round_column(state, state.round), state.seats)
    if popcount(best) == 1:
        return state._replace(phase=NAME, player=lowest(best))
    return state._replace(phase=ROLL_OFF, player=lowest(best), contenders=best, leaders=0, best=0)


def roll_off(state: State, total: int) -> State:
    """One contender's roll for the start of a round (clauses 3, 12)."""
    seat = state.player
    leaders = state.leaders
    if total >= state.best:
        leaders = (leaders if total == state.best else 0) | 1 << seat
    best = total if total > state.best else state.best
    contenders = state.contenders & ~(1 << seat)
    if contenders == 0 and popcount(leaders) > 1:  # those tied roll again
        contenders = leaders
        leaders = 0
        best = 0
    if contenders != 0:
        return state._replace(
            phase=ROLL_OFF,
            player=lowest(contenders),
            contenders=contenders,
            leaders=leaders,
            best=best,
        )
    chosen = state._replace(contenders=0, leaders=0, best=0)
    if state.round < 0:
        return begin_round(chosen, lowest(leaders), full_rerolls(state.seats))
    return chosen._replace(phase=NAME, player=lowest(leaders))


def begin_round(state: State, starter: int, rerolls: tuple[int, ...]) -> State:
    return state._replace(
        phase=ROLL,
        player=starter,
        round=state.round + 1,
        marked=NOBODY,
        rerolls=rerolls,
        finished=0,
    )


def full_rerolls(seats: int) -> tuple[int, ...]:
    rerolls = NOBODY
    for seat in range(seats):
        rerolls = put(rerolls, seat, REROLLS)
    return rerolls


def round_points(points: int, number: int) -> int:
    return points >> WIDTH * number & (1 << WIDTH) - 1


def round_column(state: State, number: int) -> tuple[int, ...]:
    column = NOBODY
    for seat in range(state.seats):
        column = put(column, seat, round_points(state.points[seat], number))
    return column


def scores(state: State) -> tuple[int, ...]:
    totals = NOBODY
    for seat in range(state.seats):
        total = 0
        for number in range(ROUNDS):
            total += round_points(state.points[seat], number)
        totals = put(totals, seat, total)
    return totals


@remembered
def breakdown(state: State) -> tuple[tuple[int, ...], ...]:
    return (
        round_column(state, 0),
        round_column(state, 1),
        round_column(state, 2),
        round_column(state, 3),
    )


def winners(state: State) -> int:
    return least(scores(state), state.seats)


def opener(state: State) -> int:
    fresh = state.round == 0 and state.marked == NOBODY
    return state.player if state.phase == ROLL and fresh else -1
