"""Runs one table: makes its lines durable, tells everybody, lets bots and clocks act.

One command at a time. What is told or acknowledged has been appended before.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor
from dataclasses import replace
from operator import itemgetter
from typing import Any, Protocol, cast
from weakref import WeakValueDictionary, proxy

from parlour.core.errors import Refusal
from parlour.core.game import SPECTATOR
from parlour.core.record import Margin, Record, write
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server import telling
from parlour.server.attendant import Attendant
from parlour.server.clock import Clock
from parlour.server.contest import Contest, Wish
from parlour.server.conversation import Conversation
from parlour.server.limits import Bucket, Limits
from parlour.server.store import Entry, KeptRecord, Store
from parlour.server.table import Decision, Table

logger = logging.getLogger("parlour.host")

KNOWN_VERSIONS = 64
"""How many updates back a client that comes again gets only what it missed."""

MOVES = (log.Acted, log.Fell, log.Undone, log.Began, log.Renewed, log.Closed)
"""What gives those who are to act now all the time again."""

STARTED = time.time_ns() - time.monotonic_ns()


def now_ms() -> float:
    """The server's time. It never jumps, whatever happens to the machine's clock: races and
    deadlines depend on it."""
    return (STARTED + time.monotonic_ns()) / 1_000_000


class Listener(Protocol):
    """Somebody who is told what happens: a connection, or a test."""

    holder: str

    @property
    def trip(self) -> float:
        """The measured round trip of its line in milliseconds, 0 where none is known."""

    def tell(self, message: wire.ServerMessage) -> None:
        """Take a message; must not block, and must not fail."""


class Host:
    """One table with those who listen to it."""

    def __init__(
        self, table: Table, store: Store, pool: Executor, now: Callable[[], float] = now_ms
    ) -> None:
        self.table = table
        self.store = store
        self.pool = pool
        self.now = now
        self.clock = Clock(table, now())
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.changed = asyncio.Event()
        race = table.game.race
        # They know it weakly: a table that is put away is freed at once, with all its states.
        weak = cast(Host, proxy(self))
        self.contest = Contest(weak, race) if race is not None else None
        self.attendant = Attendant(weak)
        self.versions: dict[int, tuple[int, int]] = {}  # version: the game, and its events then
        self.touched = now()
        self.conversation = Conversation(table.chairs)
        self.people: WeakValueDictionary[str, Bucket] = WeakValueDictionary()
        self.tasks: list[asyncio.Task[None]] = []

    # Listening

    def present(self) -> list[bool]:
        seats = {self.seat_of(listener) for listener in self.listeners}
        return [seat in seats for seat in range(len(self.table.chairs))]

    def seat_of(self, listener: Listener) -> int:
        return self.table.chairs.seat_of(listener.holder)

    @property
    def goes_on(self) -> bool:
        """Whether something is going to happen by itself."""
        return self.attendant.next_due() is not None

    @property
    def measures(self) -> bool:
        """Whether the lines of this table are worth measuring."""
        return self.contest is not None and self.contest.arbiter.fair

    def trip(self, seat: int) -> float:
        """The longest round trip of a seat's lines."""
        return max((x.trip for x in self.listeners if self.seat_of(x) == seat), default=0.0)

    def messages_of(self, holder: str) -> Bucket:
        """What all lines of a person share, for as long as there are any."""
        return self.people.setdefault(holder, Bucket(*Limits.MESSAGES))

    def enter(self, listener: Listener, since: int) -> None:
        """Somebody connects, or comes back having seen version ``since``."""
        self.listeners.add(listener)
        self.presence_changed()
        listener.tell(self.welcome(listener, since))

    def leave(self, listener: Listener) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            self.presence_changed()

    def presence_changed(self) -> None:
        present = self.count_present()
        self.broadcast(wire.Presence(present, self.count_watching()))
        self.changed.set()

    def count_watching(self) -> int:
        return sum(self.seat_of(listener) == SPECTATOR for listener in self.listeners)

    def count_present(self) -> list[bool]:
        """Who is here; the clock of somebody who just came starts anew."""
        present = self.present()
        for seat, here in enumerate(present):
            self.clock.presence(seat, here, self.now())
        return present

    def broadcast(self, message: wire.ServerMessage) -> None:
        for listener in list(self.listeners):
            listener.tell(message)

    def welcome(self, listener: Listener, since: int) -> wire.Welcome:
        """Everything, or where the client has seen this game lately only what it missed."""
        seat = self.seat_of(listener)
        game, seen = self.versions.get(since, (-1, 0))
        play = self.table.play
        complete = game != len(self.table.records) or play is None or seen > len(play.events)
        complete = complete or (play is not None and seen < telling.long_past(play))
        return wire.Welcome(
            version=self.table.lines,
            seat=seat,
            host=self.table.is_host(listener.holder),
            info=telling.info(self.table, self.present()),
            position=self.position(seat),
            events=telling.again(play, seat, 0 if complete else seen) if play else [],
            complete=complete,
            time=int(self.now()),
            contests=telling.contests(self.table),
            talk=list(self.conversation.said),
        )

    def position(self, seat: int) -> wire.Position | None:
        if self.table.play is None:
            return None
        deadline = None
        if self.table.phase == "playing":
            turn, last = self.table.play.turn, self.clock.rounds.last
            whose = turn if turn >= 0 else last if last >= 0 else seat
            waited = whose in self.clock.waited
            deadline = self.clock.deadline(self.table, whose) if waited else None
        heat = self.clock.rounds.told(self.table, seat)
        may_undo = seat != SPECTATOR and self.table.phase == "playing"
        undo = may_undo and self.table.undoable(seat) > 0
        return telling.position(self.table.play, seat, deadline, heat, undo)

    # Commands

    async def ask(self, listener: Listener, request: wire.Do) -> None:
        """Do a command and answer it, whatever it is."""
        arrived = self.now()
        answered = self.race(listener, request, arrived)
        if answered is None:
            try:
                async with self.lock:
                    # A race may have begun while it waited: then it is a gesture like all others.
                    answered = self.race(listener, request, arrived)
                    if answered is None:
                        decision = self.table.decide(
                            listener.holder, request.command, request.id, self.present()
                        )
                        await self.carry_out(decision)
                        listener.tell(wire.Accepted(request.id, self.table.lines))
            except Refusal as refusal:
                explained = self.explained(listener, request, arrived, refusal)
                listener.tell(refused(request.id, explained))
        if answered is not None:
            await answered

    def explained(
        self, listener: Listener, request: wire.Do, arrived: float, refusal: Refusal
    ) -> Refusal:
        """Why a gesture was refused: perhaps because somebody was faster, and ended the race."""
        if self.contest is None or not isinstance(request.command, wire.Act):
            return refusal
        if (seat := self.seat_of(listener)) == SPECTATOR:
            return refusal
        return self.contest.missed(seat, request.command, arrived, listener.trip, refusal)

    def race(
        self, listener: Listener, request: wire.Do, arrived: float
    ) -> asyncio.Future[None] | None:
        """Take in a gesture of a race that is on, without waiting; None where it is none.
        The future ends when it was answered."""
        command = request.command
        if self.contest is None or not isinstance(command, wire.Act) or not self.table.heat:
            return None
        if command.heat not in (0, self.table.heat):  # of a race that is over
            return None
        answered: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(refusal: Refusal | None) -> None:
            if refusal is None:
                listener.tell(wire.Accepted(request.id, self.table.lines))
            else:
                listener.tell(refused(request.id, refusal))
            if not answered.done():
                answered.set_result(None)

        holder = listener.holder

        def decide() -> Decision:
            decision = self.table.decide(holder, command, request.id)
            if decision.lines and self.table.seat(holder) != seat:  # it has changed chairs
                raise Refusal("not-seated")
            return decision

        try:
            if (holder, request.id) in self.table.done:
                answer(None)
            else:
                seat = self.table.seat(holder)
                wish = Wish(decide, answer)
                self.contest.claim(seat, command.action, arrived, listener.trip, wish)
        except Refusal as refusal:
            answer(self.explained(listener, request, arrived, refusal))
        return answered

    def talk(self, listener: Listener, request: wire.Do) -> None:
        """Chat and reactions: told to all, and to those who come a little later."""
        try:
            talk = self.conversation.take(listener.holder, request, self.now())
        except Refusal as refusal:
            listener.tell(refused(request.id, refusal))
            return
        if talk is not None:
            self.broadcast(talk)
        listener.tell(wire.Accepted(request.id, self.table.lines))

    async def carry_out(self, decision: Decision) -> None:
        """Append, then take in, then tell. Holds the lock; raises Refusal if not durable."""
        if not decision.lines:
            return
        # Near misses go into the log with whatever comes next.
        if self.contest is not None and (missed := self.contest.misses()):
            decision = decision._replace(lines=[*missed, *decision.lines])
        at, first = int(self.now()), self.table.lines
        entries = [
            Entry(self.table.name, first + place, at, log.pack(line))
            for place, line in enumerate(decision.lines)
        ]
        # A client that goes away must not leave lines on disk that the table lacks.
        await asyncio.shield(self.append_and_apply(entries, decision))

    async def append_and_apply(self, entries: list[Entry], decision: Decision) -> None:
        records: list[KeptRecord] = []
        if decision.record is not None:  # a whole game is written down: not while others wait
            loop = asyncio.get_running_loop()
            records = await loop.run_in_executor(
                self.pool, kept, self.table, decision, decision.record
            )
        await self.store.append(entries, records)
        before, play = self.table.lines, self.table.play
        seen, contests = self.events_so_far(), len(self.table.contests)
        for line in decision.lines:
            self.table.apply(line)
        if self.contest is not None:
            self.contest.kept(decision.lines)
        self.touched = self.now()
        actor = next(
            (x.seat for x in decision.lines if isinstance(x, log.Acted | log.Undone)), None
        )
        if any(isinstance(line, MOVES) for line in decision.lines):  # not who sits where
            self.clock.event(self.table, actor, self.now())
        present = self.count_present()  # somebody may have sat down or left
        self.remember()
        same_game = play is self.table.play
        news = (min(seen, self.events_so_far()), contests) if same_game else (0, 0)
        self.tell_update(before, present, *news)
        if any(isinstance(line, log.Sat | log.Botted | log.Emptied) for line in decision.lines):
            self.broadcast(wire.Presence(present, self.count_watching()))
        self.changed.set()
        if self.table.closed and self.contest is not None:
            self.contest.wake.set()  # so that it ends

    def events_so_far(self) -> int:
        return len(self.table.play.events) if self.table.play is not None else 0

    def remember(self) -> None:
        game, number = len(self.table.records), self.events_so_far()
        if self.versions and next(reversed(self.versions.values())) > (game, number):
            # An undo: what stands there later is not what was seen.
            self.versions = {v: min(seen, (game, number)) for v, seen in self.versions.items()}
        self.versions[self.table.lines] = game, number
        while len(self.versions) > KNOWN_VERSIONS:
            del self.versions[next(iter(self.versions))]

    def tell_update(self, since: int, present: list[bool], seen: int, contests: int) -> None:
        info = telling.info(self.table, present)
        at = int(self.now())
        beaten = telling.contests(self.table, contests)
        parts: dict[int, tuple[wire.Position | None, list[wire.Event]]] = {}
        play = self.table.play
        news: list[wire.Event] | None = [] if play is None else None
        for listener in list(self.listeners):
            seat = self.seat_of(listener)
            if seat not in parts:
                if play is not None and (news is None or not self.table.game.sight.OPEN):
                    news = telling.events(play, seat, seen)
                parts[seat] = self.position(seat), news or []
            listener.tell(
                wire.Update(
                    since=since,
                    version=self.table.lines,
                    seat=seat,
                    host=self.table.is_host(listener.holder),
                    info=info,
                    position=parts[seat][0],
                    events=parts[seat][1],
                    time=at,
                    contests=beaten,
                )
            )

    # What happens by itself

    def start(self) -> None:
        """Begin to watch bots, clocks and races; ``stop`` ends it."""
        work: list[Coroutine[Any, Any, None]] = [self.attendant.run()]
        if self.contest is not None:
            work.append(self.contest.run())
        self.tasks = [asyncio.create_task(one, name=f"table {self.table.name}") for one in work]
        for task in self.tasks:
            task.add_done_callback(log_failure)

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []


