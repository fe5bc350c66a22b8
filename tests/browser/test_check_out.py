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
ROLL = 60
whim = random.Random(7)


def seated(people: list[Person], seats: int, **wishes: Any) -> str:
    """At a table of Check Out! that does not let one wait."""
    path = at_table(people, "check_out", seats, **{"timing": FAST, **wishes})
    for person in people:
        expect(person.page.locator(".shop")).to_be_visible()
    return path


DIGIT = "document.querySelector('.lit[aria-keyshortcuts]')?.ariaKeyShortcuts ?? ''"
"""Of the first thing that can be had: a product keeps its own until the next roll."""


def shop(person: Person) -> None:
    """One gesture by keys: grab, then buy or bid or finish, then roll, and now and then leave."""
    page = person.page
    if digit := page.evaluate(DIGIT):
        page.keyboard.press(digit)
    elif page.locator(".bids button").count():
        page.keyboard.press("1")
        page.keyboard.press("0")  # where there is no token for one die
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


def rolled(person: Person) -> bool:
    """The log leaves rolls out: there are too many of them."""
    commands = [frame.get("command", {}) for frame in person.frames]
    return any(one.get("type") == "act" and one.get("action") == ROLL for one in commands)


def to_the_end(people: list[Person]) -> None:
    play(people, lambda: all(person.at_end for person in people))
    for person in people:
        expect(person.page.locator("section.end")).to_be_visible()
        expect(person.page.locator(".haul")).to_be_visible()


def interrupted(one: Person, other: Person) -> None:
    """One reloads the page, the other's network goes away and comes back."""
    one.page.reload()
    expect(one.page.locator(".shop")).to_be_visible()
    other.context.set_offline(True)
    expect(other.page.locator(".banner")).to_be_visible()
    other.context.set_offline(False)
    expect(other.page.locator(".banner")).to_have_count(0)
    lost = "ERR_INTERNET_DISCONNECTED"
    other.complaints = [complaint for complaint in other.complaints if lost not in complaint]


def test_two_people_and_a_bot_race_to_the_end(person: Enter) -> None:
    """With a reload and a lost line in the middle of a round."""
    ann, ben = person(), person(name="Ben", language="de", size="phone")
    seated([ann, ben], 3)
    play([ann, ben], lambda: rolled(ann))
    interrupted(ann, ben)
    to_the_end([ann, ben])
    ann.page.get_by_role("link", name="Look back").click()
    expect(ann.page.locator(".steps")).to_be_visible()
    ann.page.keyboard.press("End")
    expect(ann.page.locator(".told")).to_contain_text("win")
    expect(ann.page.locator(".haul")).to_be_visible()
    for one in (ann, ben):
        one.went_well()


def test_steps_by_keys_to_the_end(person: Enter) -> None:
    """With a reload and a lost line while the others choose."""
    ann, ben = person(size="phone"), person(name="Ben", language="zh")
    seated([ann, ben], 3, options={"step": "on"})
    ann.page.keyboard.press("s")
    spoken = ann.page.locator("[role=log]")
    expect(spoken).to_contain_text("Still shopping: Ann")
    for one in (ann, ben):
        one.page.keyboard.press(" ")
    expect(spoken).to_contain_text(re.compile(r"You roll \d"))
    assert ann.axe() == []
    interrupted(ben, ann)
    play([ann, ben], lambda: ann.page.locator(".bidding").count() > 0 or ann.at_end)
    assert ann.axe() == []
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


OUTSIDE = """() => {
  const board = document.querySelector(".shelf").getBoundingClientRect();
  const table = document.querySelector("main.table");
  const goods = [...document.querySelectorAll(".shelf li, .tray .dice")];
  return goods.filter((one) => {
    const box = one.getBoundingClientRect();
    const room = one.closest(".tray")?.getBoundingClientRect() ?? board;
    return box.top < room.top || box.bottom > room.bottom || box.right > room.right;
  }).length + table.scrollHeight - table.clientHeight;
}"""


