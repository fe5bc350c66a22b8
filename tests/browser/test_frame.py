"""The frame around every game: looking back, the end, another game, lines that break."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.people import Person, make_table, play_out

Enter = Callable[..., Person]

# A network that can be taken away: open lines close, new ones find nobody.
NETWORK = """
window.lines = [];
window.away = false;
const Real = WebSocket;
window.WebSocket = class extends Real {
  constructor(address) {
    super(window.away ? "ws://127.0.0.1:9/" : address);
    window.lines.push(this);
  }
};
window.cut = () => {
  window.away = true;
  for (const line of window.lines) line.close();
};
"""


def begun(ann: Person, *others: Person, game: str = "roll_out", **wishes: Any) -> str:
    """All sit at a table of Ann's, bots in the other chairs, and she begins."""
    path = make_table(ann, game, **wishes)
    for one in (ann, *others):
        one.open(path)
        one.page.get_by_role("button", name="Sit here").first.click()
        expect(one.page.get_by_text("you", exact=True)).to_be_visible()
    for _ in range(wishes.get("seats", 2) - 1 - len(others)):
        ann.page.get_by_role("button", name="Add a bot").first.click()
    ann.page.get_by_role("button", name="Begin").click()
    for one in (ann, *others):
        expect(one.page.locator(".frame")).to_be_visible()
    return path


def play_some(person: Person, sentences: int) -> None:
    """Until so much has happened, and it is this person's turn."""
    told = person.page.locator(".side ol li button")
    while told.count() < sentences or person.page.locator(".frame.live").count() == 0:
        assert not person.at_end
        person.gesture()
        person.page.wait_for_timeout(20)


def banner(page: Page, move: int, moves: int) -> None:
    expect(page.locator(".past .prompt")).to_contain_text(f"move {move} of {moves}.")


SHORT: dict[str, Any] = {"options": {"checkers": "3"}, "games": 1}


def test_a_sentence_of_the_log_leads_back_to_its_moment(person: Enter) -> None:
    ann = person()
    begun(ann, game="diced_out", seats=2)
    play_some(ann, 8)
    page = ann.page
    told = page.locator(".side ol li button")
    page.wait_for_timeout(300)  # until the last answer is here
    struck = page.locator("main.table .struck")
    while not struck.count() or not page.locator(".frame.live").count():
        ann.gesture()
        page.wait_for_timeout(300)
    expect(page.locator(".frame.live")).to_be_visible()
    moves = told.count()
    now = struck.count()
    asked = len(ann.frames)
    told.nth(1).click()
    banner(page, 2, moves)
    expect(page.locator(".side ol [aria-current=step]")).to_have_text(told.nth(1).inner_text())
    expect(struck).to_have_count(0)  # the rolls for the start
    for key in (" ", "1", "u", "ArrowLeft"):  # nothing is done meanwhile; the arrow leads on
        page.keyboard.press(key)
    banner(page, 1, moves)
    page.get_by_role("button", name="One step on").click()
    banner(page, 2, moves)
    assert [one for one in ann.frames[asked:] if one["type"] == "do"] == []
    page.keyboard.press("Escape")
    expect(page.locator(".frame.live")).to_be_visible()
    expect(struck).to_have_count(now)
    page.reload()  # what was before is still to be had
    expect(page.locator(".frame.live")).to_be_visible()
    told.nth(1).click()
    banner(page, 2, moves)
    page.get_by_role("button", name="Back to the game").click()
    play_out(ann)
    ann.went_well()


def test_the_game_goes_on_while_somebody_looks_back(person: Enter) -> None:
    ann, ben = person(size="phone"), person(name="Ben")
    begun(ann, ben, options={"checkers": "9"})
    ann.gesture()
    expect(ben.page.locator(".frame.live")).to_be_visible()
    ben.gesture()
    for one in (ann, ben):
        expect(one.page.locator(".side ol li button")).to_have_count(2)
    first = next(one for one in (ann, ben) if one.page.locator(".frame.live").count())
    other = ben if first is ann else ann
    if other is ann:
        ann.page.get_by_role("button", name="Log and talk").click()
        ann.page.get_by_role("dialog").get_by_role("button", name="for the start").first.click()
    else:
        ben.page.locator(".side ol li button").first.click()
    banner(other.page, 1, 2)
    first.gesture()
    expect(other.page.locator(".past .prompt")).to_contain_text("The game went on.")
    banner(other.page, 1, 3)
    other.page.get_by_role("button", name="To the end").click()
    other.page.keyboard.press("ArrowRight")
    expect(other.page.locator(".past")).to_have_count(0)
    for one in (ann, ben):
        one.went_well()


