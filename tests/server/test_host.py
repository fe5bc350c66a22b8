"""A running table: durable before told, resumed exactly, bots and clocks, secrets kept."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from parlour.bots import level_of
from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import SPECTATOR, Game
from parlour.core.record import read, verify
from parlour.games import find
from parlour.games.check_out.state import ROLL
from parlour.server import clock, rounds, telling, thinking
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.host import Host, refused
from parlour.server.room import Room
from parlour.server.table import Table
from tests.server.races import started
from tests.server.tables import GUEST, HOST, Ear, open_room, run, table_for_two
from tests.walks import Setup, finished, over_games


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time to look, to think or to roll."""
    monkeypatch.setattr(rounds, "COUNTDOWN", -5000)
    monkeypatch.setattr(rounds, "TEMPO", dict.fromkeys(rounds.TEMPO, 0))
    monkeypatch.setattr(thinking, "delay", lambda *_: 0)


def disk(room: Room, host: Host) -> list[log.Any_]:
    return [log.unpack(entry.body) for entry in room.store.read(host.table.name)]


def test_what_is_told_is_on_disk(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room, "diced_out")  # a game long enough

        class Witness(Ear):
            def tell(self, message: wire.ServerMessage) -> None:
                if isinstance(message, wire.Update | wire.Accepted):
                    assert len(disk(room, host)) >= message.version
                super().tell(message)

        witness = Witness()
        host.enter(witness, -1)
        await ann.ask(host, wire.Start())
        for _ in range(30):
            position = ann.last(wire.Update).position
            mover = ann if position.turn == 0 else ben
            legal = host.position(position.turn).legal  # type: ignore[union-attr]
            answer = await mover.ask(host, wire.Act(action=legal[0]))
            assert isinstance(answer, wire.Accepted)
            assert len(disk(room, host)) == answer.version
        assert len(witness.all(wire.Update)) == 31
        await room.close()

    run(work())


def test_a_store_that_refuses_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room)
        await ann.ask(host, wire.Start())
        lines, told = host.table.lines, len(ben.told)

        async def full(*_: object) -> None:
            raise Refusal("store-full")

        with monkeypatch.context() as patch:
            patch.setattr(room.store, "append", full)
            answer = await ann.ask(host, wire.Act(action=0))
            assert (answer.reason, host.table.lines) == ("store-full", lines)
            assert len(ben.told) == told
        assert isinstance(await ann.ask(host, wire.Act(action=0)), wire.Accepted)
        assert len(disk(room, host)) == host.table.lines
        await room.close()

    run(work())


@over_games
def test_bots_play_a_table_to_its_end(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)

    async def work() -> None:
        room = await open_room(tmp_path)
        seats = game.rules.MIN_SEATS
        host = await room.make(HOST, game=game.name, seats=seats, options={}, games=1)
        ann = Ear(HOST)
        host.enter(ann, -1)
        for seat in range(seats):
            await ann.ask(host, wire.SeatBot(seat=seat, level="greedy"))
        await ann.ask(host, wire.Start())
        while host.table.phase != "over":
            await asyncio.sleep(0.01)
        (name,) = host.table.records
        kept = room.store.record(name)
        assert kept is not None
        record = read(kept.text, find)
        assert verify(record, game) > 0
        assert [level_of(player) for player in kept.players] == ["greedy"] * seats
        assert len(set(kept.players)) == seats
        await room.close()

    run(work())


@over_games
def test_a_restart_resumes_every_table_exactly(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)

    async def first() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room, game.name, games=game.match)
        await ann.ask(host, wire.Start())
        for number in range(25):
            await step(host, (ann, ben), number)
        kept.append(host.table)
        await room.close()

    async def second() -> None:
        room = await open_room(tmp_path)
        (host,) = room.hosts.values()
        table = host.table
        (before,) = kept
        assert table.play is not None
        assert before.play is not None
        assert table.play.states == before.play.states
        assert (table.lines, table.commitment) == (before.lines, before.commitment)
        ann, ben = Ear(HOST), Ear(GUEST)
        for ear in (ann, ben):
            host.enter(ear, -1)
        assert [ear.last(wire.Welcome).seat for ear in (ann, ben)] == [0, 1]
        for number in range(10):
            await step(host, (ann, ben), number)
        await room.close()

    kept: list[Table] = []
    run(first())
    run(second())


