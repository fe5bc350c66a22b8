"""The registry of games. A game is a folder here, and one line below."""

from __future__ import annotations

import importlib.util
from functools import cache
from importlib import import_module

from parlour.core import habits
from parlour.core.bind import bound
from parlour.core.errors import Refusal
from parlour.core.game import Game, Race
from parlour.core.record import Record

NAMES = (
    "roll_out",
    "diced_out",
    "check",
    "check_out",
)


def find(name: str, deck: str = "") -> Game:
    """The game of that name, with the table's own deck where one is given.

    Raises Refusal where there is no such game, or where it can't take that deck.
    """
    return loaded(name, deck)


@cache
def loaded(name: str, deck: str) -> Game:
    if name not in NAMES:
        raise Refusal("unknown-game", game=name, known=", ".join(NAMES))
    package = f"parlour.games.{name}"
    if deck:
        package = bound(package, deck)
    rooms = {
        room: import_module(f"{package}.{room}")
        for room in ("rules", "view", "story", "notation", "bot", "data")
    }
    data, sight = rooms.pop("data"), rooms.pop("view")
    return Game(
        name=name,
        sight=sight,
        options=data.OPTIONS,
        pace=getattr(rooms["bot"], "pace", habits.pace),
        told_from=getattr(sight, "told_from", habits.told_from),
        thrown=getattr(rooms["story"], "thrown", habits.thrown),
        race=race_of(package),
        match=data.MATCH,
        cards=getattr(data, "CARDS", None),
        deck=deck,
        **rooms,
    )


def of(record: Record) -> Game:
    """The game of a record, with the deck that it was played with."""
    return find(record.game, record.deck)


def race_of(package: str) -> Race | None:
    """The room ``race.py``, where a game has one."""
    if importlib.util.find_spec(f"{package}.race") is None:
        return None
    room: Race = import_module(f"{package}.race")
    return room


def every() -> list[Game]:
    return [find(name) for name in NAMES]
