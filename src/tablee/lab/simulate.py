"""Bots against bots, game after game, and what came of it."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import TypeAlias

from tablee.bots.simple import level
from tablee.kernel.errors import IllegalMove
from tablee.kernel.game import AnyGame, Bot, State, lottery
from tablee.kernel.messages import Move, Outcome, TimeUp, View
from tablee.kernel.options import Options
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.lab.dice import Dice, OneStream


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


Note: TypeAlias = Callable[[Seat, Move], None]
"""Called with each input as it is made."""


class Refused(Exception):
    """A player has made a move that the rules refuse."""

    def __init__(self, seat: Seat, move: Move, clause: str) -> None:
        self.seat = seat
        self.move = move
        self.clause = clause
        super().__init__(f"{clause} refuses {move} of seat {seat}")


def play_out(state: State, players: Sequence[Bot[View]], rng: Random) -> tuple[Outcome, int]:
    """Play a game to its end, all dice from one stream: how it ended, and after how many inputs."""
    made: list[Seat] = []
    outcome = play_by(state, players, OneStream(rng), lambda seat, move: made.append(seat))
    return outcome, len(made)


def play_by(state: State, players: Sequence[Bot[View]], dice: Dice, note: Note) -> Outcome:
    """Play a game to its end by these dice, and note every input: how it ended."""
    inputs = 0
    opened: dict[str, int] = {}
    while (outcome := state.outcome) is None:
        inputs += 1
        late = time_passes(state, inputs, opened)
        if late is not None:
            note(CLOCK, late)
            continue
        acting = state.acting
        seat = acting[0] if len(acting) == 1 else dice.order().choice(acting)
        note(seat, _act(state, seat, players, dice))
    return outcome


def _act(state: State, seat: Seat, players: Sequence[Bot[View]], dice: Dice) -> Move:
    """Let chance or a bot make a move."""
    if seat == CHANCE:
        drawn = lottery(state).draw(dice.draw().randrange)
        state.play(seat, drawn)
        return drawn
    chosen = players[seat](state.view(seat), state.moves(seat), dice.thoughts(seat))
    try:
        state.play(seat, chosen)
    except IllegalMove as error:
        raise Refused(seat, chosen, error.refusal.clause) from error
    return chosen


def time_passes(state: State, inputs: int, opened: dict[str, int]) -> TimeUp | None:
    """In the lab an input takes a second: the time limit that has run out since it was opened, and was closed."""
    windows = state.windows
    for name in opened.keys() - {window.name for window in windows}:
        del opened[name]
    for window in windows:
        if inputs - opened.setdefault(window.name, inputs - 1) >= window.seconds:
            late = TimeUp(window.name)
            state.play(CLOCK, late)
            return late
    return None


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
