"""Check Out! in a terminal: the shelf, the counter, the shoppers, and my dice.

``✓`` stands before what can be taken now. ◆ is food, ● a drink, ▲ a snack.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.core.bits import members, popcount
from parlour.core.game import Game, Name
from parlour.core.words import Words
from parlour.games.check_out.deck import CATEGORIES, LAST, Deal, Deck
from parlour.games.check_out.state import ALONE, BUY, ROUNDS, SHOP, STEP, left
from parlour.games.check_out.story import faces, queue
from parlour.games.check_out.view import View
from parlour.terminal import style

SHAPES = dict(zip((*CATEGORIES, LAST), "◆●▲■", strict=True))
INKS = dict(zip((*CATEGORIES, LAST), ("#e07b68", "#4fb58d", "#e0b75a", "#b4beb6"), strict=True))


def draw(game: Game, view: View, mask: int, names: Sequence[str], words: Words) -> RenderableType:
    taking = mask if view.phase in (SHOP, STEP, ALONE) else 0
    buying = mask if view.phase == BUY else 0
    round_name = (
        words.text("shop-bonus")
        if view.round == ROUNDS
        else words.text("sheet-round", round=max(1, view.round + 1))
    )
    shop = Table.grid(padding=(0, 4))
    cards = deck_of(game)
    shop.add_row(shelf(cards, view, taking, words), counter(cards, view, buying, words))
    parts: list[RenderableType] = [Text(round_name, "bold"), shop, Text()]
    parts.append(people(view, names, words))
    if view.seat >= 0:
        parts += [Text(), mine(view)]
    return Group(*parts)


def deck_of(game: Game) -> Deck:
    """The cards of this table, which may have brought its own."""
    package = getattr(game.rules, "__package__", "")
    cards: Deck = import_module(f"{package}.data").CARDS
    return cards


def shelf(cards: Deck, view: View, mask: int, words: Words) -> Table:
    """What can be grabbed: the faces needed, the name, the stars."""
    grid = Table(box=None, title=words.text("shop-shelf"), title_style=style.SOFT, padding=(0, 1))
    for _ in range(5):
        grid.add_column()
    grid.show_header = False
    for number in members(view.shelf):
        card = cards.products[number]
        can = bool(mask >> number & 1)
        grid.add_row(
            Text("✓" if can else " ", style.BRASS),
            Text(" ".join(map(str, card.faces)), f"bold {style.BRASS}" if can else "bold"),
            Text(SHAPES[card.category], INKS[card.category]),
            Text(said(card.name, words), "bold" if can else ""),
            Text(f"{card.stars}★", style.SOFT),
        )
    return grid


def counter(cards: Deck, view: View, mask: int, words: Words) -> Table:
    """The deals: their prices in dice, and for whom they are cheaper."""
    grid = Table(box=None, title=words.text("shop-counter"), title_style=style.SOFT, padding=(0, 1))
    for _ in range(4):
        grid.add_column()
    grid.show_header = False
    for number in members(view.counter):
        card = cards.deals[number]
        grid.add_row(
            Text("✓" if mask >> number & 1 else " ", style.BRASS),
            cost(card),
            Text(said(card.name, words)),
            Text(f"{card.stars}★", style.SOFT),
        )
    return grid


def cost(deal: Deal) -> Text:
    text = Text(f"{deal.price}⚄", "bold")
    if deal.when:
        text.append(f" {SHAPES[deal.when]}", INKS[deal.when])
        text.append(f"{deal.promotion}⚄", style.SOFT)
    return text


def said(name: Name, words: Words) -> str:
    return str(getattr(name, words.language))


def people(view: View, names: Sequence[str], words: Words) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=style.SOFT)
    heads = ("shop-player", "shop-dice", "shop-queue", "shop-basket", "shop-kept")
    for key in (*heads, "source-deals", "source-tokens", "result-points"):
        grid.add_column(words.text(key), justify="left" if key == "shop-player" else "right")
    places = queue(view.queue)
    for seat in range(view.seats):
        shown = " ".join(map(str, faces(view.dice[seat]))) or f"({left(view.dice[seat])})"
        grid.add_row(
            style.name(names, seat, bool(view.active >> seat & 1) or view.player == seat),
            shown,
            str(places.index(seat) + 1) if seat in places else "–",
            str(popcount(view.basket[seat])),
            str(view.face_down[seat]),
            str(popcount(view.deals[seat])),
            str(view.tokens[seat]),
            Text(str(view.points[seat]), "bold"),
        )
    return grid


def mine(view: View) -> Table:
    shown = faces(view.dice[view.seat]) or (0,) * left(view.dice[view.seat])
    return style.dice(shown, [face > 0 for face in shown])
