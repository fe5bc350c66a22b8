"""What people read: Fluent messages in three languages.

A game's own messages lie in its folder ``text``, shared ones in ``core/text``.
Code holds keys and parameters only; see :class:`parlour.core.game.Message`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from parlour.core.errors import Refusal
from parlour.core.game import Message, Name, Value

LANGUAGES = ("en", "de", "zh")
LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}

PEOPLE = ("player", "opponent", "people", "winner", "loser")
"""Parameters that hold seats and are said as names."""

SOFT_HYPHEN = "\u00ad"
"""Where a browser may break a word; a terminal would show it."""

CHOICES = "choices"
"""A parameter of which not all can be had at once: a list with *or*."""


class Words:
    """One language: the shared messages, and those of some places of the package."""

    def __init__(self, language: str, *places: str) -> None:
        """``places`` are folders with a folder ``text``, such as ``games.roll_out``."""
        if language not in LANGUAGES:
            raise Refusal("unknown-language", language=language, known=", ".join(LANGUAGES))
        self.language = language
        self.bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self.ids: list[str] = []
        for place in ("core", *places):
            resource = FluentResource(source(language, place))
            self.bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def say(
        self,
        message: Message,
        names: Sequence[str] = (),
        viewer: int | None = None,
        part: str | None = None,
    ) -> str:
        """The message in words. ``names`` are those of the seats.

        A message also gets ``$you`` and ``$yours``: "yes" where its ``player``, or its
        ``opponent``, is the viewer, else "no". ``part`` asks for an attribute.
        """
        values: dict[str, Any] = {
            name: self.value(value, names if name in PEOPLE else None, name == CHOICES)
            for name, value in message.params.items()
        }
        for name, person in (("you", "player"), ("yours", "opponent")):
            values[name] = "yes" if message.params.get(person) == viewer is not None else "no"
        return self.format(message.key, values, part)

    def error(self, refusal: Refusal) -> str:
        """Why something was refused, and where."""
        # A fraction was written by somebody, and is shown as it was: not rounded.
        details = {n: str(v) if isinstance(v, float) else v for n, v in refusal.details.items()}
        why = self.format(f"error-{refusal.reason}", details)
        if refusal.line is None:
            return why
        return self.format("error-at-line", {"line": refusal.line, "why": why})

    def text(self, key: str, part: str | None = None, /, **values: object) -> str:
        """A message that is no event: a heading, a hint."""
        return self.format(key, values, part)

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def keys(self, prefix: str) -> list[str]:
        """The messages whose keys begin so, in the order of the files."""
        return [key for key in self.ids if key.startswith(prefix)]

    def format(self, key: str, values: Mapping[str, object], part: str | None = None) -> str:
        message = self.bundle.get_message(key)
        pattern = message.attributes[part] if part is not None else message.value
        if pattern is None:
            raise LookupError(f"{key} has no text")
        plain = {name: v if isinstance(v, int | float) else str(v) for name, v in values.items()}
        text, errors = self.bundle.format_pattern(pattern, plain)
        if errors:
            raise LookupError(f"{key} in {self.language}: {errors[0]}")
        return str(text).replace(SOFT_HYPHEN, "")

    def value(self, value: Value, names: Sequence[str] | None, either: bool = False) -> Any:
        if isinstance(value, Name):
            return str(getattr(value, self.language))
        if isinstance(value, tuple):
            return self.listed([str(self.value(one, names)) for one in value], either)
        if isinstance(value, str) and self.has(value):
            return self.text(value)
        if names is not None and isinstance(value, int):
            return names[value]
        return value

    def listed(self, parts: Sequence[str], either: bool = False) -> str:
        """``5, 2 and 7``, as the language says it; or ``5, 2 or 7``."""
        if not parts:
            return self.text("list-none")
        if len(parts) == 1:
            return parts[0]
        start = parts[0]
        for part in parts[1:-1]:
            start = self.text("list-more", start=start, next=part)
        return self.text("list-or" if either else "list-last", start=start, last=parts[-1])


def source(language: str, place: str) -> str:
    """The Fluent text of one folder of the package."""
    folder = resources.files(f"parlour.{place}").joinpath("text")
    return folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")


@cache
def words(language: str, *places: str) -> Words:
    """The words of a language, read once."""
    return Words(language, *places)
