"""CHECK! on the card table: whole games by touch and by keys, in every language and light."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import BOT, SIZES, Person, make_table, play_out

Enter = Callable[..., Person]
SIT = {"en": "Sit here", "de": "Hier sitzen", "zh": "坐这里"}
TAKE = ".market .lit"
LIVE = ".frame.live"
MORE = ".live:has(.market .lit) .mine .button"  # one card was taken, and others match


# A line that can be cut: then it leads nowhere.
NOWHERE = "ws://localhost:1/"
CUT = """
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(address) { super(window.cut ? "NOWHERE" : address); window.wire = this; }
    };
""".replace("NOWHERE", NOWHERE)


def keys(person: Person) -> bool:
    """One gesture by keys: take what is first, then whatever the big button says."""
    page = person.page
    if page.locator(LIVE).count() == 0:
        return False
    big = page.locator(".mine .button.main").count() and not page.locator(TAKE).count()
    page.keyboard.press(" " if big else "1")
    return True


TOUCH = """stop => {
    const first = what => document.querySelector(what);
    if (stop && first(stop)) return "there";
    if (!first(".frame.live")) return "";
    const piece = first(".market .lit") ?? first(".mine .button.main") ?? first(".lit");
    piece?.click();
    return piece ? "touched" : "";
}"""


def touch(person: Person) -> bool:
    """One gesture by finger."""
    return bool(person.page.evaluate(TOUCH, ""))


def until(person: Person, what: str) -> None:
    """On to a moment where something is to be seen, and not one gesture further."""
    for _ in range(4000):
        happened = person.page.evaluate(TOUCH, what)
        if happened == "there":
            return
        assert not person.at_end, f"no {what} in this game"
        if not happened:
            person.page.wait_for_timeout(15)
    raise AssertionError(f"no {what}")


def sit_down(person: Person, path: str, language: str = "en") -> None:
    person.open(path)
    person.page.get_by_role("button", name=SIT[language]).first.click()


def bots(host: Person, count: int) -> None:
    """So many chairs are free; bots take them all."""
    bot = host.page.get_by_role("button", name=BOT)
    for free in range(count, 0, -1):
        expect(bot).to_have_count(free)
        bot.first.click()


def against_bots(person: Person, seats: int) -> None:
    sit_down(person, make_table(person, "check", seats=seats))
    bots(person, seats - 1)
    person.page.get_by_role("button", name="Begin").click()
    expect(person.page.locator(LIVE)).to_be_visible(timeout=30_000)


def in_hand(page: Page) -> int:
    return page.locator(".hand .way:not([inert])").count()


def test_a_game_by_touch_on_a_phone_and_back_through_its_record(person: Enter) -> None:
    ann = person(size="phone")
    against_bots(ann, 4)
    play_out(ann, gesture=touch)
    page = ann.page
    expect(page.locator(".face tbody tr")).to_have_count(5)
    cells = page.locator(".face tbody td:nth-child(2)").all_inner_texts()
    *sources, total = (int(cell) for cell in cells)
    assert sum(sources) == total
    ann_row = page.locator("section.end tr", has_text="Ann").locator(".points")
    expect(ann_row).to_have_text(str(total))
    assert ann.axe() == []
    page.get_by_role("link", name="Look back").click()
    expect(page.locator(".steps")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".market .way:not([inert])").first).to_be_visible()
    page.get_by_label("Through whose eyes").select_option("0")
    hand = page.get_by_role("group", name="Your hand", exact=True)
    expect(hand.get_by_role("button").first).to_be_visible()
    expect(page.locator(".face .lit")).to_have_count(0)
    assert ann.axe() == []
    ann.went_well()


def test_two_people_and_a_bot_through_a_reload_and_a_lost_line(person: Enter) -> None:
    """In German and in Chinese: a text that is missing makes the client complain."""
    ann, ben = person(language="de"), person(name="Ben", language="zh", size="phone")
    eve = person(name="Eve", size="phone")
    ann.context.add_init_script(CUT)
    path = make_table(ann, "check", seats=3)
    sit_down(ann, path, "de")
    sit_down(ben, path, "zh")
    bots(ann, 1)
    ann.page.get_by_role("button", name="Beginnen").click()
    eve.open(path)
    expect(eve.page.locator(".market")).to_be_visible(timeout=30_000)
    expect(eve.page.locator(".hand")).to_have_count(0)

    def together(gestures: int) -> None:
        while gestures > 0 and not ann.at_end:
            moved = [keys(ann), touch(ben)]
            gestures -= sum(moved)
            if not any(moved):
                ann.page.wait_for_timeout(15)

    together(12)
    expect(ben.page.locator(".frame")).to_be_visible()
    ben.page.reload()
    expect(ben.page.locator(".hand .way").first).to_be_visible(timeout=30_000)
    together(8)

    # When Ann is asked, nothing of hers is under way.
    while not ann.page.locator(LIVE).count():
        touch(ben)
        ann.page.wait_for_timeout(15)
    ann.page.evaluate("cut = true; wire.close()")
    expect(ann.page.locator(".banner")).to_be_visible()
    ann.page.evaluate("cut = false")
    expect(ann.page.locator(".banner")).to_have_count(0, timeout=30_000)
    ann.complaints = [one for one in ann.complaints if NOWHERE not in one]

    play_out(ann, ben, gesture=lambda one: keys(one) if one is ann else touch(one))
    expect(eve.page.locator("section.end")).to_be_visible(timeout=30_000)
    assert [frame for frame in eve.frames if frame["type"] == "do"] == []
    for one in (ann, ben, eve):
        one.went_well()


def test_keys_alone_with_everything_in_motion(person: Enter) -> None:
    ann = person(theme="dark", less_motion=False)
    against_bots(ann, 2)
    play_out(ann, gesture=keys)
    expect(ann.page.locator(".face tbody tr").last).to_be_visible()
    ann.page.wait_for_timeout(3000)  # the points come one source after the other
    assert ann.axe() == []
    ann.went_well()


def test_keys_pick_what_is_drawn_there(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    cards = page.locator(".market button").evaluate_all("all => all.map(one => one.ariaLabel)")
    third = list(dict.fromkeys(cards))[2]  # equal cards are one gesture
    page.keyboard.press("3")
    expect(page.locator(".side ol")).to_contain_text(f"You {third[0].lower()}{third[1:]}.")
    ann.went_well()


def test_a_card_is_dragged_to_the_hand(person: Enter) -> None:
    ann = person(less_motion=False)
    against_bots(ann, 2)
    page, mouse = ann.page, ann.page.mouse
    ann.settle()  # cards may still be on their way to their places
    before = in_hand(page)
    card = page.locator(".market button").first.bounding_box()
    hand = page.locator(".hand").bounding_box()
    assert card
    assert hand
    middle = (card["x"] + card["width"] / 2, card["y"] + card["height"] / 2)
    mouse.move(*middle)
    mouse.down()
    mouse.move(middle[0] + 40, middle[1] - 30, steps=4)
    mouse.up()
    assert in_hand(page) == before, "let go elsewhere, it goes back"
    ann.settle()
    mouse.move(*middle)
    mouse.down()
    mouse.move(hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2, steps=6)
    mouse.up()
    expect(page.locator(".hand .way:not([inert])")).to_have_count(before + 1)
    ann.went_well()


def test_a_proposal_can_be_changed_and_sorting_is_remembered(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    until(ann, ".live .docket.chosen")
    expect(page.locator(".hand .lifted").first).to_be_visible()
    # One card by hand, then the rest as proposed.
    before = in_hand(page)
    page.locator(".hand .lit").first.click()
    expect(page.locator(".docket.chosen .laid")).to_have_count(1)
    page.locator(".mine .button.main").click()
    expect(page.locator(".docket.chosen")).to_have_count(0)
    assert in_hand(page) <= before - 2
    expect(page.get_by_role("button", name="Ann: 1 of 7 orders fulfilled")).to_be_visible()
    page.get_by_role("button", name="Ann: 1 of 7 orders fulfilled").click()
    expect(page.get_by_role("heading", name="Ann: 1 of 7 orders fulfilled")).to_be_visible()
    page.keyboard.press("Escape")
    by_colour = page.get_by_role("button", name="By colours")
    expect(by_colour).to_have_attribute("aria-pressed", "false")
    by_colour.click()
    page.reload()
    expect(by_colour).to_have_attribute("aria-pressed", "true")
    ann.went_well()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_in_the_way(person: Enter, size: str, theme: str) -> None:
    ann = person(size=size, theme=theme)
    against_bots(ann, 3)
    until(ann, ".live .docket.lit")
    assert ann.axe() == []
    until(ann, ".live .docket.chosen")
    assert ann.axe() == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert ann.page.evaluate(wide) == 0
    ann.page.locator(".coin button").first.click()
    expect(ann.page.locator(".coin .note:popover-open")).to_be_visible()
    assert ann.axe() == []
    ann.went_well()


INSIDE = """() => {
    const table = document.querySelector(".table");
    const edge = table.getBoundingClientRect().bottom;
    const cards = [...table.querySelectorAll(".hand button")];
    const low = Math.max(...cards.map(one => one.getBoundingClientRect().bottom));
    return table.scrollHeight <= table.clientHeight && low <= edge;
}"""


@pytest.mark.parametrize("seats", [2, 4])
def test_small_laptops_show_all_of_it(person: Enter, seats: int) -> None:
    ann = person()
    against_bots(ann, seats)
    page = ann.page

    def fits() -> None:
        for width, height in ((1366, 768), (1280, 720)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)
            assert page.evaluate(INSIDE), (width, height)

    fits()
    until(ann, ".live .docket.chosen")
    fits()
    play_out(ann, gesture=touch)
    page.get_by_role("button", name="Show the table").click()
    fits()
    ann.went_well()


def test_what_cannot_be_used_says_why(person: Enter) -> None:
    ann = person(size="phone")
    against_bots(ann, 3)
    page = ann.page
    note = page.locator(".note:popover-open")
    spoken = page.get_by_role("log").last
    # Such pieces are `aria-disabled`, and are touched all the same.
    page.locator(".docket").first.click(force=True)
    expect(note).to_contain_text("Each card in the bonus colour")
    expect(note).to_contain_text("First take cards from the display.")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    # Cards fall one by one; the joker is there from the beginning.
    page.locator(".hand button:not([aria-label='Joker'])").first.click(force=True)
    expect(note).to_have_text(re.compile(r"\d ?First take cards from the display\.$"))
    expect(spoken).to_contain_text("First take cards from the display.")
    assert ann.axe() == []
    page.keyboard.press("Escape")
    until(ann, ".live .docket.lit")
    page.locator(".docket.lit").first.dblclick()
    expect(page.locator(".docket.chosen")).to_have_count(1)
    expect(note).to_have_count(0)  # the second of two quick touches asks nothing
    page.locator(".market button").last.click(force=True)
    expect(note).to_contain_text("You are at an order")
    ann.went_well()


LAID = """() => [".offer .place", ".market .slot"].map((place) =>
    [...document.querySelectorAll(place)].map((one) =>
        one.querySelector("button:not([inert] *)")?.title ?? ""))"""


def test_everything_lies_where_it_lay(person: Enter) -> None:
    """After a reload, for who comes later, and after a look back."""
    ann, ben = person(), person(name="Ben", size="phone")
    path = make_table(ann, "check", seats=2)
    sit_down(ann, path)
    bots(ann, 1)
    ann.page.get_by_role("button", name="Begin").click()
    until(ann, ".live .strip")
    until(ann, ".live .market .lit")
    before = ann.page.evaluate(LAID)
    ben.open(path)
    expect(ben.page.locator(".market .slot button").first).to_be_visible()
    ann.page.locator(".side ol li button").nth(8).click()
    expect(ann.page.locator(".past .prompt")).to_be_visible()
    assert ann.page.evaluate(LAID) != before
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(LIVE)).to_be_visible()
    ann.settle()
    assert ann.page.evaluate(LAID) == before
    ann.page.reload()
    expect(ann.page.locator(LIVE)).to_be_visible()
    ben.settle()
    assert ann.page.evaluate(LAID) == ben.page.evaluate(LAID) == before
    for one in (ann, ben):
        one.went_well()


def test_points_are_counted_before_the_result(person: Enter) -> None:
    """By itself, and at once for who does not want to wait."""
    ann = person(less_motion=False)
    against_bots(ann, 2)
    page = ann.page
    for _ in range(4000):
        if page.locator(".face.over").count():
            break
        touch(ann)
        page.wait_for_timeout(10)
    result = page.locator("section.end")
    expect(page.get_by_role("table", name="Where the points came from")).to_be_visible()
    assert result.count() == 0
    page.keyboard.press(" ")
    expect(result).to_be_visible()
    page.get_by_role("button", name="Show the table").click()
    expect(result).to_have_count(0)
    page.keyboard.press(" ")  # what is written on the button, and not another game
    expect(result).to_be_visible()
    ann.went_well()


def test_keys_reach_what_cannot_be_used(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    for group in (".offer", ".market", ".hand"):
        assert page.locator(f"{group} [tabindex='0']").count() == 1, group
    page.locator(".hand [tabindex='0']").focus()
    first = page.locator(":focus").get_attribute("aria-label")
    page.keyboard.press("End")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Joker")
    expect(page.locator(":focus")).to_have_attribute("tabindex", "0")
    page.keyboard.press("Home")
    expect(page.locator(":focus")).to_have_attribute("aria-label", first or "")
    page.locator(".offer [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator(".note:popover-open")).to_contain_text("bonus colour")
    ann.went_well()


def test_the_second_of_two_quick_touches_does_not_end_the_turn(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    until(ann, MORE)
    enough = page.locator(".mine .button", has_text="Enough cards")
    expect(enough).to_have_attribute("aria-disabled", "false")
    page.keyboard.press(" ")
    page.wait_for_timeout(150)
    page.keyboard.press(" ")
    end = page.locator(".mine .button", has_text="End turn")
    expect(end).to_have_attribute("aria-disabled", "false")
    assert ann.page.locator(LIVE).count(), "still my turn"
    page.keyboard.press(" ")
    expect(end).to_have_count(0)
    ann.went_well()


def test_who_walks_by_keys_stays_among_the_cards(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    until(ann, MORE)
    page.keyboard.press("u")
    expect(page.locator(".mine .button")).to_have_count(0)
    while not page.evaluate("document.activeElement.matches('.market .lit')"):
        page.keyboard.press("Tab")
    page.keyboard.press("Home")  # the card that was just taken back
    page.keyboard.press("Enter")
    expect(page.locator(".mine .button", has_text="Enough cards")).to_be_visible()
    expect(page.locator(".market .lit:focus")).to_have_count(1)
    ann.went_well()


def test_one_touch_forward_is_one_back(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    until(ann, ".live .docket.chosen")
    before = in_hand(page)
    page.locator(".mine .button.main").click()
    expect(page.locator(".docket.chosen")).to_have_count(0)
    expect(page.get_by_role("button", name="Ann: 1 of 7 orders fulfilled")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".docket.chosen")).to_have_count(1)
    expect(page.locator(".hand .way:not([inert])")).to_have_count(before)
    expect(page.locator(".docket.chosen .laid")).to_have_count(0)
    # A card by hand is taken back alone.
    page.locator(".hand .lit").first.click()
    expect(page.locator(".docket.chosen .laid")).to_have_count(1)
    page.keyboard.press("u")
    expect(page.locator(".docket.chosen .laid")).to_have_count(0)
    expect(page.locator(".docket.chosen")).to_have_count(1)
    ann.went_well()


def test_the_score_says_what_comes_on_top_and_markers_wait_to_be_thrown(person: Enter) -> None:
    ann = person()
    against_bots(ann, 2)
    page = ann.page
    expect(page.locator(".players .me .score")).to_have_text("1 point1")
    other = page.locator(".players li:not(.me) .score")
    expect(other).to_have_text(re.compile(r"without bonus cards\d+\+"))
    play_out(ann, gesture=touch)
    expect(other).not_to_contain_text("+")
    page.get_by_role("button", name="Show the table").click()
    page.locator(".side ol button").first.click()
    expect(page.locator(".coin").first).to_contain_text("not decided yet")
    ann.went_well()
