"""A game in progress: the log, and the state that is its fold.

Everything that reaches the rules passes through here and is checked, so that
the rules themselves need not be. A refused step changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, MAX_ACTION, OVER, Game, State


class Event(NamedTuple):
    """A gesture of seat ``actor``, or an outcome where ``actor`` is CHANCE."""

    actor: int
    number: int


def check_seats(game: Game, seats: int) -> None:
    """Raise Refusal where a game is not for so many players."""
    least, most = game.rules.MIN_SEATS, game.rules.MAX_SEATS
    if not least <= seats <= most:
        raise Refusal("wrong-seats", game=game.name, least=least, most=most)


class Play:
    """One game being played, with every state it went through."""

    def __init__(self, game: Game, seats: int, options: Any) -> None:
        check_seats(game, seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.events: list[Event] = []
        self.states: list[State] = [game.rules.setup(seats, options)]

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def turn(self) -> int:
        return self.game.rules.turn(self.state)

    def legal(self, seat: int) -> int:
        return self.game.rules.legal(self.state, seat)

    def act(self, seat: int, action: int) -> None:
        """Make a gesture. Raises Refusal, and changes nothing, where it is not legal."""
        self.check(seat, action)
        self.push(Event(seat, action), self.game.rules.apply(self.state, seat, action))

    def check(self, seat: int, action: int) -> None:
        """Raise Refusal, with the reason, where a gesture is not legal."""
        if not 0 <= seat < self.seats:
            raise Refusal("no-such-seat", seat=seat + 1)
        turn = self.turn
        if turn == OVER:
            raise Refusal("game-over")
        if turn == CHANCE:
            raise Refusal("dice-rolling")
        mask = self.legal(seat)
        if mask == 0:
            raise Refusal("not-your-turn")
        if not 0 <= action <= MAX_ACTION or not mask >> action & 1:
            raise Refusal("illegal-action", action=action)

    def resolve(self, outcome: int) -> None:
        """Let chance bring ``outcome``. Raises Refusal where it can't."""
        n = self.game.rules.chances(self.state)
        if n == 0:
            raise Refusal("no-chance-now")
        if not 0 <= outcome < n:
            raise Refusal("no-such-outcome", outcome=outcome, most=n - 1)
        self.push(Event(CHANCE, outcome), self.game.rules.resolve(self.state, outcome))

    def step(self, event: Event) -> None:
        """One event of a log."""
        if event.actor == CHANCE:
            self.resolve(event.number)
        else:
            self.act(event.actor, event.number)

    def push(self, event: Event, state: State) -> None:
        self.events.append(event)
        self.states.append(state)

    def undoable(self, seat: int) -> int:
        """How many of the last events are this seat's own gestures and showed it nothing new."""
        found = 0
        for place in range(len(self.events) - 1, -1, -1):
            actor, number = self.events[place]
            if actor != seat or self.game.sight.reveals(self.states[place], seat, number):
                break
            found += 1
        return found

    def can_undo(self, seat: int) -> bool:
        return self.undoable(seat) > 0

    def undo(self, seat: int) -> Event:
        """Take back this seat's last gesture and return it. Raises Refusal where it can't be."""
        if not self.can_undo(seat):
            raise Refusal("no-undo")
        self.states.pop()
        return self.events.pop()

    def extended(self, events: Sequence[Event]) -> Play:
        """Another one, which has gone on to ``events``, the first of which are those of this."""
        play = Play(self.game, self.seats, self.options)
        play.events, play.states = self.events[:], self.states[:]
        for event in events[len(play.events) :]:
            play.step(event)
        return play

    def outcomes(self) -> int:
        """How often chance has spoken so far."""
        return sum(event.actor == CHANCE for event in self.events)


def replay(game: Game, seats: int, options: Any, events: Iterable[Event]) -> Play:
    """The fold of a log. Raises Refusal at the first event that the rules don't allow."""
    play = Play(game, seats, options)
    for event in events:
        play.step(event)
    return play
