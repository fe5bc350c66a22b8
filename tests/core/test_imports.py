"""What starts quickly stays light."""

from __future__ import annotations

import subprocess
import sys


def loaded_by(statement: str) -> set[str]:
    code = f"{statement}\nimport sys\nprint(*sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60
    )
    return set(run.stdout.split())


def test_the_library_loads_no_heavy_parts() -> None:
    heavy = {"numba", "numpy", "rich", "typer"}
    assert not loaded_by("import parlour") & heavy
    assert not loaded_by("import parlour.games; parlour.games.every()") & heavy


def test_the_command_line_starts_without_the_compiler() -> None:
    assert not loaded_by("import parlour.cli") & {"numba", "numpy"}
