"""The times of a table's races: the look, the countdown, the tempo, the last one's seconds.

All times are the server's, in milliseconds. Only games with a ``race`` have any of it.
"""

from __future__ import annotations

from math import ceil, inf

from parlour.core.errors import Refusal
from parlour.server import protocol as wire
from parlour.server.table import Table

COUNTDOWN = 3_000
"""3, 2, 1: after the time to look."""

TEMPO = {"calm": 1_500, "brisk": 900, "frantic": 500}
"""From one roll of a seat to its next."""

LAST = 10_000
"""What the last one in a race has, or those for whom alone the others wait."""

BIDS = 30_000
"""For secret choices, at a table without a clock."""


class Rounds:
    """What a table's race has come to."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.heat = 0
        self.go = -inf
        self.rolled = [-inf] * seats  # the date of each seat's last roll ...
        self.fell = [-inf] * seats  # ... and when it could be seen
        self.last = -1
        self.alone = 0.0  # since when the last one is alone
        self.stirred = 0.0

    def event(self, table: Table, now: float) -> None:
        """Something happened at the table, or the table was taken up again: then a running
        race has a new countdown, for everybody has to come back first."""
        self.stirred = now
        heat = table.heat
        if heat != self.heat:
            self.heat = heat
            self.go = now + 1000 * table.made.timing.look + COUNTDOWN if heat else -inf
            self.rolled = [-inf] * self.seats
            self.fell = [-inf] * self.seats
        last = -1
        if heat and table.game.race is not None and table.play is not None:
            last = table.game.race.last(table.play.state)
        if last != self.last:
            self.last = last
            self.alone = max(now, self.go)

    def roll(self, table: Table, seat: int, date: float, now: float) -> None:
        """The seat has rolled. The tempo counts from the roll's date, so that a long line does not
        slow anybody down; but not from before it was allowed, so that none makes faster."""
        self.rolled[seat] = max(date, self.next_roll(table, seat))
        self.fell[seat] = now

    def since(self, seat: int) -> float:
        """From when on the seat could know what it may do now."""
        return max(self.go, self.fell[seat])

    def next_roll(self, table: Table, seat: int) -> float:
        """When the seat may roll again, or for the first time."""
        return max(self.go, self.rolled[seat] + TEMPO[table.made.timing.tempo])

    def check(self, table: Table, seat: int, action: int, arrived: float) -> None:
        """Raise Refusal, with the time left, where it is too early for a gesture."""
        if arrived < self.go:
            raise Refusal("too-early", ms=ceil(self.go - arrived))
        race, play = table.game.race, table.play
        if race is None or play is None or not race.rolls(play.state, action):
            return
        if arrived < (free := self.next_roll(table, seat)):
            raise Refusal("too-quick", ms=ceil(free - arrived))

    def told(self, table: Table, seat: int) -> wire.Heat | None:
        """What a client needs to know; for a spectator the same without dice."""
        if not self.heat:
            return None
        roll = self.next_roll(table, seat) if seat >= 0 else self.go
        tempo = TEMPO[table.made.timing.tempo]
        return wire.Heat(self.heat, ceil(self.go), ceil(roll), tempo)
