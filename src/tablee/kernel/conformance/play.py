"""Games played at random, and where in a game a law was broken."""

from collections.abc import Iterator, Sequence
from random import Random
from types import TracebackType
from typing import Final, Self, TypeVar

import msgspec

from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.conformance.snapshot import Snapshot, difference, json_difference, snapshot
from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame, State, narrate
from tablee.kernel.lottery import Lottery
from tablee.kernel.messages import Event, Move, TimeUp
from tablee.kernel.options import Options
from tablee.kernel.record import Input
from tablee.kernel.seats import CHANCE, CLOCK, Seat

CLOCK_RATE: Final = 40
"""While a window is open, one input in so many closes it."""

OUTLINED: Final = 100
"""A lottery of more moves is not compared move by move."""

T = TypeVar("T")


class Trial:
    """One game under the eyes of a law. As a block, it turns every exception into a broken law."""

    def __init__(self, law: int, game: AnyGame, rng: Random, seats: int, options: Options) -> None:
        self.law = law
        self.game = game
        self.rng = rng
        self.seats = seats
        self.options = options
        self.state: State = game.opening(seats, options)
        self.inputs: list[Input] = []
        self.checks = 0
        """How many checks have been passed."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, Exception) and not isinstance(error, LawBroken):
            raise self.broken(f"{type(error).__name__}: {error}") from error

    def broken(self, message: str) -> LawBroken:
        """The law broken here, said with the place."""
        return LawBroken(self.law, f"{self.place()}: {message}")

    def place(self) -> str:
        """The table, and how far the game is."""
        options = msgspec.json.encode(self.options).decode()
        if not self.inputs:
            return f"{self.seats} players, {options}, at the start"
        last = self.inputs[-1]
        return f"{self.seats} players, {options}, after input {len(self.inputs)} ({who(last.seat)}: {last.move})"

    def same(self, what: str, one: Snapshot, other: Snapshot) -> None:
        """Check that two snapshots are equal."""
        if one != other:
            raise self.broken(f"{what}: {difference(one, other)}")
        self.checks += 1

    def same_bytes(self, what: str, one: bytes, other: bytes) -> None:
        """Check that two encoded values are equal to the byte."""
        if one != other:
            raise self.broken(f"{what}: {json_difference(one, other) or 'the same in another order'}")
        self.checks += 1

    def choose(self) -> Input | None:
        """A random input, or None once the game is over."""
        if self.state.outcome is not None:
            return None
        if len(self.inputs) >= self.game.longest:
            raise self.broken("no game should have more inputs")
        return random_input(self.state, self.rng)

    def play(self, step: Input) -> list[Event]:
        """Play an input; what happened."""
        events = narrate(self.state, step.seat, step.move)
        self.inputs.append(step)
        return events

    def stops(self, inputs: Sequence[Input], most: int) -> Iterator[Input | None]:
        """Play the inputs, and halt at so many positions and at the last: the input to come there, None at the end."""
        chosen = {len(inputs), *some(range(len(inputs)), most, self.rng)}
        for index, step in enumerate(inputs):
            if index in chosen:
                yield step
            self.play(step)
        yield None

    def everyone(self) -> tuple[Seat | None, ...]:
        """All who look on: the seats, and the spectators."""
        return (*range(self.seats), None)


def who(seat: Seat | None) -> str:
    """A seat in words."""
    match seat:
        case None:
            return "a spectator"
        case -1:
            return "CHANCE"
        case -2:
            return "CLOCK"
        case _:
            return f"seat {seat}"


def random_game(game: AnyGame, rng: Random, seats: int, options: Options) -> tuple[Input, ...]:
    """The inputs of a whole game played at random; as far as it goes, if a listed move is refused."""
    state = game.opening(seats, options)
    inputs: list[Input] = []
    while state.outcome is None and len(inputs) < game.longest:
        step = random_input(state, rng)
        try:
            state.play(step.seat, step.move)
        except IllegalMove:
            break
        inputs.append(step)
    return tuple(inputs)


def random_input(state: State, rng: Random) -> Input:
    """What may happen next: a move of somebody who acts, or now and then the end of a time limit."""
    windows = state.windows
    if windows and rng.randrange(CLOCK_RATE) == 0:
        return Input(CLOCK, TimeUp(rng.choice(windows).name))
    seat = rng.choice(state.acting)
    return Input(seat, pick(state.moves(seat), rng))


def pick(moves: Sequence[Move], rng: Random) -> Move:
    """One of the moves, each as likely, however many there are."""
    return moves.draw(rng.randrange) if isinstance(moves, Lottery) else rng.choice(moves)


def sample(moves: Sequence[Move], most: int, rng: Random) -> list[Move]:
    """The moves, or so many of them drawn by lot."""
    if isinstance(moves, Lottery):
        return [moves.draw(rng.randrange) for _ in range(most)] if moves.size > most else list(moves)
    return some(moves, most, rng)


def outline(moves: Sequence[Move]) -> Snapshot:
    """The moves in their order, to be compared; of a large lottery, how many there are and a few of them."""
    if isinstance(moves, Lottery) and moves.size > OUTLINED:
        return moves.size, tuple(snapshot(moves.at(moves.size * part // OUTLINED)) for part in range(OUTLINED))
    return snapshot(moves)


def some(things: Sequence[T], most: int, rng: Random) -> list[T]:
    """So many of the things, drawn by lot; all of them if they are fewer."""
    return rng.sample(things, most) if len(things) > most else list(things)


def everywhere(seats: int) -> tuple[Seat, ...]:
    """Every seat that may act at a table, and some that are not there."""
    return (*range(seats), CHANCE, CLOCK, seats, seats + 7, -3)
