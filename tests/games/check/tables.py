"""Tables of CHECK! as the tests lay them."""

from __future__ import annotations

from parlour.core.bits import members
from parlour.games.check import rules
from parlour.games.check.cards import JOKER, NUMBER_CARDS, PACK, place_of, size
from parlour.games.check.data import CARDS, COLOURS
from parlour.games.check.rules import FULFIL, PLACE, STOP, TAKE, Options, State

NAMES = list(map(str, CARDS.orders))
JOKERS = 1 << JOKER


def card(text: str) -> int:
    """The place of ``r5``, the red 5."""
    return place_of(int(text[1]), COLOURS.lower().index(text[0]))


def cards(text: str) -> int:
    """A handful: ``r5 r5 g1 joker``."""
    return sum(JOKERS if one == "joker" else 1 << card(one) for one in text.split())


def order(text: str) -> int:
    """The number of ``P1+4K/y``."""
    return NAMES.index(text)


def orders(*texts: str) -> int:
    return sum(1 << order(text) for text in texts)


def table(
    *hands: str,
    display: str = "r1 g1 b1 y1 r2 g2",
    offer: tuple[str, ...] = ("R5/b", "R5/r", "5K/y", "5K/r"),
    pack: int | None = None,
    discards: str = "",
    fulfilled: tuple[int, ...] = (),
    phase: int = TAKE,
    player: int = 0,
    starter: int = 0,
    markers: int = 0,
    piles: tuple[int, ...] = (),
    order: int = -1,
    moved: str = "",
) -> State:
    """A turn of ``player``. What lies nowhere else is in the draw pile, unless it is given."""
    seats = len(hands)
    empty = (0,) * (4 - seats)
    held = tuple(map(cards, hands))
    lying = sum(hand & NUMBER_CARDS for hand in held) + sum(map(cards, (display, discards, moved)))
    return State(
        options=Options(),
        seats=seats,
        phase=phase,
        player=player,
        starter=starter,
        pack=PACK - lying if pack is None else pack,
        discards=cards(discards),
        display=cards(display),
        hands=held + empty,
        piles=(piles or (0,) * seats) + empty,
        fulfilled=(fulfilled or (0,) * seats) + empty,
        offer=orders(*offer),
        markers=markers,
        order=order,
        moved=cards(moved),
    )


def legal(state: State) -> set[int]:
    return set(members(rules.legal(state, state.player)))


def legal_cards(state: State) -> set[int]:
    return legal(state) - {STOP}


def do(state: State, *actions: int) -> State:
    for action in actions:
        assert action in legal(state)
        state = rules.apply(state, state.player, action)
    return state


def places(text: str) -> set[int]:
    return {JOKER if one == "joker" else card(one) for one in text.split()}


def place(state: State, text: str) -> State:
    """Place cards onto the chosen order, one by one."""
    return do(state, *(JOKER if one == "joker" else card(one) for one in text.split()))


def settle(state: State) -> State:
    """Let chance bring its lowest outcomes until it is somebody's turn."""
    while rules.turn(state) == -1:
        state = rules.resolve(state, 0)
    return state


def fulfilling(*hands: str, **rest: object) -> State:
    """Seat 0 has taken cards and may fulfil orders."""
    return table(*hands, phase=FULFIL, **rest)  # type: ignore[arg-type]


def in_play(state: State) -> int:
    """Number cards anywhere on the table."""
    return (
        sum(map(size, (state.pack, state.discards, state.display)))
        + (size(state.moved) if state.phase == PLACE else 0)
        + sum(map(size, state.hands))
        + sum(state.piles)
    )
