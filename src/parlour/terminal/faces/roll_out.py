"""Roll Out in a terminal: two rows of checkers, the tray between them, the dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.core.bits import members
from parlour.core.game import Game
from parlour.core.words import Words
from parlour.games.roll_out.rules import THEIRS
from parlour.games.roll_out.view import View
from parlour.terminal import style

BLUE_UP = "bold white on #2b6cb8"
YELLOW_UP = "bold black on #d9a30f"
WHITE = "black on #e8e4da"


def draw(game: Game, view: View, mask: int, names: Sequence[str], words: Words) -> RenderableType:
    """The viewer's row lies below; a spectator looks from the first seat."""
    near = max(view.seat, 0)
    far = 1 - near
    can_near, can_far = (mask >> 1, mask >> THEIRS + 1) if view.player == near else (0, 0)
    return Panel(
        Group(
            Align.center(style.name(names, far, view.player == far)),
            Align.center(row(view, far, can_far)),
            Align.center(middle(view, words)),
            Align.center(row(view, near, can_near)),
            Align.center(style.name(names, near, view.player == near)),
        ),
        box=box.ROUNDED,
        border_style=style.WOOD,
        padding=(0, 1),
    )


def row(view: View, seat: int, can: int) -> Text:
    """``[5]`` is up, ``(5)`` white, ``·`` gone; ``▴`` below marks what can be played."""
    up_style = BLUE_UP if seat == 0 else YELLOW_UP
    pieces = Text("\n", justify="center")
    marks = Text(justify="center")
    for number in range(1, view.options.checkers + 1):
        if view.up[seat] >> number & 1:
            pieces.append(f"[{number}]", up_style)
        elif view.white[seat] >> number & 1:
            pieces.append(f"({number})", WHITE)
        else:
            pieces.append(" · ", style.SOFT)
        pieces.append(" ")
        marks.append(" ▴  " if can >> number - 1 & 1 else "    ", style.BRASS)
    return Text("\n").join([pieces, marks])


def middle(view: View, words: Words) -> Table:
    """The dice and the tray with what is at stake."""
    grid = Table.grid(padding=(0, 3))
    unplayed = [bool(view.unplayed >> place & 1) for place in range(2)]
    tray = Text(justify="center")
    for number in members(view.centre):
        tray.append(f"[{number}]", BLUE_UP if view.player == 0 else YELLOW_UP).append(" ")
    grid.add_row(
        style.dice(view.dice, unplayed),
        Panel(tray, title=words.text("table-centre"), box=box.ROUNDED, width=34, height=5),
    )
    return grid
