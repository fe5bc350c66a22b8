"""Three languages with the same keys, the same parameters, and every text that is asked for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from parlour.core.errors import Refusal
from parlour.core.game import Game, Message
from parlour.core.words import LANGUAGES, Words, source, words
from parlour.games import NAMES
from tests.walks import over_games

PLACES = ["core", "server", "terminal", *(f"games.{name}" for name in NAMES)]
SOURCE = Path(__file__).parents[2] / "src" / "parlour"


class Variables(Visitor):
    """The parameters that a pattern uses, and the messages that it includes."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.included: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.included.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(language: str, place: str) -> dict[str, set[str]]:
    """Every key with its attributes, and the parameters that its text may use."""
    found: dict[str, set[str]] = {}
    included: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language, place)).body:
        assert not isinstance(entry, ast.Junk), f"{place}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            for key, node in [(entry.id.name, entry.value)] + [
                (f"{entry.id.name}.{attribute.id.name}", attribute.value)
                for attribute in entry.attributes
            ]:
                assert key not in found, f"{place}, {language}: {key} stands there twice"
                visitor = Variables()
                visitor.visit(node)
                found[key] = visitor.found
                included[key] = visitor.included
    for _ in range(3):  # messages include others, and those others again
        for key, names in included.items():
            found[key] = found[key].union(*(found.get(name, set()) for name in names))
    return found


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_have_the_same_keys_in_the_same_order(place: str, language: str) -> None:
    assert list(messages(language, place)) == list(messages("en", place))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_language_asks_for_a_parameter_that_english_lacks(place: str, language: str) -> None:
    english = messages("en", place)
    for key, used in messages(language, place).items():
        assert used - {"you", "yours"} <= english[key], key


def test_every_reason_has_words_in_the_shared_texts() -> None:
    """Every Refusal in the sources has an ``error-`` message."""
    reasons: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for reason in re.findall(r"(?:Refusal|refuse)\(\s*\"([a-z-]+)\"", path.read_text("utf-8")):
            reasons.setdefault(reason, set()).add(path.name)
    known = {key for place in PLACES for key in messages("en", place)}
    assert {f"error-{reason}" for reason in reasons} <= known
    assert len(reasons) > 20


def test_every_error_text_is_used() -> None:
    text = "".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    for place in PLACES:
        for key in messages("en", place):
            if key.startswith("error-") and key != "error-at-line":
                assert f'"{key.removeprefix("error-")}"' in text, key


def test_no_game_uses_a_key_that_is_taken() -> None:
    """Messages of a game and shared ones are put together: the first would win."""
    shared = {key for place in PLACES if "." not in place for key in messages("en", place)}
    for name in NAMES:
        assert not shared & set(messages("en", f"games.{name}")), name


@over_games
def test_every_game_has_its_own_words(game: Game) -> None:
    for language in LANGUAGES:
        say = words(language, f"games.{game.name}")
        assert say.text("game-name")
        assert say.text("game-name", "tagline")
        for name in game.options:
            assert say.text(f"option-{name}")
            assert say.text(f"option-{name}", "help")
        for name in game.rules.SOURCES:
            assert say.text(f"source-{name}")
        sections = say.keys("rules-")
        assert len(sections) >= 5
        for key in sections:
            assert say.text(key)
            assert say.text(key, "title")


def test_lists_are_said_as_the_language_does() -> None:
    said = [
        [Words(language).listed(parts) for parts in ([], ["5"], ["5", "2"], ["5", "2", "7"])]
        for language in LANGUAGES
    ]
    assert said == [
        ["nothing", "5", "5 and 2", "5, 2 and 7"],
        ["nichts", "5", "5 und 2", "5, 2 und 7"],
        ["无", "5", "5、2", "5、2、7"],
    ]


def test_the_viewer_is_addressed() -> None:
    say = Words("de").say
    message = Message("starts", {"player": 1})
    assert say(message, ["Ann", "Ben"], 1) == "Du beginnst."
    assert say(message, ["Ann", "Ben"], 0) == "Ben beginnt."
    assert say(message, ["Ann", "Ben"]) == "Ben beginnt."


def test_an_error_says_where() -> None:
    refusal = Refusal("record-bad-line", line=3, text="?!")
    assert Words("en").error(refusal) == "Line 3: This can’t be read: ?!"
    assert str(refusal) == "line 3: record-bad-line (text=?!)"


def test_numbers_are_written_as_the_language_does() -> None:
    said = [
        [
            say("simulate-share", number=0.6175),
            say("simulate-points", number=1124.245),
            say("simulate-length", mean=163.0, shortest=1, longest=1000).split("1")[1],
        ]
        for say in (words(language, "terminal").text for language in LANGUAGES)
    ]
    assert said == [
        ["61.75%", "1,124.245", "63.0 on average, "],
        ["61,75\xa0%", "1.124,245", "63,0 im Mittel, "],
        ["61.75%", "1,124.245", "63.0，"],
    ]


def test_a_terminal_shows_no_place_to_break_a_word() -> None:
    assert words("de", "games.check").text("source-pile") == "Bonuskarten"


def test_an_error_shows_a_fraction_as_it_was_written() -> None:
    refusal = Refusal("data-value", file="", entry="", field="stars", value=1.23456, allowed="1..5")
    assert "„1.23456“" in Words("de").error(refusal)


GESTURES = r"(?i)\b(touch|tap|click|press|screen)|berühr|\btipp|klick|drück|bildschirm"
GESTURES += "|点一下|点击|触摸|屏幕"


@over_games
def test_lessons_name_no_device(game: Game) -> None:
    """They are given in browsers and in terminals."""
    for language in LANGUAGES:
        say = words(language, f"games.{game.name}")
        for key in say.keys("lesson-"):
            assert not re.search(GESTURES, say.text(key, opponent="Ann")), (language, key)


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-language"):
        Words("fr")
