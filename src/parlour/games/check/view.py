"""What a player of CHECK! sees: the own hand, and all that lies open.

Secret are the other hands, the draw pile, and the sizes of the other piles until the
end (clause 29). Handfuls are spread into counts of the 20 kinds, number by
number and then by colour; how they lie on the table is up to the eye.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.bits import lowest, popcount, put
from parlour.core.game import SPECTATOR
from parlour.core.remembered import remembered
from parlour.games.check.cards import JOKER, size, spread
from parlour.games.check.data import MARKERS
from parlour.games.check.orders import lacking, steps
from parlour.games.check.rules import (
    DONE,
    GOAL,
    LOT,
    NOBODY,
    NOTHING,
    Options,
    State,
    breakdown,
    deck,
    face_of,
    leader,
)

OPEN: Final = False
SETS: Final = ("jokers", "fulfilled", "offer")
UNKNOWN: Final = -1  # the face of a marker that is not thrown yet


class View(NamedTuple):
    seat: int
    options: Options
    seats: int
    phase: int
    player: int
    starter: int
    pack: int  # how many cards lie in the draw pile
    deck: int  # ... and how many orders in theirs
    discards: tuple[int, ...]
    display: tuple[int, ...]
    hand: tuple[int, ...]  # the viewer's; nothing for a spectator
    sizes: tuple[int, ...]  # per seat: how many cards in hand
    jokers: int  # the seats that still have theirs
    piles: tuple[int, ...]  # the viewer's own; all at the end
    fulfilled: tuple[int, ...]
    goal: int  # so many fulfilled orders bring the end
    offer: int
    lacks: tuple[int, ...]  # for the orders on offer, ascending: cards that the hand lacks
    markers: tuple[int, ...]  # the faces shown: 2 m marker m's colour, 2 m + 1 its size, or -1
    leaders: tuple[int, ...]  # who would win each marker now, or -1
    order: int
    moved: tuple[int, ...]  # taken in this turn so far, or placed on the order so far
    wild: int  # 1 where the joker is placed on the order
    points: tuple[tuple[int, ...], ...]


def see(state: State, seat: int) -> View:
    hand = state.hands[seat] if seat != SPECTATOR else 0
    sizes = NOTHING
    jokers = 0
    for other in range(state.seats):
        sizes = put(sizes, other, size(state.hands[other]))
        jokers |= (state.hands[other] >> JOKER) << other
    piles = NOTHING
    for other in range(state.seats):
        if other == seat or state.phase == DONE:
            piles = put(piles, other, state.piles[other])
    thrown = state.starter != NOBODY or state.phase == LOT
    faces = NOTHING
    leaders = NOTHING
    for marker in range(MARKERS):
        faces = put(faces, marker, face_of(state, marker) if thrown else UNKNOWN)
        leaders = put(leaders, marker, leader(state, marker))
    columns = breakdown(state)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        player=state.player,
        starter=state.starter,
        pack=size(state.pack),
        deck=popcount(deck(state)),
        discards=spread(state.discards),
        display=spread(state.display),
        hand=spread(hand),
        sizes=sizes,
        jokers=jokers,
        piles=piles,
        fulfilled=state.fulfilled,
        goal=GOAL[state.seats],
        offer=state.offer,
        lacks=lacks(state.offer, hand),
        markers=faces,
        leaders=leaders,
        order=state.order,
        moved=spread(state.moved),
        wild=state.moved >> JOKER,
        points=(columns[0], columns[1], piles, columns[3]),
    )


@remembered
def lacks(offer: int, hand: int) -> tuple[int, ...]:
    """How far a hand is from each order on offer, its joker left aside."""
    held = steps(hand)
    found = NOTHING
    rest = offer
    place = 0
    while rest != 0:
        found = put(found, place, lacking(lowest(rest), held))
        rest &= rest - 1
        place += 1
    return found


def points(view: View) -> tuple[int, ...]:
    return tuple(map(sum, zip(*view.points, strict=True)))


def reveals(before: State, seat: int, action: int) -> bool:
    """Only chance shows anything new here."""
    return False
