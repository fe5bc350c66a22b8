"""Rung 7: plain and compiled rules are the same."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.compile import twin
from parlour.lab import playout
from tests.ladder import steps
from tests.walks import Setup, over_setups, walk

pytestmark = pytest.mark.xdist_group("compiled")


def batches(setup: Setup, thinkers: int, games: int) -> tuple[np.ndarray, np.ndarray]:
    """The same games in both worlds."""
    plain = np.zeros((games, 3 + setup.seats), np.int64)
    compiled = np.zeros_like(plain)
    rest = (setup.seats, setup.options, thinkers, 11, 5)
    playout.batch(setup.game, *rest, plain)
    twin(setup.game, playout.batch)(*rest, compiled)
    return plain, compiled


@over_setups
def test_whole_random_games_are_equal(setup: Setup) -> None:
    plain, compiled = batches(setup, thinkers=0, games=40)
    assert plain.tolist() == compiled.tolist()


@over_setups
def test_whole_greedy_games_are_equal(setup: Setup) -> None:
    plain, compiled = batches(setup, thinkers=0b0101, games=10)
    assert plain.tolist() == compiled.tolist()


@over_setups
def test_every_step_is_equal(setup: Setup) -> None:
    game = setup.game
    go, look = twin(game, steps.go), twin(game, steps.look)
    for seed in range(3):
        for play in walk(setup, seed):
            for seat in range(setup.seats):
                assert look(play.state, seat) == steps.look(game, play.state, seat)
            if play.events:
                assert go(play.states[-2], *play.events[-1]) == play.state
