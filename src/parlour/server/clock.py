"""Who has to act by when, and who acts for them. All times are the server's, in milliseconds."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.bits import lowest, members, popcount
from parlour.core.game import ANYONE, CHANCE, OVER
from parlour.core.play import Play
from parlour.server import rounds
from parlour.server.rounds import Rounds
from parlour.server.table import Table

ALLOWANCE = {"none": None, "relaxed": 90_000, "strict": 20_000}
"""For one gesture."""

GRACE = 30_000
"""How long a lost connection pauses a clock before a bot keeps the chair: once a turn, however
often the line is lost."""

BEAT = 1700
"""After it a gesture without a choice plays itself, where the table wants that: dice tumble
for less than half a second of it, the rest is for reading what they show."""

WARM = 900
"""What a bot that keeps a chair warm takes for a gesture."""


class Due(NamedTuple):
    """Something that happens by itself unless somebody is quicker."""

    at: float
    seat: int
    by: str  # "bot", "clock" or "forced"


class Clock:
    """The times of one table. It starts anew after a restart: nobody loses by it."""

    def __init__(self, table: Table, now: float) -> None:
        seats = len(table.chairs)
        self.moved: list[float] = [
            now
        ] * seats  # when each seat last acted, or began to be waited for
        self.spent = [0.0] * seats  # how much of its grace each has had since then
        self.absent: list[float | None] = [now] * seats  # since when a person is away
        self.waited: set[int] = set()  # for whom
        self.together = False  # whether all may act at once
        self.rounds = Rounds(seats)
        self.opened: float | None = None  # since when all choose in secret
        self.met = now  # since when somebody is here to wait for the others
        self.play: Play | None = None
        self.furthest = -1  # how many events its game ever had
        self.event(table, None, now)

    def event(self, table: Table, actor: int | None, now: float) -> None:
        """Something happened at the table: whoever is to act now has all the time again."""
        self.rounds.event(table, now)
        if not sealed(table):
            self.opened = None
        elif self.opened is None:
            self.opened = now
        waited = set(able(table))
        together = table.play is not None and table.play.turn == ANYONE
        if together and self.together:
            for seat in waited:
                if seat == actor or seat not in self.waited:
                    self.renew(seat, now)
        elif self.further(table):
            self.moved, self.spent = [now] * len(self.moved), [0.0] * len(self.moved)
        else:  # an undo, or what is done again after it: no more time for who did it
            for seat in waited - self.waited - {actor}:
                self.renew(seat, now)
        self.waited, self.together = waited, together

    def renew(self, seat: int, now: float) -> None:
        """All the time again."""
        self.moved[seat], self.spent[seat] = now, 0.0

    def further(self, table: Table) -> bool:
        """Whether the game is where it never was: an undo gives nobody more time."""
        if table.play is not self.play:
            self.play, self.furthest = table.play, -1
        number = len(table.play.events) if table.play is not None else 0
        before, self.furthest = self.furthest, max(self.furthest, number)
        return number > before

    def presence(self, seat: int, present: bool, now: float) -> None:
        away = self.absent[seat]
        if present and away is not None:
            if None not in self.absent:  # nobody was here to wait: what waited begins anew
                self.opened = self.opened and now
                self.rounds.alone = max(self.rounds.alone, now)
                self.met = now
            used = max(0.0, away - self.moved[seat])  # before it went away
            # What it was away while somebody waited for it; and waited for this gesture.
            self.spent[seat] += now - max(away, self.met, self.moved[seat])
            self.moved[seat] = now - used
            self.absent[seat] = None
        elif not present and away is None:
            self.absent[seat] = now

    def deadline(self, table: Table, seat: int) -> int | None:
        """By when a person has to act; None where there is no hurry, or the clock pauses."""
        if self.rounds.last == seat:
            return int(self.rounds.alone) + rounds.LAST
        allowance = ALLOWANCE[table.made.clock]
        if sealed(table):
            return int(self.opened or 0) + (allowance or rounds.BIDS)
        if allowance is None or self.absent[seat] is not None or self.rounds.heat:
            return None  # a race has its own times
        return int(self.moved[seat]) + allowance

    def next(self, table: Table) -> Due | None:
        """What happens next by itself, bots in their own chairs aside."""
        found = [due for seat in self.waited if (due := self.due(table, seat)) is not None]
        return min(found, default=None)

    def due(self, table: Table, seat: int) -> Due | None:
        if table.chairs[seat].kind == "bot":
            return None
        assert table.play is not None
        away, deadline = self.absent[seat], self.deadline(table, seat)
        if away is not None and deadline is not None and not self.goes_on(table):
            return None
        if self.rounds.heat:
            if away is not None and seat != self.rounds.last:
                at = self.waits_for_the_absent(table)
                return None if at is None else Due(at, seat, "clock")
        elif table.made.forced and away is None and no_choice(table.play, seat):
            return Due(self.moved[seat] + BEAT, seat, "forced")
        elif away is not None and not sealed(table):
            if not self.goes_on(table):
                return None
            if ALLOWANCE[table.made.clock] is None:  # it has stood still while nobody was here
                away = max(away, self.met)
            grace = max(0.0, GRACE - self.spent[seat])
            return Due(max(away + grace, self.moved[seat] + WARM), seat, "bot")
        return None if deadline is None else Due(deadline, seat, "clock")

    def goes_on(self, table: Table) -> bool:
        """Whether a table goes on without those who are away: where a clock was wanted, and in
        real time as long as somebody is here to wait."""
        race, play = table.game.race, table.play
        if ALLOWANCE[table.made.clock] is not None:
            return True
        if race is None or play is None or not race.live(play.state):
            return False
        return any(
            away is None and table.chairs[seat].kind == "person"
            for seat, away in enumerate(self.absent)
        )

    def waits_for_the_absent(self, table: Table) -> float | None:
        """When the table goes on without those who are away: only where nobody else is left
        in the race."""
        assert table.play is not None
        assert table.game.race is not None
        gone: list[float] = []
        for seat in members(table.game.race.racing(table.play.state)):
            away = self.absent[seat]
            if away is None or table.chairs[seat].kind == "bot":
                return None
            gone.append(away)
        if not self.goes_on(table):
            return None
        return max(*gone, self.met, self.rounds.stirred, self.rounds.go) + rounds.LAST


def no_choice(play: Play, seat: int) -> bool:
    """Whether there is but one gesture, and it is not to throw the dice: people like to do
    that themselves."""
    mask = play.legal(seat)
    if popcount(mask) != 1:
        return False
    rules = play.game.rules
    return rules.turn(rules.apply(play.state, seat, lowest(mask))) != CHANCE


def sealed(table: Table) -> bool:
    """Whether all choose in secret and wait for the last."""
    race, play = table.game.race, table.play
    return race is not None and play is not None and race.sealed(play.state)


def able(table: Table) -> list[int]:
    """The seats that may act now."""
    if table.play is None or table.phase != "playing":
        return []
    turn = table.play.turn
    if turn in (CHANCE, OVER):
        return []
    if turn == ANYONE:
        return [seat for seat in range(table.play.seats) if table.play.legal(seat)]
    return [turn]
