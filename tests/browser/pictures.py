"""Pictures of the room for the README: ``python -m tests.browser.pictures FOLDER``."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import SWITCHES, QuickServer
from tests.browser.people import Person, seated

SHOTS = (
    ("room", "laptop", "light", "en"),
    ("roll_out", "laptop", "dark", "en"),
    ("roll_out", "phone", "light", "de"),
    ("diced_out", "laptop", "light", "en"),
    ("diced_out", "phone", "dark", "zh"),
    ("check", "laptop", "light", "en"),
    ("check", "phone", "dark", "zh"),
    ("check_out", "laptop", "dark", "en"),
    ("check_out", "phone", "light", "de"),
    ("learn", "laptop", "light", "en"),
    ("screen", "laptop", "dark", "en"),
)
GESTURES = {"roll_out": 3, "diced_out": 14, "check": 16}
MOMENTS = {"roll_out": ".live .checker.lit", "diced_out": ".frame.live", "check": ".frame.live"}
SHOPPERS = {"laptop": 6, "phone": 4}


def play_on(person: Person, gestures: int, moment: str) -> None:
    """At least so many gestures, then on to a moment worth a picture."""
    while gestures > 0 or not person.page.locator(moment).count():
        if person.at_end:
            person.page.keyboard.press(" ")
        gestures -= person.gesture()
        person.page.wait_for_timeout(80)


def shop(person: Person) -> None:
    """Until somebody has grabbed something, and this roll can take something."""
    page = person.page
    expect(page.locator(".tray.open")).to_be_visible(timeout=20_000)
    for _ in range(300):
        if page.locator(".card.lit").count() and page.locator(".side ol").count():
            return
        page.keyboard.press(" ")
        page.wait_for_timeout(150)


def show(person: Person, what: str, size: str) -> None:
    """Bring a page to the moment of its picture."""
    if what in GESTURES:
        seated([person], what, 2 if what == "roll_out" else 3)
        play_on(person, GESTURES[what], MOMENTS[what])
    elif what == "check_out":
        seated([person], what, SHOPPERS[size], timing={"look": 0})
        shop(person)
        return
    elif what == "learn":
        person.open("/learn/roll_out")
        for _ in range(4):
            person.page.wait_for_timeout(900)
            person.page.keyboard.press(" ")
    elif what == "screen":
        path = seated([person], "diced_out", 4)
        play_on(person, 12, ".frame.live")
        person.open(f"{path}?screen")
    else:
        person.open()
        person.page.wait_for_selector("article")
    person.page.wait_for_timeout(1200)


def take_all(browser: Browser, folder: Path) -> None:
    server = QuickServer(Path(tempfile.mkdtemp()) / "data")
    server.start()
    try:
        for what, size, theme, language in SHOTS:
            person = Person(browser, server, size=size, theme=theme, language=language)
            show(person, what, size)
            person.page.screenshot(path=folder / f"{what}-{size}-{theme}.png")
            person.context.close()
    finally:
        server.stop()


if __name__ == "__main__":
    found = shutil.which("chromium")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        take_all(play.chromium.launch(executable_path=found, args=SWITCHES.split()), target)
