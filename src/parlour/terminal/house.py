"""Whole evenings at the keyboard: a match of games, and games taken up again."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from rich.text import Text

from parlour.bots import BOT, BOTS
from parlour.core.dice import FairDice
from parlour.core.errors import Refusal
from parlour.core.game import OVER
from parlour.core.match import Match
from parlour.core.options import read_options
from parlour.core.play import Play
from parlour.core.words import words
from parlour.games import find, of
from parlour.terminal import shelf, style
from parlour.terminal.screen import Screen
from parlour.terminal.table import Table, new_dice


@dataclass(frozen=True)
class Evening:
    """What was agreed on before sitting down."""

    game: str
    people: tuple[str, ...]
    bots: tuple[str, ...]
    language: str
    options: Mapping[str, str] = field(default_factory=dict)
    games: int = 1
    seed: int | None = None
    file: Path | None = None
    deck: str = ""


def play_match(screen: Screen, evening: Evening) -> None:
    """Play all games of a match. Leaving early keeps the record and says how to go on."""
    game = find(evening.game, evening.deck)
    if not evening.people:
        raise Refusal("no-people")
    for name in evening.bots:
        if name not in BOTS:
            raise Refusal("unknown-bot", bot=name, known=", ".join(BOTS))
    players = (*evening.people, *(BOT + name for name in evening.bots))
    chosen = dict(evening.options)
    if len(evening.people) > 1 and "step" in game.options:
        chosen.setdefault("step", "on")  # several people can't race at one keyboard
    options = read_options(game.rules, game.options, chosen)
    match = Match(game, len(players), options, evening.games)
    while not match.over:
        seed = None if evening.seed is None else evening.seed + len(match.played)
        table = Table(
            screen,
            game,
            players,
            evening.language,
            Play(game, len(players), match.next_options()),
            new_dice(players, seed),
            numbered(evening.file, len(match.played)) or shelf.new_file(game.name),
        )
        if not run(table):
            return
        match.add(table.play)
        if evening.games > 1:
            report(screen, match, table)


def numbered(file: Path | None, games: int) -> Path | None:
    """The file of the next game: the first has the name that was asked for."""
    if file is None or games == 0:
        return file
    return file.with_stem(f"{file.stem}-{games + 1}")


def report(screen: Screen, match: Match, table: Table) -> None:
    say = table.words
    scores = ", ".join(
        f"{name} {score}" for name, score in zip(table.names, match.scores(), strict=True)
    )
    screen.say(say.text("game-number", number=len(match.played), games=match.games), style.SOFT)
    screen.say(say.text("match-score", scores=scores), "bold")
    if not match.over:
        screen.ask(say.text("ask-next-game"))


def resume(screen: Screen, path: Path, language: str) -> None:
    """Go on with a game that was left."""
    record = shelf.load(path)
    game = of(record)
    play = record.play(game)
    say = words(language, "terminal")
    if play.turn == OVER:
        screen.say(say.text("already-over", command=f"parlour replay {shlex.quote(str(path))}"))
        return
    if record.fairness is None or not record.fairness.secret:
        raise Refusal("need-seed-secret")
    dice = FairDice(record.fairness.contributions, record.fairness.secret, play.outcomes())
    run(Table(screen, game, record.players, language, play, dice, path))


def run(table: Table) -> bool:
    """One game to its end, and whether it got there."""
    screen, say = table.screen, table.words
    shelf.save(table.record(), table.path)
    try:
        with screen.opened():
            table.run()
        finished = True
    except KeyboardInterrupt:
        finished = False
    if screen.live or not finished:
        screen.say("")
    if finished:
        screen.say(table.drawn(table.last_at_keyboard))
        screen.say(table.result())
    else:
        command = f"parlour play --resume {shlex.quote(str(table.path))}"
        screen.say(Text(say.text("resume-with", command=command), style.BRASS))
    screen.say(Text(say.text("file-saved", file=table.path), style.SOFT))
    return finished
