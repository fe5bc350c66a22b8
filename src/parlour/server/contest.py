"""A table's race as it runs: takes gestures in when they arrive, and judges them in order.

The arbiter says who was first, the rounds say when, the table says what the rules allow.
Every claim is answered once; who came second hears who was faster, and by how much.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import Race
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.arbiter import Arbiter, Claim, margin
from parlour.server.clock import Clock
from parlour.server.table import Decision, Table

NEAR = 1_000
"""Milliseconds: whoever was later than that did not lose a race."""

MOST_OPEN = 12
"""Gestures of one seat that may be open at once: more than anybody can mean."""


class Runner(Protocol):
    """What a contest needs of the host that runs its table."""

    table: Table
    clock: Clock
    lock: asyncio.Lock
    changed: asyncio.Event
    now: Callable[[], float]

    async def carry_out(self, decision: Decision) -> None: ...

    def trip(self, seat: int) -> float: ...


class Wish(NamedTuple):
    """What is behind a claim: how the table decides it, and who wants the answer."""

    decide: Callable[[], Decision]
    answer: Callable[[Refusal | None], None]


class Won(NamedTuple):
    """Who got something, as which event, and who else could have."""

    claim: Claim
    event: int
    rivals: int


class Contest:
    """The races of one table."""

    def __init__(self, host: Runner, race: Race) -> None:
        self.host = host
        self.race = race
        self.arbiter = Arbiter(host.table.made.timing.fair)
        self.begun = (0, 0)
        """The race for which the last lots were drawn ..."""
        self.judged = (0, 0)
        """... and of which something was decided last."""
        self.won: dict[int, Won] = {}
        self.notes: list[log.Beaten] = []
        self.noted: set[tuple[int, int]] = set()
        self.wake = asyncio.Event()

    @property
    def now_on(self) -> tuple[int, int]:
        """Which race it is, by game and heat: every game counts its heats anew."""
        return len(self.host.table.records), self.host.table.heat

    def busy(self, seat: int) -> bool:
        """Whether a gesture of that seat is still open."""
        return any(claim.seat == seat for claim in self.arbiter.open)

    def claim(self, seat: int, action: int, arrived: float, trip: float, wish: Wish) -> None:
        """Take a gesture in, at the moment of its arrival. Raises Refusal where it is too early,
        or one too many."""
        table, rounds = self.host.table, self.host.clock.rounds
        rounds.check(table, seat, action, arrived)
        if sum(claim.seat == seat for claim in self.arbiter.open) >= MOST_OPEN:
            raise Refusal("too-fast")
        if self.begun != (now_on := self.now_on):
            self.begun = now_on
            self.arbiter.draw_lots()
        assert table.play is not None
        mask = self.race.contestants(table.play.state, seat, action)
        rivals = [(rival, self.host.trip(rival)) for rival in members(mask)]
        claim = self.arbiter.enter(seat, action, arrived, trip, rivals, rounds.since(seat))
        claim.heat = now_on
        claim.what = wish
        self.wake.set()

    async def run(self) -> None:
        """Judge claims when their time has come, for as long as the table is open."""
        while not self.host.table.closed:
            self.wake.clear()
            due = self.arbiter.due()
            if due is None:
                await self.wake.wait()
                continue
            if (wait := due - self.host.now()) > 0:
                try:
                    async with asyncio.timeout(wait / 1000):
                        await self.wake.wait()
                    continue
                except TimeoutError:
                    # What came in while the loop was busy should be read before it is judged.
                    await asyncio.sleep(0)
            await self.settle()
        while self.arbiter.open:
            self.arbiter.open.pop().what.answer(Refusal("table-closed"))

    async def settle(self) -> None:
        """Judge all claims whose time has come."""
        async with self.host.lock:
            while (claim := self.arbiter.decide(self.host.now())) is not None:
                refusal = await self.judge(claim)
                claim.what.answer(refusal)
                claim.what = None  # it knows the host: what is won must not keep the table alive
                self.host.changed.set()

    async def judge(self, claim: Claim) -> Refusal | None:
        """Do what was claimed, or say why not."""
        table, rounds = self.host.table, self.host.clock.rounds
        wish: Wish = claim.what
        try:
            decision = wish.decide()
            if not decision.lines:  # done before: a repeated command
                return None
            now_on = self.now_on
            if claim.heat != now_on:  # its race is over, and perhaps the next one waits
                raise Refusal("stale", seen=claim.heat[1], now=table.heat)
            rounds.check(table, claim.seat, claim.action, claim.arrived)
        except Refusal as refusal:
            return self.explained(claim, refusal)
        play = table.play
        assert play is not None
        if self.judged != now_on:
            self.misses()  # those of another game are over with it
            self.judged, self.won = now_on, {}
            self.noted.clear()
        rolls = self.race.rolls(play.state, claim.action)
        rivals = self.race.contestants(play.state, claim.seat, claim.action)
        event, former = len(play.events) + 1, self.won.get(claim.action)
        if not rolls:
            self.note(claim)
            self.won[claim.action] = Won(claim, event, rivals)
            for other in self.arbiter.others(claim.action):
                self.note(other)
        before = rounds.rolled[claim.seat], rounds.fell[claim.seat]
        if rolls:  # before it is told: the news say when the seat may roll again
            rounds.roll(table, claim.seat, claim.date, self.host.now())
            self.arbiter.put_off(claim.seat, rounds.fell[claim.seat])
        try:
            await self.host.carry_out(decision)
        except Refusal as refusal:
            rounds.rolled[claim.seat], rounds.fell[claim.seat] = before
            if not rolls:
                self.take_back(claim.action, former)
            return refusal
        return None

    def take_back(self, action: int, former: Won | None) -> None:
        """The disk refused: nobody has won that, and nobody missed it."""
        event = self.won.pop(action).event
        if former is not None:
            self.won[action] = former
        self.notes = [note for note in self.notes if note.event != event]
        self.noted = {(seat, of) for seat, of in self.noted if of != event}

    def missed(
        self, seat: int, act: wire.Act, arrived: float, trip: float, refusal: Refusal
    ) -> Refusal:
        """Why a gesture was refused that came when its race was over: whoever got it first may
        have ended it."""
        won = self.won.get(act.action)
        if won is None or act.heat != won.claim.heat[1]:
            return refusal
        claim = self.arbiter.dated(seat, act.action, arrived, trip)
        claim.heat = won.claim.heat
        return refusal if margin(won.claim, claim) > NEAR else self.explained(claim, refusal)

    def misses(self) -> list[log.Beaten]:
        """What the log does not know yet, of the game that is on."""
        if self.notes and self.judged[0] != len(self.host.table.records):
            self.notes = []
        return self.notes

    def kept(self, lines: Sequence[log.Any_]) -> None:
        """The log has these now."""
        if self.notes:
            self.notes = [note for note in self.notes if note not in lines]

    def explained(self, claim: Claim, refusal: Refusal) -> Refusal:
        """Why a claim was refused: perhaps because somebody was faster."""
        won = self.beaten(claim)
        if won is None:
            return refusal
        self.note(claim)
        winner = won.claim.seat
        name = self.host.table.chairs[winner].name
        return Refusal("too-late", winner=winner, name=name, ms=margin(won.claim, claim))

    def beaten(self, claim: Claim) -> Won | None:
        """Who had it first, where the seat could have had it too."""
        won = self.won.get(claim.action)
        if won is None or won.claim.heat != claim.heat or not won.rivals >> claim.seat & 1:
            return None
        return won

    def note(self, claim: Claim) -> None:
        """Keep a near miss for the log, once; it goes there with whatever comes next."""
        won = self.beaten(claim)
        if won is None or (claim.seat, won.event) in self.noted:
            return
        late = margin(won.claim, claim)
        if late <= NEAR:
            self.noted.add((claim.seat, won.event))
            self.notes.append(
                log.Beaten(
                    seat=claim.seat,
                    action=claim.action,
                    by=won.claim.seat,
                    event=won.event,
                    ms=late,
                )
            )
