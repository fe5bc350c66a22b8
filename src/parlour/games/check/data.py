"""The cards of CHECK!, read from ``cards.toml`` and laid out for the rules.

Everything that the rules look up is a tuple of ints here, so that it can be
compiled; how the ints are packed, ``cards.py`` and ``orders.py`` say.
"""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources
from itertools import product
from typing import Final, NamedTuple

from parlour.core.data import Entry, check_count, read_entries
from parlour.core.errors import Refusal
from parlour.core.options import Kind, Word

MATCH = 1
OPTIONS: dict[str, Kind] = {
    "starter": Word(("lot", "first", "second", "third", "fourth"), first=-1),
}

FILE: Final = "cards.toml"
COLOURS: Final = "RGBY"
NUMBERS: Final = 5
MOST_COPIES: Final = 7  # of one kind: three bits hold the count
MOST_NEEDS: Final = 3
MOST_CARDS: Final = 10  # a hand that holds more is rare
MOST_ALIKE: Final = 6  # of one number on an order: six bits hold the steps
MOST_ORDERS: Final = 53  # a set of orders travels to browsers as one number
OFFER: Final = 4
MARKERS: Final = 4
NEED: Final = r"P[1-5]?|[3-5]K|R[3-5]"


class Need(NamedTuple):
    """One combination of an order."""

    size: int
    run: bool = False
    number: int = 0  # a pair of this number only; 0: of any

    def ways(self) -> list[tuple[int, ...]]:
        """The numbers of its cards, in every way that there is."""
        if self.run:
            starts = range(1, NUMBERS - self.size + 2)
            return [tuple(range(start, start + self.size)) for start in starts]
        numbers = range(1, NUMBERS + 1) if self.number == 0 else [self.number]
        return [(number,) * self.size for number in numbers]

    def __str__(self) -> str:
        if self.run:
            return f"R{self.size}"
        return f"P{self.number or ''}" if self.size == 2 else f"{self.size}K"


class Order(NamedTuple):
    needs: tuple[Need, ...]
    points: int
    bonus: int  # a colour

    def __str__(self) -> str:
        """Short and unique, for records: ``P1+4K/y``."""
        return f"{'+'.join(map(str, self.needs))}/{COLOURS[self.bonus].lower()}"

    def said(self) -> tuple[str, ...]:
        """The messages that say what it needs; "three pairs" rather than three times a pair."""
        said = []
        for need, times in Counter(self.needs).items():
            if need.run:
                said += [f"needs-run-{need.size}"] * times
            elif need.number:
                said += [f"needs-pair-{need.number}"] * times
            else:
                said.append(f"needs-alike-{need.size}" + (f"-times-{times}" if times > 1 else ""))
        return tuple(said)


class Marker(NamedTuple):
    colour: int
    colour_points: int
    size: int
    size_points: int


class Deck(NamedTuple):
    copies: tuple[int, ...]  # by number: how many in each colour
    orders: tuple[Order, ...]
    markers: tuple[Marker, ...]


class Face(NamedTuple):
    """One side of a marker: its points, and the orders that show its symbol."""

    points: int
    once: int  # the set of orders that show it at least once ...
    twice: int
    thrice: int


def load(text: str, file: str = FILE) -> Deck:
    """The deck that a text describes. Raises Refusal with file, entry and reason."""
    entries = read_entries(file, text, ("card", "order", "marker"))
    copies = read_copies(file, entries["card"])
    orders = [order for entry in entries["order"] for order in read_orders(entry)]
    check_count(file, "order", orders, range(OFFER, MOST_ORDERS + 1))
    for place, order in enumerate(orders):
        if str(order) in map(str, orders[:place]):
            raise Refusal("data-twice", file=file, entry="order", value=order)
    markers = [read_marker(entry) for entry in entries["marker"]]
    check_count(file, "marker", markers, range(MARKERS, MARKERS + 1))
    return Deck(copies, tuple(orders), tuple(markers))


def read_copies(file: str, entries: list[Entry]) -> tuple[int, ...]:
    copies: dict[int, int] = {}
    for entry in entries:
        number = entry.number("number", 1, NUMBERS)
        if number in copies:
            raise entry.twice(number)
        copies[number] = entry.number("copies", 1, MOST_COPIES)
        entry.done()
    check_count(file, "card", list(copies), range(NUMBERS, NUMBERS + 1))
    return tuple(copies[number] for number in range(1, NUMBERS + 1))


