"""A game under way as a learner meets it: chance and the clock act by themselves, and one seat at a time is asked."""

from collections.abc import Mapping, Sequence
from inspect import cleandoc
from random import Random
from typing import Final

import msgspec

from tablee.envs.encoding import AnyEncoding, Numbers, encoding
from tablee.kernel.game import AnyGame, Bot, State, lottery
from tablee.kernel.messages import Move, Outcome, View
from tablee.kernel.options import Options
from tablee.kernel.registry import game as named
from tablee.kernel.seats import CHANCE_ACTS, Seat
from tablee.lab.simulate import time_passes

SCORES: Final = "scores"
WINS: Final = "wins"
REWARDS: Final = (SCORES, WINS)
"""What is paid at the end: the scores of the game, or a win, of which several winners have a part each."""

PAGE: Final = """{title}: {seats} players, `{about}`.

{numbers}

In all {size} numbers between -1 and 1 (`observation`), and `action_mask` with a 1 for every action on offer. They are
made from the view of the seat alone; what it may not know cannot change them.

Rewards
-------
Zero before the end. Then `rewards="scores"`: the scores of the game; `rewards="wins"`: 1 for the winner, or a part of
it for each of several, 0 for the others.

Time
----
Chance deals by the seed of `reset`. An input takes a second, so time limits of the rules run out here too. Where
several may act, who comes first is drawn by lot.

Versions
--------
v{version}, by edition {edition} of the rules.
"""


class House:
    """What stays the same from game to game: which game it is, for how many, by which choices, in which numbers."""

    __slots__ = ("encoding", "game", "knobs", "options", "rewards", "seats")

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        rewards: str = SCORES,
        **knobs: object,
    ) -> None:
        if rewards not in REWARDS:
            raise ValueError(f"rewards={rewards!r}: there are {' and '.join(map(repr, REWARDS))}.")
        self.game: AnyGame = named(game) if isinstance(game, str) else game
        self.seats: int = self.game.players[0] if seats is None else seats
        self.options: Options = self.game.choose(self.seats, options or {})
        self.rewards = rewards
        self.knobs = knobs
        self.encoding: AnyEncoding = encoding(self.game, self.seats, self.options, **knobs)

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (self.game.name, self.seats, msgspec.to_builtins(self.options), self.rewards, self.knobs)

    @property
    def name(self) -> str:
        """What environments of it are called."""
        return f"{self.game.name}_v{self.encoding.version}"

    @property
    def page(self) -> str:
        """All there is to know before one learns: actions, observations, rewards, versions."""
        return PAGE.format(
            title=self.name,
            about=self.game.package,
            seats=self.seats,
            numbers=cleandoc(self.encoding.page),
            size=self.encoding.size,
            version=self.encoding.version,
            edition=self.game.version,
        )

    def paid(self, outcome: Outcome) -> Sequence[float]:
        """What each seat gets for how the game ended."""
        if self.rewards == SCORES:
            return [float(score) for score in outcome.scores]
        share = 1.0 / len(outcome.winners)
        return [share if seat in outcome.winners else 0.0 for seat in range(self.seats)]

    @property
    def even(self) -> float:
        """What each seat gets for a game that was cut short: as much as any other."""
        return 0.0 if self.rewards == SCORES else 1.0 / self.seats

    def mask(self, choices: Mapping[int, Move]) -> bytearray:
        """Which actions are on offer, a byte for each."""
        flags = bytearray(self.encoding.actions)
        for number in choices:
            flags[number] = 1
        return flags


def _again(game: str, seats: int, options: Mapping[str, object], rewards: str, knobs: Mapping[str, object]) -> House:
    """A house in another process."""
    return House(game, seats, options, rewards, **knobs)


