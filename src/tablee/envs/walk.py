"""A game under way as a tree is walked: chance is drawn node by node, and who comes first among several too."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from tablee.envs.chance import Draw, begun
from tablee.envs.table import House
from tablee.kernel.game import State, lottery
from tablee.kernel.messages import Event, Move, View, encode
from tablee.kernel.seats import CHANCE, CHANCE_ACTS, Seat
from tablee.lab.simulate import time_passes


class Walk:
    """A node of the tree."""

    __slots__ = (
        "_choices",
        "_view",
        "asked",
        "base",
        "draw",
        "history",
        "house",
        "inputs",
        "most",
        "opened",
        "state",
        "steps",
        "trail",
    )

    def __init__(self, house: House, most: int | None = None) -> None:
        self.house = house
        self.most = most
        """After so many choices of players the game is cut short."""
        self.state: State = house.game.opening(house.seats, house.options)
        self.inputs = 0
        self.steps = 0
        self.opened: dict[str, int] = {}
        self.base: tuple[str, ...] = ("",) * house.seats
        """What each seat had seen before this tree began."""
        self.trail: list[tuple[Seat, str, tuple[Event, ...]]] = []
        """Who has done what since, and what happened: of which each seat has seen its part."""
        self.history: tuple[int, ...] | None = ()
        """The numbers of all that was done; None in a world that was imagined."""
        self.asked: Seat | None = None
        self.draw: Draw | None = None
        self._view: View | None = None
        self._choices: Mapping[int, Move] | None = None
        self.go_on()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Walk":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        if self.history is None:
            raise TypeError("An imagined world has no history by which another process could play it again.")
        return walked, (self.house, self.most, self.history)

    def copy(self) -> "Walk":
        """The same node on its own."""
        twin = Walk.__new__(Walk)
        twin.house = self.house
        twin.most = self.most
        twin.state = self.state.copy()
        twin.inputs = self.inputs
        twin.steps = self.steps
        twin.opened = self.opened.copy()
        twin.base = self.base
        twin.trail = self.trail[:]
        twin.history = self.history
        twin.asked = self.asked
        twin.draw = self.draw
        twin._view = self._view
        twin._choices = self._choices
        return twin

    # Where it stands

    @property
    def cut(self) -> bool:
        """Whether the game was cut short."""
        return self.most is not None and self.steps >= self.most

    @property
    def over(self) -> bool:
        """Whether nothing more can happen."""
        return self.cut or self.state.outcome is not None

    def paid(self) -> Sequence[float]:
        """What each seat has got: nothing before the end; all the same if the game was cut short."""
        outcome = self.state.outcome
        if outcome is not None:
            return self.house.paid(outcome)
        return [self.house.even if self.over else 0.0] * self.house.seats

    def view(self) -> View:
        """What the seat that is asked may know."""
        if self._view is None:
            self._view = self.state.view(self.asked)
        return self._view

    def choices(self) -> Mapping[int, Move]:
        """What the seat that is asked may do, by number."""
        if self._choices is None:
            if self.asked is None:
                return {}
            self._choices = self.house.encoding.choices(self.view(), self.state.moves(self.asked))
        return self._choices

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance may do, and how likely; where several may act, who comes first."""
        if self.draw is not None:
            return self.draw.outcomes()
        acting = sorted(self.state.acting)
        return [(seat, 1 / len(acting)) for seat in acting]

    # Going on

    def apply(self, action: int) -> None:
        """Chance or the seat that is asked does what the number says."""
        if self.history is not None:
            self.history = (*self.history, action)
        if self.asked is not None:
            self.steps += 1
            self._do(self.asked, self.choices()[action])
        elif self.draw is None:
            self._ask(action)
            return
        else:
            self.draw = self.draw.after(action)
        self.go_on()

    def _ask(self, seat: Seat) -> None:
        self.asked = seat
        self._view = self._choices = None

    def _do(self, seat: Seat, move: Move) -> None:
        """A move is made, and everybody sees their part of it."""
        events: list[Event] = []
        self.state.play(seat, move, events.append)
        self.trail.append((seat, str(move), tuple(events)))

    def go_on(self) -> None:
        """Up to the next node: what is settled is done, time passes."""
        state = self.state
        self.asked = None
        while not self.over:
            if self.draw is not None:
                settled = self.draw.move()
                if settled is None:
                    return
                self.draw = None
                self._do(CHANCE, settled)
            if state.windows or state.acting == CHANCE_ACTS:
                self.inputs += 1
                if time_passes(state, self.inputs, self.opened):
                    continue
            if state.acting == CHANCE_ACTS:
                self.draw = begun(lottery(state))
                continue
            if len(state.acting) == 1:
                self._ask(state.acting[0])
            return

    # What is known

    def seen(self, seat: Seat) -> str:
        """All that the seat has done and seen, line by line."""
        lines = [self.base[seat]] if self.base[seat] else []
        for doer, done, events in self.trail:
            told = [event for event in [event.seen_by(seat) for event in events] if event is not None]
            own = [f"> {done}"] if doer == seat else []
            lines += own + [msgspec.json.encode(event).decode() for event in told]
        return "\n".join(lines)

    def knows(self, seat: Seat) -> str:
        """The information state: all that was seen, and what lies there now."""
        return f"{self.seen(seat)}\n{encode(self.state.view(seat)).decode()}"

    def imagined(self, seat: Seat, rng: Random) -> "Walk":
        """A node that the seat cannot tell from this one, made from its view alone: the others know no more of the past
        than what lies on the table."""
        twin = self.copy()
        twin.base = tuple(self.seen(each) if each == seat else "" for each in range(self.house.seats))
        twin.stand(self.house.game.imagine(self.state.view(seat), rng), self.asked)
        return twin

    def stand(self, state: State, asked: Seat | None) -> None:
        """Go on from another position, in which that seat is asked; nothing was done before."""
        self.state = state
        self.asked = asked
        self.draw = None
        self.trail = []
        self.history = None
        self._view = self._choices = None


def walked(house: House, most: int | None, history: Sequence[int]) -> Walk:
    """The node to which those numbers lead."""
    walk = Walk(house, most)
    for action in history:
        walk.apply(action)
    return walk