def read_orders(entry: Entry) -> list[Order]:
    """One order for each bonus colour of the entry."""
    text = entry.text("needs")
    parts = text.split(" + ")
    if len(parts) > MOST_NEEDS or not all(re.fullmatch(NEED, part) for part in parts):
        raise entry.refusal("needs", text, "1..3 × P, P1..P5, 3K..5K, R3..R5, +")
    needs = tuple(map(read_need, parts))
    if sum(need.size for need in needs) > MOST_CARDS:
        raise entry.refusal("needs", text, f"≤ {MOST_CARDS}")
    if max(map(max, number_counts(needs))) > MOST_ALIKE:
        raise Refusal(
            "order-too-alike", file=entry.file, entry=entry.name, needs=text, most=MOST_ALIKE
        )
    points = entry.number("points", 0, 99)
    letters = entry.text("bonus")
    if not letters or any(letter not in COLOURS for letter in letters):
        raise entry.refusal("bonus", letters, " ".join(COLOURS))
    entry.done()
    return [Order(needs, points, COLOURS.index(letter)) for letter in letters]


def read_need(text: str) -> Need:
    if text[0] == "P":
        return Need(2, number=int(text[1:] or 0))
    return Need(int(text[1]), run=True) if text[0] == "R" else Need(int(text[0]))


def read_marker(entry: Entry) -> Marker:
    marker = Marker(
        colour=entry.word("colour", COLOURS),
        colour_points=entry.number("colour_points", 0, 99),
        size=entry.number("size", 2, 5),
        size_points=entry.number("size_points", 0, 99),
    )
    entry.done()
    return marker


def number_counts(needs: tuple[Need, ...]) -> list[tuple[int, ...]]:
    """How many cards of each number serve, in every way to meet the needs."""
    found = set()
    for ways in product(*(need.ways() for need in needs)):
        used = [number for way in ways for number in way]
        found.add(tuple(used.count(number) for number in range(1, NUMBERS + 1)))
    return sorted(found, reverse=True)


def steps_of(counts: tuple[int, ...]) -> int:
    """Counts by number as ``orders.steps`` writes them."""
    return sum((1 << count) - 1 << MOST_ALIKE * place for place, count in enumerate(counts))


def faces(deck: Deck) -> tuple[Face, ...]:
    """Two a marker: the colour's, then the size's."""
    found = []
    for marker in deck.markers:
        colours = [int(order.bonus == marker.colour) for order in deck.orders]
        sizes = [[need.size for need in order.needs].count(marker.size) for order in deck.orders]
        found.append(Face(marker.colour_points, *(at_least(colours, n) for n in (1, 2, 3))))
        found.append(Face(marker.size_points, *(at_least(sizes, n) for n in (1, 2, 3))))
    return tuple(found)


def at_least(shown: list[int], times: int) -> int:
    return sum(1 << place for place, count in enumerate(shown) if count >= times)


CARDS: Final = load(resources.files(__package__).joinpath(FILE).read_text("utf-8"))

# What the rules look up.
COPIES: Final = CARDS.copies
ORDERS: Final = len(CARDS.orders)
POINTS: Final = tuple(order.points for order in CARDS.orders)
BONUS: Final = tuple(order.bonus for order in CARDS.orders)
SIZE: Final = tuple(sum(need.size for need in order.needs) for order in CARDS.orders)
FACES: Final = faces(CARDS)

# All ways to meet the needs of order o: WAYS[FIRST[o]] to WAYS[LAST[o] - 1].
# Orders with equal needs share them.
_DIFFERENT: Final = list(dict.fromkeys(order.needs for order in CARDS.orders))
_WAYS: Final = [list(map(steps_of, number_counts(needs))) for needs in _DIFFERENT]
WAYS: Final = tuple(way for ways in _WAYS for way in ways)
FIRST: Final = tuple(sum(map(len, _WAYS[: _DIFFERENT.index(o.needs)])) for o in CARDS.orders)
LAST: Final = tuple(
    first + len(_WAYS[_DIFFERENT.index(order.needs)])
    for first, order in zip(FIRST, CARDS.orders, strict=True)
)
