"""The server for people in a hurry: bots think for a few milliseconds, tables are no rarity."""

from __future__ import annotations

from parlour.cli import main
from parlour.server import clock
from parlour.server.limits import Limits

clock.PACE.update({"random": 25, "greedy": 25})
Limits.TABLES = (1000.0, 1000)

if __name__ == "__main__":
    main()
