"""Players that know the contract and no game. They see views, never states."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import count
from typing import Protocol

from parlour.bots import greedy
from parlour.core.bits import nth, popcount
from parlour.core.errors import Refusal
from parlour.core.game import Game, View
from parlour.core.random import Stream


class Bot(Protocol):
    """Somebody who can be asked for a gesture."""

    def choose(self, view: View, mask: int) -> int:
        """One of the legal gestures in ``mask``, which is not 0."""


class RandomBot:
    """Any legal gesture, all equally likely."""

    def __init__(self, game: Game, seed: int) -> None:
        self.stream = Stream(seed)

    def choose(self, view: View, mask: int) -> int:
        return nth(mask, self.stream.draw(popcount(mask)))


class GreedyBot:
    """What looks best at first sight."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, mask: int) -> int:
        return greedy.choose(self.game, view, mask)


BOT = "bot:"
"""The name of a bot's chair, in records too, begins so; its level follows, and where others of
that level sit at the table a number: it keeps its name whoever comes and goes."""


def chair_name(level: str, taken: Collection[str]) -> str:
    """A name for a bot's chair that nobody has yet."""
    names = (f"{BOT}{level}{f':{number}' if number > 1 else ''}" for number in count(1))
    return next(name for name in names if name not in taken)


def level_of(player: str) -> str:
    """The level of the bot in a chair of that name; empty for a person."""
    return player.removeprefix(BOT).partition(":")[0] if player.startswith(BOT) else ""


BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name. Raises Refusal where there is none."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](game, seed)
