"""Rung 6: exact values of CHECK!, each found in two independent ways."""

from __future__ import annotations

from itertools import product
from math import comb, prod

import pytest

from parlour.core.bits import members
from parlour.core.random import Stream
from parlour.games.check import rules
from parlour.games.check.orders import fulfillable
from parlour.games.check.rules import FULFIL, TAKE, State
from tests.games.check import by_hand
from tests.games.check.tables import JOKERS, NAMES, cards, orders, table
from tests.games.check.test_orders import drawn, spelled

IN_PACK = (16, 20, 20, 20, 16)  # cards of each number


def hands_by_the_rules(name: str) -> int:
    """Of all hands with as many cards as the order needs, how many fulfil it?"""
    count = sum(map(by_hand.size_of, by_hand.ORDERS[name][0]))
    found = 0
    for counts in product(range(count + 1), repeat=5):
        if sum(counts) == count:
            hand = sum(cards(representative(n, many)) for n, many in enumerate(counts, 1))
            if fulfillable(orders(name), hand):
                found += prod(map(comb, IN_PACK, counts))
    return found


def representative(number: int, many: int) -> str:
    """So many cards of a number; of which colours does not matter."""
    return " ".join("rgby"[index % 4] + str(number) for index in range(many))


def alike(count: int) -> int:
    return sum(comb(copies, count) for copies in IN_PACK)


ONE, TWO = 16, 20
RUN_4 = 2 * ONE * TWO**3
RUN_5 = ONE**2 * TWO**3


@pytest.mark.parametrize(
    ("name", "hands"),
    [
        ("4K/r", 2 * comb(16, 4) + 3 * comb(20, 4)),
        ("5K/y", 2 * comb(16, 5) + 3 * comb(20, 5)),
        ("R4/y", RUN_4),
        ("R5/b", RUN_5),
        # A run of five with one number more: that number three times, or twice and a pair.
        ("P+R5/b", 2 * comb(16, 3) * ONE * TWO**3 + 3 * comb(20, 3) * ONE**2 * TWO**2),
        # Two numbers, two and three times, or one number five times.
        (
            "P+3K/b",
            sum(
                comb(a, 2) * comb(b, 3)
                for i, a in enumerate(IN_PACK)
                for j, b in enumerate(IN_PACK)
                if i != j
            )
            + alike(5),
        ),
        # Two 2s and another pair, or four 2s.
        ("P2+P/b", comb(20, 2) * (2 * comb(16, 2) + 2 * comb(20, 2)) + comb(20, 4)),
        # 1-2-3-4 with two more 1s, or 2-3-4-5 with two 1s.
        ("P1+R4/r", comb(16, 3) * TWO**3 + comb(16, 2) * TWO**3 * ONE),
        # Two numbers three times each, or one six times.
        (
            "3K+3K/y",
            comb(16, 3) ** 2 + 3 * comb(20, 3) ** 2 + 6 * comb(16, 3) * comb(20, 3) + alike(6),
        ),
    ],
)
def test_so_many_hands_fulfil_an_order_exactly(name: str, hands: int) -> None:
    assert hands_by_the_rules(name) == hands


def best_by_the_rules(state: State) -> int:
    """The best that the turn can still bring, by trying every gesture."""
    best: dict[State, int] = {}

    def value(state: State) -> int:
        if state.phase not in (TAKE, FULFIL, rules.PLACE):
            columns = rules.breakdown(state._replace(phase=rules.DONE))
            return columns[0][0] + columns[2][0] + columns[3][0]
        if state not in best:
            best[state] = max(
                value(rules.apply(state, 0, action)) for action in members(rules.legal(state, 0))
            )
        return best[state]

    return value(state)


def last_turn(hand: int, display: int, offer: list[str]) -> State:
    """Seat 0's turn, the last one: seat 1 has already reached the goal."""
    state = table("", "g5", offer=tuple(offer), starter=1, fulfilled=(0, orders(*NAMES[:7])))
    return state._replace(hands=(hand, state.hands[1], 0, 0), display=display)


def test_the_best_last_turn() -> None:
    """Which cards, which orders in which sequence, which colours, and the joker or not."""
    stream = Stream(6)
    gained = 0
    for _ in range(40):
        together = drawn(stream, 12)
        display = 0
        for card in spelled(together)[::2]:
            assert card is not None
            display += cards(f"{card[1]}{card[0]}")
        hand = together - display + JOKERS
        rest = NAMES[7:]
        offer = [rest.pop(stream.draw(len(rest))) for _ in range(3)]
        found = best_by_the_rules(last_turn(hand, display, offer)) - 1
        assert found == by_hand.best_last_turn(spelled(hand), spelled(display), offer)
        gained += found
    assert gained > 40


def test_a_last_turn_worked_out_on_paper() -> None:
    """The two red 4s make four of a kind: 2 points, 4 bonus cards, and the joker is kept.
    Taking 2 and 3 for the run would bring 1 point, 1 bonus card and the joker."""
    state = last_turn(cards("r4 r4 g1 joker"), cards("r4 r4 b2 b3 y5"), ["4K/r", "R4/g"])
    assert best_by_the_rules(state) == 2 + 4 + 1
    without = state._replace(display=cards("b2 b3 y5"))
    assert best_by_the_rules(without) == 1 + 1 + 1
