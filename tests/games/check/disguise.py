"""States that differ just in what a seat of CHECK! can't know."""

from __future__ import annotations

from parlour.core.bits import put
from parlour.core.random import Stream
from parlour.games.check.cards import JOKER, NUMBER_CARDS, nth_card, size
from parlour.games.check.rules import DONE, State


def disguise(state: State, seat: int, stream: Stream) -> State:
    """The other hands dealt anew from themselves and the draw pile, and their piles of any size.

    For a SPECTATOR that is all hands. Jokers lie open, and so do the piles at the end.
    """
    others = [other for other in range(state.seats) if other != seat]
    unseen = state.pack + sum(state.hands[other] & NUMBER_CARDS for other in others)
    hands = state.hands
    for other in others:
        hand = state.hands[other] & 1 << JOKER
        for _ in range(size(state.hands[other])):
            card = 1 << nth_card(unseen, stream.draw(size(unseen)))
            unseen -= card
            hand += card
        hands = put(hands, other, hand)
    piles = state.piles
    if state.phase != DONE:
        for other in others:
            piles = put(piles, other, stream.draw(20))
    return state._replace(pack=unseen, hands=hands, piles=piles)
