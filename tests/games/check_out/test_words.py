"""What a player reads, where it must stay short."""

from __future__ import annotations

import pytest

from parlour.core.bits import popcount
from parlour.games.check_out import rules, story
from parlour.games.check_out.data import ALL_PRODUCTS, PRODUCT_NAMES
from parlour.games.check_out.view import see
from tests.games.check_out.shop import dice, fresh, product, products, shop


@pytest.mark.parametrize("step", [0, 1])
def test_a_prompt_names_what_is_in_reach_as_long_as_it_is_short(step: int) -> None:
    hand = dice(1, 2, 3, 5, 6)
    many = shop(hand, fresh(5), shelf=ALL_PRODUCTS, step=step)
    reach = story.prompt(see(many, 0), rules.legal(many, 0))
    assert reach.params["count"] == popcount(rules.legal(many, 0) & ALL_PRODUCTS) > story.LISTED
    few = shop(hand, fresh(5), shelf=products("toast"), step=step)
    named = story.prompt(see(few, 0), rules.legal(few, 0))
    assert named.params["choices"] == (PRODUCT_NAMES[product("toast")],)
