"""A finished game in figures: points by source, what was thrown, and who was lucky.

Luck is counted in good throws: how many came, and how many the odds promised, each time as
the table stood. What a good throw is, the game says (``thrown`` in its ``story.py``).
"""

from __future__ import annotations

from functools import lru_cache

from parlour.core.bits import members
from parlour.core.game import CHANCE, Throw
from parlour.core.play import Play
from parlour.server import protocol as wire


@lru_cache(16)
def summary(play: Play) -> wire.Summary:
    """Of a game that is over. Every seat is told the same: then all is open."""
    rules = play.game.rules
    made = throws(play)
    columns = rules.breakdown(play.state)
    return wire.Summary(
        sources=list(rules.SOURCES),
        winners=members(rules.winners(play.state)),
        lowest_wins=rules.LOWEST_WINS,
        dice=bool(made),
        luck=any(one.of for one in made),
        seats=[
            tally([column[seat] for column in columns], [one for one in made if one.seat == seat])
            for seat in range(play.seats)
        ],
    )


def throws(play: Play) -> list[Throw]:
    found = []
    for number, event in enumerate(play.events):
        if event.actor == CHANCE:
            found.append(play.game.thrown(play.states[number], event.number))
    return [one for one in found if one is not None]


def tally(points: list[int], made: list[Throw]) -> wire.Tally:
    shown = [face for one in made for face in one.faces]
    return wire.Tally(
        points=points,
        faces=[shown.count(face) for face in range(1, 7)],
        good=sum(one.good for one in made),
        expected=round(sum(one.likely / one.of for one in made if one.of), 2),
    )
