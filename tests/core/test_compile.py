"""The compiler around the rules: its cache, and where it keeps it."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from parlour.core import compile as compiler
from parlour.games import find
from parlour.lab import playout

GAME = find("roll_out")


def needed() -> list[object]:
    import parlour.games.roll_out.bot as bot
    import parlour.games.roll_out.rules as rules
    import parlour.games.roll_out.view as view

    return compiler.closure([rules, view, bot, playout])


def test_all_modules_that_a_loop_calls_are_compiled() -> None:
    names = {module.__name__ for module in needed()}  # type: ignore[attr-defined]
    assert {"parlour.bots.greedy", "parlour.core.bits", "parlour.lab.playout"} <= names
    assert {"parlour.games.roll_out.rules", "parlour.games.roll_out.view"} <= names


def test_an_edited_rule_or_deck_gets_a_cache_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The folder's name changes with the text of a rule, a helper or a data file."""
    monkeypatch.setenv("PARLOUR_CACHE", str(tmp_path / "cache"))
    modules = needed()
    names = [compiler.cache_folder(GAME, modules).name]
    read = Path.read_bytes
    for edited in ("rules.py", "bits.py", "greedy.py", "compile.py", "intrinsics.py"):
        monkeypatch.setattr(
            Path,
            "read_bytes",
            lambda path, edited=edited: read(path) + (b"#" if path.name == edited else b""),
        )
        names.append(compiler.cache_folder(GAME, modules).name)
    assert len(set(names)) == len(names)
    assert all((tmp_path / "cache" / name).is_dir() for name in names)


def test_a_home_that_cannot_be_written_is_no_obstacle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.delenv("PARLOUR_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    folder = compiler.cache_folder(GAME, needed())
    assert folder.is_relative_to(tmp_path / "temporary")


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    """It loads the machine code that the first one left, and plays the same game."""
    code = (
        "from parlour.core.compile import twin\n"
        "from parlour.games import find\n"
        "from parlour.lab import playout\n"
        "go = twin(find('roll_out'), playout.able_seat)\n"
        "state = find('roll_out').rules.setup(2, find('roll_out').rules.Options())\n"
        "print(go(state, 2, 5), sum(go.stats.cache_hits.values()))\n"
    )
    outputs = [
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PARLOUR_CACHE": str(tmp_path), "PATH": "", "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
            timeout=300,
        ).stdout.split()
        for _ in range(2)
    ]
    assert outputs == [["0", "0"], ["0", "1"]]
