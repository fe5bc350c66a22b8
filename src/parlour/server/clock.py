"""Who has to act by when, and who acts for them. All times are the server's, in milliseconds."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.bits import popcount
from parlour.core.game import ANYONE, CHANCE, OVER
from parlour.server.table import Table

ALLOWANCE = {"none": None, "relaxed": 90_000, "strict": 20_000}
"""For one gesture."""

GRACE = 30_000
"""How long a lost connection pauses a clock before a bot keeps the chair."""

BEAT = 800
"""After it a gesture without a choice plays itself, where the table wants that."""

PACE = {"random": 600, "greedy": 900}


class Due(NamedTuple):
    """Something that happens by itself unless somebody is quicker."""

    at: int
    seat: int
    by: str  # "bot", "clock" or "forced"


class Clock:
    """The times of one table. It starts anew after a restart: nobody loses by it."""

    def __init__(self, seats: int, now: int) -> None:
        self.moved = [now] * seats  # when each seat last acted, or began to be waited for
        self.absent: list[int | None] = [now] * seats  # since when a person is away

    def event(self, table: Table, actor: int | None, now: int) -> None:
        """Something happened at the table: whoever is to act now has all the time again."""
        if table.play is not None and table.play.turn == ANYONE:
            if actor is not None:
                self.moved[actor] = now
        else:
            self.moved = [now] * len(self.moved)

    def presence(self, seat: int, present: bool, now: int) -> None:
        if present and self.absent[seat] is not None:
            self.absent[seat] = None
            self.moved[seat] = now
        elif not present and self.absent[seat] is None:
            self.absent[seat] = now

    def deadline(self, table: Table, seat: int) -> int | None:
        """By when a person has to act; None where there is no hurry, or the clock pauses."""
        allowance = ALLOWANCE[table.made.clock]
        if allowance is None or self.absent[seat] is not None:
            return None
        return self.moved[seat] + allowance

    def next(self, table: Table) -> Due | None:
        """What happens next by itself."""
        if table.phase != "playing" or table.play is None:
            return None
        found = [due for seat in able(table) if (due := self.due(table, seat)) is not None]
        return min(found, default=None)

    def due(self, table: Table, seat: int) -> Due | None:
        chair = table.chairs[seat]
        if chair.kind == "bot":
            return Due(self.moved[seat] + PACE[chair.level], seat, "bot")
        assert table.play is not None
        if table.made.forced and popcount(table.play.legal(seat)) == 1:
            return Due(self.moved[seat] + BEAT, seat, "forced")
        away = self.absent[seat]
        if away is not None:
            if ALLOWANCE[table.made.clock] is None:
                return None
            return Due(max(away + GRACE, self.moved[seat] + PACE["greedy"]), seat, "bot")
        deadline = self.deadline(table, seat)
        return None if deadline is None else Due(deadline, seat, "clock")


def able(table: Table) -> list[int]:
    """The seats that may act now."""
    assert table.play is not None
    turn = table.play.turn
    if turn in (CHANCE, OVER):
        return []
    if turn == ANYONE:
        return [seat for seat in range(table.play.seats) if table.play.legal(seat)]
    return [turn]
