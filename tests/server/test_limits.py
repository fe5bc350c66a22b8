"""What one address or person may ask, and that what is counted for it is forgotten again."""

from __future__ import annotations

import pytest

from parlour.core.errors import Refusal
from parlour.server.limits import FEW, Buckets, Limits


def test_who_is_refused_leaves_nothing_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits()
    limits.connect("a")
    monkeypatch.setattr(Limits, "ALL_CONNECTIONS", 1)
    for number in range(1000):
        with pytest.raises(Refusal, match="server-full"):
            limits.connect(f"b{number}")
    assert limits.connections == {"a": 1}
    limits.disconnect("a")
    assert limits.connections == {}


def test_full_buckets_are_forgotten_and_no_others() -> None:
    time = [0.0]
    buckets = Buckets(1.0, 2, lambda: time[0])
    for number in range(100 * FEW):
        time[0] += 0.1
        assert buckets.take(number)
    assert len(buckets.buckets) <= FEW
    assert [buckets.take("busy") for _ in range(3)] == [True, True, False]
    for number in range(3 * FEW):  # all at once: none is full
        buckets.take(f"other {number}")
    assert not buckets.take("busy")
