"""CHECK! worked out by trying everything, without the tables of the rules.

Cards are pairs of a number and a colour letter, the joker is None.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations

Card = tuple[int, str] | None
Numbers = tuple[int, ...]

PRINTED = """
4K 2 RGB, 5K 4 YRG, P+P+P 4 YG, P1+4K 5 Y, P5+4K 5 G, P2+P 1 B, P4+P 1 R, P1+R4 5 R, P5+R4 5 Y,
3K+3K 4 YR, P+3K 2 BYG, R4 1 YBG, R5 3 BRY, R3+4K 6 GR, 3K+R4 6 BY, P+R5 6 BG, R3+5K 9 RB,
3K+R3 4 RGB
"""
"""The orders once more, as the rulings print them: needs, points, bonus colours."""

ORDERS = {
    f"{needs}/{colour.lower()}": (tuple(needs.split("+")), int(points), colour.lower())
    for needs, points, colours in (line.split() for line in PRINTED.strip().split(","))
    for colour in colours
}


def size_of(need: str) -> int:
    return 2 if need[0] == "P" else int(need.strip("KR"))


def meets(numbers: Numbers, need: str) -> bool:
    """Whether these cards, in ascending order, are the combination."""
    if need[0] == "R":
        return all(b == a + 1 for a, b in pairwise(numbers))
    return len(set(numbers)) == 1 and need[1:] in ("", "K", str(numbers[0]))


@cache
def splits(numbers: Numbers, needs: tuple[str, ...]) -> bool:
    """Whether the cards, all of them, can be dealt out to the needs."""
    if not needs:
        return not numbers
    for part in set(combinations(numbers, size_of(needs[0]))):
        if meets(part, needs[0]):
            rest = list(numbers)
            for number in part:
                rest.remove(number)
            if splits(tuple(rest), needs[1:]):
                return True
    return False


def fulfils(cards: tuple[Card, ...], needs: tuple[str, ...]) -> bool:
    """Whether exactly these cards, a joker perhaps among them, fulfil an order."""
    numbers = [card[0] for card in cards if card is not None]
    if len(cards) != sum(map(size_of, needs)):
        return False
    if len(numbers) == len(cards):
        return splits(tuple(sorted(numbers)), needs)
    return any(splits(tuple(sorted([*numbers, stand_in])), needs) for stand_in in range(1, 6))


@lru_cache(maxsize=1000)
def choices(hand: tuple[Card, ...], count: int) -> frozenset[tuple[Card, ...]]:
    """Ways to choose cards of a hand, equal ones once."""
    return frozenset(combinations(sorted(hand, key=str), count))


def without(hand: tuple[Card, ...], used: tuple[Card, ...]) -> tuple[Card, ...]:
    rest = list(hand)
    for card in used:
        rest.remove(card)
    return tuple(rest)


def can_fulfil(hand: tuple[Card, ...], needs: tuple[str, ...]) -> bool:
    return any(fulfils(cards, needs) for cards in choices(hand, sum(map(size_of, needs))))


def can_go_on(
    placed: tuple[Card, ...], hand: tuple[Card, ...], needs: tuple[str, ...]
) -> set[Card]:
    """The cards of the hand that may be placed next."""
    left = sum(map(size_of, needs)) - len(placed)
    return {
        card for used in choices(hand, left) if fulfils((*placed, *used), needs) for card in used
    }


def takings(display: tuple[Card, ...]) -> set[tuple[Card, ...]]:
    """All that may be taken from a display."""
    found = set()
    for count in (1, 2, 3):
        for cards in choices(display, count):
            numbers = {card[0] for card in cards if card is not None}
            colours = {card[1] for card in cards if card is not None}
            if len(numbers) == 1 or len(colours) == 1:
                found.add(cards)
    return found


def best_last_turn(hand: tuple[Card, ...], display: tuple[Card, ...], offer: list[str]) -> int:
    """The most points that one turn can add where nothing comes after it, the joker's loss
    taken off, markers left aside."""
    return max(
        best_fulfilling((*hand, *taken), names)
        for taken in takings(display)
        for count in range(len(offer) + 1)
        for names in permutations(offer, count)
    )


def best_fulfilling(hand: tuple[Card, ...], names: tuple[str, ...]) -> int:
    """The best way to fulfil all these orders, in this sequence; -99 where there is none."""
    if not names:
        return 0
    needs, points, bonus = ORDERS[names[0]]
    best = -99
    for used in choices(hand, sum(map(size_of, needs))):
        if fulfils(used, needs):
            gain = points + sum(card is not None and card[1] == bonus for card in used)
            gain -= None in used
            best = max(best, gain + best_fulfilling(without(hand, used), names[1:]))
    return best
