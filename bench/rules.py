"""How fast the rules run: plain, compiled, beside C, and beside OpenSpiel.

    python bench/rules.py [--seconds S] [--json FILE]

One core, one run. Figures of different machines, or of one machine at
different hours, can't be compared; ratios within one run can. Everything is
played a few times, C and its rival in turns, and the best time counts.
"""

from __future__ import annotations

import argparse
import ctypes
import importlib
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.table import Table

from parlour import games
from parlour.core.game import Game
from parlour.lab.playout import batch

HERE = Path(__file__).resolve().parent
SEED = 1
TURNS = 3
C_GAMES, C_TURNS = 20_000, 15

Rows = np.ndarray[Any, np.dtype[np.int64]]
Player = Callable[[Rows], Any]
"""Plays the first games of ``SEED``, one a row."""

IMPORT = """import sys, time
start = time.perf_counter(); import parlour; first = time.perf_counter() - start
import parlour.games; parlour.games.every(); whole = time.perf_counter() - start
print(first, whole, "numba" in sys.modules, "numpy" in sys.modules)"""


class Rate(NamedTuple):
    """What one second brings."""

    game: str
    seats: int
    how: str
    decisions: float
    events: float


def blank(count: int, seats: int) -> Rows:
    return np.zeros((count, 3 + seats), np.int64)


def seconds_of(work: Callable[..., Any], *arguments: Any) -> float:
    start = perf_counter()
    work(*arguments)
    return perf_counter() - start


def counted(rows: Rows, spent: float) -> tuple[float, float]:
    """Decisions and events a second."""
    return float(rows[:, 0].sum() / spent), float(rows[:, 1].sum() / spent)


def compiled(game: Game, seats: int, thinkers: int) -> Player:
    """Compiled play, after its first game: what that one costs is told apart."""
    twin = importlib.import_module("parlour.core.compile").twin
    entry = partial(twin(game, batch), seats, game.rules.Options(), thinkers, SEED, 0)
    entry(blank(1, seats))
    return entry


def measure(play: Player, seats: int, seconds: float) -> tuple[float, Rows]:
    """The best of a few turns of about ``seconds`` each, and the games played in it."""
    count, spent = 1, 0.0
    while spent < seconds / 2:
        rows = blank(count, seats)
        spent = seconds_of(play, rows)
        count = max(2 * count, int(count * min(seconds / spent, 50)))
    return min(spent, *(seconds_of(play, rows) for _ in range(TURNS - 1))), rows


def speeds(game: Game, seats: int, seconds: float) -> Iterator[Rate]:
    """Plain, compiled and greedy. The speed of a twin that plays otherwise is worth nothing."""
    plain = partial(batch, game, seats, game.rules.Options(), 0, SEED, 0)
    spent, expected = measure(plain, seats, seconds)
    yield Rate(game.name, seats, "plain", *counted(expected, spent))
    spent, found = measure(compiled(game, seats, 0), seats, seconds)
    yield Rate(game.name, seats, "compiled", *counted(found, spent))
    shared = min(len(expected), len(found))
    assert (expected[:shared] == found[:shared]).all(), f"{game.name}: plain and compiled differ"
    spent, found = measure(compiled(game, seats, (1 << seats) - 1), seats, seconds)
    yield Rate(game.name, seats, "compiled, greedy", *counted(found, spent))


def python(*arguments: str) -> str:
    """What a fresh interpreter prints."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def import_cost() -> dict[str, Any]:
    """Milliseconds of the imports, and whether they bring in what they shouldn't."""
    runs = [python("-c", IMPORT).split() for _ in range(5)]
    return {
        "parlour": 1000 * min(float(run[0]) for run in runs),
        "every game": 1000 * min(float(run[1]) for run in runs),
        "numba": runs[0][2] == "True",
        "numpy": runs[0][3] == "True",
    }


def probe(name: str) -> dict[str, float]:
    """In a fresh process: numba's import, the twin alone, and the twin with its first game."""
    game = games.find(name)
    numba = seconds_of(importlib.import_module, "numba")
    twin = importlib.import_module("parlour.core.compile").twin
    alone = seconds_of(twin, game, batch)  # ``twin`` keeps it: what follows is the game
    played = seconds_of(compiled, game, game.rules.MIN_SEATS, 0)
    return {"numba": numba, "twin": alone, "game": alone + played}


def compile_cost(name: str) -> dict[str, dict[str, float]]:
    """Cold, then from the cache that the first process left."""
    command = [str(HERE / "rules.py"), "--probe", name]
    return {kind: json.loads(python(*command)) for kind in ("cold", "cached")}


