"""Fairness in small: the long form is ``make race``."""

from __future__ import annotations

import asyncio

from tests.load.race import SLOW, simulate


def test_there_is_one_winner_the_earliest_by_date_wherever_it_sits() -> None:
    fair = asyncio.run(simulate(300, fair=True, seed=7))
    unfair = asyncio.run(simulate(300, fair=False, seed=7))
    assert (fair.wrong, unfair.wrong) == (0, 0)
    assert fair.longest is not None
    assert fair.longest <= 100
    assert fair.shares()[SLOW] > 100 / 6 - 5
    assert unfair.shares()[SLOW] < 8
