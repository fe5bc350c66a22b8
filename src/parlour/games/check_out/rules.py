"""The rules of Check Out!. Clause numbers refer to the README beside this file.

What happens in a phase stands in a module of its own: :mod:`.rounds`,
:mod:`.shopping`, :mod:`.steps`, :mod:`.buying`, :mod:`.bonus`. Here they are joined.
"""

from __future__ import annotations

from typing import Final

from parlour.core.bits import least, lowest, popcount, put
from parlour.core.game import ANYONE, CHANCE, OVER
from parlour.core.remembered import remembered

from .bonus import bid, bids, free_choice, take_freely
from .buying import buy, leave, purchases
from .data import DEAL_STARS, KINDS, STARS
from .rounds import begin_round, end_bonus, reveal_deal, reveal_product
from .shopping import act, fall
from .shopping import gestures as shopping_gestures
from .state import (
    ALONE,
    BID,
    BUY,
    DEALS,
    DICE,
    DONE,
    LOT,
    MAX_SEATS,
    MIN_SEATS,
    NOBODY,
    OVER_AND_OUT,
    PRODUCTS,
    SHOP,
    STEP,
    Options,
    State,
    left,
    products_of,
    start,
)
from .steps import choose, draw, favoured, roll_on
from .steps import gestures as step_gestures

__all__ = ["LOWEST_WINS", "MAX_SEATS", "MIN_SEATS", "SOURCES", "Options", "State"]

LOWEST_WINS: Final = False
SOURCES: Final = ("products", "deals", "tokens", "sets")

SET_STARS: Final = 3
ROLLS: Final = (1, 6, 36, 216, 1296, 7776)  # how so many dice can fall


def setup(seats: int, options: Options) -> State:
    return begin_round(start(seats, options))


def turn(state: State) -> int:
    if state.phase == SHOP or state.phase == STEP or state.phase == BID:
        return ANYONE
    if state.phase == BUY or state.phase == ALONE:
        return state.player
    if state.phase == OVER_AND_OUT:
        return OVER
    return CHANCE


def legal(state: State, seat: int) -> int:
    if state.phase == SHOP:
        return shopping_gestures(state, seat)
    if state.phase == STEP:
        return step_gestures(state, seat)
    if state.phase == BID:
        return bids(state, seat)
    if seat != state.player:
        return 0
    if state.phase == BUY:
        return purchases(state)
    if state.phase == ALONE:
        return free_choice(state)
    return 0


def apply(state: State, seat: int, action: int) -> State:
    if state.phase == SHOP:
        return act(state, seat, action)
    if state.phase == STEP:
        return choose(state, seat, action)
    if state.phase == BUY:
        return leave(state, seat) if action == DONE else buy(state, seat, action)
    if state.phase == BID:
        return bid(state, seat, action)
    return end_bonus(state) if action == DONE else take_freely(state, seat, action)


def chances(state: State) -> int:
    if state.phase == PRODUCTS:
        return popcount(state.stock)
    if state.phase == DEALS:
        return popcount(state.deal_stock)
    if state.phase == DICE:
        return ROLLS[left(state.dice[state.player])]
    if state.phase == LOT:
        return popcount(favoured(state))
    return 0


def resolve(state: State, outcome: int) -> State:
    if state.phase == PRODUCTS:
        return reveal_product(state, outcome)
    if state.phase == DEALS:
        return reveal_deal(state, outcome)
    if state.phase == LOT:
        return draw(state, outcome)
    fallen = fall(state, outcome)
    return roll_on(fallen) if state.options.step else fallen._replace(phase=SHOP)


@remembered
def product_stars(products: int) -> int:
    stars = 0
    while products != 0:
        stars += STARS[lowest(products)]
        products &= products - 1
    return stars


@remembered
def deal_stars(deals: int) -> int:
    stars = 0
    while deals != 0:
        stars += DEAL_STARS[lowest(deals)]
        deals &= deals - 1
    return stars


@remembered
def sets(products: int) -> int:
    """As many as there are products of the rarest category (clause 29)."""
    fewest = popcount(products & KINDS[0])
    for kind in KINDS:
        fewest = min(fewest, popcount(products & kind))
    return fewest


def breakdown(state: State) -> tuple[tuple[int, ...], ...]:
    products = NOBODY
    deals = NOBODY
    together = NOBODY
    for seat in range(state.seats):
        owned = products_of(state, seat)
        products = put(products, seat, product_stars(owned))
        deals = put(deals, seat, deal_stars(state.deals[seat]))
        together = put(together, seat, SET_STARS * sets(owned))
    return (products, deals, state.tokens, together)


def scores(state: State) -> tuple[int, ...]:
    columns = breakdown(state)
    totals = NOBODY
    for seat in range(state.seats):
        total = 0
        for column in columns:
            total += column[seat]
        totals = put(totals, seat, total)
    return totals


def winners(state: State) -> int:
    """The highest score; ties share the win (clause 30)."""
    lacking = NOBODY
    points = scores(state)
    for seat in range(state.seats):
        lacking = put(lacking, seat, -points[seat])
    return least(lacking, state.seats)


def opener(state: State) -> int:
    """Nobody opens: everybody starts at once."""
    return -1
