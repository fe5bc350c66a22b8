"""Reading a deck of cards: every field is checked, and a wrong one is refused by name."""

from __future__ import annotations

from importlib import resources
from typing import Final, NamedTuple

from parlour.core.data import Entry, check_count, read_entries
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
    brought = read_entries("deck", own, ("product", "deal"))
    products = cards("product", PRODUCTS, brought["product"])
    deals = cards("deal", DEALS, brought["deal"])
    return Deck(tuple(map(product, products)), tuple(map(deal, deals)))


def cards(kind: str, count: int, brought: list[Entry]) -> list[Entry]:
    """The cards of one kind, counted, named, and no name among them twice."""
    file = "deck" if brought else f"{kind}s.toml"
    entries = brought or read_entries(file, house(file), (kind,))[kind]
    check_count(file, kind, entries, range(count, count + 1))
    for entry in entries:
        if isinstance(entry.fields.get("en"), str):
            entry.name += f" ({entry.fields['en'][:LONGEST_NAME]})"
    for language in Name._fields:
        seen: set[str] = set()
        for entry in entries:
            value = entry.fields.get(language)
            word = slug(Name(value, "", "")) if isinstance(value, str) else ""
            if word and word in seen:
                raise entry.twice(value)
            seen.add(word)
    return entries


def house(file: str) -> str:
    return resources.files("parlour.games.check_out").joinpath(file).read_text(encoding="utf-8")


def named(card: Entry) -> Name:
    name = Name(*(card.label(language, LONGEST_NAME) for language in Name._fields))
    if not slug(name):
        raise card.refusal("en", name.en, "A..Z, 0..9")
    return name


def product(card: Entry) -> Product:
    name = named(card)
    category = CATEGORIES[card.word("category", CATEGORIES)]
    made = Product(
        name=name,
        category=category,
        faces=read_faces(card),
        stars=card.number("stars", 1, MOST_STARS),
        kcal=card.number("kcal", 0, MOST_KCAL),
        picture=card.label("picture", LONGEST_NAME),
    )
    card.done()
    return made


def read_faces(card: Entry) -> tuple[int, ...]:
    faces = card.take("faces")
    sound = isinstance(faces, list) and 1 <= len(faces) <= DICE
    if not sound or any(type(face) is not int or not 1 <= face <= 6 for face in faces):
        raise card.refusal("faces", faces, f"[1..6] × 1..{DICE}")
    return tuple(sorted(faces))


def deal(card: Entry) -> Deal:
    name = named(card)
    price = card.number("price", 1, DICE)
    when, promotion = "", price
    if "promotion" in card.fields:
        terms = card.take("promotion")
        if not isinstance(terms, dict) or set(terms) != {"when", "price"}:
            raise card.refusal("promotion", terms, "{ when, price }")
        card.fields |= {"promotion.when": terms["when"], "promotion.price": terms["price"]}
        when = OCCASIONS[card.word("promotion.when", OCCASIONS)]
        promotion = card.number("promotion.price", 0, price - 1)
    made = Deal(
        name=name,
        price=price,
        stars=card.number("stars", 1, MOST_STARS),
        when=when,
        promotion=promotion,
        picture=card.label("picture", LONGEST_NAME),
    )
    card.done()
    return made


def slug(name: Name) -> str:
    """The name as records write it: ``hot-dog``."""
    letters = (letter if letter.isalnum() else " " for letter in name.en.casefold())
    return "-".join("".join(letters).split())
