"""How Roll Out's greedy bot looks at a gesture."""

from __future__ import annotations

from parlour.core.bits import popcount
from parlour.games.roll_out.rules import GO, STOP, THEIRS
from parlour.games.roll_out.view import View


def worth(view: View, action: int) -> float:
    """In checkers won: what the gesture is likely to bring this turn."""
    kept = popcount(view.centre)
    if action == STOP:
        return float(kept)
    if action == GO:
        # A roll moves about one checker and a quarter more, or loses the centre.
        return (kept + 1.25) * view.playable / 36.0
    if action > THEIRS:
        # A rare number is harder to flip back.
        return 100.0 + (1.0 + 0.02 * rarity(action - THEIRS)) * 0.7
    if view.up[view.seat] >> action & 1:
        return 100.0 + 1.0 + 0.02 * rarity(action)
    return 100.0 + 0.8


def rarity(number: int) -> int:
    """Of 36 rolls, how many do *not* show the number on a die or as the sum."""
    if number > 6:
        return 36 - (13 - number)
    return 36 - (11 + number - 1)
