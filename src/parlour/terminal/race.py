"""Real time in a terminal: one person's key presses race the bots' clocks.

The rules know no time (see the contract on ANYONE); here everybody has a clock. A
gesture that chance answers is a roll, and a seat may roll again only after the tempo.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from parlour.core.bits import members
from parlour.core.game import CHANCE
from parlour.terminal import style

if TYPE_CHECKING:
    from parlour.terminal.table import Table

TEMPO = 1.5
"""Seconds before a seat may roll again: the calm one, for people at a keyboard."""

LOOK = 5
"""Seconds to look at what is new before the race begins."""

LAST = 10.0
"""Seconds for the last one who can act; then the table does it."""

GRAB = "grab "
"""Gestures written so are told apart by a digit; the others by their first letter, so that
what is a grab now never becomes something else under the same finger."""


class Race:
    """The clocks of one game at one keyboard."""

    def __init__(self, table: Table, now: Callable[[], float] = time.monotonic) -> None:
        self.table = table
        self.now = now
        self.due: dict[int, float] = {}
        self.rolled: dict[int, float] = {}
        self.alone_since: float | None = None
        self.running = False

    @property
    def person(self) -> int:
        return self.table.people[0]

    def is_roll(self, seat: int, action: int) -> bool:
        rules = self.table.game.rules
        return rules.turn(rules.apply(self.table.play.state, seat, action)) == CHANCE

    def begin(self) -> None:
        """A new race: look first, then 3, 2, 1, go."""
        self.running = True
        self.due.clear()
        self.rolled.clear()
        self.alone_since = None
        mask = self.table.play.legal(self.person)
        if any(self.is_roll(self.person, action) for action in members(mask)):
            for left in range(LOOK, 0, -1):
                said = self.table.words.text("race-look", seconds=left)
                self.table.screen.show(self.table.drawn(self.person), Text(f"\n{said}", "bold"))
                self.table.screen.key(1.0)
            self.table.log.append(self.table.words.text("race-go"))

    def step(self) -> None:
        """Wait until somebody acts; exactly one gesture is made."""
        if not self.running:
            self.begin()
        while True:
            self.plan()
            key = self.show_and_wait()
            if key is not None and self.press(key):
                return
            if self.bots_act():
                return

    def plan(self) -> None:
        """Every bot that may act has a time to do so."""
        for seat, player in self.table.bots.items():
            mask = self.table.play.legal(seat)
            if mask == 0:
                self.due.pop(seat, None)
            elif seat not in self.due:
                view = self.table.game.sight.see(self.table.play.state, seat)
                thought = self.table.game.pace(view, player.choose(view, mask)) / 1000
                self.due[seat] = self.now() + thought * random.uniform(0.75, 1.25)
        if self.due or not self.table.play.legal(self.person):
            self.alone_since = None
        elif self.alone_since is None:
            self.alone_since = self.now()

    def bots_act(self) -> bool:
        """The earliest bot whose time has come; or a bot for who is last and too slow."""
        moment = self.now()
        for seat, at in sorted(self.due.items(), key=lambda one: one[1]):
            if at > moment:
                break
            view = self.table.game.sight.see(self.table.play.state, seat)
            action = self.table.bots[seat].choose(view, self.table.play.legal(seat))
            if self.try_to(seat, action) == 0:
                del self.due[seat]
                return True
            self.due[seat] = self.rolled[seat] + TEMPO
        if self.alone_since is not None and moment - self.alone_since > LAST:
            actions = members(self.table.play.legal(self.person))
            self.table.play.act(self.person, actions[-1])
            return True
        return False

    def try_to(self, seat: int, action: int) -> float:
        """Act, and return 0; or return the seconds that a roll comes too early."""
        if self.is_roll(seat, action):
            early = self.rolled.get(seat, -TEMPO) + TEMPO - self.now()
            if early > 0:
                return early
            self.rolled[seat] = self.now()
        self.table.play.act(seat, action)
        return 0.0

    def keys(self) -> dict[str, int]:
        """What each key means now: space rolls, digits grab, letters do the rest."""
        found: dict[str, int] = {}
        state = self.table.play.state
        digits = iter("123456789abefgijk")
        for action in members(self.table.play.legal(self.person)):
            word = self.table.game.notation.gesture(state, action)
            if self.is_roll(self.person, action) and " " not in found:
                found[" "] = action
            elif word.startswith(GRAB) or word[0] in found:
                found[next(digits)] = action
            else:
                found[word[0]] = action
        return found

    def press(self, key: str) -> bool:
        """A key of the person: whether it made a gesture."""
        if key in ("q", "\x03", "\x04"):
            raise KeyboardInterrupt
        if key == "?":
            self.table.rules()
            return False
        action = self.keys().get(" " if key in "\r\n" else key)
        if action is None:
            return False
        early = self.try_to(self.person, action)
        if early > 0:
            said = self.table.words.text("race-wait", tenths=f"{early:.1f}")
            self.table.log.append(said)
        return early == 0

    def show_and_wait(self) -> str | None:
        """Draw the table with its keys, and wait for one, or for the next bot."""
        words, seat = self.table.words, self.person
        view = self.table.game.sight.see(self.table.play.state, seat)
        mask = self.table.play.legal(seat)
        story = self.table.game.story
        grid = Grid.grid(padding=(0, 2))
        for key, action in self.keys().items():
            label = words.say(story.label(view, action), self.table.names, seat)
            shown = words.text("race-space") if key == " " else key
            grid.add_row(Text(f" {shown}", style.BRASS), label)
        prompt = words.say(story.prompt(view, mask), self.table.names, seat)
        help_line = Text(words.text("race-help"), f"italic {style.SOFT}")
        self.table.screen.show(
            self.table.drawn(seat), Group(Text(f"\n{prompt}", "bold"), grid, help_line)
        )
        wakes = [*self.due.values()]
        if self.alone_since is not None:
            wakes.append(self.alone_since + LAST)
        wait = max(0.0, min(wakes, default=self.now() + 60) - self.now())
        return self.table.screen.key(wait)
