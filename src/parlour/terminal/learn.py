"""A first game in the terminal: the lesson that lies with a game."""

from __future__ import annotations

from collections import deque

from rich.text import Text

from parlour.core.bits import members
from parlour.core.game import Game
from parlour.core.lesson import LEARNER, lesson_of
from parlour.core.play import Play
from parlour.core.words import words
from parlour.games import find
from parlour.terminal import style
from parlour.terminal.asking import understood
from parlour.terminal.faces import face
from parlour.terminal.screen import Screen
from parlour.terminal.table import shown_names

THINKING = 1.0
LOG_LINES = 4


class FirstGame:
    """Somebody plays a game for the first time, and is told what to try."""

    def __init__(self, screen: Screen, game: Game, language: str) -> None:
        self.screen = screen
        self.game = game
        self.lesson = lesson_of(game.name, find)
        record = self.lesson.record
        self.play = Play(game, len(record.players), record.options)
        self.words = words(language, f"games.{game.name}", "terminal")
        self.names = shown_names((self.words.text("you-name"), *record.players[1:]), self.words)
        self.log: deque[str] = deque(maxlen=LOG_LINES)

    def run(self) -> None:
        """To its end. A KeyboardInterrupt passes through."""
        with self.screen.opened():
            for place in self.lesson.told():
                self.fold(place)
                self.show(place)
                if self.lesson.gesture(place) >= 0:
                    self.ask(place)
                elif place in self.lesson.remarks:
                    self.typed(self.words.text("learn-go-on"))
                else:
                    self.screen.pause(THINKING)
        self.screen.say(self.words.text("lesson-learnt"))

    def fold(self, place: int) -> None:
        """Go on to a place; what happens on the way is told, unless it is a jump."""
        jump = place > len(self.play.events) + 1
        for event in self.lesson.record.events[len(self.play.events) : place]:
            before = self.play.state
            self.play.step(event)
            if not jump:
                told = self.game.story.tell(before, *event, self.play.state, LEARNER)
                self.log.extend(self.words.say(one, self.names, LEARNER) for one in told)

    def show(self, place: int) -> None:
        view = self.game.sight.see(self.play.state, LEARNER)
        mask = self.play.legal(LEARNER)
        remark = self.lesson.remarks.get(place)
        drawn = face(self.game.name).draw(self.game, view, mask, self.names, self.words)
        lines = [Text(f"  {line}", style.SOFT) for line in self.log]
        if remark is not None:
            said = self.words.text(remark, opponent=self.names[LEARNER + 1])
            lines.append(Text(f"\n{said}", f"bold {style.BRASS}"))
        self.screen.show(drawn, *lines)

    def ask(self, place: int) -> None:
        """Until the gesture is made that is asked for: by Enter, or as at a table."""
        actions = members(self.play.legal(LEARNER))
        spelled = [self.game.notation.gesture(self.play.state, action) for action in actions]
        wanted = actions.index(self.lesson.gesture(place))
        view = self.game.sight.see(self.play.state, LEARNER)
        label = self.words.say(self.game.story.label(view, actions[wanted]), self.names, LEARNER)
        while typed := self.typed(self.words.text("learn-do", label=label, key=spelled[wanted])):
            if understood(typed, spelled) == wanted:
                return
            self.screen.say(self.words.text("learn-other"), style.SOFT)

    def typed(self, prompt: str) -> str:
        text = self.screen.ask(f"{prompt} ▸ ")
        if text.lower() == "q":
            raise KeyboardInterrupt
        return text
