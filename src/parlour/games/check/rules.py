"""The rules of CHECK!. Clause numbers refer to the README beside this file.

Cards lie in handfuls, ints with a count for every kind of card (``cards.py``).
Orders are numbers in the sequence of ``cards.toml``, a set of them is an int
with bit ``o`` for order ``o``. An order is on offer, fulfilled by somebody, or
still in the deck.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.bits import lowest, nth, popcount, put
from parlour.core.game import CHANCE, OVER
from parlour.core.remembered import remembered
from parlour.games.check.cards import (
    JOKER,
    NUMBER_CARDS,
    PACK,
    kinds,
    nth_card,
    of_colour,
    sharing,
    size,
)
from parlour.games.check.data import BONUS, FACES, MARKERS, OFFER, ORDERS, POINTS
from parlour.games.check.orders import complete, fulfillable, placeable, steps, within_reach

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
LOWEST_WINS: Final = False
SOURCES: Final = ("orders", "markers", "pile", "joker")

SHOWN: Final = 6  # cards in the display
MOST_TAKEN: Final = 3
SMALL_HAND: Final = 3
LARGE_HAND: Final = 10
GOAL: Final = (0, 0, 7, 6, 5)  # orders that bring the end, by the number of players

# Phases of chance
DEAL: Final = 0  # the next card goes to the player's first hand
SHOW: Final = 1  # ... into the display
CALL: Final = 2  # the next order is turned up
MARK: Final = 3  # the markers are thrown
LOT: Final = 4  # who starts
DRAW: Final = 5  # the next card goes to the player's hand, at the end of a turn
# Phases of the player
TAKE: Final = 6
FULFIL: Final = 7
PLACE: Final = 8  # cards go onto the chosen order, one by one
DISCARD: Final = 9
DONE: Final = 10

# Actions. A card is the action of its place, the joker too; an order, where one
# is chosen, is the action of its number.
STOP: Final = 61  # enough cards taken, or enough orders fulfilled

NO_ORDER: Final = -1
NOBODY: Final = -1
NOTHING: Final[tuple[int, ...]] = (0, 0, 0, 0)
ALL_ORDERS: Final = (1 << ORDERS) - 1


class Options(NamedTuple):
    starter: int = NOBODY  # NOBODY: drawn by lot


class State(NamedTuple):
    options: Options
    seats: int
    phase: int
    player: int
    starter: int  # NOBODY until the table is set
    pack: int  # the draw pile
    discards: int
    display: int
    hands: tuple[int, ...]  # the joker lies with the hand until it is used
    piles: tuple[int, ...]  # per seat: how many cards were put aside for their bonus colour
    fulfilled: tuple[int, ...]  # per seat: a set of orders
    offer: int  # the set of displayed orders
    markers: int  # bit m: marker m shows its size
    order: int  # the order under way, or NO_ORDER
    moved: int  # cards taken in this turn so far, or placed on the order so far


def setup(seats: int, options: Options) -> State:
    hands = NOTHING
    for seat in range(seats):
        hands = put(hands, seat, 1 << JOKER)
    return State(
        options=options,
        seats=seats,
        phase=DEAL,
        player=0,
        starter=NOBODY,
        pack=PACK,
        discards=0,
        display=0,
        hands=hands,
        piles=NOTHING,
        fulfilled=NOTHING,
        offer=0,
        markers=0,
        order=NO_ORDER,
        moved=0,
    )


def turn(state: State) -> int:
    if state.phase <= DRAW:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return state.player


def legal(state: State, seat: int) -> int:
    if seat != state.player:
        return 0
    if state.phase == TAKE:
        more = kinds(state.display) & sharing(state.moved)
        return more | 1 << STOP if state.moved else more
    if state.phase == FULFIL:
        return fulfillable(state.offer, state.hands[seat]) | 1 << STOP
    if state.phase == PLACE:
        hand = state.hands[seat]
        return kinds(hand) & placeable(state.order, hand, state.moved)
    if state.phase == DISCARD:
        return kinds(state.hands[seat] & NUMBER_CARDS)
    return 0


def apply(state: State, seat: int, action: int) -> State:
    if state.phase == TAKE:
        return take(state, seat, action)
    if state.phase == FULFIL:
        if action == STOP:
            return refill(state)
        return state._replace(phase=PLACE, order=action)
    if state.phase == PLACE:
        return place(state, seat, action)
    return discard(state, seat, action)


def take(state: State, seat: int, action: int) -> State:
    """One card of the display, or enough of them (clauses 7 to 9)."""
    if action == STOP:
        return state._replace(phase=FULFIL, moved=0)
    display = state.display - (1 << action)
    taken = state.moved + (1 << action)
    over = size(taken) == MOST_TAKEN or kinds(display) & sharing(taken) == 0
    return state._replace(
        phase=FULFIL if over else TAKE,
        display=display,
        hands=put(state.hands, seat, state.hands[seat] + (1 << action)),
        moved=0 if over else taken,
    )


def place(state: State, seat: int, action: int) -> State:
    """One card, or the joker, onto the order (clauses 11 to 15)."""
    placed = state.moved + (1 << action)
    hands = put(state.hands, seat, state.hands[seat] - (1 << action))
    if not complete(state.order, placed):
        return state._replace(hands=hands, moved=placed)
    bonus = of_colour(placed, BONUS[state.order])
    bit = 1 << state.order
    return state._replace(
        phase=FULFIL,
        discards=state.discards + (placed & NUMBER_CARDS) - bonus,
        hands=hands,
        piles=put(state.piles, seat, state.piles[seat] + size(bonus)),
        fulfilled=put(state.fulfilled, seat, state.fulfilled[seat] | bit),
        offer=state.offer & ~bit,
        order=NO_ORDER,
        moved=0,
    )


def discard(state: State, seat: int, action: int) -> State:
    hand = state.hands[seat] - (1 << action)
    after = state._replace(
        hands=put(state.hands, seat, hand), discards=state.discards + (1 << action)
    )
    return pass_on(after) if size(hand) <= LARGE_HAND else after


def deck(state: State) -> int:
    """The orders that nobody has seen yet."""
    seen = state.offer
    for seat in range(MAX_SEATS):
        seen |= state.fulfilled[seat]
    return ALL_ORDERS & ~seen


def chances(state: State) -> int:
    if state.phase == CALL:
        return popcount(deck(state))
    if state.phase == MARK:
        return 1 << MARKERS
    if state.phase == LOT:
        return state.seats
    return size(state.pack) if state.phase <= DRAW else 0


def resolve(state: State, outcome: int) -> State:
    if state.phase == CALL:
        return refill(state._replace(offer=state.offer | 1 << nth(deck(state), outcome)))
    if state.phase == MARK:
        thrown = state._replace(markers=outcome)
        if state.options.starter == NOBODY:
            return thrown._replace(phase=LOT)
        return begin(thrown, state.options.starter % state.seats)
    if state.phase == LOT:
        return begin(state, outcome)
    card = 1 << nth_card(state.pack, outcome)
    pack = state.pack - card
    if state.phase == SHOW:
        return refill(state._replace(pack=pack, display=state.display + card))
    hands = put(state.hands, state.player, state.hands[state.player] + card)
    drawn = state._replace(pack=pack, hands=hands)
    return deal(drawn) if state.phase == DEAL else refill(drawn)


def deal(state: State) -> State:
    """Three cards for everybody, by seats (clause 3)."""
    if size(state.hands[state.player]) < SMALL_HAND:
        return state
    if state.player + 1 < state.seats:
        return state._replace(player=state.player + 1)
    return refill(state._replace(player=0))


def begin(state: State, starter: int) -> State:
    return state._replace(phase=TAKE, player=starter, starter=starter)


def refill(state: State) -> State:
    """What is still to be done at the end of a turn, in this order (clauses 16 to 19)."""
    stocked = state.pack != 0 or state.discards != 0
    if stocked and size(state.display) < SHOWN:
        return reach_for_card(state, SHOW)
    if popcount(state.offer) < OFFER and deck(state) != 0:
        return state._replace(phase=CALL)
    if state.starter == NOBODY:
        return state._replace(phase=MARK)
    hand = size(state.hands[state.player])
    if stocked and hand < SMALL_HAND:
        return reach_for_card(state, DRAW)
    if hand > LARGE_HAND:
        return state._replace(phase=DISCARD)
    return pass_on(state)


def reach_for_card(state: State, phase: int) -> State:
    """A card is needed: an empty draw pile is made of the discards (clause 20)."""
    if state.pack == 0:
        return state._replace(phase=phase, pack=state.discards, discards=0)
    return state._replace(phase=phase)


def pass_on(state: State) -> State:
    """The next player, or the end of the game (clauses 21 to 24)."""
    follower = state.player + 1 if state.player + 1 < state.seats else 0
    if stuck(state) or (follower == state.starter and goal_reached(state)):
        return state._replace(phase=DONE)
    return state._replace(phase=TAKE, player=follower)


def goal_reached(state: State) -> bool:
    for seat in range(state.seats):
        if popcount(state.fulfilled[seat]) >= GOAL[state.seats]:
            return True
    return False


def stuck(state: State) -> bool:
    """Nothing to take, or no order that all cards outside the piles could fulfil (21, 22)."""
    if state.display == 0:
        return True
    around = (state.pack + state.discards + state.display) & NUMBER_CARDS
    jokers = 0
    for seat in range(state.seats):
        around += state.hands[seat] & NUMBER_CARDS
        jokers |= state.hands[seat] >> JOKER
    held = steps(around)
    rest = state.offer
    while rest != 0:
        if within_reach(lowest(rest), held, jokers):
            return False
        rest &= rest - 1
    return True


def symbols(fulfilled: int, face: int) -> int:
    """How often a marker's symbol stands on these orders."""
    shown = FACES[face]
    return (
        popcount(fulfilled & shown.once)
        + popcount(fulfilled & shown.twice)
        + popcount(fulfilled & shown.thrice)
    )


