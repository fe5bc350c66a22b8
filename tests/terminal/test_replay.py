"""A record told again, to somebody without a chair and to *you*."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from parlour.core.record import Margin, Record
from parlour.core.words import LANGUAGES, words
from parlour.terminal import shelf
from parlour.terminal.replay import Replay
from parlour.terminal.screen import Screen

FILES = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
RACED = next(path for path in FILES if path.stem == "check_out-two")
YOU = {language: words(language, "terminal").text("you-name") for language in LANGUAGES}


def named(record: Record, **names: str) -> Record:
    """The record with other names at some seats: ``seat0="You"``."""
    players = list(record.players)
    for seat, name in names.items():
        players[int(seat.removeprefix("seat"))] = name
    return replace(record, players=tuple(players))


def lines(record: Record, language: str) -> list[list[str]]:
    """What is told of every event."""
    show = Replay(Screen(Console(quiet=True)), record, language)
    return [show.lines(number) for number in range(len(record.events) + 1)]


def whole(record: Record, language: str) -> str:
    console = Console(file=io.StringIO(), width=200)
    Replay(Screen(console), record, language).tell()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_you_are_addressed_in_every_language_and_see_no_more(path: Path) -> None:
    record = shelf.load(path)
    for seat in range(len(record.players)):
        for language in LANGUAGES:
            told = lines(named(record, **{f"seat{seat}": YOU["en"]}), language)
            assert [len(event) for event in told] == [
                len(event) for event in lines(record, language)
            ]
            if language == "en":
                text = "\n".join(line for event in told for line in event)
                assert re.search(r"\b[Yy]ou\b", text)
                assert not re.search(r"\b[Yy]ou [a-z]*[^\Ws]s\b", text)  # no “You rolls”


def test_your_name_is_that_of_the_replay_s_language() -> None:
    record = named(shelf.load(RACED), seat0=YOU["de"])
    assert re.search(r"^ *\d+ +You roll ", whole(record, "en"), re.M)
    assert "Du" not in whole(record, "en")
    assert "Du würfelst" in whole(record, "de")
    assert "你" in whole(record, "zh")


def test_two_people_who_were_called_you_are_seen_from_outside() -> None:
    record = named(shelf.load(RACED), seat0=YOU["en"], seat1=YOU["de"])
    told = whole(record, "en")
    assert "You rolls" in told
    assert "Du rolls" in told


def test_who_was_faster_than_you_is_told_to_you() -> None:
    record = shelf.load(RACED)
    place, winner = next(
        (number, event.actor) for number, event in enumerate(record.events, 1) if event.actor >= 0
    )
    for ms, late in ((0, "by a hair"), (34, "34 ms")):
        raced = replace(record, margins=(Margin(place, 1 - winner, ms),))
        first = named(raced, **{f"seat{winner}": YOU["zh"]})
        assert lines(first, "en")[place][-1].startswith("You were ")
        second = named(raced, **{f"seat{1 - winner}": YOU["zh"]})
        assert re.search(r"was .*faster than you\b", lines(second, "en")[place][-1])
        assert "than Ben" in lines(raced, "en")[place][-1]
        assert late in lines(second, "en")[place][-1]
        assert "als du" in lines(second, "de")[place][-1]
        assert YOU["zh"] in lines(second, "zh")[place][-1]
