"""What a game need not state itself: its bots' habits, what may be told again, what was thrown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.core.game import State, Throw, View

REACTION: Final = 250
"""No bot acts faster than this many milliseconds after it saw something."""

THOUGHT: Final = 700


def pace(view: View, action: int) -> int:
    """A short thought: where people take turns, nobody gains by being quicker."""
    return THOUGHT


def told_from(states: Sequence[State]) -> int:
    """All of the story: most games leave nothing to memory."""
    return 0


def thrown(state: State, outcome: int) -> Throw | None:
    """No dice: chance deals cards, or draws lots."""
    return None
