"""Changes of a state that a seat can't know of."""

from __future__ import annotations

from parlour.core.bits import members, popcount, put
from parlour.core.random import Stream
from parlour.games.check_out import rules
from parlour.games.check_out.state import BID, OVER_AND_OUT, STEP, State
from parlour.games.check_out.steps import closed


def disguise(state: State, seat: int, stream: Stream) -> State:
    """Others' face-down products exchanged with the stock, and others' secret choices."""
    if state.phase == OVER_AND_OUT:
        return state
    others = [other for other in range(state.seats) if other != seat]
    pool = members(state.stock)
    for other in others:
        pool += members(state.kept[other])
    kept = state.kept
    for other in others:
        hand = 0
        for _ in range(popcount(state.kept[other])):
            hand |= 1 << pool.pop(stream.draw(len(pool)))
        kept = put(kept, other, hand)
    state = state._replace(kept=kept, stock=sum(1 << card for card in pool))
    for other in others:
        if state.phase == BID and state.chosen[other]:
            unbid = state._replace(chosen=put(state.chosen, other, 0))
            bids = members(rules.legal(unbid, other))
            bid = bids[stream.draw(len(bids))]
            state = state._replace(chosen=put(state.chosen, other, 1 << bid))
        if state.phase == STEP and state.active >> other & 1:
            state = state._replace(chosen=put(state.chosen, other, choice(state, other, stream)))
    return state


def choice(state: State, seat: int, stream: Stream) -> int:
    """Another choice, as far closed as the seat's own."""
    goal = closed(state.chosen[seat])
    made = 0
    while goal:
        open_state = state._replace(chosen=put(state.chosen, seat, made))
        actions = members(rules.legal(open_state, seat))
        made |= 1 << actions[stream.draw(len(actions))]
        if closed(made):
            return made
    grabs = members(rules.legal(state._replace(chosen=put(state.chosen, seat, 0)), seat))
    begun = [0, *(1 << action for action in grabs if not closed(1 << action))]
    return begun[stream.draw(len(begun))]
