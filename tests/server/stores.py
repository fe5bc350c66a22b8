"""What the tests of the store share."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from parlour.core.errors import Refusal
from parlour.core.words import LANGUAGES, words
from parlour.server.store import Entry, KeptRecord, Store


def with_store(folder: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Run some work on an open store, and close it."""

    async def whole() -> None:
        store = Store.open(folder)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(whole())


def entries(table: str, start: int, stop: int, size: int = 20) -> list[Entry]:
    return [
        Entry(table, seq, 1000 + seq, f"{table}{seq}".encode() * size) for seq in range(start, stop)
    ]


def record(name: str, finished: int = 5, game: str = "check") -> KeptRecord:
    return KeptRecord(
        name, "t", finished, game, ["Ann", "小明"], "Parlour record 1\n", b'{"x":1}', True
    )


async def refused(reason: str, work: Awaitable[None]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        await work
    assert caught.value.reason == reason
    told(caught.value)
    return caught.value


def refused_open(reason: str, folder: Path) -> Refusal:
    with pytest.raises(Refusal) as caught:
        Store.open(folder)
    assert caught.value.reason == reason
    told(caught.value)
    return caught.value


def told(refusal: Refusal) -> None:
    """It can be said in every language."""
    for language in LANGUAGES:
        assert words(language, "server").error(refusal)


def python(script: str, *arguments: object) -> list[str]:
    return [sys.executable, "-c", script, *map(str, arguments)]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


def run(command: Sequence[str], **variables: str) -> str:
    done = subprocess.run(
        command,
        env={**environment(), **variables},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_on_own_disk(folder: Path, script: str) -> str:
    """Run a script on a disk of 3 MB in memory, which nobody else sees, at this folder.

    Skips the test where the system allows no such thing.
    """
    mount = 'mount -t tmpfs -o size=3m none "$0" && exec "$@"'
    apart = ["unshare", "--map-root-user", "--mount", "sh", "-c", mount, str(folder)]
    possible = shutil.which("unshare") is not None
    if not possible or subprocess.run([*apart, "true"], capture_output=True).returncode != 0:
        pytest.skip("no mounts here")
    return run([*apart, *python(script, folder)])
