"""The commands, as people type them."""

from __future__ import annotations

import json
import math
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from parlour.cli import app
from parlour.core.game import Game
from parlour.core.record import read
from parlour.core.words import LANGUAGES, words
from parlour.games import NAMES, find
from parlour.games.check_out import deck
from parlour.server.store import Store
from parlour.terminal.faces import face
from tests.server.running import free_port
from tests.walks import over_games

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


class Room:
    """The command line with a data folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def environment(self) -> dict[str, str]:
        own = {"PARLOUR_GAMES": str(self.folder), "PARLOUR_LANG": "en", "COLUMNS": "100"}
        return {**os.environ, **own, "PYTHONPATH": os.pathsep.join(sys.path)}

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        run = subprocess.run(
            [sys.executable, "-m", "parlour.cli", *arguments],
            input=typed,
            env=self.environment(),
            capture_output=True,
            encoding="utf-8",
            timeout=120,
        )
        assert run.returncode == code, run.stdout + run.stderr
        return run.stdout + run.stderr

    def records(self) -> list[Path]:
        return sorted(self.folder.glob("*.txt"))


@pytest.fixture
def room(tmp_path: Path) -> Room:
    return Room(tmp_path / "games")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_is_played_by_enter_alone(room: Room, name: str, language: str) -> None:
    told = "".join(room.run("learn", name, "--lang", language, typed="\n" * 60).split())
    assert "".join(words(language, f"games.{name}").text("lesson-learnt").split()) in told


def test_a_first_game_takes_gestures_as_a_table_does(room: Room) -> None:
    told = room.run("learn", "roll_out", typed="stop\nroll\n+5\nq\n")
    assert "Enter makes the gesture" in told
    assert "You move your 5 to the centre." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_rules_are_told(room: Room, language: str) -> None:
    listing = room.run("games", "--lang", language)
    for name in NAMES:
        say = words(language, f"games.{name}")
        assert say.text("game-name") in listing
        told = room.run("rules", name, "--lang", language)
        for key in say.keys("rules-"):
            assert say.text(key, "title") in told


def commands(command: Any, *path: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every command with its path, and those below it."""
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, *path, name)


def test_every_command_takes_a_language() -> None:
    found = dict(commands(get_command(app)))
    assert ("admin", "export") in found
    for path, command in found.items():
        if path != ("admin",):  # does nothing by itself
            assert "lang" in {option.name for option in command.params}, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_may_stand_before_the_command(room: Room, language: str) -> None:
    assert room.run("--lang", language, "games") == room.run("games", "--lang", language)
    assert room.run("--lang", "fr", "games", "--lang", language) == room.run(
        "games", "--lang", language
    )


