"""Stories that several games tell."""

from __future__ import annotations

from parlour.core.bits import members
from parlour.core.game import Message


def victory(winners: int) -> Message:
    """Who won; ``winners`` is a mask."""
    people = tuple(members(winners))
    if len(people) == 1:
        return Message("won", {"player": people[0]})
    return Message("shared-win", {"people": people})


def rolled(player: int, dice: tuple[int, ...]) -> Message:
    return Message("rolled", {"player": player, "first": dice[0], "second": dice[1]})


def roll_off(player: int, dice: tuple[int, ...]) -> Message:
    return Message("roll-off-rolled", {"player": player, "total": dice[0] + dice[1]})
