"""What happens in DicedOut!, as keys with parameters."""

from __future__ import annotations

from parlour.core import story
from parlour.core.bits import least, members
from parlour.core.game import CHANCE, Message, Throw
from parlour.games.diced_out.rules import (
    BONUS,
    DECLINE,
    DICE,
    DONE,
    GO,
    NAME,
    ROLL_OFF,
    ROLL_OFF_DICE,
    SEAT,
    State,
    resolve,
    round_column,
    round_points,
    winners,
)
from parlour.games.diced_out.view import View


def tell(before: State, actor: int, number: int, after: State, viewer: int) -> list[Message]:
    if actor == CHANCE:
        tell_dice = tell_roll_off if before.phase == ROLL_OFF_DICE else tell_roll
        told = tell_dice(before, after)
    elif number == GO:
        told = []
    elif number >= SEAT:
        told = [Message("named", {"player": actor, "opponent": number - SEAT})]
        told.append(Message("round-begins", {"round": after.round + 1}))
    elif number == DECLINE:
        told = [Message("declined", {"player": actor})]
    else:
        told = [Message("bonus-marked", {"player": actor, "number": number})]
        told += tell_finish(before, after, actor)
    return told + tell_round_end(before, after)


def tell_roll_off(before: State, after: State) -> list[Message]:
    told = [story.roll_off(before.player, after.dice)]
    if after.phase == ROLL_OFF and after.leaders == 0:
        told.append(Message("roll-off-tie", {"people": tuple(members(after.contenders))}))
    elif after.phase != ROLL_OFF:
        told.append(Message("starts", {"player": after.player}))
    return told


def tell_roll(before: State, after: State) -> list[Message]:
    seat = before.player
    total = after.dice[0] + after.dice[1]
    told = [story.rolled(seat, after.dice)]
    if not before.marked[seat] >> total & 1:
        told.append(Message("marked", {"player": seat, "number": total}))
        if after.phase == BONUS:
            told.append(Message("bonus", {"player": seat, "number": total}))
    elif before.rerolls[seat] > 0:
        left = after.rerolls[seat]
        told.append(Message("repeat", {"player": seat, "number": total, "left": left}))
    return told + tell_finish(before, after, seat)


def thrown(state: State, outcome: int) -> Throw:
    """A good roll is one that marks a number; those for the start are neither."""
    dice = resolve(state, outcome).dice
    if state.phase == ROLL_OFF_DICE:
        return Throw(state.player, dice)
    marked = state.marked[state.player]
    likely = sum(6 - abs(7 - total) for total in range(2, 13) if not marked >> total & 1)
    return Throw(state.player, dice, not marked >> sum(dice) & 1, likely, of=36)


def tell_finish(before: State, after: State, seat: int) -> list[Message]:
    """A player's round may have ended: with a full sheet, or diced out."""
    if not (after.finished & ~before.finished) >> seat & 1:
        return []
    points = round_points(after.points[seat], after.round)
    return [Message("diced-out" if points else "all-marked", {"player": seat, "points": points})]


def tell_round_end(before: State, after: State) -> list[Message]:
    """The round may have ended, and the game with it."""
    if after.phase == DONE:
        return [story.victory(winners(after))]
    if after.phase == ROLL_OFF and before.finished != after.finished:
        best = least(round_column(after, after.round), after.seats)
        return [Message("round-tied", {"people": tuple(members(best)), "round": after.round + 1})]
    if after.phase == NAME and before.phase != ROLL_OFF_DICE:
        return [Message("round-won", {"player": after.player, "round": after.round + 1})]
    return []


def prompt(view: View, mask: int) -> Message:
    if view.phase == DONE:
        return Message("prompt-over")
    if view.phase in (DICE, ROLL_OFF_DICE):
        return Message("prompt-dice")
    if view.player != view.seat:
        return Message("prompt-wait", {"player": view.player})
    if view.phase == ROLL_OFF:
        return Message("prompt-roll-off")
    if view.phase == BONUS:
        return Message("prompt-bonus", {"number": view.dice[0] + view.dice[1]})
    if view.phase == NAME:
        return Message("prompt-name")
    return Message("prompt-roll", {"left": view.rerolls[view.seat]})


def label(view: View, action: int) -> Message:
    if action == GO:
        return Message("label-roll")
    if action == DECLINE:
        return Message("label-decline")
    if action >= SEAT:
        return Message("label-name", {"opponent": action - SEAT})
    return Message("label-mark", {"number": action})
