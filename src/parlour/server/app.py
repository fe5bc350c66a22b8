"""The server's doors: HTTP for tables, records, games and health, one WebSocket for play."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Meta, Struct, json, structs

from parlour import __version__
from parlour.core.errors import Refusal
from parlour.core.game import OVER, SPECTATOR
from parlour.core.lesson import lesson_of
from parlour.core.record import read as read_record
from parlour.core.words import LANGUAGES, source, words
from parlour.games import every, find
from parlour.server import entries as log
from parlour.server import pages, telling
from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.connection import Connection
from parlour.server.limits import Limits
from parlour.server.lines import EXTENSION, Line
from parlour.server.metrics import Metrics
from parlour.server.room import Room
from parlour.server.store import KeptRecord, Store
from parlour.server.summary import summary
from parlour.server.table import Decision

STATUS = {
    "no-such-table": 404,
    "no-such-record": 404,
    "unknown-game": 404,
    "too-fast": 429,
    "too-many-connections": 429,
    "server-full": 503,
    "store-full": 503,
    "store-failed": 503,
}
LAG_BEAT = 0.05


@dataclass(frozen=True)
class Settings:
    """What a host may choose."""

    data: Path
    public_url: str = ""
    admin_key: str = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What to make. ``token`` is the host's own secret, made up by the client."""

    token: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
    game: str
    seats: int
    options: dict[str, str] = {}
    clock: wire.Clock = "none"
    public: bool = False
    games: Annotated[int, Meta(ge=1, le=100)] | None = None
    forced: bool = False
    timing: wire.Timing = wire.Timing()


class Made(Struct):
    table: str
    link: str


class House:
    """All that the handlers share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits()
        self.connections: set[Connection] = set()
        self.room: Room

    @contextlib.asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncIterator[None]:
        """Open the store, resume the tables; at the end drain. By then uvicorn has closed all
        lines with 1012, which tells clients to come back."""
        self.room = Room(Store.open(self.settings.data))
        await self.room.open()
        lag = asyncio.create_task(self.watch_loop(), name="loop lag")
        gc.callbacks.append(self.metrics.watch_collector)
        try:
            yield
        finally:
            gc.callbacks.remove(self.metrics.watch_collector)
            lag.cancel()
            await self.room.close()

    async def watch_loop(self) -> None:
        """How long the event loop was away at the most."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LAG_BEAT)
            late = max(0.0, time.perf_counter() - before - LAG_BEAT)
            self.metrics.loop_lags.observe(late)
            if late > self.metrics.loop_lag._value.get():
                self.metrics.loop_lag.set(late)


def house(state: State) -> House:
    found: House = state.house
    return found


