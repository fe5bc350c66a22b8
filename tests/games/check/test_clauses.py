"""The clauses of CHECK!'s README, each by its number."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour.core.bits import members, popcount
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER, SPECTATOR
from parlour.core.match import Match
from parlour.core.options import read_options
from parlour.core.play import Play
from parlour.core.random import Stream
from parlour.games import find
from parlour.games.check import rules, story
from parlour.games.check.cards import (
    JOKER,
    PACK,
    card_text,
    nth_card,
    size,
    spread,
)
from parlour.games.check.data import CARDS, FACES, POINTS
from parlour.games.check.rules import (
    CALL,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    FULFIL,
    LOT,
    MARK,
    PLACE,
    SHOW,
    STOP,
    TAKE,
    Options,
    State,
)
from parlour.games.check.view import UNKNOWN, points, see
from tests.games.check.disguise import disguise
from tests.games.check.tables import (
    JOKERS,
    NAMES,
    card,
    cards,
    do,
    fulfilling,
    in_play,
    legal,
    legal_cards,
    order,
    orders,
    place,
    places,
    settle,
    table,
)
from tests.walks import Setup, finished, walk

GAME = find("check")


def ended(state: State) -> State:
    """The turn's end, with the lowest outcomes."""
    return settle(do(state, STOP))


# What there is


@pytest.mark.parametrize("seats", [1, 5])
def test_01_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refusal, match="wrong-seats"):
        Play(GAME, seats, Options())


