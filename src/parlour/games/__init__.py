"""The registry of games. A game is a folder here, and one line below."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from parlour.core.errors import Refusal
from parlour.core.game import Game

NAMES = (
    "roll_out",
    "diced_out",
    "check",
)


@cache
def find(name: str) -> Game:
    """The game of that name. Raises Refusal where there is none."""
    if name not in NAMES:
        raise Refusal("unknown-game", game=name, known=", ".join(NAMES))
    rooms = {
        room: import_module(f"parlour.games.{name}.{room}")
        for room in ("rules", "view", "story", "notation", "bot", "data")
    }
    data, sight = rooms.pop("data"), rooms.pop("view")
    return Game(name=name, sight=sight, options=data.OPTIONS, match=data.MATCH, **rooms)


def every() -> list[Game]:
    return [find(name) for name in NAMES]
