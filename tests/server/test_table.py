"""A table without sockets: chairs, games, matches, and the fold of its log."""

from __future__ import annotations

from typing import Any

import pytest

from parlour.core.bits import members
from parlour.core.errors import Refusal
from parlour.core.game import ANYONE, OVER, Game
from parlour.core.record import verify
from parlour.server import entries as log
from parlour.server import protocol as wire
from parlour.server.chairs import holder_of
from parlour.server.clock import no_choice
from parlour.server.table import Table, new_table
from tests.server.tables import GUEST, HOST, do, fresh
from tests.walks import over_games


def seated(**wishes: Any) -> Table:
    table = fresh(**wishes)
    do(table, HOST, wire.Sit(seat=0, name="Ann", contribution="aa"))
    do(table, GUEST, wire.Sit(seat=1, name="Ben", contribution="bb"))
    for seat in range(2, table.made.seats):
        do(table, HOST, wire.SeatBot(seat=seat))
    return table


def refuses(table: Table, reason: str, token: str, command: wire.Command) -> None:
    before = table.lines
    with pytest.raises(Refusal) as caught:
        table.decide(holder_of(token), command)
    assert caught.value.reason == reason
    assert table.lines == before


def play_on(table: Table, most: int = 100_000) -> list[log.Any_]:
    """Everybody takes the first legal gesture, whoever they are."""
    lines: list[log.Any_] = []
    while table.phase == "playing" and len(lines) < most:
        assert table.play is not None
        turn = table.play.turn
        if turn == ANYONE:
            turn = next(s for s in range(table.play.seats) if table.play.legal(s))
        action = members(table.play.legal(turn))[len(lines) % 3 % popcount(table, turn)]
        for line in table.decide_act(turn, action).lines:
            table.apply(line)
            lines.append(line)
    return lines


def popcount(table: Table, seat: int) -> int:
    assert table.play is not None
    return table.play.legal(seat).bit_count()


def test_chairs_are_taken_changed_and_left() -> None:
    table = fresh(seats=3, game="diced_out")
    do(table, GUEST, wire.Sit(seat=0, name="Ben"))
    refuses(table, "seat-taken", HOST, wire.Sit(seat=0, name="Ann"))
    do(table, HOST, wire.SeatBot(seat=1))
    do(table, GUEST, wire.Sit(seat=1, name="Ben"))  # changes places with the bot
    assert [chair.kind for chair in table.chairs.chairs] == ["bot", "person", "empty"]
    do(table, HOST, wire.SeatBot(seat=2))
    assert [chair.name for chair in table.chairs.chairs] == ["bot:greedy", "Ben", "bot:greedy:2"]
    do(table, HOST, wire.Remove(seat=0))
    assert table.chairs[2].name == "bot:greedy:2"  # a bot keeps its name
    do(table, HOST, wire.SeatBot(seat=0))
    do(table, HOST, wire.Remove(seat=2))
    do(table, GUEST, wire.Sit(seat=2, name="Benno"))
    assert [chair.name for chair in table.chairs.chairs] == ["bot:greedy", "", "Benno"]
    do(table, GUEST, wire.Leave())
    assert table.chairs[2].kind == "empty"
    refuses(table, "not-seated", GUEST, wire.Leave())
    refuses(table, "no-such-seat", GUEST, wire.Sit(seat=3, name="Ben"))
    refuses(table, "no-token", "", wire.Sit(seat=2, name="Ben"))
    refuses(table, "bad-name", GUEST, wire.Sit(seat=2, name="  "))
    refuses(table, "bad-name", GUEST, wire.Sit(seat=2, name="a\x00b"))


def test_the_host_lets_people_change_places() -> None:
    table = seated()
    do(table, HOST, wire.Swap(seat=0, other=1))
    assert [chair.name for chair in table.chairs.chairs] == ["Ben", "Ann"]
    assert table.chairs.seat_of(holder_of(HOST)) == 1
    refuses(table, "host-only", GUEST, wire.Swap(seat=0, other=1))
    refuses(table, "no-such-seat", HOST, wire.Swap(seat=0, other=2))
    do(table, HOST, wire.Start())
    refuses(table, "already-started", HOST, wire.Swap(seat=0, other=1))


def test_only_the_host_keeps_the_house() -> None:
    table = seated()
    for command in (wire.Start(), wire.SeatBot(seat=1), wire.Remove(seat=0), wire.Close()):
        refuses(table, "host-only", GUEST, command)
    do(table, HOST, wire.Remove(seat=1))
    assert table.chairs[1].kind == "empty"
    refuses(table, "seat-empty", HOST, wire.Remove(seat=1))
    refuses(table, "seats-empty", HOST, wire.Start())
    do(table, HOST, wire.Close())
    refuses(table, "table-closed", HOST, wire.Start())


