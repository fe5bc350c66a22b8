"""Rung 2: every numbered clause of a game's README has a test that names it.

A test of ``tests/games/<name>/test_clauses.py`` names its clauses by number:
``test_07_a_number_has_three_targets``, ``test_07_08_…``.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from parlour.core.game import Game
from tests.walks import over_games

ROOT = Path(__file__).parents[2]


def clauses(game: Game) -> list[int]:
    readme = ROOT / "src/parlour/games" / game.name / "README.md"
    return [int(n) for n in re.findall(r"^\*\*(\d+)\.\*\* ", readme.read_text("utf-8"), re.M)]


def covered(game: Game) -> set[int]:
    path = ROOT / "tests/games" / game.name / "test_clauses.py"
    found: set[int] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            numbers = re.match(r"test((?:_\d\d)+)_[a-z]", node.name)
            assert numbers, f"{path.name}: {node.name} names no clause"
            found |= {int(number) for number in numbers[1].strip("_").split("_")}
    return found


@over_games
def test_every_clause_has_a_test_that_names_it(game: Game) -> None:
    written = clauses(game)
    assert written == list(range(1, len(written) + 1)), "clauses are numbered from 1 on"
    assert covered(game) == set(written)


@over_games
def test_every_ruling_is_cited(game: Game) -> None:
    """Rulings are numbered per game; the README leaves none of them out."""
    readme = (ROOT / "src/parlour/games" / game.name / "README.md").read_text("utf-8")
    cited = {int(n) for n in re.findall(r"\b[A-Z]{2}-(\d+)\b", readme)}
    assert cited == set(range(1, max(cited) + 1))
