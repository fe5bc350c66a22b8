"""How each game looks in a terminal: one module per game, found by its name.

A face has ``draw(game, view, mask, names, words)``, which returns something that rich can
print. It draws what the view holds, and marks what the mask allows.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from parlour.core.game import Game
from parlour.core.words import Words


class Face(Protocol):
    def draw(
        self, game: Game, view: Any, mask: int, names: Sequence[str], words: Words
    ) -> RenderableType:
        """The table as the viewer sees it."""


def face(game: str) -> Face:
    module: Any = import_module(f"parlour.terminal.faces.{game}")
    return module  # type: ignore[no-any-return]
