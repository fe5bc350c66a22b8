"""First games: each to its end, by keys and by touch, in every language; offered, never pushed."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person, make_table

Enter = Callable[..., Person]
LONGEST_LESSON = 60
PAUSE = 20_000
GAMES = ("roll_out", "diced_out", "check", "check_out")


def waits(person: Person) -> bool:
    """Until the lesson waits for its learner; false at its end."""
    expect(person.page.locator(".frame.live, .frame.done")).to_be_visible(timeout=PAUSE)
    return person.page.locator(".frame.done").count() == 0


def lesson(person: Person, game: str) -> None:
    person.open(f"/learn/{game}")
    expect(person.page.locator(".remark")).not_to_be_empty()


def step_over(person: Person, press: Callable[[], None]) -> None:
    """One gesture of the learner's, and the lesson has gone on."""
    progress = person.page.locator("progress")
    before = progress.get_attribute("value")
    press()
    expect(progress).not_to_have_attribute("value", before or "")


def by_keys(person: Person) -> None:
    """Space for all that is a button, 1 for pieces, and space again for somebody in a hurry.
    A face that fills the table has the digits of a real one: there space does what is asked."""
    piece = person.page.locator("p.now").filter(has_text=re.compile("."))
    person.page.keyboard.press("1" if piece.count() else " ")


def by_touch(person: Person) -> None:
    """What is pointed out: the main button, or the piece that is asked for."""
    page = person.page
    if page.locator(".mine .main").count():
        page.locator(".mine .main").click()
    else:
        page.locator("main [data-asked]:not([inert] *)").first.click()


def to_the_end(person: Person, press: Callable[[Person], None]) -> int:
    gestures = 0
    while waits(person):
        step_over(person, lambda: press(person))
        gestures += 1
        assert gestures < LONGEST_LESSON
    return gestures


@pytest.mark.parametrize(
    ("game", "language", "size", "press"),
    [
        ("roll_out", "de", "phone", by_touch),
        ("diced_out", "zh", "laptop", by_touch),
        ("roll_out", "en", "side", by_touch),
        ("diced_out", "de", "side", by_touch),
        ("check", "zh", "side", by_touch),
        ("check", "en", "laptop", by_keys),
        ("check_out", "de", "laptop", by_keys),
    ],
)
def test_a_lesson_to_its_end(
    person: Enter, game: str, language: str, size: str, press: Callable[[Person], None]
) -> None:
    ann = person(language=language, size=size)
    lesson(ann, game)
    assert ann.axe() == []
    assert to_the_end(ann, press) >= 8
    end = ann.page.locator("section.learnt")
    expect(end.locator("li")).to_have_count(3)
    expect(end.locator("h2")).to_be_focused()
    assert ann.axe() == []
    wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert ann.page.evaluate(wide) == 0
    end.locator(".button.main").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    expect(ann.page.locator(".frame.live")).to_be_visible(timeout=PAUSE)
    ann.went_well()


def test_any_touch_is_answered_where_the_face_has_all_buttons(person: Enter) -> None:
    ann = person()
    lesson(ann, "check_out")
    for _ in range(2):
        assert waits(ann)
        step_over(ann, lambda: ann.page.keyboard.press(" "))
    expect(ann.page.locator(".card.lit")).to_have_count(2)
    hint = ann.page.locator(".remark .hint")
    ann.page.locator(".card:not(.lit)").first.click(force=True)
    expect(hint).to_have_text("For now, try this: Croissant (1 and 2)")
    ann.page.get_by_role("button", name="Milk").click()
    expect(hint).to_contain_text("You may do that, too.")
    step_over(ann, lambda: ann.page.get_by_role("button", name="Croissant").click())
    ann.went_well()


def test_the_remark_is_spoken_and_another_gesture_is_answered_kindly(person: Enter) -> None:
    ann = person()
    lesson(ann, "roll_out")
    spoken = ann.page.locator("[aria-live]").last
    expect(spoken).to_contain_text("nine checkers")
    ann.page.keyboard.press(" ")
    expect(spoken).to_contain_text("You roll 5 and 2. A 5 and a 2.")
    for _ in range(2):
        assert waits(ann)
        step_over(ann, lambda: ann.page.keyboard.press("1"))
    ann.page.get_by_role("button", name="Stop: keep 2 and 5").click()
    expect(ann.page.locator(".remark")).to_contain_text("For now, try this: Roll again")
    expect(spoken).to_contain_text("For now, try this")
    ann.page.get_by_role("button", name="Start again").click()
    expect(ann.page.locator(".remark")).to_contain_text("nine checkers")
    ann.went_well()


