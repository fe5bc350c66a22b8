"""Broken cards are refused with file, entry and reason, in every language."""

from __future__ import annotations

from importlib import resources

import pytest

from parlour.core.errors import Refusal
from parlour.core.words import LANGUAGES, words
from parlour.games.check.data import CARDS, load

TEXT = resources.files("parlour.games.check").joinpath("cards.toml").read_text("utf-8")
FIRST_ORDER = 'needs = "4K"\npoints = 2\nbonus = "RGB"'


def test_the_cards_are_readable() -> None:
    assert load(TEXT) == CARDS


@pytest.mark.parametrize(
    ("old", "new", "reason", "details"),
    [
        ("[[card]]", "[[card", "data-unreadable", {}),
        ("[[card]]", "[card]", "data-unreadable", {}),
        ("[[card]]", "[joker]\n[[card]]", "data-unknown-entry", {"entry": "joker"}),
        ("[[card]]", "[[joker]]\n[[card]]", "data-unknown-entry", {"entry": "joker"}),
        ("copies = 4", "copies = 0", "data-value", {"entry": "card 1", "value": 0}),
        ("copies = 4", "copies = 8", "data-value", {"entry": "card 1", "allowed": "1..7"}),
        ("copies = 4", 'copies = "4"', "data-value", {"entry": "card 1"}),
        ("copies = 4", "copies = true", "data-value", {"entry": "card 1"}),
        ("copies = 4", "", "data-lacks", {"entry": "card 1", "field": "copies"}),
        ("copies = 4", "copies = 4\ncolour = 3", "data-unknown-field", {"field": "colour"}),
        ("number = 2", "number = 6", "data-value", {"entry": "card 2", "field": "number"}),
        ("number = 2", "number = 1", "data-twice", {"entry": "card 2"}),
        ("[[card]]\nnumber = 1\ncopies = 4", "", "data-count", {"entry": "card", "found": 4}),
        ('"4K"', '"6K"', "data-value", {"entry": "order 1", "field": "needs"}),
        ('"4K"', '"P6"', "data-value", {"entry": "order 1", "field": "needs"}),
        ('"4K"', '"P+P"', "data-value", {"entry": "order 1", "field": "needs"}),
        ('"4K"', '"P + P + P + P"', "data-value", {"entry": "order 1", "field": "needs"}),
        ('"4K"', '"R5 + R4 + P"', "data-value", {"entry": "order 1", "allowed": "≤ 10"}),
        ('"4K"', "4", "data-value", {"entry": "order 1", "field": "needs"}),
        ('"4K"', '"4K + 3K"', "order-too-alike", {"entry": "order 1", "most": 6}),
        ("points = 2", "points = -2", "data-value", {"entry": "order 1", "field": "points"}),
        ('"RGB"', '"RGX"', "data-value", {"entry": "order 1", "value": "RGX"}),
        ('"RGB"', '""', "data-value", {"entry": "order 1", "field": "bonus"}),
        ('"RGB"', '"RGR"', "data-twice", {"entry": "order"}),
        (FIRST_ORDER, FIRST_ORDER + "\nname = 1", "data-unknown-field", {"entry": "order 1"}),
        ('colour = "Y"', 'colour = "X"', "data-value", {"entry": "marker 1"}),
        ("size = 2", "size = 6", "data-value", {"entry": "marker 1", "field": "size"}),
    ],
)
def test_a_broken_entry_is_refused(
    old: str, new: str, reason: str, details: dict[str, object]
) -> None:
    broken = TEXT.replace(old, new, 1)
    assert broken != TEXT
    with pytest.raises(Refusal) as caught:
        load(broken, "mine.toml")
    assert caught.value.reason == reason
    assert caught.value.details["file"] == "mine.toml"
    assert details.items() <= caught.value.details.items()
    for language in LANGUAGES:
        assert "mine.toml" in words(language, "games.check").error(caught.value)


@pytest.mark.parametrize(("kind", "found"), [("order", 0), ("marker", 0)])
def test_there_must_be_enough_of_everything(kind: str, found: int) -> None:
    parts = TEXT.split("\n\n")
    kept = "\n\n".join(part for part in parts if not part.startswith(f"[[{kind}]]"))
    with pytest.raises(Refusal, match="data-count") as caught:
        load(kept)
    assert (caught.value.details["entry"], caught.value.details["found"]) == (kind, found)
