"""A contest beyond one machine: batches go to the workers of a dask cluster that somebody else has started.

A worker that dies costs nothing but time: the scheduler has its batches played by another, and a game is the same
wherever it is played.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tablee.kernel.errors import TableeError
from tablee.lab.contest import Contest
from tablee.lab.farm import Batch, Play, Send, play_batch
from tablee.lab.players import is_file

if TYPE_CHECKING:
    from distributed import Client

WAITING: Final = 10
"""Seconds in which a scheduler must answer."""


@contextmanager
def cluster(address: str) -> "Iterator[Client]":
    """The cluster whose scheduler is there, such as `tcp://scheduler:8786`; TableeError if it does not answer."""
    try:
        from distributed import Client
    except ImportError:
        raise TableeError("extra-missing", extra="dask", package="distributed") from None
    try:
        client = Client(address, timeout=WAITING, set_as_default=False)
    except (OSError, ValueError) as error:
        raise TableeError("cluster-away", address=address, reason=str(error)) from None
    with client:
        yield client


def sender(client: "Client") -> Send:
    """Has games played by any of its workers."""

    def send(play: Play, held: Contest, numbers: Sequence[int]) -> Batch:
        future: Batch = client.submit(play_batch, play, held, list(numbers), pure=False)
        return future

    return send


def count_workers(client: "Client") -> int:
    """How many games it can play at once."""
    threads: int = sum(client.nthreads().values())
    return max(1, threads)


def send_players(client: "Client", held: Contest) -> Contest:
    """The same contest for the workers, who get the files of one's own players and know them as modules."""
    return msgspec.structs.replace(held, players=tuple(sent(client, text) for text in held.players))


def sent(client: "Client", text: str) -> str:
    """The player's name at the workers."""
    if not is_file(text):
        return text
    place, _, name = text.rpartition(":")
    client.upload_file(place)
    return f"{Path(place).stem}:{name}"
