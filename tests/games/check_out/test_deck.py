"""The decks: ours keep their promises, wrong ones are refused by name, and a table may
bring its own."""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Callable
from importlib import resources
from typing import Any

import numpy as np
import pytest

from parlour.core.compile import twin
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER, SPECTATOR
from parlour.core.play import Play
from parlour.core.record import Record, read, write
from parlour.core.words import LANGUAGES, words
from parlour.games import find
from parlour.games.check_out.data import CARDS
from parlour.games.check_out.deck import read_deck
from parlour.lab import playout
from tests.walks import Setup, finished

FOLDER = resources.files("parlour.games.check_out")
HOUSE = tomllib.loads(
    FOLDER.joinpath("products.toml").read_text("utf-8")
    + FOLDER.joinpath("deals.toml").read_text("utf-8")
)


def toml(tables: dict[str, list[dict[str, Any]]]) -> str:
    """Enough of a TOML writer for decks."""
    lines = []
    for kind, entries in tables.items():
        for entry in entries:
            lines.append(f"[[{kind}]]")
            lines += [f"{field} = {value(thing)}" for field, thing in entry.items()]
    return "\n".join(lines)


def value(thing: Any) -> str:
    if isinstance(thing, dict):
        return "{" + ", ".join(f"{field} = {value(one)}" for field, one in thing.items()) + "}"
    return f'"{thing}"' if isinstance(thing, str) else str(thing).lower()


def changed(change: Callable[[dict[str, Any]], object]) -> str:
    """The house's deck with something done to it."""
    tables = {kind: [dict(entry) for entry in entries] for kind, entries in HOUSE.items()}
    change(tables)
    return toml(tables)


def test_faces_are_spread_evenly() -> None:
    faces = Counter(face for card in CARDS.products for face in card.faces)
    assert max(faces.values()) - min(faces.values()) <= 1
    for category in ("food", "drink", "snack"):
        cards = [card for card in CARDS.products if card.category == category]
        assert Counter(len(card.faces) for card in cards) == {1: 4, 2: 11, 3: 5}
        within = Counter(face for card in cards for face in card.faces)
        assert max(within.values()) - min(within.values()) <= 2


def test_stars_follow_the_dice() -> None:
    assert all(card.stars == 2 * len(card.faces) + 1 for card in CARDS.products)
    assert {card.price for card in CARDS.deals} == {1, 2, 3, 4}


def test_promotions_of_all_kinds() -> None:
    kinds = Counter(card.when for card in CARDS.deals)
    assert kinds[""] == 6
    assert all(kinds[when] >= 3 for when in ("food", "drink", "snack", "last"))
    assert sum(card.promotion == 0 for card in CARDS.deals) >= 4


def first(kind: str, **fields: Any) -> Callable[[dict[str, Any]], object]:
    return lambda tables: tables[kind][0].update(fields)


def without(kind: str, field: str) -> Callable[[dict[str, Any]], object]:
    return lambda tables: tables[kind][0].pop(field)


@pytest.mark.parametrize(
    ("change", "reason", "what"),
    [
        (without("product", "faces"), "data-lacks", "faces"),
        (without("product", "zh"), "data-lacks", "zh"),
        (without("deal", "price"), "data-lacks", "price"),
        (first("product", colour="red"), "data-unknown-field", "colour"),
        (first("product", category="fruit"), "data-value", "fruit"),
        (first("product", faces=[7]), "data-value", "7"),
        (first("product", faces=[]), "data-value", "[]"),
        (first("product", faces=[1, 1, 1, 1, 1, 1]), "data-value", "1, 1"),
        (first("product", faces=3), "data-value", "3"),
        (first("product", stars=0), "data-value", "stars"),
        (first("product", stars=True), "data-value", "stars"),
        (first("product", kcal=-1), "data-value", "kcal"),
        (first("product", en=" Toast"), "data-value", "Toast"),
        (first("product", de=""), "data-value", "de"),
        (first("product", en="!?"), "data-value", "!?"),
        (first("product", en="HOT-DOG"), "data-twice", "Hot dog"),
        (first("product", zh="热狗"), "data-twice", "热狗"),
        (first("deal", price=6), "data-value", "price"),
        (first("deal", price=0), "data-value", "price"),
        (first("deal", promotion={"when": "drink", "price": 2}), "data-value", "promotion.price"),
        (first("deal", promotion={"when": "rain", "price": 1}), "data-value", "rain"),
        (first("deal", promotion={"when": "drink"}), "data-value", "promotion"),
        (first("deal", promotion=1), "data-value", "promotion"),
        (lambda tables: tables["product"].pop(), "data-count", "59"),
        (lambda tables: tables["deal"].append({"en": "x"}), "data-count", "25"),
        (lambda tables: tables.update(dice=[{"en": "x"}]), "data-unknown-entry", "dice"),
    ],
)
def test_a_wrong_deck_is_refused_by_name(
    change: Callable[[dict[str, Any]], object], reason: str, what: str
) -> None:
    with pytest.raises(Refusal) as refused:
        read_deck(changed(change))
    assert refused.value.reason == reason
    assert what in str(refused.value)
    for language in LANGUAGES:
        said = words(language, "games.check_out").error(refused.value)
        assert "deck" in said
        assert what in said


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[[product", "data-unreadable"),
        ("x" * 200_000, "deck-too-long"),
        ("product = 3", "data-unknown-entry"),
        (toml({"product": [{"en": "x"}] * 60}), "data-twice"),
        ("product = [" + "1, " * 60 + "]", "data-unknown-entry"),
    ],
)
def test_what_is_no_deck_is_refused(text: str, reason: str) -> None:
    modules = set(sys.modules)
    with pytest.raises(Refusal) as refused:
        find("check_out", text)
    assert set(sys.modules) == modules  # nothing of it stays
    assert refused.value.reason == reason
    for language in LANGUAGES:
        assert words(language).error(refused.value)


