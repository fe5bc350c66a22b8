"""Real time at one keyboard: a person's key presses against the bots' clocks."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from parlour.core.bits import members
from parlour.core.dice import FairDice
from parlour.core.game import ANYONE, CHANCE, OVER
from parlour.core.play import Play
from parlour.games import find
from parlour.terminal import shelf
from parlour.terminal.race import LAST, TEMPO, Race
from parlour.terminal.screen import Screen
from parlour.terminal.table import Table

GAME = find("check_out")


class Hands(Screen):
    """A screen whose keys come from a script, on a clock that waiting moves on."""

    def __init__(self, script: list[tuple[float, str]]) -> None:
        super().__init__(Console(quiet=True))
        self.live = True
        self.time = 0.0
        self.script = script

    def key(self, seconds: float) -> str | None:
        if self.script and self.script[0][0] <= self.time + seconds:
            at, pressed = self.script.pop(0)
            self.time = max(self.time, at)
            return pressed
        self.time += seconds + 0.001
        return None

    def ask(self, prompt: str) -> str:
        return "done"

    def pause(self, seconds: float) -> None:
        self.time += seconds


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "save", lambda record, path: None)
    random.seed(1)  # bots vary how long they think; every run is the same one


def table(script: list[tuple[float, str]], bots: int = 1) -> Table:
    players = ("You", *(["bot:greedy"] * bots))
    play = Play(GAME, len(players), GAME.rules.Options())
    dice = FairDice((b"",) * len(players), b"r" * 32)
    made = Table(Hands(script), GAME, players, "en", play, dice, Path("unused"))
    made.race = Race(made, now=lambda: made.screen.time)  # type: ignore[attr-defined]
    return made


def shop(made: Table) -> Table:
    """Up to the first moment in which everybody may act."""
    while made.play.turn == CHANCE:
        made.play.resolve(made.dice.draw(GAME.rules.chances(made.play.state)))
    assert made.play.turn == ANYONE
    return made


def acts(made: Table, seat: int) -> list[int]:
    return [event.number for event in made.play.events if event.actor == seat]


def test_a_key_press_makes_a_gesture() -> None:
    made = shop(table([(5.2, " ")]))
    made.race.step()
    assert acts(made, 0) == [60]  # the roll
    assert acts(made, 1) == []
    assert made.play.turn == CHANCE


def test_nobody_can_act_before_the_look_is_over() -> None:
    made = shop(table([(0.5, " "), (1.0, " "), (2.0, "c")]))
    made.race.begin()
    assert made.play.events[-1].actor == CHANCE
    assert made.screen.time >= 1.0  # type: ignore[attr-defined]


def test_bots_act_while_nobody_presses_a_key() -> None:
    made = shop(table([]))
    made.race.step()
    assert acts(made, 0) == []
    assert len(acts(made, 1)) == 1
    assert made.screen.time >= 5.25  # type: ignore[attr-defined]


def test_a_roll_too_early_is_told_and_not_made() -> None:
    made = shop(table([]))
    race = made.race
    race.begin()
    assert race.press(" ")
    made.play.resolve(made.dice.draw(GAME.rules.chances(made.play.state)))
    assert not race.press(" ")
    assert "Not so fast" in made.log[-1]
    made.screen.time += TEMPO  # type: ignore[attr-defined]
    assert race.press(" ")


def test_keys_keep_their_meaning() -> None:
    made = shop(table([]))
    for _ in range(40):
        keys = made.race.keys()
        words = {k: GAME.notation.gesture(made.play.state, a) for k, a in keys.items()}
        assert sorted(keys.values()) == members(made.play.legal(0))
        assert words.get("c", "check out") == "check out"
        assert all(word.startswith("grab ") for key, word in words.items() if key.isdigit())
        if " " not in keys:
            break
        made.screen.time += TEMPO  # type: ignore[attr-defined]
        assert made.race.press(" ")
        made.play.resolve(made.dice.draw(GAME.rules.chances(made.play.state)))


def test_the_last_one_who_dawdles_is_moved_on() -> None:
    """The bot checks out; the person has a roll that could grab, and ten seconds."""
    for secret in range(50):
        made = table([])
        made.dice = FairDice((b"", b""), bytes([secret]) * 32)
        shop(made)
        made.race.begin()
        assert made.race.press(" ")
        made.play.resolve(made.dice.draw(GAME.rules.chances(made.play.state)))
        made.play.act(1, 61)
        if made.play.turn == ANYONE:
            break
    before = made.screen.time  # type: ignore[attr-defined]
    made.race.step()
    assert made.screen.time - before >= LAST  # type: ignore[attr-defined]
    assert acts(made, 0)[-1] == 61


def test_a_whole_game_in_real_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who presses keys all the time, against two bots."""
    made = table([], bots=2)
    screen: Any = made.screen
    count = 0

    def key(seconds: float) -> str:
        nonlocal count
        count += 1
        screen.time += min(seconds, 0.3)
        return "123 c"[count % 5] if count % 29 else "c"

    monkeypatch.setattr(screen, "key", key)
    made.run()
    assert made.play.turn == OVER
    assert len(acts(made, 0)) > 5
    assert len(acts(made, 1)) > 5
