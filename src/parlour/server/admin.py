"""What whoever runs a server may look at and do, also while it runs."""

from __future__ import annotations

import json
import os
import secrets
import urllib.error
import urllib.request
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from parlour.core.errors import Refusal
from parlour.server import entries as log
from parlour.server.database import DATABASE, connect
from parlour.server.table import Table

KEY_FILE = "admin.json"
"""Where a running server can be reached by its owner; readable by nobody else."""


class Row(NamedTuple):
    """A table in a list."""

    table: str
    game: str
    phase: str
    players: list[str]
    lines: int
    last: int
    archived: bool


def leave_key(folder: Path, port: int) -> str:
    """Write the key file of a starting server, and return the key."""
    key = secrets.token_urlsafe(24)
    handle = os.open(folder / KEY_FILE, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w") as file:
        json.dump({"port": port, "key": key}, file)
    return key


def tables(folder: Path) -> list[Row]:
    """All tables, the latest first; one that can't be read is shown as broken."""
    file = folder / DATABASE
    if not file.exists():
        raise Refusal("data-missing", file=file)
    found = []
    with closing(connect(file, "ro")) as connection:
        for name, archived in connection.execute('SELECT "table", archived FROM tables'):
            rows = connection.execute(
                'SELECT at, body FROM log WHERE "table" = ? ORDER BY seq', (name,)
            ).fetchall()
            found.append(row(name, rows, bool(archived)))
    return sorted(found, key=lambda one: -one.last)


def row(name: str, rows: list[tuple[int, bytes]], archived: bool) -> Row:
    last = rows[-1][0] if rows else 0
    try:
        table = Table.folded(name, [log.unpack(body) for _, body in rows])
    except Exception:  # whatever a damaged line does
        return Row(name, "?", "broken", [], len(rows), last, archived)
    players = [chair.name or "–" for chair in table.chairs.chairs]
    return Row(name, table.game.name, table.phase, players, len(rows), last, archived)


def export(folder: Path, table: str, target: Path) -> int:
    """Write a table's log, a JSON line each, and its games' records beside it.

    Returns how many records there are.
    """
    file = folder / DATABASE
    if not file.exists():
        raise Refusal("data-missing", file=file)
    with closing(connect(file, "ro")) as connection:
        lines = connection.execute(
            'SELECT seq, at, body FROM log WHERE "table" = ? ORDER BY seq', (table,)
        ).fetchall()
        records = connection.execute(
            'SELECT record, text FROM records WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
    if not lines:
        raise Refusal("no-such-table", table=table)
    try:
        target.mkdir(parents=True, exist_ok=True)
        with (target / f"{table}.jsonl").open("w", encoding="utf-8") as out:
            for seq, at, body in lines:
                out.write(json.dumps({"seq": seq, "at": at, "line": json.loads(body)}) + "\n")
        for name, text in records:
            (target / f"{name}.txt").write_text(text, "utf-8")
    except OSError as error:
        raise Refusal("backup-failed", file=target, why=error.strerror) from None
    return len(records)


def close(folder: Path, table: str) -> None:
    """Ask the running server to close a table."""
    try:
        found = json.loads((folder / KEY_FILE).read_text())
        request = urllib.request.Request(
            f"http://127.0.0.1:{found['port']}/api/admin/tables/{table}/close",
            method="POST",
            headers={"Authorization": f"Bearer {found['key']}"},
        )
        with urllib.request.urlopen(request, timeout=10):
            return
    except urllib.error.HTTPError as error:
        with error:
            answer = json.load(error)
        raise Refusal(answer.get("reason", "not-running"), table=table) from None
    except (OSError, ValueError, KeyError):
        raise Refusal("not-running", file=folder) from None
