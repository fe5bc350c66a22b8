"""Running the server: uvicorn, structured logs, a graceful stop."""

from __future__ import annotations

import gc
import json
import logging
import os
import sys
import time
from pathlib import Path

import uvicorn

from parlour.server import protocol as wire
from parlour.server.admin import leave_key
from parlour.server.app import Settings, create_app
from parlour.server.store import Store


class JsonLines(logging.Formatter):
    """One JSON object a line: for people with grep, and for programs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up_logs() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def default_data() -> Path:
    """Where a server keeps its tables when nobody says otherwise."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "parlour" / "server"


def serve(host: str, port: int, data: Path, public_url: str = "") -> None:
    """Serve until a signal comes. Raises Refusal where the data folder can't be used."""
    # Opened once here, so that what is wrong is said in words and not in a traceback.
    Store.open(data).finish()
    set_up_logs()
    # Tables keep all their states, and states hold no cycles: a collector that walks through
    # them all, as often as it would by itself, stops every game for a noticeable moment.
    gc.set_threshold(50_000, 20, 50)
    key = leave_key(data, port)
    uvicorn.run(
        create_app(Settings(data, public_url, key)),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=4 * wire.LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
