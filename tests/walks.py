"""Random games for tests, over all games, player counts and options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from parlour.core.bits import members
from parlour.core.game import ANYONE, CHANCE, OVER, Game
from parlour.core.options import Number, Numbers, Switch, Word
from parlour.core.play import Play
from parlour.core.random import Stream
from parlour.games import every


class Setup(NamedTuple):
    """A way to sit down: a game, how many, and what they chose."""

    game: Game
    seats: int
    options: Any


def telling_values(kind: Any) -> list[int]:
    """The values of an option that are likely to behave differently."""
    match kind:
        case Number(low, high):
            return [low, high]
        case Switch():
            return [0, 1]
        case Word(words, first):
            return [first + place for place in range(len(words))]
        case Numbers(low, high):
            return [0, (2 << high) - (1 << low)]
    raise TypeError(kind)


def option_sets(game: Game) -> list[Any]:
    """The defaults, and each option changed alone, and all of them at once."""
    default = game.rules.Options()
    changed = [
        default._replace(**{name: value})
        for name, kind in game.options.items()
        for value in telling_values(kind)
    ]
    last = default._replace(
        **{name: telling_values(kind)[-1] for name, kind in game.options.items()}
    )
    return list(dict.fromkeys([default, *changed, last]))


def setups() -> list[Setup]:
    """Every player count with the defaults, every option set with the fewest and most players."""
    found = []
    for game in every():
        counts = range(game.rules.MIN_SEATS, game.rules.MAX_SEATS + 1)
        for options in option_sets(game):
            default = options == game.rules.Options()
            for seats in counts if default else sorted({counts[0], counts[-1]}):
                found.append(Setup(game, seats, options))
    return found


def named(setup: Setup) -> str:
    default = setup.game.rules.Options()
    changed = [
        f"{name}={value}"
        for name, value in setup.options._asdict().items()
        if value != getattr(default, name)
    ]
    return "-".join([setup.game.name, str(setup.seats), *changed])


over_setups = pytest.mark.parametrize("setup", setups(), ids=named)
over_games = pytest.mark.parametrize("game", every(), ids=lambda game: game.name)


def walk(setup: Setup, seed: int, longest: int = 100_000) -> Iterator[Play]:
    """One random game, yielded before every event and once more at its end."""
    play = Play(setup.game, setup.seats, setup.options)
    stream = Stream(seed)
    rules = setup.game.rules
    for _ in range(longest):
        yield play
        turn = play.turn
        if turn == OVER:
            return
        if turn == CHANCE:
            play.resolve(stream.draw(rules.chances(play.state)))
            continue
        if turn == ANYONE:
            able = [seat for seat in range(setup.seats) if play.legal(seat)]
            turn = able[stream.draw(len(able))]
        actions = members(play.legal(turn))
        play.act(turn, actions[stream.draw(len(actions))])
    raise AssertionError(f"still not over after {longest} events")


def finished(setup: Setup, seed: int) -> Play:
    """One random game, played to its end."""
    *_, play = walk(setup, seed)
    return play