def test_other_games_have_no_deck() -> None:
    with pytest.raises(Refusal, match="no-own-deck"):
        find("roll_out", "x")


DEAR = changed(
    lambda tables: (
        [entry.update(stars=20, faces=[6]) for entry in tables["product"]]
        + [tables["product"][0].update(en="Caviar", de="Kaviar", zh="鱼子酱")]
    )
)


def test_a_table_plays_with_its_own_deck() -> None:
    own, house = find("check_out", DEAR), find("check_out")
    assert own is find("check_out", DEAR)
    assert own.rules is not house.rules
    play = Play(own, 2, own.rules.Options())
    while play.turn == CHANCE:
        play.resolve(0)
    play.act(0, 60)
    before = play.state
    play.resolve(7775)  # five sixes
    assert play.legal(0) & (1 << 60) - 1 == play.state.shelf  # every product needs a six
    play.act(0, 0)
    assert own.rules.scores(play.state)[0] == 20
    assert own.notation.gesture(before, 0) == "grab caviar"
    (told,) = own.story.tell(play.states[-2], 0, 0, play.state, SPECTATOR)
    assert words("de", "games.check_out").say(told, ["Ann", "Ben"]) == "Ann schnappt sich: Kaviar."
    assert house.notation.gesture(before, 0) == "grab toast"


def test_deals_alone_may_be_replaced() -> None:
    own = find("check_out", toml({"deal": [{**deal, "stars": 1} for deal in HOUSE["deal"]]}))
    data = read_deck(own.deck)
    assert {deal.stars for deal in data.deals} == {1}
    assert data.products == CARDS.products


@pytest.mark.parametrize("thinkers", [0b00, 0b01])
def test_plain_and_compiled_use_the_same_own_deck(thinkers: int) -> None:
    tables = {}
    for deck in ("", DEAR):
        game = find("check_out", deck)
        plain, compiled = np.zeros((2, 30, 5), np.int64)
        playout.batch(game, 2, game.rules.Options(), thinkers, 3, 0, plain)
        twin(game, playout.batch)(2, game.rules.Options(), thinkers, 3, 0, compiled)
        assert plain.tolist() == compiled.tolist()
        tables[deck] = plain
    assert tables[DEAR][:, 3:].mean() > tables[""][:, 3:].mean()


def test_records_carry_their_deck() -> None:
    own = find("check_out", DEAR)
    play = finished(Setup(own, 3, own.rules.Options(step=1)), seed=4)
    assert play.turn == OVER
    record = Record("check_out", ("A", "B", "C"), play.options, tuple(play.events), deck=DEAR)
    text = write(record, own)
    assert text.count("\nDeck: ") == 1
    again = read(text, find)
    assert again == record
    assert again.play(find(again.game, again.deck)).state == play.state
    assert "grab caviar" in text or "* caviar" in text


def test_a_record_with_a_wrong_deck_says_where() -> None:
    text = 'Parlour record 1\nGame: check_out\nPlayer 1: A\nPlayer 2: B\nDeck: "x"\n\n'
    with pytest.raises(Refusal, match="data-unreadable") as refused:
        read(text, find)
    assert refused.value.line == 5
