"""The real server, through its doors."""

from __future__ import annotations

import asyncio
import json
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.client import join, new_token
from parlour.core.errors import Refusal
from parlour.core.game import SPECTATOR
from parlour.core.record import read, verify
from parlour.core.words import LANGUAGES
from parlour.games import NAMES, find
from parlour.games.check_out.state import CHECK_OUT
from parlour.server import protocol as wire
from parlour.server import rounds
from parlour.server.limits import Limits
from tests.server.running import Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("room") / "data") as server:
        yield server


def make(server: Server, **wishes: Any) -> tuple[str, str]:
    token = new_token()
    body = {"token": token, "game": "roll_out", "seats": 2, **wishes}
    code, made = server.post("/api/tables", **body)
    assert code == 201, made
    assert made["link"] == f"{server.url}/t/{made['table']}"
    return made["table"], token


def test_what_can_be_asked_without_a_chair(server: Server) -> None:
    assert server.get("/health")["ok"]
    for language in LANGUAGES:
        games = server.get(f"/api/games?lang={language}")
        assert [game["game"] for game in games] == list(NAMES)
        for name in NAMES:
            assert len(server.get(f"/api/games/{name}/rules?lang={language}")) >= 5
            assert "game-name" in server.get(f"/api/texts/{language}?place=games.{name}")
    assert len(server.get("/api/games/check/cards")["orders"]) == 36
    assert len(server.get("/api/games/check_out/cards")["products"]) == 60
    assert server.get("/api/games/roll_out/cards") is None
    assert "parlour_tables" in server.get("/metrics")
    assert "/api/tables" in server.get("/schema/openapi.json")["paths"]


def test_headers_are_strict(server: Server) -> None:
    with urllib.request.urlopen(server.url + "/health") as answer:
        assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    ("wishes", "code", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"seats": 9}, 400, "wrong-seats"),
        ({"options": {"checkers": "77"}}, 400, "bad-option"),
        ({"games": 7}, 400, "match-length"),
    ],
)
def test_a_table_that_can_t_be_made(
    server: Server, wishes: dict[str, Any], code: int, reason: str
) -> None:
    body = {"token": new_token(), "game": "roll_out", "seats": 2, **wishes}
    found, answer = server.post("/api/tables", **body)
    assert (found, answer["reason"]) == (code, reason)


@pytest.mark.parametrize("token", ["", "short", "with spaces in it 123", "x" * 65])
def test_a_table_needs_a_proper_token(server: Server, token: str) -> None:
    assert server.post("/api/tables", token=token, game="roll_out", seats=2)[0] == 400


def play_to_the_end(server: Server, table: str, token: str) -> None:
    """Two programs, so that it takes no time."""

    async def player(seat: int, name: str, own: str) -> None:
        async with join(server.ws, table, seat, name, own) as chair:
            if seat == 0:
                while not all(c.kind == "person" for c in chair.info.chairs):  # type: ignore[union-attr]
                    await asyncio.sleep(0.01)
                await chair.do(wire.Start())
            async for position in chair.turns():
                await chair.act(position.legal[-1])

    async def both() -> None:
        await asyncio.gather(player(0, "Ann", token), player(1, "Ben", ""))

    asyncio.run(asyncio.wait_for(both(), 60))


def test_two_programs_play_a_match_over_the_wire(server: Server) -> None:
    table, token = make(server, options={"checkers": "3"}, public=True)
    assert table in [info["table"] for info in server.get("/api/tables")]
    play_to_the_end(server, table, token)
    info = server.get(f"/api/tables/{table}")
    assert (info["phase"], info["played"], sum(info["scores"])) == ("over", 2, 2)
    for name in info["records"]:
        text = server.get(f"/records/{name}.txt")
        record = read(text, find)
        assert verify(record, find("roll_out")) > 0
        assert record.players == ("Ann", "Ben")
        described = server.get(f"/api/records/{name}")
        assert (described["text"], described["game"]) == (text, "roll_out")
    assert info["records"][-1] in [r["record"] for r in server.get("/api/records")]


def test_games_of_private_tables_are_not_listed(server: Server) -> None:
    table, token = make(server, options={"checkers": "3"}, games=1)
    play_to_the_end(server, table, token)
    (record,) = server.get(f"/api/tables/{table}")["records"]
    assert table not in [info["table"] for info in server.get("/api/tables")]
    assert record not in [one["record"] for one in server.get("/api/records")]
    assert server.get(f"/api/records/{record}")["table"] == table  # by its address


