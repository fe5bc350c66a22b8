"""Small sets in one int."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from parlour.core import bits

masks = st.sets(st.integers(0, 62), min_size=1).map(lambda s: (sorted(s), sum(1 << n for n in s)))


@given(masks)
def test_a_mask_is_its_members(pair: tuple[list[int], int]) -> None:
    numbers, mask = pair
    assert bits.members(mask) == numbers
    assert bits.popcount(mask) == len(numbers)
    assert bits.lowest(mask) == numbers[0]
    assert [bits.nth(mask, index) for index in range(len(numbers))] == numbers


@given(st.lists(st.integers(), min_size=1, max_size=8), st.data())
def test_put_changes_one_entry(values: list[int], data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(values) - 1))
    changed = bits.put(tuple(values), index, 7)
    values[index] = 7
    assert changed == tuple(values)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=6), st.integers(0, 3))
def test_least_finds_all_who_hold_the_lowest(values: list[int], empty: int) -> None:
    padded = tuple(values) + (-9,) * empty  # empty chairs don't count
    expected = [seat for seat, value in enumerate(values) if value == min(values)]
    assert bits.members(bits.least(padded, len(values))) == expected
