"""Habits for `balance.py`: seat 0 is in the queue at once, the others play as usual."""

from __future__ import annotations

from parlour.games.check_out.bot import DEALS_ONLY, EVERYTHING, appraise
from parlour.games.check_out.view import View


def worth(view: View, action: int) -> float:
    return appraise(view, action, DEALS_ONLY if view.seat == 0 else EVERYTHING)
