"""What a player of DicedOut! sees: everything, with the sheets spread out."""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.games.diced_out.rules import Options, State, breakdown

OPEN: Final = True
SETS: Final = ("marked", "finished", "contenders", "leaders")


class View(NamedTuple):
    seat: int
    options: Options
    seats: int
    phase: int
    player: int
    round: int
    dice: tuple[int, ...]
    marked: tuple[int, ...]
    rerolls: tuple[int, ...]
    finished: int
    points: tuple[tuple[int, ...], ...]  # by round, then by seat
    contenders: int
    leaders: int
    best: int


def see(state: State, seat: int) -> View:
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        player=state.player,
        round=state.round,
        dice=state.dice,
        marked=state.marked,
        rerolls=state.rerolls,
        finished=state.finished,
        points=breakdown(state),
        contenders=state.contenders,
        leaders=state.leaders,
        best=state.best,
    )


def points(view: View) -> tuple[int, ...]:
    return tuple(map(sum, zip(*view.points, strict=True)))


def reveals(before: State, seat: int, action: int) -> bool:
    return False
