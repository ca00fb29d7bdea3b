"""What can happen at a table: everything that comes in by its inbox."""

from typing import TypeAlias

import msgspec

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server.table.viewer import Viewer
from tablee.server.wire.messages import Bye, ClientEnvelope


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A viewer says something."""

    viewer: Viewer
    envelope: ClientEnvelope
    heard: float
    """When it arrived."""


class Left(msgspec.Struct, frozen=True, gc=False):
    """A viewer's connection has ended."""

    viewer: Viewer


class Missing(msgspec.Struct, frozen=True, gc=False):
    """Somebody has been away for the time of grace."""

    owner: str


class Thought(msgspec.Struct, frozen=True, gc=False):
    """A bot has chosen a move for a seat that came to act after input `since`."""

    seat: Seat
    since: int
    move: Move
    seen: int
    """How many inputs there were when it looked."""
    at: float
    """When it was ready."""


class Refrain(Thought, frozen=True, gc=False):
    """A no said in advance is to be heard now."""


class Due(msgspec.Struct, frozen=True, gc=False):
    """A move that was held may be due: what arrived until then is known."""

    heard: float


class Tick(msgspec.Struct, frozen=True, gc=False):
    """A time limit may have passed."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """The table is put away; `bye` tells those who look."""

    bye: Bye


Note: TypeAlias = Frame | Left | Missing | Thought | Due | Tick | Stop
