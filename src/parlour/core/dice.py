"""Fair chance, provably: commit first, mix in everybody's bytes, reveal last.

A table draws a secret of 32 bytes and publishes its SHA-256 before the first
roll, so that it can't change the secret afterwards. Every seat then adds bytes
of its own, so that the table can't have chosen the secret to its liking. When
the game is over the secret is shown, and anybody can work out every roll and
every card again. ``docs/fair-dice.md`` states the recipe with test vectors.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import NamedTuple

from parlour.core.errors import Refusal

SECRET_BYTES = 32
MOST_BYTES = 64
"""The most bytes that one seat may contribute."""

WORD = 1 << 32


class Fairness(NamedTuple):
    """What a record holds about its chance. ``secret`` is empty until it is shown."""

    commitment: bytes
    contributions: tuple[bytes, ...]
    secret: bytes = b""


def commit(secret: bytes) -> bytes:
    """What the table publishes before the first roll."""
    return hashlib.sha256(secret).digest()


def outcome(secret: bytes, contributions: tuple[bytes, ...], index: int, n: int) -> int:
    """Outcome number ``index`` of a game, equally likely 0 to n - 1; 1 <= n <= 2**32.

    The message is plain ASCII, ``parlour-1|aa,,0c|17|0``: the contributions in
    hexadecimal by seat, the index, and which try it is. The digest is read as eight
    big-endian words; the first one below the greatest multiple of n counts, so
    that no outcome is favoured. Eight words too great mean another try.
    """
    limit = WORD - WORD % n
    shared = ",".join(part.hex() for part in contributions)
    attempt = 0
    while True:
        message = f"parlour-1|{shared}|{index}|{attempt}".encode("ascii")
        digest = hmac.digest(secret, message, "sha256")
        for start in range(0, 32, 4):
            word = int.from_bytes(digest[start : start + 4], "big")
            if word < limit:
                return word % n
        attempt += 1


class FairDice:
    """The chance of one game at a table: draws outcomes in order."""

    def __init__(
        self,
        contributions: tuple[bytes, ...],
        secret: bytes | None = None,
        drawn: int = 0,
    ) -> None:
        """Continue after ``drawn`` outcomes; without a secret a new one is drawn."""
        if any(len(part) > MOST_BYTES for part in contributions):
            raise Refusal("contribution-too-long", most=MOST_BYTES)
        self.secret = secret if secret is not None else secrets.token_bytes(SECRET_BYTES)
        self.contributions = contributions
        self.drawn = drawn

    def draw(self, n: int) -> int:
        """The next outcome, 0 to n - 1."""
        number = outcome(self.secret, self.contributions, self.drawn, n)
        self.drawn += 1
        return number

    def sealed(self) -> Fairness:
        """What may be known while the game runs."""
        return Fairness(commit(self.secret), self.contributions)

    def opened(self) -> Fairness:
        """What everybody learns at the end."""
        return Fairness(commit(self.secret), self.contributions, self.secret)
