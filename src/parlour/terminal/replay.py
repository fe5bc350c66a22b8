"""Watching a record in the terminal."""

from __future__ import annotations

from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from parlour.core.game import OVER, SPECTATOR, Message
from parlour.core.record import Record
from parlour.core.words import LANGUAGES, words
from parlour.games import of
from parlour.terminal import style
from parlour.terminal.faces import face
from parlour.terminal.screen import Screen
from parlour.terminal.table import shown_names


class Replay:
    """A finished or broken-off game, seen by somebody without a chair.

    Whom the record calls *you* is addressed so, but sees no more than others.
    """

    def __init__(self, screen: Screen, record: Record, language: str) -> None:
        self.screen = screen
        self.game = of(record)
        self.play = record.play(self.game)
        self.margins = record.margins
        self.words = words(language, f"games.{record.game}", "terminal")
        self.names = shown_names(record.players, self.words)
        self.you = whose(record.players)
        if self.you != SPECTATOR:
            self.names[self.you] = self.words.text("you-name")

    def tell(self) -> None:
        """The whole story, a line an event that has something to say, and the points."""
        self.screen.say(Rule(self.words.text("game-name"), style=style.WOOD))
        for number in range(1, len(self.play.events) + 1):
            for line in self.lines(number):
                self.screen.say(Text(f"{number:5}  ", style.SOFT).append(line, "none"))
        self.screen.say(self.board(len(self.play.events)))
        self.screen.say(self.words.text("replay-end", events=len(self.play.events)), style.SOFT)

    def step(self) -> None:
        """Walk through it, forth and back."""
        place = 0
        with self.screen.opened():
            while True:
                lines = [Text(f"  {line}") for line in self.lines(place)]
                count = f"{place} / {len(self.play.events)}"
                self.screen.show(
                    self.board(place),
                    *lines,
                    Text(f"\n{count}   ", style.BRASS),
                    Text(self.words.text("replay-help"), f"italic {style.SOFT}"),
                )
                match self.screen.ask("▸ ").lower():
                    case "" | "n":
                        place += 1
                    case "b":
                        place -= 1
                    case "q":
                        return
                    case number if number.isdecimal():
                        place = int(number)
                place = max(0, min(place, len(self.play.events)))

    def lines(self, number: int) -> list[str]:
        """What was told of event ``number``, counted from 1."""
        if number == 0:
            return []
        before, after = self.play.states[number - 1 : number + 1]
        event = self.play.events[number - 1]
        messages = self.game.story.tell(before, *event, after, SPECTATOR)
        late = [
            faster(event.actor, seat, ms) for place, seat, ms in self.margins if place == number
        ]
        return [self.words.say(message, self.names, self.you) for message in (*messages, *late)]

    def board(self, number: int) -> Group:
        state = self.play.states[number]
        view = self.game.sight.see(state, SPECTATOR)
        drawn = face(self.game.name).draw(self.game, view, 0, self.names, self.words)
        if self.game.rules.turn(state) != OVER:
            return Group(drawn)
        scores = self.game.rules.scores(state)
        points = ", ".join(f"{name} {scores[seat]}" for seat, name in enumerate(self.names))
        return Group(drawn, Text(points, "bold"))


def whose(players: tuple[str, ...]) -> int:
    """The seat that a record calls *you*, in any language; SPECTATOR where not just one is."""
    yous = {words(language, "terminal").text("you-name") for language in LANGUAGES}
    seats = [seat for seat, player in enumerate(players) if player in yous]
    return seats[0] if len(seats) == 1 else SPECTATOR


def faster(winner: int, loser: int, ms: int) -> Message:
    """The seats under two names each: as those addressed, and as ``was-faster`` has them."""
    who = {"player": winner, "opponent": loser, "winner": winner, "loser": loser}
    return Message("replay-faster", {**who, "ms": ms})
