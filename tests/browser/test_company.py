"""Several people at a table: who sits down, talks, goes away, and wants another game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, make_table, play_out, seated

Enter = Callable[..., Person]


def test_who_makes_a_table_sits_at_it_and_all_see_what_was_agreed(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    ann.open()
    ann.page.get_by_role("button", name="Make a table (Check Out!)").click()
    ann.page.get_by_role("dialog").get_by_text("Calm").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Make a table").click()
    expect(ann.page.get_by_role("button", name="Stand up")).to_be_visible()
    ben.page.goto(ann.page.url)
    agreed = ben.page.locator("dl", has_text="Tempo")
    expect(agreed).to_contain_text("Calm")
    begin = ann.page.get_by_role("button", name="Begin")
    expect(begin).to_have_attribute("aria-disabled", "true")
    expect(begin).to_have_accessible_description(re.compile("One chair is still empty"))
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.locator("[role=log]")).to_contain_text("At the table: Ann and Ben.")
    expect(begin).to_have_accessible_description(re.compile("you can begin"))
    for one in (ann, ben):
        one.went_well()


def test_people_without_a_name_are_told_apart_and_may_choose_one(person: Enter) -> None:
    ann, ben = person(name=""), person(name="", size="phone")
    path = make_table(ann, "roll_out")
    for one in (ann, ben):
        one.open(path)
        one.page.get_by_role("button", name="Sit here").first.click()
    people = ann.page.locator(".who strong")
    expect(people).to_have_text(["Guest", "Guest 2"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.keyboard.press("Enter")
    expect(people).to_have_text(["Guest", "Ben"])
    for one in (ann, ben):
        one.went_well()


def test_two_presses_make_one_table_of_the_length_that_was_chosen(person: Enter) -> None:
    ann = person()
    ann.open()
    ann.page.get_by_role("button", name="Make a table (Roll Out)").click()
    ann.page.get_by_role("dialog").get_by_text("one game").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Make a table").dblclick()
    expect(ann.page.get_by_role("button", name="Stand up")).to_be_visible()
    expect(ann.page.locator("dl", has_text="Clock")).not_to_contain_text("Match")
    ann.open()
    expect(ann.page.get_by_role("heading", name="Go on with")).to_be_visible()
    assert ann.page.locator("a[href^='/t/']").count() == 1
    ann.went_well()


def test_who_is_asked_to_leave_is_told(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    path = make_table(ann, "diced_out", seats=3)
    for one in (ann, ben):
        one.open(path)
        one.page.get_by_role("button", name="Sit here").first.click()
    asked = "The host has asked you to leave your chair."
    ben.page.get_by_role("button", name="Stand up").click()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_text(asked)).to_have_count(0)
    ann.page.get_by_role("button", name="Ask Ben to leave").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ben.page.locator("p.refusal")).to_contain_text(asked)
    expect(ben.page.locator("[role=log]")).to_contain_text(asked)
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.locator("p.refusal")).to_have_count(0)
    for one in (ann, ben):
        one.went_well()


def test_who_is_asked_to_leave_a_running_game_is_told(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    seated([ann, ben], "diced_out", 2)
    ann.page.get_by_role("button", name="This table").click()
    ann.page.get_by_role("button", name="Ask Ben to leave").click()
    ann.page.get_by_role("button", name="Yes").click()
    expect(ben.page.locator(".banner")).to_contain_text("The host has asked you to leave")
    ben.page.locator(".banner").get_by_role("button", name="Take a chair").click()
    ben.page.get_by_role("button", name="Sit down instead of Greta").click()
    expect(ben.page.locator(".banner")).to_have_count(0)
    # Who gives the chair up is told nothing of the kind.
    ben.page.get_by_role("button", name="Log and talk").click()
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Give up my chair").click()
    ben.page.get_by_role("button", name="Yes").click()
    expect(ben.page.locator(".banner")).to_contain_text("You are watching")
    for one in (ann, ben):
        one.went_well()


def test_nobody_is_torn_from_the_result(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    seated([ann, ben], "roll_out", 2, options={"checkers": "3"}, games=1)
    play_out(ann, ben)
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_role("button", name="Waiting for Ben")).to_be_visible()
    expect(ben.page.locator("section.end")).to_contain_text("Ann would like to go on.")
    ben.page.get_by_role("button", name="Show the table").click()
    expect(ben.page.locator(".mine")).to_contain_text("Ann would like to go on.")
    ben.page.get_by_role("button", name="Show the result").click()
    ben.page.get_by_role("button", name="Play again").click()
    for one in (ann, ben):
        expect(one.page.locator("section.end")).to_have_count(0)
        one.went_well()


def test_talk_waits_for_who_comes_later_and_is_seen_on_a_phone(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    seated([ann, ben], "diced_out", 2)
    ann.page.get_by_label("Say something").fill("good luck")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".calls")).to_contain_text("Ann good luck")
    expect(ben.page.locator(".calls li")).to_be_in_viewport()
    ben.page.get_by_role("button", name="Log and talk: something new").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("good luck")
    ben.page.reload()
    ben.page.get_by_role("button", name="Log and talk").click()
    expect(ben.page.get_by_role("dialog")).to_contain_text("good luck")
    for one in (ann, ben):
        one.went_well()


def test_a_game_does_not_hang_on_somebody_who_has_gone(person: Enter) -> None:
    ann, ben = person(), person(name="Ben")
    path = seated([ann, ben], "diced_out", 2)
    ben.page.close()
    while ann.page.locator(".frame.live").count():
        ann.gesture()
        ann.page.wait_for_timeout(30)
    banner = ann.page.locator(".banner")
    expect(banner).to_contain_text("Ben is away", timeout=10_000)
    banner.get_by_role("button", name="Let a bot play on").click()
    expect(ann.page.locator(".side")).to_contain_text("Ben has left; Greta plays on.")
    expect(banner).to_have_count(0)
    # Who comes back watches, and may have the chair again.
    again = ben.context.new_page()
    again.goto(ann.server.url + path)
    again.get_by_role("button", name="Take a chair").click()
    again.get_by_role("button", name="Sit down instead of Greta").click()
    expect(ann.page.locator(".players")).to_contain_text("Ben")
    ann.went_well()


def test_own_games_are_found_again_and_shown_to_nobody_else(person: Enter) -> None:
    ann, ben = person(), person(name="Ben")
    seated([ann], "roll_out", 2, options={"checkers": "3"}, games=1)
    play_out(ann)
    for one, games in ((ann, 1), (ben, 0)):
        one.open()
        expect(one.page.get_by_role("heading", name="Roll Out")).to_be_visible()
        one.page.wait_for_timeout(300)
        assert one.page.locator("a[href^='/r/']").count() == games
    expect(ann.page.get_by_role("heading", name="Go on with")).to_have_count(0)
