"""Bots in their chairs: one decision at a time, and never quicker than a person could be.

A bot looks, makes up its mind, and acts after the time that the game's ``pace`` gives to
that gesture. Before it acts it looks again: where it would do something else by
then, it thinks anew.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from parlour.bots import bot
from parlour.core.game import Game, View
from parlour.core.habits import REACTION

SLOWNESS = {"random": 1.4, "greedy": 1.0}
"""How much longer than the game's pace a bot of that level takes."""

SPREAD = {"random": 0.5, "greedy": 0.25}
"""How far one thought may differ from the next, as a share of it."""


EASE = {"calm": 2.4, "brisk": 1.6, "frantic": 1.0}
"""How much longer it takes in a race at that tempo: the pace is that of somebody who knows every
card, and most people don't."""


class Thought(NamedTuple):
    """What a bot is about to do, and when."""

    at: float
    seat: int
    action: int
    lines: int
    """How long the table's log was when it looked: what is still the same needs no second look."""
    seed: int
    moment: tuple[int, int]
    """The race and the turn that it was made in: in another one its number means something else."""


def delay(game: Game, level: str, view: View, action: int, tempo: str = "frantic") -> float:
    """For how many milliseconds a bot of that level thinks before that gesture."""
    spread = random.uniform(1 - SPREAD[level], 1 + SPREAD[level])
    return max(REACTION, game.pace(view, action) * SLOWNESS[level] * EASE[tempo] * spread)


def choose(game: Game, level: str, view: View, mask: int, seed: int) -> int:
    return bot(level, game, seed).choose(view, mask)
