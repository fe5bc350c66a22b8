"""A quick seeded stream of numbers for simulation: SplitMix64.

Not for tables where people play; those have :mod:`parlour.core.dice`. A stream
is one int. Streams of different games are far apart, so that a batch gives the
same games however it is cut up among processes.
"""

from __future__ import annotations

from typing import Final

WORD: Final = (1 << 64) - 1
GOLDEN: Final = 0x9E3779B97F4A7C15


def advance(stream: int) -> int:
    """The stream after one step."""
    return (stream + GOLDEN) & WORD


def below(stream: int, n: int) -> int:
    """A number from 0 to n - 1 for this step, 1 <= n < 2**32.

    The bias of multiply-and-shift is below n / 2**32: nothing that a
    simulation could ever see.
    """
    z = stream
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    z = z ^ (z >> 31)
    return ((z >> 32) * n) >> 32


def stream_of(seed: int, number: int) -> int:
    """The stream of game ``number`` in the batch with this seed."""
    z = (seed * 0xD1342543DE82EF95 + number * 0xDA942042E4DD58B5) & WORD
    z = ((z ^ (z >> 32)) * 0xDABA0B6EB09322E3) & WORD
    z = ((z ^ (z >> 32)) * 0xDABA0B6EB09322E3) & WORD
    return z ^ (z >> 32)


class Stream:
    """The same stream as an object, for plain Python."""

    def __init__(self, seed: int, number: int = 0) -> None:
        self.stream = stream_of(seed, number)

    def draw(self, n: int) -> int:
        """A number from 0 to n - 1, where n > 0."""
        self.stream = advance(self.stream)
        return below(self.stream, n)
