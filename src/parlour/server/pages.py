"""The browser's client: the files that were built from ``web/``, held in memory.

Names in ``assets`` carry a digest and are kept for good; the page itself is always
asked for again, by its digest. ``packed`` tells the server not to compress them once more.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

HEADERS = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; style-src 'self'"
    " 'unsafe-inline'; connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""What browsers are to hold to, with every answer."""

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".ftl"}
NOT_BUILT = b"""<!doctype html><meta charset="utf-8"><title>Parlour</title>
<p>The server runs, but its page was not built. Install Parlour again, or run
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>.</p>"""


class Page(NamedTuple):
    """One file, as it is and packed."""

    body: bytes
    packed: bytes
    kind: str
    tag: str
    cache: str


def page(name: str, body: bytes) -> Page:
    suffix = name[name.rfind(".") :]
    kind = {".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}.get(suffix)
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Page(
        body=body,
        packed=gzip.compress(body, 9, mtime=0) if suffix in PACKED else b"",
        kind=kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        cache=FOREVER if name.startswith("assets/") else ASK_AGAIN,
    )


@cache
def bundle() -> dict[str, Page]:
    """All files by their path. Without a bundle, a page that says so."""
    root = resources.files("parlour") / "web_dist"
    found: dict[str, Page] = {}

    def visit(folder: Any, prefix: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                visit(entry, f"{prefix}{entry.name}/")
            elif not entry.name.startswith("."):
                found[prefix + entry.name] = page(prefix + entry.name, entry.read_bytes())

    if root.is_dir():
        visit(root, "")
    found.setdefault("index.html", page("index.html", NOT_BUILT))
    return found


def answer(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    shown = bundle().get(name)
    if shown is None:
        raise NotFoundException
    headers = {"Cache-Control": shown.cache, "ETag": shown.tag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == shown.tag:
        return Response(b"", status_code=304, headers=headers, media_type=shown.kind)
    body = shown.body
    if shown.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body = shown.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=shown.kind)


@get(
    ["/", "/t/{name:str}", "/r/{name:str}", "/learn/{name:str}"],
    sync_to_thread=False,
    include_in_schema=False,
    packed=True,
)
def index(request: Request[Any, Any, State]) -> Response[bytes]:
    """One page for the room, for tables, replays and lessons: it reads its own address."""
    return answer(request, "index.html")


@get("/assets/{name:str}", sync_to_thread=False, include_in_schema=False, packed=True)
def asset(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    return answer(request, f"assets/{name}")


@get("/{name:str}", sync_to_thread=False, include_in_schema=False, packed=True)
def file(request: Request[Any, Any, State], name: str) -> Response[bytes]:
    """The icons and the manifest."""
    return answer(request, name)


def lost(request: Request[Any, Any, State], error: NotFoundException) -> Response[Any]:
    """What is not there: for people the page, which says so in their language."""
    if "text/html" not in request.headers.get("accept", ""):
        return Response({"status_code": 404, "detail": error.detail}, status_code=404)
    shown = bundle()["index.html"]
    return Response(shown.body, status_code=404, headers=HEADERS, media_type=shown.kind)


def handlers() -> list[Any]:
    return [index, asset, file]
