"""What clients and the server say to each other over the WebSocket: JSON, one message a frame.

The structs below are the protocol; ``docs/protocol.md`` and the client's TypeScript types
are made from them. Every message has a ``type``. A client says ``hello`` first. Then it
asks with ``do``, and each asking is answered once, by ``accepted`` or ``refused``.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

LONGEST_MESSAGE = 4096
"""Bytes in one frame from a client; longer ones end the connection."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Hex = Annotated[str, Meta(max_length=128, pattern="^([0-9a-f]{2})*$")]
Token = Annotated[str, Meta(pattern="^([A-Za-z0-9_-]{16,64})?$")]
"""A random text that a client makes up and keeps: who has it, has the chair. Without one,
one may only watch."""

Clock = Literal["none", "relaxed", "strict"]
Level = Literal["random", "greedy"]


Tempo = Literal["calm", "brisk", "frantic"]


class Timing(Struct, forbid_unknown_fields=True, frozen=True):
    """How a table races, in games that do: how soon a seat may roll again, how many seconds
    there are to look before the countdown, and whether slow lines are made up for."""

    tempo: Tempo = "brisk"
    look: Annotated[int, Meta(ge=0, le=60)] = 5
    fair: bool = True


class Out(Struct, forbid_unknown_fields=True, tag_field="type"):
    """The base of everything that a client sends."""


# Commands: what a client may ask for


class Sit(Out, tag="sit"):
    """Take a chair before the start, or change to another one. A bot there changes places.
    During a game: take over a chair that nobody has."""

    seat: Seat
    name: Name
    contribution: Hex = ""


class Leave(Out, tag="leave"):
    """Give up the chair. During a game a bot takes it."""


class SeatBot(Out, tag="seat-bot"):
    """The host puts a bot into an empty chair."""

    seat: Seat
    level: Level = "greedy"


class Remove(Out, tag="remove"):
    """The host empties a chair; during a game a bot takes it."""

    seat: Seat


class Swap(Out, tag="swap"):
    """The host lets two chairs change places before the start, whoever sits there."""

    seat: Seat
    other: Seat


class Start(Out, tag="start"):
    """The host begins the game; empty chairs that the game needs are refused."""


class Contribute(Out, tag="contribute"):
    """Bytes for the next game's dice, after its commitment was published."""

    contribution: Hex


class Act(Out, tag="act"):
    """A gesture. ``seen`` is the number of events that the player has seen; where it is
    given and another's move came in between, the gesture is refused as stale. So it is where
    ``heat``, the race that it was made in, is over."""

    action: Annotated[int, Meta(ge=0, le=62)]
    seen: int = -1
    heat: int = 0


class Undo(Out, tag="undo"):
    """Take one's last gesture back."""


class Again(Out, tag="again"):
    """The next game of the match, or after its end another match by the same people."""


class Close(Out, tag="close"):
    """The host closes the table."""


