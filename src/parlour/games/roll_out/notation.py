"""Roll Out in records: ``roll``, ``stop``, ``+5`` on mine, ``x5`` on my opponent's."""

from __future__ import annotations

from parlour.core.notation import dice_text, read_dice
from parlour.games.roll_out.rules import GO, STOP, THEIRS, State


def gesture(state: State, action: int) -> str:
    if action == GO:
        return "roll"
    if action == STOP:
        return "stop"
    return f"x{action - THEIRS}" if action > THEIRS else f"+{action}"


def outcome(state: State, number: int) -> str:
    return dice_text(number, 2)


def read_outcome(state: State, text: str) -> int:
    return read_dice(text, 2)