def c_player() -> Player:
    """Roll Out in C. Raises FileNotFoundError where there is no compiler."""
    library = HERE / "build" / "roll_out.so"
    library.parent.mkdir(exist_ok=True)
    command = [os.environ.get("CC", "cc"), "-O3", "-march=native", "-shared", "-fPIC"]
    subprocess.run([*command, str(HERE / "roll_out.c"), "-o", str(library)], check=True)
    function = ctypes.CDLL(str(library)).batch
    function.argtypes = [ctypes.c_int64] * 4 + [ctypes.c_void_p]
    function.restype = None
    return lambda rows: function(SEED, 0, len(rows), rows.shape[1], rows.ctypes.data)


def beside_c() -> Iterator[Rate]:
    """Roll Out in C and compiled, in turns: the same games, or the race is void."""
    players = [c_player(), compiled(games.find("roll_out"), 2, 0)]
    tables = [blank(C_GAMES, 2) for _ in players]
    turns = [[*map(seconds_of, players, tables)] for _ in range(C_TURNS)]
    assert (tables[0] == tables[1]).all(), "C and compiled play different games"
    for how, times in zip(("C", "compiled vs C"), zip(*turns, strict=True), strict=True):
        yield Rate("roll_out", 2, how, *counted(tables[0], min(times)))


def spiel_from_python(game: Any, seconds: float) -> tuple[float, float]:
    """Random games of OpenSpiel, its states driven from Python as in its examples."""
    chooser = random.Random(SEED)
    decisions = events = 0
    start = perf_counter()
    while perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            events += 1
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chooser.choices(outcomes, weights)[0])
            else:
                decisions += 1
                state.apply_action(chooser.choice(state.legal_actions()))
    spent = perf_counter() - start
    return decisions / spent, events / spent


def spiel_inside(spiel: Any, game: Any, seconds: float) -> tuple[float, float]:
    """The same by its own loop in C++, ``evaluate_bots``; the counting is not timed."""
    bots = [spiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(2)]
    decisions = events = number = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        spent += seconds_of(spiel.evaluate_bots, state, bots, number)
        number += 1
        history = state.full_history()
        events += len(history)
        decisions += sum(event.player >= 0 for event in history)
    return decisions / spent, events / spent


def beside_spiel(seconds: float) -> Iterator[Rate]:
    """Two dice games of OpenSpiel; nothing where it is missing, for we don't depend on it."""
    try:
        spiel = importlib.import_module("pyspiel")
    except ImportError:
        return
    for name in ("pig", "backgammon"):
        game = spiel.load_game(name)
        outside = max(spiel_from_python(game, seconds) for _ in range(TURNS))
        yield Rate(name, 2, "OpenSpiel, Python", *outside)
        inside = max(spiel_inside(spiel, game, seconds) for _ in range(TURNS))
        yield Rate(name, 2, "OpenSpiel, C++", *inside)


def run(seconds: float, say: Callable[[str], None]) -> dict[str, Any]:
    """Everything, with a cache folder of its own: cold is cold, and no other cache is touched."""
    report: dict[str, Any] = {"import": import_cost(), "compile": {}}
    rates: list[Rate] = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ["PARLOUR_CACHE"] = folder
        for game in games.every():
            report["compile"][game.name] = compile_cost(game.name)
            for seats in sorted({game.rules.MIN_SEATS, game.rules.MAX_SEATS}):
                rates += speeds(game, seats, seconds)
        try:
            c, rival = beside_c()
            rates += (c, rival)
            report["compiled/C"] = rival.decisions / c.decisions
        except FileNotFoundError:
            say("There is no C compiler: Roll Out in C was not measured.")
    others = list(beside_spiel(seconds))
    if not others:
        say("pyspiel is not installed: OpenSpiel was not measured.")
    report["rates"] = [rate._asdict() for rate in rates + others]
    return report


def show(report: dict[str, Any], console: Console) -> None:
    table = Table("game", "seats", "play", "decisions/s", "events/s")
    for rate in report["rates"]:
        table.add_row(*(f"{v:>11,.0f}" if isinstance(v, float) else str(v) for v in rate.values()))
    console.print(table)
    table = Table("compiling, seconds", "from", "import numba", "twin", "twin and first game")
    for name, kinds in report["compile"].items():
        for kind, costs in kinds.items():
            table.add_row(name, kind, *(f"{cost:>6.2f}" for cost in costs.values()))
    console.print(table)
    for name, cost in report["import"].items():
        said = f"brings {name}: {cost}" if isinstance(cost, bool) else f"{name}: {cost:.1f} ms"
        console.print(f"import, {said}")
    if "compiled/C" in report:
        console.print(f"Roll Out, compiled / C: {report['compiled/C']:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the rules run.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for one turn of a measurement")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there too")
    parser.add_argument("--probe", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.probe:
        print(json.dumps(probe(chosen.probe)))
        return
    console = Console()
    report = run(chosen.seconds, console.print)
    show(report, console)
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
