"""Shopping in steps: everybody chooses in secret, then all choices open (clauses 31 to 37)."""

from __future__ import annotations

from parlour.core.bits import least, lowest, nth, popcount, put

from .data import ALL_PRODUCTS
from .shopping import settle
from .state import (
    CHECK_OUT,
    DICE,
    DONE,
    LOT,
    NOBODY,
    ROLL,
    STEP,
    State,
    grab,
    join_queue,
    only_one,
    products_of,
    within_reach,
    without,
)


def closed(choice: int) -> bool:
    return choice >> ROLL != 0


def ready(state: State) -> int:
    """The seats that have made their choice, or their bid."""
    found = 0
    for seat in range(state.seats):
        if state.phase == STEP:
            if closed(state.chosen[seat]):
                found |= 1 << seat
        elif state.chosen[seat] != 0:
            found |= 1 << seat
    return found


def gestures(state: State, seat: int) -> int:
    """What a shopper may still choose in this step."""
    choice = state.chosen[seat]
    if not state.active >> seat & 1 or closed(choice):
        return 0
    dice = state.dice[seat]
    rest = choice
    while rest != 0:
        dice = without(dice, lowest(rest))
        rest &= rest - 1
    mask = within_reach(dice, state.shelf & ~choice)
    if choice != 0:
        return mask | 1 << DONE
    mask |= 1 << CHECK_OUT
    if not only_one(state.active):
        mask |= 1 << ROLL
    return mask


def choose(state: State, seat: int, action: int) -> State:
    """The last choice opens all."""
    state = state._replace(chosen=put(state.chosen, seat, state.chosen[seat] | 1 << action))
    if ready(state) != state.active:
        return state
    return settle_grabs(state)


def contested(state: State) -> int:
    """The lowest product that more than one shopper wants, or -1."""
    once = 0
    twice = 0
    for seat in range(state.seats):
        twice |= once & state.chosen[seat]
        once |= state.chosen[seat]
    twice &= ALL_PRODUCTS
    return lowest(twice) if twice != 0 else -1


def favoured(state: State) -> int:
    """Of those who want the contested product, or the next place in the queue, the ones
    with the fewest products before this step: grabs are taken only when all are settled."""
    product = contested(state)
    wish = product if product >= 0 else CHECK_OUT
    owned = NOBODY
    for seat in range(state.seats):
        wants = state.chosen[seat] >> wish & 1
        owned = put(owned, seat, popcount(products_of(state, seat)) if wants else 64)
    return least(owned, state.seats)


def settle_grabs(state: State) -> State:
    """Contested products first; one that only a lot can decide waits for it."""
    while contested(state) >= 0:
        best = favoured(state)
        if not only_one(best):
            return state._replace(phase=LOT)
        state = award(state, lowest(best))
    for seat in range(state.seats):
        if state.chosen[seat] >> ROLL & 3 == 0:
            rest = state.chosen[seat] & ALL_PRODUCTS
            while rest != 0:
                state = grab(state, seat, lowest(rest))
                rest &= rest - 1
            state = state._replace(chosen=put(state.chosen, seat, 0))
    return settle_queue(state)


def award(state: State, winner: int) -> State:
    """The contested product is the winner's; the others keep their dice and faces."""
    bit = 1 << contested(state)
    for seat in range(state.seats):
        if seat != winner:
            state = state._replace(chosen=put(state.chosen, seat, state.chosen[seat] & ~bit))
    return state


def settle_queue(state: State) -> State:
    """Then those who check out, the fewest products first."""
    waiting = 0
    for seat in range(state.seats):
        waiting |= (state.chosen[seat] >> CHECK_OUT & 1) << seat
    while waiting != 0:
        best = favoured(state)
        if not only_one(best):
            return state._replace(phase=LOT)
        state = line_up(state, lowest(best))
        waiting &= ~best
    return roll_on(state)


def line_up(state: State, seat: int) -> State:
    return join_queue(state, seat)._replace(chosen=put(state.chosen, seat, 0))


def draw(state: State, outcome: int) -> State:
    """A lot decides what the number of products did not."""
    winner = nth(favoured(state), outcome)
    if contested(state) >= 0:
        return settle_grabs(award(state, winner))
    return settle_queue(line_up(state, winner))


def roll_on(state: State) -> State:
    """At last those who roll, by seats; then the next step, under the rules of shopping."""
    for seat in range(state.seats):
        if state.chosen[seat] >> ROLL & 1:
            chosen = put(state.chosen, seat, 0)
            return state._replace(phase=DICE, player=seat, chosen=chosen)
    return settle(state._replace(phase=STEP))