def face_of(state: State, marker: int) -> int:
    """The face that a marker shows: its colour's, or its size's."""
    return 2 * marker + (state.markers >> marker & 1)


@remembered
def leader(state: State, marker: int) -> int:
    """The sole player with most of a marker's symbol, or NOBODY (clause 25)."""
    best = NOBODY
    most = -1
    for seat in range(state.seats):
        count = symbols(state.fulfilled[seat], face_of(state, marker))
        if count == most:
            best = NOBODY
        elif count > most:
            best = seat
            most = count
    return best


def order_column(state: State) -> tuple[int, ...]:
    column = NOTHING
    for seat in range(state.seats):
        points = 0
        rest = state.fulfilled[seat]
        while rest != 0:
            points += POINTS[lowest(rest)]
            rest &= rest - 1
        column = put(column, seat, points)
    return column


def marker_column(state: State) -> tuple[int, ...]:
    column = NOTHING
    for marker in range(MARKERS):
        seat = leader(state, marker)
        if seat != NOBODY:
            column = put(column, seat, column[seat] + FACES[face_of(state, marker)].points)
    return column


def joker_column(state: State) -> tuple[int, ...]:
    column = NOTHING
    for seat in range(state.seats):
        column = put(column, seat, state.hands[seat] >> JOKER)
    return column


@remembered
def breakdown(state: State) -> tuple[tuple[int, ...], ...]:
    """Markers count for whoever leads; who may see which pile, the view says (clause 27)."""
    return (order_column(state), marker_column(state), state.piles, joker_column(state))


def scores(state: State) -> tuple[int, ...]:
    totals = NOTHING
    for column in breakdown(state):
        for seat in range(MAX_SEATS):
            totals = put(totals, seat, totals[seat] + column[seat])
    return totals


def winners(state: State) -> int:
    """The most points; among equals the larger pile; then shared (clause 28)."""
    totals = scores(state)
    best = 0
    for seat in range(state.seats):
        first = lowest(best) if best else seat
        ahead = totals[seat] - totals[first]
        if ahead == 0:
            ahead = state.piles[seat] - state.piles[first]
        if ahead > 0 or best == 0:
            best = 1 << seat
        elif ahead == 0:
            best |= 1 << seat
    return best


def opener(state: State) -> int:
    """A hand of three without an order fulfilled is one that has not had its turn."""
    fresh = state.moved == 0 and state.fulfilled[state.player] == 0
    small = size(state.hands[state.player]) == SMALL_HAND
    first = state.phase == TAKE and state.player == state.starter
    return state.player if first and fresh and small else -1
