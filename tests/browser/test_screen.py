"""A table on a television: legible from the sofa, from the first guest to the winner."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.people import Person, make_table, play_out, seated

Enter = Callable[..., Person]
TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
LEGIBLE = 28
SMALLEST = """() => {
  const walk = document.createTreeWalker(document.querySelector(".screen"), NodeFilter.SHOW_TEXT);
  const small = [];
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const about = node.parentElement;
    if (!node.data.trim() || about.closest(".inside, .unseen")) continue;
    const size = parseFloat(getComputedStyle(about).fontSize);
    if (size < LEGIBLE) small.push(`${node.data.trim()}: ${size}`);
  }
  return small;
}""".replace("LEGIBLE", str(LEGIBLE))


def on_television(person: Enter, path: str, **wishes: str) -> Person:
    screen = person(name="", **wishes)
    screen.page.set_viewport_size(TELEVISION)
    screen.open(f"{path}?screen")
    return screen


def legible(screen: Person) -> None:
    """All of it fits, is large enough, and asks for nothing."""
    assert screen.axe() == []
    assert screen.page.evaluate(SMALLEST) == []
    root = "document.documentElement"
    assert screen.page.evaluate(f"{root}.scrollWidth - {root}.clientWidth") == 0
    assert screen.page.evaluate(f"{root}.scrollHeight - {root}.clientHeight") == 0
    expect(screen.page.get_by_role("textbox")).to_have_count(0)
    expect(screen.page.locator("button:not([aria-disabled=true])")).to_have_count(0)


@pytest.mark.parametrize(("language", "theme"), [("en", "dark"), ("de", "light"), ("zh", "dark")])
def test_a_table_on_a_big_screen(person: Enter, language: str, theme: str) -> None:
    ann = person()
    path = make_table(ann, "roll_out", options={"checkers": "3"})
    ann.open(path)
    ann.page.get_by_role("button", name="Sit here").first.click()
    screen = on_television(person, path, language=language, theme=theme)
    expect(screen.page.locator(".who")).to_contain_text("Ann")
    expect(screen.page.locator(".link")).to_contain_text(path)
    code = screen.page.locator(".code svg")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] > 400
    legible(screen)
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.get_by_role("button", name="Begin").click()
    expect(screen.page.locator(".watched h1")).not_to_be_empty()
    expect(screen.page.locator(".inside .board")).to_be_visible()
    expect(code).to_be_visible()
    legible(screen)
    play_out(ann)
    expect(screen.page.locator("h1.won")).to_be_visible()
    expect(screen.page.locator("li.best")).to_have_count(1)
    legible(screen)
    assert [frame for frame in screen.frames if frame["type"] == "do"] == []
    screen.went_well()


def test_the_screen_of_somebody_who_plays_has_no_chair(person: Enter) -> None:
    """Opened from the table itself, in the same browser, it is a spectator all the same."""
    ann = person()
    path = make_table(ann, "diced_out")
    ann.open(path)
    ann.page.get_by_role("button", name="Sit here").first.click()
    with ann.context.expect_page() as opened:
        ann.page.get_by_role("link", name="Show on a big screen").click()
    screen = opened.value
    screen.set_viewport_size(TELEVISION)
    expect(screen.locator(".who")).to_contain_text("Ann")
    expect(screen.get_by_role("button")).to_have_count(0)
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.get_by_role("button", name="Begin").click()
    expect(screen.locator(".watched")).to_be_visible()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    ann.page.reload()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    ann.went_well()


TITLES = """() => {
  window.titles = [];
  const note = () => titles.push(document.querySelector("h1")?.textContent ?? "");
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(note).observe(document.body, all);
  note();
}"""


def test_a_race_on_a_big_screen(person: Enter) -> None:
    """A countdown, neutral words, the queue, and all of it in sight."""
    ann = person()
    path = seated([ann], "check_out", 6, timing={"look": 12, "tempo": "frantic"})
    screen = on_television(person, path, theme="dark")
    expect(screen.page.locator(".call")).to_be_visible()
    expect(screen.page.locator("h1")).to_contain_text("Look at the shelf")
    screen.page.evaluate(TITLES)  # bots in a hurry may be through in a moment
    end = time.monotonic() + 30
    while "Everybody is shopping." not in (titles := screen.page.evaluate("titles")):
        assert time.monotonic() < end, titles
        screen.page.wait_for_timeout(50)
    room = screen.page.locator(".box").bounding_box()
    queue = screen.page.locator("ol.floor").bounding_box()
    assert room is not None
    assert queue is not None
    assert queue["y"] + queue["height"] <= room["y"] + room["height"]
    screen.went_well()


def test_a_screen_for_no_table_says_so(person: Enter) -> None:
    screen = on_television(person, "/t/nothing")
    expect(screen.page.get_by_role("status")).not_to_be_empty()
