"""DicedOut! in records: ``roll``, ``mark 7``, ``decline``, ``name 3`` for the third player."""

from __future__ import annotations

from parlour.core.notation import dice_text, read_dice
from parlour.games.diced_out.rules import DECLINE, GO, SEAT, State


def gesture(state: State, action: int) -> str:
    if action == GO:
        return "roll"
    if action == DECLINE:
        return "decline"
    return f"name {action - SEAT + 1}" if action >= SEAT else f"mark {action}"


def outcome(state: State, number: int) -> str:
    return dice_text(number, 2)


def read_outcome(state: State, text: str) -> int:
    return read_dice(text, 2)
