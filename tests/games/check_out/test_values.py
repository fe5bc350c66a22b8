"""Known values, found in two independent ways, and small positions counted."""

from __future__ import annotations

from itertools import product as tuples
from math import comb

import pytest

from parlour.core.bits import members
from parlour.games import find
from parlour.games.check_out import rules, story
from parlour.games.check_out.data import CARDS, ODDS
from parlour.games.check_out.state import ROLL, State
from tests.games.check_out.shop import fresh, products, shop
from tests.ladder.test_counts import step


def inclusion_exclusion(faces: tuple[int, ...], dice: int) -> float:
    """The chance by a closed formula, for different faces or one face several times."""
    if len(set(faces)) == 1:
        fewer = sum(comb(dice, k) * 5 ** (dice - k) for k in range(len(faces)))
        return float(1 - fewer / 6**dice)
    missing = range(len(faces) + 1)
    terms = ((-1) ** k * comb(len(faces), k) * ((6 - k) / 6) ** dice for k in missing)
    return float(sum(terms))


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("word", ["toast", "hot-dog", "lemonade", "club-sandwich"])
def test_the_chance_to_cover_a_product(word: str, dice: int) -> None:
    """Every roll through the rules, a closed formula, and the bot's table."""
    number = members(products(word))[0]
    state = shop(fresh(dice), fresh(5), shelf=products(word))
    thrown = rules.apply(state, 0, ROLL)
    rolls = rules.chances(thrown)
    covered = sum(rules.legal(rules.resolve(thrown, k), 0) >> number & 1 for k in range(rolls))
    expected = inclusion_exclusion(CARDS.products[number].faces, dice)
    assert covered / rolls == pytest.approx(expected, abs=1e-12)
    assert ODDS[6 * number + dice] == pytest.approx(expected, abs=1e-12)


def test_the_odds_of_every_card_by_trying_all_rolls() -> None:
    rolls = list(tuples(range(1, 7), repeat=3))
    for number, card in enumerate(CARDS.products):
        enough = [all(roll.count(f) >= card.faces.count(f) for f in card.faces) for roll in rolls]
        assert ODDS[6 * number + 3] == pytest.approx(sum(enough) / 216)


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
def test_good_rolls_counted_one_by_one(dice: int) -> None:
    """The end's luck, against every roll through the rules."""
    shelf = products("toast", "hot-dog", "lemonade", "club-sandwich")
    thrown = rules.apply(shop(fresh(dice), fresh(5), shelf=shelf), 0, ROLL)
    throws = [story.thrown(thrown, k) for k in range(rules.chances(thrown))]
    good = [rules.legal(rules.resolve(thrown, k), 0) & shelf != 0 for k in range(len(throws))]
    assert [one is not None and one.good for one in throws] == good
    assert {(one.likely, one.of) for one in throws if one} == {(sum(good), 6**dice)}


def reach(state: State, seats: int, depth: int) -> list[int]:
    states, counts = {state}, []
    for _ in range(depth):
        states = step(find("check_out"), states, seats)
        counts.append(len(states))
    return counts


def test_small_positions_counted_by_hand() -> None:
    """Seat 0 has two dice, seat 1 one. Both may roll or check out: 4. Then two dice fall
    in 21 ways, one in 6, and who is alone in the shop is queued, so that one buyer says
    *done* in either case: 29."""
    state = shop(fresh(2), fresh(1), shelf=products("toast", "hot-dog"))
    assert reach(state, 2, 2) == [4, 21 + 6 + 2]


def test_small_steps_counted_by_hand() -> None:
    """One of two choices by either seat: 4; both choices: 4. Then, if both roll, seat 0's dice
    fall first, in 21 ways; if seat 0 alone rolls, it stays with a 1 or with 5 and 6 (7 ways)
    and is queued otherwise (1); if seat 1 alone rolls, it stays with a 1 (1) and is queued
    otherwise (1); if nobody rolls, a lot decides who is first, which is one of the two
    queues just counted."""
    state = shop(fresh(2), fresh(1), shelf=products("toast", "hot-dog"), step=1)
    assert reach(state, 2, 3) == [4, 4, 21 + 7 + 1 + 1 + 1]
