"""Rung 5: how many states lie n events away, chance included, for small setups."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from parlour.core.bits import members
from parlour.core.game import CHANCE, Game, State
from parlour.core.options import read_options
from parlour.games import find
from tests.walks import over_games

COUNTS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("counts.toml").read_text("utf-8")
)["count"]


def step(game: Game, states: set[State], seats: int) -> set[State]:
    """All states one event further."""
    rules = game.rules
    found: set[State] = set()
    for state in states:
        if rules.turn(state) == CHANCE:
            found |= {rules.resolve(state, k) for k in range(rules.chances(state))}
        for seat in range(seats):
            for action in members(rules.legal(state, seat)):
                found.add(rules.apply(state, seat, action))
    return found


@pytest.mark.parametrize("entry", COUNTS, ids=lambda entry: f"{entry['game']}-{entry['seats']}")
def test_so_many_states_lie_so_many_events_away(entry: dict[str, Any]) -> None:
    game = find(entry["game"])
    options = read_options(game.rules, game.options, entry.get("options", {}))
    states = {game.rules.setup(entry["seats"], options)}
    counts = []
    for _ in entry["states"]:
        states = step(game, states, entry["seats"])
        counts.append(len(states))
    assert counts == entry["states"]


@over_games
def test_every_game_is_counted(game: Game) -> None:
    assert [entry for entry in COUNTS if entry["game"] == game.name]
