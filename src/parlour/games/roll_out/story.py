"""What happens in Roll Out, as keys with parameters."""

from __future__ import annotations

from parlour.core import story
from parlour.core.bits import members
from parlour.core.game import CHANCE, Message, Throw
from parlour.games.roll_out.rules import (
    CHOICE,
    DICE,
    DONE,
    GO,
    PLAY,
    ROLL,
    ROLL_OFF,
    ROLL_OFF_DICE,
    STOP,
    THEIRS,
    State,
    resolve,
    winners,
)
from parlour.games.roll_out.view import View, fitting


def tell(before: State, actor: int, number: int, after: State, viewer: int) -> list[Message]:
    if actor == CHANCE:
        tell_dice = tell_start if before.phase == ROLL_OFF_DICE else tell_roll
        return tell_dice(before, after)
    if number == GO:
        return []
    if number == STOP:
        return [Message("stopped", {"player": actor, "kept": tuple(members(before.centre))})]
    told = [tell_play(before, actor, number)]
    return told if after.phase != DONE else [*told, story.victory(winners(after))]


def tell_start(before: State, after: State) -> list[Message]:
    told = [story.roll_off(before.player, after.dice)]
    if before.player == 1 and after.phase == ROLL_OFF:
        told.append(Message("roll-off-tie", {"people": (0, 1)}))
    if after.phase == ROLL:
        told.append(Message("starts", {"player": after.player}))
    return told


def tell_roll(before: State, after: State) -> list[Message]:
    told = [story.rolled(before.player, after.dice)]
    if after.phase == ROLL:
        back = tuple(members(before.centre))
        told.append(Message("rolled-out", {"player": before.player, "back": back}))
    return told


def thrown(state: State, outcome: int) -> Throw:
    """A good roll is one that can be played; those for the start are neither."""
    after = resolve(state, outcome)
    if state.phase == ROLL_OFF_DICE:
        return Throw(state.player, after.dice)
    return Throw(state.player, after.dice, after.phase == PLAY, fitting(state), of=36)


def tell_play(before: State, actor: int, action: int) -> Message:
    if action > THEIRS:
        return Message(
            "flipped", {"player": actor, "opponent": 1 - actor, "number": action - THEIRS}
        )
    centre = before.up[actor] >> action & 1
    return Message("to-centre" if centre else "turned-up", {"player": actor, "number": action})


def prompt(view: View, mask: int) -> Message:
    if view.phase == DONE:
        return story.victory(1 << view.player)
    if view.phase in (DICE, ROLL_OFF_DICE):
        return Message("prompt-dice")
    if view.player != view.seat:
        return Message("prompt-wait", {"player": view.player})
    if view.phase == ROLL_OFF:
        return Message("prompt-roll-off")
    if view.phase == ROLL:
        return Message("prompt-roll")
    if view.phase == PLAY:
        return prompt_play(view, mask)
    kept = tuple(members(view.centre))
    if view.unplayed:
        left = view.dice[0] if view.unplayed == 1 else view.dice[1]
        return Message("prompt-choice-die", {"kept": kept, "left": left})
    return Message("prompt-choice", {"kept": kept})


def prompt_play(view: View, mask: int) -> Message:
    """Which ways there are to play this roll."""
    first, second = view.dice
    if view.unplayed != 3:
        return Message("prompt-other-die", {"left": first if view.unplayed == 1 else second})
    numbers = {action % THEIRS for action in members(mask)}
    dice = bool(numbers & {first, second})
    together = first + second in numbers
    how = "either" if dice and together else "dice" if dice else "sum"
    return Message(
        "prompt-few" if view.few else "prompt-play",
        {"first": first, "second": second, "sum": first + second, "how": how},
    )


def label(view: View, action: int) -> Message:
    if action == GO:
        if view.phase == CHOICE:
            return Message("label-roll-again", {"playable": view.playable})
        return Message("label-roll")
    if action == STOP:
        return Message("label-stop", {"kept": tuple(members(view.centre))})
    if action > THEIRS:
        return Message("label-flip", {"number": action - THEIRS})
    centre = view.up[view.seat] >> action & 1
    return Message("label-centre" if centre else "label-turn", {"number": action})
