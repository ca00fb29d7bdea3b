"""How balanced Tapécho is: camps, odd tables, attacks, length of a game. docs/tapecho-balance.md keeps the figures.

    python -m benchmarks.tapecho camps|odd|attacks|length [--games 1000] [--seats 4 7 10] [--level sharp] [--seed again]
    python -m benchmarks.tapecho camps|odd [--edition 1]
    python -m benchmarks.tapecho odd --teams war_of_sexes
    python -m benchmarks.tapecho attacks --effects reveal swap_random

Bots play bots; the same seed gives the same figures. Every figure comes with its standard error; where ± stands
before "in 95 of 100", with the half of its 95 % interval.
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev
from typing import TypeAlias, cast

from tablee import CHANCE, Seat
from tablee.games.tapecho import game
from tablee.games.tapecho.board import NO_CARD
from tablee.games.tapecho.deck import pack_for
from tablee.games.tapecho.effects import EFFECTS, Effect
from tablee.games.tapecho.moves import Lay, LayFirst, Shuffle
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tapecho.phases import ASKING, Phase
from tablee.games.tapecho.pieces import HAND
from tablee.games.tapecho.rules import State
from tablee.games.tapecho.view import TapechoView
from tablee.kernel.game import Game, Tell, lottery
from tablee.kernel.messages import Move
from tablee.kernel.pace import beat
from tablee.kernel.sets import cards_of

Watch: TypeAlias = Callable[[State, Seat], None]
"""Called before each input, with who makes it."""

Allowed: TypeAlias = Callable[[Seat, Sequence[Move]], Sequence[Move]]
"""Which of the legal moves a seat is offered."""

HERO = 0
"""The seat whose attacks are tried."""

REFERENCES = ("a5b", "a9b", "h4b", "h9b")
"""Cards beside which attacks are measured: a middling and a top atout, a middling and a top handicap."""


@dataclass(frozen=True)
class Plan:
    """What is measured."""

    games: int
    level: str
    seed: str
    """Put before the name of each game: other words, other games."""
    effects: Sequence[str]
    """The attacks to try; if none is named, all of them, and the cards beside which they are measured."""
    edition: int
    teams: str

    def rng(self, name: str) -> Random:
        """The chance of the game of that name."""
        return Random(self.seed + name)


def anything(seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    """Every legal move."""
    return moves


def unwatched(state: State, seat: Seat) -> None:
    """Nobody looks on."""


def played(
    state: State,
    level: str,
    rng: Random,
    watch: Watch = unwatched,
    allowed: Allowed = anything,
    dealt: int | None = None,
) -> State:
    """A game to its end; who answers first in a window is drawn by lot. The card `dealt`, if any, goes to the hero."""
    bot = game.bots[level]
    while state.outcome is None:
        seat = rng.choice(state.acting)
        watch(state, seat)
        if seat == CHANCE:
            draw = lottery(state).draw(rng.randrange)
            state.play(seat, draw if dealt is None or not isinstance(draw, Shuffle) else with_card(draw, dealt))
        else:
            state.play(seat, bot(state.view(seat), allowed(seat, state.moves(seat)), rng))
    return state


def with_card(shuffle: Shuffle, card: int) -> Shuffle:
    """The same shuffle, but the hero's first card is that one."""
    order = list(shuffle.order)
    place = order.index(card)
    order[place], order[HERO * HAND] = order[HERO * HAND], order[place]
    return Shuffle(tuple(order))


def mean(values: Sequence[float]) -> str:
    """A mean and its standard error."""
    return f"{fmean(values):+6.2f} ± {error(values):.2f}"


def error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    return stdev(values) / sqrt(len(values))


def in_turn(seats: int, first: int = 0) -> str:
    """Women and men in turn, so that games can be compared."""
    return "".join("wm"[(seat + first) % 2] for seat in range(seats))


# Camps


def camps(seats: int, plan: Plan) -> None:
    """Mean score of women and men; where one camp is larger, each is the larger one in half of the games."""
    scores: dict[int, list[float]] = {0: [], 1: []}
    wins: dict[int, list[float]] = {0: [], 1: []}
    fewer: list[float] = []
    edition = cast(Game[State, TapechoView, TapechoOptions], game.edition(plan.edition))
    for number in range(plan.games):
        first = number % 2
        options = edition.choose(seats, {"camps": in_turn(seats, first)})
        state = played(edition.opening(seats, options), plan.level, plan.rng(f"camps/{seats}/{number}"))
        assert state.outcome is not None
        for camp in (0, 1):
            members = [seat for seat in range(seats) if state.match.camps[seat] == camp]
            scores[camp].append(fmean(state.outcome.scores[seat] for seat in members))
            won = sum(1 / len(state.outcome.winners) for seat in state.outcome.winners if seat in members)
            wins[camp].append(won * seats / len(members))
        fewer.append(scores[1 - first][-1] - scores[first][-1])
    difference = [she - he for she, he in zip(scores[0], scores[1], strict=True)]
    odd = f"   fewer - more {mean(fewer)}" if seats % 2 else ""
    print(
        f"{seats:2} players  women {mean(scores[0])}  men {mean(scores[1])}  difference {mean(difference)}"
        f"   wins (1 is fair) women {fmean(wins[0]):.2f} men {fmean(wins[1]):.2f} ± {error(wins[0]):.2f}{odd}"
    )


