"""What happens in CHECK!, as keys with parameters."""

from __future__ import annotations

from parlour.core import story
from parlour.core.bits import popcount
from parlour.core.game import CHANCE, Message
from parlour.games.check.cards import JOKER, colour_of, nth_card, number_of, of_colour, size
from parlour.games.check.data import BONUS, CARDS, FACES, MARKERS, POINTS, SIZE
from parlour.games.check.rules import (
    CALL,
    DEAL,
    DISCARD,
    DONE,
    DRAW,
    FULFIL,
    GOAL,
    LARGE_HAND,
    LOT,
    MARK,
    PLACE,
    SHOW,
    STOP,
    TAKE,
    State,
    face_of,
    goal_reached,
    stuck,
    winners,
)
from parlour.games.check.view import View


def tell(before: State, actor: int, number: int, after: State, viewer: int) -> list[Message]:
    if actor == CHANCE:
        told = tell_chance(before, number, after, viewer)
    elif number == STOP:
        told = []
    elif before.phase == FULFIL:
        told = [about_order("chose", number, player=actor)]
    elif before.phase == PLACE:
        told = tell_placed(before, actor, number, after)
    else:
        told = [about_card("took" if before.phase == TAKE else "discarded", number, player=actor)]
    if size(after.pack) > size(before.pack):
        told.append(Message("reshuffled", {"count": size(after.pack)}))
    return told + tell_end(after)


def about_card(key: str, place: int, **people: int) -> Message:
    return Message(key, {"colour": colour_of(place), "number": number_of(place), **people})


def about_order(key: str, order: int, **people: int) -> Message:
    needs = CARDS.orders[order].said()
    return Message(key, {"needs": needs, "points": POINTS[order], "colour": BONUS[order], **people})


def tell_chance(before: State, outcome: int, after: State, viewer: int) -> list[Message]:
    if before.phase == MARK:
        told = [tell_marker(after, marker) for marker in range(MARKERS)]
        return told if after.phase == LOT else [*told, Message("starts", {"player": after.player})]
    if before.phase == LOT:
        return [Message("starts", {"player": after.player})]
    if before.phase == CALL:
        return [about_order("order-shown", (after.offer & ~before.offer).bit_length() - 1)]
    card = nth_card(before.pack, outcome)
    if before.phase == SHOW:
        return [about_card("card-shown", card)]
    # Drawn into a hand: nobody else may hear which card it was.
    if viewer == before.player:
        return [about_card("drew-card", card, player=viewer)]
    return [] if before.phase == DEAL else [Message("drew", {"player": before.player})]


def tell_marker(state: State, marker: int) -> Message:
    face = face_of(state, marker)
    points = FACES[face].points
    if face % 2:
        return Message("marker-size", {"size": CARDS.markers[marker].size, "points": points})
    return Message("marker-colour", {"colour": CARDS.markers[marker].colour, "points": points})


def tell_placed(before: State, actor: int, action: int, after: State) -> list[Message]:
    if action == JOKER:
        told = [Message("placed-joker", {"player": actor})]
    else:
        told = [about_card("placed", action, player=actor)]
    if after.phase == PLACE:
        return told
    placed = before.moved + (1 << action)
    bonus = size(of_colour(placed, BONUS[before.order]))
    told.append(
        Message("fulfilled", {"player": actor, "points": POINTS[before.order], "bonus": bonus})
    )
    if goal_reached(after) and not goal_reached(before):
        told.append(Message("last-round", {"player": actor, "goal": GOAL[after.seats]}))
    return told


def tell_end(after: State) -> list[Message]:
    if after.phase != DONE:
        return []
    told = []
    if after.display == 0:
        told.append(Message("end-cards"))
    elif stuck(after):
        told.append(Message("end-orders"))
    return [*told, story.victory(winners(after))]


def prompt(view: View, mask: int) -> Message:
    if view.phase == DONE:
        return Message("prompt-over")
    last = {"last": int(any(popcount(orders) >= view.goal for orders in view.fulfilled))}
    if view.phase <= DRAW:
        return Message("prompt-deal" if view.phase == DEAL else "prompt-cards", last)
    if view.player != view.seat:
        return prompt_other(view, last)
    if view.phase == TAKE:
        return Message("prompt-take-more" if any(view.moved) else "prompt-take", last)
    if view.phase == FULFIL:
        orders = popcount(mask & ~(1 << STOP))
        return Message("prompt-fulfil" if orders else "prompt-nothing", {"orders": orders, **last})
    if view.phase == DISCARD:
        return Message("prompt-discard", {"count": view.sizes[view.seat] - LARGE_HAND, **last})
    placed = sum(view.moved) + view.wild
    needs = CARDS.orders[view.order].said()
    key = "prompt-place-more" if placed else "prompt-place"
    return Message(key, {"needs": needs, "left": SIZE[view.order] - placed, **last})


def prompt_other(view: View, last: dict[str, int]) -> Message:
    """What somebody else is at."""
    who = {"player": view.player, **last}
    if view.phase == PLACE:
        return Message("prompt-other-place", {"needs": CARDS.orders[view.order].said(), **who})
    keys = {TAKE: "prompt-other-take", FULFIL: "prompt-other-fulfil"}
    return Message(keys.get(view.phase, "prompt-other-discard"), who)


def label(view: View, action: int) -> Message:
    if view.phase == TAKE:
        return Message("label-enough") if action == STOP else about_card("label-take", action)
    if view.phase == FULFIL:
        return Message("label-end") if action == STOP else about_order("label-fulfil", action)
    if action == JOKER:
        return Message("label-joker")
    return about_card("label-discard" if view.phase == DISCARD else "label-place", action)
