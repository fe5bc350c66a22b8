"""Reading a deck of cards: every field is checked, and a wrong one is refused by name."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, Final, NamedTuple

from parlour.core.errors import Refusal
from parlour.core.game import Name

PRODUCTS: Final = 60
DEALS: Final = 24
DICE: Final = 5  # what one player has: nothing can cost more
MOST_STARS: Final = 20
MOST_KCAL: Final = 5000
LONGEST_NAME: Final = 40
LONGEST_DECK: Final = 100_000

CATEGORIES: Final = ("food", "drink", "snack")
LAST: Final = "last"
OCCASIONS: Final = (*CATEGORIES, LAST)


class Product(NamedTuple):
    name: Name
    category: str
    faces: tuple[int, ...]  # ascending
    stars: int
    kcal: int
    picture: str


class Deal(NamedTuple):
    name: Name
    price: int
    stars: int
    when: str  # one of OCCASIONS, or empty where there is no promotion
    promotion: int  # the price on that occasion
    picture: str


class Deck(NamedTuple):
    products: tuple[Product, ...]
    deals: tuple[Deal, ...]


def read_deck(own: str = "") -> Deck:
    """The house's deck, or the table's own; a kind of card that it lacks is the house's.

    Raises Refusal with the file, the entry and what is wrong.
    """
    if len(own) > LONGEST_DECK:
        raise Refusal("deck-too-long", most=LONGEST_DECK)
    tables = parsed("deck", own)
    for kind in tables:
        if kind not in ("product", "deal"):
            raise Refusal("deck-unknown", file="deck", entry="-", field=kind)
    products = read_cards("product", PRODUCTS, tables)
    deals = read_cards("deal", DEALS, tables)
    return Deck(tuple(map(product, products)), tuple(map(deal, deals)))


def parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("deck-not-toml", file=file, why=str(error)) from None


class Fields:
    """The fields of one card, each taken once."""

    def __init__(self, file: str, number: int, kind: str, fields: object) -> None:
        self.file = file
        self.entry = f"{kind} {number}"
        if not isinstance(fields, dict):
            raise self.refuse("deck-bad", field=kind, value=fields)
        self.fields = dict(fields)
        if isinstance(fields.get("en"), str):
            self.entry += f" ({fields['en'][:LONGEST_NAME]})"

    def refuse(self, reason: str, **details: object) -> Refusal:
        return Refusal(reason, None, file=self.file, entry=self.entry, **details)

    def take(self, field: str) -> Any:
        if field not in self.fields:
            raise self.refuse("deck-lacks", field=field)
        return self.fields.pop(field)

    def number(self, field: str, low: int, high: int) -> int:
        value = self.take(field)
        if type(value) is not int or not low <= value <= high:
            raise self.refuse("deck-range", field=field, value=value, low=low, high=high)
        return value

    def word(self, field: str, allowed: Sequence[str]) -> str:
        value = self.take(field)
        if value not in allowed:
            raise self.refuse("deck-word", field=field, value=value, allowed=", ".join(allowed))
        return str(value)

    def text(self, field: str) -> str:
        value = self.take(field)
        if (
            not isinstance(value, str)
            or not value.isprintable()
            or value != value.strip()
            or not 0 < len(value) <= LONGEST_NAME
        ):
            raise self.refuse("deck-text", field=field, value=value, most=LONGEST_NAME)
        return value

    def name(self) -> Name:
        name = Name(en=self.text("en"), de=self.text("de"), zh=self.text("zh"))
        if not slug(name):
            raise self.refuse("deck-text", field="en", value=name.en, most=LONGEST_NAME)
        return name

    def nothing_left(self) -> None:
        for field in self.fields:
            raise self.refuse("deck-unknown", field=field)


def read_cards(kind: str, count: int, own: Mapping[str, Any]) -> list[Fields]:
    """The cards of one kind, counted, and no name among them twice."""
    file = "deck" if kind in own else f"{kind}s.toml"
    tables = own if kind in own else parsed(file, house(file))
    entries = tables[kind]
    if not isinstance(entries, list) or len(entries) != count:
        found = len(entries) if isinstance(entries, list) else 0
        raise Refusal("deck-count", file=file, kind=kind, count=count, found=found)
    cards = [Fields(file, number, kind, entry) for number, entry in enumerate(entries, 1)]
    for language in Name._fields:
        seen: set[str] = set()
        for card in cards:
            value = card.fields.get(language)
            word = slug(Name(value, "", "")) if isinstance(value, str) else ""
            if word and word in seen:
                raise card.refuse("deck-twice", field=language, value=value)
            seen.add(word)
    return cards


def house(file: str) -> str:
    return resources.files("parlour.games.check_out").joinpath(file).read_text(encoding="utf-8")


def product(card: Fields) -> Product:
    name = card.name()
    category = card.word("category", CATEGORIES)
    faces = card.take("faces")
    if not isinstance(faces, list) or not 1 <= len(faces) <= DICE:
        raise card.refuse("deck-faces", value=faces, most=DICE)
    if any(type(face) is not int or not 1 <= face <= 6 for face in faces):
        raise card.refuse("deck-faces", value=faces, most=DICE)
    made = Product(
        name=name,
        category=category,
        faces=tuple(sorted(faces)),
        stars=card.number("stars", 1, MOST_STARS),
        kcal=card.number("kcal", 0, MOST_KCAL),
        picture=card.text("picture"),
    )
    card.nothing_left()
    return made


def deal(card: Fields) -> Deal:
    name = card.name()
    price = card.number("price", 1, DICE)
    when, promotion = "", price
    if "promotion" in card.fields:
        terms = card.take("promotion")
        if not isinstance(terms, dict) or set(terms) != {"when", "price"}:
            raise card.refuse("deck-bad", field="promotion", value=terms)
        card.fields |= {"promotion.when": terms["when"], "promotion.price": terms["price"]}
        when = card.word("promotion.when", OCCASIONS)
        promotion = card.number("promotion.price", 0, price - 1)
    made = Deal(
        name=name,
        price=price,
        stars=card.number("stars", 1, MOST_STARS),
        when=when,
        promotion=promotion,
        picture=card.text("picture"),
    )
    card.nothing_left()
    return made


def slug(name: Name) -> str:
    """The name as records write it: ``hot-dog``."""
    letters = (letter if letter.isalnum() else " " for letter in name.en.casefold())
    return "-".join("".join(letters).split())
