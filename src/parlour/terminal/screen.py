"""The screen and the keyboard."""

from __future__ import annotations

import os
import select
import sys
import termios
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.text import Text


class Screen:
    """A console that is drawn anew on a real terminal, and written on elsewhere."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()

    @contextmanager
    def opened(self) -> Iterator[None]:
        """On a terminal, a screen of our own: whatever happens, the old one comes back."""
        if not self.live:
            yield
            return
        with self.console.screen():
            yield

    def show(self, *parts: RenderableType) -> None:
        if self.live:
            self.console.clear()
        for part in parts:
            self.console.print(part)

    def say(self, text: RenderableType, style: str | None = None) -> None:
        self.console.print(text, style=style, soft_wrap=isinstance(text, str | Text))

    def ask(self, prompt: str) -> str:
        """One line from the keyboard. The end of the input counts as leaving."""
        try:
            return self.console.input(prompt).strip()
        except EOFError:
            raise KeyboardInterrupt from None

    def key(self, seconds: float) -> str | None:
        """One key press within so many seconds, without Enter; None where none came."""
        terminal = sys.stdin.fileno()
        before = termios.tcgetattr(terminal)
        try:
            tty.setcbreak(terminal)
            if not select.select([terminal], [], [], seconds)[0]:
                return None
            return os.read(terminal, 1).decode("ascii", "ignore")
        finally:
            termios.tcsetattr(terminal, termios.TCSADRAIN, before)

    def pause(self, seconds: float) -> None:
        """A beat, so that people can follow bots; none where nobody watches."""
        if self.live:
            time.sleep(seconds)
