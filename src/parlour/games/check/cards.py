"""Handfuls of number cards in one int, written in the dialect of the rules.

A kind of card is named by a number, its *place*: 12 for every step in number and
3 for every step in colour. At that place a handful holds, in three bits, how
many cards of the kind there are; so handfuls are added and subtracted, and a
single card is ``1 << place``. The joker has the place above them all. It has no
number and no colour, and no count of number cards includes it.
"""

from __future__ import annotations

from typing import Final

from parlour.core.bits import lowest, popcount, put
from parlour.core.remembered import remembered
from parlour.games.check.data import COLOURS, COPIES, NUMBERS

KINDS: Final = 20
JOKER: Final = 60

ONES: Final = sum(1 << 3 * kind for kind in range(KINDS))  # one card of every kind
NUMBER_CARDS: Final = 7 * ONES
EVERY: Final = ONES | 1 << JOKER
SAME_NUMBER: Final = 0o1111  # one of every colour; shift it to the number
SAME_COLOUR: Final = sum(1 << 12 * step for step in range(NUMBERS))  # shift it to the colour
PACK: Final = sum(copies * SAME_NUMBER << 12 * step for step, copies in enumerate(COPIES))
PAIRS: Final = sum(7 << 6 * step for step in range(10))
GROUPS: Final = sum(63 << 12 * step for step in range(NUMBERS))
NO_COUNTS: Final[tuple[int, ...]] = (0,) * KINDS


def number_of(place: int) -> int:
    return place // 12 + 1


def colour_of(place: int) -> int:
    return place % 12 // 3


def place_of(number: int, colour: int) -> int:
    return 12 * (number - 1) + 3 * colour


def size(cards: int) -> int:
    """How many number cards."""
    return (
        popcount(cards & ONES) + 2 * popcount(cards & ONES << 1) + 4 * popcount(cards & ONES << 2)
    )


def kinds(cards: int) -> int:
    """The places of all cards as a set, the joker's too."""
    return (cards | cards >> 1 | cards >> 2) & EVERY


def of_colour(cards: int, colour: int) -> int:
    """The cards of one colour."""
    return cards & 7 * SAME_COLOUR << 3 * colour


def by_number(cards: int) -> int:
    """How many cards of each number: 12 bits each, the 1s lowest."""
    pairs = (cards & PAIRS) + (cards >> 3 & PAIRS)
    return (pairs & GROUPS) + (pairs >> 6 & GROUPS)


def nth_card(cards: int, index: int) -> int:
    """The place of the card with ``index`` number cards before it, in ascending order."""
    counts = by_number(cards)
    place = 0
    left = index
    while counts & 63 <= left:
        left -= counts & 63
        counts >>= 12
        place += 12
    while cards >> place & 7 <= left:
        left -= cards >> place & 7
        place += 3
    return place


def sharing(cards: int) -> int:
    """The places that share a number with all of ``cards``, or a colour with all."""
    shared = ONES
    rest = kinds(cards)
    while rest != 0:
        place = lowest(rest)
        rest &= rest - 1
        shared &= SAME_NUMBER << place - place % 12 | SAME_COLOUR << place % 12
    return shared


@remembered
def spread(cards: int) -> tuple[int, ...]:
    """The counts of the 20 kinds, for views: browsers read no ints of 60 bits."""
    counts = NO_COUNTS
    for kind in range(KINDS):
        counts = put(counts, kind, cards >> 3 * kind & 7)
    return counts


def gather(counts: tuple[int, ...]) -> int:
    """The inverse of ``spread``."""
    cards = 0
    for kind in range(KINDS):
        cards |= counts[kind] << 3 * kind
    return cards


def card_text(place: int) -> str:
    """For records: ``r5`` is the red 5. For plain Python only."""
    return f"{COLOURS[colour_of(place)].lower()}{number_of(place)}"