def test_two_people_and_a_bot_to_points_by_source_and_luck(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    begun(ann, ben, game="diced_out", seats=3)
    play_out(ann, ben)
    end = ann.page.locator("section.end")
    expect(end.get_by_role("columnheader", name="Round 4")).to_be_visible()
    rows = end.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(3)
    for row in rows.all():
        *parts, total = [int(cell) for cell in row.locator("td").all_inner_texts()]
        assert sum(parts) == total
    expect(end).to_contain_text("A good roll is one that marked a new number.")
    ann.page.get_by_role("button", name="Show the table").click()
    expect(end).to_have_count(0)
    ann.page.get_by_role("button", name="Show the result").click()
    told = rows.locator("td").all_inner_texts()
    ann.page.get_by_role("link", name="Look back").click()
    expect(ann.page.locator(".steps")).to_be_visible()
    expect(ann.page.locator(".result")).to_have_count(0)
    ann.page.keyboard.press("End")
    assert ann.page.locator(".result table").first.locator("tbody td").all_inner_texts() == told
    for one in (ann, ben):
        one.went_well()


def test_a_rematch_waits_for_who_is_gone(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    begun(ann, ben, **SHORT)
    play_out(ann, ben)
    ben.open("/")
    expect(ann.page.get_by_text("away")).to_be_visible()
    ann.page.get_by_role("button", name="Play again").click()
    expect(ann.page.get_by_role("heading", name="At the table")).to_be_visible()
    for one in (ann, ben):
        one.went_well()


def test_what_hurts_is_asked_twice(person: Enter) -> None:
    ann, ben = person(), person(name="Ben")
    begun(ann, ben, game="diced_out", seats=2)
    house = ann.page.get_by_role("button", name="This table")
    for what in ("Give up my chair", "Ask Ben to leave", "Close this table"):
        house.click()
        ann.page.get_by_role("button", name=what).click()
        ann.page.get_by_role("button", name="No", exact=True).click()
        expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert not [f for f in ann.frames if f.get("command", {}).get("type") in ("leave", "close")]
    ben.page.get_by_role("button", name="This table").click()
    expect(ben.page.get_by_role("button", name="Close this table")).to_have_count(0)
    ben.page.get_by_role("button", name="Give up my chair").click()
    ben.page.get_by_role("button", name="Yes").click()
    expect(ben.page.locator(".players")).to_contain_text("Greta")
    ben.page.get_by_role("button", name="This table").click()
    ben.page.get_by_role("button", name="Sit down instead of Greta").click()
    expect(ann.page.locator(".players")).to_contain_text("Ben")
    house.click()
    ann.page.get_by_role("button", name="Close this table").click()
    ann.page.get_by_role("button", name="Yes").click()
    for one in (ann, ben):
        expect(one.page.get_by_role("heading", name="This table is closed.")).to_be_visible()
        one.went_well()


def test_a_network_that_goes_in_the_middle_of_a_move(person: Enter) -> None:
    ann = person()
    ann.context.add_init_script(NETWORK)
    begun(ann, game="diced_out", seats=2)
    play_some(ann, 4)
    page = ann.page
    # The move is under way when the line breaks: its answer is lost.
    page.evaluate("document.querySelector('.mine button').click(); window.cut()")
    expect(page.locator(".banner")).to_be_visible()
    while page.evaluate("window.lines.length") < 4:  # it tries, and finds nobody
        page.wait_for_timeout(50)
    expect(page.locator(".banner")).to_be_visible()
    page.evaluate("window.away = false")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".banner")).to_have_count(0)
    play_out(ann)
    told = page.locator(".side ol").inner_text()
    page.reload()
    expect(page.locator("section.end")).to_be_visible()
    assert page.locator(".side ol").inner_text() == told
    asked = {(one["id"], str(one["command"])) for one in ann.frames if one["type"] == "do"}
    assert len(asked) == len({name for name, _ in asked}), "an id was used for two commands"