class Table:
    """A game under way. Where several may act, who is asked first is drawn by lot; an input takes a second."""

    __slots__ = ("_choices", "_view", "asked", "house", "inputs", "opened", "rng", "state")

    def __init__(self, house: House, rng: Random) -> None:
        self.house = house
        self.rng = rng
        self.state: State = house.game.opening(house.seats, house.options)
        self.inputs = 0
        self.opened: dict[str, int] = {}
        """When each time limit was opened, in inputs."""
        self.asked: Seat | None = None
        """Who is to choose now; None once the game is over."""
        self._view: View | None = None
        self._choices: Mapping[int, Move] | None = None
        self.go_on()

    def copy(self) -> "Table":
        """The same game on its own, with dice that will fall alike."""
        twin = Table.__new__(Table)
        twin.house = self.house
        twin.rng = Random()
        twin.rng.setstate(self.rng.getstate())
        twin.state = self.state.copy()
        twin.inputs = self.inputs
        twin.opened = self.opened.copy()
        twin.asked = self.asked
        twin._view = self._view
        twin._choices = self._choices
        return twin

    def standing_in(self, state: State) -> "Table":
        """The same game with another position, in which the same seat is asked."""
        twin = self.copy()
        twin.state = state
        twin._view = twin._choices = None
        return twin

    def go_on(self) -> None:
        """Let chance and the clock act until a player must."""
        state = self.state
        self._view = self._choices = None
        while (acting := state.acting) == CHANCE_ACTS or state.windows:
            self.inputs += 1
            if time_passes(state, self.inputs, self.opened):
                continue
            if acting != CHANCE_ACTS:
                break
            state.play(CHANCE_ACTS[0], lottery(state).draw(self.rng.randrange))
        if not acting:
            self.asked = None
        else:
            self.asked = acting[0] if len(acting) == 1 else self.rng.choice(acting)

    def play(self, action: int) -> None:
        """The seat that is asked does what the number says; ValueError if it is not on offer."""
        move = self.choices().get(action)
        if move is None or self.asked is None:
            raise ValueError(self.not_on_offer(action))
        self.state.play(self.asked, move)
        self.go_on()

    def let(self, bot: Bot[View]) -> None:
        """A bot makes the move of the seat that is asked: it plays by the rules' own moves, not by numbers."""
        assert self.asked is not None
        self.state.play(self.asked, bot(self.view(), self.state.moves(self.asked), self.rng))
        self.go_on()

    def offer(self, seat: Seat) -> Mapping[int, Move]:
        """What any seat that acts may do, by number."""
        state = self.state
        if seat not in state.acting:
            return {}
        return self.house.encoding.choices(state.view(seat), state.moves(seat))

    def play_together(self, actions: Mapping[Seat, int]) -> None:
        """All who act do what their numbers say, in an order drawn by lot; what is refused by then is not done."""
        state = self.state
        acting = list(state.acting)
        self.rng.shuffle(acting)
        made = [(seat, self.offer(seat).get(actions[seat])) for seat in acting]
        for seat, move in made:
            if move is not None and state.why_not(seat, move) is None:
                state.play(seat, move)
        self.go_on()

    def not_on_offer(self, action: int) -> str:
        """What is wrong with a number, and which would do."""
        if self.asked is None:
            return "The game is over: reset it before the next step."
        offered = ", ".join(f"{number} ({move})" for number, move in list(self.choices().items())[:8])
        return f"Action {action} is not on offer now; the action mask is. Seat {self.asked} may choose {offered}."

    def view(self) -> View:
        """What the seat that is asked may know."""
        if self._view is None:
            assert self.asked is not None
            self._view = self.state.view(self.asked)
        return self._view

    def choices(self) -> Mapping[int, Move]:
        """What the seat that is asked may do, by number."""
        if self._choices is None:
            if self.asked is None:
                return {}
            self._choices = self.house.encoding.choices(self.view(), self.state.moves(self.asked))
        return self._choices

    def seen(self, seat: Seat) -> "tuple[Numbers, bytearray, Numbers | None]":
        """All that a seat is given: what it knows, what it may do now if it is asked, and what its actions are like."""
        house = self.house
        view = self.view() if seat == self.asked else self.state.view(seat)
        choices = self.choices() if seat == self.asked else {}
        described = house.encoding.features(view, choices) if house.encoding.width else None
        return house.encoding.observe(view), house.mask(choices), described


def seeded(house: House, seed: int) -> Table:
    """A new game by that seed."""
    return Table(house, Random(seed))