def test_a_lesson_can_be_skipped_left_and_read_about(person: Enter) -> None:
    ann = person()
    lesson(ann, "diced_out")
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("The goal")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.get_by_role("button", name="Skip").click()
    expect(ann.page.locator("section.learnt")).to_contain_text("fewest points win")
    ann.page.get_by_role("button", name="Start again").last.click()
    expect(ann.page.locator(".remark")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()
    for nowhere in ("/learn/nothing", "/t/nothing", "/r/nothing", "/nothing"):
        ann.open(nowhere)
        ann.page.locator(".notice").get_by_role("link", name="To the room").click()
        expect(ann.page.get_by_role("heading", name="Roll Out")).to_be_visible()


def test_newcomers_are_shown_the_way_and_others_are_left_alone(person: Enter) -> None:
    ann = person()
    ann.open()
    offers = ann.page.locator("article .learn")
    expect(offers).to_have_count(4)
    expect(ann.page.locator("article .learn.fresh")).to_have_count(4)
    offers.first.click()
    expect(ann.page.locator(".remark")).to_contain_text("nine checkers")
    ann.page.get_by_role("button", name="Skip").click()
    ann.page.get_by_role("link", name="Back to the room").click()
    expect(offers).to_have_count(4)
    expect(ann.page.locator("article .learn.fresh")).to_have_count(3)


def test_who_follows_a_link_can_learn_first_and_comes_back(person: Enter) -> None:
    ann, ben = person(), person(name="Ben", size="phone")
    path = make_table(ann, "check")
    ben.open(path)
    offer = ben.page.locator(".newcomer")
    expect(offer).to_be_visible()
    ben.page.get_by_role("button", name="Sit here").first.click()
    expect(ben.page.get_by_role("heading", name="At the table")).to_be_visible()
    offer.get_by_role("link").click()
    expect(ben.page.locator(".remark")).not_to_be_empty()
    ben.page.get_by_role("button", name="Skip").click()
    ben.page.get_by_role("link", name="Back to the table").click()
    expect(ben.page.get_by_role("heading", name="At the table")).to_be_visible()
    expect(offer).to_have_count(0)
    ben.page.get_by_role("button", name="Rules").click()
    expect(ben.page.get_by_role("dialog").get_by_role("link")).to_contain_text("Learn it")
    ben.went_well()


@pytest.mark.parametrize("language", ["en", "de", "zh"])
def test_no_text_is_missing_in_any_lesson(person: Enter, language: str) -> None:
    """By the space bar alone, at the pace of somebody who does not wait."""
    ann = person(language=language, size="phone")
    for game in GAMES:
        lesson(ann, game)
        for _ in range(LONGEST_LESSON):
            if ann.page.locator(".frame.done").count():
                break
            ann.page.keyboard.press(" ")
        expect(ann.page.locator("section.learnt li")).to_have_count(3)
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert ann.page.evaluate(wide) == 0
    ann.went_well()


IN_FULL = """things => {
  const { top, bottom } = document.querySelector("main.table").getBoundingClientRect();
  const boxes = things.map(one => one.getBoundingClientRect());
  return boxes.every(box => box.top > top - 1 && box.bottom < bottom + 1);
}"""


@pytest.mark.parametrize("height", [640, 740])
def test_on_a_phone_the_row_that_is_spoken_of_is_in_view(person: Enter, height: int) -> None:
    ann = person(language="de", size="phone")
    ann.page.set_viewport_size({"width": 360, "height": height})
    lesson(ann, "roll_out")
    for _ in range(5):
        assert waits(ann)
        row = ann.page.locator("main.table .rail").last
        assert row.evaluate_all(IN_FULL)
        assert ann.page.locator("main.table [data-asked]").evaluate_all(IN_FULL)
        step_over(ann, lambda: by_keys(ann))


def test_the_sum_counts_as_the_one_checker_that_it_points_at(person: Enter) -> None:
    ann = person(size="phone")
    lesson(ann, "roll_out")
    for _ in range(4):
        assert waits(ann)
        step_over(ann, lambda: by_keys(ann))
    assert waits(ann)
    step_over(ann, lambda: ann.page.get_by_role("button", name="Sum: 7").click())
    expect(ann.page.locator(".remark")).to_contain_text("Three checkers at stake")
    ann.went_well()
