"""Habits for `balance.py`: seat 0 never buys a deal, the others play as usual."""

from __future__ import annotations

from parlour.games.check_out.bot import EVERYTHING, PRODUCTS_ONLY, appraise
from parlour.games.check_out.view import View


def worth(view: View, action: int) -> float:
    return appraise(view, action, PRODUCTS_ONLY if view.seat == 0 else EVERYTHING)