# Odd tables

WIDE = 1.96
"""Standard errors to each side of a 95 % interval."""


def odd(seats: int, plan: Plan) -> None:
    """How often somebody of the smaller and of the larger camp wins, and how their points compare."""
    if seats % 2 == 0:
        return
    wins, points = compared(seats, plan)
    print(
        f"{seats} players, {plan.teams}, edition {plan.edition}: wins of 100 a head, in 95 of 100"
        f"  smaller {within(wins[0])}  larger {within(wins[1])}  points, smaller less larger {within(points)}",
        flush=True,
    )


def compared(seats: int, plan: Plan) -> tuple[tuple[list[float], list[float]], list[float]]:
    """For the smaller and the larger camp, each game's wins a head, or a side's where camps are teams; and by how many
    points a head the smaller is better. Each camp is the smaller one in half of the games."""
    wins: tuple[list[float], list[float]] = [], []
    points = []
    edition = cast(Game[State, TapechoView, TapechoOptions], game.edition(plan.edition))
    for number in range(plan.games):
        larger = number % 2
        options = edition.choose(seats, {"camps": in_turn(seats, larger), "teams": plan.teams})
        state = played(edition.opening(seats, options), plan.level, plan.rng(f"odd/{seats}/{number}"))
        assert state.outcome is not None
        scores, winners = state.outcome.scores, state.outcome.winners
        members = [[seat for seat in range(seats) if state.match.camps[seat] == camp] for camp in (1 - larger, larger)]
        for side, found in zip(members, wins, strict=True):
            share = sum(100 / len(winners) for seat in winners if seat in side)
            found.append(share if plan.teams == "war_of_sexes" else share / len(side))
        few, many = (fmean(scores[seat] for seat in side) for side in members)
        points.append(few - many)
    return wins, points


def within(values: Sequence[float]) -> str:
    """A mean and the half of its 95 % interval."""
    return f"{fmean(values):+6.2f} ± {WIDE * error(values):.2f}"


# Attacks


@dataclass
class Trial:
    """What the hero has come to in many games."""

    margins: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def add(self, state: State) -> None:
        """Count a game: the hero's score beside the mean of the others, and the win."""
        assert state.outcome is not None
        scores, winners = state.outcome.scores, state.outcome.winners
        self.margins.append(scores[HERO] - fmean(score for seat, score in enumerate(scores) if seat != HERO))
        self.wins.append(1 / len(winners) if HERO in winners else 0.0)


def attacks(seats: int, plan: Plan) -> None:
    """Each attack in the hero's opening hand: as it is, without its effect, and never laid.

    `effect`: what the effect brings, in points and in chances of a hundred to win. `card`: what it brings to lay the
    card at all.
    """
    pack = pack_for(None)
    kinds: dict[str, int] = {}
    for card in cards_of(pack.attacks):
        if not plan.effects or pack.cards[card].effect in plan.effects:
            kinds.setdefault(f"{pack.cards[card].effect} {pack.cards[card].count or ''}", card)
    print(f"{seats} players, {plan.games} games a cell")
    for name, card in kinds.items():
        armed, blank, unlaid = (tried(card, how, seats, plan) for how in ("armed", "blank", "unlaid"))
        print(f"  {name:14} effect {gained(armed, blank)}   card {gained(armed, unlaid)}", flush=True)
    for name in () if plan.effects else REFERENCES:
        card = next(card for card, figure in enumerate(pack.cards) if str(figure) == name)
        armed, unlaid = (tried(card, how, seats, plan) for how in ("armed", "unlaid"))
        print(f"  {name:14} {'':37} card {gained(armed, unlaid)}", flush=True)


def gained(armed: Trial, other: Trial) -> str:
    """By how much the points and the chance to win have risen."""
    points = [one - less for one, less in zip(armed.margins, other.margins, strict=True)]
    wins = [100 * (one - less) for one, less in zip(armed.wins, other.wins, strict=True)]
    return f"{mean(points)} wins {mean(wins)}"


def tried(card: int, how: str, seats: int, plan: Plan) -> Trial:
    """The same games with that card armed, blank or never laid."""
    trial = Trial()
    allowed = without(card) if how == "unlaid" else anything
    with blanked(card) if how == "blank" else nullcontext():
        for number in range(plan.games):
            state = game.opening(seats, game.choose(seats, {"camps": in_turn(seats)}))
            rng = plan.rng(f"attacks/{seats}/{number}")
            trial.add(played(state, plan.level, rng, allowed=allowed, dealt=card))
    return trial


