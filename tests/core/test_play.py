"""Everything that reaches the rules is checked; what is refused changes nothing."""

from __future__ import annotations

import pytest

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import ANYONE, CHANCE, OVER, Game
from parlour.core.play import Event, Play, replay
from tests.walks import Setup, finished, over_games, over_setups, walk


def refused(play: Play, reason: str, seat: int, action: int) -> None:
    before = list(play.events), list(play.states)
    with pytest.raises(Refusal) as caught:
        play.act(seat, action)
    assert caught.value.reason == reason
    assert (play.events, play.states) == before


@over_setups
def test_illegal_gestures_are_refused_with_a_reason(setup: Setup) -> None:
    for play in walk(setup, seed=20):
        match play.turn:
            case turn if turn == CHANCE:
                refused(play, "dice-rolling", 0, 0)
                n = setup.game.rules.chances(play.state)
                for outcome in (-1, n):
                    with pytest.raises(Refusal, match="no-such-outcome"):
                        play.resolve(outcome)
            case turn if turn == OVER:
                refused(play, "game-over", 0, 0)
            case turn:
                with pytest.raises(Refusal, match="no-chance-now"):
                    play.resolve(0)
                for seat in range(setup.seats):
                    mask = play.legal(seat)
                    if mask == 0:
                        refused(play, "not-your-turn", seat, 0)
                    else:
                        legal = set(members(mask))
                        for action in {-1, 0, 13, 62, 63, 1000} - legal:
                            refused(play, "illegal-action", seat, action)
                assert turn == ANYONE or 0 <= turn < setup.seats
                for seat in (-1, setup.seats, 99):
                    refused(play, "no-such-seat", seat, 0)


@over_games
def test_only_so_many_players(game: Game) -> None:
    for seats in (0, game.rules.MIN_SEATS - 1, game.rules.MAX_SEATS + 1):
        with pytest.raises(Refusal, match="wrong-seats"):
            Play(game, seats, game.rules.Options())


@over_setups
def test_undo_reaches_back_to_dice_reveals_and_others_no_further(setup: Setup) -> None:
    for play in walk(setup, seed=21):
        if not play.events:
            assert not any(play.can_undo(seat) for seat in range(setup.seats))
            continue
        actor, number = play.events[-1]
        able = {seat for seat in range(setup.seats) if play.can_undo(seat)}
        before = play.states[-2]
        if actor == CHANCE or setup.game.sight.reveals(before, actor, number):
            assert able == set()
        else:
            assert able == {actor}
            after = play.state
            assert play.undo(actor) == Event(actor, number)
            assert play.state == before
            play.act(actor, number)
            assert play.state == after
        for seat in set(range(setup.seats)) - able:
            with pytest.raises(Refusal, match="no-undo"):
                play.undo(seat)


@over_games
def test_a_log_that_breaks_the_rules_is_refused(game: Game) -> None:
    seats, options = game.rules.MIN_SEATS, game.rules.Options()
    events = finished(Setup(game, seats, options), seed=22).events
    with pytest.raises(Refusal):
        replay(game, seats, options, [*events[:10], Event(0, 61)])
    with pytest.raises(Refusal, match="game-over"):
        replay(game, seats, options, [*events, Event(0, 0)])
