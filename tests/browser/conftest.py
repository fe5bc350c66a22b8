from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.people import Person
from tests.server.running import Server

SWITCHES = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
    " --disable-component-update --disable-sync"
)

PATIENCE = 20_000
"""Milliseconds until what should be seen counts as missing: a busy machine is slow."""
expect.set_options(timeout=PATIENCE)


class QuickServer(Server):
    def command(self) -> list[str]:
        return [sys.executable, "-m", "tests.browser.quick", *super().command()[3:]]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which(os.environ.get("PARLOUR_CHROMIUM", "chromium"))
    assert found, "no chromium: run tests/browser/needs"
    with sync_playwright() as play:
        yield play.chromium.launch(executable_path=found, args=SWITCHES.split())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = QuickServer(tmp_path_factory.mktemp("room") / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture
def person(browser: Browser, server: Server, tmp_path: Path) -> Iterator[Callable[..., Person]]:
    """Makes people; at the end none of their browsers may have complained."""
    people: list[Person] = []

    def enter(**wishes: Any) -> Person:
        people.append(Person(browser, server, **wishes))
        return people[-1]

    yield enter
    for one in people:
        one.context.close()
