"""A game at one keyboard: people and bots round one table."""

from __future__ import annotations

import hashlib
import os
from collections import deque
from pathlib import Path
from typing import Any

from rich.console import Group
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from parlour.bots import Bot, bot, level_of
from parlour.core.bits import members
from parlour.core.dice import FairDice
from parlour.core.errors import Refusal
from parlour.core.game import ANYONE, CHANCE, OVER, SPECTATOR, Game, Message
from parlour.core.play import Play
from parlour.core.record import Record
from parlour.core.words import Words, words
from parlour.terminal import shelf, style
from parlour.terminal.asking import short_keys, understood
from parlour.terminal.faces import face
from parlour.terminal.race import Race
from parlour.terminal.screen import Screen

LOG_LINES = 7
THINKING = 0.7
LOOKING = 0.5


class Table:
    """One game being played here."""

    def __init__(
        self,
        screen: Screen,
        game: Game,
        players: tuple[str, ...],
        language: str,
        play: Play,
        dice: FairDice,
        path: Path,
    ) -> None:
        self.screen = screen
        self.game = game
        self.players = players
        self.words = words(language, f"games.{game.name}", "terminal")
        self.names = shown_names(players, self.words)
        self.play = play
        self.dice = dice
        self.path = path
        self.log: deque[str] = deque(maxlen=LOG_LINES)
        self.bots: dict[int, Bot] = {
            seat: bot(level, game, int.from_bytes(dice.secret[:6], "big") + seat)
            for seat, name in enumerate(players)
            if (level := level_of(name))
        }
        self.people = [seat for seat in range(len(players)) if seat not in self.bots]
        self.last_at_keyboard = self.people[0]
        self.race = Race(self)

    @property
    def viewer(self) -> int:
        """Through whose eyes the story is told: the only person, or nobody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def record(self) -> Record:
        return Record(
            self.game.name,
            self.players,
            self.play.options,
            tuple(self.play.events),
            self.dice.opened(),
            self.game.deck,
        )

    def run(self) -> None:
        """Play to the end. A KeyboardInterrupt passes through; the record is on disk."""
        while self.play.turn != OVER:
            turn = self.play.turn
            if turn == ANYONE and self.screen.live and len(self.people) == 1:
                self.race.step()
                self.told()
                continue
            if turn != CHANCE:
                self.race.running = False
            if turn == ANYONE:
                turn = self.next_round_the_table()
            if turn == CHANCE:
                self.play.resolve(self.dice.draw(self.game.rules.chances(self.play.state)))
            elif turn in self.bots:
                self.watch(THINKING)
                view = self.game.sight.see(self.play.state, turn)
                self.play.act(turn, self.bots[turn].choose(view, self.play.legal(turn)))
            elif not self.ask(turn):
                continue
            self.told()

    def next_round_the_table(self) -> int:
        """Where anyone may act, one after the other: nobody has to be quick here."""
        acted = [event.actor for event in self.play.events if event.actor != CHANCE]
        last = acted[-1] if acted else -1
        seats = [(last + step) % self.play.seats for step in range(1, self.play.seats + 1)]
        return next(seat for seat in seats if self.play.legal(seat))

    def told(self) -> None:
        """Put what has just happened into the log."""
        before, after = self.play.states[-2:]
        event = self.play.events[-1]
        messages = self.game.story.tell(before, *event, after, self.viewer)
        self.note(*messages)
        shelf.save(self.record(), self.path)
        if self.race.running:
            return  # nobody waits in a race
        if messages and event.actor == CHANCE and self.play.turn != CHANCE:
            self.watch(LOOKING)  # once after a row of cards, not after each

    def watch(self, seconds: float) -> None:
        """Let people see the table for a moment; elsewhere the story is enough."""
        if self.screen.live:
            self.screen.show(self.drawn(self.last_at_keyboard))
            self.screen.pause(seconds)

    def note(self, *messages: Message) -> None:
        for message in messages:
            text = self.words.say(message, self.names, self.viewer)
            self.log.append(text)
            if not self.screen.live:
                self.screen.say(text)

    def ask(self, seat: int) -> bool:
        """Let a person act. False where the game did not go on: an undo, a look at the rules."""
        self.curtain(seat)
        actions = members(self.play.legal(seat))
        spelled = [self.game.notation.gesture(self.play.state, action) for action in actions]
        self.screen.show(self.drawn(seat), self.choices(seat, actions, spelled))
        typed = self.screen.ask(f"[bold]{self.words.text('ask')}[/] ▸ ")
        match typed.lower():
            case "u":
                return self.undo(seat)
            case "?" | "h":
                self.rules()
                return False
            case "q":
                raise KeyboardInterrupt
        place = understood(typed, spelled)
        if place is None:
            if typed:
                self.complain(self.words.text("not-understood", text=typed))
            return False
        self.play.act(seat, actions[place])
        return True

    def complain(self, text: str) -> None:
        self.log.append(text)
        if not self.screen.live:
            self.screen.say(text, style.BAD)

    def curtain(self, seat: int) -> None:
        """Where hands are secret, nobody sees another's while the keyboard changes hands."""
        if seat != self.last_at_keyboard and not self.game.sight.OPEN:
            self.screen.show()
            self.screen.ask(self.words.text("ask-curtain", name=self.names[seat]))
        self.last_at_keyboard = seat

    def undo(self, seat: int) -> bool:
        try:
            self.play.undo(seat)
        except Refusal as refusal:
            self.complain(self.words.error(refusal))
            return False
        self.note(Message("undone", {"player": seat}))
        shelf.save(self.record(), self.path)
        return False

    def rules(self) -> None:
        self.screen.show(rules_text(self.game, self.words))
        self.screen.ask(self.words.text("ask-close"))

    def drawn(self, seat: int) -> Group:
        view = self.game.sight.see(self.play.state, seat)
        mask = self.play.legal(seat)
        table = face(self.game.name).draw(self.game, view, mask, self.names, self.words)
        title = Rule(self.words.text("game-name"), style=style.WOOD)
        lines = [Text(f"  {line}", style.SOFT) for line in self.log] if self.screen.live else []
        return Group(title, table, *lines)

    def choices(self, seat: int, actions: list[int], spelled: list[str]) -> Group:
        """What may be done, in words, and how to say so."""
        view = self.game.sight.see(self.play.state, seat)
        story = self.game.story
        prompt = self.words.say(story.prompt(view, self.play.legal(seat)), self.names, seat)
        labels = [self.words.say(story.label(view, a), self.names, seat) for a in actions]
        grid = Grid.grid(padding=(0, 2))
        for key, label, word in zip(short_keys(spelled), labels, spelled, strict=True):
            grid.add_row(Text(f" {key}", style.BRASS), label, Text(word, style.SOFT))
        hints = [self.words.text(key) for key in ("ask-word", "ask-rules", "ask-leave")]
        if self.play.can_undo(seat):
            hints.insert(1, self.words.text("ask-undo"))
        if len(labels) == 1:
            hints.insert(0, self.words.text("ask-enter", label=labels[0]))
        return Group(
            Text(f"\n{prompt}", "bold"), grid, Text(" · ".join(hints), f"italic {style.SOFT}")
        )

    def result(self) -> Group:
        """Points by source, winners first in colour."""
        rules = self.game.rules
        state = self.play.state
        winners = rules.winners(state)
        grid = Grid(box=None, padding=(0, 2), header_style=style.SOFT)
        grid.add_column()
        for source in rules.SOURCES:
            grid.add_column(self.words.text(f"source-{source}"), justify="right")
        grid.add_column(self.words.text("result-points"), justify="right")
        for seat, name in enumerate(self.names):
            won = bool(winners >> seat & 1)
            points = [str(column[seat]) for column in rules.breakdown(state)]
            grid.add_row(
                Text("★ " if won else "  ", style.BRASS).append(name),
                *points,
                Text(str(rules.scores(state)[seat]), "bold"),
                style=style.GOOD if won else "",
            )
        return Group(Rule(self.words.text("result")), grid)


