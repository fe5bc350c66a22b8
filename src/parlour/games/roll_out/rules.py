"""The rules of Roll Out. Clause numbers refer to the README beside this file.

Checkers are numbers 1 to 9, a set of them is an int with bit ``n`` for checker
``n``. A checker of a player is in ``up``, in ``white``, in the ``centre`` (only
those of the player whose turn it is), or in none of them: removed.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour.core.bits import popcount, put
from parlour.core.game import CHANCE, OVER

MIN_SEATS: Final = 2
MAX_SEATS: Final = 2
LOWEST_WINS: Final = False
SOURCES: Final = ("win",)

# Phases
ROLL_OFF: Final = 0  # each player rolls for the start ...
ROLL_OFF_DICE: Final = 1  # ... and the dice fall
ROLL: Final = 2  # the turn begins: nothing to do but roll
DICE: Final = 3  # the dice fall
PLAY: Final = 4  # the roll must be satisfied
CHOICE: Final = 5  # it is: stop or roll again
DONE: Final = 6

# Actions. To play number n on my own checker is action n itself.
GO: Final = 0  # throw the dice
STOP: Final = 15
THEIRS: Final = 16  # to play n on the opponent's checker is THEIRS + n

BOTH: Final = 1 | 1 << THEIRS  # shifted by n: everything that number n can be played on
ANY_STARTER: Final = -1


class Options(NamedTuple):
    checkers: int = 9
    quick_doubles: int = 0
    centre_counts: int = 0
    starter: int = ANY_STARTER


class State(NamedTuple):
    options: Options
    phase: int
    player: int
    up: tuple[int, ...]
    white: tuple[int, ...]
    centre: int
    dice: tuple[int, ...]
    unplayed: int  # bit 0: the first die, bit 1: the second
    few: int  # 1 where a single die satisfies this roll
    turned: int  # my checker that this roll turned up, or 0
    total: int  # in the roll-off: what the first player rolled


def setup(seats: int, options: Options) -> State:
    row = (2 << options.checkers) - 2
    rolled_for = options.starter == ANY_STARTER
    return State(
        options=options,
        phase=ROLL_OFF if rolled_for else ROLL,
        player=0 if rolled_for else options.starter,
        up=(row, row),
        white=(0, 0),
        centre=0,
        dice=(0, 0),
        unplayed=0,
        few=0,
        turned=0,
        total=0,
    )


def turn(state: State) -> int:
    if state.phase == DICE or state.phase == ROLL_OFF_DICE:
        return CHANCE
    if state.phase == DONE:
        return OVER
    return state.player


def legal(state: State, seat: int) -> int:
    if seat != state.player:
        return 0
    if state.phase == PLAY:
        return plays(state)
    if state.phase == CHOICE:
        return 1 << GO | 1 << STOP | plays(state)
    if state.phase == ROLL or state.phase == ROLL_OFF:
        return 1 << GO
    return 0


def targets(state: State) -> int:
    """Every play that some number could make now (clauses 7, 12)."""
    mine = state.up[state.player] | state.white[state.player]
    if not state.options.quick_doubles:
        mine &= ~state.turned
    return mine | state.up[1 - state.player] << THEIRS


def plays(state: State) -> int:
    """The plays of the dice that can still be made (clauses 6 to 12)."""
    if state.unplayed == 0:
        return 0
    found = targets(state)
    first = found & BOTH << state.dice[0]
    second = found & BOTH << state.dice[1]
    if state.unplayed == 1:
        return first
    if state.unplayed == 2:
        return second
    # Sums of 10 to 12 point at bits that no target ever has.
    together = found & BOTH << (state.dice[0] + state.dice[1])
    if state.few:
        return first | second | together
    if state.dice[0] == state.dice[1]:
        twice = state.white[state.player] >> state.dice[0] & state.options.quick_doubles
        if popcount(first) < 2 and not twice:
            return together
    elif first == 0 or second == 0:
        return together
    return first | second | together


def apply(state: State, seat: int, action: int) -> State:
    if action == GO:
        falling = ROLL_OFF_DICE if state.phase == ROLL_OFF else DICE
        return state._replace(phase=falling, unplayed=0, few=0, turned=0)
    if action == STOP:
        return pass_on(state._replace(centre=0))
    return satisfied(use_dice(move(state, seat, action), action % THEIRS))


def move(state: State, seat: int, action: int) -> State:
    """Move or turn the one checker that ``action`` means (clause 7)."""
    if action > THEIRS:
        bit = 1 << (action - THEIRS)
        return state._replace(
            up=put(state.up, 1 - seat, state.up[1 - seat] & ~bit),
            white=put(state.white, 1 - seat, state.white[1 - seat] | bit),
        )
    bit = 1 << action
    if state.up[seat] & bit:
        return state._replace(
            up=put(state.up, seat, state.up[seat] & ~bit), centre=state.centre | bit
        )
    return state._replace(
        up=put(state.up, seat, state.up[seat] | bit),
        white=put(state.white, seat, state.white[seat] & ~bit),
        turned=bit,
    )


def use_dice(state: State, number: int) -> State:
    if state.unplayed & 1 and number == state.dice[0]:
        return state._replace(unplayed=state.unplayed & 2)
    if state.unplayed & 2 and number == state.dice[1]:
        return state._replace(unplayed=state.unplayed & 1)
    return state._replace(unplayed=0)


def satisfied(state: State) -> State:
    """Where the roll stands after a play (clauses 13, 16, 17)."""
    if state.unplayed and not state.few:
        return state
    if state.up[state.player] | state.white[state.player] == 0:
        return state._replace(phase=DONE, unplayed=0)
    return state._replace(phase=CHOICE)


def pass_on(state: State) -> State:
    return state._replace(phase=ROLL, player=1 - state.player, unplayed=0, few=0, turned=0)


def chances(state: State) -> int:
    return 36 if turn(state) == CHANCE else 0


def resolve(state: State, outcome: int) -> State:
    dice = (outcome % 6 + 1, outcome // 6 + 1)
    if state.phase == ROLL_OFF_DICE:
        return roll_off(state._replace(dice=dice), dice[0] + dice[1])
    rolled = throw(state, dice[0], dice[1])
    if plays(rolled):
        return rolled
    # Rolled out (clause 15): the centre comes back, what was flipped stays.
    back = rolled.up[state.player] | rolled.centre
    return pass_on(rolled._replace(up=put(rolled.up, state.player, back), centre=0))


def throw(state: State, first: int, second: int) -> State:
    """The dice on the table, before anything was played."""
    left = state.up[state.player] | state.white[state.player]
    if state.options.centre_counts:
        left |= state.centre
    few = 1 if popcount(left) <= 2 else 0
    return state._replace(phase=PLAY, dice=(first, second), unplayed=3, few=few, turned=0)


def roll_off(state: State, total: int) -> State:
    """One player's roll for the start (clause 3)."""
    if state.player == 0:
        return state._replace(phase=ROLL_OFF, player=1, total=total)
    if total == state.total:
        return state._replace(phase=ROLL_OFF, player=0, total=0)
    return state._replace(phase=ROLL, player=1 if total > state.total else 0, total=0)


def scores(state: State) -> tuple[int, ...]:
    if state.phase != DONE:
        return (0, 0)
    return (1 - state.player, state.player)


def breakdown(state: State) -> tuple[tuple[int, ...], ...]:
    return (scores(state),)


def winners(state: State) -> int:
    return 1 << state.player


def opener(state: State) -> int:
    return state.player if state.phase == ROLL and state.up == setup(2, state.options).up else -1
