"""Players that know the contract and no game. They see views, never states."""

from __future__ import annotations

from collections.abc import Callable
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


BOTS: dict[str, Callable[[Game, int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str, game: Game, seed: int) -> Bot:
    """A bot of that name. Raises Refusal where there is none."""
    if name not in BOTS:
        raise Refusal("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](game, seed)
