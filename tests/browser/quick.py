"""The server for people in a hurry: bots think for a few milliseconds, tables are no rarity."""

from __future__ import annotations

from parlour.cli import main
from parlour.server import thinking
from parlour.server.limits import Limits

vars(thinking)["REACTION"] = 25
thinking.SLOWNESS.update({"random": 0.03, "greedy": 0.03})
Limits.TABLES = (1000.0, 1000)

if __name__ == "__main__":
    main()
