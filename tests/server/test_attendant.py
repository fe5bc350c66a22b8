"""What the table does by itself it does for who is there now, and not for who was."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Coroutine
from typing import Any

import pytest

from parlour.core.bits import members
from parlour.core.game import View
from parlour.games.check_out.state import ALONE, BID, BUY, CHECK_OUT, DONE, NOBODY
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server import thinking
from parlour.server.clock import Due
from parlour.server.thinking import Thought
from tests.server.races import Race, started
from tests.server.tables import run, until


def acted(race: Race) -> list[tuple[int, str]]:
    return [(line.seat, line.by) for line in race.lines() if isinstance(line, log.Acted)]


def test_time_that_is_up_in_the_moment_in_which_the_table_changes_is_looked_at_again() -> None:
    """Else a bid that came just in time is followed by a choice that nobody made."""

    async def work() -> None:
        race = await started(seats=2)
        host, table = race.host, race.table
        table.game_now.states[-1] = race.state._replace(
            phase=BID, round=4, active=0, tokens=(5, 5, 0, 0, 0, 0), dice=NOBODY
        )
        host.clock.event(table, None, race.time)
        await race.ears[0].ask(host, wire.Act(0))
        due = host.attendant.next_due()
        assert due is not None
        race.time = due.at
        happened: list[Due | Thought] = []

        async def note(due: Due | Thought) -> None:
            happened.append(due)

        host.attendant.let_happen = note  # type: ignore[method-assign]
        running = asyncio.create_task(host.attendant.run())
        await asyncio.sleep(0)  # its timer goes off in this turn of the loop, and so ...
        for line in table.decide_act(1, 2).lines:
            table.apply(line)
        host.clock.event(table, 1, race.time)
        host.changed.set()
        for _ in range(10):
            await asyncio.sleep(0)
        assert race.state.phase == ALONE
        assert happened == []
        running.cancel()

    run(work())


async def at_the_counter(bots: int = 0) -> Race:
    race = await started(seats=3, bots=bots, clock="strict")
    race.go()
    for seat in range(3):
        if seat < race.people:
            race.tap(seat, CHECK_OUT)
        else:
            race.host.attendant.claim_for(seat, CHECK_OUT, "bot")
        await race.pass_time(200)
    assert race.state.phase == BUY
    return race


class Pondering:
    """A bot that does not come to an end before it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.choose = thinking.choose
        self.begun, self.end = threading.Event(), threading.Event()
        monkeypatch.setattr(thinking, "choose", self)

    def __call__(self, *asked: View) -> int:
        self.begun.set()
        assert self.end.wait(30)
        return self.choose(*asked)


@contextlib.asynccontextmanager
async def pondering(
    monkeypatch: pytest.MonkeyPatch, acting: Coroutine[Any, Any, None]
) -> AsyncIterator[None]:
    """What happens inside happens while a bot thinks."""
    bot = Pondering(monkeypatch)
    task = asyncio.create_task(acting)
    await until(bot.begun.is_set)
    yield
    bot.end.set()
    await task


def test_who_comes_back_while_a_bot_thinks_for_them_plays_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def work() -> None:
        race = await at_the_counter()
        buyer = race.state.player
        before = acted(race)
        race.host.leave(race.ears[buyer])
        due = race.host.clock.next(race.table)
        assert due is not None
        race.time = due.at
        async with pondering(monkeypatch, race.host.attendant.let_happen(due)):
            race.host.enter(race.ears[buyer], -1)
        assert acted(race) == before

    run(work())


def test_a_thought_does_not_act_for_who_took_the_chair(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        race = await started(seats=3, bots=1)
        race.go()
        attendant = race.host.attendant
        await attendant.think()
        thought = attendant.thoughts[2]
        race.time = thought.at
        await race.ears[0].ask(race.host, wire.Leave())  # so that it has to look again
        async with pondering(monkeypatch, attendant.let_happen(thought)):
            await race.ears[0].ask(race.host, wire.Sit(seat=2, name="P0"))
        await race.pass_time(300)
        assert (2, "bot") not in acted(race)

    run(work())


def test_a_thought_keeps_to_its_race(monkeypatch: pytest.MonkeyPatch) -> None:
    """Products and deals share their numbers."""

    async def work() -> None:
        race = await started(seats=3, bots=1)
        race.go()
        attendant = race.host.attendant
        await attendant.think()
        thought = attendant.thoughts[2]
        for seat in (0, 1):
            race.tap(seat, CHECK_OUT)
            await race.pass_time(200)
        while race.state.player != 2:
            await race.ears[race.state.player].ask(race.host, wire.Act(DONE))
        (*_, number) = members(race.table.game_now.legal(2))
        monkeypatch.setattr(thinking, "choose", lambda *_: number)
        attendant.thoughts[2] = thought = thought._replace(action=number)
        await attendant.follow(thought)
        assert (2, "bot") not in acted(race)
        fresh = attendant.thoughts[2]
        assert fresh.moment == attendant.moment != thought.moment
        await attendant.follow(fresh)
        assert (2, "bot") in acted(race)

    run(work())
