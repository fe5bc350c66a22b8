"""Positions of Check Out! for tests, told in the words of its records."""

from __future__ import annotations

from typing import Any

from parlour.core.bits import members
from parlour.core.game import CHANCE
from parlour.games.check_out import rules
from parlour.games.check_out.data import BITS, DEAL_WORDS, PRODUCT_WORDS
from parlour.games.check_out.state import (
    BID,
    DEALS,
    LEFT,
    NOBODY,
    PRODUCTS,
    ROLL,
    ROUNDS,
    SHOP,
    STEP,
    Options,
    State,
)


def product(word: str) -> int:
    return PRODUCT_WORDS.index(word)


def deal(word: str) -> int:
    return DEAL_WORDS.index(word)


def products(*words: str) -> int:
    return sum(1 << product(word) for word in words)


def deals(*words: str) -> int:
    return sum(1 << deal(word) for word in words)


def dice(*faces: int) -> int:
    """Dice on the table that show these faces."""
    return len(faces) << LEFT | sum(1 << BITS * (face - 1) for face in faces)


def fresh(count: int) -> int:
    """Dice that have not been rolled."""
    return count << LEFT


def seated(*values: int) -> tuple[int, ...]:
    return (*values, *NOBODY)[:6]


def shop(
    *hands: int,
    shelf: int = 0,
    counter: int = 0,
    round: int = 0,  # noqa: A002 - the game's own word
    step: int = 0,
    **fields: Any,
) -> State:
    """Shopping under way; one hand of dice a seat, and who has none is out."""
    start = rules.setup(len(hands), Options(step=step))
    active = sum(1 << seat for seat, hand in enumerate(hands) if hand)
    return start._replace(
        phase=STEP if step else SHOP,
        round=round,
        shelf=shelf,
        counter=counter,
        stock=start.stock & ~shelf,
        deal_stock=start.deal_stock & ~counter,
        active=active,
        dice=seated(*hands),
    )._replace(**fields)


def legal(state: State, seat: int = 0) -> set[int]:
    return set(members(rules.legal(state, seat)))


def do(state: State, *gestures: tuple[int, int]) -> State:
    """Gestures as pairs of seat and action."""
    for seat, action in gestures:
        assert action in legal(state, seat), f"{action} is not legal for {seat}"
        state = rules.apply(state, seat, action)
    return state


def fall(state: State, *faces: int) -> State:
    """The dice that were thrown come up so."""
    assert rules.turn(state) == CHANCE
    assert rules.chances(state) == 6 ** len(faces)
    return rules.resolve(state, sum((face - 1) * 6**n for n, face in enumerate(faces)))


def rolled(state: State, seat: int, *faces: int) -> State:
    return fall(do(state, (seat, ROLL)), *faces)


def revealed(state: State, outcome: int = 0) -> State:
    """All cards of the round's beginning are there."""
    while state.phase in (PRODUCTS, DEALS):
        state = rules.resolve(state, outcome)
    return state


def bidding(*tokens: int, shelf: int = 0, **fields: int) -> State:
    start = rules.setup(len(tokens), Options(**fields))
    return start._replace(
        phase=BID,
        round=ROUNDS,
        shelf=shelf,
        stock=start.stock & ~shelf,
        deal_stock=0,
        tokens=seated(*tokens),
    )


def bid(state: State, *bids: int) -> State:
    return do(state, *enumerate(bids))
