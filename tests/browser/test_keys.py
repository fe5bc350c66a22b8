"""Somebody without a mouse: from the front room through a game, its end, and another."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import LONGEST_GAME, Person

Enter = Callable[..., Person]
FOCUS = """(() => {
  const one = document.activeElement;
  return one === document.body ? "" : one.innerText || one.ariaLabel || "";
})()"""


def tab_to(page: Page, name: str) -> None:
    """Tab, until the thing of that name has the focus, and shows it."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if name in page.evaluate(FOCUS):
            assert page.evaluate("document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"{name} can't be reached by keys")


@pytest.mark.parametrize("game", ["Roll Out", "DicedOut!"])
def test_a_game_and_a_rematch_without_a_mouse(person: Enter, game: str) -> None:
    ann = person()
    page = ann.page
    ann.open()
    expect(page.get_by_role("heading", name=game)).to_be_visible()
    tab_to(page, f"({game}, against bots)")
    page.keyboard.press("Enter")
    expect(page.locator(".frame.live")).to_be_visible(timeout=20_000)
    expect(page.locator("[data-keys] .frame :focus")).to_have_count(1)
    for _ in range(LONGEST_GAME):
        if ann.at_end:
            break
        if page.locator(".frame.live").count():
            buttons = page.locator(".mine button")
            if buttons.count() > 1:  # the second one, so that games end
                buttons.nth(1).focus()
                page.keyboard.press("Enter")
            else:
                page.keyboard.press(" " if page.locator(".mine .main").count() else "1")
        page.wait_for_timeout(10)
    expect(page.locator("section.end")).to_be_visible()
    expect(page.locator("section.end :focus")).to_have_count(1)
    tab_to(page, "Next game" if game == "Roll Out" else "Play again")
    page.keyboard.press("Enter")
    expect(page.locator("section.end")).to_have_count(0)
    # The other one begins, and may win before it is Ann's turn at all.
    expect(page.locator(".frame.live, section.end").first).to_be_visible(timeout=30_000)
    ann.went_well()


def test_the_log_is_one_stop_and_the_arrows_lead_on(person: Enter) -> None:
    ann = person()
    page = ann.page
    ann.play_now("DicedOut!")
    told = page.locator(".side ol li button")
    while told.count() < 6 or page.locator(".frame.live").count() == 0:
        ann.gesture()
        page.wait_for_timeout(20)
    assert page.locator(".side ol [tabindex='0']").count() == 1
    page.locator(".side ol [tabindex='0']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    moves = told.count()
    expect(page.locator(".past .prompt")).to_contain_text(f"move {moves - 2} of {moves}.")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".past .prompt")).to_contain_text(f"move {moves - 3} of {moves}.")
    page.keyboard.press("Escape")
    expect(page.locator(".past")).to_have_count(0)
    ann.went_well()
