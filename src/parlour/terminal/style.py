"""Colours and pieces that all faces share: lamplight, brass, dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.panel import Panel
from rich.table import Table
from rich.text import Text

BRASS = "#e0b75a"
WOOD = "#8a5a2b"
SOFT = "grey58"
GOOD = "#6fcf97"
BAD = "#ff8a7a"
SEATS = ("#6fa8dc", "#e0b75a", "#d98b8b", "#8fc79a", "#b79be0", "#d9a27c")
"""A colour for every chair; names stand beside it, so that it is never alone."""

PIPS = {
    1: ("       ", "   ●   ", "       "),
    2: (" ●     ", "       ", "     ● "),
    3: (" ●     ", "   ●   ", "     ● "),
    4: (" ●   ● ", "       ", " ●   ● "),
    5: (" ●   ● ", "   ●   ", " ●   ● "),
    6: (" ●   ● ", " ●   ● ", " ●   ● "),
}


def die(face: int, lit: bool) -> Panel:
    """One die; lit where it is still to be used."""
    rows = "\n".join(PIPS[face]) if face else "\n".join(["       "] * 3)
    style = "black on #f4efe6" if lit else f"{SOFT} on grey19"
    return Panel(Text(rows), padding=0, style=style, border_style=style, width=9)


def dice(faces: Sequence[int], lit: Sequence[bool]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(*(die(face, on) for face, on in zip(faces, lit, strict=True)))
    return grid


def name(names: Sequence[str], seat: int, playing: bool = False) -> Text:
    """A player's name in the chair's colour; an arrow where it is that player's turn."""
    text = Text("▸ " if playing else "  ", style=BRASS)
    return text.append(names[seat], style=f"bold {SEATS[seat]}" if playing else SEATS[seat])
