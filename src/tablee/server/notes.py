"""What can happen at a table: everything that comes in by its inbox."""

from typing import TypeAlias

import msgspec

from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat
from tablee.server.protocol import Bye, ClientEnvelope
from tablee.server.viewer import Viewer


class Frame(msgspec.Struct, frozen=True, gc=False):
    """A viewer says something."""

    viewer: Viewer
    envelope: ClientEnvelope


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


class Tick(msgspec.Struct, frozen=True, gc=False):
    """A time limit may have passed."""


class Stop(msgspec.Struct, frozen=True, gc=False):
    """The table is put away; `bye` tells those who look."""

    bye: Bye


Note: TypeAlias = Frame | Left | Missing | Thought | Tick | Stop
