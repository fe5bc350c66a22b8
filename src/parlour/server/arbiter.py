"""Who was first, where several reach for the same thing. No sockets, no clock of its own.

A claim is dated by its arrival less half of the seat's measured round trip, at most
``CAP``. What nobody else could want at that moment is decided at once. Anything else
waits only for the window in which an earlier-dated claim of a rival could still come in:
until the claim's date plus the largest allowance among those rivals. After that, whatever
arrives is dated later. All times are milliseconds of one clock, the server's.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from math import ceil
from typing import Any

CAP = 100.0
"""The most that a slow line is given: what a client could gain by answering probes late."""


@dataclass(eq=False)
class Claim:
    """A gesture in a race that was not decided yet."""

    seat: int
    action: int
    arrived: float
    date: float
    ready: float
    """When it may be decided, if nothing that was dated before it is still open."""
    order: int
    lot: float = 0.0
    heat: tuple[int, int] = (0, 0)
    """The race that it was made in."""
    what: Any = None
    """Whatever the caller wants to find again with it."""
    rivals: dict[int, float] = field(default_factory=dict)

    @property
    def place(self) -> tuple[float, float, int]:
        """Earlier first; where dates are equal, the seats' lots decide: who comes in first has
        only the shorter line."""
        return self.date, self.lot, self.order


def allowance(trip: float, cap: float = CAP) -> float:
    """What a seat with that round trip is credited."""
    return min(max(trip, 0.0) / 2, cap)


def margin(first: Claim, second: Claim) -> int:
    """By how many milliseconds the first was faster; a part of one counts as one."""
    return max(0, ceil(second.date - first.date))


class Arbiter:
    """The open claims of one table."""

    def __init__(self, fair: bool = True, draw: Callable[[], float] = random.random) -> None:
        """``fair=False``: arrival alone counts, and nothing ever waits."""
        self.fair = fair
        self.draw = draw
        self.lots: dict[int, float] = {}  # by seat
        self.open: list[Claim] = []
        self.latest: dict[int, float] = {}  # the last date of each seat
        self.count = 0

    def enter(
        self,
        seat: int,
        action: int,
        arrived: float,
        trip: float,
        rivals: Iterable[tuple[int, float]],
        since: float = 0.0,
    ) -> Claim:
        """Take a claim in. ``rivals`` are the other seats that could contest it now, with their
        round trips. ``since`` is when the gesture became possible: nobody is dated before
        it, nor before an earlier claim of their own."""
        claim = self.dated(seat, action, arrived, trip, since)
        waits = {rival: allowance(of) if self.fair else 0.0 for rival, of in rivals}
        for other in self.open:
            if other.action == action:  # that rival has said so already: no need to wait for it
                waits.pop(other.seat, None)
                other.rivals.pop(seat, None)
        claim.rivals = waits
        self.latest[seat] = claim.date
        self.open.append(claim)
        for one in self.open:
            one.ready = one.date + max(one.rivals.values(), default=0.0)
        return claim

    def dated(
        self, seat: int, action: int, arrived: float, trip: float, since: float = 0.0
    ) -> Claim:
        """A claim with its date, not taken in: who came too late only hears by how much."""
        credit = allowance(trip) if self.fair else 0.0
        date = min(arrived, max(arrived - credit, since, self.latest.get(seat, since)))
        self.count += 1
        return Claim(seat, action, arrived, date, 0.0, self.count, self.lot(seat))

    def lot(self, seat: int) -> float:
        """The same for all claims of a seat, until lots are drawn anew."""
        if not self.fair:
            return 0.0
        if seat not in self.lots:
            self.lots[seat] = self.draw()
        return self.lots[seat]

    def draw_lots(self) -> None:
        """For another race."""
        self.lots = {}

    def put_off(self, seat: int, since: float) -> None:
        """What the seat has still open is made with dice that fell only now."""
        self.latest[seat] = max(self.latest.get(seat, since), since)
        for claim in self.open:
            if claim.seat == seat and claim.date < since:
                claim.ready += since - claim.date
                claim.date = since

    def decide(self, now: float) -> Claim | None:
        """The next claim that can be decided by now, taken out; None where all must wait."""
        for claim in sorted(self.open, key=lambda claim: claim.place):
            if claim.ready <= now and not self.hindered(claim):
                self.open.remove(claim)
                return claim
        return None

    def due(self) -> float | None:
        """When to ask again."""
        return min((c.ready for c in self.open if not self.hindered(c)), default=None)

    def hindered(self, claim: Claim) -> bool:
        """Whether something goes before it: an earlier claim to the same thing, or one of the
        same seat, whose dice it may need."""
        return any(
            (other.place < claim.place and other.action == claim.action)
            or (other.order < claim.order and other.seat == claim.seat)
            for other in self.open
            if other is not claim
        )

    def others(self, action: int) -> list[Claim]:
        """Those who still want the same, the earliest first."""
        found = [claim for claim in self.open if claim.action == action]
        return sorted(found, key=lambda claim: claim.place)
