"""Shopping in real time: roll, grab, check out, in whatever order people act."""

from __future__ import annotations

from parlour.core.bits import lowest, put

from .buying import open_counter
from .data import BITS
from .rounds import end_bonus
from .state import (
    CHECK_OUT,
    DICE,
    ROLL,
    ROUNDS,
    State,
    grab,
    join_queue,
    last_may_grab,
    left,
    only_one,
    unrolled,
    within_reach,
)


def gestures(state: State, seat: int) -> int:
    """What a shopper may do (clauses 7 to 13)."""
    if not state.active >> seat & 1:
        return 0
    mask = 1 << CHECK_OUT | within_reach(state.dice[seat], state.shelf)
    if not only_one(state.active):
        mask |= 1 << ROLL
    return mask


def act(state: State, seat: int, action: int) -> State:
    if action == ROLL:
        return state._replace(phase=DICE, player=seat)
    if action == CHECK_OUT:
        return settle(join_queue(state, seat))
    return settle(grab(state, seat, action))


def fall(state: State, outcome: int) -> State:
    """The dice of the shopper who rolled show new faces."""
    count = left(state.dice[state.player])
    dice = unrolled(count)
    for _ in range(count):
        dice += 1 << BITS * (outcome % 6)
        outcome //= 6
    return state._replace(dice=put(state.dice, state.player, dice))


def settle(state: State) -> State:
    """The last shopper with nothing to grab joins the queue; nobody left ends the shopping."""
    if only_one(state.active) and not last_may_grab(state):
        state = join_queue(state, lowest(state.active))
    if state.active != 0:
        return state
    return end_bonus(state) if state.round == ROUNDS else open_counter(state)
