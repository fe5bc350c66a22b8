"""Six people reach for one thing, again and again: who gets it, and is it fair?

    python -m tests.load.race [--races 1000] [--sockets 500]

First without sockets, with random delays put in and a clock that the script moves: every race
has exactly one winner, the earliest by dated time. The sixth seat's line is 80 ms longer
each way. Then over real sockets at ten tables, with the delays put in by the clients: products,
and the first place in the queue. Both with compensation and without.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from parlour.server import protocol as wire
from parlour.server.arbiter import CAP
from parlour.server.protocol import Timing
from parlour.server.trips import KEPT, Trips
from tests.load.people import TABLES, races_over_sockets
from tests.server.races import Race
from tests.server.running import running

SEATS = 6
SLOW = SEATS - 1
FARTHER = 80.0
PRODUCT = 3
MOST = 2_000
"""Races over sockets at the most: a hundred take about half a minute."""
SKILL = (300.0, 60.0)
"""How long people take to react: the middle, and how far they differ, in milliseconds."""


class Outcome(NamedTuple):
    races: int
    wins: list[int]
    wrong: int
    """Races without exactly one winner, or with one who was not the earliest by dated time."""
    longest: float | None = None
    """The longest that a winner waited for its answer, from its arrival on, where it is known."""

    def shares(self) -> list[float]:
        return [round(100 * won / max(1, self.races), 1) for won in self.wins]


class Line:
    """A line with a length and a jitter, both ways."""

    def __init__(self, stream: random.Random, farther: float) -> None:
        self.stream = stream
        self.base = stream.uniform(4, 16) + farther

    def delay(self) -> float:
        return self.base + self.stream.expovariate(1 / 4)

    def measured(self) -> float:
        trips = Trips()
        for _ in range(KEPT):
            trips.echo(trips.probe(0), self.delay() + self.delay())
        return trips.typical


async def simulate(races: int, fair: bool, seed: int) -> Outcome:
    """A table in memory, six people whose dice all show the product."""
    stream = random.Random(seed)
    race = Race(SEATS, timing=Timing(fair=fair))
    await race.begin()
    race.go()
    race.deal(PRODUCT, range(SEATS))
    first = race.state
    assert race.table.play is not None
    wins, wrong, longest = [0] * SEATS, 0, 0.0
    for _ in range(races):
        race.table.play.states[-1] = first
        race.time += 5_000
        shown = race.time
        lines = [Line(stream, FARTHER if seat == SLOW else 0) for seat in range(SEATS)]
        arrivals, dates = [], []
        for seat, line in enumerate(lines):
            race.ears[seat].trip = line.measured()
            tapped = shown + max(150.0, stream.gauss(*SKILL))
            arrived = tapped + line.delay()
            arrivals.append((arrived, seat))
            credit = min(race.ears[seat].trip / 2, CAP) if fair else 0.0
            dates.append(arrived - credit)
        asked = [len(ear.told) for ear in race.ears]
        for arrived, seat in sorted(arrivals):
            await race.pass_time(arrived - race.time)
            race.tap(seat, PRODUCT)
            await race.settle()
        await race.pass_time(1_000)
        got = [seat for seat in range(SEATS) if race.state.basket[seat] != first.basket[seat]]
        earliest = min(range(SEATS), key=lambda seat: dates[seat])
        if got != [earliest]:
            wrong += 1
            continue
        wins[earliest] += 1
        assert race.host.contest is not None
        decided = race.host.contest.won[PRODUCT].claim
        longest = max(longest, decided.ready - decided.arrived)
        for seat in range(SEATS):
            told = race.ears[seat].told[asked[seat] :]
            answers = [m for m in told if isinstance(m, wire.Accepted | wire.Refused)]
            late = [a.details for a in answers if isinstance(a, wire.Refused)]
            if seat == earliest:
                wrong += bool(late) or len(answers) != 1
            else:
                wrong += [one.get("winner") for one in late] != [earliest]
        race.table.contests.clear()
        del race.table.play.states[1:-1]
        race.table.play.events[:] = []
        race.host.contest.won.clear()
        race.host.contest.noted.clear()
        for ear in race.ears:
            ear.told.clear()
    return Outcome(races, wins, wrong, longest)


def over_sockets(races: int, fair: bool) -> tuple[Outcome, Outcome]:
    """For products, and for the first place in the queue."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "data") as server:
        found = races_over_sockets(server, TABLES, races, fair, FARTHER)
        products, wins, wrong, queue = asyncio.run(found)
    return Outcome(products, wins, wrong), Outcome(sum(queue), queue, 0)


def show(name: str, outcome: Outcome) -> None:
    *near, slow = outcome.shares()
    print(
        f"{name}: {outcome.races} races, {outcome.wrong} wrong; wins in %: "
        f"{' '.join(map(str, near))}, and 80 ms farther away {slow}"
        + (f"; longest wait {outcome.longest:.0f} ms" if outcome.longest is not None else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--races", type=int, default=1000)
    parser.add_argument("--sockets", type=int, default=0, help="races over real sockets")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    wrong = 0
    for fair in (True, False):
        name = "with compensation" if fair else "without"
        outcome = asyncio.run(simulate(asked.races, fair, asked.seed))
        show(f"in memory, {name}", outcome)
        wrong += outcome.wrong
    for fair in (True, False) if asked.sockets else ():
        name = "with compensation" if fair else "without"
        outcome, queue = over_sockets(min(asked.sockets, MOST), fair)
        show(f"over sockets, {name}", outcome)
        show(f"  and for the queue, {name}", queue)
        wrong += outcome.wrong
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