def address(request: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    return request.client.host if request.client else "unknown"


@get("/health", sync_to_thread=False)
def health(state: State) -> dict[str, Any]:
    room = house(state).room
    return {"ok": True, "version": __version__, "tables": len(room.hosts), "broken": room.broken}


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(state: State) -> bytes:
    shown = house(state).metrics
    room = house(state).room
    shown.tables.set(len(room.hosts))
    shown.playing.set(sum(host.table.phase == "playing" for host in room.hosts.values()))
    shown.tasks.set(len(asyncio.all_tasks()))
    shown.connections.set(len(house(state).connections))
    shown.appended.set(room.store.stats.entries)
    shown.commits.set(room.store.stats.commits)
    shown.commit_ms.set(room.store.stats.most_ms)
    return shown.text()


@get("/api/games", sync_to_thread=False)
def games(lang: str = "en") -> list[dict[str, Any]]:
    """The games with their player counts and options, each explained."""
    found = []
    for game in every():
        say = words(lang, f"games.{game.name}")
        default = game.rules.Options()
        found.append(
            {
                "game": game.name,
                "name": say.text("game-name"),
                "tagline": say.text("game-name", "tagline"),
                "least": game.rules.MIN_SEATS,
                "most": game.rules.MAX_SEATS,
                "games": game.match,
                "race": game.race is not None,
                "options": [
                    {
                        "option": name,
                        "name": say.text(f"option-{name}"),
                        "help": say.text(f"option-{name}", "help"),
                        "takes": str(kind),
                        "default": kind.show(getattr(default, name)),
                    }
                    for name, kind in game.options.items()
                ],
            }
        )
    return found


@get("/api/games/{name:str}/rules", sync_to_thread=False)
def rules(name: str, lang: str = "en") -> list[dict[str, str]]:
    say = words(lang, f"games.{find(name).name}")
    return [
        {"section": key, "title": say.text(key, "title"), "text": say.text(key)}
        for key in say.keys("rules-")
    ]


@get("/api/games/{name:str}/cards", sync_to_thread=False)
def cards(name: str) -> Any:
    """What is printed on a game's cards; null where it has none."""
    return telling.plain(find(name).cards)


@get("/api/games/{name:str}/lesson", sync_to_thread=True)
def lesson(name: str) -> wire.Lesson:
    """A first game for somebody who has never played it."""
    return told_lesson(name)


@cache
def told_lesson(name: str) -> wire.Lesson:
    return telling.lesson(lesson_of(name, find), find(name))


@get("/api/texts/{language:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def texts(language: str, place: str = "core") -> str:
    """The Fluent messages of a language, as the client needs them."""
    places = {"core", "server", *(f"games.{game.name}" for game in every())}
    if language not in LANGUAGES:
        raise Refusal("unknown-language", language=language, known=", ".join(LANGUAGES))
    if place not in places:
        raise Refusal("unknown-game", game=place, known=", ".join(sorted(places)))
    return source(language, place)


@post("/api/tables")
async def make_table(request: Request[Any, Any, State], data: NewTable, state: State) -> Made:
    """A new table; its link is what friends need."""
    shared = house(state)
    shared.limits.check("tables", address(request), *Limits.TABLES)
    host = await shared.room.make(
        data.token,
        game=data.game,
        seats=data.seats,
        options=data.options,
        clock=data.clock,
        public=data.public,
        games=data.games,
        forced=data.forced,
        timing=data.timing,
    )
    base = shared.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
    return Made(host.table.name, f"{base}/t/{host.table.name}")


@get("/api/tables", sync_to_thread=False)
def open_tables(state: State) -> list[wire.Info]:
    """The public tables, the newest first."""
    return [telling.info(host.table, host.present()) for host in house(state).room.public()]


@get("/api/tables/{name:str}", sync_to_thread=False)
def one_table(
    request: Request[Any, Any, State], name: str, state: State
) -> Response[wire.Standing]:
    host = house(state).room.find(name)
    seat = host.table.chairs.seat_of(holder_of(bearer(request)))
    info = structs.asdict(telling.info(host.table, host.present()))
    # It is another answer for everybody who asks.
    headers = {"Cache-Control": "no-store"}
    return Response(wire.Standing(**info, yours=seat in host.clock.waited), headers=headers)


@get("/api/tables/{name:str}/past/{number:int}", sync_to_thread=False)
def past(
    request: Request[Any, Any, State], name: str, number: int, state: State
) -> Response[wire.Past]:
    """The running game as it was. Whose eyes these are, the chair's token says, in the header
    ``Authorization: Bearer``; without one, a spectator's."""
    table = house(state).room.find(name).table
    seat = table.chairs.seat_of(holder_of(bearer(request)))
    answer = telling.past(table.game_now, seat, number)
    # An undo may change it, and it is nobody else's.
    return Response(answer, headers={"Cache-Control": "no-store"})


def bearer(request: Request[Any, Any, State]) -> str:
    given: str = request.headers.get("authorization", "")
    return given.removeprefix("Bearer ")


@get("/api/records", sync_to_thread=False)
def records(state: State, game: str | None = None, most: int = 20) -> list[dict[str, Any]]:
    """Finished games of public tables, the latest first. Others are known to who has their
    address."""
    found = house(state).room.store.recent_records(max(1, min(most, 100)), game)
    return [described(record) for record in found]


@get("/api/records/{name:str}", sync_to_thread=False)
def record(name: str, state: State) -> dict[str, Any]:
    """A finished game; under the same address with ``.txt`` as text."""
    kept = found_record(house(state), name)
    return {**described(kept), "text": kept.text}


@get("/api/records/{name:str}/steps", sync_to_thread=True)
def record_steps(name: str, state: State, seat: int = SPECTATOR) -> wire.Replay:
    """A finished game folded again: what can be seen after each event, and what its dice
    are checked by. ``seat`` chooses whose eyes to look through."""
    kept = found_record(house(state), name)
    read = read_record(kept.text, find)
    play = read.play(find(read.game, read.deck))
    if not SPECTATOR <= seat < play.seats:
        raise Refusal("no-such-seat", seat=seat + 1)
    fair = read.fairness
    return wire.Replay(
        game=read.game,
        players=list(read.players),
        finished=kept.finished,
        commitment=fair.commitment.hex() if fair else "",
        contributions=[part.hex() for part in fair.contributions] if fair else [],
        secret=fair.secret.hex() if fair else "",
        summary=summary(play) if play.turn == OVER else None,
        steps=telling.steps(play, seat),
        contests=[wire.Contest(n, play.events[n - 1].actor, *late) for n, *late in read.margins],
    )


@get("/records/{name:str}", media_type=MediaType.TEXT, sync_to_thread=False)
def record_text(name: str, state: State) -> str:
    return found_record(house(state), name.removesuffix(".txt")).text


def found_record(shared: House, name: str) -> KeptRecord:
    kept = shared.room.store.record(name)
    if kept is None:
        raise Refusal("no-such-record", record=name)
    return kept


def described(kept: KeptRecord) -> dict[str, Any]:
    return {
        "record": kept.record,
        "table": kept.table,
        "finished": kept.finished,
        "game": kept.game,
        "players": kept.players,
        **json.decode(kept.summary),
    }


@post("/api/admin/tables/{name:str}/close", status_code=200)
async def close_table(request: Request[Any, Any, State], name: str, state: State) -> dict[str, str]:
    """For whoever runs the server: needs the key of its data folder."""
    shared = house(state)
    key = shared.settings.admin_key.encode() or b"-"
    if not secrets.compare_digest(bearer(request).encode(), key):
        raise Refusal("host-only")
    host = shared.room.find(name)
    async with host.lock:
        await host.carry_out(Decision([log.Closed()]))
    return {"closed": name}


@websocket("/ws")
async def play(socket: WebSocket[Any, Any, State], state: State) -> None:
    shared = house(state)
    try:
        shared.limits.check("handshakes", address(socket), *Limits.HANDSHAKES)
        origin = socket.headers.get("origin")
        if not same_origin(origin, socket, shared.settings.public_url):
            await socket.close(code=4403, reason="origin")
            return
        shared.limits.connect(address(socket))
    except Refusal as refusal:
        await socket.close(code=4429, reason=refusal.reason)
        return
    line: Line = socket.scope["extensions"][EXTENSION]  # type: ignore[index,assignment]
    connection = Connection(line, shared.room, shared.metrics)
    shared.connections.add(connection)
    try:
        await socket.accept()  # who has hung up meanwhile is to be forgotten too
        await connection.run()
    finally:
        shared.connections.discard(connection)
        shared.limits.disconnect(address(socket))
        with contextlib.suppress(Exception):
            await socket.close()


def same_origin(origin: str | None, socket: WebSocket[Any, Any, State], public: str) -> bool:
    """Browsers say where a page comes from: only our own may open the line. Programs say
    nothing, and may."""
    if origin is None:
        return True
    allowed = {urlsplit(public).netloc, socket.headers.get("host", "")} - {""}
    return urlsplit(origin).netloc in allowed


def count_request(request: Request[Any, Any, State]) -> None:
    """One address can't keep the server busy with questions. The page's own files lie in memory,
    and a whole club may come through one address."""
    if request.route_handler.opt.get("packed"):
        return
    shared: House = request.app.state.house
    shared.limits.check("requests", address(request), *Limits.REQUESTS)


def refusal_handler(request: Request[Any, Any, State], refusal: Refusal) -> Response[Any]:
    body = {"reason": refusal.reason, "details": telling.details(refusal)}
    return Response(body, status_code=STATUS.get(refusal.reason, 400))


def create_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    shared = House(settings)
    return Litestar(
        route_handlers=[
            health,
            metrics,
            games,
            rules,
            cards,
            lesson,
            texts,
            make_table,
            open_tables,
            one_table,
            past,
            records,
            record,
            record_steps,
            record_text,
            *pages.handlers(),
            close_table,
            play,
        ],
        state=State({"house": shared}),
        lifespan=[shared.opened],
        before_request=count_request,
        logging_config=None,  # ``serve`` has set the logs up; Litestar would replace that
        exception_handlers={Refusal: refusal_handler, NotFoundException: pages.lost},
        response_headers=[ResponseHeader(name=k, value=v) for k, v in pages.HEADERS.items()],
        openapi_config=OpenAPIConfig(
            title="Parlour", version=__version__, render_plugins=[JsonRenderPlugin()]
        ),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=2048, gzip_compress_level=5, exclude_opt_key="packed"
        ),
        request_max_body_size=64 * 1024,
    )
