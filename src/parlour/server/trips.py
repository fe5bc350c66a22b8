"""How long a line is, as the server measures it: never by the client's word.

A probe holds a number that nobody can know before it arrives, so an answer can be late
but not early. The median of the last answers is taken: one that was held up changes nothing.
"""

from __future__ import annotations

import secrets
from collections import deque
from statistics import median

KEPT = 9

FIRST = 0.2
"""Seconds between the first probes of a line ..."""
LATER = 2.0
"""... and after a few of them."""


class Trips:
    """The round trips of one line, in milliseconds."""

    def __init__(self) -> None:
        self.took: deque[float] = deque(maxlen=KEPT)
        self.typical = 0.0
        """The round trip to reckon with; 0 as long as nothing is known."""
        self.number = 0
        self.sent = 0.0
        self.waiting = False

    @property
    def pause(self) -> float:
        """Seconds until the next probe."""
        return FIRST if len(self.took) < 4 else LATER

    def awaits(self, now: float) -> bool:
        """Whether the answer to the last probe may still be on its way: on a long line it takes
        longer than the pause."""
        return self.waiting and now - self.sent < 1000 * LATER

    def probe(self, now: float) -> int:
        """The number of a new probe; an unanswered one before it is forgotten."""
        self.number = secrets.randbits(32)
        self.sent = now
        self.waiting = True
        return self.number

    def echo(self, number: int, now: float) -> bool:
        """An answer came in; False where nobody asked for it."""
        if not self.waiting or number != self.number:
            return False
        self.waiting = False
        self.took.append(max(0.0, now - self.sent))
        self.typical = median(self.took)
        return True
