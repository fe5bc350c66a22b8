"""Nothing is lost by SIGKILL: the short form of ``make kill``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.games import NAMES
from tests.server.kill import campaign


def test_no_acknowledged_command_is_lost(tmp_path: Path) -> None:
    report = asyncio.run(asyncio.wait_for(campaign(tmp_path, kills=6), 240))
    assert report.acknowledged > 50
    assert (report.lost, report.twice) == (0, 0)
    assert report.tables == len(NAMES)
    assert report.moved >= len(NAMES), "every table goes on"
