"""A table: the fold of its log. No sockets, no clock, no disk.

``decide`` turns a command into lines for the log, or refuses it; nothing has
changed then. Whoever runs the table makes the lines durable and only then lets
``apply`` take them in, one by one. So what a table shows is always on disk.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from parlour.core import dice
from parlour.core.bits import popcount
from parlour.core.dice import FairDice
from parlour.core.errors import Refusal
from parlour.core.game import ANYONE, CHANCE, OVER, Game, State
from parlour.core.match import Match
from parlour.core.options import read_options, show_options
from parlour.core.play import Event, Play, check_seats
from parlour.core.record import Record
from parlour.games import find
from parlour.server import entries as log
from parlour.server import protocol as ask
from parlour.server.chairs import Chairs, holder_of

REMEMBERED = 500
"""How many commands back a repeated one is known."""


class Decision(NamedTuple):
    """What a command comes to: lines to be appended, and perhaps a finished game."""

    lines: list[log.Any_]
    record: Record | None = None


class Table:
    """One table, from its making to its closing."""

    def __init__(self, name: str, made: log.Made) -> None:
        self.name = name
        self.made = made
        self.game: Game = find(made.game)
        self.options = read_options(self.game.rules, self.game.options, made.options)
        self.chairs = Chairs(made.seats)
        self.match = Match(self.game, made.seats, self.options, made.games)
        self.play: Play | None = None
        self.dice: FairDice | None = None
        self.secret = b""
        self.records: list[str] = []
        self.contests: list[log.Beaten] = []
        self.wishes: set[int] = set()  # who wants to play on, when a game is over
        self.closed = False
        self.lines = 0
        self.done: dict[tuple[str, str], None] = {}

    # The fold

    @classmethod
    def folded(cls, name: str, lines: Iterable[log.Any_]) -> Table:
        """The table that a log describes; its first line is ``made``."""
        rest = iter(lines)
        made = next(rest)
        assert isinstance(made, log.Made)
        table = cls(name, made)
        table.lines = 1
        for line in rest:
            table.apply(line)
        return table

    def apply(self, line: log.Any_) -> None:
        """Take in one durable line."""
        self.lines += 1
        if line.id:
            self.done[line.who, line.id] = None
            while len(self.done) > REMEMBERED:
                del self.done[next(iter(self.done))]
        match line:
            case log.Acted():
                self.game_now.act(line.seat, line.action)
            case log.Beaten():
                self.contests.append(line)
            case log.Fell():
                self.game_now.resolve(line.outcome)
                assert self.dice is not None
                self.dice.drawn += 1
            case log.Undone():
                for _ in range(line.count):
                    self.game_now.undo(line.seat)
            case log.Sat():
                self.chairs.sit(line.seat, line.name, line.token, bytes.fromhex(line.contribution))
            case log.Botted():
                self.chairs.bot(line.seat, line.level)
                self.wishes.discard(line.seat)  # whoever sits there next is asked anew
            case log.Emptied():
                self.chairs.empty(line.seat)
            case log.Swapped():
                self.chairs.swap(line.seat, line.other)
            case log.Contributed():
                self.chairs[line.seat].contribution = bytes.fromhex(line.contribution)
            case log.Sealed():
                self.secret = bytes.fromhex(line.secret)
            case log.Began():
                options = read_options(self.game.rules, self.game.options, line.options)
                self.play = Play(self.game, len(self.chairs), options)
                self.contests = []
                self.wishes = set()
                contributions = tuple(chair.contribution for chair in self.chairs.chairs)
                self.dice = FairDice(contributions, self.secret)
                for chair in self.chairs.chairs:
                    chair.contribution = b""  # used up: the next game wants fresh bytes
            case log.Ended():
                self.match.add(self.game_now)
                self.records.append(line.record)
            case log.Wished():
                self.wishes.add(line.seat)
            case log.Renewed():
                self.renew()
            case log.Closed():
                self.closed = True
            case log.Made():
                raise Refusal("made-twice", table=self.name)

    def renew(self) -> None:
        """Another match; where the start alternates, it goes on from the last game."""
        options = self.match.next_options()
        self.match = Match(self.game, len(self.chairs), options, self.made.games)
        self.play = self.dice = None
        self.wishes = set()

    # What everybody may ask a table

    @property
    def phase(self) -> str:
        if self.closed:
            return "closed"
        if self.play is None:
            return "gathering"
        if self.play.turn != OVER:
            return "playing"
        return "over" if self.match.over else "between"

    @property
    def game_now(self) -> Play:
        if self.play is None:
            raise Refusal("not-started")
        return self.play

    @property
    def heat(self) -> int:
        """Which race is on at this moment, or 0; see :class:`parlour.core.game.Race`."""
        race = self.game.race
        if race is None or self.play is None or self.closed or self.play.turn != ANYONE:
            return 0
        return race.heat(self.play.state)

    @property
    def commitment(self) -> str:
        """Of the game that is running, else of the next one."""
        running = self.dice is not None and self.phase == "playing"
        secret = self.dice.secret if running and self.dice else self.secret
        return dice.commit(secret).hex()

    def is_host(self, holder: str) -> bool:
        return bool(holder) and holder == self.made.host

    # Decisions

    def decide(
        self,
        holder: str,
        command: ask.Command,
        request: str = "",
        present: Sequence[bool] = (),
    ) -> Decision:
        """The lines that a command comes to. Raises Refusal, and nothing has changed.
        ``present`` says by seat who is here, where that is known."""
        if request and (holder, request) in self.done:
            return Decision([])
        decision = self.consider(holder, command, present)
        if request and decision.lines:
            # One command, one mark: on its first line.
            first = msgspec.structs.replace(decision.lines[0], who=holder, id=request)
            decision = decision._replace(lines=[first, *decision.lines[1:]])
        return decision

    def consider(self, holder: str, command: ask.Command, present: Sequence[bool]) -> Decision:
        if self.closed:
            raise Refusal("table-closed")
        match command:
            case ask.Act():
                if command.heat not in (
                    0,
                    self.heat,
                ):  # the same number may mean something else now
                    raise Refusal("stale", seen=command.heat, now=self.heat)
                return self.decide_act(self.seat(holder), command.action, command.seen)
            case ask.Undo():
                return self.decide_undo(self.seat(holder))
            case ask.Sit():
                return self.decide_sit(holder, command)
            case ask.Leave():
                return self.vacated(self.seat(holder))
            case ask.Contribute():
                return self.decide_contribute(self.seat(holder), command.contribution)
            case ask.Again():
                return self.decide_again(self.seat(holder), present)
        self.host_only(holder)
        match command:
            case ask.SeatBot():
                return self.decide_bot(command)
            case ask.Remove():
                return self.decide_remove(command.seat)
            case ask.Swap():
                return self.decide_swap(command.seat, command.other)
            case ask.Start():
                if self.phase != "gathering":
                    raise Refusal("already-started")
                return self.begin()
            case ask.Close():
                return Decision([log.Closed()])
        raise Refusal("unknown-command")

    def seat(self, holder: str) -> int:
        seat = self.chairs.seat_of(holder)
        if seat < 0:
            raise Refusal("not-seated")
        return seat

    def host_only(self, holder: str) -> None:
        if not self.is_host(holder):
            raise Refusal("host-only")

    def decide_sit(self, holder: str, command: ask.Sit) -> Decision:
        if not holder:
            raise Refusal("no-token")
        chair = self.chairs.check(command.seat)
        running = self.play is not None
        if chair.kind == "person" and chair.holder != holder:
            raise Refusal("seat-taken", name=chair.name)
        if running and (chair.kind != "bot" or self.chairs.seat_of(holder) >= 0):
            raise Refusal("already-started")
        if not command.name.strip() or not command.name.isprintable():
            raise Refusal("bad-name")
        fresh = "" if running else command.contribution
        return Decision(
            [
                log.Sat(
                    seat=command.seat,
                    name=command.name.strip(),
                    token=holder,
                    contribution=fresh,
                )
            ]
        )

    def decide_contribute(self, seat: int, contribution: str) -> Decision:
        """Only after the secret was sealed: earlier bytes could have been known to it."""
        if self.phase == "playing":
            raise Refusal("not-over")
        return Decision([log.Contributed(seat=seat, contribution=contribution)])

    def decide_bot(self, command: ask.SeatBot) -> Decision:
        chair = self.chairs.check(command.seat)
        if chair.kind == "person":
            raise Refusal("seat-taken", name=chair.name)
        if self.play is not None and chair.kind == "empty":
            raise Refusal("already-started")
        return Decision([log.Botted(seat=command.seat, level=command.level)])

    def decide_remove(self, seat: int) -> Decision:
        if self.chairs.check(seat).kind == "empty":
            raise Refusal("seat-empty")
        return self.vacated(seat)

    def decide_swap(self, seat: int, other: int) -> Decision:
        self.chairs.check(seat)
        self.chairs.check(other)
        if self.play is not None:
            raise Refusal("already-started")
        return Decision([log.Swapped(seat=seat, other=other)])

    def vacated(self, seat: int) -> Decision:
        """A chair is given up; a running game needs somebody in it."""
        if self.play is not None:
            return Decision([log.Botted(seat=seat, level="greedy")])
        return Decision([log.Emptied(seat=seat)])

    def begin(self) -> Decision:
        """The next game of the match."""
        taken = [chair.kind != "empty" for chair in self.chairs.chairs]
        if not all(taken):
            raise Refusal("seats-empty", empty=taken.count(False))
        check_seats(self.game, len(taken))
        options = show_options(self.match.next_options(), self.game.options)
        began = log.Began(options=options)
        play = Play(self.game, len(self.chairs), self.match.next_options())
        contributions = tuple(chair.contribution for chair in self.chairs.chairs)
        fair = FairDice(contributions, self.secret)
        more, _ = self.chance(play.state, fair)
        return Decision([began, *more])

    def decide_again(self, seat: int, present: Sequence[bool]) -> Decision:
        """The next game, as soon as all who are here want it: nobody is torn from the result.
        Another match waits for those who are away, the next game of a match does not."""
        if self.phase not in ("between", "over"):
            raise Refusal("not-over")
        people = [at for at, chair in enumerate(self.chairs.chairs) if chair.kind == "person"]
        here = {at for at in people if at < len(present) and present[at]}
        if here - self.wishes - {seat}:
            return Decision([] if seat in self.wishes else [log.Wished(seat=seat)])
        if self.phase == "between":
            return self.begin()
        gathered = here | {seat} >= set(people)
        return Decision([log.Renewed(), *(self.begin().lines if gathered else [])])

    def decide_act(self, seat: int, action: int, seen: int = -1, by: str = "player") -> Decision:
        play = self.game_now
        if seen >= 0 and seen != len(play.events) and play.turn != ANYONE:
            raise Refusal("stale", seen=seen, now=len(play.events))
        play.check(seat, action)
        assert self.dice is not None
        lines: list[log.Any_] = [log.Acted(seat=seat, action=action, by=by)]
        after = self.game.rules.apply(play.state, seat, action)
        more, after = self.chance(after, self.dice)
        lines += more
        if self.game.rules.turn(after) != OVER:
            return Decision(lines)
        record = self.record([event_of(line) for line in lines])
        lines.append(log.Ended(record=secrets.token_urlsafe(9)))
        lines.append(log.Sealed(secret=secrets.token_bytes(dice.SECRET_BYTES).hex()))
        return Decision(lines, record=record)

    def chance(self, state: State, fair: FairDice) -> tuple[list[log.Any_], State]:
        """What chance brings before anybody may act again; draws nothing for good."""
        rules = self.game.rules
        lines: list[log.Any_] = []
        index = fair.drawn
        while rules.turn(state) == CHANCE:
            outcome = dice.outcome(fair.secret, fair.contributions, index, rules.chances(state))
            lines.append(log.Fell(outcome=outcome))
            state = rules.resolve(state, outcome)
            index += 1
        return lines, state

    def decide_undo(self, seat: int) -> Decision:
        count = self.undoable(seat)
        if not count:
            raise Refusal("no-undo")
        if self.phase != "playing":
            raise Refusal("game-over")
        return Decision([log.Undone(seat=seat, count=count)])

    def undoable(self, seat: int) -> int:
        """How many gestures an undo takes back: one; and where those without a choice play
        themselves, also these, since they would be played again at once."""
        play = self.game_now
        most = play.undoable(seat)
        if not self.made.forced:
            return min(most, 1)
        masks = (self.game.rules.legal(state, seat) for state in play.states[-2 : -2 - most : -1])
        return next((back for back, mask in enumerate(masks, 1) if popcount(mask) > 1), 0)

    def record(self, more: Iterable[Event] = ()) -> Record:
        """The running game's record, with its secret; only for the end of a game."""
        play = self.game_now
        assert self.dice is not None
        names = tuple(chair.name for chair in self.chairs.chairs)
        events = (*play.events, *more)
        return Record(self.game.name, names, play.options, events, self.dice.opened())


def event_of(line: log.Any_) -> Event:
    match line:
        case log.Acted():
            return Event(line.seat, line.action)
        case log.Fell():
            return Event(CHANCE, line.outcome)
    raise TypeError(line)


def new_table(
    token: str,
    game: str,
    seats: int,
    options: dict[str, str],
    clock: ask.Clock = "none",
    public: bool = False,
    games: int | None = None,
    forced: bool = False,
    timing: ask.Timing | None = None,
) -> list[log.Any_]:
    """The first lines of a new table; ``token`` is its host's. Raises Refusal with the reason."""
    if not token:
        raise Refusal("no-token")
    found = find(game)
    check_seats(found, seats)
    chosen = read_options(found.rules, found.options, options)
    usual = found.match if games is None else games
    Match(found, seats, chosen, usual)  # refuses a wrong length
    made = log.Made(
        game=game,
        seats=seats,
        options=show_options(chosen, found.options),
        clock=clock,
        public=public,
        games=usual,
        forced=forced,
        host=holder_of(token),
        timing=timing or ask.Timing(),
    )
    return [made, log.Sealed(secret=secrets.token_bytes(dice.SECRET_BYTES).hex())]
