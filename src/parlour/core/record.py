"""A game's record: the log with its header, and a text form for people.

::

    Parlour record 1
    Game: roll_out
    Player 1: Ann
    Player 2: greedy
    Option checkers: 9
    Deck: "…"
    Commitment: 5f0c…
    Contribution 1: 9a…
    Secret: 44…

    1 roll
    * 5 2
    1 +5

Below the blank line stands one event a line: the player's number and the
gesture, or a star and what chance brought, in the notation of that game. In a race
``~ 2 +34 ms`` below a gesture says that player 2 came 34 ms too late for it.
A table's own deck stands in the header as one JSON string. Lines that begin with
``#`` are remarks. ``read(write(record)) == record``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from parlour.core import dice
from parlour.core.bits import members
from parlour.core.dice import Fairness
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, Game
from parlour.core.options import read_options, show_options
from parlour.core.play import Event, Play, check_seats, replay

VERSION = 1
TITLE = "Parlour record"


MARGIN = re.compile(r"~ (?P<player>[1-9]) \+(?P<ms>[0-9]{1,6}) ms")


class Margin(NamedTuple):
    """In a race somebody came second to event ``event``, counted from 1. It changes nothing."""

    event: int
    seat: int
    ms: int


@dataclass(frozen=True)
class Record:
    """Everything about one game, finished or not. Margins stand in the order of their events."""

    game: str
    players: tuple[str, ...]
    options: Any
    events: tuple[Event, ...]
    fairness: Fairness | None = None
    deck: str = ""
    margins: tuple[Margin, ...] = ()

    def play(self, game: Game) -> Play:
        """The game, folded again; ``game`` is the one that this record names."""
        return replay(game, len(self.players), self.options, self.events)


def write(record: Record, game: Game, play: Play | None = None) -> str:
    """The text form; ``play`` is the record's, for who has folded it already."""
    lines = [f"{TITLE} {VERSION}", f"Game: {record.game}"]
    lines += [f"Player {n}: {quoted(name)}" for n, name in enumerate(record.players, 1)]
    lines += [
        f"Option {name}: {value}"
        for name, value in show_options(record.options, game.options).items()
    ]
    if record.deck:
        lines.append(f"Deck: {json.dumps(record.deck)}")
    if record.fairness is not None:
        lines.append(f"Commitment: {record.fairness.commitment.hex()}")
        lines += [
            f"Contribution {n}: {part.hex()}"
            for n, part in enumerate(record.fairness.contributions, 1)
        ]
        if record.fairness.secret:
            lines.append(f"Secret: {record.fairness.secret.hex()}")
    lines.append("")
    late: dict[int, list[str]] = {}
    for event, seat, ms in record.margins:
        late.setdefault(event, []).append(f"~ {seat + 1} +{ms} ms")
    states = (play or record.play(game)).states
    for place, (actor, number) in enumerate(record.events):
        if actor == CHANCE:
            lines.append(f"* {game.notation.outcome(states[place], number)}")
        else:
            lines.append(f"{actor + 1} {game.notation.gesture(states[place], number)}")
        lines += late.get(place + 1, [])
    return "\n".join(lines) + "\n"


def quoted(name: str) -> str:
    """A name as it is, or as a JSON string where it would not survive as it is."""
    plain = name == name.strip() and name.isprintable() and name and not name.startswith('"')
    return name if plain else json.dumps(name)


def read(text: str, find: Callable[..., Game]) -> Record:
    """Read the text form. Raises Refusal with the line and the reason.

    ``find`` gives the game of a name, or of a name and a deck, or raises Refusal.
    """
    lines = Lines(text)
    header = read_header(lines)
    with lines:
        name = header.take("Game")
        game = find(name)
        if "Deck" in header.fields:
            game = find(name, unquoted(header.take("Deck"), lines))
    players = tuple(unquoted(name, lines) for name in header.numbered("Player"))
    with lines:
        check_seats(game, len(players))
    options = header.options(game)
    play = Play(game, len(players), options)
    fairness = read_fairness(header, lines, len(players))
    header.nothing_left()
    margins = []
    for line in lines:
        with lines:
            if line.startswith("~"):
                margins.append(read_margin(play, line))
            else:
                play.step(read_event(play, line))
    events = tuple(play.events)
    return Record(game.name, players, options, events, fairness, game.deck, tuple(margins))


class Lines:
    """The lines of a text; as a context it says where a refusal happened."""

    def __init__(self, text: str) -> None:
        self.rest = list(enumerate(text.splitlines(), 1))
        self.rest.reverse()
        self.number = 1

    def __iter__(self) -> Lines:
        return self

    def __next__(self) -> str:
        """The next line that is neither blank nor a remark."""
        while self.rest:
            self.number, line = self.rest.pop()
            if line.strip() and not line.startswith("#"):
                return line.strip()
        raise StopIteration

    def until_blank(self) -> list[tuple[int, str]]:
        found = []
        while self.rest and self.rest[-1][1].strip():
            number, line = self.rest.pop()
            if not line.startswith("#"):
                found.append((number, line.strip()))
        return found

    def refuse(self, reason: str, **details: object) -> Refusal:
        return Refusal(reason, line=self.number, **details)

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: Any, error: Any, trace: Any) -> None:
        if isinstance(error, Refusal) and error.line is None:
            raise self.refuse(error.reason, **error.details) from None


