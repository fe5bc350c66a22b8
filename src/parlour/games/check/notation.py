"""CHECK! in records.

``take r5``, ``place r5``, ``discard r5`` for the red 5, ``place joker``,
``fulfil P1+4K/y`` for that order with a yellow bonus, ``stop``. Of equal cards
left in the draw pile, ``r5`` is the first and ``r5.2`` the second. Markers are
told by what they show: ``Y R 4 B``. A lot is the number of who starts.
"""

from __future__ import annotations

from parlour.core.bits import nth
from parlour.games.check.cards import JOKER, card_text, nth_card
from parlour.games.check.data import CARDS, COLOURS
from parlour.games.check.rules import (
    CALL,
    FULFIL,
    LOT,
    MARK,
    PLACE,
    STOP,
    TAKE,
    State,
    chances,
    deck,
)


def gesture(state: State, action: int) -> str:
    if action == STOP:
        return "stop"
    if state.phase == FULFIL:
        return f"fulfil {CARDS.orders[action]}"
    verb = {TAKE: "take", PLACE: "place"}.get(state.phase, "discard")
    return f"{verb} {'joker' if action == JOKER else card_text(action)}"


def outcome(state: State, number: int) -> str:
    if state.phase == CALL:
        return str(CARDS.orders[nth(deck(state), number)])
    if state.phase == MARK:
        shown = [
            str(marker.size) if number >> place & 1 else COLOURS[marker.colour]
            for place, marker in enumerate(CARDS.markers)
        ]
        return " ".join(shown)
    if state.phase == LOT:
        return str(number + 1)
    card = nth_card(state.pack, number)
    copy = 1
    while copy <= number and nth_card(state.pack, number - copy) == card:
        copy += 1
    return card_text(card) + (f".{copy}" if copy > 1 else "")


def read_outcome(state: State, text: str) -> int:
    return [outcome(state, number) for number in range(chances(state))].index(text)
