"""Check Out! in browsers: races, steps, and who sees or hears what of them."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.people import seated as at_table
from tests.browser.test_sight import fits

Enter = Callable[..., Person]
FAST = {"look": 0, "tempo": "frantic"}
LONGEST = 150  # seconds
whim = random.Random(7)


def seated(people: list[Person], seats: int, **wishes: Any) -> str:
    """At a table of Check Out! that does not let one wait."""
    path = at_table(people, "check_out", seats, **{"timing": FAST, **wishes})
    for person in people:
        expect(person.page.locator(".shop")).to_be_visible()
    return path


def shop(person: Person) -> None:
    """One gesture by keys: grab, then buy or bid or finish, then roll, and now and then leave."""
    page = person.page
    if page.locator(".card.lit, .deal.lit").count():
        page.keyboard.press("1")
    elif page.locator(".bids button").count():
        page.keyboard.press("2")
        page.keyboard.press("1")  # without a token there is only one choice
    elif page.locator(".tray.open").count():
        page.keyboard.press(" " if whim.random() < 0.9 else "c")
    elif page.locator(".ways button").count():
        page.keyboard.press(" ")


def play(people: list[Person], until: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not until():
        assert time.monotonic() < end, [
            one.page.locator(".prompt").all_inner_texts() for one in people
        ]
        for person in people:
            shop(person)
        people[0].page.wait_for_timeout(60)


def to_the_end(people: list[Person]) -> None:
    play(people, lambda: all(person.at_end for person in people))
    for person in people:
        expect(person.page.locator("section.end")).to_be_visible()
        expect(person.page.locator(".haul")).to_be_visible()


def test_two_people_and_a_bot_race_to_the_end(person: Enter) -> None:
    """With a reload and a lost line in the middle of a round."""
    ann, ben = person(), person(name="Ben", language="de", size="phone")
    seated([ann, ben], 3)
    play([ann, ben], lambda: ann.page.locator(".side ol").get_by_text("You roll").count() > 0)
    ann.page.reload()
    expect(ann.page.locator(".shop")).to_be_visible()
    ben.context.set_offline(True)
    expect(ben.page.locator(".banner")).to_be_visible(timeout=20_000)
    ben.context.set_offline(False)
    expect(ben.page.locator(".banner")).to_have_count(0, timeout=20_000)
    ben.complaints = [one for one in ben.complaints if "ERR_INTERNET_DISCONNECTED" not in one]
    to_the_end([ann, ben])
    ann.page.get_by_role("link", name="Look back").click()
    expect(ann.page.locator(".steps")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".told")).to_contain_text("win")
    expect(ann.page.locator(".haul")).to_be_visible()
    for one in (ann, ben):
        one.went_well()


def test_steps_by_keys_to_the_end(person: Enter) -> None:
    ann, ben = person(size="phone"), person(name="Ben", language="zh")
    seated([ann, ben], 3, options={"step": "on"})
    ann.page.keyboard.press("s")
    expect(ann.page.locator("[aria-live]").last).to_contain_text("Still shopping: Ann")
    to_the_end([ann, ben])
    for one in (ann, ben):
        one.went_well()


@pytest.mark.parametrize(
    ("size", "theme", "language"), [("phone", "light", "zh"), ("laptop", "dark", "de")]
)
def test_a_full_shop_in_both_lights(person: Enter, size: str, theme: str, language: str) -> None:
    ann = person(size=size, theme=theme, language=language)
    seated([ann], 6, timing={"look": 3, "tempo": "frantic"})
    expect(ann.page.locator(".call")).to_be_visible()
    assert ann.axe() == []
    fits(ann)
    tall = "e => e.scrollHeight - e.clientHeight"
    assert ann.page.locator("main.table").evaluate(tall) <= 0, "all of it without scrolling"
    play([ann], lambda: ann.page.locator(".counter.large").count() > 0)
    assert ann.axe() == []
    fits(ann)
    ann.went_well()


def test_a_tap_that_is_far_too_early_is_told_and_nothing_is_sent(person: Enter) -> None:
    ann = person(size="phone")
    seated([ann], 2, timing={"look": 10})
    ann.page.locator(".tray").click()
    expect(ann.page.locator(".hint")).to_contain_text("Wait for GO")
    assert [f for f in ann.frames if f.get("command", {}).get("type") == "act"] == []
    deal = ann.page.locator(".deal").first
    deal.click()
    expect(ann.page.locator(".words")).to_contain_text("stars")
    ann.went_well()


LISTEN = """() => {
  window.heard = [];
  const live = [...document.querySelectorAll("[aria-live=polite]")].at(-1);
  new MutationObserver(() => heard.push(live.textContent)).observe(
    live, { childList: true, characterData: true, subtree: true });
}"""


def test_only_what_concerns_me_is_read_out_in_a_race(person: Enter) -> None:
    ann = person()
    log = ann.page.locator(".side ol")
    for _ in range(4):  # with some deals at the counter the bots queue before anybody can roll
        seated([ann], 4)
        ann.page.evaluate(LISTEN)
        end = time.monotonic() + 20
        while not log.get_by_text("You roll").count() and time.monotonic() < end:
            if ann.page.locator(".counter.large").count():
                break
            ann.page.keyboard.press(" ")
            ann.page.wait_for_timeout(40)
        if log.get_by_text("You roll").count():
            break
    expect(log).to_contain_text(re.compile(r"Greta \d (rolls|grabs|checks)"), timeout=20_000)
    heard = " ".join(ann.page.evaluate("heard"))
    assert "GO" in heard
    assert "You roll" in heard
    assert not re.search(r"Greta \d (rolls|grabs)", heard)
    ann.went_well()


def test_who_was_faster_is_seen_by_the_loser(person: Enter) -> None:
    """The server's word for it, as it would come: two browsers can't be made to tie."""
    ann = person()
    ann.page.route_web_socket("**/ws", beaten_by_a_hair)
    seated([ann], 2)
    expect(ann.page.locator(".tray.open")).to_be_visible()
    end = time.monotonic() + LONGEST
    while not ann.page.locator(".shelf .note").count():
        assert time.monotonic() < end
        lit = ann.page.locator(".card.lit")
        if lit.count():
            ann.page.keyboard.press("1")
            ann.page.wait_for_timeout(150)
        elif ann.page.locator(".tray.open").count():
            ann.page.keyboard.press(" ")
            ann.page.wait_for_timeout(100)
        elif ann.page.locator(".ways button").count():
            ann.page.keyboard.press(" ")
        else:
            ann.page.wait_for_timeout(50)
    expect(ann.page.locator(".shelf .note")).to_have_text("Greta was faster, by 38 ms.")
    ann.went_well()


def beaten_by_a_hair(route: Any) -> None:
    """A line on which every grab of mine comes 38 ms too late."""
    server = route.connect_to_server()

    def sent(message: str) -> None:
        asked = json.loads(message)
        command = asked.get("command", {})
        if command.get("type") == "act" and command["action"] < 60 and command.get("seen") is None:
            details = {"winner": 1, "name": "bot:greedy", "ms": 38}
            refused = {"id": asked["id"], "reason": "too-late", "details": details}
            route.send(json.dumps({"type": "refused", **refused}))
        else:
            server.send(message)

    route.on_message(sent)
