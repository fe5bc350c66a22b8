"""Sees to it that a table goes on: bots think and act, and time that is up has its effect."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Protocol

from parlour.core.errors import Refusal
from parlour.core.game import OVER
from parlour.server import thinking
from parlour.server.clock import Clock, Due
from parlour.server.contest import Contest, Wish
from parlour.server.table import Decision, Table
from parlour.server.thinking import Thought

logger = logging.getLogger("parlour.attendant")

LOST = (
    "too-late",
    "too-quick",
    "too-early",
    "illegal-action",
    "not-your-turn",
    "stale",
    "game-over",
    "table-closed",
)
"""Refusals that mean only that somebody was quicker."""

RETRY = 5_000
"""Milliseconds before a bot or clock tries again after the store refused."""


class Served(Protocol):
    """What an attendant needs of the host that runs its table."""

    table: Table
    clock: Clock
    contest: Contest | None
    lock: asyncio.Lock
    changed: asyncio.Event
    pool: Executor
    now: Callable[[], float]

    async def carry_out(self, decision: Decision) -> None: ...


class Attendant:
    """Of one table."""

    def __init__(self, host: Served) -> None:
        self.host = host
        self.thoughts: dict[int, Thought] = {}
        self.held = 0.0  # nothing is tried before that

    async def run(self) -> None:
        while not self.host.table.closed:
            self.host.changed.clear()
            await self.think()
            due = self.next_due()
            wait = None
            if due is not None:
                wait = max(0, max(due.at, self.held) - self.host.now()) / 1000
            try:
                async with asyncio.timeout(wait):  # ``wait_for`` may swallow that the table stops
                    await self.host.changed.wait()
            except TimeoutError:
                assert due is not None
                if not self.host.changed.is_set():  # else something else may be due now
                    await self.let_happen(due)

    def next_due(self) -> Due | Thought | None:
        """What happens next by itself."""
        due, contest = self.host.clock.next(self.host.table), self.host.contest
        thought = min(self.thoughts.values(), default=None)
        if due is not None and contest is not None and contest.busy(due.seat):
            due = None  # what is under way for that seat comes first
        if due is None or thought is None:
            return due or thought
        return due if due.at < thought.at else thought

    async def let_happen(self, due: Due | Thought) -> None:
        try:
            if isinstance(due, Thought):
                await self.follow(due)
            else:
                await self.act_for(due)
        except Refusal as refusal:
            self.hold(refusal)

    def hold(self, refusal: Refusal | None) -> None:
        """Something could not be done: where the store failed, there is no use in haste."""
        if refusal is not None and refusal.reason not in LOST:
            logger.warning("table %s: %s", self.host.table.name, refusal)
            self.held = self.host.now() + RETRY

    async def think(self) -> None:
        """Every bot that may act makes up its mind, if it has not yet."""
        table, contest = self.host.table, self.host.contest
        seats = [
            seat for seat in sorted(self.host.clock.waited) if table.chairs[seat].kind == "bot"
        ]
        self.thoughts = {s: t for s, t in self.thoughts.items() if s in seats and self.holds(t)}
        for seat in seats:
            if seat not in self.thoughts and not (contest is not None and contest.busy(seat)):
                await self.make_up_mind(seat, seed=table.lines)

    async def make_up_mind(self, seat: int, seed: int) -> None:
        table, play, rounds = self.host.table, self.host.table.play, self.host.clock.rounds
        lines, level, moment = table.lines, table.chairs[seat].level, self.moment
        if play is None or not level:
            return
        state, seen = play.state, self.host.now()
        action = await self.choose(seat, seed)
        if action is not None:
            view = table.game.sight.see(state, seat)
            tempo = table.made.timing.tempo if rounds.heat else "frantic"
            thought = thinking.delay(table.game, level, view, action, tempo)
            at = max(seen, rounds.go) + thought
            race = table.game.race
            if race is not None and rounds.heat and race.rolls(state, action):
                at = max(at, rounds.next_roll(table, seat))
            self.thoughts[seat] = Thought(at, seat, action, lines, seed, moment)

    async def choose(self, seat: int, seed: int) -> int | None:
        """What a bot in that chair would do now; None where it may do nothing."""
        table, play = self.host.table, self.host.table.play
        mask = play.legal(seat) if play is not None else 0
        if play is None or not mask:
            return None
        level = table.chairs[seat].level or "greedy"
        view = table.game.sight.see(play.state, seat)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(
            self.host.pool, thinking.choose, table.game, level, view, mask, seed
        )

    async def follow(self, thought: Thought) -> None:
        """A bot does what it had in mind, if it would still do it."""
        table, seat = self.host.table, thought.seat
        del self.thoughts[seat]
        lines = table.lines
        same = lines == thought.lines or await self.choose(seat, thought.seed) == thought.action
        if not same or not self.holds(thought):
            await self.make_up_mind(seat, seed=table.lines)
        elif self.host.contest is not None and table.heat:
            self.claim_for(seat, thought.action, "bot")
        else:
            async with self.host.lock:
                if table.lines == lines:  # else it looks again
                    await self.host.carry_out(table.decide_act(seat, thought.action, by="bot"))

    async def act_for(self, due: Due) -> None:
        """The table acts for somebody whose time is up: as the game's race says, or by a bot."""
        table, play = self.host.table, self.host.table.play
        if play is None:
            return
        lines, race = table.lines, table.game.race
        action: int | None = -1
        if due.by == "clock" and race is not None:
            action = race.retreat(play.state, due.seat)
        if action == -1:
            action = await self.choose(due.seat, seed=lines)
        if action is None or table.lines != lines or not self.is_due(due):  # somebody was quicker
            return
        if table.heat:
            self.claim_for(due.seat, action, due.by)
            await asyncio.sleep(0)
            return
        async with self.host.lock:
            if table.lines == lines and self.is_due(due):
                await self.host.carry_out(table.decide_act(due.seat, action, by=due.by))

    def is_due(self, due: Due) -> bool:
        """Whether it still is: who was away may have come back."""
        return self.host.clock.due(self.host.table, due.seat) == due

    @property
    def moment(self) -> tuple[int, int]:
        """The race and the turn."""
        play = self.host.table.play
        return self.host.table.heat, play.turn if play is not None else OVER

    def holds(self, thought: Thought) -> bool:
        """Whether a bot still sits there, and the number that it has in mind means the same."""
        chair = self.host.table.chairs[thought.seat]
        return chair.kind == "bot" and thought.moment == self.moment

    def claim_for(self, seat: int, action: int, by: str) -> None:
        """A gesture of the table's own in a race: like everybody's, on a line without length."""
        assert self.host.contest is not None
        chair = self.host.table.chairs[seat]

        def decide() -> Decision:
            if self.host.table.chairs[seat] is not chair:  # somebody else sits there now
                raise Refusal("not-your-turn")
            return self.host.table.decide_act(seat, action, by=by)

        wish = Wish(decide, self.hold)
        self.host.contest.claim(seat, action, self.host.now(), 0.0, wish)
