"""Who was first: dates, windows, and the order of one seat's own gestures."""

from __future__ import annotations

import random

import pytest

from parlour.server.arbiter import CAP, Arbiter, Claim, allowance, margin
from parlour.server.trips import KEPT, Trips

GRAB, OTHER = 7, 8


def test_a_line_is_credited_half_its_round_trip_and_at_most_the_cap() -> None:
    assert [allowance(trip) for trip in (-5, 0, 60, 200, 5000)] == [0, 0, 30, CAP, CAP]


def test_what_nobody_can_contest_is_decided_at_once() -> None:
    arbiter = Arbiter()
    claim = arbiter.enter(0, GRAB, arrived=1000, trip=80, rivals=[])
    assert (claim.date, claim.ready) == (960, 960)
    assert arbiter.decide(1000) is claim
    assert arbiter.due() is None


def test_a_contestable_claim_waits_for_the_slowest_rival_only() -> None:
    arbiter = Arbiter()
    claim = arbiter.enter(0, GRAB, 1000, 20, [(1, 60), (2, 160)])
    assert (claim.date, arbiter.due()) == (990, 1070)
    assert arbiter.decide(1069.9) is None
    assert arbiter.decide(1070) is claim


def test_an_earlier_dated_claim_that_arrives_later_wins() -> None:
    arbiter = Arbiter()
    quick = arbiter.enter(0, GRAB, 1000, 0, [(1, 160)])
    slow = arbiter.enter(1, GRAB, 1060, 160, [(0, 0)])
    assert (slow.date, arbiter.others(GRAB)) == (980, [slow, quick])
    # Everybody who could come has come: there is nothing left to wait for.
    assert arbiter.decide(1060) is slow
    assert arbiter.decide(1060) is quick
    assert margin(slow, quick) == 20


def test_where_it_is_off_arrival_counts_and_nothing_waits() -> None:
    arbiter = Arbiter(fair=False)
    first = arbiter.enter(0, GRAB, 1000, 0, [(1, 160)])
    assert arbiter.decide(1000) is first
    second = arbiter.enter(1, GRAB, 1001, 160, [])
    assert second.date == 1001


def test_nobody_is_dated_before_the_gesture_was_possible() -> None:
    arbiter = Arbiter()
    assert arbiter.enter(0, GRAB, 1000, 160, [], since=990).date == 990
    assert arbiter.enter(1, GRAB, 1000, 160, [], since=2000).date == 1000


def test_where_dates_are_equal_a_lot_decides_and_not_the_shorter_line() -> None:
    """One lot a seat: who reaches for several things draws none for each."""
    arbiter = Arbiter(draw=random.Random(3).random)
    wins = [0, 0]
    for _ in range(400):
        arbiter.draw_lots()
        arbiter.latest.clear()
        for seat, arrived, trip in ((0, 1010, 40), (1, 1070, 160)):
            for action in (GRAB, OTHER):
                rivals = [(1 - seat, 160 - 120 * seat)]
                claim = arbiter.enter(seat, action, arrived, trip, rivals, since=1000)
                assert claim.date == 1000
        decided = [arbiter.decide(1080) for _ in range(4)]
        (first, *_) = [one.seat for one in decided if one is not None and one.action == GRAB]
        (again, *_) = [one.seat for one in decided if one is not None and one.action == OTHER]
        assert first == again
        wins[first] += 1
    assert min(wins) > 150


def test_where_it_is_off_equal_arrivals_keep_their_order() -> None:
    for _ in range(20):
        arbiter = Arbiter(fair=False)
        claims = [arbiter.enter(seat, GRAB, 1000, 0, []) for seat in range(4)]
        assert [arbiter.decide(1000) for _ in range(4)] == claims


def test_a_seat_s_gestures_keep_their_order() -> None:
    arbiter = Arbiter()
    grab = arbiter.enter(0, GRAB, 1000, 0, [(1, 100)])
    roll = arbiter.enter(0, 60, 1005, 0, [])
    assert arbiter.decide(1010) is None
    assert arbiter.decide(1050) is grab
    assert arbiter.decide(1050) is roll


def test_a_second_wish_of_the_same_seat_is_heard_in_time() -> None:
    """While one grab waits, the next one is dated and already in the way of later ones."""
    arbiter = Arbiter()
    first = arbiter.enter(0, GRAB, 1000, 0, [(1, 160)])
    second = arbiter.enter(0, OTHER, 1005, 0, [(2, 0)])
    third = arbiter.enter(2, OTHER, 1010, 0, [(0, 0)])
    assert arbiter.decide(1010) is None
    assert [arbiter.decide(1080) for _ in range(4)] == [first, second, third, None]


def test_claims_to_different_things_do_not_wait_for_each_other() -> None:
    arbiter = Arbiter()
    waiting = arbiter.enter(0, GRAB, 1000, 0, [(1, 160)])
    free = arbiter.enter(2, OTHER, 1001, 0, [])
    assert arbiter.decide(1001) is free
    assert arbiter.decide(1080) is waiting


@pytest.mark.parametrize("fair", [True, False])
def test_whatever_comes_every_claim_is_decided_once_and_by_date(fair: bool) -> None:
    """Arrivals in any order: within one thing the dates never go back."""
    stream = random.Random(5)
    for _ in range(300):
        arbiter = Arbiter(fair)
        trips = [stream.uniform(0, 260) for _ in range(6)]
        arrivals = sorted(
            (stream.uniform(0, 150) + trips[seat] / 2, seat, stream.choice([GRAB, OTHER]))
            for seat in range(6)
        )
        decided: list[Claim] = []
        for arrived, seat, action in arrivals:
            while (due := arbiter.due()) is not None and due <= arrived:
                found = arbiter.decide(due)
                assert found is not None
                decided.append(found)
            rivals = [(other, trips[other]) for other in range(6) if other != seat]
            arbiter.enter(seat, action, arrived, trips[seat], rivals)
        while (found := arbiter.decide(1e9)) is not None:
            decided.append(found)
        assert len(decided) == 6
        for action in (GRAB, OTHER):
            dates = [claim.date for claim in decided if claim.action == action]
            assert dates == sorted(dates)


def test_a_round_trip_is_the_median_of_what_was_measured() -> None:
    trips = Trips()
    assert trips.typical == 0
    at = 0.0
    for took in (40, 42, 900, 41, 39):
        number = trips.probe(at)
        assert not trips.echo(number ^ 1, at + 1), "a guess"
        assert trips.echo(number, at + took)
        assert not trips.echo(number, at + took), "once only"
        at += 2000
    assert trips.typical == 41
    for _ in range(KEPT):
        trips.echo(trips.probe(at), at + 80)
    assert trips.typical == 80
