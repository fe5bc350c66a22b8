"""How much one connection, and one address, may ask of the server."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable

from parlour.core.errors import Refusal


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


class Limits:
    """What is counted per address."""

    MESSAGES = (20.0, 60)  # a second, and at once: for one connection
    CHATS = (0.5, 5)
    TABLES = (0.05, 10)  # new ones, for one address
    REQUESTS = (20.0, 100)
    CONNECTIONS = 64
    ALL_CONNECTIONS = 5000

    def __init__(self) -> None:
        self.connections: dict[str, int] = defaultdict(int)
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def connect(self, address: str) -> None:
        """Raises Refusal where an address, or the server, has enough connections."""
        if self.connections[address] >= self.CONNECTIONS:
            raise Refusal("too-many-connections")
        if sum(self.connections.values()) >= self.ALL_CONNECTIONS:
            raise Refusal("server-full")
        self.connections[address] += 1

    def disconnect(self, address: str) -> None:
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def check(self, what: str, address: str, rate: float, burst: int) -> None:
        """Take one token of an address. Raises Refusal where none is left."""
        if len(self.buckets) > 20_000:
            self.forget()
        bucket = self.buckets.setdefault((what, address), Bucket(rate, burst))
        if not bucket.take():
            raise Refusal("too-fast")

    def forget(self) -> None:
        """Addresses that asked for nothing lately have full buckets: they need none."""
        moment = time.monotonic()
        self.buckets = {k: b for k, b in self.buckets.items() if moment - b.at < 600}
