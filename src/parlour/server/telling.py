"""A table put into the protocol's words, for one client: only what its seat may see."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER, SPECTATOR, Game, Message
from parlour.core.lesson import LEARNER, Lesson
from parlour.core.options import show_options
from parlour.core.play import Play
from parlour.server import protocol as wire
from parlour.server.summary import summary
from parlour.server.table import Table

LATEST = 300
"""So many events of a race are told to somebody who comes back: a round in which nobody checks
out goes on for ever."""


def info(table: Table, present: list[bool]) -> wire.Info:
    """What everybody may know about a table."""
    chairs = [
        wire.Chair(
            name=chair.name,
            kind=chair.kind,
            level=chair.level,
            present=chair.kind == "bot" or present[seat],
            host=table.is_host(chair.holder),
        )
        for seat, chair in enumerate(table.chairs.chairs)
    ]
    return wire.Info(
        table=table.name,
        game=table.game.name,
        options=show_options(table.options, table.game.options),
        clock=table.made.clock,
        timing=table.made.timing if table.game.race is not None else None,
        forced=table.made.forced,
        public=table.made.public,
        phase=table.phase,  # type: ignore[arg-type]
        chairs=chairs,
        games=table.match.games,
        played=len(table.match.played),
        scores=list(table.match.scores()),
        records=table.records,
        commitment=table.commitment,
        again=sorted(table.wishes),
    )


def position(
    play: Play,
    seat: int,
    deadline: int | None = None,
    heat: wire.Heat | None = None,
    undo: bool = False,
) -> wire.Position:
    """The game as a seat, or a spectator, sees it now."""
    story = play.game.story
    view = play.game.sight.see(play.state, seat)
    mask = play.legal(seat) if seat != SPECTATOR else 0
    legal = members(mask)
    turn = play.turn
    return wire.Position(
        number=len(play.events),
        turn=turn,
        view=sent(view, play.game.sight.SETS),
        legal=legal,
        labels=[said(story.label(view, action)) for action in legal],
        prompt=said(story.prompt(view, mask)),
        scores=list(play.game.sight.points(view)[: play.seats]),
        undo=undo,
        deadline=deadline,
        heat=heat,
        summary=summary(play) if turn == OVER else None,
    )


def past(play: Play, seat: int, number: int) -> wire.Past:
    """The running game after event ``number``. Raises Refusal where that is not to be had:
    it never was, or is left to memory, as the log is for somebody who comes back."""
    if not 0 <= number <= len(play.events):
        raise Refusal("no-such-event", event=number, most=len(play.events))
    forgotten = play.game.told_from(play.states)
    if forgotten and number <= forgotten:
        raise Refusal("left-to-memory")
    state = play.states[number]
    view = play.game.sight.see(state, seat)
    return wire.Past(
        number=number,
        turn=play.game.rules.turn(state),
        view=sent(view, play.game.sight.SETS),
        scores=list(play.game.sight.points(view)[: play.seats]),
    )


def events(play: Play, seat: int, since: int) -> list[wire.Event]:
    """What the seat learns of all events after number ``since``."""
    found = []
    for number in range(since + 1, len(play.events) + 1):
        before, after = play.states[number - 1 : number + 1]
        event = play.events[number - 1]
        messages = play.game.story.tell(before, *event, after, seat)
        found.append(wire.Event(number, event.actor, [said(message) for message in messages]))
    return found


def again(play: Play, seat: int, since: int) -> list[wire.Event]:
    """The same for somebody who comes back: what the game leaves to memory is left out, and of a
    race that does not end what is long past."""
    return events(play, seat, max(since, left_to_memory(play), long_past(play)))


def long_past(play: Play) -> int:
    """The last event of a running race that nobody needs to be told again."""
    race = play.game.race
    if race is None or play.turn == OVER or not race.live(play.state):
        return 0
    return max(0, len(play.events) - LATEST)


def left_to_memory(play: Play) -> int:
    """The last event that nobody is told again: the one after which memory ends belongs to it."""
    forgotten = play.game.told_from(play.states)
    return forgotten + 1 if forgotten else 0


def contests(table: Table, since: int = 0) -> list[wire.Contest]:
    """Who was faster than whom; at the end of a game all of it, before that nothing about what
    the game leaves to memory."""
    play = table.play
    over = play is not None and play.turn == OVER
    found = table.contests[0 if over else since :]
    if play is None or not found:
        return []
    first = left_to_memory(play)
    return [wire.Contest(x.event, x.by, x.seat, x.ms) for x in found if x.event > first]


def said(message: Message) -> wire.Said:
    """Names of things go as objects, so that nobody takes them for lists of keys."""
    return wire.Said(message.key, {name: plain(value) for name, value in message.params.items()})


def steps(play: Play, seat: int) -> list[wire.Step]:
    """A whole game, event by event, for somebody who looks back at it."""
    game, found = play.game, []
    told = [wire.Event(0, OVER, []), *events(play, seat, 0)]
    for event, state in zip(told, play.states, strict=True):
        before = play.states[event.number - 1] if event.number else None
        view = game.sight.see(state, seat)
        found.append(
            wire.Step(
                number=event.number,
                actor=event.actor,
                said=event.said,
                turn=game.rules.turn(state),
                view=sent(view, game.sight.SETS),
                scores=list(game.sight.points(view)[: play.seats]),
                of=game.rules.chances(before) if before is not None else 0,
                outcome=play.events[event.number - 1].number if event.actor == CHANCE else -1,
            )
        )
    return found


def lesson(lesson: Lesson, game: Game) -> wire.Lesson:
    """A first game, place by place, as its learner sees it. What was skipped is not told."""
    record = lesson.record
    play = Play(game, len(record.players), record.options)
    found: list[wire.LessonStep] = []
    seen = 0
    for place in lesson.told():
        for event in record.events[len(play.events) : place]:
            play.step(event)
        found.append(
            wire.LessonStep(
                events=events(play, LEARNER, seen) if place == seen + 1 else [],
                position=position(play, LEARNER),
                remark=lesson.remarks.get(place, ""),
                gesture=lesson.gesture(place),
            )
        )
        seen = place
    options = show_options(record.options, game.options)
    return wire.Lesson(game.name, list(record.players), options, found)


def sent(view: Any, sets: tuple[str, ...]) -> dict[str, Any]:
    """A view as an object; the fields named in ``sets`` as lists of their members."""
    found: dict[str, Any] = view._asdict()
    for name, value in found.items():
        if name in sets:
            found[name] = listed(value)
        elif type(value) is not int:
            found[name] = known(type(view).__module__, name, value)
    return found


# Seats see mostly the same, and most of it is as it was before: so these are remembered. What
# they return is for the wire, and not to be changed.


@lru_cache(8192)
def listed(value: Any) -> Any:
    return [listed(one) for one in value] if isinstance(value, tuple) else members(value)


@lru_cache(8192)
def known(game: str, field: str, value: Any) -> Any:
    """By the field that it stands in: a NamedTuple equals the tuple of its members, and options are
    not to be taken for somebody's dice."""
    return plain(value)


def plain(value: Any) -> Any:
    """NamedTuples as objects, for people who read JSON."""
    if isinstance(value, tuple):
        fields = getattr(value, "_fields", None)
        if fields is None:
            return [plain(part) for part in value]
        return {name: plain(part) for name, part in zip(fields, value, strict=True)}
    return value


def details(refusal: Refusal) -> dict[str, int | str]:
    """What is told of a refusal. Where the server keeps its files is its own business."""
    told = {key: v for key, v in refusal.details.items() if not isinstance(v, Path)}
    return {key: v if isinstance(v, int) else str(v) for key, v in told.items()}
