"""Where the terminal keeps its games: one record a file, written after every step."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from pathlib import Path

from parlour.core.errors import Refusal
from parlour.core.game import OVER
from parlour.core.record import Record, read, write
from parlour.games import find, of


def folder() -> Path:
    """``PARLOUR_GAMES``, or the place where this system keeps a program's data."""
    chosen = os.environ.get("PARLOUR_GAMES")
    if chosen:
        return Path(chosen)
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "parlour" / "games"


def new_file(game: str) -> Path:
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S-%f")[:-3]
    return folder() / f"{stamp}-{game}.txt"


def save(record: Record, path: Path) -> None:
    """Write the whole record, or leave the old one as it was."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(write(record, of(record)))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def text_of(path: Path) -> str:
    """What a file says. Raises Refusal where it can't be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refusal("not-text", file=path) from None
    except OSError as error:
        raise Refusal("no-file", file=path, why=error.strerror) from None


def load(path: Path) -> Record:
    """Read a record. Raises Refusal, with the line where it is wrong."""
    return read(text_of(path), find)


def unfinished(most: int = 3) -> list[tuple[Path, Record]]:
    """The latest games that are not over, newest first."""
    found: list[tuple[Path, Record]] = []
    for path in sorted(folder().glob("*.txt"), reverse=True):
        try:
            record = load(path)
        except Refusal:
            continue  # a damaged file must not keep anybody from the others
        if record.play(of(record)).turn != OVER:
            found.append((path, record))
        if len(found) == most:
            break
    return found
