"""The clauses of Check Out!'s README, each by its number."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.bits import members, popcount
from parlour.core.errors import Refusal
from parlour.core.game import ANYONE, CHANCE, OVER, SPECTATOR, Message
from parlour.core.options import read_options
from parlour.core.play import Play
from parlour.games import find
from parlour.games.check_out import rules
from parlour.games.check_out.data import CARDS, PRICES, WHEN
from parlour.games.check_out.state import (
    ALONE,
    BID,
    BUY,
    CHECK_OUT,
    DEALS,
    DICE,
    DONE,
    LOT,
    NOBODY,
    OVER_AND_OUT,
    PRODUCTS,
    ROLL,
    ROUNDS,
    SHOP,
    STEP,
    Options,
    State,
    left,
)
from parlour.games.check_out.story import tell
from parlour.games.check_out.view import reveals, see
from tests.games.check_out.shop import (
    bid,
    bidding,
    deal,
    deals,
    dice,
    do,
    fall,
    fresh,
    legal,
    product,
    products,
    revealed,
    rolled,
    seated,
    shop,
)

TOAST = product("toast")  # a 1
EGG = product("boiled-egg")  # a 3
BUN = product("steamed-bun")  # a 4
HOT_DOG = product("hot-dog")  # 5 and 6
LEMONADE = product("lemonade")  # 6 and 6
MILK = product("milk")  # a 6


def queue(state: State) -> list[int]:
    return [int(digit) - 1 for digit in reversed(f"{state.queue:o}") if digit != "0"]


def test_01_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(Refusal, match="wrong-seats"):
            Play(find("check_out"), seats, Options())


@pytest.mark.parametrize("seats", [2, 6])
def test_01_four_rounds_with_five_dice_then_the_bonus_round(seats: int) -> None:
    state = rules.setup(seats, Options())
    for number in range(ROUNDS):
        state = revealed(state)
        assert (state.phase, state.round) == (SHOP, number)
        assert [left(hand) for hand in state.dice[:seats]] == [5] * seats
        for seat in range(seats - 1):
            state = do(state, (seat, CHECK_OUT))
        for seat in range(seats):
            state = do(state, (seat, DONE))
    state = revealed(state)
    assert (state.phase, state.round, state.tokens) == (BID, ROUNDS, seated(*[20] * seats))


def test_02_sixty_products_and_twenty_four_deals() -> None:
    assert (len(CARDS.products), len(CARDS.deals)) == (60, 24)
    hot_dog = CARDS.products[HOT_DOG]
    assert (hot_dog.category, hot_dog.faces, hot_dog.stars) == ("food", (5, 6), 5)
    nachos = CARDS.deals[deal("nachos")]
    assert (nachos.price, nachos.when, nachos.promotion) == (2, "drink", 1)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_03_two_products_and_one_deal_a_player(seats: int) -> None:
    state = rules.setup(seats, Options())
    for number in range(2 * seats):
        assert (state.phase, rules.chances(state)) == (PRODUCTS, 60 - number)
        state = rules.resolve(state, 0)
    for number in range(seats):
        assert (state.phase, rules.chances(state)) == (DEALS, 24 - number)
        state = rules.resolve(state, 0)
    assert popcount(state.shelf) == 2 * seats
    assert popcount(state.counter) == seats
    assert not state.shelf & state.stock


def test_03_the_outcome_is_the_kth_of_the_cards_left() -> None:
    state = rules.resolve(rules.resolve(rules.setup(2, Options()), 5), 5)
    assert members(state.shelf) == [5, 6]


def test_04_nobody_acts_before_the_last_card() -> None:
    state = rules.setup(3, Options())
    while state.phase in (PRODUCTS, DEALS):
        assert not any(rules.legal(state, seat) for seat in range(3))
        state = rules.resolve(state, 1)
    for seat in range(3):
        assert legal(state, seat) == {ROLL, CHECK_OUT}


def test_05_any_shopper_may_act_at_any_moment() -> None:
    state = shop(fresh(5), fresh(5), fresh(5))
    assert rules.turn(state) == ANYONE
    state = rolled(rolled(state, 2, 1, 1, 1, 1, 1), 0, 2, 2, 2, 2, 2)
    assert all(rules.legal(state, seat) for seat in range(3))


def test_06_dice_fall_before_the_next_gesture() -> None:
    state = do(shop(fresh(5), fresh(5)), (1, ROLL))
    assert (rules.turn(state), state.player) == (CHANCE, 1)
    assert legal(state, 0) == legal(state, 1) == set()
    state = fall(state, 6, 5, 4, 3, 2)
    assert state.dice[:2] == (fresh(5), dice(2, 3, 4, 5, 6))
    assert ROLL in legal(state, 1)  # at once, as far as the rules go


def test_07_a_roll_throws_all_dice_that_are_not_placed() -> None:
    state = shop(dice(1, 2, 2, 2, 2), fresh(5), shelf=products("toast", "milk"))
    state = rolled(do(state, (0, TOAST)), 0, 6, 1, 1, 3)
    assert state.dice[0] == dice(1, 1, 3, 6)
    state = rolled(state, 0, 2, 2, 2, 2)
    assert state.dice[0] == dice(2, 2, 2, 2)


@pytest.mark.parametrize(
    ("faces", "reach"),
    [
        ((5, 6), {HOT_DOG, MILK}),
        ((5, 5), set()),
        ((6, 6), {LEMONADE, MILK}),
        ((1, 6), {TOAST, MILK}),
        ((5, 6, 6), {HOT_DOG, LEMONADE, MILK}),
    ],
)
def test_08_every_face_by_a_die_of_its_own(faces: tuple[int, ...], reach: set[int]) -> None:
    shelf = products("hot-dog", "lemonade", "milk", "toast")
    state = shop(dice(*faces), fresh(5), shelf=shelf)
    assert legal(state) - {ROLL, CHECK_OUT} == reach


def test_08_no_faces_before_a_roll() -> None:
    assert legal(shop(fresh(5), fresh(5), shelf=products("toast"))) == {ROLL, CHECK_OUT}


def test_09_several_grabs_from_one_roll() -> None:
    shelf = products("hot-dog", "toast", "milk")
    state = do(shop(dice(1, 2, 5, 6, 6), fresh(5), shelf=shelf), (0, HOT_DOG), (0, MILK))
    assert state.basket[0] == products("hot-dog", "milk")
    assert state.dice[0] == dice(1, 2)
    assert legal(state) == {ROLL, CHECK_OUT, TOAST}  # nothing is forced
    assert state.shelf == products("toast")


def test_09_placed_dice_stay_until_the_round_ends() -> None:
    state = do(shop(dice(1, 2), fresh(5), shelf=products("toast")), (0, TOAST), (1, CHECK_OUT))
    assert (state.phase, left(state.dice[0])) == (BUY, 1)


def test_10_the_first_grab_counts_and_the_late_one_costs_nothing() -> None:
    state = shop(dice(1, 1), dice(1, 4), shelf=products("toast", "steamed-bun"))
    assert TOAST in legal(state, 0)
    after = do(state, (1, TOAST))
    assert TOAST not in legal(after, 0)
    assert after.dice[0] == state.dice[0]


def test_11_checking_out_at_any_time_with_a_die() -> None:
    state = shop(fresh(5), dice(1, 2, 3, 4, 5), dice(6))
    for seat in (2, 0):
        state = do(state, (seat, CHECK_OUT))
        assert legal(state, seat) == set() or state.phase == BUY
    assert queue(state) == [2, 0, 1]
    assert [left(hand) for hand in state.dice[:3]] == [5, 5, 1]


def test_12_without_dice_no_queue_no_deals_no_tokens() -> None:
    state = shop(dice(1), fresh(5), fresh(5), shelf=products("toast"), counter=deals("jam"))
    state = do(state, (0, TOAST))
    assert legal(state, 0) == set()
    state = do(state, (1, CHECK_OUT))
    assert queue(state) == [1, 2]
    state = do(state, (1, DONE), (2, DONE))
    assert state.tokens[:3] == (0, 5, 5)
    assert state.kept[0] == products("toast")
    assert state.deals[0] == 0


def test_12_13_the_last_shopper_may_run_out_of_dice() -> None:
    state = shop(dice(1), fresh(5), shelf=products("toast"))
    state = do(state, (1, CHECK_OUT), (0, TOAST))
    assert (state.phase, queue(state)) == (BUY, [1])


def test_13_the_last_shopper_may_not_roll() -> None:
    state = shop(dice(1, 4, 2), fresh(5), shelf=products("toast", "steamed-bun"))
    state = do(state, (1, CHECK_OUT))
    assert legal(state) == {TOAST, BUN, CHECK_OUT}
    state = do(state, (0, BUN))
    assert legal(state) == {TOAST, CHECK_OUT}
    assert queue(do(state, (0, CHECK_OUT))) == [1, 0]


def test_13_also_when_the_others_are_out_of_dice() -> None:
    state = shop(dice(1, 1), dice(1, 4), shelf=products("toast", "apple", "steamed-bun"))
    state = do(state, (1, TOAST), (1, BUN))
    assert legal(state) == {product("apple"), CHECK_OUT}


def test_13_with_nothing_to_grab_the_queue_comes_by_itself() -> None:
    state = do(shop(fresh(5), fresh(4), shelf=products("toast")), (1, CHECK_OUT))
    assert (state.phase, state.player, queue(state)) == (BUY, 1, [1, 0])
    state = shop(dice(1, 2), fresh(4), shelf=products("toast"))
    state = do(state, (1, CHECK_OUT), (0, TOAST))
    assert (queue(state), left(state.dice[0])) == ([1, 0], 1)


def test_14_nothing_of_the_race_is_taken_back() -> None:
    state = shop(dice(1, 1), dice(2, 3), shelf=products("toast"))
    for action in (TOAST, CHECK_OUT, ROLL):
        assert reveals(state, 0, action)


def bought(state: State, *words: str) -> State:
    for word in words:
        state = do(state, (state.player, deal(word)))
    return state


def at_counter(*counts: int, counter: int, basket: tuple[int, ...] = ()) -> State:
    """The queue is in seat order, with so many dice."""
    state = shop(*map(fresh, counts), counter=counter, basket=seated(*basket))
    for seat in range(len(counts) - 1):
        state = do(state, (seat, CHECK_OUT))
    return state


def test_15_the_queue_buys_in_its_order() -> None:
    state = shop(fresh(5), fresh(5), fresh(5), counter=deals("honey", "jam", "kiwi"))
    state = do(state, (2, CHECK_OUT), (0, CHECK_OUT))
    assert (rules.turn(state), state.phase) == (2, BUY)
    assert legal(state, 2) == {deal("honey"), deal("jam"), deal("kiwi"), DONE}
    state = do(bought(state, "honey", "kiwi"), (2, DONE))
    assert (rules.turn(state), state.deals[2]) == (0, deals("honey", "kiwi"))
    assert do(state, (0, DONE)).player == 1


def test_15_only_what_the_dice_can_pay() -> None:
    state = at_counter(2, 5, counter=deals("honey", "sushi"))
    assert legal(state) == {deal("honey"), DONE}
    assert legal(bought(state, "honey")) == {DONE}  # the last deal would still cost one


def test_15_without_a_queue_the_round_is_over() -> None:
    state = shop(dice(1), 0, shelf=products("toast", "milk"))
    state = do(state, (0, TOAST))
    assert (state.phase, state.round, state.aside) == (PRODUCTS, 1, products("milk"))


def test_16_a_free_deal_after_the_last_die() -> None:
    basket = (products("hot-dog"),)
    state = at_counter(2, 5, counter=deals("honey", "jam", "olives"), basket=basket)
    state = bought(state, "honey")
    assert left(state.dice[0]) == 0
    assert legal(state) == {deal("jam"), DONE}
    state = bought(state, "jam")
    assert (state.deals[0], state.counter) == (deals("honey", "jam"), deals("olives"))


@pytest.mark.parametrize(
    ("word", "helps"), [("nachos", "milk"), ("dumplings", "toast"), ("soft-ice", "cookie")]
)
def test_17_a_promotion_for_a_category_of_this_round(word: str, helps: str) -> None:
    card = CARDS.deals[deal(word)]
    counter = deals(word, "honey")
    assert left(bought(at_counter(5, 5, counter=counter), word).dice[0]) == 5 - card.price
    basket = (products(helps),)
    cheaper = bought(at_counter(5, 5, counter=counter, basket=basket), word)
    assert left(cheaper.dice[0]) == 5 - card.promotion
    earlier = at_counter(5, 5, counter=counter)._replace(kept=seated(*basket))
    assert left(bought(earlier, word).dice[0]) == 5 - card.price


def test_17_it_is_not_used_up() -> None:
    counter = deals("nachos", "taco", "curry-rice")
    state = at_counter(3, 5, counter=counter, basket=(products("milk"),))
    assert left(bought(state, "nachos", "taco", "curry-rice").dice[0]) == 0


def test_18_the_last_deal() -> None:
    state = at_counter(5, 5, counter=deals("sushi", "honey"))
    assert left(bought(state, "sushi").dice[0]) == 2
    assert left(bought(state, "honey", "sushi").dice[0]) == 2
    state = do(bought(state, "honey"), (0, DONE))
    assert left(bought(state, "sushi").dice[1]) == 4


def test_18_no_promotion_no_change() -> None:
    state = at_counter(5, 5, counter=deals("honey"), basket=(products("toast", "milk"),))
    assert WHEN[deal("honey")] == 4
    assert left(bought(state, "honey").dice[0]) == 5 - PRICES[deal("honey")]


def test_19_dice_left_become_tokens_without_limit() -> None:
    state = at_counter(4, 5, counter=deals("honey"))._replace(tokens=seated(29, 30))
    state = do(bought(state, "honey"), (0, DONE), (1, DONE))
    assert state.tokens[:2] == (31, 35)


def test_20_the_round_ends() -> None:
    state = at_counter(4, 5, counter=deals("honey", "jam"), basket=(products("toast"),))
    shelf = products("milk", "cookie")
    state = do(state._replace(shelf=shelf, aside=products("apple")), (0, DONE), (1, DONE))
    assert (state.phase, state.round, state.shelf, state.counter) == (PRODUCTS, 1, 0, 0)
    assert state.aside == products("milk", "cookie", "apple")
    assert (state.kept[0], state.basket) == (products("toast"), NOBODY)
    assert not state.deal_stock & deals("honey", "jam")


def test_21_the_bonus_shelf_is_what_was_left_and_one_more() -> None:
    state = at_counter(5, 5, counter=0)._replace(round=3, aside=products("apple"))
    state = do(state, (0, DONE), (1, DONE))
    assert (state.phase, state.round, state.shelf) == (PRODUCTS, ROUNDS, products("apple"))
    state = rules.resolve(state, 0)
    assert (state.phase, state.aside, state.counter) == (BID, 0, 0)
    assert state.shelf == products("apple", "toast")


def test_22_bids_of_none_to_five_dice_at_most_the_tokens() -> None:
    state = bidding(9, 3, 0)
    assert rules.turn(state) == ANYONE
    assert legal(state, 0) == {0, 1, 2, 3, 4, 5}
    assert legal(state, 1) == {0, 1, 2, 3}
    assert legal(state, 2) == {0}
    assert legal(do(state, (0, 2)), 0) == set()


def test_23_bids_open_together_and_are_paid() -> None:
    state = do(bidding(9, 3, 4), (1, 2), (0, 5))
    assert (state.phase, state.tokens[:3]) == (BID, (9, 3, 4))
    state = do(state, (2, 0))
    assert (state.phase, state.tokens[:3]) == (SHOP, (4, 1, 4))
    assert [left(hand) for hand in state.dice[:3]] == [5, 2, 0]
    assert state.active == 0b011
    assert bid(bidding(9, 3, step=1), 1, 1).phase == STEP


def test_24_the_bid_that_opens_the_others_stays() -> None:
    state = bidding(9, 3)
    assert not reveals(state, 1, 2)
    assert reveals(do(state, (1, 2)), 0, 1)


def test_25_the_first_in_the_queue_gets_four_tokens() -> None:
    state = do(bid(bidding(9, 9, 9), 1, 1, 1), (2, CHECK_OUT), (0, CHECK_OUT))
    assert rules.turn(state) == OVER
    assert state.tokens[:3] == (8, 8, 12)


def test_25_the_forced_last_shopper_too() -> None:
    state = bid(bidding(9, 9, shelf=products("toast")), 1, 2)
    state = do(rolled(state, 0, 1), (0, TOAST))
    assert (rules.turn(state), state.tokens[:2]) == (OVER, (8, 11))


def test_25_nobody_in_the_queue() -> None:
    state = shop(dice(1), dice(4), shelf=products("toast", "steamed-bun"), round=ROUNDS)
    state = do(state, (0, TOAST), (1, BUN))
    assert (rules.turn(state), state.tokens) == (OVER, NOBODY)


def test_26_dice_left_become_nothing_and_the_last_shopper_stops() -> None:
    state = bid(bidding(9, 9, shelf=products("toast", "apple")), 5, 5)
    state = do(rolled(state, 0, 1, 1, 2, 2, 2), (1, CHECK_OUT))
    assert legal(state) == {TOAST, product("apple"), CHECK_OUT}
    state = do(state, (0, TOAST), (0, CHECK_OUT))
    assert (rules.turn(state), state.tokens[:2]) == (OVER, (4, 8))


def test_27_one_bidder_takes_freely() -> None:
    state = bid(bidding(9, 9, shelf=products("toast", "hot-dog", "pancakes", "milk")), 0, 4)
    assert (state.phase, rules.turn(state)) == (ALONE, 1)
    assert legal(state, 1) == {TOAST, HOT_DOG, product("pancakes"), MILK, DONE}
    state = do(state, (1, product("pancakes")))
    assert legal(state, 1) == {TOAST, MILK, DONE}
    state = do(state, (1, MILK))
    assert legal(state, 1) == {DONE}
    state = do(state, (1, DONE))
    assert (rules.turn(state), state.tokens[:2]) == (OVER, (9, 5))
    assert state.basket[1] == products("pancakes", "milk")


def test_28_no_bidder() -> None:
    state = bid(bidding(9, 9, shelf=products("toast")), 0, 0)
    assert (rules.turn(state), state.tokens[:2]) == (OVER, (9, 9))


def test_29_the_score_by_its_sources() -> None:
    state = shop(fresh(5), fresh(5), tokens=seated(7, 0), deals=seated(deals("honey", "jam")))
    state = state._replace(
        basket=seated(products("toast", "milk")),
        kept=seated(products("hot-dog", "cookie", "pretzel", "iced-latte")),
    )
    stars = 3 + 3 + 5 + 5 + 5 + 7
    assert [column[0] for column in rules.breakdown(state)] == [stars, 4 + 2, 7, 2 * 3]
    assert rules.scores(state)[:2] == (stars + 6 + 7 + 6, 0)


def test_30_the_highest_score_wins_and_ties_share() -> None:
    over = bidding(5, 7, 7)._replace(phase=OVER_AND_OUT)
    assert rules.winners(over) == 0b110
    assert rules.winners(over._replace(tokens=seated(9, 7, 7))) == 0b001


def test_31_the_option_and_its_choices() -> None:
    game = find("check_out")
    assert read_options(game.rules, game.options, {"step": "on"}).step == 1
    assert revealed(rules.setup(2, Options(step=1))).phase == STEP
    state = shop(dice(1, 4, 2), fresh(5), shelf=products("toast", "steamed-bun"), step=1)
    assert rules.turn(state) == ANYONE
    assert legal(state, 0) == {TOAST, BUN, ROLL, CHECK_OUT}
    assert legal(state, 1) == {ROLL, CHECK_OUT}  # no passing
    for action in (ROLL, CHECK_OUT):
        assert legal(do(state, (0, action)), 0) == set()
    begun = do(state, (0, TOAST))
    assert legal(begun, 0) == {BUN, DONE}
    assert legal(do(begun, (0, DONE)), 0) == set()


def test_32_grabs_of_one_choice_share_the_roll() -> None:
    shelf = products("hot-dog", "lemonade", "milk")
    state = do(shop(dice(5, 6, 6), fresh(5), shelf=shelf, step=1), (0, HOT_DOG))
    assert legal(state, 0) == {MILK, DONE}
    assert legal(do(state, (0, MILK)), 0) == {DONE}


def test_33_the_last_choice_opens_all_and_none_is_taken_back() -> None:
    state = shop(dice(1, 4), fresh(5), shelf=products("toast"), step=1)
    assert all(reveals(state, 0, action) for action in (TOAST, ROLL, CHECK_OUT))
    chosen = do(state, (0, TOAST), (0, DONE))
    assert (chosen.phase, chosen.basket, chosen.shelf) == (STEP, NOBODY, products("toast"))
    opened = do(chosen, (1, ROLL))
    assert (opened.phase, opened.basket[0]) == (DICE, products("toast"))


def test_34_grabs_then_the_queue_then_rolls_by_seats() -> None:
    state = shop(fresh(5), fresh(5), dice(1, 4), fresh(5), shelf=products("toast"), step=1)
    state = do(state, (3, ROLL), (0, CHECK_OUT), (2, TOAST), (2, DONE), (1, ROLL))
    assert (state.phase, state.player) == (DICE, 1)
    assert (queue(state), state.basket[2]) == ([0], products("toast"))
    state = fall(state, 1, 2, 3, 4, 5)
    assert (state.phase, state.player) == (DICE, 3)
    state = fall(state, 6, 6, 6, 6, 6)
    assert (state.phase, state.chosen) == (STEP, NOBODY)
    assert state.dice[1] == dice(1, 2, 3, 4, 5)


def contest(**fields: Any) -> State:
    """Three who can all take the toast, and two of them a bun."""
    shelf = products("toast", "steamed-bun")
    return shop(dice(1, 4), dice(1, 4), dice(1, 2), shelf=shelf, step=1, **fields)


def test_35_a_contested_product_goes_to_the_fewest_products() -> None:
    state = contest(basket=seated(products("milk")), kept=seated(0, products("apple", "cookie"), 0))
    state = do(state, (0, TOAST), (0, DONE), (1, TOAST), (1, DONE), (2, TOAST), (2, DONE))
    assert state.phase == STEP
    assert state.basket[:3] == (products("milk"), 0, products("toast"))


def test_35_face_down_products_count() -> None:
    state = contest(kept=seated(products("apple")))
    state = do(state, (0, TOAST), (0, DONE), (1, TOAST), (1, DONE), (2, ROLL))
    assert state.basket[1] == products("toast")


def test_35_before_the_step_not_within_it() -> None:
    """The toast won by lot does not count against its winner for the bun."""
    state = contest()
    state = do(state, (0, TOAST), (0, BUN), (0, DONE), (1, TOAST), (1, BUN), (1, DONE), (2, ROLL))
    assert (state.phase, rules.turn(state), rules.chances(state)) == (LOT, CHANCE, 2)
    state = rules.resolve(state, 1)
    assert (state.phase, rules.chances(state)) == (LOT, 2)
    state = rules.resolve(state, 1)
    assert state.basket[1] == products("toast", "steamed-bun")
    assert state.dice[0] == dice(1, 4)


def test_35_the_lot_is_among_those_with_the_fewest() -> None:
    state = contest(kept=seated(0, products("apple"), 0))
    state = do(state, (0, TOAST), (0, DONE), (1, TOAST), (1, DONE), (2, TOAST), (2, DONE))
    assert (state.phase, rules.chances(state)) == (LOT, 2)
    assert rules.resolve(state, 1).basket[2] == products("toast")


def test_36_places_in_the_queue_too() -> None:
    state = shop(fresh(5), fresh(4), fresh(3), kept=seated(products("apple")), step=1)
    state = do(state, (0, CHECK_OUT), (1, CHECK_OUT), (2, CHECK_OUT))
    assert (state.phase, rules.chances(state)) == (LOT, 2)
    state = rules.resolve(state, 1)
    assert (state.phase, queue(state)) == (BUY, [2, 1, 0])


def test_36_lots_one_place_after_the_other() -> None:
    state = shop(fresh(5), fresh(4), fresh(3), step=1)
    state = do(state, (0, CHECK_OUT), (1, CHECK_OUT), (2, CHECK_OUT))
    assert rules.chances(state) == 3
    state = rules.resolve(state, 1)
    assert (rules.chances(state), queue(state)) == (2, [1])
    assert queue(rules.resolve(state, 1)) == [1, 2, 0]


def test_37_a_lost_grab_keeps_dice_and_faces() -> None:
    state = contest(kept=seated(products("apple")))
    state = do(state, (0, TOAST), (0, DONE), (1, TOAST), (1, DONE), (2, ROLL))
    assert state.dice[0] == dice(1, 4)
    assert legal(fall(state, 5, 5), 0) == {BUN, ROLL, CHECK_OUT}


def test_37_the_last_shopper_stops_from_the_next_step_on() -> None:
    state = shop(fresh(2), fresh(5), shelf=products("toast"), step=1)
    state = do(state, (0, ROLL), (1, CHECK_OUT))
    assert (state.phase, state.player) == (DICE, 0)  # the roll that was chosen is made
    grab = fall(state, 1, 3)
    assert (grab.phase, legal(grab)) == (STEP, {TOAST, CHECK_OUT})
    assert do(grab, (0, TOAST), (0, DONE)).phase == BUY
    assert (fall(state, 3, 3).phase, queue(fall(state, 3, 3))) == (BUY, [1, 0])


def test_38_face_down_products_are_counted_not_shown() -> None:
    state = shop(fresh(5), fresh(5), kept=seated(products("apple", "milk"), products("cookie")))
    view = see(state, 0)
    assert (view.kept, view.face_down[:2]) == (seated(products("apple", "milk")), (2, 1))
    assert see(state, SPECTATOR).kept == NOBODY
    assert see(state._replace(phase=OVER_AND_OUT), 0).kept == state.kept


def test_38_bids_and_choices_until_they_open() -> None:
    state = do(bidding(9, 9, 9), (1, 3), (0, 2))
    assert (see(state, 1).chosen, see(state, 1).ready) == (seated(0, 1 << 3), 0b011)
    assert see(state, SPECTATOR).chosen == NOBODY
    step = do(shop(dice(1, 1), fresh(5), shelf=products("toast"), step=1), (0, TOAST))
    assert (see(step, 1).chosen, see(step, 1).ready) == (NOBODY, 0)
    assert see(do(step, (0, DONE)), 1).ready == 0b01


def test_38_what_is_open() -> None:
    state = shop(dice(1, 2), fresh(5), tokens=seated(3, 4), deals=seated(0, deals("jam")))
    state = state._replace(basket=seated(products("toast")))
    view = see(state, 1)
    assert (view.dice, view.tokens, view.deals) == (state.dice, state.tokens, state.deals)
    assert view.basket == state.basket
    assert view.points[:2] == (3 + 3, 4 + 2)


def test_38_stories_tell_no_secret() -> None:
    """Whatever is chosen or bid, the others hear the same until it opens."""

    def heard(state: State, *actions: int) -> list[Message]:
        told = []
        for action in actions:
            after = do(state, (0, action))
            for viewer in (1, 2, SPECTATOR):
                told += tell(state, 0, action, after, viewer)
            state = after
        return told

    step = shop(dice(1, 4), fresh(5), fresh(5), shelf=products("toast", "steamed-bun"), step=1)
    silent = [Message("choice-made", {"player": 0})] * 3
    assert heard(step, ROLL) == heard(step, CHECK_OUT) == silent
    assert heard(step, TOAST, DONE) == heard(step, TOAST, BUN, DONE) == silent
    bids = [heard(bidding(9, 9, 9), number) for number in range(6)]
    assert bids == [[Message("bid-made", {"player": 0})] * 3] * 6
