"""Which of the gestures on offer was meant by what somebody typed."""

from __future__ import annotations

import re

LETTERS = "abcdefgijkmnoprstvwxyz"
"""Keys for a list; h, l, q and u mean something else already."""


def short_keys(spelled: list[str]) -> list[str]:
    """One key a gesture: numbers, or letters where numbers are those of pieces."""
    if any(re.search(r"\d", word) for word in spelled) and len(spelled) <= len(LETTERS):
        return list(LETTERS[: len(spelled)])
    return [str(number) for number in range(1, len(spelled) + 1)]


def understood(typed: str, spelled: list[str]) -> int | None:
    """The place in the list, or None where it is not clear.

    A gesture can be chosen by its word, by its key, by a number that only its word
    has, by the start of its word, or by Enter where there is no other.
    """
    text = " ".join(typed.lower().split())
    if not text:
        return 0 if len(spelled) == 1 else None
    words = [word.lower() for word in spelled]
    for known in (words, short_keys(spelled)):
        if text in known:
            return known.index(text)
    numbered = [i for i, word in enumerate(words) if text in re.findall(r"\d+", word)]
    started = [i for i, word in enumerate(words) if word.startswith(text)]
    for places in (numbered, started):
        if len(places) == 1:
            return places[0]
    return None
