"""Where Check Out! is a race, and who can come in whose way in it.

Shopping in steps is none: there everybody chooses in peace (clause 31).
"""

from __future__ import annotations

from parlour.core.bits import lowest

from .state import BID, CHECK_OUT, DICE, ROLL, SHOP, State, only_one, within_reach


def live(state: State) -> bool:
    return not state.options.step


def heat(state: State) -> int:
    """Every round's shopping is a heat of its own, from the first look at the shelf on."""
    shopping = state.phase == SHOP or (state.phase == DICE and live(state))
    return state.round + 1 if shopping else 0


def rolls(state: State, action: int) -> bool:
    return action == ROLL


def contestants(state: State, seat: int, action: int) -> int:
    """Who else could take that product from the current roll, or check out first."""
    others = state.active & ~(1 << seat)
    if action == ROLL:
        return 0
    if action == CHECK_OUT:
        return others
    able = 0
    for other in range(state.seats):
        if others >> other & 1 and within_reach(state.dice[other], 1 << action & state.shelf):
            able |= 1 << other
    return able


def racing(state: State) -> int:
    return state.active


def last(state: State) -> int:
    """The one shopper who is left, and who may not roll any more (clause 13)."""
    return lowest(state.active) if only_one(state.active) else -1


def sealed(state: State) -> bool:
    return state.phase == BID and live(state)


def retreat(state: State, seat: int) -> int:
    """The queue; and of tokens nobody loses any by being away."""
    if state.phase == SHOP:
        return CHECK_OUT
    return 0 if sealed(state) else -1
