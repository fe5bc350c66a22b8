"""What a player of Check Out! sees.

Hidden are the cards in the stock, what lies face down before the others (but not how
much), and until they open together the bids and the choices of a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.core.bits import popcount, put
from parlour.core.game import SPECTATOR
from parlour.core.remembered import remembered

from .rules import SET_STARS, apply, deal_stars, product_stars, sets
from .state import BID, MAX_SEATS, NOBODY, OVER_AND_OUT, SHOP, STEP, Options, State
from .steps import ready

OPEN: Final = False

SETS: Final = (
    "shelf",
    "aside",
    "counter",
    "active",
    "basket",
    "kept",
    "deals",
    "ready",
    "chosen",
)


class View(NamedTuple):
    seat: int
    options: Options
    seats: int
    phase: int
    round: int
    player: int
    stock: int  # how many products are not revealed yet
    shelf: int
    aside: int
    counter: int
    active: int
    queue: int
    dice: tuple[int, ...]
    basket: tuple[int, ...]
    kept: tuple[int, ...]  # mine; everybody's when the game is over
    face_down: tuple[int, ...]  # how many lie face down
    deals: tuple[int, ...]
    tokens: tuple[int, ...]
    ready: int  # who has made a secret choice
    chosen: tuple[int, ...]  # mine; everybody's when they are open
    points: tuple[int, ...]  # of what is to be seen here


def see(state: State, seat: int) -> View:
    secret = state.phase == STEP or state.phase == BID
    decided = ready(state) if secret else 0
    kept = NOBODY
    chosen = NOBODY
    points = points_of(NOBODY, state.basket, state.deals, state.tokens, state.seats)
    if state.phase == OVER_AND_OUT:
        kept = state.kept
    elif seat != SPECTATOR:
        kept = put(kept, seat, state.kept[seat])
    if kept != NOBODY:
        points = points_of(kept, state.basket, state.deals, state.tokens, state.seats)
    if not secret:
        chosen = state.chosen
    elif seat != SPECTATOR:
        chosen = put(chosen, seat, state.chosen[seat])
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        player=state.player,
        stock=popcount(state.stock),
        shelf=state.shelf,
        aside=state.aside,
        counter=state.counter,
        active=state.active,
        queue=state.queue,
        dice=state.dice,
        basket=state.basket,
        kept=kept,
        face_down=counts(state.kept),
        deals=state.deals,
        tokens=state.tokens,
        ready=decided,
        chosen=chosen,
        points=points,
    )


@remembered
def counts(kept: tuple[int, ...]) -> tuple[int, ...]:
    found = NOBODY
    for seat in range(MAX_SEATS):
        found = put(found, seat, popcount(kept[seat]))
    return found


@remembered
def points_of(
    kept: tuple[int, ...],
    basket: tuple[int, ...],
    deals: tuple[int, ...],
    tokens: tuple[int, ...],
    seats: int,
) -> tuple[int, ...]:
    found = NOBODY
    for seat in range(seats):
        products = kept[seat] | basket[seat]
        known = product_stars(products) + SET_STARS * sets(products)
        found = put(found, seat, known + deal_stars(deals[seat]) + tokens[seat])
    return found


def points(view: View) -> tuple[int, ...]:
    return view.points


def reveals(before: State, seat: int, action: int) -> bool:
    """In a race, and in its steps, nothing is taken back; nor is what opened others'
    secrets: the last bid, and the end of the game (clauses 14, 24, 33)."""
    if before.phase == SHOP or before.phase == STEP:
        return True
    after = apply(before, seat, action)
    return after.phase == OVER_AND_OUT or (before.phase == BID and after.phase != BID)


def told_from(states: Sequence[State]) -> int:
    """Products of earlier rounds lie face down: who forgot them is not told again (clause 38)."""
    last = states[-1]
    if last.phase == OVER_AND_OUT:
        return 0
    place = len(states) - 1
    while place > 0 and states[place].round == last.round:
        place -= 1
    return place
