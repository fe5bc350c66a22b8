"""What is said at one table: kept for those who come a little later, and not too much of it."""

from __future__ import annotations

from collections import deque

from parlour.core.errors import Refusal
from parlour.core.game import SPECTATOR
from parlour.server import protocol as wire
from parlour.server.chairs import Chairs
from parlour.server.limits import Buckets, Limits

TALK = 50
"""How much of what was said is told to those who come later; a restart forgets it."""


class Conversation:
    """Chat and reactions."""

    def __init__(self, chairs: Chairs) -> None:
        self.chairs = chairs
        self.said: deque[wire.Talk] = deque(maxlen=TALK)
        self.uttered: deque[tuple[str, str]] = deque(maxlen=10 * TALK)  # by whom, and its id
        self.talkers = Buckets(*Limits.CHATS)

    def take(self, holder: str, request: wire.Do, now: float) -> wire.Talk | None:
        """What somebody says, as all hear it; None where it was said before: a repeated command.
        Raises Refusal."""
        if (holder, request.id) in self.uttered:
            return None
        seat = self.chairs.seat_of(holder)
        if seat == SPECTATOR:
            raise Refusal("not-seated")
        talk = wire.Talk(seat, self.chairs[seat].name, int(now))
        match request.command:
            case wire.Chat(text=text):
                talk.text = seen_of(text)
            case wire.React(reaction=reaction):
                talk.reaction = reaction
        if not (talk.text or talk.reaction):
            raise Refusal("nothing-said")
        if not self.talkers.take(holder):
            raise Refusal("too-fast")
        self.said.append(talk)
        self.uttered.append((holder, request.id))
        return talk


def seen_of(text: str) -> str:
    """One line, of signs that can be seen: nothing that rings, or turns the writing round."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())
