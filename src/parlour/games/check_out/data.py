"""The cards as tables for the rules, and what a table of Check Out! may choose (clause 31).

A set of products is an int with bit ``n`` for product ``n``, and so with deals.
Faces are packed, so that a roll is compared with a card in one step: BITS bits a
face, the lowest for the ones, of which the highest always stays free.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import Name
from parlour.core.options import Kind, Switch

from . import DECK
from .deck import CATEGORIES, DICE, LAST, Product, read_deck, slug

MATCH = 1
OPTIONS: dict[str, Kind] = {"step": Switch()}

CARDS: Final = read_deck(DECK)

BITS: Final = 4
FACE: Final = (1 << BITS) - 1
FOOD, DRINK, SNACK, LAST_DEAL, NO_PROMOTION = 0, 1, 2, 3, 4


def packed(faces: tuple[int, ...]) -> int:
    """How often each face occurs."""
    return sum(1 << BITS * (face - 1) for face in faces)


def products_where(chosen: list[bool]) -> int:
    return sum(1 << number for number, true in enumerate(chosen) if true)


def needing_more(face: int, count: int) -> int:
    """The products that need ``face`` more than ``count`` times."""
    return products_where([card.faces.count(face) > count for card in CARDS.products])


def odds(card: Product, dice: int) -> float:
    """The chance that a roll of ``dice`` dice has all the faces of a card.

    Counts the rolls face by face: ``ways[k]`` is how many ways k dice can show the faces
    so far, with as many of each as needed.
    """
    ways = [1.0] + [0.0] * dice
    for face in range(1, 7):
        fewest = card.faces.count(face)
        ways = [
            sum(ways[k - n] * choose(k, n) for n in range(fewest, k + 1)) for k in range(dice + 1)
        ]
    return ways[dice] / 6.0**dice


def choose(n: int, k: int) -> int:
    found = 1
    for i in range(k):
        found = found * (n - i) // (i + 1)
    return found


ALL_PRODUCTS: Final = (1 << len(CARDS.products)) - 1
ALL_DEALS: Final = (1 << len(CARDS.deals)) - 1

NEEDS: Final = tuple(packed(card.faces) for card in CARDS.products)
COSTS: Final = tuple(len(card.faces) for card in CARDS.products)
STARS: Final = tuple(card.stars for card in CARDS.products)
KINDS: Final = tuple(
    products_where([card.category == category for card in CARDS.products])
    for category in CATEGORIES
)

OUT_OF_REACH: Final = tuple(
    needing_more(face, count) for face in range(1, 7) for count in range(DICE + 1)
)
"""At ``(DICE + 1) * (face - 1) + count``: what a roll with ``count`` of ``face`` can't take."""

TOO_DEAR: Final = tuple(
    products_where([len(card.faces) > dice for card in CARDS.products]) for dice in range(DICE + 1)
)

PRICES: Final = tuple(card.price for card in CARDS.deals)
PROMOTIONS: Final = tuple(card.promotion for card in CARDS.deals)
WHEN: Final = tuple(
    (*CATEGORIES, LAST, "").index(card.when) if card.when else NO_PROMOTION for card in CARDS.deals
)
DEAL_STARS: Final = tuple(card.stars for card in CARDS.deals)

ODDS: Final = tuple(odds(card, dice) for card in CARDS.products for dice in range(DICE + 1))
"""At ``(DICE + 1) * product + dice``: the chance to take the product with the next roll."""

PRODUCT_NAMES: Final[tuple[Name, ...]] = tuple(card.name for card in CARDS.products)
DEAL_NAMES: Final[tuple[Name, ...]] = tuple(card.name for card in CARDS.deals)
PRODUCT_WORDS: Final = tuple(slug(card.name) for card in CARDS.products)
DEAL_WORDS: Final = tuple(slug(card.name) for card in CARDS.deals)
