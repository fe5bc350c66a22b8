"""The server for people in a hurry: bots think for a few milliseconds, tables are no rarity.

Its dice fall the same way at every table, so that no test passes or fails by luck; what each
seat adds to them is the same too (see ``people.py``).
"""

from __future__ import annotations

import secrets
from types import SimpleNamespace

from parlour.cli import main
from parlour.server import table, thinking
from parlour.server.limits import Limits

vars(thinking)["REACTION"] = 25
thinking.SLOWNESS.update({"random": 0.03, "greedy": 0.03})
always = SimpleNamespace(token_bytes=bytes, token_urlsafe=secrets.token_urlsafe)
vars(table)["secrets"] = always
Limits.TABLES = (1000.0, 1000)

if __name__ == "__main__":
    main()
