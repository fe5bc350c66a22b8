"""People in front of browsers: what they open, press and see."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from tests.server.running import Server

SIZES = {"phone": (360, 740), "laptop": (1440, 900)}
TABLET = (1024, 768)
SIDE = (740, 360)  # a phone held sideways
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LONGEST_GAME = 2000
# What a seat adds to the dice: always the same, as the server's secret is (see quick.py). Tokens,
# which must differ, are longer, names of commands shorter.
SAME_BYTES = """(() => {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => (into.length === 16 ? into.fill(7) : draw(into));
})()"""
STILL = "document.getAnimations().every(one => one.playState !== 'running')"


class Person:
    """Somebody with a browser of their own. Whatever it complains about is kept."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        name: str = "Ann",
        language: str = "en",
        theme: str = "light",
        size: str = "laptop",
        less_motion: bool = True,
    ) -> None:
        width, height = {**SIZES, "tablet": TABLET, "side": SIDE}[size]
        self.server = server
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}
        )
        kept = {"name": name, "language": language, "theme": theme, "lessMotion": less_motion}
        self.context.add_init_script(
            "localStorage['parlour.settings'] ??= " + json.dumps(json.dumps(kept))
        )
        self.context.add_init_script(SAME_BYTES)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.frames: list[dict[str, Any]] = []
        self.page.on("websocket", self.listen)

    def complain(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def listen(self, socket: Any) -> None:
        socket.on("framesent", lambda frame: self.frames.append(json.loads(frame)))

    def open(self, path: str = "/") -> None:
        self.page.goto(self.server.url + path)

    def play_now(self, game: str) -> None:
        self.open()
        self.page.get_by_role("button", name=re.compile(f"Play now .{re.escape(game)},")).click()
        expect(self.page.locator(".frame")).to_be_visible()

    @property
    def at_end(self) -> bool:
        return self.page.locator("section.end").count() > 0

    def gesture(self) -> bool:
        """One gesture by keys, where one is possible; prefers to stop, so that games end."""
        if self.page.locator(".frame.live").count() == 0:
            return False
        buttons = self.page.locator(".mine button")
        count = buttons.count()
        if count > 1:
            buttons.nth(1).click()
        else:
            main = self.page.locator(".mine .main").count()
            self.page.keyboard.press(" " if main else "1")
        return True

    def settle(self) -> None:
        """Until nothing moves any more, or for two seconds: in a race something always does."""
        for _ in range(40):
            if self.page.evaluate(STILL):
                break
            self.page.wait_for_timeout(50)

    def axe(self) -> list[str]:
        """What axe finds serious or worse, once colours have settled."""
        self.page.wait_for_timeout(250)
        self.settle()
        self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate("axe.run()")
        return [
            f"{one['id']} {[node['target'] for node in one['nodes']][:3]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
        ]

    def went_well(self) -> None:
        assert not self.complaints, self.complaints
        commands = [frame["id"] for frame in self.frames if frame["type"] == "do"]
        assert len(commands) == len(set(commands)), "a command was sent twice"


def play_out(*people: Person, gesture: Callable[[Person], bool] = Person.gesture) -> None:
    """Until the game at their table is over."""
    for _ in range(LONGEST_GAME):
        if all(person.at_end for person in people):
            return
        moved = [gesture(person) for person in people]
        if not any(moved):
            people[0].page.wait_for_timeout(15)
    raise AssertionError("this game does not end")


def make_table(host: Person, game: str, **wishes: Any) -> str:
    """A table with wishes that no button is pressed for; returns its path."""
    token = "t" * 24
    body = {"token": token, "game": game, "seats": 2, **wishes}
    code, made = host.server.post("/api/tables", **body)
    assert code == 201, made
    mine = [{"table": made["table"], "token": token, "game": game, "seated": False, "at": 0}]
    host.open()
    host.page.evaluate(
        "value => localStorage.setItem('parlour.tables', value)",
        json.dumps(mine),
    )
    return f"/t/{made['table']}"


SIT = re.compile("Sit here|Hier sitzen|坐这里")
BOT = re.compile("Add a bot|Bot dazu|加机器人")


def seated(people: list[Person], game: str, seats: int, **wishes: Any) -> str:
    """All of them sit at a new table of the first one's, with bots in the other chairs."""
    host = people[0]
    path = make_table(host, game, seats=seats, **wishes)
    for person in people:
        person.open(path)
        person.page.locator("li button", has_text=SIT).first.click()
    bots = host.page.locator("li button", has_text=BOT)
    for empty in range(seats - len(people), 0, -1):
        expect(bots).to_have_count(empty)
        bots.first.click()
    host.page.locator(".button.main").last.click()
    for person in people:
        expect(person.page.locator(".frame")).to_be_visible()
    return path