async def step(host: Host, ears: tuple[Ear, ...], number: int) -> None:
    """Somebody who may act does so."""
    for seat, ear in enumerate(ears):
        legal = host.position(seat).legal  # type: ignore[union-attr]
        if legal and host.table.phase == "playing":
            answer = await ear.ask(host, wire.Act(action=legal[number % len(legal)]))
            assert isinstance(answer, wire.Accepted)
            return


def test_who_comes_back_gets_what_was_missed(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room, options={"starter": "first"})
        await ann.ask(host, wire.Start())
        await step(host, (ann, ben), 0)
        version = ben.last(wire.Update).version
        seen = ben.last(wire.Update).position.number
        host.leave(ben)
        assert ann.last(wire.Presence).present == [True, False]
        for number in range(3):
            await step(host, (ann, ben), number)
        again = Ear(GUEST)
        host.enter(again, version)
        welcome = again.last(wire.Welcome)
        assert not welcome.complete
        assert [event.number for event in welcome.events] == list(
            range(seen + 1, welcome.position.number + 1)
        )
        stranger = Ear()
        host.enter(stranger, -1)
        welcome = stranger.last(wire.Welcome)
        assert (welcome.complete, welcome.seat) == (True, SPECTATOR)
        assert len(welcome.events) == welcome.position.number
        assert welcome.position.legal == []
        await room.close()

    run(work())


def test_earlier_rounds_are_not_told_again(tmp_path: Path) -> None:
    """Check Out!: what lies face down is a matter of memory, until the game is over."""
    game = find("check_out")
    play = finished(Setup(game, 2, game.rules.Options()), seed=3)
    whole = len(play.events)
    assert len(telling.again(play, 1, 0)) == whole
    middle = next(i for i, state in enumerate(play.states) if state.round == 2) + 15
    del play.events[middle:], play.states[middle + 1 :]
    told = telling.again(play, 1, 0)
    assert 0 < len(told) < middle
    rounds = {play.states[event.number].round for event in told}
    assert rounds == {play.state.round}
    assert len(telling.events(play, 1, 0)) == middle


def test_of_a_race_that_does_not_end_the_latest_is_told_again() -> None:
    async def work() -> None:
        race = await started(seats=6, timing=wire.Timing(tempo="frantic", look=0))
        race.go()
        seen = race.table.lines
        while len(race.table.game_now.events) < 2 * telling.LATEST:
            race.time += rounds.TEMPO["frantic"]
            for seat in range(6):
                race.tap(seat, ROLL)
            await race.settle()
        number = len(race.table.game_now.events)
        for since in (-1, seen):
            late = Ear("somebody who watches")
            race.host.enter(late, since)
            told = late.last(wire.Welcome)
            assert [event.number for event in told.events] == list(
                range(number - telling.LATEST + 1, number + 1)
            )
            assert told.complete, "what the client knew before does not go on from there"
            race.host.leave(late)
        seen = race.table.lines
        race.time += rounds.TEMPO["frantic"]
        race.tap(0, ROLL)
        await race.settle()
        back = Ear("somebody who watches")
        race.host.enter(back, seen)
        told = back.last(wire.Welcome)
        assert (told.complete, told.events[0].number) == (False, number + 1)

    run(work())


def test_without_a_clock_nobody_is_hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "GRACE", 0)

    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, _ = await table_for_two(room)
        await ann.ask(host, wire.Start())
        host.leave(ann)
        assert host.clock.next(host.table) is None
        assert host.position(1).deadline is None  # type: ignore[union-attr]
        await room.close()

    run(work())