@pytest.mark.parametrize(
    "size", [(1366, 768), (1280, 720), (360, 740), (360, 640), (740, 360), (844, 390)]
)
def test_all_goods_are_on_the_shelf(person: Enter, size: tuple[int, int]) -> None:
    """For two to six people, at a table and in the lesson."""
    ann = person(language="de")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    for seats in (2, 4, 6):
        seated([ann], seats, timing={"look": 20})
        expect(ann.page.locator(".shelf li")).to_have_count(2 * seats)
        assert ann.page.evaluate(OUTSIDE) == 0, seats
        fits(ann)
    ann.open("/learn/check_out")
    expect(ann.page.locator(".frame.live")).to_be_visible(timeout=20_000)
    if size[1] > 600:  # else somebody who learns has to scroll
        assert ann.page.evaluate(OUTSIDE) == 0
    fits(ann)


FAR = """
    const Near = WebSocket, WAY = 150;
    window.WebSocket = class extends Near {
        send(text) { setTimeout(() => super.send(text), WAY); }
        set onmessage(take) { super.onmessage = (news) => setTimeout(() => take(news), WAY); }
    };
"""
WATCH = """() => {
  window.went = new Promise((done) => {
    const look = () =>
      document.querySelector(".call.go") ? done(Date.now()) : requestAnimationFrame(look);
    look();
  });
}"""


def test_it_goes_at_the_same_moment_for_near_and_far(person: Enter) -> None:
    """Who went by the arrival of the news would be 150 ms apart each time; a busy machine may
    show one of them late now and then."""
    ann, ben = person(), person(name="Ben", size="phone")
    ben.context.add_init_script(FAR)
    apart = []
    for _ in range(3):
        seated([ann, ben], 2, timing={"look": 3})
        for one in (ann, ben):
            one.page.evaluate(WATCH)
        near, far = (one.page.evaluate("window.went") for one in (ann, ben))
        apart.append(abs(near - far))
        if apart[-1] < 75:
            break
    assert min(apart) < 75, apart
    for one in (ann, ben):
        one.went_well()


HASTE = """() => {
  const locked = document.querySelector(".ways button").ariaDisabled === "true";
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  return locked;
}"""  # in one go: a moment later the key counts


def test_a_key_does_not_change_its_meaning_under_the_finger(person: Enter) -> None:
    """At the counter the big button is another one: it counts only after a moment."""
    ann = person()
    seated([ann], 2)
    done = ann.page.locator(".ways button", has_text="Done")
    end = time.monotonic() + LONGEST
    while not done.count():
        assert time.monotonic() < end
        ann.page.keyboard.press("c")
        ann.page.wait_for_timeout(40)
    if ann.page.evaluate(HASTE):
        ann.page.wait_for_timeout(300)
        expect(done).to_be_visible()
        expect(done).to_have_attribute("aria-disabled", "false")
        ann.page.keyboard.press(" ")
    expect(done).to_have_count(0)
    ann.went_well()


def test_what_lies_face_down_is_counted_beside_the_points(person: Enter) -> None:
    ann = person(size="phone")
    seated([ann], 4)
    down = ann.page.locator(".people .down").first
    play([ann], lambda: down.count() > 0 or ann.at_end)
    expect(ann.page.locator("ul.people")).to_contain_text(re.compile(r"\d points and .* face down"))
    ann.went_well()


def test_a_tap_that_is_far_too_early_is_told_and_nothing_is_sent(person: Enter) -> None:
    ann = person(size="phone")
    seated([ann], 2, timing={"look": 10})
    ann.page.locator(".tray").click()
    expect(ann.page.locator(".hint")).to_have_text(re.compile(r"GO in \d+ seconds\."))
    expect(ann.page.locator(".prompt")).to_contain_text("Look at the shelf")
    expect(ann.page.locator(".tray.open")).to_have_count(0)
    assert [f for f in ann.frames if f.get("command", {}).get("type") == "act"] == []
    expect(ann.page.locator(".hint.warn")).to_have_count(0)
    ann.went_well()


SHAKE = """x => dispatchEvent(
    new DeviceMotionEvent("devicemotion", { acceleration: { x, y: 0, z: 0 } }))"""


def test_a_shake_rolls_and_carrying_the_phone_does_not(person: Enter) -> None:
    ann, ben = person(size="phone"), person(name="Ben")
    seated([ann, ben], 2)  # a bot might queue at once, and then nobody could roll
    expect(ann.page.locator(".tray.open")).to_be_visible(timeout=10_000)
    ann.page.evaluate(SHAKE, 3)
    ann.page.wait_for_timeout(300)
    assert not rolled(ann)
    ann.page.evaluate(SHAKE, 25)
    end = time.monotonic() + 10
    while not rolled(ann):
        assert time.monotonic() < end
        ann.page.wait_for_timeout(30)
    ann.went_well()


