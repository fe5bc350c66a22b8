"""The state of Check Out!, and the small questions that all of its rules ask.

Written in the dialect, like everything that :mod:`.rules` imports. Clause numbers
refer to the README beside this file.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.bits import lowest, popcount, put

from .data import (
    ALL_DEALS,
    ALL_PRODUCTS,
    BITS,
    FACE,
    NEEDS,
    OUT_OF_REACH,
)

MIN_SEATS: Final = 2
MAX_SEATS: Final = 6
ROUNDS: Final = 4  # regular ones; the round of this number, counted from 0, is the bonus round
DICE_EACH: Final = 5
BONUS_TOKENS: Final = 4

# Phases
PRODUCTS: Final = 0  # products are revealed, one after the other ...
DEALS: Final = 1  # ... then deals
SHOP: Final = 2  # everybody rolls, grabs and checks out, in any order
DICE: Final = 3  # one shopper's dice fall
BUY: Final = 4  # the queue buys deals
BID: Final = 5  # secret bids for the bonus round
ALONE: Final = 6  # one bidder only, who takes products freely
STEP: Final = 7  # step mode: secret choices ...
LOT: Final = 8  # ... of which one is decided by lot
OVER_AND_OUT: Final = 9

# Actions. To grab product n is action n; to buy deal n, and to bid n dice, are n too.
ROLL: Final = 60
CHECK_OUT: Final = 61
DONE: Final = 62

LEFT: Final = 6 * BITS  # in ``dice``, the number of dice lies above their faces
FACES: Final = (1 << LEFT) - 1
NOBODY: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0)


class Options(NamedTuple):
    step: int = 0


class State(NamedTuple):
    options: Options
    seats: int
    phase: int
    round: int
    player: int  # whose dice fall, who buys, or the one bidder
    stock: int  # products not revealed yet
    deal_stock: int  # deals not revealed yet
    shelf: int  # products to be grabbed now
    aside: int  # products kept for the bonus round
    counter: int  # deals to be bought now
    active: int  # the seats that are still shopping
    queue: int  # seat + 1 in octal digits, the first in the queue lowest
    dice: tuple[int, ...]  # per seat: unplaced dice << LEFT | their faces, 0 where not rolled
    basket: tuple[int, ...]  # per seat: products of this round
    kept: tuple[int, ...]  # per seat: products of earlier rounds, face down
    deals: tuple[int, ...]  # per seat: bought
    tokens: tuple[int, ...]
    chosen: tuple[int, ...]  # per seat: the gestures of a secret choice, or the bid, as a mask


def start(seats: int, options: Options) -> State:
    """An empty shop before the first round."""
    return State(
        options=options,
        seats=seats,
        phase=PRODUCTS,
        round=-1,
        player=0,
        stock=ALL_PRODUCTS,
        deal_stock=ALL_DEALS,
        shelf=0,
        aside=0,
        counter=0,
        active=0,
        queue=0,
        dice=NOBODY,
        basket=NOBODY,
        kept=NOBODY,
        deals=NOBODY,
        tokens=NOBODY,
        chosen=NOBODY,
    )


def everyone(seats: int) -> int:
    return (1 << seats) - 1


def left(dice: int) -> int:
    """How many dice a shopper has not placed yet."""
    return dice >> LEFT


def unrolled(count: int) -> int:
    return count << LEFT


def without(dice: int, product: int) -> int:
    """The dice, less those placed on a product that they cover."""
    need = NEEDS[product]
    return dice - need - unrolled(count_faces(need))


def count_faces(faces: int) -> int:
    count = 0
    while faces != 0:
        count += faces & FACE
        faces >>= BITS
    return count


def within_reach(dice: int, products: int) -> int:
    """Those of the products whose faces the dice show, each by a die of its own (clause 8)."""
    if dice & FACES == 0:
        return 0
    for face in range(6):
        products &= ~OUT_OF_REACH[(DICE_EACH + 1) * face + (dice >> BITS * face & FACE)]
    return products


def grab(state: State, seat: int, product: int) -> State:
    """The product and the dice placed on it are out of the game for this round (clause 9)."""
    dice = without(state.dice[seat], product)
    return state._replace(
        shelf=state.shelf & ~(1 << product),
        dice=put(state.dice, seat, dice),
        basket=put(state.basket, seat, state.basket[seat] | 1 << product),
        active=state.active if left(dice) > 0 else state.active & ~(1 << seat),
    )


def join_queue(state: State, seat: int) -> State:
    """A shopper goes to the end of the queue with the dice that are left (clause 11)."""
    place = 0
    while state.queue >> place != 0:
        place += 3
    return state._replace(
        active=state.active & ~(1 << seat),
        queue=state.queue | (seat + 1) << place,
        dice=put(state.dice, seat, unrolled(left(state.dice[seat]))),
    )


def only_one(seats: int) -> bool:
    return popcount(seats) == 1


def last_may_grab(state: State) -> bool:
    """Whether the last shopper has a choice at all (clause 13)."""
    return within_reach(state.dice[lowest(state.active)], state.shelf) != 0


def products_of(state: State, seat: int) -> int:
    return state.basket[seat] | state.kept[seat]
