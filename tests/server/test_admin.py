"""Looking after a server: list, close, export, backup, also while it runs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.client import new_token
from parlour.server.store import Store
from tests.server.running import Server, running

OWN = {"PARLOUR_LANG": "en", "COLUMNS": "160"}


def parlour(*arguments: str, code: int = 0) -> str:
    run = subprocess.run(
        [sys.executable, "-m", "parlour.cli", *arguments],
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PARLOUR_LANG": "en",
            "COLUMNS": "160",
        },
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert run.returncode == code, run.stdout + run.stderr
    return run.stdout + run.stderr


def made(server: Server) -> str:
    body = {"token": new_token(), "game": "diced_out", "seats": 3}
    code, answer = server.post("/api/tables", **body)
    assert code == 201
    name: str = answer["table"]
    return name


def test_the_owner_s_commands(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        table = made(server)
        listing = parlour("admin", "list", "--data", str(data))
        assert table in listing
        assert "gathering" in listing
        parlour("backup", str(tmp_path / "copy.db"), "--data", str(data))
        parlour("admin", "export", table, str(tmp_path / "out"), "--data", str(data))
        lines = (tmp_path / "out" / f"{table}.jsonl").read_text().splitlines()
        assert json.loads(lines[0])["line"]["kind"] == "made"
        parlour("admin", "close", table, "--data", str(data))
        assert server.get(f"/api/tables/{table}")["phase"] == "closed"
        assert "no table" in parlour("admin", "close", "nowhere", "--data", str(data), code=2)
        assert oct((data / "admin.json").stat().st_mode)[-3:] == "600"
    assert "No server runs" in parlour("admin", "close", table, "--data", str(data), code=2)
    # The backup is a data folder's database, as it was.
    (tmp_path / "again").mkdir()
    (tmp_path / "copy.db").rename(tmp_path / "again" / "parlour.db")
    store = Store.open(tmp_path / "again")
    assert store.tables() == [table]
    store.finish()


def test_a_stranger_may_not_close_tables(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        table = made(server)
        code, answer = server.post(f"/api/admin/tables/{table}/close")
        assert (code, answer["reason"]) == (400, "host-only")


@pytest.mark.parametrize("trouble", ["file", "garbage"])
def test_a_server_that_can_t_start_says_why(tmp_path: Path, trouble: str) -> None:
    data = tmp_path / "data"
    if trouble == "file":
        data.write_text("in the way")
    else:
        data.mkdir()
        (data / "parlour.db").write_bytes(b"no database at all" * 1000)
    told = parlour("serve", "--port", "1", "--data", str(data), code=2)
    assert str(data) in told
    assert "Traceback" not in told
