"""Clerks read what strangers send: a deck, a record, the words of a day. They are processes with little time and little
memory, so that a text made to be hard to read harms nobody but whoever sent it."""

import os
from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

import structlog

from tablee.kernel.game import AnyGame
from tablee.kernel.options import converted
from tablee.kernel.registry import edition, offered
from tablee.server import problems
from tablee.server.guests.limits import Places
from tablee.server.problems import Trouble
from tablee.server.processes import Crew, Lost

try:
    import resource
except ImportError:  # there is no such thing on Windows: patience alone must do
    resource = None  # type: ignore[assignment]

T = TypeVar("T")

CLERKS: Final = 2
SECONDS: Final = 10
"""Of a processor, for one text: the worst that is worth reading takes less than one."""
PATIENCE: Final = 30.0
"""Seconds by the clock: a busy machine gives a clerk less than all of a processor."""
ROOM: Final = 300_000_000
"""Bytes beside what a clerk needs to be there."""
WAITING: Final = 50
"""Texts that wait for a clerk, at most."""

log = structlog.get_logger("tablee.clerks")


# In a clerk


def prepare() -> None:
    """Load the games, give way to the server, and take no more memory than is given."""
    os.nice(5)
    offered()
    if resource is not None:
        with suppress(OSError, ValueError):
            size = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (size + ROOM, size + ROOM))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def within_limits(work: Callable[..., T], *args: object) -> T:
    """What comes of the work; whoever takes too long over it does not live to tell."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        used = resource.getrusage(resource.RUSAGE_SELF)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + SECONDS, most))
    return work(*args)


def work_out(name: str, rules: int, options: Mapping[str, object]) -> object:
    """What takes long about some options."""
    return converted(edition(name, rules).options, options).work_out()


# In the server


class Clerks:
    """The clerks of a server: started when the first text comes; no address keeps two of them busy."""

    def __init__(self) -> None:
        self.crew = Crew(CLERKS, prepare, PATIENCE)
        self.places = Places(each=1, most=WAITING, patience=PATIENCE)

    def wake(self) -> None:
        """Start the first clerk before it is needed."""
        self.crew.wake()

    async def read(self, who: Hashable, work: Callable[..., T], *args: object) -> T:
        """What comes of the work on a caller's text; TableeError as it was raised, Trouble if it takes too much."""
        async with self.places.take(who):
            try:
                return await self.crew.do(within_limits, work, *args)
            except (Lost, TimeoutError) as error:
                log.warning("text_given_up", work=work.__name__, error=type(error).__name__)
                raise Trouble(problems.TEXT_TOO_HEAVY) from None

    async def study(self, who: Hashable, game: AnyGame, options: Mapping[str, object]) -> None:
        """Have the long texts of these options read, unless they are known: after that they cost the table nothing."""
        chosen = converted(game.options, options)
        if chosen.heavy():
            chosen.learn(await self.read(who, work_out, game.name, game.version, dict(options)))

    async def close(self) -> None:
        """Send the clerks home."""
        await self.crew.close()
