"""What happens in Check Out!, as keys with parameters.

A gesture may move more than its maker: the last choice of a step opens all of them, and
the last shopper is sent to the queue. So the story compares what was with what is.
"""

from __future__ import annotations

from parlour.core import story
from parlour.core.bits import lowest, members, nth
from parlour.core.game import CHANCE, Message, Name, Throw
from parlour.core.remembered import remembered

from .buying import price
from .data import ALL_PRODUCTS, BITS, CARDS, DEAL_NAMES, FACE, PRODUCT_NAMES
from .luck import taking
from .rules import winners
from .shopping import fall
from .state import (
    ALONE,
    BID,
    BONUS_TOKENS,
    BUY,
    CHECK_OUT,
    DEALS,
    DICE,
    DONE,
    LOT,
    OVER_AND_OUT,
    PRODUCTS,
    ROLL,
    SHOP,
    STEP,
    State,
    left,
    only_one,
    within_reach,
)
from .steps import contested, favoured
from .view import View

LISTED = 3
"""So many products within reach are named in a prompt; of more, how many there are."""


def tell(before: State, actor: int, number: int, after: State, viewer: int) -> list[Message]:
    return list(tell_all(before, actor, number, after))


@remembered
def tell_all(before: State, actor: int, number: int, after: State) -> list[Message]:
    """The same for everybody: secret choices are told when they open."""
    if actor == CHANCE:
        told = tell_chance(before, number, after)
    else:
        told = tell_gesture(before, actor, number, after)
    return told + tell_moves(before, actor, number, after) + tell_turn_of_events(before, after)


def tell_chance(before: State, number: int, after: State) -> list[Message]:
    if before.phase == DICE:
        seat = before.player
        thrown = fall(before, number).dice[seat]  # who is sent to the queue picks the dice up again
        return [Message("dice-rolled", {"player": seat, "faces": faces(thrown)})]
    if before.phase == LOT:
        winner = nth(favoured(before), number)
        product = contested(before)
        if product < 0:
            return [Message("lot-queue", {"player": winner})]
        return [Message("lot-product", {"player": winner, "product": PRODUCT_NAMES[product]})]
    if before.phase == PRODUCTS and after.phase == BID:
        return [Message("bonus-begins", {"products": products(after.shelf)})]
    if before.phase == DEALS and after.phase != DEALS:
        cards = {"products": products(after.shelf), "deals": deals(after.counter)}
        return [Message("round-begins", {"round": after.round + 1, **cards})]
    return []


def thrown(state: State, outcome: int) -> Throw | None:
    """A good roll is one that could take something off the shelf, were nobody quicker."""
    if state.phase != DICE:
        return None
    dice = fall(state, outcome).dice[state.player]  # who then has to queue puts them away
    good = within_reach(dice, state.shelf) != 0
    return Throw(
        state.player, faces(dice), good, taking(left(dice), state.shelf), of=6 ** left(dice)
    )


def tell_gesture(before: State, actor: int, action: int, after: State) -> list[Message]:
    """What a gesture is by itself; grabs and places in the queue are told as moves."""
    if before.phase == BUY:
        if action == DONE:
            saved = left(before.dice[actor])
            return [Message("saved", {"player": actor, "tokens": saved})]
        cost = price(action, before.basket[actor], before.counter)
        name = DEAL_NAMES[action]
        return [Message("bought", {"player": actor, "deal": name, "price": cost})]
    if before.phase == BID:
        told = [Message("bid-made", {"player": actor})]
        return told if after.phase == BID else told + tell_bids(before, actor, action)
    if before.phase == STEP and action >= ROLL:
        return [Message("choice-made", {"player": actor})]
    return []


def tell_bids(before: State, actor: int, action: int) -> list[Message]:
    opened = []
    for seat in range(before.seats):
        dice = action if seat == actor else lowest(before.chosen[seat])
        opened.append(Message("bid-opened", {"player": seat, "dice": dice}))
    return opened


def tell_moves(before: State, actor: int, action: int, after: State) -> list[Message]:
    """Who has grabbed what, who missed it, who is out of dice, who stands in the queue."""
    told: list[Message] = []
    for seat in range(before.seats):
        new = (after.basket[seat] | after.kept[seat]) & ~(before.basket[seat] | before.kept[seat])
        for product in members(new):
            key = "taken" if before.phase == ALONE else "grabbed"
            told.append(Message(key, {"player": seat, "product": PRODUCT_NAMES[product]}))
        if new and before.phase != ALONE and not left(after.dice[seat]):
            told.append(Message("out-of-dice", {"player": seat}))
    told += tell_missed(before, after)
    for place, seat in enumerate(queue(after.queue), 1):
        if seat not in queue(before.queue):
            wish = before.chosen[seat] if seat != actor else 1 << action
            key = "checked-out" if wish >> CHECK_OUT & 1 else "sent-to-queue"
            told.append(Message(key, {"player": seat, "place": place}))
    return told


