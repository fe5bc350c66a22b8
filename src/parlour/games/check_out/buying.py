"""The check-out: deals, promotions and savings."""

from __future__ import annotations

from parlour.core.bits import lowest, put

from .data import KINDS, LAST_DEAL, NO_PROMOTION, PRICES, PROMOTIONS, WHEN
from .rounds import end_round
from .state import BUY, DONE, State, left, unrolled


def open_counter(state: State) -> State:
    """The first in the queue buys, or the round is over where nobody is in it (clause 15)."""
    if state.queue == 0:
        return end_round(state)
    return state._replace(phase=BUY, player=(state.queue & 7) - 1)


def price(deal: int, basket: int, counter: int) -> int:
    """In dice, for somebody with these products, while these deals lie there (clauses 17, 18)."""
    when = WHEN[deal]
    if when == NO_PROMOTION:
        return PRICES[deal]
    if when == LAST_DEAL:
        return PROMOTIONS[deal] if counter == 1 << deal else PRICES[deal]
    return PROMOTIONS[deal] if basket & KINDS[when] else PRICES[deal]


def purchases(state: State) -> int:
    """What the player at the counter may do (clauses 15, 16)."""
    mask = 1 << DONE
    rest = state.counter
    while rest != 0:
        deal = lowest(rest)
        rest &= rest - 1
        if price(deal, state.basket[state.player], state.counter) <= left(state.dice[state.player]):
            mask |= 1 << deal
    return mask


def buy(state: State, seat: int, deal: int) -> State:
    paid = unrolled(price(deal, state.basket[seat], state.counter))
    return state._replace(
        counter=state.counter & ~(1 << deal),
        dice=put(state.dice, seat, state.dice[seat] - paid),
        deals=put(state.deals, seat, state.deals[seat] | 1 << deal),
    )


def leave(state: State, seat: int) -> State:
    """Dice left over become tokens, and the next in the queue buys (clause 19)."""
    return open_counter(
        state._replace(
            queue=state.queue >> 3,
            tokens=put(state.tokens, seat, state.tokens[seat] + left(state.dice[seat])),
            dice=put(state.dice, seat, 0),
        )
    )
