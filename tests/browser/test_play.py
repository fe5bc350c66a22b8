"""Whole games, by people and bots, through reloads and lost lines."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, make_table, play_out
from tests.server.running import Server

Enter = Callable[..., Person]
SHORT = {"roll_out": {"options": {"checkers": "3"}}, "diced_out": {}}


def gathered(ann: Person, ben: Person, game: str) -> str:
    """Both sit at a new table of Ann's, and she begins."""
    path = make_table(ann, game, **SHORT[game])
    ann.open(path)
    ann.page.get_by_role("button", name="Sit here").first.click()
    ben.open(path)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.page.get_by_role("button", name="Begin").click()
    return path


@pytest.mark.parametrize("game", ["Roll Out", "DicedOut!"])
def test_one_click_and_a_game_against_bots_to_its_end(person: Enter, game: str) -> None:
    ann = person()
    ann.play_now(game)
    play_out(ann)
    expect(ann.page.locator("section.end")).to_contain_text("Ann")
    again = ann.page.locator("section.end .button.main")
    again.click()
    expect(ann.page.locator("section.end")).to_have_count(0)
    ann.went_well()


@pytest.mark.parametrize("game", ["roll_out", "diced_out"])
def test_two_people_to_the_end_and_back_through_the_record(person: Enter, game: str) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    gathered(ann, ben, game)
    ann.page.get_by_role("button", name="Hello!").click()
    expect(ben.page.locator(".bubble")).to_have_text("Hello!")
    play_out(ann, ben)
    ann.page.get_by_role("link", name="Look back").click()
    page = ann.page
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".told")).to_contain_text("roll")
    page.wait_for_url(re.compile(r"/r/[^#]+#\d"))
    there, told = page.url, page.locator(".told").inner_text()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".told")).not_to_have_text(told)
    page.goto(there)
    page.reload()
    expect(page.locator(".told")).to_have_text(told)
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("win")
    page.get_by_role("button", name="Check them all").click()
    expect(page.locator(".verdict.good")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    assert download.value.path().read_text("utf-8").startswith("Parlour record 1")
    ann.went_well()
    ben.went_well()


def test_somebody_who_watches_is_told_and_asked_nothing(person: Enter) -> None:
    ann, ben, eve = person(), person(name="Ben"), person(name="Eve", size="phone")
    eve.open(gathered(ann, ben, "roll_out"))
    expect(eve.page.locator(".frame")).to_be_visible()
    expect(ann.page.locator(".watch")).to_have_text("One person watches.")
    play_out(ann, ben)
    expect(eve.page.locator("section.end")).to_be_visible()
    expect(eve.page.locator("section.end .button.main")).to_have_count(0)
    expect(eve.page.get_by_role("alert")).to_have_count(0)
    assert [frame for frame in eve.frames if frame["type"] == "do"] == []
    eve.went_well()


def test_a_reload_takes_the_game_up_again(person: Enter) -> None:
    ann = person()
    ann.play_now("DicedOut!")
    for _ in range(40):
        ann.gesture()
        ann.page.wait_for_timeout(20)
    expect(ann.page.locator(".frame.live")).to_be_visible()
    told = ann.page.locator(".side ol").inner_text()
    ann.page.reload()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    assert ann.page.locator(".side ol").inner_text() == told
    ann.open("/")
    ann.page.get_by_role("link", name="DicedOut!").first.click()
    expect(ann.page.locator(".frame.live")).to_be_visible()
    ann.went_well()


def test_a_server_that_goes_and_comes_back(person: Enter, server: Server) -> None:
    ann = person()
    ann.play_now("DicedOut!")
    expect(ann.page.locator(".frame.live")).to_be_visible()
    ann.gesture()
    ann.page.evaluate("window.stays = true")
    server.kill()
    expect(ann.page.locator(".banner")).to_be_visible()
    server.start()
    expect(ann.page.locator(".banner")).to_have_count(0, timeout=15_000)
    expect(ann.page.locator(".frame.live")).to_be_visible()
    before = ann.page.locator(".side ol li").count()
    ann.gesture()
    expect(ann.page.locator(".side ol li")).not_to_have_count(before)
    assert ann.page.evaluate("window.stays"), "the page was loaded again"
    # What was not answered is asked again under the same id, which does nothing twice.
    asked = {(frame["id"], str(frame["command"])) for frame in ann.frames if frame["type"] == "do"}
    assert len(asked) == len({name for name, _ in asked})


def test_a_page_for_a_server_that_is_away(person: Enter, server: Server) -> None:
    ann = person()
    ann.open("/")
    expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()
    ann.page.route("**/api/**", lambda route: route.abort())
    ann.page.reload()
    expect(ann.page.get_by_role("heading", name="The room is dark right now")).to_be_visible()
    ann.page.unroute("**/api/**")
    ann.page.get_by_role("button", name="Try again").click()
    expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()


def test_a_table_that_is_not_there(person: Enter) -> None:
    ann = person()
    ann.open("/t/nothing")
    expect(ann.page.get_by_role("heading", name="No table here")).to_be_visible()
    ann.page.get_by_role("link", name="To the room").click()
    expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()
    ann.went_well()


def test_refusals_are_words_and_keys_work(person: Enter) -> None:
    ann, ben = person(), person(name="Ben")
    gathered(ann, ben, "roll_out")
    expect(ann.page.locator(".frame.live")).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The goal")
    ann.page.get_by_role("searchbox").fill("zzz")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Nothing about")
    ann.page.get_by_role("searchbox").fill("CHECKER")
    expect(ann.page.locator("dialog mark").first).to_have_text(re.compile("checker", re.I))
    ann.page.get_by_role("button", name="Close").click()
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The goal")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("u")
    ann.page.keyboard.press("m")
    ann.page.keyboard.press(" ")
    expect(ann.page.locator(".side ol")).to_contain_text("for the start")
    ann.page.keyboard.press("l")
    expect(ann.page.locator("[aria-live]").last).to_contain_text("for the start")
    ann.went_well()
    ben.went_well()
