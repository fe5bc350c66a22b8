"""One step in either world, for the differential test. Written in the dialect."""

from __future__ import annotations

from typing import Any

from parlour.core.game import CHANCE, OVER, Game, State


def go(game: Game, state: State, actor: int, number: int) -> State:
    if actor == CHANCE:
        return game.rules.resolve(state, number)
    return game.rules.apply(state, actor, number)


def look(game: Game, state: State, seat: int) -> Any:
    """All that the contract says about a state."""
    turn = game.rules.turn(state)
    return (
        turn,
        game.rules.chances(state),
        game.rules.legal(state, seat),
        game.rules.scores(state),
        game.rules.breakdown(state),
        game.rules.winners(state) if turn == OVER else 0,
        game.sight.see(state, seat),
    )
