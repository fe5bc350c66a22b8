"""Every language, both lights, both sizes: no text missing, nothing in anybody's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from parlour.games import NAMES, find
from tests.browser.people import SIZES, Person, make_table, play_out, seated

Enter = Callable[..., Person]
THEMES = ("light", "dark")


def fits(person: Person) -> None:
    """Nothing sticks out to the side."""
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert person.page.evaluate(wide) == 0


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_in_the_way(person: Enter, size: str, theme: str) -> None:
    ann = person(size=size, theme=theme)
    ann.open()
    expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()
    assert ann.axe() == []
    fits(ann)
    ann.page.get_by_role("button", name="Make a table (DicedOut!)").click()
    assert ann.axe() == []
    path = make_table(ann, "roll_out", options={"checkers": "3"})
    ann.open(path)
    ann.page.get_by_role("button", name="Sit here").first.click()
    assert ann.axe() == []
    fits(ann)
    ann.page.get_by_role("button", name="Add a bot").click()
    ann.page.get_by_role("button", name="Begin").click()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    assert ann.axe() == []
    fits(ann)
    play_out(ann)
    assert ann.axe() == []
    fits(ann)
    ann.page.locator("section.end a").first.click()
    expect(ann.page.locator(".steps")).to_be_visible()
    assert ann.axe() == []
    fits(ann)
    ann.open()
    ann.page.locator("article .button.main").nth(1).click()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    assert ann.axe() == []
    fits(ann)
    ann.went_well()


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_no_text_is_missing(person: Enter, language: str) -> None:
    """A text that is missing makes the client complain on the console."""
    ann = person(language=language, size="phone")
    ann.open()
    for place in range(4):
        ann.open()
        ann.page.locator("article .button").nth(2 * place + 1).click()
        expect(ann.page.get_by_role("dialog")).to_be_visible()
        ann.page.keyboard.press("Escape")
        ann.page.locator("article .button.main").nth(place).click()
        expect(ann.page.locator(".frame.live")).to_be_visible(timeout=20_000)
        for _ in range(12):
            ann.gesture()
            ann.page.wait_for_timeout(60)
        ann.page.keyboard.press("?")
        expect(ann.page.get_by_role("dialog").locator("h3").first).to_be_visible()
        ann.page.keyboard.press("Escape")
        fits(ann)
    ann.went_well()


OUT_OF_SIGHT = """() => {
  const table = document.querySelector("main.table");
  const { top, bottom } = table.getBoundingClientRect();
  const things = [...table.querySelectorAll("[data-action], .hand button, .docket, .die")];
  const hidden = things.map((one) => one.getBoundingClientRect()).filter((box) =>
    box.top < top - 6 || box.bottom > bottom + 6);
  return hidden.length + Math.max(0, table.scrollHeight - table.clientHeight - 1);
}"""


@pytest.mark.parametrize("size", [(740, 360), (844, 390)])
@pytest.mark.parametrize("game", [name for name in NAMES if name != "check_out"])
def test_a_phone_on_its_side_shows_the_whole_table(
    person: Enter, game: str, size: tuple[int, int]
) -> None:
    """In Check Out! goods and dice are looked at more closely, see there."""
    ann = person(size="phone", language="de")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    seated([ann], game, min(3, find(game).rules.MAX_SEATS))
    for _ in range(12):
        while not ann.page.locator(".frame.live").count():
            ann.page.wait_for_timeout(30)
        assert ann.page.evaluate(OUT_OF_SIGHT) == 0
        ann.gesture()
        ann.page.wait_for_timeout(60)
    fits(ann)
    assert ann.axe() == []
    ann.went_well()


MOVES = """
window.moves = [];
addEventListener("transitionrun", (event) => moves.push(event.propertyName));
"""


@pytest.mark.parametrize("game", NAMES)
def test_with_less_motion_things_fade_and_never_slide(person: Enter, game: str) -> None:
    ann = person(size="phone")
    ann.context.add_init_script(MOVES)
    seated([ann], game, 2)
    for width in (360, 400, 360):
        ann.page.set_viewport_size({"width": width, "height": 740})
        for _ in range(4):
            ann.gesture()
            ann.page.wait_for_timeout(100)
    assert set(ann.page.evaluate("moves")) <= {"opacity"}
    ann.went_well()


CUT = """() => [...document.querySelectorAll("h1.prompt, .table, .table *")]
    .filter((one) => one.clientWidth > 1 && getComputedStyle(one).overflowX !== "visible")
    .filter((one) => one.scrollWidth > one.clientWidth + 1 || one.matches("h1, .table")
      && one.scrollHeight > one.clientHeight + 1)
    .map((one) => one.className)"""
"""What does not fit into itself."""


@pytest.mark.parametrize("game", NAMES)
def test_a_full_table_has_room_between_phone_and_laptop(person: Enter, game: str) -> None:
    """In German, which needs the most."""
    ann = person(size="tablet", language="de")
    seated([ann], game, find(game).rules.MAX_SEATS)
    for _ in range(8):
        assert ann.page.evaluate(CUT) == []
        ann.gesture()
        ann.page.wait_for_timeout(150)
    fits(ann)
    ann.page.locator(".top .narrow").click()
    expect(ann.page.locator("dialog ol")).to_be_visible()
    ann.went_well()