def test_a_table_says_to_whom_it_belongs_whose_turn_it_is(server: Server) -> None:
    table, token = make(server)
    guest = new_token()

    def yours(token: str) -> bool:
        asked = urllib.request.Request(
            f"{server.url}/api/tables/{table}", headers={"Authorization": f"Bearer {token}"}
        )
        with urllib.request.urlopen(asked, timeout=10) as answer:
            found: bool = json.load(answer)["yours"]
        return found

    async def begin() -> None:
        async with (
            join(server.ws, table, 0, "Ann", token) as ann,
            join(server.ws, table, 1, "Ben", guest),
        ):
            assert not any(map(yours, (token, guest)))
            await ann.do(wire.Start())

    asyncio.run(asyncio.wait_for(begin(), 30))
    assert [yours(token), yours(guest)].count(True) == 1
    assert not yours("")
    assert not yours(new_token())


def test_a_club_behind_one_address_gets_its_pages(server: Server) -> None:
    for _ in range(3 * Limits.REQUESTS[1]):
        assert "<!doctype html>" in server.get("/").lower()


def test_a_race_over_the_wire_counts_down_measures_and_has_one_first(server: Server) -> None:
    table, token = make(server, game="check_out", seats=3, timing={"look": 0, "tempo": "calm"})
    assert server.get(f"/api/tables/{table}")["timing"]["tempo"] == "calm"

    async def work() -> None:
        async with (
            join(server.ws, table, 0, "Ann", token) as ann,
            join(server.ws, table, 1, "Ben") as ben,
            join(server.ws, table, 2, "Cem") as cem,
        ):
            moments = [time.time() * 1000]
            await ann.do(wire.Start())
            moments.append(time.time() * 1000)
            with pytest.raises(Refusal, match="too-early") as early:
                await ben.do(wire.Act(CHECK_OUT))
            moments.append(time.time() * 1000)
            heat = ann.position.heat  # type: ignore[union-attr]
            go, skew = float(heat.go), 100  # type: ignore[union-attr]  # two processes, two clocks
            assert moments[0] - skew <= go - rounds.COUNTDOWN <= moments[1] + skew
            tapped = go - int(str(early.value.details["ms"]))
            assert moments[1] - skew <= tapped <= moments[2] + skew
            # All three wait for GO, and then are there at once; the rules put the last one
            # into the queue.
            done = await asyncio.gather(
                *(chair.act(CHECK_OUT) for chair in (ann, ben, cem)), return_exceptions=True
            )
            assert sum(isinstance(one, wire.Accepted) for one in done) == 2
            (lost,) = [one for one in done if isinstance(one, Refusal)]
            assert lost.reason == "too-late"
            assert set(lost.details) == {"winner", "name", "ms"}
            while not ann.position.view["queue"]:  # type: ignore[union-attr]
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(work(), 30))


def test_looking_back_shows_each_seat_its_own(server: Server) -> None:
    """The door for the past of a running game: a token opens it for its own chair alone."""
    table, token = make(server, game="check", seats=2)
    guest = new_token()

    def look(number: int, own: str = "") -> Any:
        headers = {"Authorization": f"Bearer {own}"} if own else {}
        path = f"{server.url}/api/tables/{table}/past/{number}"
        with urllib.request.urlopen(urllib.request.Request(path, headers=headers)) as answer:
            assert answer.headers["Cache-Control"] == "no-store"
            return json.load(answer)

    def refused(number: int) -> str:
        with pytest.raises(urllib.error.HTTPError) as caught:
            look(number, token)
        with caught.value as answer:
            return str(json.load(answer)["reason"])

    async def work() -> None:
        async with (
            join(server.ws, table, 0, "Ann", token) as ann,
            join(server.ws, table, 1, "Ben", guest) as ben,
        ):
            assert await asyncio.to_thread(refused, 0) == "not-started"
            await ann.do(wire.Start())
            start = ann.position
            assert start is not None
            mine = start.view["hand"]
            mover = ann if start.turn == 0 else ben
            await mover.act((mover.position or start).legal[0])
            now = start.number + 1
            while any((chair.position or start).number < now for chair in (ann, ben)):
                await asyncio.sleep(0.01)
            own = await asyncio.to_thread(look, start.number, token)
            theirs = await asyncio.to_thread(look, start.number, guest)
            nobody = await asyncio.to_thread(look, start.number)
            thief = await asyncio.to_thread(look, start.number, new_token())
            assert (own["number"], own["view"]["seat"], own["view"]["hand"]) == (now - 1, 0, mine)
            assert (theirs["view"]["seat"], nobody["view"]["seat"]) == (1, SPECTATOR)
            assert not any(nobody["view"]["hand"])
            assert thief == nobody
            assert set(own) == {"number", "turn", "view", "scores"}
            assert await asyncio.to_thread(refused, 500) == "no-such-event"

    asyncio.run(asyncio.wait_for(work(), 30))