def test_01_there_are_92_cards() -> None:
    assert size(PACK) == 92
    copies = Counter(card_text(nth_card(PACK, index)) for index in range(92))
    assert copies == {
        f"{colour}{number}": 4 if number in (1, 5) else 5
        for colour in "rgby"
        for number in range(1, 6)
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_01_no_card_is_ever_lost(seats: int) -> None:
    for play in walk(Setup(GAME, seats, Options()), seed=8):
        assert in_play(play.state) == 92


def test_02_there_are_36_orders_worth_140() -> None:
    assert len(CARDS.orders) == len(set(NAMES)) == 36
    assert sum(POINTS) == 140
    assert set(Counter(one.bonus for one in CARDS.orders).values()) == {9}
    assert POINTS[order("R3+5K/b")] == 9
    assert {len(one.needs) for one in CARDS.orders} == {1, 2, 3}


# Setting up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_03_three_cards_each_six_shown_four_orders(seats: int) -> None:
    state = rules.setup(seats, Options())
    for seat in range(seats):
        for _ in range(3):
            assert (state.phase, state.player) == (DEAL, seat)
            assert rules.chances(state) == size(state.pack)
            state = rules.resolve(state, 0)
    for _ in range(6):
        assert state.phase == SHOW
        state = rules.resolve(state, rules.chances(state) - 1)
    for _ in range(4):
        assert state.phase == CALL
        state = rules.resolve(state, rules.chances(state) - 1)
    assert state.phase == MARK
    assert [size(hand) for hand in state.hands[:seats]] == [3] * seats
    assert [hand >> JOKER for hand in state.hands] == [1] * seats + [0] * (4 - seats)
    assert state.display == cards("y5 y5 y5 y5 b5 b5")
    assert members(state.offer) == [32, 33, 34, 35]
    assert size(state.pack) == 92 - 3 * seats - 6
    assert popcount(rules.deck(state)) == 32


def test_03_the_next_card_is_the_kth_of_those_left() -> None:
    state = rules.setup(2, Options())
    assert rules.resolve(state, 3).hands[0] == JOKERS + cards("r1")
    assert rules.resolve(state, 4).hands[0] == JOKERS + cards("g1")
    assert rules.resolve(rules.resolve(state, 0), 3).hands[0] == JOKERS + cards("r1 g1")


def thrown(outcome: int, **options: int) -> State:
    state = rules.setup(2, Options(**options))
    while state.phase != MARK:
        state = rules.resolve(state, 0)
    assert rules.chances(state) == 16
    return rules.resolve(state, outcome)


def test_04_each_marker_shows_one_side() -> None:
    assert [FACES[rules.face_of(thrown(0), m)].points for m in range(4)] == [3, 3, 3, 3]
    assert [FACES[rules.face_of(thrown(15), m)].points for m in range(4)] == [5, 4, 3, 2]
    assert [FACES[rules.face_of(thrown(0b0010), m)].points for m in range(4)] == [3, 4, 3, 3]
    assert ["RGBY"[marker.colour] for marker in CARDS.markers] == ["Y", "R", "G", "B"]
    assert [marker.size for marker in CARDS.markers] == [2, 3, 4, 5]
    assert see(thrown(0b0010), 0).markers == (0, 3, 4, 6)
    assert set(see(rules.setup(2, Options()), 0).markers) == {UNKNOWN}


def test_05_the_start_is_drawn_by_lot() -> None:
    state = thrown(0)
    assert (state.phase, rules.chances(state)) == (LOT, 2)
    for seat in range(2):
        started = rules.resolve(state, seat)
        assert (started.phase, started.player, started.starter) == (TAKE, seat, seat)
        assert rules.opener(started) == seat
    assert rules.opener(state) == -1


def test_06_the_starter_may_be_named() -> None:
    state = thrown(0, starter=1)
    assert (state.phase, state.player, rules.opener(state)) == (TAKE, 1, 1)
    assert thrown(0, starter=2).player == 0
    assert thrown(0, starter=3).player == 1
    assert read_options(rules, GAME.options, {"starter": "fourth"}).starter == 3
    assert read_options(rules, GAME.options, {"starter": "lot"}) == Options()


def test_06_the_start_goes_round_in_a_match() -> None:
    match = Match(GAME, 3, Options(starter=1), 3)
    starters: list[int] = []
    for seed in range(3):
        play = finished(Setup(GAME, 3, match.next_options()), seed)
        openers = [rules.opener(state) for state in play.states]
        starters += {opener for opener in openers if opener >= 0}
        assert sum(opener >= 0 for opener in openers) == 1
        match.add(play)
    assert starters == [1, 2, 0]


# Taking cards


def test_07_at_least_one_card_is_taken() -> None:
    state = table("r5 r5 r5", "g5 g5 g5", display="r1 r1 g2 b3 y4 y5")
    assert legal(state) == places("r1 g2 b3 y4 y5")
    state = do(state, card("r1"))
    assert STOP in legal(state)
    assert do(state, STOP).phase == FULFIL


def test_07_the_third_card_ends_the_taking() -> None:
    state = do(table("r5", "g5", display="r1 r2 r3 r4 r5 r5"), card("r1"), card("r2"))
    assert state.phase == TAKE
    state = do(state, card("r5"))
    assert (state.phase, state.moved) == (FULFIL, 0)
    assert state.hands[0] == cards("r5 r1 r2 r5")
    assert state.display == cards("r3 r4 r5")


def test_08_two_cards_share_a_number_or_a_colour() -> None:
    state = do(table("r5", "g5", display="r1 r2 g1 g2 b1 y3"), card("r1"))
    assert legal_cards(state) == places("r2 g1 b1")


def test_08_three_cards_all_share_the_same() -> None:
    state = do(table("r5", "g5", display="r1 r2 r3 g1 b1 y2"), card("r1"))
    assert legal_cards(do(state, card("g1"))) == places("b1")  # not r2: no common number
    assert legal_cards(do(state, card("r2"))) == places("r3")  # not g1, not y2


def test_08_equal_cards_leave_both_ways_open() -> None:
    state = do(table("r5", "g5", display="r1 r1 r2 g1 g2 y3"), card("r1"), card("r1"))
    assert legal_cards(state) == places("r2 g1")


def test_09_the_taking_ends_where_nothing_matches() -> None:
    state = do(table("r5", "g5", display="r1 g2 b3 y4 g5 b5"), card("r1"))
    assert (state.phase, state.moved) == (FULFIL, 0)
    state = do(table("r5", "g5", display="r1 g1 b3 y4 g5 b5"), card("r1"), card("g1"))
    assert state.phase == FULFIL


def test_09_a_last_card_ends_the_taking() -> None:
    state = do(table("r5 joker", "g5", display="r1", pack=0), card("r1"))
    assert (state.phase, state.display) == (FULFIL, 0)


# Fulfilling orders


def test_10_any_number_of_orders_one_after_the_other() -> None:
    hand = "r1 g2 b3 y4 r4 r4 g4 b4 y1"
    state = fulfilling(hand, "g5", offer=("R4/y", "4K/r", "5K/y", "R5/b"))
    assert legal(state) == {order("R4/y"), order("4K/r"), order("5K/y"), STOP}
    state = place(do(state, order("R4/y")), "r1 g2 b3 y4")
    assert (state.phase, state.fulfilled[0]) == (FULFIL, orders("R4/y"))
    assert legal(state) == {order("4K/r"), STOP}
    state = place(do(state, order("4K/r")), "r4 r4 g4 b4")
    assert state.fulfilled[0] == orders("R4/y", "4K/r")
    assert legal(state) == {STOP}


def test_10_nothing_is_replaced_before_the_end_of_the_turn() -> None:
    state = fulfilling("r1 g2 b3 y4", "g5", display="r1 g1 b1", offer=("R4/y", "4K/r"))
    state = place(do(state, order("R4/y")), "r1 g2 b3 y4")
    assert (state.offer, state.display) == (orders("4K/r"), cards("r1 g1 b1"))


def test_10_ending_is_a_gesture_where_nothing_can_be_fulfilled() -> None:
    state = fulfilling("r1 g3", "g5")
    assert (rules.turn(state), legal(state)) == (0, {STOP})


def test_11_an_order_can_be_chosen_where_the_cards_suffice() -> None:
    offer = ("4K/r", "R4/y", "P+3K/b", "P+P+P/y")
    state = fulfilling("r1 r1 g1 g2 b2", "g5", offer=offer)
    assert legal(state) == {order("P+3K/b"), STOP}
    state = fulfilling("r1 r1 g1 g2 b2 joker", "g5", offer=offer)
    assert legal(state) == {order("4K/r"), order("P+3K/b"), order("P+P+P/y"), STOP}


def test_11_only_cards_from_which_it_can_be_completed() -> None:
    state = do(fulfilling("r1 g1 b1 g2 b2 y3", "g5", offer=("P+3K/b",)), order("P+3K/b"))
    assert state.phase == PLACE
    assert legal(state) == places("r1 g1 b1 g2 b2")
    state = place(state, "g2 b2")
    assert legal(state) == places("r1 g1 b1")


def test_11_a_chosen_order_must_be_completed() -> None:
    state = do(fulfilling("r1 g2 b3 y4 joker", "g5", offer=("R4/y",)), order("R4/y"))
    assert STOP not in legal(state)
    state = place(state, "g2")
    assert legal(state) == places("r1 b3 y4 joker")


def test_11_going_back_is_undo() -> None:
    play = Play(GAME, 2, Options(starter=0))
    play.states = [fulfilling("r1 g2 b3 y4", "g5", offer=("R4/y",))]
    play.act(0, order("R4/y"))
    play.act(0, card("g2"))
    play.undo(0)
    play.undo(0)
    assert play.state.phase == FULFIL


def test_12_no_card_serves_twice() -> None:
    """1-2-3-4 with a pair of 1s needs three 1s, not two."""
    state = fulfilling("r1 g1 r2 r3 r4", "g5", offer=("P1+R4/r",))
    assert legal(state) == {STOP}
    state = fulfilling("r1 g1 b1 r2 r3 r4", "g5", offer=("P1+R4/r",))
    assert order("P1+R4/r") in legal(state)
    state = fulfilling("r1 g1 r2 r3 r4 r5", "g5", offer=("P1+R4/r",))
    assert order("P1+R4/r") in legal(state)  # 2-3-4-5


def test_12_combinations_may_use_the_same_number() -> None:
    assert order("P+P+P/y") in legal(fulfilling("r2 r2 g2 g2 b2 b2", "g5", offer=("P+P+P/y",)))
    assert order("P2+P/b") in legal(fulfilling("r2 r2 g2 g2", "g5", offer=("P2+P/b",)))
    assert order("R3+5K/r") in legal(
        fulfilling("r3 r3 g3 g3 b3 b3 y2 y4", "g5", offer=("R3+5K/r",))
    )


def test_12_exactly_as_many_cards_as_needed() -> None:
    state = do(fulfilling("r2 g2 b2 y2 r2", "g5", offer=("4K/r",)), order("4K/r"))
    state = place(state, "r2 g2 b2 y2")
    assert (state.phase, state.hands[0]) == (FULFIL, cards("r2"))


def test_13_runs_do_not_wrap_round() -> None:
    assert legal(fulfilling("r4 r5 r1 r2", "g5", offer=("R4/y",))) == {STOP}
    assert legal(fulfilling("r5 r1 r2 r3 r3 r3", "g5", offer=("3K+R3/r",))) == {STOP}
    assert order("R4/y") in legal(fulfilling("r2 g3 b4 y5", "g5", offer=("R4/y",)))


def test_13_colours_do_not_matter() -> None:
    for hand in ("r3 r3 r3 r3", "r3 g3 b3 y3", "g3 g3 b3 b3"):
        assert order("4K/r") in legal(fulfilling(hand, "g5", offer=("4K/r",)))


def test_13_certain_pairs_are_of_that_number() -> None:
    assert legal(fulfilling("r1 g1 b1 y1 r2 g2", "g5", offer=("P1+4K/y",))) == {STOP}
    assert order("P1+4K/y") in legal(fulfilling("r1 g1 b2 y2 r2 g2", "g5", offer=("P1+4K/y",)))


def test_14_bonus_cards_go_to_the_pile_others_are_discarded() -> None:
    state = fulfilling("g1 g2 b3 y4", "g5", offer=("R4/g", "R4/y"), piles=(3, 1), discards="r5")
    state = place(do(state, order("R4/g")), "g1 g2 b3 y4")
    assert state.piles[:2] == (5, 1)
    assert state.discards == cards("r5 b3 y4")


def test_15_the_joker_replaces_any_one_card() -> None:
    hand = "r1 g1 b1 r2 joker"
    assert order("4K/r") in legal(fulfilling(hand, "g5", offer=("4K/r",)))
    assert legal(fulfilling(hand, "g5", offer=("5K/r",))) == {STOP}  # two would be missing
    assert order("R5/b") in legal(fulfilling("r1 r2 r4 r5 joker", "g5", offer=("R5/b",)))


def test_15_in_a_certain_pair_too() -> None:
    state = fulfilling("r1 g3 b3 y3 r3 joker", "g5", offer=("P1+4K/y",))
    assert order("P1+4K/y") in legal(state)
    state = fulfilling("g3 b3 y3 r3 joker", "g5", offer=("P1+4K/y",))
    assert legal(state) == {STOP}


def test_15_the_joker_may_stand_for_a_card_that_is_there() -> None:
    state = do(fulfilling("r1 g2 b3 y4 joker", "g5", offer=("R4/b",)), order("R4/b"))
    state = place(state, "joker")
    assert legal(state) == places("r1 g2 b3 y4")
    state = place(state, "g2 b3 y4")
    assert (state.phase, state.hands[0]) == (FULFIL, cards("r1"))


def test_15_with_the_joker_placed_the_rest_must_still_fit() -> None:
    hand = "r1 g1 b1 g2 r5 joker"
    state = place(do(fulfilling(hand, "g5", offer=("P+3K/b",)), order("P+3K/b")), "joker")
    assert legal(state) == places("r1 g1 b1 g2 r5")
    state = place(state, "g2")
    assert legal(state) == places("r1 g1 b1")


def test_15_the_joker_earns_no_bonus_and_is_gone() -> None:
    state = fulfilling("r1 r2 r3 joker", "g5", offer=("R4/y", "R4/b"))
    state = place(do(state, order("R4/y")), "joker r1 r2 r3")
    assert state.piles[0] == 0
    assert state.discards == cards("r1 r2 r3")
    assert state.hands[0] == 0
    assert rules.scores(state)[0] == POINTS[order("R4/y")] + 3  # and the yellow marker
    state = state._replace(hands=(cards("r1 r2 r3"), *state.hands[1:]))
    assert legal(state) == {STOP}


# The end of a turn


def test_16_first_the_display_then_the_offer() -> None:
    state = do(fulfilling("r1 g2 b3", "g5", display="r1 g1 b1", offer=("R4/y", "4K/r")), STOP)
    phases = []
    while rules.turn(state) == CHANCE:
        phases.append(state.phase)
        state = rules.resolve(state, 0)
    assert phases == [SHOW] * 3 + [CALL] * 2
    assert size(state.display) == 6
    assert popcount(state.offer) == 4
    assert (state.phase, state.player) == (TAKE, 1)


def test_17_a_small_hand_draws_to_three() -> None:
    state = do(fulfilling("r1 joker", "g5", display="r1 g1 b1 y1 r2", offer=("R4/y",)), STOP)
    phases = []
    while rules.turn(state) == CHANCE:
        phases.append(state.phase)
        state = rules.resolve(state, 0)
    assert phases == [SHOW] + [CALL] * 3 + [DRAW] * 2
    assert size(state.hands[0]) == 3
    assert size(state.hands[1]) == 1  # nobody else draws


def test_18_a_large_hand_discards_to_ten_by_choice() -> None:
    hand = "r1 r2 r3 r4 g1 g2 g3 g4 b1 b2 b3 y5"
    state = settle(do(fulfilling(hand, "g5", display="r1 g1 b1 y1 r2"), STOP))
    assert (state.phase, state.player) == (DISCARD, 0)
    assert legal(state) == places(hand)
    state = do(state, card("y5"))
    assert state.phase == DISCARD
    display = state.display
    state = do(state, card("r1"))
    assert (state.phase, state.player) == (TAKE, 1)
    assert state.discards == cards("y5 r1")
    assert state.display == display


def test_18_discards_do_not_fill_the_display() -> None:
    hand = "r1 r2 r3 r4 g1 g2 g3 g4 b1 b2 b3"
    state = settle(do(fulfilling(hand, "g5", display="r1 g1", pack=0), STOP))
    assert state.phase == DISCARD
    state = do(state, card("b3"))
    assert (state.display, state.discards) == (cards("r1 g1"), cards("b3"))
    assert state.phase == TAKE


def test_18_ten_cards_are_kept() -> None:
    hand = "r1 r2 r3 r4 g1 g2 g3 g4 b1 b2 joker"
    assert settle(do(fulfilling(hand, "g5"), STOP)).player == 1


def test_19_a_joker_is_no_card_in_hand() -> None:
    hand = "r1 r2 r3 r4 g1 g2 g3 g4 b1 b2 b3 joker"
    state = ended(fulfilling(hand, "g5"))
    assert JOKER not in legal(state)
    assert do(state, card("b3")).player == 1
    assert size(ended(fulfilling("joker r1 r2", "g5")).hands[0]) == 3
    assert see(state, 0).sizes[:2] == (11, 1)


def test_20_the_discards_become_the_draw_pile() -> None:
    state = fulfilling("r1 r2 r3", "g5", display="r1 g1 b1 y1", pack=cards("b5"), discards="y5 y4")
    state = do(state, STOP)
    assert (state.phase, state.pack, state.discards) == (SHOW, cards("b5"), cards("y5 y4"))
    state = rules.resolve(state, 0)
    assert (state.phase, state.pack, state.discards) == (SHOW, cards("y5 y4"), 0)
    state = rules.resolve(state, 0)
    assert state.display == cards("r1 g1 b1 y1 b5 y4")


def test_20_an_empty_draw_pile_waits_until_a_card_is_needed() -> None:
    state = fulfilling("r1 r2 r3", "g5", display="r1 g1 b1 y1 r2", pack=cards("b5"), discards="y5")
    state = settle(do(state, STOP))
    assert (state.pack, state.discards, state.phase) == (0, cards("y5"), TAKE)


def test_20_drawing_into_a_hand_uses_the_discards_too() -> None:
    state = fulfilling("r1", "g5", pack=0, discards="y5 y4 b2")
    state = settle(do(state, STOP))
    assert state.hands[0] == cards("r1 y4 b2")
    assert (state.pack, state.discards) == (cards("y5"), 0)


def test_20_both_empty_nothing_is_filled() -> None:
    state = settle(do(fulfilling("r1", "g5 g4 g3 g2 g1 joker", display="r1 g1", pack=0), STOP))
    assert (state.phase, state.player) == (TAKE, 1)
    assert (state.display, state.hands[0]) == (cards("r1 g1"), cards("r1"))


def test_20_players_piles_never_come_back() -> None:
    state = fulfilling("r1", "g5 g4 g3 g2 g1", display="r1 g1", pack=0, piles=(20, 20))
    assert settle(do(state, STOP)).piles[:2] == (20, 20)


def test_20_an_empty_deck_of_orders_fills_nothing() -> None:
    rest = rules.ALL_ORDERS & ~orders("R5/b")
    state = fulfilling("r1 r2 r3", "g5", offer=("R5/b",), fulfilled=(0, 0))
    state = state._replace(fulfilled=(0, 0, rest, 0))  # somewhere, so that the goal is not reached
    state = settle(do(state, STOP))
    assert (state.phase, state.offer) == (TAKE, orders("R5/b"))


# The end of the game


def test_21_an_empty_display_ends_the_game() -> None:
    state = do(table("r1 r2", "g5", display="r3", pack=0), card("r3"))
    state = do(state, STOP)
    assert rules.turn(state) == OVER
    told = story.tell(state, 0, STOP, state, SPECTATOR)
    assert [message.key for message in told] == ["end-cards", "shared-win"]


def test_21_a_display_that_is_filled_does_not() -> None:
    state = do(table("r1 r2", "g5", display="r3", pack=0, discards="r4"), card("r3"))
    state = settle(do(state, STOP))
    assert (state.phase, state.display) == (TAKE, cards("r4"))


def test_21_discards_come_too_late_for_an_empty_display() -> None:
    hand = "r1 r2 r3 r4 g1 g2 g3 g4 b1 b2 b3"
    state = settle(do(fulfilling(hand, "g5", display="", pack=0), STOP))
    assert state.phase == DISCARD
    assert rules.turn(do(state, card("b3"))) == OVER


def test_21_no_open_order_ends_the_game() -> None:
    rest = rules.ALL_ORDERS & ~orders("R4/y")
    state = fulfilling("r1 r2 r3 r4", "g5", offer=("R4/y",))
    state = state._replace(fulfilled=(0, 0, rest, 0))
    state = settle(do(place(do(state, order("R4/y")), "r1 r2 r3 r4"), STOP))
    assert (rules.turn(state), state.offer) == (OVER, 0)


def unfulfillable(hand: str, **rest: object) -> State:
    """Only runs on offer, and every 3 lies in a pile."""
    return fulfilling(
        hand,
        "g5 g5 g4",
        display="r1 g1 b1 y1 r2 g2",
        offer=("R5/b", "R5/r", "R5/y", "P+R5/b"),
        pack=cards("r4 r4 g4 b4 b5 y5 b2 y2"),
        **rest,
    )


def test_22_the_game_ends_where_no_order_can_ever_be_fulfilled() -> None:
    state = settle(do(unfulfillable("r1 r2 r4"), STOP))
    assert rules.turn(state) == OVER
    keys = [message.key for message in story.tell(state, 0, STOP, state, SPECTATOR)]
    assert keys[0] == "end-orders"


def test_22_a_joker_or_a_card_somewhere_keeps_it_going() -> None:
    assert settle(do(unfulfillable("r1 r2 r4 joker"), STOP)).phase == TAKE
    assert settle(do(unfulfillable("r1 r2 r4", discards="y3"), STOP)).phase == TAKE


@pytest.mark.parametrize(("seats", "goal"), [(2, 7), (3, 6), (4, 5)])
def test_23_so_many_orders_bring_the_end(seats: int, goal: int) -> None:
    hands = ["g5 g5 g5"] * (seats - 1)
    for count, over in ((goal - 1, False), (goal, True), (goal + 1, True)):
        done = (0,) * (seats - 1) + ((1 << count) - 1,)
        state = fulfilling(
            *hands, "g4 g4 g4", offer=("R3+5K/r", "R3+5K/b", "3K+R3/r", "3K+R3/g"), fulfilled=done
        )
        last = state._replace(player=seats - 1)
        assert (rules.turn(ended(last)) == OVER) is over


def test_24_the_round_is_finished() -> None:
    done = (0, (1 << 6) - 1, 0)
    offer = ("R3+5K/r", "R3+5K/b", "3K+R3/r", "3K+R3/g")
    state = fulfilling("r4 r4 r4", "g4 g4 g4", "b4 b4 b4", offer=offer, fulfilled=done, starter=2)
    assert (rules.turn(ended(state)), ended(state).player) == (1, 1)  # seat 2 started
    assert rules.turn(ended(state._replace(player=1))) == OVER


def test_24_all_have_the_same_number_of_turns() -> None:
    for seats in (2, 3, 4):
        for seed in range(6):
            play = finished(Setup(GAME, seats, Options()), seed)
            turns = Counter(
                before.player
                for before, after in zip(play.states, play.states[1:], strict=False)
                if before.phase == TAKE and before.moved == 0 and after.display != before.display
            )
            assert len(set(turns.values())) == 1
            assert set(turns) == set(range(seats))


def test_24_prompts_say_that_it_is_the_last_round() -> None:
    done = (0, orders("R5/b", "R5/r", "5K/y", "5K/r", "R4/y", "R4/g", "5K/g"))
    for fulfilled, last in ((done, 1), ((0, 0), 0)):
        state = table("r4 r4 r4", "g4 g4 g4", fulfilled=fulfilled, offer=("R4/b",))
        for viewer in (0, 1, SPECTATOR):
            assert story.prompt(see(state, viewer), 0).params["last"] == last


# Points


def test_25_a_marker_goes_to_the_sole_leader() -> None:
    mine, theirs = orders("5K/y", "R4/y"), orders("P5+R4/y")
    state = table("g5", "g4", fulfilled=(mine, theirs))
    assert rules.leader(state, 0) == 0
    assert rules.marker_column(state) == (3, 0, 0, 0)
    assert rules.leader(table("g5", "g4", fulfilled=(theirs, mine)), 0) == 1


def test_25_a_tie_at_any_height_gives_it_to_nobody() -> None:
    tied = (orders("5K/y"), orders("R4/y"))
    assert rules.leader(table("g5", "g4", fulfilled=tied), 0) == -1
    assert rules.leader(table("g5", "g4"), 0) == -1  # at zero
    below = (orders("5K/y"), 0, orders("R4/y"))
    assert rules.leader(table("g5", "g4", "g3", fulfilled=below), 0) == -1


def test_25_combinations_count_by_their_size() -> None:
    sizes = {size: 2 * marker + 1 for marker, size in enumerate((2, 3, 4, 5))}
    assert rules.symbols(orders("P+P+P/y"), sizes[2]) == 3
    assert rules.symbols(orders("P2+P/b", "P1+R4/r"), sizes[2]) == 3
    assert rules.symbols(orders("3K+3K/y", "3K+R3/r"), sizes[3]) == 4
    assert rules.symbols(orders("R3+4K/g", "R4/y"), sizes[4]) == 2
    assert rules.symbols(orders("R3+5K/r", "P+R5/b", "R5/b"), sizes[5]) == 3
    assert rules.symbols(orders("P+R5/b"), sizes[3]) == 0


def test_25_a_bonus_colour_counts_once_an_order() -> None:
    assert rules.symbols(orders("P+P+P/y", "3K+3K/y"), 0) == 2


def test_25_a_turned_marker_counts_sizes_only() -> None:
    done = (orders("P+P+P/y"), orders("5K/y", "R4/y"))
    assert rules.marker_column(table("g5", "g4", fulfilled=done, markers=0))[:2] == (0, 3)
    assert rules.marker_column(table("g5", "g4", fulfilled=done, markers=1))[:2] == (5, 0)


def test_26_points_come_from_four_sources() -> None:
    done = (orders("5K/y", "R4/y"), orders("R3+4K/g"))
    state = table(
        "g5 g5 joker", "g4 y1 y1", fulfilled=done, piles=(4, 7), markers=0b0010, phase=DONE
    )
    columns = dict(zip(rules.SOURCES, rules.breakdown(state), strict=True))
    assert columns["orders"] == (5, 6, 0, 0)
    assert columns["markers"] == (3, 3 + 4, 0, 0)  # yellow; green and a run of three
    assert columns["pile"] == (4, 7, 0, 0)
    assert columns["joker"] == (1, 0, 0, 0)
    assert rules.scores(state) == (13, 20, 0, 0)


def test_27_until_the_end_only_the_own_pile_is_counted() -> None:
    done = (orders("5K/y"), 0)
    state = table("g5 joker", "g4", fulfilled=done, piles=(4, 7))
    assert points(see(state, SPECTATOR)) == (4 + 3 + 1, 0, 0, 0)
    assert points(see(state, 0)) == (12, 0, 0, 0)
    assert points(see(state, 1)) == (8, 7, 0, 0)
    assert points(see(state._replace(phase=DONE), SPECTATOR)) == (12, 7, 0, 0)


def test_28_the_most_points_win() -> None:
    state = table("g5", "g4", fulfilled=(orders("R4/y"), 0), piles=(0, 3), phase=DONE)
    assert rules.scores(state)[:2] == (4, 3)
    assert rules.winners(state) == 0b01


def test_28_among_equals_the_larger_pile_wins() -> None:
    state = table("g5", "g4", "g3", fulfilled=(orders("R4/y"), 0, 0), piles=(2, 6, 5), phase=DONE)
    assert rules.scores(state)[:3] == (6, 6, 5)
    assert rules.winners(state) == 0b010


def test_28_then_the_win_is_shared() -> None:
    state = table("g5", "g4", "g3", piles=(6, 2, 6), phase=DONE)
    assert rules.winners(state) == 0b101
    assert rules.winners(table("g5 joker", "g4", "g3", piles=(5, 6, 6), phase=DONE)) == 0b110


# Secrets


def test_29_a_view_shows_the_own_hand_only() -> None:
    state = table("r1 r1 joker", "g4 g5 g5", piles=(4, 7), discards="y1 y2")
    view = see(state, 0)
    assert view.hand == spread(cards("r1 r1"))
    assert view.sizes == (2, 3, 0, 0)
    assert view.jokers == 0b01
    assert view.discards == spread(cards("y1 y2"))
    assert view.piles == (4, 0, 0, 0)
    assert see(state, SPECTATOR).piles == (0, 0, 0, 0)
    assert see(state._replace(phase=DONE), 1).piles == (4, 7, 0, 0)
    assert not any(see(state, SPECTATOR).hand)


def test_29_what_is_drawn_into_a_hand_is_told_to_its_owner_only() -> None:
    """All outcomes sound alike to the others."""
    drawing = do(fulfilling("r1 joker", "g5"), STOP)
    while drawing.phase != DRAW:
        drawing = rules.resolve(drawing, 0)
    for state in (drawing, rules.setup(2, Options())):
        for viewer, differ in ((0, True), (1, False), (SPECTATOR, False)):
            told = {
                str(story.tell(state, CHANCE, k, rules.resolve(state, k), viewer))
                for k in range(rules.chances(state))
            }
            assert (len(told) > 1) is differ


def test_29_stories_do_not_depend_on_what_is_hidden() -> None:
    """Gestures sound the same whatever the others hold."""
    stream = Stream(9)
    told = 0
    for play in walk(Setup(GAME, 3, Options()), seed=9):
        if not play.events:
            continue
        (before, after), (actor, number) = play.states[-2:], play.events[-1]
        if after.phase == DONE:
            continue
        for viewer in (0, 1, 2, SPECTATOR):
            if actor in (CHANCE, viewer):
                continue
            hidden = disguise(before, viewer, stream), disguise(after, viewer, stream)
            plain = story.tell(before, actor, number, after, viewer)
            assert story.tell(hidden[0], actor, number, hidden[1], viewer) == plain
            told += 1
    assert told > 100
