"""What a table of DicedOut! may choose: the sheet's bonus numbers (clause 7)."""

from __future__ import annotations

from parlour.core.options import Kind, Numbers

MATCH = 1
OPTIONS: dict[str, Kind] = {"bonus": Numbers(2, 12)}
