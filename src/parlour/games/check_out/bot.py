"""How Check Out!'s greedy bot looks at a gesture, and how long it takes over it.

Everything is counted in stars. What is known of a shelf is the chance that the next
roll covers a product; what is known of a queue is that those ahead buy first.
"""

from __future__ import annotations

from typing import Final

from parlour.core.bits import lowest, popcount

from .buying import price
from .data import ALL_PRODUCTS, COSTS, DEAL_STARS, ODDS, STARS
from .rules import SET_STARS, sets
from .state import (
    ALONE,
    BID,
    BUY,
    CHECK_OUT,
    DICE_EACH,
    DONE,
    ROLL,
    ROUNDS,
    STEP,
    left,
)
from .view import View

# Tastes, for laboratories: what a bot cares for.
EVERYTHING: Final = 0
PRODUCTS_ONLY: Final = 1  # never buys
DEALS_ONLY: Final = 2  # never grabs, and is in the queue at once

TOKEN: Final = 1.2  # a point, and perhaps a die in the bonus round
SOON: Final = 2.0  # rolls that are likely to come before somebody else takes a product
EFFORT: Final = 0.15  # of a roll: nobody rolls on for nothing
BONUS_PLACE: Final = 4.0  # for being first in the bonus round's queue


def worth(view: View, action: int) -> float:
    return appraise(view, action, EVERYTHING)


def appraise(view: View, action: int, taste: int) -> float:
    """The worth of a gesture to a bot of that taste."""
    if view.phase == BUY:
        return purchase(action, taste, view.basket[view.seat], view.counter)
    if view.phase == BID:
        return stake(action, popcount(view.shelf), view.seats)
    if action == DONE:
        return 0.0
    mine = view.kept[view.seat] | view.basket[view.seat] | view.chosen[view.seat] & ALL_PRODUCTS
    if view.phase == ALONE:
        return gain(mine, action) / COSTS[action]
    if taste == DEALS_ONLY:
        return 1.0 if action == CHECK_OUT else 0.0
    spare = 0.0 if view.round == ROUNDS else 1.0  # what a die is worth that is left
    if action < ROLL:
        return 100.0 + gain(mine, action) - spare * COSTS[action]
    dice = left(view.dice[view.seat])
    place = queue_length(view.queue)
    now = BONUS_PLACE if place == 0 else 0.0
    later = now / 2.0  # somebody else may be quicker
    if view.round != ROUNDS:
        counter = 0 if taste == PRODUCTS_ONLY else view.counter
        now = checked_out(view.basket[view.seat], counter, dice, place)
        later = checked_out(view.basket[view.seat], counter, dice, place + 1)
    if action == CHECK_OUT:
        return now
    # Whoever rolls on may find one more in the queue ahead. That can be of use where only the
    # last deal is cheap, but nobody should roll on just to wait for it: it might be for ever.
    return hope(mine, view.shelf, dice, spare) - EFFORT + min(now, later)


def purchase(action: int, taste: int, basket: int, counter: int) -> float:
    if action == DONE:
        return 0.0
    if taste == PRODUCTS_ONLY:
        return -1.0
    return DEAL_STARS[action] - TOKEN * price(action, basket, counter)


def stake(dice: int, shelf: int, seats: int) -> float:
    """A bid: what the dice may bring, less the tokens they cost."""
    if dice == 0:
        return 0.0
    share = 2.0 * shelf / seats  # dice that my part of the shelf takes
    return 1.6 * min(float(dice), share) - dice + 0.4


def gain(mine: int, product: int) -> float:
    """Stars of a product and of the set that it completes."""
    more = sets(mine | 1 << product) - sets(mine)
    return float(STARS[product] + SET_STARS * more)


def hope(mine: int, shelf: int, dice: int, spare: float) -> float:
    """What the next rolls are likely to bring: the best product, weighed by its odds."""
    best = 0.0
    while shelf != 0:
        product = lowest(shelf)
        shelf &= shelf - 1
        chance = min(1.0, SOON * ODDS[(DICE_EACH + 1) * product + dice])
        best = max(best, chance * (gain(mine, product) - spare * COSTS[product]))
    return best


def checked_out(basket: int, counter: int, dice: int, place: int) -> float:
    """What so many dice are worth at this place of the queue, the best deal first."""
    value = 0.0
    while counter != 0:
        best = best_deal(basket, counter, dice if place == 0 else DICE_EACH)
        if best < 0:
            break
        if place > 0:  # somebody ahead takes it
            place -= 1
        else:
            value += DEAL_STARS[best]
            dice -= price(best, basket, counter)
        counter &= ~(1 << best)
    return value + TOKEN * dice


def best_deal(basket: int, counter: int, dice: int) -> int:
    """The deal of greatest profit that so many dice can pay, or -1."""
    found = -1
    most = 0.0
    rest = counter
    while rest != 0:
        deal = lowest(rest)
        rest &= rest - 1
        cost = price(deal, basket, counter)
        profit = DEAL_STARS[deal] - TOKEN * cost
        if cost <= dice and profit > most:
            most = profit
            found = deal
    return found


def queue_length(queue: int) -> int:
    length = 0
    while queue != 0:
        queue >>= 3
        length += 1
    return length


def pace(view: View, action: int) -> int:
    """Milliseconds: a roll is quick, and a card is looked at die by die."""
    if view.phase == STEP:  # how long it takes must not tell what it chose in secret
        return 700
    if action == ROLL:
        return 350
    if action == CHECK_OUT:
        return 450
    if action < ROLL and view.phase != BUY and view.phase != BID:
        return 350 + 100 * COSTS[action]
    return 700
