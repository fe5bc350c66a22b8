"""How much one connection, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from parlour.core.errors import Refusal

FEW = 100
"""So many buckets may lie about."""


class Bucket:
    """Tokens that refill with time; each message takes one."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.tokens = float(burst)
        self.at = now()

    def take(self) -> bool:
        moment = self.now()
        self.tokens = min(self.burst, self.tokens + (moment - self.at) * self.rate)
        self.at = moment
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """One for each who takes of them. One that has had the time to be full again is forgotten."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.now = now
        self.buckets: dict[Hashable, Bucket] = {}
        self.many = FEW

    def take(self, whose: Hashable) -> bool:
        if len(self.buckets) >= self.many:
            self.forget()
        bucket = self.buckets.get(whose)
        if bucket is None:
            bucket = self.buckets[whose] = Bucket(self.rate, self.burst, self.now)
        return bucket.take()

    def forget(self) -> None:
        """As rarely as it takes to walk through them."""
        full = self.now() - self.burst / self.rate
        self.buckets = {whose: one for whose, one in self.buckets.items() if one.at > full}
        self.many = max(FEW, 2 * len(self.buckets))


class Limits:
    """What is counted per address."""

    MESSAGES = (20.0, 60)  # a second, and at once: for one connection, and for one person
    HELLOS = (1.0, 10)  # each is answered with all that there is to tell
    CHATS = (0.5, 5)
    TABLES = (0.05, 10)  # new ones, for one address
    REQUESTS = (20.0, 100)
    HANDSHAKES = (10.0, 200)
    CONNECTIONS = 64
    ALL_CONNECTIONS = 5000

    def __init__(self) -> None:
        self.connections: dict[str, int] = {}
        self.buckets: dict[str, Buckets] = {}

    def connect(self, address: str) -> None:
        """Raises Refusal where an address, or the server, has enough connections."""
        open_now = self.connections.get(address, 0)
        if open_now >= self.CONNECTIONS:
            raise Refusal("too-many-connections")
        if sum(self.connections.values()) >= self.ALL_CONNECTIONS:
            raise Refusal("server-full")
        self.connections[address] = open_now + 1

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def check(self, what: str, address: str, rate: float, burst: int) -> None:
        """Take one token of an address. Raises Refusal where none is left."""
        if what not in self.buckets:
            self.buckets[what] = Buckets(rate, burst)
        if not self.buckets[what].take(address):
            raise Refusal("too-fast")
