"""How a race feels, in figures: ``python -m tests.browser.feel [--rounds N]``.

One browser with five bots at the frantic tempo. Frames while the shop is open, the time from a
tap to dice that tumble, and from a grab to its answer on the screen.
"""

from __future__ import annotations

import argparse
import os
import shutil
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import SWITCHES
from tests.browser.people import Person, make_table
from tests.server.running import Server

# All of it is measured in the page, by its own clock: from the event that a finger makes to the
# first frame after what was to be seen is in the page.
WATCH = """() => {
  window.felt = { frames: [], rolls: [], grabs: [] };
  let last = 0;
  const frame = (now) => {
    const open = document.querySelector(".racing .tray.open");
    if (last && open) felt.frames.push(now - last);
    last = open ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const painted = (then) => requestAnimationFrame(() => setTimeout(then));
  function seen(since, list, done) {
    const watch = new MutationObserver(() => {
      if (!done()) return;
      watch.disconnect();
      painted(() => list.push(performance.now() - since));
    });
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    setTimeout(() => watch.disconnect(), 2000);
  }
  addEventListener("pointerdown", (event) => {
    if (event.target.closest(".tray.open") && !document.querySelector(".hand .shaking"))
      seen(event.timeStamp, felt.rolls, () => document.querySelector(".hand .shaking"));
  }, true);
  addEventListener("click", (event) => {
    const card = event.target.closest(".card.lit");
    if (!card) return;
    const place = card.closest("li");
    seen(event.timeStamp, felt.grabs, () => place.querySelector(".gone, .note"));
  }, true);
}"""


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else 0.0


def race(person: Person, rounds: int) -> dict[str, Any]:
    page = person.page
    end = time.monotonic() + 40 * rounds
    done, shopping = 0, False
    while done < rounds and time.monotonic() < end and not person.at_end:
        lit, tray = page.locator(".card.lit"), page.locator(".tray.open")
        was, shopping = shopping, tray.count() > 0
        done += was and not shopping
        if lit.count():
            page.evaluate(TAP, ".card.lit")
        elif shopping:
            page.evaluate(TAP, ".tray.open")
        elif page.locator(".racing .ways button").count() == 0 and page.locator(WAY).count():
            page.locator(WAY).last.click()
        page.wait_for_timeout(180)
    return dict(page.evaluate("felt"))


WAY = ".ways button:not([aria-disabled=true])"
TAP = """(what) => {
  const piece = document.querySelector(what);
  if (!piece) return;
  const events = { bubbles: true, cancelable: true, button: 0, detail: 1 };
  piece.dispatchEvent(new PointerEvent("pointerdown", events));
  piece.dispatchEvent(new MouseEvent("click", events));
}"""


def measure(size: str, rounds: int) -> dict[str, Any]:
    server = Server(Path(tempfile.mkdtemp()) / "data")
    server.start()
    try:
        with sync_playwright() as play:
            found = shutil.which(os.environ.get("PARLOUR_CHROMIUM", "chromium"))
            browser = play.chromium.launch(executable_path=found, args=SWITCHES.split())
            ann = Person(browser, server, size=size, less_motion=False)
            timing = {"look": 0, "tempo": "frantic"}
            ann.open(make_table(ann, "check_out", seats=6, timing=timing))
            ann.page.get_by_role("button", name="Sit here").first.click()
            ann.page.get_by_role("button", name="Bots for all empty chairs").click()
            ann.page.get_by_role("button", name="Begin").click()
            ann.page.wait_for_selector(".shop")
            ann.page.evaluate(WATCH)
            return race(ann, rounds)
    finally:
        server.stop()


def tell(size: str, felt: dict[str, Any]) -> None:
    frames, rolls, grabs = felt["frames"], felt["rolls"], felt["grabs"]
    slow = 100 * sum(one > 20 for one in frames) / max(1, len(frames))
    print(f"{size}: {len(frames)} frames, median {median(frames):.1f} ms,", end=" ")
    print(f"95 % within {share(frames, 0.95):.1f} ms, {slow:.1f} % over 20 ms")
    for name, times in (("roll to tumble", rolls), ("grab to answer", grabs)):
        if times:
            print(f"  {name}: {len(times)}, median {median(times):.0f} ms,", end=" ")
            print(f"95 % within {share(times, 0.95):.0f} ms, longest {max(times):.0f} ms")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=4)
    wish = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f}")
    for size in ("phone", "laptop"):
        tell(size, measure(size, wish.rounds))
