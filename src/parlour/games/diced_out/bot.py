"""How DicedOut!'s greedy bot looks at a gesture."""

from __future__ import annotations

from parlour.games.diced_out.rules import DECLINE, GO, SEAT
from parlour.games.diced_out.view import View


def worth(view: View, action: int) -> float:
    if action == GO:
        return 1.0
    if action == DECLINE:
        return 0.0
    if action >= SEAT:
        return -float(total(view, action - SEAT))  # hinder whoever leads
    # The points that it saves, less the rolls that it turns into repeats.
    return 3.0 + action - 1.0 * ways(action)


def total(view: View, seat: int) -> int:
    points = 0
    for column in view.points:
        points += column[seat]
    return points


def ways(number: int) -> int:
    """Of 36 rolls, how many bring this total."""
    return 6 - abs(7 - number)
