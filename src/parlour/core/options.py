"""What a table may choose: the kinds of options, and reading them from people."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from parlour.core.bits import members
from parlour.core.errors import Refusal


class Number(NamedTuple):
    """A whole number within bounds."""

    low: int
    high: int

    def read(self, text: str) -> int:
        value = int(text)
        if not self.low <= value <= self.high:
            raise ValueError
        return value

    def show(self, value: int) -> str:
        return str(value)

    def __str__(self) -> str:
        return f"{self.low}..{self.high}"


class Switch(NamedTuple):
    """A house rule: off or on."""

    def read(self, text: str) -> int:
        return ("off", "on").index(text.lower())

    def show(self, value: int) -> str:
        return "on" if value else "off"

    def __str__(self) -> str:
        return "off|on"


class Word(NamedTuple):
    """One of a few words, standing for the numbers from ``first`` on."""

    words: tuple[str, ...]
    first: int = 0

    def read(self, text: str) -> int:
        return self.words.index(text.lower()) + self.first

    def show(self, value: int) -> str:
        return self.words[value - self.first]

    def __str__(self) -> str:
        return "|".join(self.words)


class Numbers(NamedTuple):
    """A set of numbers within bounds, kept as an int with bit n for number n."""

    low: int
    high: int

    def read(self, text: str) -> int:
        mask = 0
        for part in text.split("+") if text != "none" else ():
            mask |= 1 << Number(self.low, self.high).read(part)
        return mask

    def show(self, value: int) -> str:
        return "+".join(map(str, members(value))) or "none"

    def __str__(self) -> str:
        return f"none, or some of {self.low}..{self.high} such as {self.low}+{self.high}"


Kind = Number | Switch | Word | Numbers


def read_options(rules: Any, kinds: Mapping[str, Kind], chosen: Mapping[str, str]) -> Any:
    """The options of a game with what was chosen, in words, put in.

    Raises Refusal for an unknown option or a value that it does not take.
    """
    values: dict[str, int] = {}
    for name, text in chosen.items():
        kind = kinds.get(name)
        if kind is None:
            raise Refusal("unknown-option", option=name, known=", ".join(kinds) or "-")
        try:
            values[name] = kind.read(text)
        except ValueError:
            raise Refusal("bad-option", option=name, value=text, allowed=str(kind)) from None
    return rules.Options(**values)


def show_options(options: Any, kinds: Mapping[str, Kind]) -> dict[str, str]:
    """The inverse of ``read_options``: every option in words."""
    return {name: kinds[name].show(getattr(options, name)) for name in options._fields}
