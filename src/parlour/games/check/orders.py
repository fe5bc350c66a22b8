"""When an order can be fulfilled, written in the dialect of the rules.

Colours don't matter for that. A handful becomes *steps*: six bits a number, of
which the lowest are set, as many as there are cards of that number. What an
order needs is written in the same way, once for every way to meet it; so the
cards that a way still lacks are the bits of ``way & ~steps``.
"""

from __future__ import annotations

from parlour.core.bits import popcount
from parlour.games.check.cards import JOKER, SAME_NUMBER, by_number, size
from parlour.games.check.data import FIRST, LAST, MOST_ALIKE, NUMBERS, SIZE, WAYS


def steps(cards: int) -> int:
    """The cards by number, at most six of each: no order needs more."""
    counts = by_number(cards)
    found = 0
    for step in range(NUMBERS):
        found |= (1 << min(counts >> 12 * step & 63, MOST_ALIKE)) - 1 << MOST_ALIKE * step
    return found


def lacking(order: int, held: int) -> int:
    """How many cards the best way lacks, where ``held`` are the steps of a hand."""
    least = SIZE[order]
    for way in range(FIRST[order], LAST[order]):
        least = min(least, popcount(WAYS[way] & ~held))
    return least


def within_reach(order: int, held: int, jokers: int) -> bool:
    """Whether some way lacks no more cards than there are jokers."""
    for way in range(FIRST[order], LAST[order]):
        if popcount(WAYS[way] & ~held) <= jokers:
            return True
    return False


def fulfillable(offer: int, hand: int) -> int:
    """The orders on offer that this hand, with its joker if it has one, can fulfil."""
    held = steps(hand)
    jokers = hand >> JOKER
    most = size(hand) + jokers
    found = 0
    rest = offer
    order = 0
    while rest != 0:
        if rest & 1 and SIZE[order] <= most and within_reach(order, held, jokers):
            found |= 1 << order
        rest >>= 1
        order += 1
    return found


def placeable(order: int, hand: int, placed: int) -> int:
    """The places of cards from which the order can still be completed, the joker's too.

    The hand and what is placed must be enough together. The joker always fits:
    it stands for a card that is lacking, or for any other.
    """
    held = steps(hand + placed)
    jokers = hand + placed >> JOKER
    down = steps(placed)
    missing = 0
    for way in range(FIRST[order], LAST[order]):
        if down & ~WAYS[way] == 0 and popcount(WAYS[way] & ~held) <= jokers:
            missing |= WAYS[way] & ~down
    places = 1 << JOKER
    for step in range(NUMBERS):
        if missing >> MOST_ALIKE * step & (1 << MOST_ALIKE) - 1:
            places |= SAME_NUMBER << 12 * step
    return places


def complete(order: int, placed: int) -> bool:
    return size(placed) + (placed >> JOKER) == SIZE[order]
