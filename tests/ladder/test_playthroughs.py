"""Rung 4: readable golden games, each with at least one per game.

A playthrough is a record with its story in remarks. ``PARLOUR_GOLDEN=write``
writes them anew; read the difference before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from parlour.core.game import SPECTATOR, Game
from parlour.core.play import Play
from parlour.core.record import Record, read, verify, write
from parlour.core.words import words
from parlour.games import find
from tests.walks import over_games

FOLDER = Path(__file__).parents[1] / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


def told(record: Record) -> str:
    """The record with what a spectator would hear after every event."""
    game = find(record.game)
    say = words("en", f"games.{record.game}").say
    play = Play(game, len(record.players), record.options)
    header, _, body = write(record, game).partition("\n\n")
    lines = [header, ""]
    for event, line in zip(record.events, body.splitlines(), strict=True):
        before = play.state
        play.step(event)
        lines.append(line)
        for message in game.story.tell(before, *event, play.state, SPECTATOR):
            lines.append(f"# {say(message, record.players, SPECTATOR)}")
    return "\n".join([*lines, f"# {game.rules.scores(play.state)}", ""])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_game_goes_as_it_always_went(path: Path) -> None:
    text = path.read_text("utf-8")
    record = read(text, find)
    if os.environ.get("PARLOUR_GOLDEN") == "write":
        path.write_text(told(record), "utf-8")
    assert told(record) == text
    assert verify(record, find(record.game)) > 0


@over_games
def test_every_game_has_a_playthrough(game: Game) -> None:
    assert [path for path in FILES if path.name.startswith(f"{game.name}-")]
