"""The program that the README shows plays as it is printed there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.client import join, new_token
from parlour.server import protocol as wire
from tests.server.running import running

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_example_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path / "data") as server:
        token = new_token()
        body = {"game": "roll_out", "seats": 2, "options": {"checkers": "3"}, "games": 1}
        code, made = server.post("/api/tables", token=token, **body)
        assert code == 201
        table = made["table"]
        arguments = [sys.executable, str(EXAMPLE), server.ws, table, "1"]
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, text=True) as program:

            async def host() -> None:
                async with join(server.ws, table, 0, "Ann", token) as ann:
                    async with ann.changed:
                        await asyncio.wait_for(
                            ann.changed.wait_for(lambda: ann.info and ann.info.chairs[1].name), 30
                        )
                    await ann.do(wire.Start())
                    async for position in ann.turns():
                        await ann.act(position.legal[0])

            asyncio.run(host())
            told, _ = program.communicate(timeout=30)
        assert program.returncode == 0
        assert "the game is over: [" in told
        server.stop()


@pytest.mark.parametrize("arguments", [[], ["ws://127.0.0.1:1/ws", "abc", "one"]])
def test_the_example_says_how_it_is_started(arguments: list[str]) -> None:
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), *arguments], capture_output=True, text=True, timeout=30
    )
    assert run.returncode == 1
    assert "examples/bot.py ws://" in run.stderr
    assert "Traceback" not in run.stderr
