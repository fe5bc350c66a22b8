"""What a player of Check Out! sees.

Hidden are the cards in the stock, what lies face down before the others (but not how
much), and until they open together the bids and the choices of a step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from parlour.core.bits import popcount, put

from .rules import SET_STARS, apply, deal_stars, product_stars, sets
from .state import BID, NOBODY, OVER_AND_OUT, SHOP, STEP, Options, State
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
    kept = NOBODY
    chosen = NOBODY
    face_down = NOBODY
    points = NOBODY
    chosen_by = ready(state) if secret else 0
    for other in range(state.seats):
        if other == seat or state.phase == OVER_AND_OUT:
            kept = put(kept, other, state.kept[other])
        if other == seat or not secret:
            chosen = put(chosen, other, state.chosen[other])
        face_down = put(face_down, other, popcount(state.kept[other]))
        products = kept[other] | state.basket[other]
        known = product_stars(products) + SET_STARS * sets(products)
        known += deal_stars(state.deals[other]) + state.tokens[other]
        points = put(points, other, known)
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
        face_down=face_down,
        deals=state.deals,
        tokens=state.tokens,
        ready=chosen_by,
        chosen=chosen,
        points=points,
    )


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
