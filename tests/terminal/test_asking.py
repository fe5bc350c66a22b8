"""What somebody typed, and what was meant."""

from __future__ import annotations

import pytest

from parlour.terminal.asking import LETTERS, short_keys, understood

PIECES = ["+3", "+7", "x3", "x5"]
SHEET = ["decline", "mark 2", "mark 8", "mark 12"]
CHOICE = ["roll", "stop"]


def test_keys_are_numbers_unless_pieces_have_numbers() -> None:
    assert short_keys(CHOICE) == ["1", "2"]
    assert short_keys(PIECES) == ["a", "b", "c", "d"]
    assert len(short_keys([f"mark {n}" for n in range(60)])) == 60
    assert not set(LETTERS) & set("hlqu")


@pytest.mark.parametrize(
    ("typed", "spelled", "meant"),
    [
        ("stop", CHOICE, 1),
        ("STOP ", CHOICE, 1),
        ("s", CHOICE, 1),
        ("2", CHOICE, 1),
        ("3", CHOICE, None),
        ("", CHOICE, None),
        ("", ["roll"], 0),
        ("c", PIECES, 2),
        ("x3", PIECES, 2),
        ("7", PIECES, 1),
        ("5", PIECES, 3),
        ("3", PIECES, None),  # mine or theirs?
        ("x", PIECES, None),
        ("8", SHEET, 2),
        ("2", SHEET, 1),
        ("1", SHEET, None),
        ("mark  12", SHEET, 3),
        ("dec", SHEET, 0),
        ("mark", SHEET, None),
    ],
)
def test_what_is_meant(typed: str, spelled: list[str], meant: int | None) -> None:
    assert understood(typed, spelled) == meant
