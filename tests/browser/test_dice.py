"""Roll Out and DicedOut!: what a touch means, and what no haste gives away."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.people import Person, seated

Enter = Callable[..., Person]
ALL_BONUS = "+".join(str(number) for number in range(2, 13))
ABOUT = re.compile("^\\w+: .*marked.*; .* left; .*penalty point")


def asked(person: Person) -> int:
    return len([frame for frame in person.frames if frame["type"] == "do"])


def roll_until(page: Page, moment: str) -> None:
    """Roll, whenever that is the big button, until something is to be seen."""
    while not page.locator(moment).count():
        if page.locator(".frame.live .mine .main").count():
            page.keyboard.press(" ")
        page.wait_for_timeout(20)


def test_a_bonus_is_not_given_away_in_haste(person: Enter) -> None:
    ann = person()
    page = ann.page
    seated([ann], "diced_out", 2, options={"bonus": ALL_BONUS})
    roll_until(page, ".frame.live .number.lit")
    before = asked(ann)
    page.keyboard.press(" ")
    leave = page.get_by_role("button", name="Leave it")
    expect(leave).not_to_have_class("main")
    leave.evaluate("button => button.ariaDisabled === 'true' && button.click()")
    assert asked(ann) == before
    expect(page.locator(".number.lit")).to_have_count(10)
    leave.click()  # once it has been there for a while
    expect(page.locator(".number.lit")).to_have_count(0)
    assert asked(ann) == before + 1
    ann.went_well()


def test_a_sheet_is_one_picture_and_only_what_can_be_marked_is_a_button(person: Enter) -> None:
    ann = person(size="phone")
    page = ann.page
    seated([ann], "diced_out", 6, options={"bonus": ALL_BONUS})
    roll_until(page, ".frame.live .number.lit")
    expect(page.locator("main.table").get_by_role("button", name="Mark the")).to_have_count(10)
    for sheet in page.locator(".sheet.small").all():
        expect(sheet).to_have_role("img")
        expect(sheet).to_have_accessible_name(ABOUT)
    struck = page.locator(".sheet:not(.small) .struck")
    struck.evaluate("number => number.click()")
    expect(page.locator(".sheet .note")).to_contain_text("is marked already")
    assert not ann.axe()
    ann.went_well()


def test_start_rolls_stay_in_sight(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    seated([ann, ben], "roll_out", 2)
    totals = ben.page.locator(".start strong")
    expect(totals).to_have_text(["–", "–"])
    ann.page.keyboard.press(" ")
    expect(totals.filter(has_text="–")).to_have_count(1)
    expect(ben.page.locator(".frame.live")).to_be_visible()
    for one in (ann, ben):
        one.went_well()


def test_rows_say_what_a_touch_does(person: Enter) -> None:
    ann = person(size="phone")
    page = ann.page
    seated([ann], "roll_out", 2, options={"starter": "first"})
    rows = page.locator(".rail .caption")
    page.locator(".rail .checker").last.evaluate("checker => checker.click()")
    expect(rows.last).to_have_text("Roll first: the dice say what can be played.")
    page.keyboard.press(" ")
    expect(page.locator(".checker.lit").first).to_be_visible()
    expect(rows.first).to_have_text("Greta’s checkers: tap one to turn it white")
    expect(rows.last).to_contain_text("to the centre")
    page.locator(".rail").last.locator(".checker:not(.open)").first.evaluate("one => one.click()")
    expect(rows.last).to_contain_text("choose what has a ring")
    # Digits follow the pieces as they are drawn, and none stays at a piece that has gone out.
    page.keyboard.press("Tab")
    digits = page.locator(".checker[aria-keyshortcuts]")
    found = digits.evaluate_all("all => all.map((one) => one.ariaKeyShortcuts)")
    assert found == [str(place + 1) for place in range(page.locator(".checker.open").count())]
    ann.went_well()
