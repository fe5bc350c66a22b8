"""A round's beginning and end."""

from __future__ import annotations

from parlour.core.bits import nth, popcount, put

from .state import (
    BID,
    BONUS_TOKENS,
    DEALS,
    DICE_EACH,
    NOBODY,
    OVER_AND_OUT,
    PRODUCTS,
    ROUNDS,
    SHOP,
    STEP,
    State,
    everyone,
    unrolled,
)


def begin_round(state: State) -> State:
    """A fresh shelf; in the bonus round it is what was set aside (clauses 3, 21)."""
    bonus = state.round + 1 == ROUNDS
    return state._replace(
        phase=PRODUCTS,
        round=state.round + 1,
        player=0,
        shelf=state.aside if bonus else 0,
        aside=0 if bonus else state.aside,
        counter=0,
        active=0,
        queue=0,
        dice=NOBODY,
    )


def reveal_product(state: State, outcome: int) -> State:
    card = 1 << nth(state.stock, outcome)
    state = state._replace(stock=state.stock & ~card, shelf=state.shelf | card)
    if state.round == ROUNDS:
        return state._replace(phase=BID)
    if popcount(state.shelf) < 2 * state.seats:
        return state
    return state._replace(phase=DEALS)


def reveal_deal(state: State, outcome: int) -> State:
    card = 1 << nth(state.deal_stock, outcome)
    state = state._replace(deal_stock=state.deal_stock & ~card, counter=state.counter | card)
    if popcount(state.counter) < state.seats:
        return state
    dice = NOBODY
    for seat in range(state.seats):
        dice = put(dice, seat, unrolled(DICE_EACH))
    return go(state._replace(dice=dice, active=everyone(state.seats)))


def go(state: State) -> State:
    """The shop is open for all who are active."""
    return state._replace(phase=STEP if state.options.step else SHOP)


def end_round(state: State) -> State:
    """Products go face down; what is left over waits for the bonus round (clause 20)."""
    kept = NOBODY
    for seat in range(state.seats):
        kept = put(kept, seat, state.kept[seat] | state.basket[seat])
    return begin_round(
        state._replace(basket=NOBODY, kept=kept, aside=state.aside | state.shelf, dice=NOBODY)
    )


def end_bonus(state: State) -> State:
    """The first in the queue gets the bonus tokens, and the game is over (clauses 25, 28)."""
    tokens = state.tokens
    if state.queue != 0:
        first = (state.queue & 7) - 1
        tokens = put(tokens, first, tokens[first] + BONUS_TOKENS)
    return state._replace(phase=OVER_AND_OUT, tokens=tokens, active=0)
