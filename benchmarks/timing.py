"""Bounded timing loops that give rates per CPU-second of this process.

CPU time is what one core spent on us, so other programs on a shared machine disturb
it far less than they disturb wall time. Wall time only bounds the loops.
"""

import statistics
import time
from collections.abc import Callable, Mapping
from typing import TypeAlias

Body: TypeAlias = Callable[[], int]
"""Something to time: it returns how much it did."""

WALL_FACTOR = 5.0
"""A loop may last this many times its CPU-seconds on the wall clock."""

MAX_CALLS = 10_000_000
"""A loop calls its body at most this often, unless told otherwise."""


def rate(body: Body, seconds: float, max_calls: int = MAX_CALLS) -> float:
    """Call `body`, which returns how much it did, and return how much per CPU-second.

    Stops after `seconds` of CPU time, five times that on the wall clock, or
    `max_calls` calls, whichever comes first; `body` runs at least once. The clocks are
    read after every call (under a microsecond), so a body should last 50 µs or more.
    """
    if seconds <= 0 or max_calls < 1:
        raise ValueError("rate needs seconds > 0 and max_calls >= 1")
    wall_end = time.perf_counter() + WALL_FACTOR * seconds
    start = time.process_time()
    cpu_end = start + seconds
    now = start
    count = 0
    for _ in range(max_calls):
        count += body()
        now = time.process_time()
        if now >= cpu_end or time.perf_counter() >= wall_end:
            break
    if now <= start:
        raise RuntimeError("the loop used no measurable CPU time")
    return count / (now - start)


def rounds(bodies: Mapping[str, Body], seconds: float, count: int) -> dict[str, list[float]]:
    """The rates of each body, measured in turn, round by round: a noisy machine then disturbs all alike."""
    rates: dict[str, list[float]] = {name: [] for name in bodies}
    for _ in range(count):
        for name, body in bodies.items():
            rates[name].append(rate(body, seconds))
    return rates


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The median of the ratios of each round."""
    return statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
