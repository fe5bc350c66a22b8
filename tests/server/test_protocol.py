"""The protocol's papers are up to date, and no message leaks or breaks anything."""

from __future__ import annotations

import asyncio
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.errors import Refusal
from parlour.core.game import OVER, SPECTATOR
from parlour.core.random import Stream
from parlour.games import find
from parlour.server import protocol as wire
from parlour.server import telling
from parlour.server.connection import Connection
from parlour.server.metrics import Metrics
from parlour.server.typescript import FILES
from tests.server.tables import HOST, open_room
from tests.walks import Setup, finished, named, setups, walk

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", FILES)
def test_the_made_files_are_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text("utf-8") == FILES[name](), "run `make protocol`"


def test_nothing_is_told_for_something_else_that_equals_it() -> None:
    """Options, say, for dice: a NamedTuple equals the tuple of its members, and what was told
    once is remembered, for all games of a process."""
    plays = [finished(setup, seed=3) for setup in setups()]
    views = [telling.position(play, SPECTATOR, None).view for play in plays]
    for play, view in zip(plays, views, strict=True):
        telling.known.cache_clear()
        telling.listed.cache_clear()
        assert view == telling.position(play, SPECTATOR, None).view
    starter = find("check").rules.Options(starter=2)
    assert telling.plain(starter) == {"starter": 2}
    assert telling.plain(tuple(starter)) == [2]
    for product in telling.plain(find("check_out").cards)["products"]:
        assert isinstance(product["faces"], list)


SECRETIVE = [setup for setup in setups() if not setup.game.sight.OPEN]


@pytest.mark.parametrize("setup", SECRETIVE, ids=named)
def test_no_byte_on_the_wire_holds_another_seat_s_secret(setup: Setup) -> None:
    disguise = import_module(f"tests.games.{setup.game.name}.disguise").disguise
    stream = Stream(50)
    for play in walk(setup, seed=50):
        state = play.state
        for seat in (*range(setup.seats), SPECTATOR):
            sent = wire.encoder.encode(telling.position(play, seat, None))
            play.states[-1] = disguise(state, seat, stream)
            other = wire.encoder.encode(telling.position(play, seat, None))
            play.states[-1] = state
            assert sent == other


@pytest.mark.parametrize("setup", SECRETIVE, ids=named)
def test_who_looks_back_learns_no_secret_and_nothing_left_to_memory(setup: Setup) -> None:
    disguise = import_module(f"tests.games.{setup.game.name}.disguise").disguise
    stream = Stream(51)
    for play in walk(setup, seed=51):
        number = stream.draw(len(play.events) + 1)
        state = play.states[number]
        forgotten = setup.game.told_from(play.states)
        for seat in (*range(setup.seats), SPECTATOR):
            if forgotten and number <= forgotten:
                with pytest.raises(Refusal, match="left-to-memory"):
                    telling.past(play, seat, number)
                continue
            sent = wire.encoder.encode(telling.past(play, seat, number))
            play.states[number] = disguise(state, seat, stream)
            other = wire.encoder.encode(telling.past(play, seat, number))
            play.states[number] = state
            assert sent == other


def test_the_past_of_a_round_that_lies_face_down_is_closed() -> None:
    """Who looks back sees no basket of an earlier round of Check Out!, until the game is over."""
    setup = next(setup for setup in SECRETIVE if setup.game.name == "check_out")
    closed = 0
    for play in walk(setup, seed=3):
        rounds = [state.round for state in play.states]
        current = rounds.index(rounds[-1])
        if play.turn != OVER and current:
            with pytest.raises(Refusal, match="left-to-memory"):
                telling.past(play, 0, current - 1)
            closed += 1
        assert telling.past(play, 0, current).number == current
    assert closed
    assert telling.past(play, 0, 0).number == 0


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
commands = st.sampled_from(
    [
        {"type": "sit", "seat": 0, "name": "A"},
        {"type": "sit", "seat": 1, "name": "B", "contribution": "ab"},
        {"type": "seat-bot", "seat": 1},
        {"type": "remove", "seat": 1},
        {"type": "start"},
        {"type": "act", "action": 0},
        {"type": "act", "action": 5, "seen": 3},
        {"type": "undo"},
        {"type": "again"},
        {"type": "leave"},
        {"type": "contribute", "contribution": "00ff"},
        {"type": "chat", "text": "hi"},
        {"type": "react", "reaction": "lucky"},
    ]
)
frames = st.one_of(
    st.text(max_size=60),
    json_values.map(json.dumps),
    st.builds(
        lambda c, i: json.dumps({"type": "do", "id": i, "command": c}),
        commands,
        st.sampled_from("abcdefgh"),
    ),
    st.builds(
        lambda c, key, value: json.dumps({"type": "do", "id": "x", "command": {**c, key: value}}),
        commands,
        st.sampled_from(["type", "seat", "action", "name", "seen", "odd"]),
        json_values,
    ),
    st.just(json.dumps({"type": "ping", "at": 1})),
)


class Script:
    """A wire that says what it was given, and notes the answers."""

    def __init__(self, said: list[str]) -> None:
        self.said = said
        self.answers: list[dict[str, Any]] = []

    behind = 0

    async def take(self) -> str:
        await asyncio.sleep(0)
        if not self.said:
            raise ConnectionError
        return self.said.pop(0)

    def give(self, texts: list[bytes]) -> None:
        self.answers += map(json.loads, texts)

    def drop(self) -> None:
        self.said.clear()


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(frames, max_size=25))
def test_whatever_is_said_is_answered_and_the_table_lives(
    tmp_path_factory: pytest.TempPathFactory, said: list[str]
) -> None:
    async def work() -> None:
        room = await open_room(tmp_path_factory.mktemp("room"))
        host = await room.make(HOST, game="roll_out", seats=2, options={})
        hello = json.dumps({"type": "hello", "table": host.table.name, "token": HOST})
        script = Script([hello, *said])
        await asyncio.wait_for(Connection(script, room, Metrics()).run(), 20)
        kinds = [answer["type"] for answer in script.answers]
        asked = len(said)
        assert sum(kind in ("accepted", "refused", "pong") for kind in kinds) == asked
        # The table is as its log says, and still takes a command.
        from parlour.server import entries as log
        from parlour.server.table import Table

        lines = [log.unpack(entry.body) for entry in room.store.read(host.table.name)]
        again = Table.folded(host.table.name, lines)
        assert (again.lines, again.phase) == (host.table.lines, host.table.phase)
        last = Script([hello, '{"type":"do","id":"z9","command":{"type":"close"}}'])
        await asyncio.wait_for(Connection(last, room, Metrics()).run(), 20)
        assert host.table.closed
        await room.close()

    asyncio.run(work())
