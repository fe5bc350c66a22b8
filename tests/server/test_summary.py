"""A finished game in figures."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.core.game import CHANCE
from parlour.core.play import replay
from parlour.core.record import read
from parlour.core.words import LANGUAGES, words
from parlour.games import every, find
from parlour.server.summary import summary
from tests.walks import Setup, finished, named, setups

SETUPS = [setup for setup in setups() if setup.options == setup.game.rules.Options()]

SHORT = """Parlour record 1
Game: roll_out
Player 1: Ann
Player 2: Ben
Option checkers: 3
Option starter: first

1 roll
* 6 6
2 roll
* 1 2
2 +1
2 +2
2 roll
* 3 5
2 +3
"""


@pytest.mark.parametrize("setup", SETUPS, ids=named)
def test_sources_add_up_and_throws_are_counted_once(setup: Setup) -> None:
    play = finished(setup, seed=11)
    rules, found = setup.game.rules, summary(play)
    assert found.sources == list(rules.SOURCES)
    assert found.winners == members(rules.winners(play.state))
    assert [sum(seat.points) for seat in found.seats] == list(
        rules.scores(play.state)[: setup.seats]
    )
    dice = sum(sum(seat.faces) for seat in found.seats)
    assert found.dice == (setup.game.name != "check") == (dice > 0)
    if setup.game.name in ("roll_out", "diced_out"):
        assert dice == 2 * sum(event.actor == CHANCE for event in play.events)
    for seat in found.seats:
        assert 0 <= seat.expected <= sum(seat.faces)
        assert found.luck or (seat.good, seat.expected) == (0, 0)


def test_luck_is_what_came_beyond_the_odds() -> None:
    """Ann's roll does not fit three checkers; Ben's two rolls do."""
    record = read(SHORT, find)
    found = summary(replay(find("roll_out"), 2, record.options, record.events))
    ann, ben = found.seats
    assert (ann.faces, ann.good) == ([0, 0, 0, 0, 0, 2], 0)
    assert (ben.faces, ben.good) == ([1, 1, 1, 0, 1, 0], 2)
    # All of 1, 2 and 3 are up in both rows: both dice must be at most 3, which 9 of 36 rolls are.
    assert ann.expected == 0.25
    # Then Ben has only his 3 left: one die of at most 3 is enough, which 27 of 36 rolls have.
    assert ben.expected == 0.25 + 0.75


def test_luck_is_explained_in_every_language() -> None:
    for game in every():
        lucky = game.name != "check"  # it has no dice
        for language in LANGUAGES:
            assert words(language, f"games.{game.name}").has("luck-about") == lucky