def log_failure(task: asyncio.Task[None]) -> None:
    """What should never happen must at least be seen."""
    error = None if task.cancelled() else task.exception()
    if error is not None:
        logger.error("%s stands still", task.get_name(), exc_info=error)


def refused(request: str, refusal: Refusal) -> wire.Refused:
    return wire.Refused(request, refusal.reason, telling.details(refusal))


def kept(table: Table, decision: Decision, record: Record) -> list[KeptRecord]:
    """The finished game, to be kept in the same transaction as its last lines."""
    ended = next(line for line in decision.lines if isinstance(line, log.Ended))
    play = table.game_now.extended(record.events)
    summary: dict[str, Any] = {
        "scores": table.game.rules.scores(play.state)[: play.seats],
        "winners": table.game.rules.winners(play.state),
        "events": len(play.events),
    }
    beaten = [*table.contests, *(line for line in decision.lines if isinstance(line, log.Beaten))]
    margins = sorted((Margin(one.event, one.seat, one.ms) for one in beaten), key=itemgetter(0))
    return [
        KeptRecord(
            record=ended.record,
            table=table.name,
            finished=int(now_ms()),
            game=table.game.name,
            players=list(record.players),
            text=write(replace(record, margins=tuple(margins)), table.game, play),
            summary=wire.encoder.encode(summary),
            public=table.made.public,
        )
    ]
