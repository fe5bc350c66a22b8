"""What the rules say about orders, against trying everything by hand."""

from __future__ import annotations

from parlour.core.bits import members
from parlour.core.random import Stream
from parlour.games.check import rules
from parlour.games.check.cards import (
    JOKER,
    NUMBER_CARDS,
    PACK,
    by_number,
    colour_of,
    gather,
    nth_card,
    number_of,
    size,
    spread,
)
from parlour.games.check.data import CARDS, ORDERS, POINTS
from parlour.games.check.orders import complete, fulfillable, lacking, placeable, steps
from tests.games.check import by_hand
from tests.games.check.by_hand import Card
from tests.games.check.tables import JOKERS, NAMES, table


def drawn(stream: Stream, count: int) -> int:
    """A random hand."""
    hand, pack = 0, PACK
    for _ in range(count):
        card = 1 << nth_card(pack, stream.draw(size(pack)))
        hand, pack = hand + card, pack - card
    return hand


def spelled(cards: int) -> tuple[Card, ...]:
    places = [nth_card(cards, index) for index in range(size(cards))]
    found: list[Card] = [(number_of(place), "rgby"[colour_of(place)]) for place in places]
    return (*found, *[None] * (cards >> JOKER))


def test_the_orders_are_those_of_the_rulings() -> None:
    assert sorted(NAMES) == sorted(by_hand.ORDERS)
    assert [by_hand.ORDERS[name][1] for name in NAMES] == list(POINTS)


def test_what_a_hand_can_fulfil() -> None:
    stream = Stream(1)
    able = 0
    for _ in range(3000):
        hand = drawn(stream, 3 + stream.draw(11)) + JOKERS * stream.draw(2)
        numbers = tuple((card[0], "") if card else None for card in spelled(hand))
        expected = {
            number
            for number, name in enumerate(NAMES)
            if by_hand.can_fulfil(numbers, by_hand.ORDERS[name][0])
        }
        assert set(members(fulfillable(rules.ALL_ORDERS, hand))) == expected
        able += len(expected)
    assert able > 3000


def test_what_can_still_be_placed() -> None:
    """Chosen orders of random hands, completed at random: every mask on the way."""
    stream = Stream(2)
    seen = 0
    for _ in range(400):
        hand = drawn(stream, 5 + stream.draw(6)) + JOKERS * stream.draw(2)
        orders = members(fulfillable(rules.ALL_ORDERS, hand))
        if not orders:
            continue
        order = orders[stream.draw(len(orders))]
        needs = by_hand.ORDERS[NAMES[order]][0]
        placed = 0
        while not complete(order, placed):
            mask = rules.legal(
                table("", "g5", phase=rules.PLACE)._replace(
                    hands=(hand, 0, 0, 0), order=order, moved=placed
                ),
                0,
            )
            expected = by_hand.can_go_on(spelled(placed), spelled(hand), needs)
            assert {spelled(1 << place)[0] for place in members(mask)} == expected
            assert placeable(order, hand, placed) >> JOKER
            place = members(mask)[stream.draw(mask.bit_count())]
            hand, placed = hand - (1 << place), placed + (1 << place)
            seen += 1
        assert by_hand.fulfils(spelled(placed), needs)
    assert seen > 1000


def test_what_may_be_taken() -> None:
    stream = Stream(3)
    for _ in range(300):
        display = drawn(stream, 1 + stream.draw(6))
        start = table("r5", "g5")._replace(display=display)
        taken = set()
        ways = [start]
        while ways:
            state = ways.pop()
            for action in members(rules.legal(state, 0)):
                after = rules.apply(state, 0, action)
                if after.phase == rules.FULFIL:
                    taken.add(display - after.display)
                else:
                    ways.append(after)
        found = {tuple(sorted(spelled(cards), key=str)) for cards in taken}
        assert found == by_hand.takings(spelled(display))


def test_how_many_cards_are_lacking() -> None:
    """The least number of extra cards, of any kinds, that make an order possible."""
    stream = Stream(4)
    for _ in range(150):
        hand = drawn(stream, 1 + stream.draw(6))
        numbers = tuple((card[0], "") if card else None for card in spelled(hand))
        order = stream.draw(ORDERS)
        needs = by_hand.ORDERS[NAMES[order]][0]
        whole = sum(map(by_hand.size_of, needs))
        most = max(
            sum(min(by_number(hand) >> 12 * n & 63, way.count(n + 1)) for n in range(5))
            for way in every_way(needs)
        )
        assert lacking(order, steps(hand)) == whole - most
        assert by_hand.can_fulfil(numbers, needs) == (whole == most)


def every_way(needs: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The numbers of all sets of cards that fulfil an order exactly."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(sum(map(by_hand.size_of, needs))):
        found = [(*way, n) for way in found for n in range(way[-1] if way else 1, 6)]
    return [way for way in found if by_hand.splits(way, needs)]


def test_handfuls_spread_and_gather() -> None:
    stream = Stream(5)
    for _ in range(100):
        hand = drawn(stream, stream.draw(20))
        assert gather(spread(hand)) == hand
        assert sum(spread(hand)) == size(hand)
    assert sum(spread(PACK)) == 92
    assert PACK & NUMBER_CARDS == PACK
    assert len(CARDS.orders) == ORDERS