def shown_names(players: tuple[str, ...], say: Words) -> list[str]:
    """Bots are called by their kind, and numbered where there are several of one."""
    shown = []
    for seat, player in enumerate(players):
        if level := level_of(player):
            name = say.text(f"bot-{level}")
            same = [s for s, other in enumerate(players) if level_of(other) == level]
            shown.append(f"{name} {same.index(seat) + 1}" if len(same) > 1 else name)
        else:
            shown.append(player)
    return shown


def rules_text(game: Game, say: Words) -> Group:
    """The rules for players, a heading and a paragraph a section."""
    parts: list[Any] = [Rule(say.text("game-name"), style=style.WOOD)]
    for key in say.keys("rules-"):
        parts.append(Text(f"\n{say.text(key, 'title')}", f"bold {style.BRASS}"))
        parts.append(Text(say.text(key)))
    return Group(*parts, Text())


def new_dice(players: tuple[str, ...], seed: int | None) -> FairDice:
    """Fair dice with bytes from every person; or the same dice again for a seed."""
    if seed is not None:
        return FairDice((b"",) * len(players), seeded_secret(seed))
    return FairDice(tuple(b"" if level_of(p) else os.urandom(8) for p in players))


def seeded_secret(seed: int) -> bytes:
    return hashlib.sha256(f"parlour seed {seed}".encode()).digest()
