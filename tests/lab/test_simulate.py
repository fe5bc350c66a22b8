"""Simulations: the same result however the work is cut up, and honest intervals."""

from __future__ import annotations

import statistics
from typing import Any

import numpy as np
import pytest

from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.games import find
from parlour.lab import playout
from parlour.lab.simulate import Job, Summary, make_job, mean, share, simulate
from tests.walks import over_games

pytestmark = pytest.mark.xdist_group("compiled")


def job(game: Game, **changes: Any) -> Job:
    bots = ["greedy"] + ["random"] * (game.rules.MIN_SEATS - 1)
    return make_job(game, bots, game.rules.Options(), 300, 9, True)._replace(**changes)


def bare(summary: Summary) -> Summary:
    return summary._replace(compiled=True)


@over_games
def test_plain_and_compiled_agree(game: Game) -> None:
    assert bare(simulate(job(game, compiled=False))) == simulate(job(game))


def test_the_number_of_processes_changes_nothing() -> None:
    work = job(find("roll_out"), games=501)
    assert simulate(work, processes=2) == simulate(work, processes=1)


@over_games
def test_another_seed_gives_other_games(game: Game) -> None:
    assert simulate(job(game, seed=10)) != simulate(job(game))


@over_games
def test_the_summary_is_that_of_the_single_games(game: Game) -> None:
    work = job(game, games=100)
    table = np.zeros((100, 3 + work.seats), np.int64)
    playout.batch(game, work.seats, work.options, work.thinkers, work.seed, 0, table)
    rows = table.tolist()
    summary = simulate(work)
    events = [row[1] for row in rows]
    assert summary.games == 100
    assert summary.decisions == sum(row[0] for row in rows)
    assert (summary.shortest, summary.longest) == (min(events), max(events))
    assert summary.length.value == pytest.approx(statistics.mean(events))
    for seat, chair in enumerate(summary.chairs):
        scores = [row[3 + seat] for row in rows]
        parts = [(row[2] >> seat & 1) / row[2].bit_count() for row in rows]
        assert chair.score.value == pytest.approx(statistics.mean(scores))
        assert chair.score_deviation == pytest.approx(statistics.stdev(scores))
        assert chair.wins.value == pytest.approx(statistics.mean(parts))
    assert sum(chair.wins.value for chair in summary.chairs) == pytest.approx(1)


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    simulate(job(find("roll_out"), games=77), progress=told.append)
    assert sum(told) == 77


def test_wilsons_interval() -> None:
    """Against the worked values of Wilson's formula for 8 of 10 and the edges."""
    assert share(8, 10) == pytest.approx((0.8, 0.49016, 0.94331), abs=1e-4)
    assert share(0, 10).low == 0
    assert share(10, 10).high == pytest.approx(1)
    assert share(10, 10).high <= 1


def test_means_do_not_cancel() -> None:
    values = [10**9 + v for v in (1, 2, 3, 4)]
    found = mean(sum(values), sum(v * v for v in values), 4)
    assert found.high - found.value == pytest.approx(1.959964 * statistics.stdev(values) / 2)


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"bots": ["greedy", "deep"]}, "unknown-bot"),
        ({"bots": ["greedy"]}, "wrong-seats"),
        ({"bots": ["greedy"] * 3}, "wrong-seats"),
        ({"games": 0}, "no-games"),
        ({"seed": -1}, "bad-seed"),
        ({"seed": 1 << 63}, "bad-seed"),
    ],
)
def test_nonsense_is_refused(changes: dict[str, Any], reason: str) -> None:
    game = find("roll_out")
    wanted = {"bots": ["greedy", "random"], "games": 10, "seed": 1, **changes}
    with pytest.raises(Refusal, match=reason):
        make_job(game, options=game.rules.Options(), compiled=False, **wanted)
