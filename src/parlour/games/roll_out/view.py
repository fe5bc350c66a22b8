"""What a player of Roll Out sees: everything, and the odds of the next roll."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.roll_out.rules import CHOICE, DONE, ROLL, Options, State, plays, throw

OPEN: Final = True
SETS: Final = ("up", "white", "centre")


class View(NamedTuple):
    seat: int
    options: Options
    phase: int
    player: int
    up: tuple[int, ...]
    white: tuple[int, ...]
    centre: int
    dice: tuple[int, ...]
    unplayed: int
    few: int
    turned: int
    total: int
    playable: int  # how many of the 36 next rolls could be satisfied


def see(state: State, seat: int) -> View:
    return View(
        seat=seat,
        options=state.options,
        phase=state.phase,
        player=state.player,
        up=state.up,
        white=state.white,
        centre=state.centre,
        dice=state.dice,
        unplayed=state.unplayed,
        few=state.few,
        turned=state.turned,
        total=state.total,
        playable=playable(state),
    )


def playable(state: State) -> int:
    """The number of next rolls, of 36, that can be satisfied; 0 where none is next."""
    return fitting(state) if state.phase == CHOICE or state.phase == ROLL else 0


def fitting(state: State) -> int:
    """The same, whether or not a roll is next."""
    count = 0
    for first in range(1, 7):
        for second in range(first, 7):
            if plays(throw(state, first, second)) != 0:
                count += 1 if first == second else 2
    return count


def points(view: View) -> tuple[int, ...]:
    won = view.phase == DONE
    return (int(won and view.player == 0), int(won and view.player == 1))


def reveals(before: State, seat: int, action: int) -> bool:
    return False
