"""CHECK! in a terminal: a clean card table.

A card is its number and the shape of its colour; what can be taken or placed now is
underlined in brass. Orders say what they need, and how far the viewer's hand is.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.bits import members, popcount
from parlour.core.game import Game
from parlour.core.words import Words
from parlour.games.check.cards import JOKER, KINDS, colour_of, number_of
from parlour.games.check.data import CARDS, FACES
from parlour.games.check.rules import DONE, FULFIL, TAKE
from parlour.games.check.view import UNKNOWN, View
from parlour.terminal import style

SHAPES = "▲●■★"
COLOURS = ("white on #c8452f", "white on #167a56", "white on #2b6cb8", "black on #d9a30f")
INKS = ("#e07b68", "#4fb58d", "#79aae0", "#e0b75a")


def draw(game: Game, view: View, mask: int, names: Sequence[str], words: Words) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    takes = mask if view.phase == TAKE else 0
    plays = mask if view.phase not in (TAKE, FULFIL) else 0
    table.add_row(heading(words, "check-display"), cards(view.display, takes))
    if any(view.moved) or view.wild:
        table.add_row(heading(words, "check-moved"), cards(view.moved, 0, bool(view.wild)))
    if view.seat >= 0:
        joker = bool(view.jokers >> view.seat & 1)
        table.add_row(heading(words, "check-hand"), cards(view.hand, plays, joker))
    piles = words.text("check-piles", cards=view.pack, discards=sum(view.discards))
    return Group(
        people(view, names, words),
        Text(),
        markers(view, names, words),
        Text(),
        orders(view, mask, words),
        Text(),
        table,
        Text(f"{piles}\n", style.SOFT),
    )


def heading(words: Words, key: str) -> Text:
    return Text(words.text(key), style.SOFT)


def cards(counts: Sequence[int], mask: int, joker: bool = False) -> Text:
    """All cards of a handful, sorted by number and then by colour."""
    row, marks = Text(), Text()
    for kind in range(KINDS):
        place = 3 * kind
        for _ in range(counts[kind]):
            row.append(f" {number_of(place)}{SHAPES[colour_of(place)]} ", COLOURS[colour_of(place)])
            row.append(" ")
            marks.append(" ▔▔  " if mask >> place & 1 else "     ", style.BRASS)
    if joker:
        row.append(" ✦ ", "bold black on #f4efe6")
        marks.append(" ▔ " if mask >> JOKER & 1 else "   ", style.BRASS)
    return Text("\n").join([row, marks])


def people(view: View, names: Sequence[str], words: Words) -> Table:
    grid = Table(box=None, padding=(0, 3, 0, 0), header_style=style.SOFT)
    for key in ("check-player", "check-cards", "check-joker", "check-orders", "result-points"):
        grid.add_column(words.text(key), justify="left" if key == "check-player" else "right")
    for seat in range(view.seats):
        grid.add_row(
            style.name(names, seat, view.player == seat),
            str(view.sizes[seat]),
            "✦" if view.jokers >> seat & 1 else "–",
            f"{popcount(view.fulfilled[seat])}/{view.goal}",
            Text(f"{sum(column[seat] for column in view.points)}{more(view, seat)}", "bold"),
        )
    return grid


def more(view: View, seat: int) -> str:
    """The piles of others are counted at the end."""
    return "" if seat == view.seat or view.phase == DONE else "+"


def markers(view: View, names: Sequence[str], words: Words) -> Table:
    """What each marker is for, its points, and who leads."""
    grid = Table.grid(padding=(0, 3))
    shown = []
    for face, leader in zip(view.markers, view.leaders, strict=True):
        if face == UNKNOWN:
            shown.append(Text("?", style.SOFT))
            continue
        marker = CARDS.markers[face // 2]
        what = Text(words.text("check-size", size=marker.size), "bold")
        if face % 2 == 0:
            what = Text(SHAPES[marker.colour], f"bold {INKS[marker.colour]}")
        lead = names[leader] if leader >= 0 else "–"
        shown.append(what.append(f" {FACES[face].points} ", "none").append(lead, style.SOFT))
    grid.add_row(heading(words, "check-markers"), *shown)
    return grid


def orders(view: View, mask: int, words: Words) -> Table:
    grid = Table.grid(padding=(0, 2))
    for place, order in enumerate(members(view.offer)):
        card = CARDS.orders[order]
        mine = view.phase == FULFIL and bool(mask >> order & 1)
        chosen = view.order == order
        lacks = view.lacks[place] if view.seat >= 0 else -1
        grid.add_row(
            Text("▸" if chosen else "✓" if mine else " ", style.BRASS),
            Text(words.listed([words.text(key) for key in card.said()]), "bold" if mine else ""),
            Text(words.text("points-worth", points=card.points)),
            Text(SHAPES[card.bonus], f"bold {INKS[card.bonus]}"),
            Text(words.text("check-lacks", lacks=lacks) if lacks >= 0 else "", style.SOFT),
        )
    return grid
