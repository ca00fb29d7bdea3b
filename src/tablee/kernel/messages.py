"""The small frozen values that cross rooms: moves, events, views, refusals, outcomes.

Their JSON is the wire format and the record format; the tag of a class is its name in kebab-case,
which is also the key of its sentence in the texts.
"""

import re
from importlib import import_module
from typing import ClassVar, Final, TypeAlias, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from tablee.kernel.seats import Seat

Arg: TypeAlias = int | str | tuple[int | str, ...]
"""A number, a seat, a card, a word, or a list of them."""

Args: TypeAlias = dict[str, Arg]
"""What a sentence needs, by name."""

PAINTER: Final = "tablee.envs.picture"
"""Draws a view for a notebook: `html`."""


def tag_of(class_name: str) -> str:
    """The tag of a class: `CardPlayed` is `card-played`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", class_name.rsplit(".", 1)[-1]).lower()


class Move(msgspec.Struct, frozen=True, tag=tag_of, forbid_unknown_fields=True, gc=False):
    """What a seat does. `str(move)` is its notation: its word and its numbers, where a game has nothing better."""

    def __str__(self) -> str:
        return " ".join([tag_of(type(self).__name__), *map(str, astuple(self))])


class TimeUp(Move, frozen=True):
    """The move of CLOCK: the time limit of that name has passed."""

    window: str
    """The name of the window that closes."""

    def __str__(self) -> str:
        return f"time-up {self.window}"


class OrderDraw(Move, frozen=True):
    """CHANCE puts cards in an order; each game says which cards, and what the order means. Written with numbers."""

    order: tuple[int, ...]

    def __str__(self) -> str:
        return f"{tag_of(type(self).__name__)} {' '.join(map(str, self.order))}"


class FirstDraw(Move, frozen=True):
    """CHANCE draws who starts; each game has it as `DrawFirst`, under a clause of its own."""

    first: Seat

    def __str__(self) -> str:
        return f"first {self.first}"


class Event(msgspec.Struct, frozen=True, tag=tag_of, omit_defaults=True, gc=False):
    """What happened, in the game's words."""

    solves: ClassVar[bool] = False
    """Whether it tells what players were to find by themselves: what has told it is not taken back."""

    def seen_by(self, seat: Seat | None) -> "Event | None":
        """The event as that seat (None: a spectator) may see it; None if it may see nothing of it."""
        return self


class View(msgspec.Struct, frozen=True, tag=tag_of, omit_defaults=True, gc=False):
    """What a seat may know. Hidden things are absent, never made up."""

    seat: Seat | None
    """Whose eyes these are; None for a spectator."""

    def _repr_html_(self) -> str:
        """How a notebook shows it: drawn by a room far above, which is loaded only then."""
        return str(import_module(PAINTER).html(self))


V = TypeVar("V", bound=View)

Own: TypeAlias = dict[str, object]
"""Fields of the view of a seat, by name: `seat`, and what it may know and a spectator, whose view is silent there, may
not."""


def through_eyes(public: V, own: Own) -> V:
    """The view of a seat: what everybody may know, and what is its own."""
    return replace(public, **own)


class Problem(msgspec.Struct, frozen=True):
    """Something wrong, as data: a key of the texts and what its sentence needs."""

    key: str
    args: Args = {}


class Refusal(msgspec.Struct, frozen=True):
    """Why a move may not be made, and the clause of the rules that says so."""

    clause: str
    """The number of the clause, such as T9."""
    key: str
    args: Args = {}


class Window(msgspec.Struct, frozen=True, omit_defaults=True):
    """A time limit of the rules that is open now; when it has passed, CLOCK plays `TimeUp(name)`."""

    name: str
    seconds: int
    """How long it stays open in all; it never depends on what anybody holds."""
    seats: tuple[Seat, ...]
    """Whom it concerns."""
    holds: tuple[str, ...] = ()
    """Limits that stand still while this one is open, and then go on with what was left of them."""


def closings(windows: tuple[Window, ...]) -> tuple[TimeUp, ...]:
    """What CLOCK may do while those are open."""
    return tuple([TimeUp(window.name) for window in windows])


class Outcome(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    reason: str
    """The way of ending, one of the game's `endings`."""


def encode(value: Move | Event | View | Refusal | Window | Outcome | None) -> bytes:
    """The JSON of a value that may leave the engine. A state has no encoder."""
    return msgspec.json.encode(value)
