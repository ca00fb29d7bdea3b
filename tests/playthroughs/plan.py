"""A playthrough to be written: which game, and what it must show."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random

import tablee
from tablee import CHANCE, CLOCK, AnyGame, Input, State, TimeUp, narrate
from tablee.kernel.lottery import Lottery

from .form import Header, longest, told
from .happenings import Events
from .players import Chooser, at_random

SEEDS = 20_000
"""How many games are tried before giving up."""


@dataclass(frozen=True)
class Plan:
    """A playthrough to be written."""

    name: str
    title: str
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    shows: Callable[[Events], bool] = bool
    """What must happen in it."""
    script: tuple[str, ...] = ()
    """Moves that are made, one after the other, as soon as they may be."""
    clock: Mapping[int, str] = field(default_factory=dict)
    """Windows that CLOCK closes after so many inputs."""
    chooser: Chooser = at_random

    @property
    def game(self) -> AnyGame:
        return tablee.game(self.name.split("-")[0])

    def played(self, seed: int) -> tuple[list[Input], Events]:
        """The game of that seed, and what happens in it."""
        rng, state, script = Random(seed), self.game.start(self.seats, self.options), list(self.script)
        inputs: list[Input] = []
        events: Events = []
        while state.outcome is None and len(inputs) < longest(self.game.name):
            step = self.next(state, len(inputs), script, rng)
            events += narrate(state, step.seat, step.move)
            inputs.append(step)
        return inputs, events

    def next(self, state: State, count: int, script: list[str], rng: Random) -> Input:
        """What happens next."""
        if count in self.clock:
            return Input(CLOCK, TimeUp(self.clock[count]))
        seat = state.acting[0] if len(state.acting) == 1 else rng.choice(state.acting)
        moves = state.moves(seat)
        if isinstance(moves, Lottery):
            return Input(CHANCE, moves.draw(rng.randrange))
        choice = sorted(moves, key=str)
        if script and (move := self.game.parse(script[0])) in choice:
            script.pop(0)
            return Input(seat, move)
        return Input(seat, self.chooser(state, choice, rng))

    def text(self) -> tuple[int, str]:
        """The first game that shows what it should and is short enough; its seed, and what is told of it."""
        header = Header(self.title, self.game.name, self.seats, dict(self.options))
        for seed in range(SEEDS):
            try:
                inputs, events = self.played(seed)
            except tablee.IllegalMove:
                continue  # the clock struck before its time
            if self.shows(events):
                lines = list(told(header, inputs))
                if lines[-1].startswith("= over") and len(lines) <= longest(self.game.name):
                    return seed, "\n".join(lines) + "\n"
        raise SystemExit(f"{self.name}: no such game")
