"""Dice in records: ``5 2`` is a first die of 5 and a second of 2."""

from __future__ import annotations


def dice_text(outcome: int, count: int) -> str:
    """The faces of ``count`` dice, the first die being the lowest base-6 digit."""
    return " ".join(str(outcome // 6**place % 6 + 1) for place in range(count))


def read_dice(text: str, count: int) -> int:
    """The inverse of ``dice_text``; raises ValueError for anything else."""
    faces = text.split()
    if len(faces) != count or any(face not in tuple("123456") for face in faces):
        raise ValueError(text)
    return sum((int(face) - 1) * 6**place for place, face in enumerate(faces))
