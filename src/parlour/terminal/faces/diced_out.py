"""DicedOut! in a terminal: a pad of score sheets, one line a player.

``✗`` is a marked number, ``◦◦`` stands under a bonus number, ``□`` is a reroll left,
``R1`` to ``R4`` are the rounds' points.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.game import Game
from parlour.core.words import Words
from parlour.games.diced_out.rules import NAME, REROLLS, ROLL_OFF, ROLL_OFF_DICE
from parlour.games.diced_out.view import View
from parlour.terminal import style


def draw(game: Game, view: View, mask: int, names: Sequence[str], words: Words) -> RenderableType:
    fresh = view.dice != (0, 0)
    return Group(sheets(view, names, words), Text(), style.dice(view.dice, (fresh, fresh)))


def sheets(view: View, names: Sequence[str], words: Words) -> Table:
    rolling_off = view.phase in (ROLL_OFF, ROLL_OFF_DICE)
    title = (
        words.text("sheet-start")
        if view.round < 0
        else words.text("sheet-round", round=view.round + 1)
    )
    table = Table(box=None, title=title, title_style="bold", padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    for number in range(2, 13):
        bonus = view.options.bonus >> number & 1
        head = Text(f"{number}\n", style.BRASS if bonus else style.SOFT)
        table.add_column(head.append("◦◦" if bonus else ""), justify="right", min_width=2)
    for head_text in (" ↻", " R1", "R2", "R3", "R4", "  Σ"):
        table.add_column(head_text, justify="right", header_style=style.SOFT, no_wrap=True)
    for seat in range(view.seats):
        playing = view.player == seat
        contender = rolling_off and view.contenders >> seat & 1
        table.add_row(
            style.name(names, seat, playing or bool(contender)),
            *marks(view, seat),
            boxes(view, seat),
            *rounds(view, seat),
            Text(str(sum(column[seat] for column in view.points)), "bold"),
        )
    return table


def marks(view: View, seat: int) -> list[Text]:
    """Marked numbers are crossed out, open ones stand there."""
    out = bool(view.finished >> seat & 1)
    return [
        Text("✗", style.SOFT)
        if view.marked[seat] >> number & 1
        else Text(str(number), style.SOFT if out else "bold")
        for number in range(2, 13)
    ]


def boxes(view: View, seat: int) -> Text:
    if view.round < 0:
        return Text()
    left = view.rerolls[seat]
    return Text(" ").append("□" * left, style.BRASS).append("☒" * (REROLLS - left), style.SOFT)


def rounds(view: View, seat: int) -> list[Text]:
    """The points of rounds that are over for this player."""
    over = bool(view.finished >> seat & 1) or view.phase == NAME
    return [
        Text(str(column[seat]))
        if number < view.round or (number == view.round and over)
        else Text("–", style.SOFT)
        for number, column in enumerate(view.points)
    ]
