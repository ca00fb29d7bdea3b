"""What a look at a server finds: a verdict, and the key and arguments of a sentence."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Arg, Problem


class Verdict(Enum):
    """How good it is."""

    GOOD = "✓"
    NOTE = "·"
    """Worth knowing, and nothing is wrong."""
    BAD = "✗"


class Finding(NamedTuple):
    """One thing that was looked at."""

    verdict: Verdict
    key: str
    args: Mapping[str, Arg]
    problem: Problem | None = None
    """A sentence of its own, where something went wrong that has one."""
    game: str = ""
    """The game whose texts say it; empty: the house's."""


def good(key: str, **args: Arg) -> Finding:
    """It is as it should be."""
    return Finding(Verdict.GOOD, key, args)


def note(key: str, **args: Arg) -> Finding:
    """It may be like this."""
    return Finding(Verdict.NOTE, key, args)


def bad(key: str, **args: Arg) -> Finding:
    """Something must be done."""
    return Finding(Verdict.BAD, key, args)


def failed(error: TableeError, verdict: Verdict = Verdict.BAD) -> Finding:
    """Something could not be done, and says why."""
    return Finding(verdict, "", {}, error.problem)
