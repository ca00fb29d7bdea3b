"""What can happen at a table: everything that comes in by its inbox."""

from dataclasses import dataclass
from typing import TypeAlias

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server.protocol import Bye, ClientEnvelope
from tablee.server.viewer import Viewer


@dataclass(frozen=True, slots=True)
class Frame:
    """A viewer says something."""

    viewer: Viewer
    envelope: ClientEnvelope


@dataclass(frozen=True, slots=True)
class Left:
    """A viewer's connection has ended."""

    viewer: Viewer


@dataclass(frozen=True, slots=True)
class Missing:
    """Somebody has been away for the time of grace."""

    owner: str


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot has chosen a move for a seat that came to act after input `since`."""

    seat: Seat
    since: int
    move: Move


@dataclass(frozen=True, slots=True)
class Tick:
    """A time limit may have passed."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The table is put away; `bye` tells those who look."""

    bye: Bye


Note: TypeAlias = Frame | Left | Missing | Thought | Tick | Stop
