"""Rung 3: a seat sees what it may, and its bytes, masks and stories tell no more."""

from __future__ import annotations

from importlib import import_module

from parlour.core.bits import members
from parlour.core.game import CHANCE, OVER, SPECTATOR, State
from parlour.core.random import Stream
from tests.walks import Setup, over_setups, walk


@over_setups
def test_what_a_seat_cannot_see_changes_nothing_for_it(setup: Setup) -> None:
    """An open game shows all of every state to everybody. A game with secrets has a
    ``disguise`` in its tests, which changes just what a seat can't know; nothing
    that reaches the seat may change with it."""
    sight = setup.game.sight
    if sight.OPEN:
        check_open(setup)
        return
    disguise = import_module(f"tests.games.{setup.game.name}.disguise").disguise
    stream = Stream(7)
    changed = 0
    for play in walk(setup, seed=7):
        for seat in (*range(setup.seats), SPECTATOR):
            other = disguise(play.state, seat, stream)
            changed += other != play.state
            assert repr(sight.see(other, seat)) == repr(sight.see(play.state, seat))
            if seat != SPECTATOR:
                assert setup.game.rules.legal(other, seat) == play.legal(seat)
    assert changed, "the disguise never changed anything"


@over_setups
def test_stories_tell_no_more_than_views_show(setup: Setup) -> None:
    """Where two outcomes, or two gestures of somebody else, look the same to a seat,
    they sound the same to it. Dice fall in the open, even where they are picked up again at
    once, so that no view shows them."""
    rules, sight, story = setup.game.rules, setup.game.sight, setup.game.story
    stream = Stream(9)
    for play in walk(setup, seed=9):
        before = play.state
        for actor, number, after in branches(setup, before, stream):
            for other_actor, other, other_after in branches(setup, before, stream):
                if actor != other_actor:
                    continue
                if actor == CHANCE and setup.game.thrown(before, number) is not None:
                    continue
                for seat in (*range(setup.seats), SPECTATOR):
                    if seat != actor and sight.see(after, seat) == sight.see(other_after, seat):
                        assert story.tell(before, actor, number, after, seat) == story.tell(
                            before, actor, other, other_after, seat
                        )
    assert rules.turn(play.state) == OVER


def branches(setup: Setup, state: State, stream: Stream) -> list[tuple[int, int, State]]:
    """A few of the things that could happen next."""
    rules = setup.game.rules
    n = rules.chances(state)
    if n:
        outcomes = {stream.draw(n) for _ in range(3)}
        return [(CHANCE, k, rules.resolve(state, k)) for k in outcomes]
    return [
        (seat, action, rules.apply(state, seat, action))
        for seat in range(setup.seats)
        for action in members(rules.legal(state, seat))[:4]
    ]


def check_open(setup: Setup) -> None:
    """Different states look different, to players and spectators."""
    seen: dict[object, object] = {}
    for play in walk(setup, seed=7):
        for seat in (*range(setup.seats), SPECTATOR):
            view = setup.game.sight.see(play.state, seat)
            assert view.seat == seat
            assert seen.setdefault(view, play.state) == play.state
