"""The greedy bot of Check Out!: better than chance, and never rolling for ever."""

from __future__ import annotations

import numpy as np
import pytest

from parlour.core.bits import popcount
from parlour.core.compile import twin
from parlour.games import find
from parlour.games.check_out.state import CHECK_OUT, DONE, ROLL
from parlour.lab import playout
from tests.games.check_out.shop import fresh, products, shop

pytestmark = pytest.mark.xdist_group("compiled")

GAME = find("check_out")


def test_how_long_a_bot_takes_does_not_tell_what_it_chose_in_secret() -> None:
    step = shop(fresh(5), fresh(5), shelf=products("toast"), step=1)
    view = GAME.sight.see(step, 0)
    paces = {GAME.pace(view, action) for action in (ROLL, CHECK_OUT, DONE, 3)}
    assert len(paces) == 1


def games(seats: int, step: int, thinkers: int, count: int) -> np.ndarray:
    table = np.zeros((count, 3 + seats), np.int64)
    options = GAME.rules.Options(step=step)
    twin(GAME, playout.batch)(seats, options, thinkers, 1, 0, table)
    return table


@pytest.mark.parametrize("step", [0, 1])
def test_greedy_beats_random(step: int) -> None:
    """More than 70 % of two-player games; a shared win is half a win."""
    won = games(2, step, 0b01, 10_000)[:, 2]
    shares = [(int(mask) & 1) / popcount(int(mask)) for mask in won]
    assert sum(shares) / len(shares) > 0.85


@pytest.mark.parametrize("step", [0, 1])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_greedy_bots_among_themselves_come_to_an_end(seats: int, step: int) -> None:
    table = games(seats, step, (1 << seats) - 1, 2000)
    assert table[:, 0].max() < 2000
