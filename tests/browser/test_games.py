"""Whole games in German and in Chinese: no text is missing, and nothing jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, play_out

Enter = Callable[..., Person]

SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) shifts.push([one.value, one.hadRecentInput]);
}).observe({ type: "layout-shift" });
"""


@pytest.mark.parametrize("place", [0, 1], ids=["roll_out", "diced_out"])
@pytest.mark.parametrize(("language", "size"), [("de", "laptop"), ("zh", "phone")])
def test_from_the_first_move_to_the_last_step_of_the_replay(
    person: Enter, language: str, size: str, place: int
) -> None:
    """A text that is missing makes the client complain. What follows a key at once may move a
    little, as pieces do; the frame around them may not."""
    ann = person(language=language, size=size)
    ann.context.add_init_script(SHIFTS)
    ann.open()
    ann.page.locator("article .button.main").nth(place).click()
    expect(ann.page.locator(".frame.live")).to_be_visible(timeout=20_000)
    expect(ann.page.locator("main.table > *").first).to_be_visible()
    ann.page.evaluate("document.fonts.ready.then(() => { window.shifts.length = 0; })")
    play_out(ann)
    shifts = ann.page.evaluate("window.shifts")
    assert sum(value for value, recent in shifts if not recent) < 0.02
    assert max((value for value, _ in shifts), default=0) < 0.02
    told = ann.page.locator(".side ol li button").last
    told.evaluate("button => button.click()")
    expect(ann.page.locator(".past .prompt")).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.locator("section.end a").first.click()
    expect(ann.page.locator(".steps")).to_be_visible()
    board, ride = (ann.page.locator(one).bounding_box() for one in (".table > .board", ".ride"))
    assert board
    assert ride
    assert board["y"] + board["height"] <= ride["y"]  # the whole of it, and the way on
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".result")).to_be_visible()
    ann.went_well()
