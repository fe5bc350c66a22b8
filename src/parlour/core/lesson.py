"""A lesson: the record of a real game, with remarks for somebody who plays it for the first time.

The learner has the first seat. Among the events stand lines that records take for remarks::

    # lesson-roll
    1 roll
    * 5 2

``# lesson-roll`` is the key of what the learner is told before the next event; ``# skip`` leaves
untold what follows, up to the next such key. Everything else is a record as any other, so a
lesson can't teach what the rules don't allow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources

from parlour.core.game import Game
from parlour.core.record import Record, read

LEARNER = 0
REMARK = "# lesson-"
SKIP = "# skip"


@dataclass(frozen=True)
class Lesson:
    """A record, what is remarked before which of its events, and where it jumps."""

    record: Record
    remarks: dict[int, str]
    skips: frozenset[int]

    def told(self) -> list[int]:
        """The places that are shown, each by the number of events before it."""
        found, skipping = [], False
        for place in range(len(self.record.events) + 1):
            skipping = skipping and place not in self.remarks
            if not skipping and (place in self.remarks or place not in self.skips):
                found.append(place)
            skipping = skipping or place in self.skips
        return found

    def gesture(self, place: int) -> int:
        """What the learner is to do there, or -1 where it is not the learner's to go on."""
        if place in self.skips or place == len(self.record.events):
            return -1
        event = self.record.events[place]
        return event.number if event.actor == LEARNER else -1


def lesson_of(name: str, find: Callable[..., Game]) -> Lesson:
    """The lesson that lies with a game. Raises Refusal where there is no such game."""
    folder = resources.files(f"parlour.games.{find(name).name}")
    text = folder.joinpath("lesson.txt").read_text(encoding="utf-8")
    remarks, skips, place = {}, set(), 0
    for line in text.partition("\n\n")[2].splitlines():
        if line.startswith(REMARK):
            remarks[place] = line.removeprefix("# ").strip()
        elif line.strip() == SKIP:
            skips.add(place)
        elif line.strip() and not line.startswith("#"):
            place += 1
    return Lesson(read(text, find), remarks, frozenset(skips))