def test_the_owner_s_commands_speak_a_language(room: Room, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path / "data"))
    none = room.run("--lang", "de", "admin", "list", *data, code=2)
    assert words("de", "server").text("error-data-missing", file="").partition(" ")[0] in none
    assert "läuft gerade kein Server" in room.run(
        "admin", "close", "any", "--lang=de", *data, code=2
    )
    Store.open(tmp_path / "data").finish()
    copy = str(tmp_path / "copy.db")
    assert "已保存" in room.run("--lang", "zh", "backup", copy, *data)
    assert "已经存在" in room.run("backup", copy, *data, "--lang", "zh", code=2)
    export = ("export", "nowhere", str(tmp_path / "out"))
    assert "“nowhere”" in room.run("--lang", "de", "admin", *export, "--lang", "en", *data, code=2)
    assert room.run("admin", "list", *data, "--lang", "zh") == room.run("admin", "list", *data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_taken_port_is_said_before_anything_is_promised(
    room: Room, tmp_path: Path, language: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        serve = ("serve", "--open", "--port", port, "--data", str(tmp_path / "data"))
        told = room.run("--lang", language, *serve, code=2)
    assert told.strip() == words(language, "server").text("error-port-taken", port=port)


def test_an_address_of_somebody_else_is_refused_with_the_reason(room: Room, tmp_path: Path) -> None:
    where = ("--host", "203.0.113.7", "--port", "8000", "--data", str(tmp_path / "data"))
    told = room.run("serve", "--open", *where, code=2)
    assert "can’t listen on 203.0.113.7, port 8000: " in told
    assert "http" not in told


def test_an_open_room_is_told_in_the_language_asked_for(room: Room, tmp_path: Path) -> None:
    port = str(free_port())
    where = ("--port", port, "--data", str(tmp_path / "data"))
    with subprocess.Popen(
        [sys.executable, "-m", "parlour.cli", "serve", "--open", *where, "--lang", "de"],
        env={**room.environment(), "BROWSER": "true"},  # the command that does nothing
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        encoding="utf-8",
    ) as server:
        assert server.stdout is not None
        told = server.stdout.readline().strip()
        server.terminate()
    url = f"http://localhost:{port}"
    assert told == words("de", "terminal").text("room-open", url=url)


@over_games
def test_a_whole_game_can_be_played_by_typing(game: Game, room: Room) -> None:
    """Somebody who always takes the first thing on offer; every game ends like that."""
    typed = "\n1\na\n" * 3000
    seats = ["--bots", ",".join(["greedy"] * (game.rules.MIN_SEATS - 1))]
    told = room.run("play", game.name, *seats, "--match", "1", "--seed", "4", typed=typed)
    assert words("en", "terminal").text("result") in told
    (path,) = room.records()
    record = read(path.read_text("utf-8"), find)
    assert "all are as the secret says" in room.run("verify", str(path))
    assert record.players[0] == "You"
    assert f"After {len(record.events)} events" in room.run("replay", str(path))


def test_a_replay_tells_who_was_faster(room: Room, tmp_path: Path) -> None:
    text = Path("tests/playthroughs/check_out-two.txt").read_text("utf-8")
    raced = tmp_path / "raced.txt"
    raced.write_text(re.sub(r"(\n1 grab .*\n)", r"\1~ 2 +34 ms\n", text, count=1), "utf-8")
    assert "34 ms faster than" in room.run("replay", str(raced))


def test_the_same_seed_gives_the_same_dice(room: Room) -> None:
    for _ in range(2):
        room.run("play", "roll_out", "--seed", "7", "--match", "1", typed="\n1\na\n" * 3000)
    first, second = (path.read_text("utf-8") for path in room.records())
    assert first == second


def test_leaving_keeps_the_game_and_it_goes_on(room: Room) -> None:
    told = room.run("play", "diced_out", "--people", "Ann,Ben", "--seed", "4", typed="\n\n\n\nq\n")
    (path,) = room.records()
    assert f"parlour play --resume {path}" in told
    left = read(path.read_text("utf-8"), find)
    room.run("play", "--resume", str(path), "--lang", "de", typed="\n\n\n")
    later = read(path.read_text("utf-8"), find)
    assert later.events[: len(left.events)] == left.events
    assert len(later.events) > len(left.events)
    assert room.records() == [path]


def test_undo_and_rules_at_the_table(room: Room) -> None:
    options = ["-o", "starter=first", "--match", "1", "--seed", "5"]
    told = room.run("play", "roll_out", *options, typed="\nu\n?\n\na\nu\nnonsense\nq\n")
    assert "nothing of yours to take back" in told
    assert words("en", "games.roll_out").text("rules-goal") in told
    assert "You take your last step back." in told
    assert "“nonsense” is not clear here" in told


def test_a_deck_of_one_s_own(room: Room, tmp_path: Path) -> None:
    """The cards of a file are on the table, in the record, and in its replay."""
    house = Path(deck.__file__).with_name("products.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    own.write_text(re.sub('en = "(.*)"', r'en = "Royal \1"', house), "utf-8")
    typed = "\n1\na\n" * 3000
    told = room.run("play", "check_out", "--deck", str(own), "--seed", "1", typed=typed)
    (path,) = room.records()
    assert "Royal " in told
    assert "grab: Royal " in told
    assert "Royal " in room.run("replay", str(path))
    assert "all are as the secret says" in room.run("verify", str(path))
    own.write_text(house.replace("faces = [1]", "faces = [9]", 1), "utf-8")
    told = room.run("play", "check_out", "--deck", str(own), code=2)
    assert "product 1 (Toast)" in told
    assert "no deck that a table could replace" in room.run(
        "play", "roll_out", "--deck", str(own), code=2
    )


def test_a_match_alternates_the_start(room: Room) -> None:
    told = room.run(
        "play", "roll_out", "-o", "checkers=3", "-o", "starter=second", typed="\n1\na\n" * 3000
    )
    assert "Game 2 of 2" in told
    starters = [read(path.read_text("utf-8"), find).options.starter for path in room.records()]
    assert starters == [1, 0]


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "chess"], "There is no game called “chess”"),
        (["play", "roll_out", "-o", "checkers=99"], "can’t be “99”"),
        (["play", "roll_out", "-o", "checkers"], "should look like name=value"),
        (["play", "roll_out", "-o", "speed=9"], "has no option “speed”"),
        (["play", "roll_out", "--bots", "greedy,greedy"], "exactly two players"),
        (["play", "roll_out", "--bots", "deep"], "no bot called “deep”"),
        (["play", "roll_out", "--match", "3"], "A match here has one game"),
        (["play", "--resume", "/no/such/file"], "can’t be read"),
        (["rules", "roll_out", "--lang", "fr"], "no language “fr”"),
        (["simulate", "roll_out", "--games", "0"], "at least one game"),
        (["verify", "/no/such/file"], "can’t be read"),
    ],
)
def test_what_can_t_be_done_is_said_in_words(room: Room, arguments: list[str], reason: str) -> None:
    told = room.run(*arguments, code=2)
    assert reason in " ".join(told.split())
    assert "Traceback" not in told


