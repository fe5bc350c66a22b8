"""Bots see views only, choose what is legal, and the greedy one is worth its name."""

from __future__ import annotations

import pytest

from parlour.bots import BOTS, bot
from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.lab.simulate import make_job, simulate
from tests.walks import Setup, over_games, over_setups, walk


@over_setups
@pytest.mark.parametrize("name", BOTS)
def test_bots_choose_legal_gestures(setup: Setup, name: str) -> None:
    player = bot(name, setup.game, seed=1)
    for play in walk(setup, seed=40):
        for seat in range(setup.seats):
            mask = play.legal(seat)
            if mask:
                action = player.choose(setup.game.sight.see(play.state, seat), mask)
                assert mask >> action & 1


@over_games
def test_a_random_bot_is_reproducible(game: Game) -> None:
    first, again, other = (bot("random", game, seed) for seed in (1, 1, 2))
    mask = 0b1011011011
    drawn = [[player.choose(None, mask) for _ in range(40)] for player in (first, again, other)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_an_unknown_bot_is_refused() -> None:
    from parlour.games import find

    with pytest.raises(Refusal, match="unknown-bot"):
        bot("deep", find("roll_out"), 1)


# Shares of wins in two-player games that were measured with 200,000 games, see docs.
EXPECTED = {"roll_out": 0.85, "diced_out": 0.58, "check": 0.99, "check_out": 0.90}


@over_games
@pytest.mark.xdist_group("compiled")
def test_greedy_beats_random_clearly(game: Game) -> None:
    """On either side of the table, with the interval wholly above the expected share."""
    for bots in (["greedy", "random"], ["random", "greedy"]):
        job = make_job(game, bots, game.rules.Options(), 20_000, seed=3, compiled=True)
        wins = simulate(job).chairs[bots.index("greedy")].wins
        assert wins.low > EXPECTED[game.name] - 0.02
