"""Contests of the lab, held from a terminal: a bar that grows, files that are kept, Ctrl-C that loses nothing."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tablee.kernel.errors import TableeError
from tablee.lab.cluster import cluster, count_workers, send_players, sender
from tablee.lab.contest import Contest, Result, play_game, play_recorded
from tablee.lab.farm import Play, cores, play_all
from tablee.lab.results import Results
from tablee.texts.voice import Voice


class Plan(NamedTuple):
    """What was asked for."""

    held: Contest
    numbers: Sequence[int]
    """Which of its games."""
    workers: int
    """Processes on this machine."""
    on: str | None = None
    """The scheduler of a cluster, instead."""
    results: str | None = None
    """The file that the games are kept in."""
    records: str | None = None
    """The folder for their records."""


class Held(NamedTuple):
    """What came of it."""

    results: Sequence[Result]
    seconds: float
    """For those that were played now."""
    fresh: int
    """How many these were."""
    stopped: bool
    """Whether somebody did not want to wait for the rest."""


def hold(plan: Plan, voice: Voice) -> Held:
    """Play the games that are missing, with a bar on the screen."""
    kept = Results(Path(plan.results), plan.held) if plan.results is not None else None
    results = kept.take_up() if kept is not None else []
    there = {result.number for result in results}
    missing = [number for number in plan.numbers if number not in there]
    if there:
        print(voice.say("arena-resumed", games=len(there)), file=sys.stderr)
    played: list[Result] = []
    start = perf_counter()
    stopped = False
    try:
        with farmed(plan, missing) as fresh:
            noted = recorded(fresh, plan.records)
            for result in counted(kept.keep(noted) if kept is not None else noted, len(missing), voice):
                played.append(result)
    except KeyboardInterrupt:
        print(voice.say("simulate-stopped"), file=sys.stderr)
        stopped = True
    return Held([*results, *played], perf_counter() - start, len(played), stopped)


@contextmanager
def farmed(plan: Plan, numbers: Sequence[int]) -> Iterator[Iterator[Result]]:
    """The games, played on this machine or on a cluster."""
    play: Play = play_game if plan.records is None else play_recorded
    if plan.on is None:
        with cores(min(plan.workers, max(1, len(numbers)))) as send:
            yield play_all(play, plan.held, numbers, send, plan.workers)
    else:
        with cluster(plan.on) as client:
            held = send_players(client, plan.held)
            yield play_all(play, held, numbers, sender(client), count_workers(client))


def recorded(results: Iterable[Result], folder: str | None) -> Iterator[Result]:
    """The same games; the record of each is in the folder before it is handed on."""
    place = None if folder is None else made_folder(folder)
    for result in results:
        if place is not None:
            (place / f"{result.number:06}.json").write_text(result.record, encoding="utf-8")
        yield result


def made_folder(folder: str) -> Path:
    """The folder, made if it was not there; TableeError if it cannot be."""
    place = Path(folder)
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise TableeError("file-unwritable", path=folder, reason=str(error.strerror)) from None
    return place


def counted(results: Iterable[Result], total: int, voice: Voice) -> Iterator[Result]:
    """The same games, with a bar on the screen."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(voice.say("simulate-running"), total=total)
        for result in results:
            progress.advance(task)
            yield result
