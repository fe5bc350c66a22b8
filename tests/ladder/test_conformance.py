"""Rung 1: what `core/game.py` says of every game, in every state of random play."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.core.game import ANYONE, CHANCE, MAX_ACTION, OVER, SPECTATOR, Game, Message
from parlour.core.play import Play, replay
from parlour.core.record import Record, read, write
from parlour.core.words import LANGUAGES, words
from parlour.games import find
from tests.walks import Setup, finished, over_games, over_setups, walk


@over_setups
def test_masks_are_nonzero_exactly_where_somebody_may_act(setup: Setup) -> None:
    for play in walk(setup, seed=1):
        turn = play.turn
        able = [seat for seat in range(setup.seats) if play.legal(seat)]
        match turn:
            case _ if turn == ANYONE:
                assert able
            case _ if turn in (CHANCE, OVER):
                assert able == []
            case _:
                assert able == [turn]
        for seat in able:
            assert 0 < play.legal(seat) < 1 << MAX_ACTION + 1
        assert (setup.game.rules.chances(play.state) > 0) == (turn == CHANCE)


@over_setups
def test_scores_are_the_sum_of_their_sources(setup: Setup) -> None:
    rules = setup.game.rules
    for play in walk(setup, seed=2):
        scores = rules.scores(play.state)
        columns = rules.breakdown(play.state)
        assert len(columns) == len(rules.SOURCES)
        assert scores == tuple(map(sum, zip(*columns, strict=True)))
        assert len(scores) == rules.MAX_SEATS
        assert not any(scores[setup.seats :])


@over_setups
def test_throws_are_what_the_dice_showed_and_their_odds_are_right(setup: Setup) -> None:
    """What a good throw is, games say themselves; how likely one was is counted here."""
    rules, thrown = setup.game.rules, setup.game.thrown
    for play in walk(setup, seed=4):
        n = rules.chances(play.state)
        one = thrown(play.state, 0) if n else None
        if one is None:
            continue
        assert n == 6 ** len(one.faces)
        assert one.faces == (1,) * len(one.faces)
        assert 0 <= one.seat < setup.seats
        if one.of:
            every = [thrown(play.state, k) for k in range(n)]
            assert one.of == n
            assert one.likely == sum(each.good for each in every if each is not None)


@over_setups
def test_points_in_views_are_the_score_as_far_as_it_is_known(setup: Setup) -> None:
    """Nobody sees more points than there are; when it is over, everybody sees all."""
    rules, sight = setup.game.rules, setup.game.sight
    for play in walk(setup, seed=2):
        scores = rules.scores(play.state)
        for viewer in (*range(setup.seats), SPECTATOR):
            shown = sight.points(sight.see(play.state, viewer))
            assert len(shown) == rules.MAX_SEATS
            if play.turn == OVER:
                assert shown == scores
            elif viewer != SPECTATOR:
                assert shown[viewer] == scores[viewer]
            assert all(map(int.__le__, shown, scores))


@over_setups
def test_winners_have_the_best_score(setup: Setup) -> None:
    rules = setup.game.rules
    for seed in range(5):
        state = finished(setup, seed).state
        scores = rules.scores(state)[: setup.seats]
        best = min(scores) if rules.LOWEST_WINS else max(scores)
        winners = members(rules.winners(state))
        assert winners
        assert {scores[seat] for seat in winners} == {best}
        assert winners[-1] < setup.seats


@over_setups
def test_states_are_plain_hashable_and_print_what_they_are(setup: Setup) -> None:
    names = vars(setup.game.rules)
    for play in walk(setup, seed=3):
        hash(play.state)
        assert eval(repr(play.state), dict(names)) == play.state
        assert all_ints(play.state)
        assert play.state.options == setup.options


def all_ints(value: object) -> bool:
    if isinstance(value, tuple):
        return all(map(all_ints, value))
    return type(value) is int


@over_setups
def test_functions_are_pure(setup: Setup) -> None:
    """The same log gives the same states, whatever was asked in between."""
    play = finished(setup, seed=4)
    again = replay(setup.game, setup.seats, setup.options, play.events)
    assert again.states == play.states


@over_setups
def test_records_survive_their_text_form(setup: Setup) -> None:
    for seed in range(3):
        play = finished(setup, seed)
        names = tuple(f"Player {seat}" for seat in range(setup.seats))
        whole = Record(setup.game.name, names, setup.options, tuple(play.events))
        part = Record(setup.game.name, names, setup.options, tuple(play.events[: seed * 10]))
        for record in (whole, part):
            assert read(write(record, setup.game), find) == record


@over_setups
def test_notation_tells_gestures_apart(setup: Setup) -> None:
    notation = setup.game.notation
    for play in walk(setup, seed=5):
        for seat in range(setup.seats):
            written = [notation.gesture(play.state, a) for a in members(play.legal(seat))]
            assert len(set(written)) == len(written)
        chances = setup.game.rules.chances(play.state)
        for outcome in {0, 1, chances // 2, chances - 1} & set(range(chances)):
            text = notation.outcome(play.state, outcome)
            assert notation.read_outcome(play.state, text) == outcome


@over_setups
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(setup: Setup, language: str) -> None:
    """Every event, prompt and label has words, and labels can be told apart."""
    say = words(language, f"games.{setup.game.name}").say
    names = [f"«{seat}»" for seat in range(setup.seats)]
    story, sight = setup.game.story, setup.game.sight
    for play in walk(setup, seed=6):
        for viewer in (*range(setup.seats), SPECTATOR):
            view = sight.see(play.state, viewer)
            mask = play.legal(viewer) if viewer != SPECTATOR else 0
            assert say(story.prompt(view, mask), names, viewer)
            labels = [say(story.label(view, a), names, viewer) for a in members(mask)]
            assert len(set(labels)) == len(labels)
            for message in last_told(play, viewer):
                assert say(message, names, viewer)


def last_told(play: Play, viewer: int) -> list[Message]:
    if not play.events:
        return []
    before, after = play.states[-2:]
    return list(play.game.story.tell(before, *play.events[-1], after, viewer))


@over_games
def test_every_end_is_told(game: Game) -> None:
    """The last event of a game names who won."""
    for seed in range(5):
        play = finished(Setup(game, game.rules.MIN_SEATS, game.rules.Options()), seed)
        told = last_told(play, SPECTATOR)
        assert told[-1].key in ("won", "shared-win")