class Header:
    """The fields of a header, each taken once."""

    def __init__(self, fields: dict[str, tuple[int, str]], lines: Lines) -> None:
        self.fields = fields
        self.lines = lines

    def take(self, name: str) -> str:
        if name not in self.fields:
            raise self.lines.refuse("record-lacks", field=name)
        self.lines.number, value = self.fields.pop(name)
        return value

    def numbered(self, name: str) -> list[str]:
        """The values of ``name 1``, ``name 2`` and so on."""
        values: list[str] = []
        while f"{name} {len(values) + 1}" in self.fields:
            values.append(self.take(f"{name} {len(values) + 1}"))
        return values

    def options(self, game: Game) -> Any:
        """The options, each read by itself so that a refusal has its line."""
        chosen: dict[str, str] = {}
        for name in [name for name in self.fields if name.startswith("Option ")]:
            option = name.removeprefix("Option ")
            chosen[option] = self.take(name)
            with self.lines:
                read_options(game.rules, game.options, {option: chosen[option]})
        return read_options(game.rules, game.options, chosen)

    def nothing_left(self) -> None:
        for name in list(self.fields):
            self.take(name)
            raise self.lines.refuse("record-unknown-field", field=name)


def read_header(lines: Lines) -> Header:
    first = next(lines, "")
    if not first.startswith(TITLE + " "):
        raise lines.refuse("not-a-record")
    if first != f"{TITLE} {VERSION}":
        raise lines.refuse(
            "record-version", version=first.removeprefix(TITLE).strip(), known=VERSION
        )
    fields: dict[str, tuple[int, str]] = {}
    for number, line in lines.until_blank():
        lines.number = number
        name, colon, value = line.partition(":")
        if not colon:
            raise lines.refuse("record-bad-line", text=line)
        if name in fields:
            raise lines.refuse("record-twice", field=name)
        fields[name] = (number, value.strip())
    return Header(fields, lines)


def unquoted(name: str, lines: Lines) -> str:
    try:
        value = json.loads(name) if name.startswith('"') else name
    except ValueError:
        raise lines.refuse("record-bad-line", text=name) from None
    if not isinstance(value, str):
        raise lines.refuse("record-bad-line", text=name)
    return value


def read_fairness(header: Header, lines: Lines, seats: int) -> Fairness | None:
    if "Commitment" not in header.fields:
        return None
    commitment = unhex(header.take("Commitment"), lines)
    contributions = tuple(unhex(part, lines) for part in header.numbered("Contribution"))
    if len(contributions) != seats:
        raise lines.refuse("record-lacks", field=f"Contribution {len(contributions) + 1}")
    secret = unhex(header.take("Secret"), lines) if "Secret" in header.fields else b""
    return Fairness(commitment, contributions, secret)


def unhex(text: str, lines: Lines) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise lines.refuse("record-bad-line", text=text) from None


def read_event(play: Play, line: str) -> Event:
    """One line below the header, understood in the state that the play is in."""
    who, _, what = line.partition(" ")
    what = " ".join(what.split())
    notation = play.game.notation
    if who == "*":
        if play.turn != CHANCE:
            raise Refusal("no-chance-now")
        try:
            return Event(CHANCE, notation.read_outcome(play.state, what))
        except ValueError:
            raise Refusal("record-bad-outcome", text=what) from None
    if not who.isdecimal() or not who.isascii():
        raise Refusal("record-bad-line", text=line)
    seat = int(who) - 1
    if not 0 <= seat < play.seats:
        raise Refusal("no-such-seat", seat=who)
    for action in members(play.legal(seat)):
        if notation.gesture(play.state, action) == what:
            return Event(seat, action)
    raise Refusal("record-bad-gesture", text=what)


def read_margin(play: Play, line: str) -> Margin:
    """Who came second to the latest event, which is somebody else's gesture."""
    found = MARGIN.fullmatch(line)
    winner = play.events[-1].actor if play.events else CHANCE
    if found is None or winner == CHANCE:
        raise Refusal("record-bad-line", text=line)
    seat = int(found["player"]) - 1
    if seat >= play.seats or seat == winner:
        raise Refusal("no-such-seat", seat=found["player"])
    return Margin(len(play.events), seat, int(found["ms"]))


def verify(record: Record, game: Game) -> int:
    """Work out every outcome again and return how many there are.

    Raises Refusal with the event's number where one differs, where the secret
    does not fit the commitment, or where the record tells neither.
    """
    fairness = record.fairness
    if fairness is None:
        raise Refusal("no-commitment")
    if not fairness.secret:
        raise Refusal("no-secret")
    if dice.commit(fairness.secret) != fairness.commitment:
        raise Refusal("wrong-secret")
    chance = dice.FairDice(fairness.contributions, fairness.secret)
    play = Play(game, len(record.players), record.options)
    for number, event in enumerate(record.events, 1):
        if event.actor == CHANCE:
            expected = chance.draw(game.rules.chances(play.state))
            if event.number != expected:
                raise Refusal(
                    "wrong-outcome",
                    event=number,
                    told=game.notation.outcome(play.state, event.number),
                    true=game.notation.outcome(play.state, expected),
                )
        play.step(event)
    return chance.drawn
