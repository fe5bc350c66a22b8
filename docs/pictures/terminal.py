"""Draws the README's picture of the terminal: a real position, as `parlour play` shows it."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from parlour.core.bits import members
from parlour.core.dice import FairDice
from parlour.core.play import replay
from parlour.core.record import read
from parlour.games import find
from parlour.terminal.screen import Screen
from parlour.terminal.table import Table

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
LAMP = TerminalTheme((20, 32, 28), (241, 237, 227), [(20, 32, 28)] * 7 + [(241, 237, 227)])
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}"
height="{terminal_height}" /></clipPath>{lines}</defs>
<rect fill="#14201c" width="100%" height="100%" rx="10"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g></svg>
"""


def draw(name: str, events: int, language: str) -> None:
    """Fold a golden game up to an event, and write what the first seat sees then."""
    text = (ROOT / "tests/playthroughs" / f"{name}.txt").read_text("utf-8")
    record = read(text, find)
    game = find(record.game)
    players = ("You", *("bot:greedy" for _ in record.players[1:]))
    play = replay(game, len(players), record.options, record.events[:events])
    console = Console(record=True, width=84, file=io.StringIO())
    screen = Screen(console)
    screen.live = True
    table = Table(screen, game, players, language, play, FairDice(()), Path("unused"))
    for number in range(events - 8, events):
        before, after = play.states[number : number + 2]
        table.note(*game.story.tell(before, *play.events[number], after, 0))
    actions = members(play.legal(0))
    spelled = [game.notation.gesture(play.state, action) for action in actions]
    console.print(table.drawn(0), table.choices(0, actions, spelled))
    svg = console.export_svg(theme=LAMP, code_format=FRAME)
    (HERE / f"terminal-{game.name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    draw("roll_out-full", 33, "en")
    draw("diced_out-six", 254, "en")
    draw("check-four", 291, "en")
    draw("check_out-two", 13, "en")