def test_a_game_needs_its_start_and_its_turns() -> None:
    table = seated()
    refuses(table, "not-started", HOST, wire.Act(action=0))
    do(table, HOST, wire.Start())
    refuses(table, "already-started", HOST, wire.Start())
    refuses(table, "not-your-turn", GUEST, wire.Act(action=0))
    refuses(table, "illegal-action", HOST, wire.Act(action=5))
    refuses(table, "stale", HOST, wire.Act(action=0, seen=7))
    refuses(table, "not-seated", "somebody-else-0123456", wire.Act(action=0))
    refuses(table, "not-over", HOST, wire.Again())
    refuses(table, "not-over", HOST, wire.Contribute(contribution="cc"))
    do(table, HOST, wire.Act(action=0, seen=0))
    assert table.play is not None
    assert len(table.play.events) == 2  # the gesture, and what the dice said


def test_undo_stops_at_the_dice() -> None:
    table = seated(options={"starter": "first"})
    do(table, HOST, wire.Start())
    refuses(table, "no-undo", HOST, wire.Undo())
    do(table, HOST, wire.Act(action=0))
    refuses(table, "no-undo", HOST, wire.Undo())
    assert table.play is not None
    before = table.play.state
    do(table, HOST, wire.Act(action=members(table.play.legal(0))[0]))
    refuses(table, "no-undo", GUEST, wire.Undo())
    do(table, HOST, wire.Undo())
    assert table.play.state == before


def test_a_repeated_command_is_harmless() -> None:
    table = seated()
    do(table, HOST, wire.Start(), "a")
    lines = table.lines
    do(table, HOST, wire.Act(action=0), "b")
    after = table.lines
    assert after > lines
    do(table, HOST, wire.Act(action=0), "b")
    do(table, HOST, wire.Start(), "a")
    assert table.lines == after
    # Another person's equal id is another command.
    with pytest.raises(Refusal):
        table.decide(holder_of("spectator-0123456789"), wire.Act(action=0), "b")


@over_games
def test_whole_matches_with_a_record_each(game: Game) -> None:
    games = game.match
    table = seated(game=game.name, seats=max(2, game.rules.MIN_SEATS), games=games)
    commitments = [table.commitment]
    do(table, HOST, wire.Start())
    for number in range(1, games + 1):
        assert table.commitment == commitments[-1]
        lines = play_on(table)
        record = table.match.played[-1]
        assert record.turn == OVER
        assert isinstance(lines[-2], log.Ended)
        assert isinstance(lines[-1], log.Sealed)
        commitments.append(table.commitment)
        kept = table.record()
        assert kept.fairness is not None
        assert kept.fairness.commitment.hex() == commitments[-2]
        assert verify(kept, game) == kept.play(game).outcomes()
        assert kept.fairness.contributions[0] == bytes.fromhex("aa")
        assert table.phase == ("over" if number == games else "between")
        do(table, HOST, wire.Contribute(contribution="aa"))
        if number < games:
            do(table, HOST, wire.Again())  # nobody else is known to be here
    assert len(set(commitments)) == games + 1
    do(table, GUEST, wire.Again())
    assert table.phase == "gathering"
    assert table.chairs[1].name == "Ben"


@over_games
def test_a_rematch_begins_as_soon_as_everybody_who_is_here_wants_it(game: Game) -> None:
    seats = max(3, game.rules.MIN_SEATS) if game.rules.MAX_SEATS > 2 else 2
    table = seated(game=game.name, seats=seats, games=1)
    do(table, HOST, wire.Start())
    play_on(table)
    secret, options = table.secret, table.match.next_options()
    do(table, HOST, wire.Contribute(contribution="a2"))
    do(table, GUEST, wire.Contribute(contribution="b2"))
    here = [seat < 2 for seat in range(seats)]  # bots need no line
    (wish,) = table.decide(holder_of(HOST), wire.Again(), "r0", here).lines
    table.apply(log.unpack(log.pack(wish)))
    assert (table.phase, table.wishes) == ("over", {0})
    assert table.decide(holder_of(HOST), wire.Again(), "r2", here).lines == []
    do(table, HOST, wire.Leave())
    assert table.wishes == set()
    do(table, HOST, wire.Sit(seat=0, name="Ann"))
    do(table, HOST, wire.Contribute(contribution="a2"))
    (wish,) = table.decide(holder_of(HOST), wire.Again(), "r3", here).lines
    table.apply(wish)
    lines = table.decide(holder_of(GUEST), wire.Again(), "r1", here).lines
    folded = [log.unpack(log.pack(line)) for line in lines]
    for line in folded:
        table.apply(line)
    assert table.phase == "playing"
    assert (len(table.match.played), len(table.records)) == (0, 1)
    assert table.play is not None
    assert table.dice is not None
    assert table.play.options == options
    assert table.dice.secret == secret  # sealed before anybody contributed to this game
    assert table.dice.contributions[:2] == (b"\xa2", b"\xb2")
    assert table.decide(holder_of(GUEST), wire.Again(), "r1", here).lines == []
    play_on(table)
    assert verify(table.record(), game) > 0