@contextmanager
def blanked(card: int) -> Iterator[None]:
    """While it lasts, that card does nothing."""
    name = pack_for(None).cards[card].effect
    true = EFFECTS[name]
    EFFECTS[name] = blank_for(card, true)
    try:
        yield
    finally:
        EFFECTS[name] = true


def blank_for(card: int, effect: Effect) -> Effect:
    """The effect, but that card does nothing: it leaves at once, as if cancelled."""

    def act(state: State, attack: Lay, tell: Tell | None) -> None:
        if attack.card != card:
            effect(state, attack, tell)
        else:
            state.ties[attack.on] &= ~(1 << card)
            state.lying[attack.on] = NO_CARD
            state.discard |= 1 << card

    return act


def without(card: int) -> Allowed:
    """The hero never lays that card; they may still throw it away."""

    def allowed(seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        if seat != HERO:
            return moves
        left = [move for move in moves if not (isinstance(move, Lay | LayFirst) and move.card == card)]
        return left or moves

    return allowed


# Length

THINK = {Phase.TURN: 16.0, Phase.SECOND: 4.0, Phase.KEEP: 5.0, Phase.CHOOSE: 4.0}
"""Seconds that people take to decide."""
PLANNED = 0.5
"""Seconds less for their turn with each player at the table: they have had the time of all the others to think."""
SHOW = 1.0
"""Seconds to see a card land."""
AROUND = 60.0
"""Seconds to read ten cards before the first turn, and to count after the last."""


def length(seats: int, plan: Plan) -> None:
    """Turns, inputs and windows of a game, and its minutes at a human pace: with everybody saying no in advance where
    they do not react, and with every window running out."""
    rows = [measured(seats, plan, number) for number in range(plan.games)]
    quick, slow = ([row.minutes(full) for row in rows] for full in (0.0, 1.0))
    low, *_, high = quantiles(quick, n=10)
    print(
        f"{seats:2} players  turns {fmean(row.turns for row in rows):5.1f}"
        f"  inputs {fmean(row.inputs for row in rows):5.1f}  windows {fmean(row.windows for row in rows):4.1f}"
        f"  minutes {fmean(quick):4.1f} (one in ten under {low:.1f}, one in ten over {high:.1f}), "
        f"every window run out {fmean(slow):4.1f}"
    )


@dataclass
class LiveGame:
    """How long a game was."""

    inputs: int = 0
    turns: int = 0
    windows: int = 0
    thinking: float = 0.0
    waiting: float = 0.0
    """Seconds in windows, if all who do not react said no in advance."""
    full: float = 0.0
    """Seconds in windows, if each runs out."""

    def minutes(self, run_out: float) -> float:
        """The game at a human pace, with that part of the windows running out."""
        return (self.thinking + (1.0 - run_out) * self.waiting + run_out * self.full) / 60


def measured(seats: int, plan: Plan, number: int) -> LiveGame:
    """One game by the clock."""
    live = LiveGame(thinking=AROUND)
    rng = plan.rng(f"beats/{seats}/{number}")
    seen = 0

    def watch(state: State, seat: Seat) -> None:
        nonlocal seen
        live.inputs += 1
        live.turns += state.phase is Phase.TURN
        if state.phase in THINK:
            live.thinking += THINK[state.phase] + SHOW
        if state.phase is Phase.TURN:
            live.thinking -= PLANNED * seats
        if state.phase in ASKING and state.asked > seen:
            seen = state.asked
            seconds = state.match.options.seconds
            live.windows += 1
            live.full += seconds
            live.waiting += max(beat(seconds, rng) for _ in state.acting)

    options = game.choose(seats, {"camps": in_turn(seats)})
    played(game.opening(seats, options), plan.level, plan.rng(f"length/{seats}/{number}"), watch)
    return live


COMMANDS = {"camps": camps, "odd": odd, "attacks": attacks, "length": length}


def main() -> None:
    """Print the figures asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 5, 6, 7, 8, 9, 10])
    parser.add_argument("--level", choices=tuple(game.bots), default="sharp")
    parser.add_argument("--seed", default="")
    parser.add_argument("--effects", choices=tuple(EFFECTS), nargs="+", default=())
    parser.add_argument("--edition", type=int, choices=(1, 2), default=game.version)
    parser.add_argument("--teams", choices=("each", "war_of_sexes"), default="each")
    args = parser.parse_args()
    plan = Plan(args.games, args.level, args.seed, args.effects, args.edition, args.teams)
    for seats in args.seats:
        COMMANDS[args.command](seats, plan)


if __name__ == "__main__":
    main()
