"""The lines of a table's log. A table is the fold of them; see :mod:`parlour.server.table`."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from parlour.server.protocol import Clock, Timing


class Line(Struct, tag_field="kind", omit_defaults=True):
    """The base of all lines. ``who`` and ``id`` name the command behind it, so that
    repeating that command stays harmless after a restart too."""

    who: str = ""
    id: str = ""


class Made(Line, tag="made", kw_only=True):
    game: str
    seats: int
    options: dict[str, str]
    clock: Clock
    public: bool
    games: int
    forced: bool
    host: str
    timing: Timing = Timing()


class Sealed(Line, tag="sealed", kw_only=True):
    """The secret of the next game was drawn; its SHA-256 is public from here on."""

    secret: str


class Sat(Line, tag="sat", kw_only=True):
    seat: int
    name: str
    token: str
    contribution: str


class Botted(Line, tag="botted", kw_only=True):
    """A bot sits here: put by the host, or for somebody who left a running game."""

    seat: int
    level: str


class Emptied(Line, tag="emptied", kw_only=True):
    seat: int


class Swapped(Line, tag="swapped", kw_only=True):
    seat: int
    other: int


class Contributed(Line, tag="contributed", kw_only=True):
    seat: int
    contribution: str


class Began(Line, tag="began", kw_only=True):
    options: dict[str, str]


class Acted(Line, tag="acted", kw_only=True):
    """A gesture; ``by`` is "player", "bot", "clock" or "forced"."""

    seat: int
    action: int
    by: str = "player"


class Beaten(Line, tag="beaten", kw_only=True):
    """In a race a seat came second: by how many milliseconds, and to whose event. Changes
    nothing; it is for the replay, and for those who ask."""

    seat: int
    action: int
    by: int
    event: int
    ms: int


class Fell(Line, tag="fell", kw_only=True):
    """What chance brought."""

    outcome: int


class Undone(Line, tag="undone", kw_only=True):
    """So many of a seat's last gestures were taken back."""

    seat: int
    count: int = 1


class Ended(Line, tag="ended", kw_only=True):
    """A game is over; its record has this address."""

    record: str


class Wished(Line, tag="wished", kw_only=True):
    """Somebody wants to play on; the others have not said so yet."""

    seat: int


class Renewed(Line, tag="renewed", kw_only=True):
    """Another match by the same people."""


class Closed(Line, tag="closed", kw_only=True):
    pass


Any_ = (
    Made
    | Sealed
    | Sat
    | Botted
    | Emptied
    | Swapped
    | Contributed
    | Began
    | Acted
    | Beaten
    | Fell
    | Undone
    | Ended
    | Wished
    | Renewed
    | Closed
)

_decoder: msgspec.json.Decoder[Any_] = msgspec.json.Decoder(Any_)


def pack(line: Any_) -> bytes:
    return msgspec.json.encode(line)


def unpack(body: bytes) -> Any_:
    """The inverse of ``pack``; raises msgspec.ValidationError for anything else."""
    return _decoder.decode(body)
