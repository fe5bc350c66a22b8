"""Check Out! in records: ``roll``, ``grab hot-dog``, ``check out``, ``buy nachos``, ``bid 3``,
``done``. Chance brings faces, the name of a card, or the number of the player whom the
lot favours."""

from __future__ import annotations

from parlour.core.bits import members, nth
from parlour.core.notation import dice_text, read_dice

from .data import DEAL_WORDS, PRODUCT_WORDS
from .state import BID, BUY, CHECK_OUT, DEALS, DICE, DONE, PRODUCTS, ROLL, State, left
from .steps import favoured


def gesture(state: State, action: int) -> str:
    if action == ROLL:
        return "roll"
    if action == CHECK_OUT:
        return "check out"
    if action == DONE:
        return "done"
    if state.phase == BID:
        return f"bid {action}"
    return f"buy {DEAL_WORDS[action]}" if state.phase == BUY else f"grab {PRODUCT_WORDS[action]}"


def outcome(state: State, number: int) -> str:
    if state.phase == PRODUCTS:
        return PRODUCT_WORDS[nth(state.stock, number)]
    if state.phase == DEALS:
        return DEAL_WORDS[nth(state.deal_stock, number)]
    if state.phase == DICE:
        return dice_text(number, left(state.dice[state.player]))
    return str(nth(favoured(state), number) + 1)


def read_outcome(state: State, text: str) -> int:
    if state.phase == PRODUCTS:
        return members(state.stock).index(PRODUCT_WORDS.index(text))
    if state.phase == DEALS:
        return members(state.deal_stock).index(DEAL_WORDS.index(text))
    if state.phase == DICE:
        return read_dice(text, left(state.dice[state.player]))
    return [str(seat + 1) for seat in members(favoured(state))].index(text)
