"""Habits of bots that a game need not state itself."""

from __future__ import annotations

from typing import Final

from parlour.core.game import View

REACTION: Final = 250
"""No bot acts faster than this many milliseconds after it saw something."""

THOUGHT: Final = 700


def pace(view: View, action: int) -> int:
    """A short thought: where people take turns, nobody gains by being quicker."""
    return THOUGHT
