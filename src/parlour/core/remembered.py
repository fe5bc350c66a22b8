"""Answers that are wanted several times in a row: a table is looked at by everybody at it.

In plain Python a function under ``remembered`` keeps its latest answers. The compiled twin is
quicker than any memory, and has none: ``core.compile`` takes the function as it is written.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, TypeVar, cast

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")

KEPT = 1024


def remembered(function: Callable[Asked, Answer]) -> Callable[Asked, Answer]:
    """The same function; it must be pure, and its arguments hashable."""
    return cast(Callable[Asked, Answer], lru_cache(KEPT)(function))
