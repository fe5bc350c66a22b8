"""Fair chance: the recipe of docs/fair-dice.md, and that nothing is favoured."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.dice import MOST_BYTES, FairDice, commit, outcome
from parlour.core.errors import Refusal

DOCS = Path(__file__).parents[2] / "docs" / "fair-dice.md"


def vectors() -> list[dict[str, object]]:
    blocks = re.findall(r"```json\n(.*?)```", DOCS.read_text("utf-8"), re.S)
    return [vector for block in blocks for vector in json.loads(block)]


@pytest.mark.parametrize("vector", vectors())
def test_the_documented_vectors_hold(vector: dict[str, object]) -> None:
    secret = bytes.fromhex(str(vector["secret"]))
    parts = vector["contributions"]
    assert isinstance(parts, list)
    contributions = tuple(bytes.fromhex(part) for part in parts)
    assert commit(secret).hex() == vector["commitment"]
    index, n = vector["index"], vector["n"]
    assert isinstance(index, int)
    assert isinstance(n, int)
    assert outcome(secret, contributions, index, n) == vector["outcome"]


def by_the_book(secret: bytes, shared: str, index: int, n: int) -> int:
    """The recipe written down a second time, in the words of the docs."""
    attempt = 0
    while True:
        text = f"parlour-1|{shared}|{index}|{attempt}"
        digest = hmac.new(secret, text.encode(), hashlib.sha256).hexdigest()
        for word in re.findall("." * 8, digest):
            if int(word, 16) < 2**32 // n * n:
                return int(word, 16) % n
        attempt += 1


@given(st.binary(min_size=32, max_size=32), st.integers(0, 5000), st.integers(1, 2**32))
def test_the_recipe_is_the_documented_one(secret: bytes, index: int, n: int) -> None:
    assert outcome(secret, (b"\x01", b"", b"\xff\x00"), index, n) == by_the_book(
        secret, "01,,ff00", index, n
    )


def test_great_words_are_thrown_away() -> None:
    """For n just above half of all words nearly every second word is rejected: taken
    modulo n instead, low outcomes would come twice as often."""
    n = 2**31 + 1
    low = sum(outcome(b"s" * 32, (), index, n) < 2**31 // 2 for index in range(2000))
    assert 850 < low < 1150


def test_outcomes_are_even() -> None:
    counts = Counter(outcome(b"k" * 32, (b"a", b"b"), index, 6) for index in range(12_000))
    square = sum((count - 2000) ** 2 / 2000 for count in counts.values())
    assert len(counts) == 6
    assert square < 20.5  # chi squared, 5 degrees of freedom, one in a thousand


def test_every_seat_changes_the_dice() -> None:
    rolls = [
        [outcome(b"k" * 32, parts, index, 36) for index in range(20)]
        for parts in ((b"a", b"b"), (b"a", b"c"), (b"c", b"b"), (b"", b"ab"), (b"ab", b""))
    ]
    assert len({tuple(roll) for roll in rolls}) == len(rolls)


def test_dice_go_on_where_they_stopped() -> None:
    whole = FairDice((b"a", b"b"), b"k" * 32)
    first = [whole.draw(36) for _ in range(10)]
    later = FairDice((b"a", b"b"), b"k" * 32, drawn=5)
    assert [later.draw(36) for _ in range(5)] == first[5:]


def test_nothing_is_shown_before_the_end() -> None:
    dice = FairDice((b"a", b"b"))
    assert dice.sealed().secret == b""
    assert dice.opened().secret == dice.secret
    assert dice.sealed().commitment == hashlib.sha256(dice.secret).digest()
    assert FairDice(()).secret != FairDice(()).secret


def test_a_contribution_has_a_limit() -> None:
    with pytest.raises(Refusal, match="contribution-too-long"):
        FairDice((b"x" * (MOST_BYTES + 1),))
