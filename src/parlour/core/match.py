"""Several games by the same people, with the start going round."""

from __future__ import annotations

from typing import Any

from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.core.play import Play, check_seats


class Match:
    """A match of one game or of a number that gives everybody the start equally often.

    Only games with an option ``starter`` alternate it, and say by ``opener`` who
    had it; the others decide each start by their own rules, and a match of any
    length is fair.
    """

    def __init__(self, game: Game, seats: int, options: Any, games: int) -> None:
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.games = games
        self.alternates = "starter" in game.options
        if games < 1 or (self.alternates and games != 1 and games % seats):
            raise Refusal("match-length", games=games, seats=seats)
        self.played: list[Play] = []

    @property
    def over(self) -> bool:
        return len(self.played) == self.games

    def next_options(self) -> Any:
        """The options of the next game: whoever sits after the last starter starts."""
        if not (self.alternates and self.played):
            return self.options
        return self.options._replace(starter=(first_mover(self.played[-1]) + 1) % self.seats)

    def add(self, play: Play) -> None:
        """A finished game."""
        self.played.append(play)

    def scores(self) -> tuple[int, ...]:
        """The points of all games so far, by seat."""
        each = [self.game.rules.scores(play.state)[: self.seats] for play in self.played]
        return tuple(map(sum, zip(*each, strict=True))) if each else (0,) * self.seats


def first_mover(play: Play) -> int:
    """Who started, whether it was chosen or left to chance."""
    openers = (play.game.rules.opener(state) for state in play.states)
    return next(seat for seat in openers if seat >= 0)
