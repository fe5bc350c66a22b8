"""Takes the gesture that looks best at first sight."""

from __future__ import annotations

from parlour.core.bits import lowest
from parlour.core.game import Game, View


def choose(game: Game, view: View, mask: int) -> int:
    """The legal gesture of the greatest worth; the lowest number among equals."""
    best = lowest(mask)
    rest = mask & (mask - 1)
    if rest == 0:
        return best
    most = game.bot.worth(view, best)
    while rest != 0:
        action = lowest(rest)
        rest &= rest - 1
        worth = game.bot.worth(view, action)
        if worth > most:
            most = worth
            best = action
    return best