def tell_missed(before: State, after: State) -> list[Message]:
    """In a step, products that went to somebody else."""
    told: list[Message] = []
    if before.phase not in (STEP, LOT):
        return told
    owned = [after.chosen[s] | after.basket[s] | after.kept[s] for s in range(before.seats)]
    for seat, mine in enumerate(owned):
        for product in members(before.chosen[seat] & ALL_PRODUCTS & ~mine):
            winner = next(s for s, theirs in enumerate(owned) if theirs >> product & 1)
            who = {"player": seat, "opponent": winner}
            told.append(Message("missed", {**who, "product": PRODUCT_NAMES[product]}))
    return told


def tell_turn_of_events(before: State, after: State) -> list[Message]:
    """The phase that this event has brought about."""
    if after.phase == OVER_AND_OUT:
        return [*tell_bonus_tokens(before, after), story.victory(winners(after))]
    if before.phase == BID and after.phase == ALONE:
        return [Message("alone", {"player": after.player})]
    if after.phase == PRODUCTS and before.round != after.round:
        over = [Message("round-over", {"round": before.round + 1})]
        return over if before.phase == BUY else [Message("nobody-queues"), *over]
    came_down_to_one = before.phase == DICE or not only_one(before.active)
    if after.phase in (SHOP, STEP) and only_one(after.active) and came_down_to_one:
        return [Message("last-shopper", {"player": lowest(after.active)})]
    return []


def tell_bonus_tokens(before: State, after: State) -> list[Message]:
    if after.queue:
        first = queue(after.queue)[0]
        return [Message("bonus-tokens", {"player": first, "tokens": BONUS_TOKENS})]
    if before.phase == BID:
        return [Message("no-bidder")]
    return [Message("bonus-tokens-lost", {"tokens": BONUS_TOKENS})]


def faces(dice: int) -> tuple[int, ...]:
    """The faces of unplaced dice, ascending."""
    shown: list[int] = []
    for face in range(1, 7):
        shown += [face] * (dice >> BITS * (face - 1) & FACE)
    return tuple(shown)


def queue(packed: int) -> list[int]:
    """The seats in the queue, the first one first."""
    seats = []
    while packed:
        seats.append((packed & 7) - 1)
        packed >>= 3
    return seats


def products(mask: int) -> tuple[Name, ...]:
    return tuple(PRODUCT_NAMES[number] for number in members(mask))


def deals(mask: int) -> tuple[Name, ...]:
    return tuple(DEAL_NAMES[number] for number in members(mask))


ELSEWHERE = {
    PRODUCTS: "prompt-cards",
    DEALS: "prompt-cards",
    DICE: "prompt-dice",
    LOT: "prompt-lot",
    OVER_AND_OUT: "prompt-over",
}
"""What is said where nobody can do anything."""


def prompt(view: View, mask: int) -> Message:
    dice = left(view.dice[view.seat]) if view.seat >= 0 else 0
    if view.phase in ELSEWHERE:
        return Message(ELSEWHERE[view.phase])
    if view.phase in (BUY, ALONE):
        if not mask:
            key = "prompt-buy-wait" if view.phase == BUY else "prompt-alone-wait"
            return Message(key, {"player": view.player})
        return Message(prompt_buying(mask) if view.phase == BUY else "prompt-alone", {"dice": dice})
    if view.phase == BID:
        if not mask:
            return Message("prompt-bid-wait" if view.seat >= 0 else "prompt-bid-watch")
        return Message("prompt-bid", {"tokens": view.tokens[view.seat]})
    return prompt_shopping(view, mask, dice)


def prompt_buying(mask: int) -> str:
    """Where no deal can be had, none is promised."""
    return "prompt-buy" if mask != 1 << DONE else "prompt-buy-none"


def prompt_shopping(view: View, mask: int, dice: int) -> Message:
    if view.seat < 0:
        return Message("prompt-step-watch" if view.phase == STEP else "prompt-shop-watch")
    if not mask:
        chosen = view.ready >> view.seat & 1
        return Message("prompt-step-wait" if chosen else "prompt-shop-wait")
    if view.phase == STEP and mask >> DONE & 1:
        more = mask & ALL_PRODUCTS
        return Message("prompt-step-grabs" if more else "prompt-step-close")
    if only_one(view.active):
        return Message("prompt-last")
    reach = tuple(PRODUCT_NAMES[number] for number in members(mask & ALL_PRODUCTS))
    key = "prompt-step" if view.phase == STEP else "prompt-shop"
    if len(reach) > LISTED:
        return Message(f"{key}-many", {"count": len(reach)})
    if reach:
        return Message(f"{key}-grab", {"choices": reach})
    return Message(key, {"dice": dice})


def label(view: View, action: int) -> Message:
    if action == ROLL:
        return Message("label-roll")
    if action == CHECK_OUT:
        return Message("label-check-out", {"dice": left(view.dice[view.seat])})
    if action == DONE:
        if view.phase == BUY:
            return Message("label-done", {"dice": left(view.dice[view.seat])})
        return Message("label-close" if view.phase == STEP else "label-enough")
    if view.phase == BID:
        return Message("label-bid", {"dice": action})
    if view.phase == BUY:
        cost = price(action, view.basket[view.seat], view.counter)
        return Message("label-buy", {"deal": DEAL_NAMES[action], "price": cost})
    needed = CARDS.products[action].faces
    return Message("label-grab", {"product": PRODUCT_NAMES[action], "faces": needed})