@pytest.mark.parametrize(
    ("asks", "present"), [(HOST, [True, False]), (GUEST, [False, True]), (HOST, [])]
)
def test_a_rematch_waits_for_those_who_are_not_here(asks: str, present: list[bool]) -> None:
    table = seated(game="diced_out", games=1)
    do(table, HOST, wire.Start())
    play_on(table)
    (line,) = table.decide(holder_of(asks), wire.Again(), "", present).lines
    table.apply(line)
    assert table.phase == "gathering"
    do(table, HOST, wire.Start())
    assert table.phase == "playing"


def test_an_undo_takes_back_what_played_itself() -> None:
    """Else it would be played again at once, and nothing could ever be undone."""
    table = seated(game="roll_out", forced=True, games=1)
    do(table, HOST, wire.Start())
    while True:
        play = table.game_now
        seat, before = play.turn, len(play.events)
        own, choices = [HOST, GUEST][seat], members(play.legal(seat))
        do(table, own, wire.Act(action=choices[0]))
        no_dice_fell = len(play.events) == before + 1
        chosen = len(choices) > 1 and no_dice_fell and play.turn == seat
        if chosen and no_choice(play, seat):
            for line in table.decide_act(seat, members(play.legal(seat))[0], by="forced").lines:
                table.apply(line)
            if table.phase == "playing":
                break
        if table.phase == "over":  # without such a moment before its last gesture
            do(table, HOST, wire.Again())
    do(table, own, wire.Undo())
    assert len(play.events) == before
    assert members(play.legal(seat)) == choices


def test_who_leaves_a_running_game_is_followed_by_a_bot_and_may_come_back() -> None:
    table = seated()
    do(table, HOST, wire.Start())
    do(table, GUEST, wire.Leave())
    assert table.chairs[1].kind == "bot"
    refuses(table, "not-seated", GUEST, wire.Act(action=0))
    refuses(table, "already-started", HOST, wire.Sit(seat=1, name="Ann"))
    do(table, GUEST, wire.Sit(seat=1, name="Ben", contribution="ff"))
    assert table.chairs[1].name == "Ben"
    assert table.chairs[1].contribution == b""  # too late for these dice


@over_games
def test_a_log_folds_to_the_same_table(game: Game) -> None:
    seats = max(2, game.rules.MIN_SEATS)
    made = new_table(HOST, game=game.name, seats=seats, options={})
    live = Table.folded("t", made)
    lines = list(made)
    commands: list[tuple[str, wire.Command]] = [
        (HOST, wire.Sit(seat=0, name="Ann", contribution="01")),
        (GUEST, wire.Sit(seat=1, name="Ben")),
        *((HOST, wire.SeatBot(seat=seat)) for seat in range(2, seats)),
        (HOST, wire.Start()),
    ]
    for number, (token, command) in enumerate(commands):
        for line in live.decide(holder_of(token), command, f"{number}").lines:
            live.apply(line)
            lines.append(line)
    lines += play_on(live, most=120)
    packed = [log.pack(line) for line in lines]
    again = Table.folded("t", [log.unpack(body) for body in packed])
    assert again.play is not None
    assert live.play is not None
    assert again.play.states == live.play.states
    assert (again.lines, again.phase, again.secret) == (live.lines, live.phase, live.secret)
    assert again.chairs.chairs == live.chairs.chairs
    assert again.done == live.done


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": 3}, "wrong-seats"),
        ({"options": {"checkers": "1"}}, "bad-option"),
        ({"games": 3}, "match-length"),
        ({"token": ""}, "no-token"),
    ],
)
def test_a_table_that_can_t_be_made(wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refusal, match=reason):
        fresh(**wishes)
