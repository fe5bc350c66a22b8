"""Pictures of the room for the README: ``python -m tests.browser.pictures FOLDER``."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import SWITCHES, QuickServer
from tests.browser.people import Person

SHOTS = (
    ("room", "laptop", "light", "en"),
    ("roll_out", "laptop", "dark", "en"),
    ("roll_out", "phone", "light", "de"),
    ("diced_out", "laptop", "light", "en"),
    ("diced_out", "phone", "dark", "zh"),
)
GAMES = ("roll_out", "diced_out", "check", "check_out")
GESTURES = {"roll_out": 9, "diced_out": 14}
MOMENTS = {"roll_out": ".live .checker.lit", "diced_out": ".frame.live"}


def play_on(person: Person, gestures: int, moment: str) -> None:
    """At least so many gestures, then on to a moment worth a picture."""
    while gestures > 0 or not person.page.locator(moment).count():
        if person.at_end:
            person.page.keyboard.press(" ")
        gestures -= person.gesture()
        person.page.wait_for_timeout(80)


def take(person: Person, what: str, folder: Path, name: str) -> None:
    person.open()
    person.page.wait_for_selector("article")
    if what in GESTURES:
        person.page.locator("article .button.main").nth(GAMES.index(what)).click()
        play_on(person, GESTURES[what], MOMENTS[what])
    person.page.wait_for_timeout(1200)
    person.page.screenshot(path=folder / f"{name}.png")


def take_all(browser: Browser, folder: Path) -> None:
    server = QuickServer(Path(tempfile.mkdtemp()) / "data")
    server.start()
    try:
        for what, size, theme, language in SHOTS:
            person = Person(browser, server, size=size, theme=theme, language=language)
            take(person, what, folder, f"{what}-{size}-{theme}")
            person.context.close()
    finally:
        server.stop()


if __name__ == "__main__":
    found = shutil.which("chromium")
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as play:
        take_all(play.chromium.launch(executable_path=found, args=SWITCHES.split()), target)
