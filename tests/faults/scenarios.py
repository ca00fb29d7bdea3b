"""Everything that is done to a server here: each in a quick size, for every change, and in a long one."""

from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .away import Away, go_away
from .cuts import Cuts, cut
from .hostile import Hostile, annoy
from .kills import Kills, kill
from .pair import Pair, play_at_both
from .soak import Soak, soak
from .troubles import Clock, Disk, jump, refuse_writing


@dataclass(frozen=True)
class Scenario:
    """Something done to a server; what it finds is counted, and what must not be is an AssertionError."""

    name: str
    said: str
    """What is done, in a sentence."""
    run: Callable[[Any, Path], Awaitable[Counter[str]]]
    quick: Any
    long: Any


SCENARIOS = (
    Scenario(
        "kills",
        "`kill -9` at random moments, all five games, SQLite: every acknowledged move, line and seat is there, "
        "nothing refused is, everybody plays on",
        kill,
        Kills(kills=3, tables=1, between=60),
        Kills(kills=100, tables=1, between=100),
    ),
    Scenario(
        "cuts",
        "the connection to PostgreSQL is cut at every stage of every statement (moves, seats, tables made and woken): "
        "the same, and the server is never started again",
        cut,
        Cuts(cuts=8),
        Cuts(cuts=200),
    ),
    Scenario(
        "away",
        "PostgreSQL is down for a while, then silent for a while: everybody is told, `/readyz` says 503, nothing is "
        "acknowledged meanwhile, and everybody goes on when it is back",
        go_away,
        Away(seconds=2, promptly=20, back=20),
        Away(seconds=10, promptly=3, back=2),
    ),
    Scenario(
        "pair",
        "two servers on one PostgreSQL, half of each table at either: each lets a table go that the other has taken, "
        "and nothing acknowledged is lost",
        play_at_both,
        Pair(moves=1),
        Pair(moves=30),
    ),
    Scenario(
        "disk",
        "SQLite on a disk that is full, then read-only: moves are refused with a sentence and not kept, `/readyz` says "
        "503, and play goes on when there is room",
        refuse_writing,
        Disk(times=1),
        Disk(times=25),
    ),
    Scenario(
        "clock",
        "the wall clock jumps by years, back and forth, with restarts: nothing depends on it",
        jump,
        Clock(jumps=3),
        Clock(jumps=30),
    ),
    Scenario(
        "frames",
        "hostile WebSocket frames while five games are played: no fault, bounded delay and memory",
        annoy,
        Hostile("frames", 5_000, delay=20.0, growth=100_000_000),
        Hostile("frames", 1_000_000, delay=5.0, growth=100_000_000),
    ),
    Scenario(
        "requests",
        "hostile HTTP requests while five games are played: wrong methods, headers and paths, broken chunks, bombs of "
        "gzip, half requests: the same",
        annoy,
        Hostile("requests", 500, delay=20.0, growth=100_000_000),
        Hostile("requests", 100_000, delay=5.0, growth=100_000_000),
    ),
    Scenario(
        "soak",
        "many tables for a long time: games end and others follow, people come and go, tables sleep and wake; memory "
        "stays within 5 % after a warm-up",
        soak,
        Soak(tables=10, seconds=10, warm_up=4, pace=0.1, slack=0.2),
        Soak(tables=200, seconds=1_800, warm_up=600, pace=1.5, slack=0.05),
    ),
)
