"""Running the server: uvicorn, structured logs, a graceful stop."""

from __future__ import annotations

import contextlib
import errno
import gc
import json
import logging
import os
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn

from parlour.core.errors import Refusal
from parlour.server import protocol as wire
from parlour.server.admin import leave_key
from parlour.server.app import Settings, create_app
from parlour.server.lines import Line
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


def opened_later(url: str) -> threading.Thread:
    """Show the room in a browser as soon as the server answers. A machine without a browser
    just serves."""

    def wait() -> None:
        for _ in range(100):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{url}/health", timeout=2).close()
                webbrowser.open(url)
                return
            time.sleep(0.1)

    return threading.Thread(target=wait, name="browser", daemon=True)


def check(host: str, port: int, data: Path) -> None:
    """Try what a server needs, so that what is wrong is said in words and not in a traceback.

    Raises Refusal: ``port-taken``, ``no-listening``, or what :meth:`Store.open` has to say.
    """
    Store.open(data).finish()
    if port == 0:
        return  # any free one
    try:
        for family, *_, address in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
            try_to_bind(family, address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal("port-taken", port=str(port)) from None
        why = error.strerror or str(error)
        raise Refusal("no-listening", host=host, port=str(port), why=why) from None


def try_to_bind(family: int, address: Any) -> None:
    """As the server will. Raises OSError."""
    try:
        probe = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        return  # a family that this machine lacks; the server passes over it as well
    with probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            probe.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        probe.bind(address)


def serve(
    host: str, port: int, data: Path, public_url: str = "", open_browser: bool = False
) -> None:
    """Serve until a signal comes. Call ``check`` first."""
    set_up_logs()
    # Tables keep all their states, and what happens at them forms no cycles: a collector that walks
    # through all of it by itself stops every game for up to a tenth of a second. Only lines that
    # end leave some to do; the room calls the collector for them.
    gc.collect()
    gc.freeze()
    gc.disable()
    # Bots and the log's writer have threads of their own; the loop must not wait for them.
    sys.setswitchinterval(0.0005)
    key = leave_key(data, port)
    if open_browser:
        near = "127.0.0.1" if host in ("0.0.0.0", "::") else host
        opened_later(f"http://{near}:{port}").start()
    uvicorn.run(
        create_app(Settings(data, public_url, key)),
        host=host,
        port=port,
        ws=Line,
        ws_ping_interval=None,  # clients ping, and silence is noticed
        ws_max_size=4 * wire.LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        server_header=False,
    )