class Chat(Out, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class React(Out, tag="react"):
    reaction: Literal["hello", "well-played", "lucky", "ouch", "thinking", "thanks"]


Command = (
    Sit
    | Leave
    | SeatBot
    | Remove
    | Swap
    | Start
    | Contribute
    | Act
    | Undo
    | Again
    | Close
    | Chat
    | React
)


class Hello(Out, tag="hello"):
    """The first message. ``since`` is the last version seen; -1 asks for all."""

    table: Id
    token: Token = ""
    since: int = -1


class Do(Out, tag="do"):
    """A command. Repeating an ``id`` is harmless: it is answered again and not done again."""

    id: Id
    command: Command


class Ping(Out, tag="ping"):
    """``at`` is the client's own time and comes back unchanged."""

    at: float


class Echo(Out, tag="echo"):
    """The answer to a ``probe``, at once and with its number: so the server measures the line."""

    number: int


ClientMessage = Hello | Do | Ping | Echo


# What the server says


class In(Struct, tag_field="type"):
    """The base of everything that the server sends."""


class Chair(Struct):
    """One chair of a table, as everybody sees it."""

    name: str
    kind: Literal["empty", "person", "bot"]
    level: str
    present: bool
    host: bool


class Info(Struct):
    """A table, as everybody sees it."""

    table: str
    game: str
    options: dict[str, str]
    clock: Clock
    timing: Timing | None
    forced: bool
    """Whether gestures without a choice play themselves, after a moment."""
    public: bool
    phase: Literal["gathering", "playing", "between", "over", "closed"]
    chairs: list[Chair]
    games: int
    played: int
    scores: list[int]
    records: list[str]
    commitment: str
    again: list[int]
    """Who wants to play on, when a game is over."""


class Standing(Info, kw_only=True):
    """A table from ``/api/tables/NAME``. ``yours``: who asked has a chair there, by the token in
    the header ``Authorization: Bearer``, and may act now."""

    yours: bool


class Said(Struct):
    """Something to be said: a key of the Fluent files with its parameters."""

    key: str
    params: dict[str, Any]


class Event(Struct):
    """What happened, as this client may know it. ``number`` counts the game's events from 1;
    after an undo it goes back."""

    number: int
    actor: int
    said: list[Said]


class Heat(Struct):
    """A race that is on, or about to start: everybody may act from the server's time ``go``
    on, and this seat may roll from ``roll`` on. The times are the server's; clients know it by
    ``ping`` and count down by themselves. ``tempo`` is the time between two rolls."""

    number: int
    go: int
    roll: int
    tempo: int


class Tally(Struct):
    """How one seat did in a finished game: its points by source, how often it threw each
    face, and its ``good`` throws beside those that the odds promised, ``expected``."""

    points: list[int]
    faces: list[int]
    good: int
    expected: float


class Summary(Struct):
    """A finished game in figures. ``sources`` are keys (``source-<name>``); where ``luck`` is
    false, no throw is good or bad by itself, and where ``dice`` is, none was made."""

    sources: list[str]
    winners: list[int]
    lowest_wins: bool
    dice: bool
    luck: bool
    seats: list[Tally]


class Contest(Struct):
    """Two reached for the same thing in a race: whose gesture became event ``event``, and who was
    ``ms`` milliseconds later."""

    event: int
    winner: int
    loser: int
    ms: int


class Position(Struct):
    """The game as one seat sees it now. ``scores`` are the points as far as it can know them."""

    number: int
    turn: int
    view: dict[str, Any]
    legal: list[int]
    labels: list[Said]
    prompt: Said
    scores: list[int]
    undo: bool
    deadline: int | None
    heat: Heat | None = None
    summary: Summary | None = None


class Past(Struct):
    """A running game as it was after event ``number``, as this seat sees it now, from
    ``/api/tables/NAME/past/NUMBER``. Games may leave the longer past to memory."""

    number: int
    turn: int
    view: dict[str, Any]
    scores: list[int]


class Talk(In, tag="talk"):
    """A short message or a reaction, said at that time."""

    seat: int
    name: str
    at: int
    text: str = ""
    reaction: str = ""


class Welcome(In, tag="welcome"):
    """The answer to ``hello``: everything, or with ``events`` what was missed. ``talk`` is what
    was said lately."""

    version: int
    seat: int
    host: bool
    info: Info
    position: Position | None
    events: list[Event]
    complete: bool
    time: int
    contests: list[Contest] = []
    talk: list[Talk] = []


class Update(In, tag="update"):
    """Something changed. ``since`` is the version of the update before: where a client has
    another one, it lost something and says hello again. ``contests`` are new, or at the end of
    a game all of it."""

    since: int
    version: int
    seat: int
    host: bool
    info: Info
    position: Position | None
    events: list[Event]
    time: int
    contests: list[Contest] = []


class Accepted(In, tag="accepted"):
    """The command was done, durably."""

    id: str
    version: int


class Refused(In, tag="refused"):
    """Nothing changed; ``reason`` is a key of the Fluent files (``error-<reason>``)."""

    id: str
    reason: str
    details: dict[str, Any] = {}


class Presence(In, tag="presence"):
    """Who is connected, by seat, and how many watch."""

    present: list[bool]
    watching: int


class Pong(In, tag="pong"):
    at: float
    time: int


class Probe(In, tag="probe"):
    """To be answered by ``echo`` at once."""

    number: int


class Bye(In, tag="bye"):
    """The server ends the connection; ``resume`` says whether to come back."""

    reason: str
    resume: bool


class Step(Struct):
    """A finished game after its event ``number``, or at 0 before the first. Where the event
    was chance's, ``outcome`` is what it brought, one of ``of`` equally likely ones."""

    number: int
    actor: int
    said: list[Said]
    turn: int
    view: dict[str, Any]
    scores: list[int]
    of: int
    outcome: int


class Replay(Struct):
    """A finished game step by step, from ``/api/records/NAME/steps``. The hexadecimal strings
    are what its dice are checked by."""

    game: str
    players: list[str]
    finished: int
    commitment: str
    contributions: list[str]
    secret: str
    summary: Summary | None
    steps: list[Step]
    contests: list[Contest] = []


class LessonStep(Struct):
    """A place of a lesson: what just happened, the game as the learner sees it, the key of what
    is remarked there, if anything, and the gesture to make, or -1 where others go on."""

    events: list[Event]
    position: Position
    remark: str
    gesture: int


class Lesson(Struct):
    """A first game, from ``/api/games/NAME/lesson``. The learner has the first seat."""

    game: str
    players: list[str]
    options: dict[str, str]
    steps: list[LessonStep]


ServerMessage = Welcome | Update | Accepted | Refused | Presence | Talk | Pong | Probe | Bye

decoder = msgspec.json.Decoder(ClientMessage)
encoder = msgspec.json.Encoder()
