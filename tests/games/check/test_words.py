"""CHECK! can say every order that a file of cards may hold."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from parlour.core.game import Message
from parlour.core.words import LANGUAGES, words
from parlour.games.check.data import CARDS, Need, Order

EVERY_NEED = [
    *(Need(size) for size in (2, 3, 4, 5)),
    *(Need(size, run=True) for size in (3, 4, 5)),
    *(Need(2, number=number) for number in range(1, 6)),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_need_has_words(language: str) -> None:
    say = words(language, "games.check")
    twice = [(Need(2), Need(2)), (Need(2), Need(2), Need(2)), (Need(3), Need(3))]
    for needs in [*((need,) for need in EVERY_NEED), *twice]:
        assert all(map(say.has, Order(needs, 1, 0).said()))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Fulfil three pairs: 4 points, bonus yellow"),
        ("de", "Auftrag erfüllen (drei Paare, 4 Punkte, Bonusfarbe Gelb)"),
        ("zh", "完成三对：4 分，奖励色黄色"),
    ],
)
def test_keys_inside_a_message_are_said(language: str, said: str) -> None:
    order = next(order for order in CARDS.orders if str(order) == "P+P+P/y")
    message = Message(
        "label-fulfil",
        {"needs": order.said(), "points": order.points, "colour": order.bonus},
    )
    assert words(language, "games.check").say(message) == said


def test_the_languages_have_equal_keys() -> None:
    folder = resources.files("parlour.games.check").joinpath("text")
    keys = [
        re.findall(r"^([a-z][\w-]*) =", folder.joinpath(f"{language}.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    ]
    assert keys[0] == keys[1] == keys[2]
