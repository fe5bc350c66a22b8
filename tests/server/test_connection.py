"""One client's line: how long it is, and how much may be asked through it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState

from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.connection import Connection
from parlour.server.host import Host
from parlour.server.limits import Bucket, Limits
from parlour.server.lines import Line
from parlour.server.metrics import Metrics
from parlour.server.trips import LATER
from tests.server.races import Race
from tests.server.tables import HOST, run


class Scene:
    """A room of one table, with its time."""

    def __init__(self) -> None:
        self.race = Race(2)

    def now(self) -> float:
        return self.race.time

    def find(self, name: str) -> Host:
        return self.race.host


class Given:
    """A wire on which everything has come in already."""

    behind = 0

    def __init__(self, *frames: str) -> None:
        self.frames = list(frames)
        self.told: list[dict[str, Any]] = []

    async def take(self) -> str:
        if not self.frames:
            raise ConnectionError
        return self.frames.pop(0)

    def give(self, texts: list[bytes]) -> None:
        self.told += map(json.loads, texts)

    def drop(self) -> None:
        self.frames.clear()


def line(scene: Scene, given: Given) -> Connection:
    found = Connection(given, scene, Metrics())  # type: ignore[arg-type]
    stopped = Bucket(*Limits.MESSAGES, lambda: 0.0)
    found.messages, found.limits = stopped, [stopped]
    found.hellos = Bucket(*Limits.HELLOS, lambda: 0.0)
    return found


def test_a_line_longer_than_the_pause_is_measured() -> None:
    async def work() -> None:
        scene, given = Scene(), Given()
        connection = line(scene, given)
        connection.hello(wire.Hello("table", HOST))
        for _ in range(3):  # its timer, while the answer is on its way
            scene.race.time += 200
            connection.probe()
        connection.flush()
        (probe,) = [message for message in given.told if message["type"] == "probe"]
        await connection.take(json.dumps({"type": "echo", "number": probe["number"]}), 1_000_650.0)
        assert connection.trip == 650
        connection.probe()
        given.told.clear()
        scene.race.time += 1000 * LATER  # an answer that late does not come any more
        connection.probe()
        connection.flush()
        assert [message["type"] for message in given.told] == ["probe", "probe"]
        assert connection.prober is not None
        connection.prober.cancel()

    run(work())


def test_a_hello_costs_more_than_a_word() -> None:
    async def work() -> None:
        hello = json.dumps({"type": "hello", "table": "table", "token": HOST})
        given = Given(*[hello] * 40)
        await line(Scene(), given).run()
        kinds = [message["type"] for message in given.told]
        assert kinds.count("welcome") == Limits.HELLOS[1]
        assert given.told[-1] == {"type": "bye", "reason": "too-fast", "resume": True}

    run(work())


def test_many_lines_of_a_person_may_ask_no_more_than_one() -> None:
    async def work() -> None:
        scene = Scene()
        scene.race.host.people[holder_of(HOST)] = shared = Bucket(*Limits.MESSAGES, lambda: 0.0)
        hello = json.dumps({"type": "hello", "table": "table", "token": HOST})
        answered = 0
        for _ in range(5):
            given = Given(hello, *['{"type":"ping","at":1}'] * 50)
            await line(scene, given).run()
            answered += sum(message["type"] == "pong" for message in given.told)
        assert answered == Limits.MESSAGES[1]
        del shared
        await asyncio.sleep(0)
        assert not scene.race.host.people, "nobody is there any more"

    run(work())


class Cable(asyncio.Transport):
    """A transport on which nothing arrives."""

    def write(self, data: Any) -> None:
        pass

    def close(self) -> None:
        pass


def test_a_line_that_was_never_let_in_is_counted_too() -> None:
    async def work() -> None:
        config = Config(lambda *_: None, log_config=None)
        config.load()
        before = Line.ended
        refused = Line(config, ServerState(), {})
        refused.connection_made(Cable())
        refused.data_received(b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n\r\n")
        refused.connection_lost(None)
        assert Line.ended == before + 1

    run(work())
