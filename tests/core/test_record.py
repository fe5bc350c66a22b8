"""The text form of records: it survives anything, and says what is wrong and where."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.dice import FairDice, Fairness
from parlour.core.errors import Refusal
from parlour.core.game import CHANCE, OVER
from parlour.core.play import Event, Play
from parlour.core.record import Margin, Record, read, verify, write
from parlour.games import find
from parlour.games.roll_out.rules import Options

GAME = find("roll_out")


def fair_game(events: int = 30) -> Record:
    """The beginning of a game with fair dice; always the first legal gesture."""
    play = Play(GAME, 2, Options())
    dice = FairDice((b"ann", b""), b"s" * 32)
    while len(play.events) < events and play.turn != OVER:
        if play.turn == CHANCE:
            play.resolve(dice.draw(36))
        else:
            mask = play.legal(play.turn)
            play.act(play.turn, (mask & -mask).bit_length() - 1)
    return Record("roll_out", ("Ann", "Ben"), Options(), tuple(play.events), dice.opened())


TEXT = write(fair_game(), GAME)


@given(st.tuples(st.text(max_size=40), st.text(max_size=40)))
def test_any_name_survives(names: tuple[str, str]) -> None:
    record = Record("roll_out", names, Options(), ())
    assert read(write(record, GAME), find) == record


@given(st.binary(max_size=64), st.binary(max_size=64), st.binary(min_size=32, max_size=32))
def test_fairness_survives(first: bytes, second: bytes, commitment: bytes) -> None:
    for secret in (b"", b"x" * 32):
        fairness = Fairness(commitment, (first, second), secret)
        record = Record("roll_out", ("A", "B"), Options(), (), fairness)
        assert read(write(record, GAME), find) == record


def test_margins_survive_below_their_events() -> None:
    record = replace(fair_game(), margins=(Margin(1, 1, 34), Margin(3, 0, 0), Margin(3, 0, 900)))
    text = write(record, GAME)
    assert "\n1 roll\n~ 2 +34 ms\n" in text
    assert read(text, find) == record


def test_remarks_and_blank_lines_don_t_matter() -> None:
    lines = TEXT.splitlines()
    body = lines.index("") + 1
    noisy = [*lines[:body], "# a remark", "", *lines[body:], "", "# the end"]
    assert read("\n".join(noisy), find) == read(TEXT, find) == fair_game()


@pytest.mark.parametrize(
    ("change", "reason", "line"),
    [
        (("Parlour record 1", "Chess record 1"), "not-a-record", 1),
        (("Parlour record 1", "Parlour record 2"), "record-version", 1),
        (("Game: roll_out\n", ""), "record-lacks", 11),
        (("Game: roll_out", "Game: chess"), "unknown-game", 2),
        (("Player 2: Ben\n", ""), "wrong-seats", 3),
        (("Player 2: Ben", "Player 2: Ben\nPlayer 3: Cem"), "wrong-seats", 5),
        (("Player 2: Ben", 'Player 2: "Ben'), "record-bad-line", 4),
        (("Player 2: Ben", "Player 1: Ben"), "record-twice", 4),
        (("Option checkers: 9", "Option checkers: 12"), "bad-option", 5),
        (("Option checkers: 9", "Option chequers: 9"), "unknown-option", 5),
        (("Option checkers: 9", "Option checkers 9"), "record-bad-line", 5),
        (("Secret: ", "Secret: zz"), "record-bad-line", 12),
        (("Contribution 2: \n", ""), "record-lacks", 10),
        (("Secret: ", "Sekret: "), "record-unknown-field", 12),
        (("\n\n1 roll\n", "\n\n2 roll\n"), "record-bad-gesture", 14),
        (("\n\n1 roll\n", "\n\n9 roll\n"), "no-such-seat", 14),
        (("\n\n1 roll\n", "\n\nA roll\n"), "record-bad-line", 14),
        (("\n\n1 roll\n", "\n\n1 jump\n"), "record-bad-gesture", 14),
        (("\n\n1 roll\n", "\n\n* 1 1\n"), "no-chance-now", 14),
        (("\n\n1 roll\n* ", "\n\n1 roll\n* 7 "), "record-bad-outcome", 15),
        (("\n\n1 roll\n", "\n\n1 roll\n1 roll\n"), "record-bad-gesture", 15),
        (("\n\n1 roll\n", "\n\n~ 2 +5 ms\n1 roll\n"), "record-bad-line", 14),
        (("\n\n1 roll\n", "\n\n1 roll\n~ 2 -5 ms\n"), "record-bad-line", 15),
        (("\n\n1 roll\n", "\n\n1 roll\n~ 1 +5 ms\n"), "no-such-seat", 15),
        (("\n\n1 roll\n", "\n\n1 roll\n~ 3 +5 ms\n"), "no-such-seat", 15),
    ],
)
def test_a_broken_record_says_what_and_where(
    change: tuple[str, str], reason: str, line: int
) -> None:
    assert change[0] in TEXT
    with pytest.raises(Refusal) as caught:
        read(TEXT.replace(*change, 1), find)
    assert (caught.value.reason, caught.value.line) == (reason, line)


@given(st.text(max_size=200))
def test_rubbish_is_refused_and_nothing_else(text: str) -> None:
    with pytest.raises(Refusal):
        read(text, find)


@given(st.data())
def test_a_damaged_record_is_read_or_refused(data: st.DataObject) -> None:
    """Whatever happens to a character: another record, or a reason; never a crash."""
    place = data.draw(st.integers(0, len(TEXT) - 1))
    damaged = TEXT[:place] + data.draw(st.characters()) + TEXT[place + 1 :]
    try:
        record = read(damaged, find)
    except Refusal as refusal:
        record = None
        where = refusal.line
    if record is None:
        assert where is not None
    else:
        assert read(write(record, GAME), find) == record


def test_verify_counts_the_outcomes() -> None:
    record = fair_game()
    assert verify(record, GAME) == sum(event.actor == CHANCE for event in record.events)


def test_verify_finds_a_changed_roll() -> None:
    record = fair_game()
    place = next(i for i, event in enumerate(record.events) if event.actor == CHANCE)
    events = list(record.events)
    events[place] = Event(CHANCE, (events[place].number + 1) % 36)
    with pytest.raises(Refusal, match="wrong-outcome") as caught:
        verify(Record("roll_out", record.players, Options(), tuple(events), record.fairness), GAME)
    assert caught.value.details["event"] == place + 1


def test_verify_needs_a_secret_that_fits() -> None:
    record = fair_game()
    assert record.fairness is not None
    for fairness, reason in (
        (None, "no-commitment"),
        (record.fairness._replace(secret=b""), "no-secret"),
        (record.fairness._replace(secret=b"t" * 32), "wrong-secret"),
        (record.fairness._replace(contributions=(b"ann", b"x")), "wrong-outcome"),
    ):
        with pytest.raises(Refusal, match=reason):
            verify(Record("roll_out", ("A", "B"), Options(), record.events, fairness), GAME)
