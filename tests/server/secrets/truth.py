"""A game as it really was, and what all games have in common about keeping cards secret."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

import msgspec

import tablee
from tablee import Event, Move, Record, Seat, State
from tablee.kernel.game import narrate
from tablee.kernel.log import opened
from tablee.kernel.record import Input
from tablee.kernel.sample import told
from tablee.server.play.scene import MOST_MOVES

from ..tools import Json

TWINS = 2
"""Other deals tried at each step."""

NOT_CARDS = frozenset(
    (
        *("at", "seat", "seats", "acting", "count", "counts", "seconds", "left"),
        *("sheet", "scores", "totals", "colours", "winners", "number"),
    )
)
"""Keys whose numbers are cards in no game."""
NOT_CARDS_OF_THE_TABLE = frozenset(
    (
        *("v", "you", "host", "clock", "spectators", "waiting", "turn", "retry", "rules", "least", "most"),
        *("won", "match", "since", "eyes"),
    )
)
"""Keys whose numbers are no cards where the table speaks and not the game."""


class Leak(NamedTuple):
    """Something that was sent and should not have been."""

    kind: str
    """Which search has found it: seed, view, past, card, pair, choice, word, undo, refusal or page."""
    what: str


class Truth:
    """Every position of a game, and all that happened, hidden from nobody."""

    def __init__(self, record: Record, before: "Truth | None" = None) -> None:
        """The game of a record; what it has in common with one before an undo is not played again."""
        self.record = record
        self.game = tablee.game(record.game)
        known = 0 if before is None else common(record.inputs, before.record.inputs)
        self.states: list[State] = [opened(record).state] if before is None else before.states[: known + 1]
        self.events: list[list[Event]] = [[]] if before is None else before.events[: known + 1]
        """By number of inputs, what the last of them brought about."""
        for step in record.inputs[known:]:
            state = self.states[-1].copy()
            self.events.append(narrate(state, step.seat, step.move))
            self.states.append(state)
        self._twins: dict[tuple[int, Seat | None], list[State]] = {}
        self._views: dict[tuple[int, Seat | None], list[str]] = {}

    def move(self, at: int) -> Move | None:
        """The last of so many inputs."""
        return self.record.inputs[at - 1].move if at else None

    def twins(self, at: int, seat: Seat | None) -> list[State]:
        """The position after so many inputs, and others that the seat cannot tell from it."""
        if (at, seat) not in self._twins:
            state = self.states[at]
            disguised = (self.game.disguise(state.copy(), seat, Random(number)) for number in range(TWINS))
            self._twins[at, seat] = [state, *(twin for twin in disguised if twin is not None)]
        return self._twins[at, seat]

    def views(self, at: int, seat: Seat | None) -> list[str]:
        """What the seat would be sent of each of them, in the order of `sorted_json`."""
        if (at, seat) not in self._views:
            self._views[at, seat] = [sorted_json(encoded(twin.view(seat))) for twin in self.twins(at, seat)]
        return self._views[at, seat]

    def moves(self, at: int, seat: Seat) -> list[str]:
        """What the seat would be told that it may do in each of them."""
        return [encoded(list(told(twin.moves(seat))[:MOST_MOVES])) for twin in self.twins(at, seat)]

    def refusals(self, at: int, seat: Seat, move: Json) -> list[Json | None]:
        """What the seat would be told of each of them about a move that it may not make."""
        meant = self.game.read_move(encoded(move))
        reasons = [twin.why_not(seat, meant) for twin in self.twins(at, seat)]
        return [None if reason is None else msgspec.json.decode(encoded(reason)) for reason in reasons]


def common(inputs: Sequence[Input], others: Sequence[Input]) -> int:
    """How many inputs two games have in common."""
    pairs = enumerate(zip(inputs, others, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(inputs), len(others)))


def encoded(value: object) -> str:
    """A value as it goes over the wire."""
    return msgspec.json.encode(value).decode()


def sorted_json(text: str | bytes) -> str:
    """A piece of JSON in the one order that has no meaning."""
    return msgspec.json.encode(msgspec.json.decode(text), order="sorted").decode()


def says_twice(text: str) -> bool:
    """Whether a name stands twice in one object: whoever reads the bytes sees both."""
    found = False

    def note(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal found
        read = dict(pairs)
        found = found or len(read) < len(pairs)
        return read

    json.loads(text, object_pairs_hook=note)
    return found


def numbers(value: Any, kind: str = "", key: str = "") -> Iterator[tuple[str, str, int]]:
    """Every number in a piece of JSON, with the type it is part of and the key it stands under; options left out."""
    match value:
        case bool():
            pass
        case int():
            yield kind, key, value
        case dict():
            for name, part in value.items():
                if name != "options":
                    yield from numbers(part, value.get("type", kind), name)
        case list():
            for part in value:
                yield from numbers(part, kind, key)


class Secrets:
    """What a seat may not know."""

    shuffles: ClassVar[tuple[type[Move], ...]] = ()
    """Inputs after which nothing is known of what was known before."""
    not_cards: ClassVar[frozenset[str]] = frozenset()
    """Keys whose numbers are no cards, in this game; `type.key` where it depends on the event or the view."""

    def __init__(self, truth: Truth) -> None:
        self.truth = truth
        self._hidden: dict[tuple[int, Seat | None], frozenset[int]] = {}

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        """The cards of which the seat may not know where they are, after so many inputs."""
        return frozenset()

    def hidden(self, at: int, seat: Seat | None) -> frozenset[int]:
        """The same, worked out once."""
        if (at, seat) not in self._hidden:
            self._hidden[at, seat] = self.hidden_cards(at, seat)
        return self._hidden[at, seat]

    def unspeakable(self, at: int, seat: Seat | None) -> frozenset[int]:
        """The cards that may not be named in a step: hidden before the input and after it."""
        after = self.hidden(at, seat)
        return after if at == 0 or isinstance(self.truth.move(at), self.shuffles) else after & self.hidden(at - 1, seat)

    def search(self, step: Json, seat: Seat | None) -> Iterator[Leak]:
        """Everything in a step that the seat may not know."""
        secret = self.unspeakable(step["at"], seat)
        for kind, key, number in numbers(step):
            if number in secret and not {key, f"{kind}.{key}"} & (NOT_CARDS | self.not_cards):
                yield Leak("card", f"{number} as {kind}.{key} after input {step['at']}")

    def search_around(self, data: Json, at: int, seat: Seat | None) -> Iterator[Leak]:
        """Everything beside the steps, such as answers and the lobby, that the seat may not know at that point."""
        secret, plain = self.hidden(at, seat), NOT_CARDS | NOT_CARDS_OF_THE_TABLE
        for kind, key, number in numbers(data):
            if number in secret and key not in plain:
                yield Leak("card", f"{number} as {kind}.{key} beside the game after input {at}")

    def taken_back(self, length: int, seat: Seat | None) -> Iterator[Leak]:
        """Everything that the seat has learnt from inputs taken back, and would have to forget."""
        again = self.hidden(length, seat)
        for at in range(length + 1, len(self.truth.states)):
            for card in sorted(again - self.hidden(at, seat)):
                yield Leak("undo", f"card {card} shown by input {at}")
