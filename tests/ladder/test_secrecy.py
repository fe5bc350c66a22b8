"""Rung 3: a seat sees what it may, and its bytes, masks and stories tell no more."""

from __future__ import annotations

from importlib import import_module

from parlour.core.game import SPECTATOR
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


def check_open(setup: Setup) -> None:
    """Different states look different, to players and spectators."""
    seen: dict[object, object] = {}
    for play in walk(setup, seed=7):
        for seat in (*range(setup.seats), SPECTATOR):
            view = setup.game.sight.see(play.state, seat)
            assert view.seat == seat
            assert seen.setdefault(view, play.state) == play.state