async def talk(server: Server, *frames: str, wait: float = 2.0) -> list[dict[str, Any]]:
    """Send frames as they are, and return all answers until the line is quiet."""
    answers: list[dict[str, Any]] = []
    async with connect(server.ws, compression=None) as socket:
        for frame in frames:
            await socket.send(frame)
        await socket.send('{"type":"ping","at":99}')
        try:
            while True:
                answer = json.loads(await asyncio.wait_for(socket.recv(), wait))
                if answer["type"] == "pong" and answer["at"] == 99:
                    return answers
                answers.append(answer)
        except (TimeoutError, ConnectionClosed):
            return answers


HOSTILE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    '{"type":"hello"}',
    '{"type":"hello","table":5}',
    '{"type":"hello","table":"' + "x" * 60 + '"}',
    '{"type":"do","id":"","command":{"type":"start"}}',
    '{"type":"do","id":"1","command":{"type":"act","action":63}}',
    '{"type":"do","id":"1","command":{"type":"act","action":-1}}',
    '{"type":"do","id":"1","command":{"type":"act","action":1.5}}',
    '{"type":"do","id":"1","command":{"type":"sit","seat":0,"name":""}}',
    '{"type":"do","id":"1","command":{"type":"nothing"}}',
    '{"type":"do","id":"1","command":{"type":"start","extra":1}}',
    '{"type":"ping","at":"now"}',
    "[" * 3000,
]


@pytest.mark.parametrize("frame", HOSTILE)
def test_what_can_t_be_read_is_refused_and_the_line_lives(server: Server, frame: str) -> None:
    answers = asyncio.run(talk(server, frame))
    assert [answer["type"] for answer in answers] == ["refused"]
    assert answers[0]["reason"] == "not-understood"


def test_commands_need_a_hello(server: Server) -> None:
    answers = asyncio.run(talk(server, '{"type":"do","id":"7","command":{"type":"start"}}'))
    assert [(a["type"], a["id"], a["reason"]) for a in answers] == [("refused", "7", "hello-first")]
    answers = asyncio.run(talk(server, '{"type":"hello","table":"nowhere"}'))
    assert answers[0]["reason"] == "no-such-table"


def test_other_people_s_chairs_stay_theirs(server: Server) -> None:
    table, token = make(server)

    async def work() -> None:
        async with join(server.ws, table, 0, "Ann", token), join(server.ws, table) as thief:
            for command, reason in (
                (wire.Start(), "host-only"),
                (wire.Leave(), "not-seated"),
                (wire.Act(action=0), "not-seated"),
                (wire.Sit(seat=0, name="Eve"), "no-token"),
            ):
                with pytest.raises(Refusal, match=reason):
                    await thief.do(command)

    asyncio.run(asyncio.wait_for(work(), 30))


def test_huge_messages_and_floods_end_the_line_only(server: Server) -> None:
    answers = asyncio.run(talk(server, '{"type":"ping","at":1,"x":"' + "y" * 9000 + '"}'))
    assert answers in ([], [{"type": "bye", "reason": "message-too-long", "resume": False}])
    answers = asyncio.run(talk(server, *['{"type":"ping","at":1}'] * 400))
    assert answers[-1] == {"type": "bye", "reason": "too-fast", "resume": True}
    assert server.get("/health")["ok"]


def test_a_flood_of_questions_is_refused(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        codes = [server.post("/api/tables", token="", game="x", seats=2)[0] for _ in range(130)]
        assert 429 in codes


def test_a_foreign_page_may_not_open_the_line(server: Server) -> None:
    async def work(origin: str) -> None:
        async with connect(server.ws, origin=origin):  # type: ignore[arg-type]
            pass

    with pytest.raises(InvalidStatus):
        asyncio.run(work("https://elsewhere.example"))
    asyncio.run(work(server.url))


def test_an_address_has_so_many_handshakes(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        for _ in range(10 * Limits.HANDSHAKES[1]):
            async with connect(server.ws, compression=None):
                pass

    with running(tmp_path / "data") as server, pytest.raises(InvalidStatus):
        asyncio.run(work(server))


def test_a_graceful_stop_says_so_and_clients_resume(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table, token = make(server)

        async def work() -> None:
            async with join(server.ws, table, 0, "Ann", token) as ann:
                await ann.do(wire.SeatBot(seat=1))
                assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
                await asyncio.to_thread(server.start)
                await asyncio.wait_for(ann.do(wire.Start()), 30)
                assert ann.info is not None
                assert ann.info.phase == "playing"

        asyncio.run(asyncio.wait_for(work(), 90))


def test_logs_are_json_lines(tmp_path: Path) -> None:
    with running(tmp_path / "data"):
        pass
    lines = (tmp_path / "server.log").read_text("utf-8").splitlines()
    assert len(lines) > 3
    assert all({"at", "level", "from", "what"} <= json.loads(line).keys() for line in lines)


def test_a_full_server_says_what_is_wrong_at_the_start(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder):
        second = Server(folder)
        with pytest.raises(AssertionError, match="server"):
            second.start()
