"""The quick stream: even, reproducible, and the same in both worlds."""

from __future__ import annotations

from collections import Counter

from parlour.core.random import Stream, advance, below, stream_of


def test_a_stream_is_splitmix64() -> None:
    """The first outputs of SplitMix64 with seed 0, from its reference implementation."""
    stream = 0
    outputs = []
    for _ in range(3):
        stream = advance(stream)
        outputs.append(below(stream, 1 << 32))
    assert outputs == [0xE220A8397B1DCDAF >> 32, 0x6E789E6AA1B965F4 >> 32, 0x06C45D188009454F >> 32]


def test_numbers_are_even() -> None:
    stream = Stream(3)
    counts = Counter(stream.draw(6) for _ in range(12_000))
    assert len(counts) == 6
    assert sum((count - 2000) ** 2 / 2000 for count in counts.values()) < 20.5


def test_streams_of_neighbouring_games_differ() -> None:
    firsts = {below(advance(stream_of(1, number)), 1 << 32) for number in range(1000)}
    assert len(firsts) == 1000
    assert stream_of(1, 0) != stream_of(2, 0)
