"""Small sets in one int, and tuples with one entry changed.

These few functions stand where the dialect of the rules has no word of its
own. They run as they are, and have compiled twins in ``core.compile``.
"""

from __future__ import annotations

from typing import TypeVar

Entry = TypeVar("Entry")


def put(entries: tuple[Entry, ...], index: int, value: Entry) -> tuple[Entry, ...]:
    """``entries`` with ``value`` at ``index``, which must lie inside."""
    return (*entries[:index], value, *entries[index + 1 :])


def popcount(mask: int) -> int:
    """How many bits are set. ``mask`` must not be negative."""
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The number of the lowest set bit. ``mask`` must not be 0."""
    return (mask & -mask).bit_length() - 1


def nth(mask: int, index: int) -> int:
    """The number of the set bit that has ``index`` set bits below it; one must exist."""
    for _ in range(index):
        mask &= mask - 1
    return lowest(mask)


def least(values: tuple[int, ...], seats: int) -> int:
    """The set of those among the first ``seats`` chairs that hold the lowest value."""
    chosen = 0
    for seat in range(seats):
        if chosen == 0 or values[seat] < values[lowest(chosen)]:
            chosen = 1 << seat
        elif values[seat] == values[lowest(chosen)]:
            chosen |= 1 << seat
    return chosen


def members(mask: int) -> list[int]:
    """The numbers of all set bits, ascending. For plain Python only."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
