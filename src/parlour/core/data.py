"""Readable data files, such as a game's cards, checked while they are read.

A file is TOML, and most of it is a list of entries of a few kinds. What is wrong
with one is refused with the file, the entry and the reason.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

from parlour.core.errors import Refusal


class Entry:
    """One entry of a file. Its fields are taken one by one, and ``done`` closes it."""

    def __init__(self, file: str, name: str, fields: Mapping[str, Any]) -> None:
        self.file = file
        self.name = name
        self.fields = dict(fields)

    def take(self, field: str) -> Any:
        if field not in self.fields:
            raise Refusal("data-lacks", file=self.file, entry=self.name, field=field)
        return self.fields.pop(field)

    def number(self, field: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self.take(field)
        if type(value) is not int or not low <= value <= high:
            raise self.refusal(field, value, f"{low}..{high}")
        return value

    def text(self, field: str) -> str:
        value = self.take(field)
        if not isinstance(value, str):
            raise self.refusal(field, value, '"…"')
        return value

    def label(self, field: str, longest: int) -> str:
        """A text that is shown to people: one line, printable, not too long."""
        value = self.text(field)
        if not value.isprintable() or value != value.strip() or not 0 < len(value) <= longest:
            raise self.refusal(field, value, f'"…" (1..{longest})')
        return value

    def word(self, field: str, words: Sequence[str]) -> int:
        """The place of the value among ``words``."""
        value = self.text(field)
        if value not in words:
            raise self.refusal(field, value, "|".join(words))
        return words.index(value)

    def refusal(self, field: str, value: object, allowed: str) -> Refusal:
        """The refusal of a value; ``allowed`` says what may stand there."""
        return Refusal(
            "data-value",
            file=self.file,
            entry=self.name,
            field=field,
            value=value,
            allowed=allowed,
        )

    def twice(self, value: object) -> Refusal:
        """The refusal of something that another entry has already."""
        return Refusal("data-twice", file=self.file, entry=self.name, value=value)

    def done(self) -> None:
        """No field is left over."""
        for field in self.fields:
            raise Refusal("data-unknown-field", file=self.file, entry=self.name, field=field)


def check_count(file: str, kind: str, entries: Sequence[object], allowed: range) -> None:
    """Refuse a number of entries that is not allowed."""
    if len(entries) not in allowed:
        low, high = allowed[0], allowed[-1]
        said = str(low) if low == high else f"{low}..{high}"
        raise Refusal("data-count", file=file, entry=kind, allowed=said, found=len(entries))


def read_entries(file: str, text: str, kinds: Sequence[str]) -> dict[str, list[Entry]]:
    """The entries of every kind, named ``order 3`` and the like.

    Raises Refusal where the text is no TOML, or holds anything but lists of these kinds.
    """
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("data-unreadable", file=file, why=str(error)) from None
    for name, table in tables.items():
        entries = isinstance(table, list) and all(isinstance(entry, dict) for entry in table)
        if name not in kinds or not entries:
            raise Refusal("data-unknown-entry", file=file, entry=name, known=", ".join(kinds))
    return {
        kind: [Entry(file, f"{kind} {n}", one) for n, one in enumerate(tables.get(kind, []), 1)]
        for kind in kinds
    }
