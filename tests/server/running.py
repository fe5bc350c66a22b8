"""A real server on a loopback port, in a process of its own."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any


class Server:
    """Started and stopped at will, over one data folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def command(self) -> list[str]:
        where = ["--port", str(self.port), "--data", str(self.folder)]
        return [sys.executable, "-m", "parlour.cli", "serve", *where]

    def start(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with (self.folder.parent / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                self.command(),
                env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + 60
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                self.get("/health")
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.03)
        raise AssertionError((self.folder.parent / "server.log").read_text())

    def busy(self) -> float:
        """Seconds of processor time that the server has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        """Bytes of memory that it holds."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    def end(self, how: int) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process = None
        return code

    def kill(self) -> None:
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        return self.end(signal.SIGTERM)

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            body = answer.read().decode()
            return json.loads(body) if "json" in answer.headers["Content-Type"] else body

    def post(self, path: str, **body: Any) -> tuple[int, Any]:
        request = urllib.request.Request(
            self.url + path,
            data=json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextlib.contextmanager
def running(folder: Path) -> Iterator[Server]:
    server = Server(folder)
    server.start()
    try:
        yield server
    finally:
        if server.process is not None:
            server.stop()