IN_SIGHT = """(note) => {
  const { left, top, right, bottom } = note.getBoundingClientRect();
  note.style.pointerEvents = "auto"; // it lets touches through
  return [[left, top], [right - 1, top], [left, bottom - 1], [right - 1, bottom - 1]]
    .map(([x, y]) => [x + (x === left ? 8 : -8), y + (y === top ? 8 : -8)])
    .every(([x, y]) => document.elementFromPoint(x, y) === note);
}"""


def told_in_sight(person: Person, note: str, text: str) -> None:
    expect(person.page.locator(note)).to_have_text(re.compile(text))
    assert person.page.locator(note).evaluate(IN_SIGHT)


def test_what_cannot_be_had_says_why(person: Enter) -> None:
    ann = person(size="phone")
    seated([ann], 4, timing={"look": 20})
    cards = ann.page.locator(".card")
    for place in (0, 2, -1):
        cards.nth(place).click(force=True)  # it says itself that it is disabled
        told_in_sight(ann, ".shelf .note", r"^Needs \d.* It starts in a moment\.$")
    ann.page.locator(".deal").last.click()
    told_in_sight(ann, ".counter .note", r"\d stars\.")
    assert [f for f in ann.frames if f.get("command", {}).get("type") == "act"] == []
    ann.page.locator(".hand .peek").click()
    expect(ann.page.locator(".hand [popover]")).to_contain_text("0 tokens")
    ann.went_well()


def test_deals_and_products_of_the_lesson_say_why(person: Enter) -> None:
    """Nobody hurries there: whatever the dice show, it is the same for everybody."""
    ann = person(size="phone")
    ann.open("/learn/check_out")
    expect(ann.page.locator(".frame.live")).to_be_visible(timeout=20_000)
    ann.page.locator(".card").first.click(force=True)
    told_in_sight(ann, ".shelf .note", r"^Needs 1 and 2\. Roll first\.$")
    deal = ann.page.locator(".deal.large:not(.lit)")
    end = time.monotonic() + LONGEST
    while not deal.count():
        assert time.monotonic() < end
        ann.page.keyboard.press(" ")
        ann.page.keyboard.press("1")
        ann.page.wait_for_timeout(150)
    deal.first.click()
    told_in_sight(ann, ".counter .note", "^Honey: 2 dice, 4 stars")
    ann.went_well()


LISTEN = """() => {
  window.heard = [];
  const start = document.querySelector("[aria-live=assertive]");
  const live = [...document.querySelectorAll("[aria-live=polite]")].at(-1);
  for (const one of [start, live]) new MutationObserver(() => heard.push(one.textContent)).observe(
    one, { childList: true, characterData: true, subtree: true });
}"""


ROLLED = """() => heard.some((one) => one.includes("You roll"))"""


def test_only_what_concerns_me_is_read_out_in_a_race(person: Enter) -> None:
    ann = person()
    log = ann.page.locator(".side ol")
    for _ in range(4):  # with some deals at the counter the bots queue before anybody can roll
        seated([ann], 4)
        ann.page.evaluate(LISTEN)
        end = time.monotonic() + 20
        while not ann.page.evaluate(ROLLED) and time.monotonic() < end:
            if ann.page.locator(".counter.large").count():
                break
            ann.page.keyboard.press(" ")
            ann.page.wait_for_timeout(40)
        if ann.page.evaluate(ROLLED):
            break
    expect(log).to_contain_text(re.compile(r"(grabs|checks)"), timeout=20_000)
    heard = " ".join(ann.page.evaluate("heard"))
    assert "GO" in heard
    assert "You roll" in heard
    assert "seconds until GO." in heard
    assert not re.search(r"(Greta|Otto|Mina) rolls", heard)
    ann.went_well()


def test_who_was_faster_is_seen_by_the_loser(person: Enter) -> None:
    """The server's word for it, as it would come: two browsers can't be made to tie."""
    ann = person()
    ann.page.route_web_socket("**/ws", beaten_by_a_hair)
    seated([ann], 2)
    end = time.monotonic() + LONGEST
    while not ann.page.locator(".shelf .note").count():
        assert time.monotonic() < end
        if digit := ann.page.evaluate(DIGIT):
            ann.page.keyboard.press(digit)
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