def test_gestures_without_a_choice_play_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "BEAT", 10)

    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room, forced=True, options={"checkers": "3"})
        await ann.ask(host, wire.Start())
        # The dice are thrown by hand, and by hand it is decided where there is a choice.
        while not acted(room, host, "forced"):
            position = host.position(seat := host.table.game_now.turn)
            assert position is not None
            if len(position.legal) > 1 or position.legal == [0]:
                await (ann, ben)[seat].ask(host, wire.Act(action=position.legal[-1]))
            await asyncio.sleep(0.001)
        forced = [x for x in disk(room, host) if isinstance(x, log.Acted) and x.by == "forced"]
        assert all(line.action for line in forced)
        await room.close()

    run(work())


def acted(room: Room, host: Host, by: str) -> bool:
    return any(isinstance(line, log.Acted) and line.by == by for line in disk(room, host))


async def play_out(host: Host, *ears: Ear) -> None:
    while host.table.phase == "playing":
        assert host.table.play is not None
        seat = host.table.play.turn
        legal = host.position(seat).legal  # type: ignore[union-attr]
        await ears[seat].ask(host, wire.Act(action=legal[-1]))


def test_a_rematch_begins_when_all_who_are_here_want_it(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, ben = await table_for_two(room, options={"checkers": "3"}, games=1)
        await ann.ask(host, wire.Start())
        late = ann.last(wire.Update).version
        await play_out(host, ann, ben)
        position = ben.last(wire.Update).position
        assert position.summary.winners == [position.view["player"]]
        for ear, fresh in ((ann, "a9"), (ben, "b9")):
            await ear.ask(host, wire.Contribute(contribution=fresh))
        await ben.ask(host, wire.Again())
        assert ann.last(wire.Update).info.again == [1]
        assert ann.last(wire.Update).info.phase == "over"
        await ann.ask(host, wire.Again())
        for ear in (ann, ben):
            told = ear.last(wire.Update)
            assert (told.info.phase, told.info.played) == ("playing", 0)
            assert told.position.number == len(told.events)
            assert told.position.summary is None
        assert host.table.dice is not None
        assert host.table.dice.contributions == (b"\xa9", b"\xb9")
        # Who was away since the first match is told all of this game, not the rest of it.
        await ann.ask(host, wire.Act(action=0))
        welcome = host.welcome(ann, late)
        assert welcome.complete or [event.number for event in welcome.events][:1] == [1]
        await play_out(host, ann, ben)
        host.leave(ann)
        await ben.ask(host, wire.Again())
        assert ben.last(wire.Update).info.phase == "gathering"
        await room.close()
        again = await open_room(tmp_path)
        assert again.find(host.table.name).table.phase == "gathering"
        assert len(again.find(host.table.name).table.records) == 2
        await again.close()

    run(work())


def test_who_missed_an_undo_hears_what_was_done_instead(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, *ears = await table_for_two(room, game="check")
        await ears[0].ask(host, wire.Start())
        play = host.table.game_now
        me, other = ears[play.turn], ears[1 - play.turn]
        first, second = members(play.legal(play.turn))[:2]
        await me.ask(host, wire.Act(first))
        seen = host.table.lines
        host.leave(other)
        await me.ask(host, wire.Undo())
        await me.ask(host, wire.Act(second))
        host.enter(other, seen)
        told = other.last(wire.Welcome)
        assert told.events[-1].number == told.position.number
        assert told.events[-1].said == other_told(host, other)
        await room.close()

    def other_told(host: Host, ear: Ear) -> list[wire.Said]:
        play = host.table.game_now
        return telling.events(play, host.seat_of(ear), len(play.events) - 1)[-1].said

    run(work())


def test_a_refusal_does_not_tell_where_the_files_are(tmp_path: Path) -> None:
    told = refused("a", Refusal("store-full", file=tmp_path / "parlour.db", most=3))
    assert told.details == {"most": 3}


def test_a_table_stops_also_in_the_moment_in_which_something_happens(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, _ = await table_for_two(room, clock="relaxed")
        await ann.ask(host, wire.Start())
        for _ in range(3):  # until everything that runs by itself waits for the deadline
            await asyncio.sleep(0.01)
        host.changed.set()
        stopping = asyncio.create_task(host.stop())
        assert await asyncio.wait({stopping}, timeout=5) == ({stopping}, set())
        await room.close()

    run(work())
