"""How long a first visitor waits: ``PYTHONPATH=. python bench/page.py``.

A browser without a memory opens the front room of a server on this machine, again and again;
measured is the time from the call until a button "Play now" can be seen and pressed.
"""

from __future__ import annotations

import shutil
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import SWITCHES
from tests.browser.people import SIZES
from tests.server.running import running

LOADS = 15


def main() -> None:
    with running(Path(tempfile.mkdtemp()) / "data") as server, sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=shutil.which("chromium"), args=SWITCHES.split()
        )
        for size, (width, height) in SIZES.items():
            waits = []
            for _ in range(LOADS):
                context = browser.new_context(viewport={"width": width, "height": height})
                page = context.new_page()
                started = time.perf_counter()
                page.goto(server.url, wait_until="commit")
                page.locator("article .button.main:not([aria-disabled=true])").first.wait_for()
                waits.append(1000 * (time.perf_counter() - started))
                context.close()
            waits.sort()
            print(
                f"{size}: median {statistics.median(waits):.0f} ms,"
                f" {waits[0]:.0f} to {waits[-1]:.0f} ms, {LOADS} loads"
            )


if __name__ == "__main__":
    main()
