"""Who sits where, and how a person is known: by a token that only their client has."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

from parlour.bots import chair_name
from parlour.core.errors import Refusal


@dataclass
class Chair:
    """One chair. ``holder`` is the digest of its person's token, or empty."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    holder: str = ""
    level: str = ""
    contribution: bytes = b""


def holder_of(token: str) -> str:
    """What the table keeps of a token: enough to know it again, no use to a thief."""
    return hashlib.sha256(token.encode()).hexdigest()[:32] if token else ""


class Chairs:
    """The chairs of a table."""

    def __init__(self, count: int) -> None:
        self.chairs = [Chair() for _ in range(count)]
        self.seats: dict[str, int] = {}  # by holder

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def seat_of(self, holder: str) -> int:
        """The seat of a person, or -1."""
        return self.seats.get(holder, -1)

    def put(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self.seats = {chair.holder: at for at, chair in enumerate(self.chairs) if chair.holder}

    def check(self, seat: int) -> Chair:
        """The chair of that number. Raises Refusal where there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-such-seat", seat=seat + 1)
        return self.chairs[seat]

    def sit(self, seat: int, name: str, holder: str, contribution: bytes) -> None:
        """Put a person down. Who sat elsewhere leaves that chair; a bot there takes it."""
        before = self.seat_of(holder)
        if before not in (-1, seat):
            self.put(before, self[seat] if self[seat].kind == "bot" else Chair())
        self.put(seat, Chair("person", name, holder, "", contribution))

    def bot(self, seat: int, level: str) -> None:
        others = [chair.name for at, chair in enumerate(self.chairs) if at != seat]
        self.put(seat, Chair("bot", chair_name(level, others), "", level))

    def swap(self, seat: int, other: int) -> None:
        here, there = self[seat], self[other]
        self.put(seat, there)
        self.put(other, here)

    def empty(self, seat: int) -> None:
        self.put(seat, Chair())
