"""The files of the browser's client, and what a replay is made of."""

from __future__ import annotations

import gzip
import re
import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest

from parlour.core.game import CHANCE, SPECTATOR
from parlour.games import NAMES, find
from parlour.server import pages, telling
from tests.server.running import Server, running
from tests.walks import Setup, finished


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("pages") / "data") as server:
        yield server


def fetch(server: Server, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    request = urllib.request.Request(server.url + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return answer.status, dict(answer.headers), answer.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, dict(error.headers), error.read()


def test_the_page_is_the_same_for_the_room_for_tables_and_for_replays(server: Server) -> None:
    code, headers, page = fetch(server, "/")
    assert code == 200
    assert headers["content-type"].startswith("text/html")
    assert headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in headers["content-security-policy"]
    for path in ("/t/anything", "/r/anything", "/learn/anything"):
        assert fetch(server, path)[2] == page
    assert fetch(server, "/", **{"If-None-Match": headers["etag"]})[0] == 304


def test_hashed_files_are_kept_for_good_and_come_packed(server: Server) -> None:
    page = fetch(server, "/")[2].decode()
    assert "<script>" not in page  # the policy forbids it
    for path in re.findall(r'"(/assets/[^"]+)"', page):
        code, headers, body = fetch(server, path, **{"Accept-Encoding": "gzip"})
        assert code == 200
        assert "immutable" in headers["cache-control"]
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(body) == fetch(server, path)[2]


def test_icons_and_manifest_are_there_and_nothing_else(server: Server) -> None:
    for name in ("icon.svg", "icon-192.png", "icon-512.png", "manifest.webmanifest"):
        assert fetch(server, f"/{name}")[0] == 200
    for path in ("/assets/none.js", "/none.txt", "/.digest", "/assets/..%2findex.html"):
        assert fetch(server, path)[0] == 404


def test_a_wrong_address_is_told_to_people_by_the_page(server: Server) -> None:
    for path in ("/nothing", "/t/a/b", "/none.txt"):
        code, headers, body = fetch(server, path, Accept="text/html,*/*")
        assert (code, body) == (404, fetch(server, "/")[2])
        assert headers["content-type"].startswith("text/html")
        assert "default-src 'self'" in headers["content-security-policy"]


@pytest.mark.parametrize("name", NAMES)
def test_steps_tell_a_whole_game_with_what_its_dice_are_checked_by(name: str) -> None:
    game = find(name)
    play = finished(Setup(game, 2, game.rules.Options()), seed=3)
    steps = telling.steps(play, SPECTATOR)
    assert [step.number for step in steps] == list(range(len(play.events) + 1))
    for step, event in zip(steps[1:], play.events, strict=True):
        assert step.actor == event.actor
        if event.actor == CHANCE:
            assert 0 <= step.outcome == event.number < step.of
        else:
            assert (step.outcome, step.of) == (-1, 0)
    assert steps[-1].scores == list(game.rules.scores(play.state)[: play.seats])


def test_no_steps_without_a_record(server: Server) -> None:
    assert fetch(server, "/api/records/none/steps")[0] == 404


HEAVIEST = 130_000
"""Bytes of script and style, packed, for the first page and any one game."""

CHOICES = (*NAMES, "plain", "de", "zh")


def needed(name: str, others: tuple[str, ...], seen: set[str]) -> set[str]:
    """A built file and all that it names, save what is loaded only for others."""
    found = pages.bundle()
    if name in seen or name not in found:
        return seen
    seen.add(name)
    for other in re.findall(rb"[\w.-]+\.(?:js|css)", found[name].body):
        if not other.decode().startswith(others):
            needed(f"assets/{other.decode()}", others, seen)
    return seen


@pytest.mark.parametrize("game", [*NAMES, "plain"])
def test_the_first_page_and_any_one_game_are_light(game: str) -> None:
    others = tuple(f"{one}-" for one in CHOICES if one != game)
    files = needed("index.html", others, set())
    assert any("/Table-" in name for name in files)
    assert any("/en-" in name for name in files)
    assert sum(len(pages.bundle()[name].packed) for name in files) <= HEAVIEST
