"""Options in words."""

from __future__ import annotations

import pytest

from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.core.options import Number, Numbers, Switch, Word, read_options, show_options
from tests.walks import Setup, over_games, over_setups


@over_setups
def test_every_option_reads_back_what_it_shows(setup: Setup) -> None:
    game = setup.game
    shown = show_options(setup.options, game.options)
    assert read_options(game.rules, game.options, shown) == setup.options


@over_games
def test_every_option_has_a_kind_and_a_default_within_it(game: Game) -> None:
    default = game.rules.Options()
    assert list(game.options) == list(default._fields)
    for name, kind in game.options.items():
        value = getattr(default, name)
        assert kind.read(kind.show(value)) == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Number(3, 9), "2"),
        (Number(3, 9), "10"),
        (Number(3, 9), "nine"),
        (Number(3, 9), ""),
        (Switch(), "maybe"),
        (Switch(), ""),
        (Word(("roll", "first")), "third"),
        (Numbers(2, 12), "1"),
        (Numbers(2, 12), "13"),
        (Numbers(2, 12), "2+"),
        (Numbers(2, 12), "2,12"),
        (Numbers(2, 12), ""),
    ],
)
def test_what_an_option_does_not_take(kind: Number | Switch | Word | Numbers, text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the reason is added by read_options
        kind.read(text)


@over_games
def test_an_unknown_option_is_refused(game: Game) -> None:
    with pytest.raises(Refusal, match="unknown-option"):
        read_options(game.rules, game.options, {"speed": "5"})
