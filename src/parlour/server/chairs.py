"""Who sits where, and how a person is known: by a token that only their client has."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Literal

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

    def __len__(self) -> int:
        return len(self.chairs)

    def __getitem__(self, seat: int) -> Chair:
        return self.chairs[seat]

    def seat_of(self, holder: str) -> int:
        """The seat of a person, or -1."""
        if holder:
            for seat, chair in enumerate(self.chairs):
                if chair.holder == holder:
                    return seat
        return -1

    def check(self, seat: int) -> Chair:
        """The chair of that number. Raises Refusal where there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refusal("no-such-seat", seat=seat + 1)
        return self.chairs[seat]

    def sit(self, seat: int, name: str, holder: str, contribution: bytes) -> None:
        """Put a person down. Who sat elsewhere leaves that chair; a bot there takes it."""
        before = self.seat_of(holder)
        if before not in (-1, seat):
            self.chairs[before] = self.chairs[seat] if self[seat].kind == "bot" else Chair()
        self.chairs[seat] = Chair("person", name, holder, "", contribution)

    def bot(self, seat: int, level: str) -> None:
        self.chairs[seat] = Chair("bot", f"bot:{level}", "", level)

    def swap(self, seat: int, other: int) -> None:
        self.chairs[seat], self.chairs[other] = self.chairs[other], self.chairs[seat]

    def empty(self, seat: int) -> None:
        self.chairs[seat] = Chair()
