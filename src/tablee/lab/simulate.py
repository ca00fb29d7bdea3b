"""Bots against bots, game after game, and what came of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from tablee.bots.simple import level
from tablee.kernel.game import AnyGame, Bot, State, lottery
from tablee.kernel.messages import Outcome, TimeUp, View
from tablee.kernel.options import Options
from tablee.kernel.seats import CHANCE, CLOCK, Seat


@dataclass(frozen=True)
class Played:
    """One game of the lab."""

    levels: tuple[str, ...]
    """Who sat where."""
    outcome: Outcome
    inputs: int
    """How long the game was, chance and clock included."""


def simulate(game: AnyGame, seats: int, options: Options, levels: Sequence[str], seed: str) -> Iterator[Played]:
    """Games without end; the levels take the seats in turn and move on by one seat every game."""
    bots = {name: level(game, name) for name in levels}
    number = 0
    while True:
        seated = tuple(levels[(seat + number) % len(levels)] for seat in range(seats))
        players = [bots[name] for name in seated]
        outcome, inputs = play_out(game.opening(seats, options), players, Random(f"{seed}/{number}"))
        yield Played(seated, outcome, inputs)
        number += 1


def play_out(state: State, players: Sequence[Bot[View]], rng: Random) -> tuple[Outcome, int]:
    """Play a game to its end: how it ended, and after how many inputs."""
    inputs = 0
    opened: dict[str, int] = {}
    while (outcome := state.outcome) is None:
        inputs += 1
        if not time_passes(state, inputs, opened):
            acting = state.acting
            _act(state, acting[0] if len(acting) == 1 else rng.choice(acting), players, rng)
    return outcome, inputs


def _act(state: State, seat: Seat, players: Sequence[Bot[View]], rng: Random) -> None:
    """Let chance or a bot make a move."""
    if seat == CHANCE:
        state.play(seat, lottery(state).draw(rng.randrange))
    else:
        state.play(seat, players[seat](state.view(seat), state.moves(seat), rng))


def time_passes(state: State, inputs: int, opened: dict[str, int]) -> bool:
    """In the lab an input takes a second: whether a time limit has run out since it was opened, and was closed."""
    windows = state.windows
    for name in opened.keys() - {window.name for window in windows}:
        del opened[name]
    for window in windows:
        if inputs - opened.setdefault(window.name, inputs - 1) >= window.seconds:
            state.play(CLOCK, TimeUp(window.name))
            return True
    return False


@dataclass
class Row:
    """What one level, or one seat, has achieved."""

    games: int = 0
    wins: float = 0.0
    """Games won; a shared win counts as a part of one."""
    points: int = 0

    def add(self, seat: Seat, outcome: Outcome) -> None:
        """Count a game played from that seat."""
        self.games += 1
        self.wins += 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        self.points += outcome.scores[seat]


@dataclass
class Tally:
    """What many games have come to."""

    games: int = 0
    inputs: int = 0
    seats: dict[Seat, Row] = field(default_factory=dict)
    levels: dict[str, Row] = field(default_factory=dict)
    endings: dict[str, int] = field(default_factory=dict)

    def add(self, game: Played) -> None:
        """Count a game."""
        self.games += 1
        self.inputs += game.inputs
        self.endings[game.outcome.reason] = self.endings.get(game.outcome.reason, 0) + 1
        for seat, name in enumerate(game.levels):
            self.seats.setdefault(seat, Row()).add(seat, game.outcome)
            self.levels.setdefault(name, Row()).add(seat, game.outcome)
