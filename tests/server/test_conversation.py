"""What is said across a table."""

from __future__ import annotations

from pathlib import Path

from parlour.server import limits
from parlour.server import protocol as wire
from tests.server.tables import HOST, Ear, open_room, run, table_for_two


def test_those_who_have_said_enough_are_forgotten(tmp_path: Path) -> None:
    """A chair may change hands again and again."""

    async def work() -> None:
        room = await open_room(tmp_path)
        host, _, ben = await table_for_two(room)
        await ben.ask(host, wire.Leave())
        time = [0.0]
        talkers = host.conversation.talkers
        talkers.now = lambda: time[0]
        for count in range(300):
            time[0] += 1
            ear = Ear(f"token-{count:020}")
            await ear.ask(host, wire.Sit(seat=1, name="Cem"))
            host.talk(ear, wire.Do("c", wire.Chat(text="hi")))
            assert ear.last(wire.Accepted).id == "c"
            await ear.ask(host, wire.Leave())
        assert len(talkers.buckets) <= limits.FEW
        await room.close()

    run(work())


def test_who_comes_later_hears_what_was_said(tmp_path: Path) -> None:
    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, _ = await table_for_two(room)
        host.talk(ann, wire.Do("c1", wire.Chat(text="hello  there")))
        host.talk(ann, wire.Do("c2", wire.React(reaction="lucky")))
        late = Ear("somebody-else-entirely")
        host.enter(late, -1)
        told = late.last(wire.Welcome).talk
        assert [(one.seat, one.text, one.reaction) for one in told] == [
            (0, "hello there", ""),
            (0, "", "lucky"),
        ]
        await room.close()

    run(work())


def test_only_what_can_be_read_is_said_and_not_too_much_of_it(tmp_path: Path) -> None:
    """By a person, however many lines they have."""

    async def work() -> None:
        room = await open_room(tmp_path)
        host, ann, _ = await table_for_two(room)
        host.talk(ann, wire.Do("c1", wire.Chat(text="a\u202eb\x07 \n 好")))
        assert ann.last(wire.Talk).text == "ab 好"
        host.talk(ann, wire.Do("c2", wire.Chat(text=" \u200b ")))
        assert ann.last(wire.Refused).reason == "nothing-said"
        other = Ear(HOST)  # the same person on another line
        host.enter(other, -1)
        for count in range(10):
            host.talk(other, wire.Do(f"d{count}", wire.Chat(text="spam")))
        assert other.last(wire.Refused).reason == "too-fast"
        assert len(host.conversation.said) <= 6
        said = len(host.conversation.said)
        host.talk(ann, wire.Do("c1", wire.Chat(text="once more")))  # sent again after a lost line
        assert isinstance(ann.told[-1], wire.Accepted)
        assert len(host.conversation.said) == said
        await room.close()

    run(work())
