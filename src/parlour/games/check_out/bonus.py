"""The bonus round: bids, and what happens to a lone bidder."""

from __future__ import annotations

from parlour.core.bits import lowest, put

from .data import COSTS, TOO_DEAR
from .rounds import end_bonus, go
from .state import ALONE, DICE_EACH, DONE, NOBODY, State, left, only_one, unrolled


def bids(state: State, seat: int) -> int:
    """None to five dice, at most as many as there are tokens (clause 22)."""
    if state.chosen[seat] != 0:
        return 0
    most = min(state.tokens[seat], DICE_EACH)
    return (2 << most) - 1


def bid(state: State, seat: int, dice: int) -> State:
    """The last bid opens all (clause 23)."""
    state = state._replace(chosen=put(state.chosen, seat, 1 << dice))
    for other in range(state.seats):
        if state.chosen[other] == 0:
            return state
    return open_bids(state)


def open_bids(state: State) -> State:
    for seat in range(state.seats):
        dice = lowest(state.chosen[seat])
        state = state._replace(
            tokens=put(state.tokens, seat, state.tokens[seat] - dice),
            dice=put(state.dice, seat, unrolled(dice)),
            active=state.active | (1 << seat if dice > 0 else 0),
        )
    state = state._replace(chosen=NOBODY)
    if state.active == 0:
        return end_bonus(state)
    if only_one(state.active):
        return state._replace(phase=ALONE, player=lowest(state.active))
    return go(state)


def free_choice(state: State) -> int:
    """What a lone bidder may take: anything that enough dice are left for (clause 27)."""
    return 1 << DONE | state.shelf & ~TOO_DEAR[left(state.dice[state.player])]


def take_freely(state: State, seat: int, product: int) -> State:
    return state._replace(
        shelf=state.shelf & ~(1 << product),
        dice=put(state.dice, seat, state.dice[seat] - unrolled(COSTS[product])),
        basket=put(state.basket, seat, state.basket[seat] | 1 << product),
    )
