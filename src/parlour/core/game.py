"""The contract that every game of Parlour keeps.

A game is a small transition system over plain integers. It knows no clock, no
randomness, no text and no input or output; all of those live around it. What
follows is the specification: bots, tables, tests and the compiler rely on
these sentences and on nothing else.

State
    A ``NamedTuple`` of ints, of tuples of ints, and of further such
    NamedTuples. It is immutable, hashable, and equal to ``eval(repr(state))``
    where the class is known. The options are a NamedTuple of ints with
    defaults, kept in ``state.options``. A tuple with one entry per seat always
    has ``MAX_SEATS`` entries; empty chairs hold 0. Hands and secret choices lie
    in the state; the order of cards yet to come does not. Two states are equal
    only if everything that can still happen is equal.

Seats
    The chairs 0 to ``seats - 1``, where MIN_SEATS <= seats <= MAX_SEATS.

Action
    One gesture of one player, a number from 0 to ``MAX_ACTION``. A longer move
    is several gestures. What a number means may depend on the phase.

Mask
    A set of actions in one int: bit ``a`` is set where action ``a`` is legal.
    A seat's mask never depends on what that seat cannot know.

Chance
    A player too. At a chance node there are ``chances(state)`` *equally likely*
    outcomes, numbered from 0. Dice are base-6 digits, the first die lowest; a
    drawn card is the k-th of the cards left, in ascending order. Nothing is
    shuffled ahead of need.

Whose turn
    ``turn(state)`` is a seat, or CHANCE, or OVER, or ANYONE. With ANYONE every
    seat with a non-zero mask may act, and the order of arrival, which is
    outside the rules, decides. Where that is a race, ``race.py`` says so.

What always holds, in every state reached from ``setup`` by legal steps:

1.  ``turn(state)`` is a seat s:  ``legal(state, s) != 0``, and the masks of all
    other seats are 0.
2.  ``turn(state)`` is ANYONE:  at least one seat has a non-zero mask.
3.  ``turn(state)`` is CHANCE or OVER:  every mask is 0.
4.  ``chances(state) > 0`` exactly where ``turn(state)`` is CHANCE.
5.  ``apply`` is defined for an action of the seat's mask, ``resolve`` for
    0 <= outcome < ``chances(state)``; neither is called otherwise. Callers check
    (see :mod:`parlour.core.play`), rules need not.
6.  Every function is pure, and total under its condition: it never raises.
7.  ``scores`` is defined in every state; the columns of ``breakdown`` add up
    to it. ``LOWEST_WINS`` says which direction is good.
8.  ``winners`` is a non-empty set of seats where ``turn(state)`` is OVER.
9.  Random play, a uniform able seat and then a uniform gesture, ends with
    probability one.

A rules module is written once, in a small dialect of Python (CONTRIBUTING says
which), and runs in two worlds: as it is, and compiled by
:mod:`parlour.core.compile`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, Protocol

CHANCE: Final = -1
OVER: Final = -2
ANYONE: Final = -3

SPECTATOR: Final = -1
"""The ``seat`` of a view for somebody without a chair."""

MAX_ACTION: Final = 62

State = Any
"""The state type is the game's own; the contract says only how it behaves."""

View = Any
"""A NamedTuple as well: what one seat may see, built by inclusion."""


class Rules(Protocol):
    """The module ``rules.py`` of a game."""

    MIN_SEATS: int
    MAX_SEATS: int
    LOWEST_WINS: bool
    SOURCES: tuple[str, ...]
    """Names of the sources of points, in the order of ``breakdown``."""

    Options: Any
    """A NamedTuple class of ints, each with a default."""

    State: Any

    def setup(self, seats: int, options: Any) -> State:
        """The first state. ``options`` has been checked by ``core.options``."""

    def turn(self, state: State) -> int:
        """The seat to act, or CHANCE, OVER, ANYONE."""

    def legal(self, state: State, seat: int) -> int:
        """The mask of ``seat``; 0 where it may not act now."""

    def apply(self, state: State, seat: int, action: int) -> State:
        """The state after ``seat`` made the legal gesture ``action``."""

    def chances(self, state: State) -> int:
        """How many equally likely outcomes; 0 where it is not chance's turn."""

    def resolve(self, state: State, outcome: int) -> State:
        """The state after chance brought ``outcome``."""

    def scores(self, state: State) -> tuple[int, ...]:
        """Printed points of every chair, in any state."""

    def breakdown(self, state: State) -> tuple[tuple[int, ...], ...]:
        """The same points, one tuple of all chairs per source."""

    def winners(self, state: State) -> int:
        """The set of winning seats as a mask, where the game is over."""

    def opener(self, state: State) -> int:
        """The seat whose turn opens the game in this state, or -1: the roll or lot
        for the start is not over yet, or play is already under way."""


