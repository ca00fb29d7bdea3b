"""The watch over calls hears dice, clocks and I/O however they are imported, and nothing else."""

import datetime
import gc
import os
import random
import secrets
import sys
import time
import uuid
from collections.abc import Callable
from random import choice
from time import perf_counter

import pytest

from tablee.kernel.conformance.purity import Purity

IMPURE: dict[str, Callable[[], object]] = {
    "time.time": time.time,
    "perf_counter imported by name": lambda: perf_counter(),
    "time.sleep": lambda: time.sleep(0),
    "random.random": random.random,
    "choice imported by name": lambda: choice((1, 2)),
    "random.shuffle": lambda: random.shuffle([1, 2, 3]),
    "random.seed": lambda: random.seed(random.getrandbits(64)),
    "os.urandom": lambda: os.urandom(1),
    "secrets.randbelow": lambda: secrets.randbelow(3),
    "uuid4": uuid.uuid4,
    "datetime.now": lambda: datetime.datetime.now(),
    "date.today": lambda: datetime.date.today(),
    "open": lambda: open(os.devnull).close(),
    "print": lambda: print(end=""),
}

PURE: dict[str, Callable[[], object]] = {
    "arithmetic": lambda: sum(divmod(17, 5)),
    "a generator of one's own": lambda: random.Random(3).shuffle([1, 2, 3]),
    "a given date": lambda: datetime.date(2026, 5, 1).isoformat(),
    "sorting": lambda: sorted([3, 1, 2], key=str),
}


@pytest.mark.parametrize("call", IMPURE.values(), ids=IMPURE.keys())
def test_what_depends_on_more_than_its_arguments_is_heard(call: Callable[[], object]) -> None:
    with Purity() as watch:
        call()
    assert watch.offence is not None


@pytest.mark.parametrize("call", PURE.values(), ids=PURE.keys())
def test_what_depends_on_its_arguments_alone_is_not(call: Callable[[], object]) -> None:
    with Purity() as watch:
        call()
    assert watch.offence is None


def test_a_call_swallowed_by_the_game_is_heard_all_the_same() -> None:
    with Purity() as watch:
        try:
            time.time()
            raise ValueError
        except ValueError:
            pass
    assert watch.offence == "time.time"


def test_the_watch_ends_with_its_block_even_when_it_fails() -> None:
    before = sys.getprofile()
    with pytest.raises(KeyError), Purity():
        raise KeyError
    assert sys.getprofile() is before
    assert gc.isenabled()


def test_garbage_collected_meanwhile_is_nobody_s_offence() -> None:
    def listener(phase: str, info: dict[str, int]) -> None:
        time.perf_counter()

    gc.callbacks.append(listener)
    try:
        with Purity() as watch:
            for _ in range(3000):
                cycle: list[object] = []
                cycle.append(cycle)
        assert watch.offence is None
    finally:
        gc.callbacks.remove(listener)
