"""Programs in chairs, as light as can be: many of them share one process and one core."""

from __future__ import annotations

import asyncio
import heapq
import http.client
import itertools
import json
import random
import secrets
import time
from collections import Counter, deque
from typing import Any

import msgspec
from msgspec import Struct
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from parlour.client import new_token
from parlour.games import find
from parlour.games.check_out.state import CHECK_OUT, ROLL
from tests.server.running import Server

PER_ADDRESS = 50
PING = 8.0
"""Seconds: everybody says something that often, or the server takes the line for dead."""

SHORT = ("roll_out", "check")
"""Games for few: every tenth table. The others have six chairs."""


class Heat(Struct):
    go: int
    roll: int


class Position(Struct):
    turn: int
    legal: list[int]
    heat: Heat | None = None


class Info(Struct):
    phase: str
    again: list[int]


class News(Struct):
    """As much of a message as a program needs."""

    type: str
    id: str = ""
    reason: str = ""
    details: dict[str, Any] = {}
    number: int = 0
    info: Info | None = None
    position: Position | None = None


decoder = msgspec.json.Decoder(News)


class Player(WSListener):
    """One line, one chair."""

    def __init__(self, crowd: Crowd, table: str, game: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.table = table
        self.game = game
        self.seat = seat
        self.token = token
        self.phase = ""
        self.agreed = False
        self.position: Position | None = None
        self.not_before = 0.0
        self.pending = ""
        self.queued = False
        self.answered = asyncio.Event()

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        self.say(type="hello", table=self.table, token=self.token)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.crowd.dropped += not self.crowd.leaving

    def say(self, **message: Any) -> None:
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def ask(self, **command: Any) -> None:
        self.pending = f"{self.crowd.prefix}{next(self.crowd.ids)}"
        self.crowd.sent[self.pending] = time.perf_counter()
        self.say(type="do", id=self.pending, command=command)

    async def have(self, **command: Any) -> None:
        """Ask, and wait for the answer."""
        self.answered.clear()
        self.ask(**command)
        await asyncio.wait_for(self.answered.wait(), 30)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        news = decoder.decode(frame.get_payload_as_memoryview())
        match news.type:
            case "update" | "welcome":
                assert news.info is not None
                self.phase, self.position = news.info.phase, news.position
                self.agreed = self.seat in news.info.again
                self.crowd.updates += 1
                self.queue()
            case "accepted" | "refused":
                self.crowd.answer(news, self.game)
                if news.reason in ("too-early", "too-quick"):
                    self.not_before = time.time() + news.details["ms"] / 1000
                if news.id == self.pending:
                    self.pending = ""
                    self.answered.set()
                self.queue()
            case "probe":
                self.say(type="echo", number=news.number)

    def queue(self) -> None:
        """Stand in line for a command, if there is anything to do."""
        if not self.queued and not self.pending and self.wish() is not None:
            self.queued = True
            free = self.free_at() if self.phase == "playing" else 0.0
            if free > time.time():
                heapq.heappush(self.crowd.later, (free, next(self.crowd.ids), self))
            else:
                self.crowd.ready.append(self)

    def wish(self) -> dict[str, Any] | None:
        """What to ask for next."""
        if self.phase in ("between", "over"):
            return None if self.agreed else {"type": "again"}
        if self.phase == "gathering":
            return {"type": "start"} if self.seat == 0 and self.crowd.complete else None
        position = self.position
        if position is None or not position.legal:
            return None
        legal = position.legal
        if position.heat is not None:  # in a race: a product, else mostly a roll
            grabs = [action for action in legal if action < ROLL]
            tired = ROLL not in legal or random.random() < 0.05
            return {"type": "act", "action": grabs[0] if grabs else CHECK_OUT if tired else ROLL}
        return {"type": "act", "action": random.choice(legal)}

    def free_at(self) -> float:
        heat = self.position.heat if self.position is not None else None
        return max(self.not_before, heat.roll / 1000 if heat is not None else 0.0)


class Crowd:
    """All players, and what they were told."""

    kind = Player

    def __init__(self, server: Server) -> None:
        self.server = server
        self.players: list[Player] = []
        self.tables = 0
        self.complete = False
        self.leaving = False
        self.ready: deque[Player] = deque()
        self.later: list[tuple[float, int, Player]] = []  # who has to wait, by when it is over
        self.ids = itertools.count()
        self.prefix = secrets.token_urlsafe(4)
        self.accepted: set[str] = set()
        self.dropped = 0
        self.seconds = self.busy = 0.0  # how long it took, and the server's share of it
        self.sent: dict[str, float] = {}
        self.pinged, self.pulsed = 0, time.monotonic()
        self.forget()

    def forget(self) -> None:
        """What was measured so far does not count."""
        self.took: dict[str, list[float]] = {}
        self.reasons: Counter[str] = Counter()
        self.updates = 0
        self.asked = 0

    @property
    def unanswered(self) -> int:
        return len(self.sent)

    def answer(self, news: News, game: str) -> None:
        sent = self.sent.pop(news.id, None)
        if sent is not None:
            self.took.setdefault(game, []).append(time.perf_counter() - sent)
        if news.type == "accepted":
            self.accepted.add(news.id)
        else:
            self.reasons[news.reason] += 1

    # Coming

    async def come(self, count: int) -> None:
        """Make tables of all games, connect and sit down."""
        names = itertools.cycle([*["check_out", "diced_out"] * 4, *SHORT])
        while len(self.players) < count:
            game = next(names)
            seats = min(find(game).rules.MAX_SEATS, max(2, count - len(self.players)))
            await self.sit_down(game, seats)
        self.begin()

    async def come_to_bots(self, tables: int) -> None:
        """One person a table, and five bots."""
        while self.tables < tables:
            host = await self.sit_down("check_out", 1, bots=5)
            for seat in range(1, 6):
                await host.have(type="seat-bot", seat=seat)
        self.begin()

    def begin(self) -> None:
        self.complete = True
        for player in self.players:
            player.queue()

    async def sit_down(self, game: str, people: int, bots: int = 0) -> Player:
        """A new table with people at it; returns its host."""
        token = new_token()
        table = await asyncio.to_thread(self.make, game, people + bots, token)
        joining = []
        for seat in range(people):
            own = token if seat == 0 else new_token()
            player = self.kind(self, table, game, seat, own)
            address = f"127.0.1.{1 + len(self.players) // PER_ADDRESS}"
            self.players.append(player)
            joining.append(self.join(player, address))
        await asyncio.gather(*joining)
        self.pulse()
        return self.players[-people]

    async def join(self, player: Player, address: str) -> None:
        await ws_connect(lambda: player, self.server.ws, local_addr=(address, 0))
        await player.have(type="sit", seat=player.seat, name=f"P{player.seat}", contribution="ab")

    def make(self, game: str, seats: int, token: str) -> str:
        source = f"127.0.2.{1 + self.tables // 10}"
        self.tables += 1
        line = http.client.HTTPConnection(
            "127.0.0.1", self.server.port, timeout=30, source_address=(source, 0)
        )
        body = {"token": token, "game": game, "seats": seats, "timing": {"look": 0}}
        line.request("POST", "/api/tables", json.dumps(body), {"Content-Type": "application/json"})
        answer = json.load(line.getresponse())
        line.close()
        table: str = answer["table"]
        return table

    # Playing

    async def play(self, rate: float, seconds: float) -> None:
        """So many commands a second, evenly, by whoever has waited longest."""
        began = time.monotonic()
        done = 0
        while (passed := time.monotonic() - began) < seconds:
            while done < passed * rate:
                player = self.next_ready()
                if player is None:
                    break
                wish = player.wish()
                if wish is not None:
                    player.ask(**wish)
                    done += 1
            self.pulse()
            done = max(done, int(passed * rate) - 50)  # what nobody wanted is not made up for
            await asyncio.sleep(0.002)
        self.asked += done

    def pulse(self) -> None:
        """Everybody pings, one after the other."""
        now = time.monotonic()
        due = (now - self.pulsed) * len(self.players) / PING
        if due >= 1:
            for _ in range(min(int(due), len(self.players))):
                self.pinged = (self.pinged + 1) % len(self.players)
                self.players[self.pinged].say(type="ping", at=0)
            self.pulsed = now

    def next_ready(self) -> Player | None:
        now = time.time()
        while self.later and self.later[0][0] <= now:
            self.ready.append(heapq.heappop(self.later)[2])
        if not self.ready:
            return None
        player = self.ready.popleft()
        player.queued = False
        return player

    def report(self) -> list[str]:
        every = [one for took in self.took.values() for one in took]
        lines = [
            f"{len(self.players)} players, {self.tables} tables, {len(every)} commands in "
            f"{self.seconds:.0f} s: {len(every) / self.seconds:.0f}/s, "
            f"{self.updates / self.seconds:.0f} updates/s; "
            f"server busy for {1e6 * self.busy / max(1, len(every)):.0f} µs a command"
        ]
        for game, took in [("all", every), *sorted(self.took.items())]:
            p50, p99, most = quantiles(took)
            lines.append(
                f"  {game}: {len(took)} commands, "
                f"p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {most:.1f} ms"
            )
        lines.append(f"refused {dict(self.reasons)}")
        lines.append(f"unanswered {self.unanswered}, lines dropped {self.dropped}")
        return lines

    def open_questions(self) -> list[str]:
        """What was never answered, and where its asker stands."""
        return [
            f"no answer: {p.game}, seat {p.seat} of {p.table}, {p.phase}, {p.position}"
            for p in self.players
            if p.pending in self.sent
        ][:5]


def quantiles(took: list[float]) -> tuple[float, float, float]:
    """In milliseconds."""
    ordered = sorted(took) or [0.0]
    places = (len(ordered) // 2, int(len(ordered) * 0.99), len(ordered) - 1)
    p50, p99, most = (1000 * ordered[place] for place in places)
    return p50, p99, most
