"""What a table of Roll Out may choose (clauses 18 to 21)."""

from __future__ import annotations

from parlour.core.options import Kind, Number, Switch, Word

MATCH = 2
OPTIONS: dict[str, Kind] = {
    "checkers": Number(3, 9),
    "quick_doubles": Switch(),
    "centre_counts": Switch(),
    "starter": Word(("roll", "first", "second"), first=-1),
}
