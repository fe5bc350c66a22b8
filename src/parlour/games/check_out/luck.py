"""How many rolls could take something off a shelf."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from .data import ALL_PRODUCTS, BITS
from .state import within_reach


@cache
def reaches(dice: int) -> tuple[tuple[int, int], ...]:
    """For each roll of so many dice: what it could take of all products, and in how many ways
    it falls."""
    found = []
    for faces in combinations_with_replacement(range(6), dice):
        shown = sum(1 << BITS * face for face in faces)
        ways = factorial(dice) // prod(factorial(faces.count(face)) for face in range(6))
        found.append((within_reach(shown, ALL_PRODUCTS), ways))
    return tuple(found)


def taking(dice: int, shelf: int) -> int:
    """How many of the ``6 ** dice`` rolls could take one of these products."""
    return sum(ways for reach, ways in reaches(dice) if reach & shelf)
