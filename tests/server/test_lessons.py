"""First games: real ones by the real rules, short, and told in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.core.game import Game
from parlour.core.lesson import LEARNER, Lesson, lesson_of
from parlour.core.words import LANGUAGES, words
from parlour.games import find
from parlour.server import telling
from tests.walks import over_games

LONGEST_REMARK = 240
GESTURES = range(8, 21)


def lesson(game: Game) -> Lesson:
    """Read and folded by the rules; an event that they refuse is refused here."""
    return lesson_of(game.name, find)


@over_games
def test_a_lesson_is_short_and_the_learner_acts(game: Game) -> None:
    found = lesson(game)
    gestures = [place for place in found.told() if found.gesture(place) >= 0]
    assert len(gestures) in GESTURES
    # No more than two gestures in a row without a word are left to the learner.
    assert found.told()[0] in found.remarks
    assert len(found.remarks) * 2 >= len(gestures)


@over_games
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_has_words_and_every_word_is_used(game: Game, language: str) -> None:
    say = words(language, f"games.{game.name}")
    used = [*lesson(game).remarks.values(), "lesson-learnt"]
    assert say.keys("lesson-") == used, "all of them, in the order in which they are told"
    for key in used[:-1]:
        assert len(say.text(key, opponent="Greta")) <= LONGEST_REMARK, key
    assert len(say.text("lesson-learnt").splitlines()) == 3


@over_games
def test_a_lesson_is_told_as_its_learner_sees_it(game: Game) -> None:
    found = lesson(game)
    told = telling.lesson(found, game)
    assert [step.position.number for step in told.steps] == found.told()
    play = found.record.play(game)
    for step in told.steps:
        number = step.position.number
        view = game.sight.see(play.states[number], LEARNER)
        assert step.position.view == telling.sent(view, game.sight.SETS)
        assert step.gesture == -1 or step.gesture in step.position.legal
        assert len(step.position.labels) == len(step.position.legal)
        assert {event.number for event in step.events} <= {number}
    assert told.players[LEARNER] == "learner"
    assert all(name.startswith("bot:") for name in told.players[1:])


@over_games
def test_a_jump_lands_where_something_is_said(game: Game) -> None:
    found = lesson(game)
    for before, after in pairwise(found.told()):
        if after != before + 1:
            assert found.skips & {before, before + 1}
            assert after in found.remarks
