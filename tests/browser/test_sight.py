"""Every language, both lights, both sizes: no text missing, nothing in anybody's way."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import SIZES, Person, make_table, play_out

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
    ann.page.get_by_role("button", name="Bot").click()
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