class Sight(Protocol):
    """The module ``view.py``: the only place where secrets are hidden."""

    OPEN: bool
    """True where nothing is ever hidden from anybody."""

    SETS: tuple[str, ...]
    """Fields of a view that hold sets as bits, one a seat in some. They leave the house as
    lists: JavaScript loses bits above 2**53."""

    def see(self, state: State, seat: int) -> View:
        """What ``seat``, or a SPECTATOR, may see. Built by inclusion."""

    def points(self, view: View) -> tuple[int, ...]:
        """The points of every chair as far as the viewer can know them; all when it is over."""

    def reveals(self, before: State, seat: int, action: int) -> bool:
        """Whether the gesture can't be undone: it shows its maker something new, or the rules
        let it stand, as in a race."""


class Name(NamedTuple):
    """What a thing is called, where its name comes with the data: a card of a deck."""

    en: str
    de: str
    zh: str


Value = int | str | Name | tuple[int, ...] | tuple[str, ...] | tuple[Name, ...]
"""What a message may be filled in with."""


class Message(NamedTuple):
    """Something to be said: a key of the Fluent files, and what fills it in.

    Values are ints, names, strings that are keys themselves, or tuples of these
    (said as a list); a string that is no key only selects. The parameters named in
    ``core.words.PEOPLE`` are seats and are said as names.
    """

    key: str
    params: Mapping[str, Value] = {}


class Throw(NamedTuple):
    """Dice that somebody threw. Where a throw can be good or bad, ``good`` says which it was,
    and ``likely`` how many of the ``of`` outcomes would have been good."""

    seat: int
    faces: tuple[int, ...]
    good: bool = False
    likely: int = 0
    of: int = 0


class Story(Protocol):
    """The module ``story.py``: what happens, as keys with parameters."""

    def tell(
        self, before: State, actor: int, number: int, after: State, viewer: int
    ) -> list[Message]:
        """What ``viewer`` learns of one event: a gesture, or an outcome where
        ``actor`` is CHANCE. Messages about one person hold it as ``player``."""

    def prompt(self, view: View, mask: int) -> Message:
        """What the viewer, whose mask this is, may do now or is waiting for."""

    def label(self, view: View, action: int) -> Message:
        """What a legal gesture of the viewer would do, as on a button."""


class Notation(Protocol):
    """The module ``notation.py``: one short word or two an event, for records."""

    def gesture(self, state: State, action: int) -> str:
        """Unique among the legal gestures of one seat in one state."""

    def outcome(self, state: State, outcome: int) -> str:
        """Unique among the outcomes of one state."""

    def read_outcome(self, state: State, text: str) -> int:
        """The inverse of ``outcome``; raises ValueError for anything else."""


class Habits(Protocol):
    """The module ``bot.py``: what this game's bots know beyond the contract."""

    def worth(self, view: View, action: int) -> float:
        """How good a legal gesture of the viewer looks at first sight."""

    # A game in real time also has ``pace(view, action)``: for how many milliseconds the
    # viewer thinks before that gesture, never fewer than ``core.habits.REACTION``. The
    # others share the one of ``core.habits``; ``Game.pace`` is the right one.


class Race(Protocol):
    """The module ``race.py`` of a game in real time; the others have none.

    Rules know no clock. This room only says where speed counts, so that a table knows when to
    count down, whose dice need time, and which gestures can come in each other's way: two
    seats contend where they make the *same* gesture. All functions are pure, and defined
    in every state in which chance is not due.
    """

    def live(self, state: State) -> bool:
        """Whether this game is played in real time at all: options may say otherwise."""

    def heat(self, state: State) -> int:
        """Which race is on: a number from 1, another one for each; 0 where there is none."""

    def racing(self, state: State) -> int:
        """The seats that are still in this heat, as a mask."""

    def rolls(self, state: State, action: int) -> bool:
        """Whether the gesture takes time: a seat repeats it only after the table's tempo."""

    def contestants(self, state: State, seat: int, action: int) -> int:
        """The other seats that could make the same gesture now and would lose something by
        being second, as a mask."""

    def last(self, state: State) -> int:
        """The one seat for which alone the heat is still open, or -1."""

    def sealed(self, state: State) -> bool:
        """Whether all choose in secret and wait for the last one: such choices have a deadline."""

    def retreat(self, state: State, seat: int) -> int:
        """The harmless gesture that a table makes for a seat whose time is up; -1 where a bot
        should choose one."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game with all its rooms. ``game.rules.turn(state)`` reads as it should."""

    name: str
    rules: Rules
    sight: Sight
    story: Story
    notation: Notation
    bot: Habits
    options: Mapping[str, Any]
    """What each field of ``rules.Options`` may hold: see ``core.options``."""

    pace: Callable[[View, int], int]
    """When its bots act: the game's own habit, or the one of ``core.habits``."""

    told_from: Callable[[Sequence[State]], int]
    """Up to which event, given all states so far, the story is not told again to somebody
    who comes back or late: what one had to remember stays a matter of memory."""

    thrown: Callable[[State, int], Throw | None]
    """What dice an outcome means in a state that waits for chance; None where it is no throw.
    For the end of a game: who had how much luck."""

    race: Race | None = None
    """Where speed counts in it; None for a game that knows no hurry."""

    match: int = 1
    """How many games a table usually plays, so that the start is shared fairly."""

    cards: Any = None
    """What is printed on its cards, as a NamedTuple for those who draw them; None where it has
    none."""

    deck: str = ""
    """The TOML of a table's own deck, which all rooms of this game use."""
