"""The front door: pick a game, and sit down."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from rich.console import Group
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from parlour.core.words import LANGUAGES, words
from parlour.games import every, find
from parlour.terminal import house, shelf, style
from parlour.terminal.screen import Screen


class Entry(NamedTuple):
    """A line of the menu: a game to begin, or a record to go on with."""

    name: str
    about: str
    target: str | Path


def menu(screen: Screen, language: str) -> None:
    """Offer the games until somebody leaves."""
    while True:
        entries = [*new_games(language), *left_games(language)]
        with screen.opened():
            chosen = choose(screen, language, entries)
        if chosen is None:
            return
        if chosen < 0:
            language = LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]
            continue
        target = entries[chosen].target
        if isinstance(target, Path):
            house.resume(screen, target, language)
        else:
            sit_down(screen, target, language)
        screen.ask(words(language, "terminal").text("ask-close"))


def new_games(language: str) -> list[Entry]:
    found = []
    for game in every():
        say = words(language, f"games.{game.name}", "terminal")
        seats = {"least": game.rules.MIN_SEATS, "most": game.rules.MAX_SEATS}
        about = f"{say.text('game-name', 'tagline')} ({say.text('menu-players', **seats)})"
        found.append(Entry(say.text("game-name"), about, game.name))
    return found


def left_games(language: str) -> list[Entry]:
    found = []
    for path, record in shelf.unfinished():
        say = words(language, f"games.{record.game}", "terminal")
        name = say.text("menu-continue", game=say.text("game-name"))
        found.append(Entry(name, path.stem, path))
    return found


def choose(screen: Screen, language: str, entries: list[Entry]) -> int | None:
    """The number of an entry, -1 for another language, None for leaving."""
    say = words(language, "terminal")
    grid = Grid.grid(padding=(0, 2))
    for number, entry in enumerate(entries, 1):
        name, about = Text(entry.name, "bold"), Text(entry.about, style.SOFT)
        grid.add_row(Text(str(number), style.BRASS), name, about)
    tongues = Text("English · Deutsch · 中文", style.SOFT)
    grid.add_row(Text("l", style.BRASS), say.text("menu-language"), tongues)
    grid.add_row(Text("q", style.BRASS), say.text("menu-quit"), "")
    subtitle = Text(f"{say.text('menu-subtitle')}\n", "italic")
    remark = Text()
    while True:
        shown = Group(subtitle, grid, *([remark] if remark else []))
        screen.show(Panel(shown, title=say.text("menu-title"), border_style=style.WOOD))
        typed = screen.ask("▸ ").strip().lower()
        if typed == "q":
            return None
        if typed == "l":
            return -1
        if typed.isdecimal() and 1 <= int(typed) <= len(entries):
            return int(typed) - 1
        remark = Text(f"\n{say.text('not-understood', text=typed)}" if typed else "", style.BAD)


def sit_down(screen: Screen, name: str, language: str) -> None:
    """A new game against as many bots as one likes."""
    game = find(name)
    rules = game.rules
    say = words(language, "terminal")
    least, most = rules.MIN_SEATS - 1, rules.MAX_SEATS - 1
    bots = least
    if most > least:
        typed = screen.ask(f"{say.text('menu-opponents', least=least, most=most)} ▸ ")
        if typed.isdecimal():
            bots = max(least, min(int(typed), most))
    house.play_match(
        screen,
        house.Evening(
            game=name,
            people=(say.text("you-name"),),
            bots=("greedy",) * bots,
            language=language,
            games=game.match,
        ),
    )