def test_a_broken_record_is_refused_with_its_line(room: Room, tmp_path: Path) -> None:
    text = (PLAYTHROUGHS / "roll_out-full.txt").read_text("utf-8")
    broken = tmp_path / "broken.txt"
    broken.write_text(text.replace("* 5 4", "* 5 9", 1), "utf-8")
    assert "Line 15" in room.run("replay", str(broken), code=2)
    broken.write_text(text.replace("* 5 4", "* 4 5", 1), "utf-8")
    assert "Event 2 says 4 5, but the dice give 5 4" in room.run("verify", str(broken), code=2)
    broken.write_bytes(b"\xff\xfe\x00")
    assert "not a text" in room.run("replay", str(broken), code=2)


def test_simulate_prints_json(room: Room) -> None:
    arguments = ["simulate", "diced_out", "--games", "50", "--bots", "greedy,random,random"]
    told = room.run(*arguments, "--seed", "3", "--plain", "--json")
    found = json.loads(told[told.index("{") : told.rindex("}") + 1])
    assert (found["games"], found["seed"], found["compiled"]) == (50, 3, False)
    assert [chair["bot"] for chair in found["chairs"]] == ["greedy", "random", "random"]
    assert sum(chair["wins"]["value"] for chair in found["chairs"]) == pytest.approx(1)


def test_simulate_writes_numbers_as_the_language_does(room: Room) -> None:
    arguments = ["simulate", "diced_out", "--games", "20", "--plain"]
    german, english = (room.run(*arguments, "--lang", language) for language in ("de", "en"))
    found = re.findall(r"\d+,\d\d\xa0%|\d+,\d{3}(?!\d)|\d+,\d im Mittel", german)
    assert [text.replace(",", ".").replace("\xa0", "") for text in found] == [
        text.replace("on average", "im Mittel")
        for text in re.findall(r"\d+\.\d\d%|\d+\.\d{3}|\d+\.\d on average", english)
    ]
    assert len(found) == 2 * (3 + 3) + 1


def test_the_menu_opens_and_closes(room: Room) -> None:
    told = room.run(typed="l\nl\nl\nq\n")
    for title in ("What would you like to play?", "Was möchtest du spielen?", "想玩什么？"):
        assert title in told


def test_the_menu_speaks_a_language_and_answers_what_it_does_not_know(room: Room) -> None:
    told = room.run("--lang", "de", typed="99\nfoo\n\nq\n")
    assert "Was möchtest du spielen?" in told
    assert "„99“" in told
    assert "„foo“" in told
    assert "xx" in room.run("--lang", "xx", code=2)


@over_games
def test_every_game_has_a_face(game: Game) -> None:
    assert callable(face(game.name).draw)


def test_ctrl_c_leaves_a_sane_terminal_and_a_record(room: Room) -> None:
    pid, terminal = pty.fork()
    if pid == 0:
        os.execve(
            sys.executable,
            [sys.executable, "-m", "parlour.cli", "play", "roll_out", "--seed", "1"],
            {**room.environment(), "TERM": "xterm"},
        )
    shown = wait_for(terminal, "Your choice")
    assert "Roll for the start" in shown
    assert "\x1b[?1049h" in shown  # a screen of its own ...
    shown = wait_for(terminal, "--resume", press=b"\x03", taken="\x1b[?1049l")
    assert "\x1b[?1049l" in shown  # ... and the old one back
    assert shown.rindex("\x1b[?25h") > shown.rfind("\x1b[?25l")  # with its cursor
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) in (0, -signal.SIGHUP)
    (path,) = room.records()
    assert read(path.read_text("utf-8"), find).players == ("You", "bot:greedy")


def wait_for(terminal: int, text: str, press: bytes = b"", taken: str = "") -> str:
    """What a terminal showed until ``text`` came up. Python forgets a Ctrl-C in the moment in
    which it begins to read a line: a key is pressed again after a while, until ``taken`` is
    shown. A second Ctrl-C would break into what the first has begun."""
    shown = ""
    begun = time.monotonic()
    again = begun if press else math.inf
    while (now := time.monotonic()) < begun + 60:
        if now >= again and not (taken and taken in shown):
            os.write(terminal, press)
            again = now + 10
        if select.select([terminal], [], [], 0.2)[0]:
            try:
                shown += os.read(terminal, 65536).decode("utf-8", "replace")
            except OSError:
                break
        plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", shown)
        if text in plain:
            return shown
    raise AssertionError(f"{text!r} never came up in {shown!r}")
