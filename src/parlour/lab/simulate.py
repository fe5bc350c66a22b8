"""Many games at once, by any number of processes, reproducible from a seed."""

from __future__ import annotations

import math
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from typing import Any, NamedTuple

from parlour.core.errors import Refusal
from parlour.core.game import Game
from parlour.core.play import check_seats
from parlour.games import find
from parlour.lab import playout

THINKERS = ("random", "greedy")
"""The bots that whole compiled loops can seat; the number is a bit of the mask."""

LARGEST_CHUNK = 20_000


class Job(NamedTuple):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    options: Any
    games: int
    seed: int
    compiled: bool
    deck: str = ""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def thinkers(self) -> int:
        return sum(1 << seat for seat, name in enumerate(self.bots) if name == "greedy")


class Estimate(NamedTuple):
    """A measured value with its 95 % confidence interval."""

    value: float
    low: float
    high: float


class Chair(NamedTuple):
    """How one seat did. A shared win counts in parts."""

    bot: str
    wins: Estimate
    score: Estimate
    score_deviation: float


class Summary(NamedTuple):
    """What came of a job."""

    game: str
    games: int
    seed: int
    compiled: bool
    chairs: tuple[Chair, ...]
    shared_wins: int
    decisions: int
    events: int
    length: Estimate
    shortest: int
    longest: int


def can_compile() -> bool:
    """Whether the extra ``lab`` is installed."""
    return find_spec("numba") is not None


def make_job(
    game: Game, bots: Sequence[str], options: Any, games: int, seed: int, compiled: bool
) -> Job:
    """Check what was asked for. Raises Refusal with the reason."""
    for name in bots:
        if name not in THINKERS:
            raise Refusal("unknown-bot", bot=name, known=", ".join(THINKERS))
    check_seats(game, len(bots))
    if games < 1:
        raise Refusal("no-games", games=games)
    if not 0 <= seed < 1 << 63:
        raise Refusal("bad-seed", seed=seed)
    return Job(game.name, tuple(bots), options, games, seed, compiled, game.deck)


def simulate(
    job: Job, processes: int = 1, progress: Callable[[int], None] = lambda games: None
) -> Summary:
    """Play all games of a job. ``progress`` is told how many games were just played."""
    sums = empty(job)
    run(job, 0, 0)  # compiles, or loads what was compiled, once and not in every process
    for part in parts(job, processes):
        merge(sums, part)
        progress(part[playout.GAMES])
    return summarise(job, sums)


def parts(job: Job, processes: int) -> Iterator[list[int]]:
    """The sums of all chunks, in any order."""
    size = max(1, min(LARGEST_CHUNK, math.ceil(job.games / (processes * 20))))
    chunks = ((first, min(size, job.games - first)) for first in range(0, job.games, size))
    if processes == 1:
        yield from (run(job, first, games) for first, games in chunks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes, mp_context=context) as pool:
        waiting: set[Future[list[int]]] = set()
        for first, games in chunks:
            waiting.add(pool.submit(run, job, first, games))
            if len(waiting) > 2 * processes:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in waiting)


def run(job: Job, first: int, games: int) -> list[int]:
    """The sums of some games, in this process."""
    game = find(job.game, job.deck)
    arguments = (job.seats, job.options, job.thinkers, job.seed, first, games)
    if not job.compiled:
        sums = empty(job)
        playout.tally(game, *arguments, sums)
        return sums
    import numpy

    from parlour.core.compile import twin

    table = numpy.array(empty(job), numpy.int64)
    twin(game, playout.tally)(*arguments, table)
    return [int(value) for value in table]


def empty(job: Job) -> list[int]:
    return [0] * (playout.BATCH_COLUMNS + job.seats * playout.SEAT_COLUMNS)


def merge(sums: list[int], part: list[int]) -> None:
    shortest = [s[playout.SHORTEST] for s in (sums, part) if s[playout.GAMES]]
    longest = max(sums[playout.LONGEST], part[playout.LONGEST])
    for column, value in enumerate(part):
        sums[column] += value
    sums[playout.SHORTEST] = min(shortest, default=0)
    sums[playout.LONGEST] = longest


def summarise(job: Job, sums: list[int]) -> Summary:
    games = sums[playout.GAMES]
    return Summary(
        game=job.game,
        games=games,
        seed=job.seed,
        compiled=job.compiled,
        chairs=tuple(chair(job, sums, seat) for seat in range(job.seats)),
        shared_wins=sums[playout.SHARED],
        decisions=sums[playout.DECISIONS],
        events=sums[playout.EVENTS],
        length=mean(sums[playout.EVENTS], sums[playout.EVENTS_SQUARED], games),
        shortest=sums[playout.SHORTEST],
        longest=sums[playout.LONGEST],
    )


def chair(job: Job, sums: list[int], seat: int) -> Chair:
    games = sums[playout.GAMES]
    start = playout.BATCH_COLUMNS + seat * playout.SEAT_COLUMNS
    score, squared = sums[start + playout.SCORE], sums[start + playout.SCORE_SQUARED]
    return Chair(
        bot=job.bots[seat],
        wins=share(sums[start + playout.WINS] / playout.WHOLE_WIN, games),
        score=mean(score, squared, games),
        score_deviation=deviation(score, squared, games),
    )


Z = 1.959964
"""How many deviations hold 95 % of a normal distribution."""


def share(wins: float, games: int) -> Estimate:
    """Wilson's interval: right also near 0 and 1."""
    p = wins / games
    scale = 1 + Z * Z / games
    middle = (p + Z * Z / (2 * games)) / scale
    reach = Z * math.sqrt(p * (1 - p) / games + Z * Z / (4 * games * games)) / scale
    return Estimate(p, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(total: int, squared: int, count: int) -> Estimate:
    reach = Z * deviation(total, squared, count) / math.sqrt(count)
    return Estimate(total / count, total / count - reach, total / count + reach)


def deviation(total: int, squared: int, count: int) -> float:
    """Exact in whole numbers until the last step, so that nothing cancels."""
    if count < 2:
        return 0.0
    return math.sqrt((squared * count - total * total) / (count * (count - 1)))
