"""How CHECK!'s greedy bot looks at a gesture."""

from __future__ import annotations

from typing import Final

from parlour.core.bits import lowest
from parlour.games.check.cards import (
    JOKER,
    colour_of,
    gather,
    kinds,
    sharing,
    size,
)
from parlour.games.check.data import BONUS, POINTS
from parlour.games.check.orders import lacking, steps
from parlour.games.check.rules import DISCARD, FULFIL, MOST_TAKEN, STOP, TAKE
from parlour.games.check.view import View

FAR: Final = 8
NEARNESS: Final = (1.0, 0.55, 0.3, 0.17, 0.1, 0.06, 0.03, 0.02, 0.01)
"""What an order is worth to a hand that lacks so many cards for it."""


def worth(view: View, action: int) -> float:
    hand = gather(view.hand)
    if view.phase == TAKE:
        if action == STOP:
            return 0.0
        card = 1 << action
        return prospect(
            view.offer, hand + card, gather(view.display) - card, gather(view.moved) + card
        )
    if view.phase == FULFIL:
        return 0.0 if action == STOP else 1.0 + price(action) - joker_cost(action, hand)
    if view.phase == DISCARD:
        return promise(view.offer, hand - (1 << action))
    if action == JOKER:
        return -100.0
    # What goes onto the pile is a point; what goes away is missed by the other orders.
    bonus = 1.0 if colour_of(action) == BONUS[view.order] else 0.0
    return bonus + promise(view.offer & ~(1 << view.order), hand - (1 << action))


def price(order: int) -> float:
    """An order also helps with the markers, and brings the end nearer."""
    return 2.5 + POINTS[order]


def joker_cost(order: int, hand: int) -> float:
    return 1.5 if lacking(order, steps(hand)) > 0 else 0.0


def promise(offer: int, hand: int) -> float:
    """What a hand is worth with these orders about."""
    held = steps(hand)
    found = 0.02 * size(hand)
    rest = offer
    while rest != 0:
        order = lowest(rest)
        rest &= rest - 1
        found += price(order) * NEARNESS[min(lacking(order, held), FAR)]
    return found


def prospect(offer: int, hand: int, display: int, taken: int) -> float:
    """The hand after these cards and the best of those that may still be taken with them."""
    while size(taken) < MOST_TAKEN:
        more = kinds(display) & sharing(taken)
        if more == 0:
            break
        best = lowest(more)
        most = -1.0
        while more != 0:
            card = lowest(more)
            more &= more - 1
            value = promise(offer, hand + (1 << card))
            if value > most:
                most = value
                best = card
        display -= 1 << best
        taken += 1 << best
        hand += 1 << best
    return promise(offer, hand)
