"""Whether the cards of Check Out! are balanced, by games of greedy bots against the clock.

    python bench/balance.py [--games N] [--write FILE]

Tells how often each revealed card is taken, and how often its taker wins; and that
neither a bot that never buys nor one that only buys wins more than its share.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import deals_only
import products_only
from parlour.core.bits import lowest, popcount
from parlour.core.compile import twin
from parlour.core.game import Game
from parlour.core.random import stream_of
from parlour.games import find
from parlour.games.check_out.data import CARDS
from parlour.lab import playout
from parlour.lab.schedule import Clock, set_clock

SEED = 2024
TEMPO = 900
SEATS = (2, 4, 6)
DEALS_FROM = 60  # rows of the tally: the products, then the deals

Cells = np.ndarray[Any, np.dtype[np.int64]]


def tally(
    game: Game, seats: int, options: Any, count: int, seed: int, clock: Clock, cells: Any
) -> None:
    """Add up for each card how often it was revealed, how often taken, and 60ths of wins
    of its takers. In the dialect of the rules."""
    for number in range(count):
        stream = stream_of(seed, number)
        state = playout.play(game, seats, options, (1 << seats) - 1, stream, clock).state
        add(cells, 0, (1 << 60) - 1 & ~state.stock, 0, 1)
        add(cells, DEALS_FROM, (1 << 24) - 1 & ~state.deal_stock, 0, 1)
        winners = game.rules.winners(state)
        for seat in range(seats):
            won = 60 // popcount(winners) if winners >> seat & 1 else 0
            products = state.basket[seat] | state.kept[seat]
            add(cells, 0, products, 1, 1)
            add(cells, 0, products, 2, won)
            add(cells, DEALS_FROM, state.deals[seat], 1, 1)
            add(cells, DEALS_FROM, state.deals[seat], 2, won)


def add(cells: Any, first: int, cards: int, column: int, amount: int) -> None:
    while cards != 0:
        cells[first + lowest(cards), column] += amount
        cards &= cards - 1


def counted(seats: int, games: int) -> Cells:
    game = find("check_out")
    cells = np.zeros((84, 3), np.int64)
    twin(game, tally)(seats, game.rules.Options(), games, SEED, set_clock((), TEMPO), cells)
    return cells


def share(habits: ModuleType | None, seats: int, games: int) -> tuple[float, float]:
    """How much seat 0 wins, as a multiple of its fair share, with the 95 % interval."""
    game = find("check_out")
    if habits is not None:
        game = replace(game, bot=habits)
    rows = np.zeros((games, 3 + seats), np.int64)
    everybody = (1 << seats) - 1
    clock = set_clock((), TEMPO)
    twin(game, playout.batch)(seats, game.rules.Options(), everybody, SEED, 0, rows, clock)
    won = (rows[:, 2] & 1) / np.array([popcount(int(mask)) for mask in rows[:, 2]])
    return seats * float(won.mean()), seats * 1.96 * float(won.std()) / math.sqrt(games)


def card_lines(found: dict[int, Cells]) -> list[list[str]]:
    lines = []
    for row in range(84):
        if row < DEALS_FROM:
            product = CARDS.products[row]
            what = "+".join(map(str, product.faces))
            line = [product.name.en, product.category, what, str(product.stars)]
        else:
            deal = CARDS.deals[row - DEALS_FROM]
            what = str(deal.price) + (f", {deal.promotion} ({deal.when})" if deal.when else "")
            line = [deal.name.en, "deal", what, str(deal.stars)]
        for seats, cells in found.items():
            revealed, taken, won = map(int, cells[row])
            line.append(f"{taken / revealed:.0%}")
            line.append(f"{won * seats / 60 / taken:.2f}" if taken else "-")
        lines.append(line)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--write", type=Path)
    chosen = parser.parse_args()
    console = Console(width=110)
    found = {n: counted(n, chosen.games) for n in track(SEATS, "Cards", console=console)}
    plans = {"ordinary": None, "products only": products_only, "deals only": deals_only}
    shares = {
        name: [share(habits, seats, chosen.games) for seats in SEATS]
        for name, habits in track(plans.items(), "Plans", console=console)
    }
    cards = Table("card", "kind", "needs", "★", title="Taken, and how its takers fare")
    for seats in SEATS:
        cards.add_column(f"taken, {seats}", justify="right")
        cards.add_column("wins", justify="right")
    for line in card_lines(found):
        cards.add_row(*line)
    console.print(cards)
    duels = Table(
        "plan of one seat", *(f"{n} seats" for n in SEATS), title="Share of wins, fair = 1"
    )
    for name, each in shares.items():
        duels.add_row(name, *(f"{mean:.3f} ± {error:.3f}" for mean, error in each))
    console.print(duels)
    if chosen.write:
        chosen.write.write_text(page(found, shares, chosen.games), "utf-8")


def page(found: dict[int, Cells], shares: dict[str, Any], games: int) -> str:
    """The result as Markdown."""
    text = f"""# Are the cards of Check Out! balanced?

`bench/balance.py` lets greedy bots play {games:,} games each with 2, 4 and 6 seats against
the clock (tempo {TEMPO} ms, equal speeds, seed {SEED}).

## Plans

How much one seat with a plan of its own wins against ordinary greedy bots, as a multiple
of its fair share, with the 95 % interval. Neither plan may exceed 1.

| plan | {" | ".join(f"{n} seats" for n in SEATS)} |
| --- | {" | ".join("---" for _ in SEATS)} |
"""
    for name, each in shares.items():
        text += f"| {name} | {' | '.join(f'{m:.3f} ± {e:.3f}' for m, e in each)} |\n"
    text += f"""
## Cards

How many of the revealed cards of a kind are taken, and how often their takers win, as a
multiple of the fair share. Run the script for all 84 cards.

| cards | {" | ".join(f"taken, {n} | wins" for n in SEATS)} |
| --- | {" | ".join("--- | ---" for _ in SEATS)} |
"""
    for name, rows in groups().items():
        line = []
        for seats, cells in found.items():
            revealed, taken, won = map(int, cells[rows].sum(axis=0))
            line += [f"{taken / revealed:.0%}", f"{won * seats / 60 / max(taken, 1):.2f}"]
        text += f"| {name} | {' | '.join(line)} |\n"
    return text


def groups() -> dict[str, list[int]]:
    rows: dict[str, list[int]] = {}
    for number, product in enumerate(CARDS.products):
        rows.setdefault(f"products of {len(product.faces)}", []).append(number)
    for number, deal in enumerate(CARDS.deals):
        rows.setdefault(f"deals at {deal.price}", []).append(DEALS_FROM + number)
    for number, deal in enumerate(CARDS.deals):
        key = f"deals with promotion {deal.when}" if deal.when else "deals without promotion"
        rows.setdefault(key, []).append(DEALS_FROM + number)
    return dict(sorted(rows.items(), reverse=True))


if __name__ == "__main__":
    main()
