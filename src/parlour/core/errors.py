"""Errors that people may see: a reason key, and what and where."""

from __future__ import annotations


class Refusal(Exception):
    """Something was asked for that can't be done. Nothing has changed.

    ``reason`` is the key of a message (``error-<reason>`` in the Fluent files),
    ``details`` fills it in. ``line`` is the place, where the input had lines.
    """

    def __init__(self, reason: str, line: int | None = None, **details: object) -> None:
        super().__init__(reason, details, line)
        self.reason = reason
        self.line = line
        self.details = details

    def __str__(self) -> str:
        """For logs and tracebacks; people read the Fluent message."""
        place = f"line {self.line}: " if self.line is not None else ""
        what = ", ".join(f"{name}={value}" for name, value in self.details.items())
        return f"{place}{self.reason}{f' ({what})' if what else ''}"
