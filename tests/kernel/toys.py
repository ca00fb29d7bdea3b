"""A small sound game, written by the contract; `broken_rules` and `broken_secrets` break it in many ways.

Six cards are shuffled and dealt. In turn, each player lays a card face up or, once, face down. The highest sum of
cards face up wins; cards face down stay secret. In a hurry, the clock may end the game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Literal

from tablee import (
    CHANCE,
    CLOCK,
    BadNotation,
    Event,
    Game,
    IllegalMove,
    Move,
    Outcome,
    Refusal,
    Seat,
    TimeUp,
    View,
    Window,
)
from tablee.kernel.game import Tell
from tablee.kernel.lottery import Orders
from tablee.kernel.messages import Own, through_eyes
from tablee.kernel.options import Options
from tablee.kernel.sheet import best

CARDS = range(6)


class ToyOptions(Options, frozen=True):
    """The choices before the game."""

    hurry: bool = False
    """The clock may end the game."""
    hand: Literal[1, 2] = 2
    """Cards dealt to each player."""


# Moves


class Shuffle(Move, frozen=True):
    order: tuple[int, ...]

    def __str__(self) -> str:
        return "shuffle " + " ".join(map(str, self.order))


class Lay(Move, frozen=True):
    card: int
    down: bool = False

    def __str__(self) -> str:
        return f"{'hide' if self.down else 'lay'} {self.card}"


def notation(text: str) -> Move:
    match text.split():
        case ["shuffle", *cards]:
            return Shuffle(tuple(map(int, cards)))
        case ["lay", card]:
            return Lay(int(card))
        case ["hide", card]:
            return Lay(int(card), True)
    raise BadNotation("notation-toy", text=text)


# Events


class Dealt(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat else Dealt(self.seat)


class Laid(Event, frozen=True):
    seat: Seat
    card: int | None = None
    down: bool = False

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.seat or not self.down else Laid(self.seat, None, True)


class Won(Event, frozen=True):
    winners: tuple[Seat, ...]


class ToyView(View, frozen=True):
    seats: int
    options: ToyOptions
    dealt: bool
    acting: tuple[Seat, ...]
    counts: tuple[int, ...]
    up: tuple[tuple[int, ...], ...]
    down: tuple[int, ...]
    """How many cards each seat has face down."""
    hand: tuple[int, ...] = ()
    own_down: tuple[int, ...] = ()
    outcome: Outcome | None = None


# Rules


class State:
    """A position of the sound game."""

    __slots__ = ("_memory", "acting", "dealt", "down", "hands", "options", "outcome", "seats", "up")

    def __init__(self, seats: int, options: ToyOptions) -> None:
        self.seats = seats
        self.options = options
        self.dealt = False
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.up: list[list[int]] = [[] for _ in range(seats)]
        self.down: list[list[int]] = [[] for _ in range(seats)]
        self.acting: tuple[Seat, ...] = (CHANCE,)
        self.outcome: Outcome | None = None
        self._memory = object()

    @property
    def windows(self) -> tuple[Window, ...]:
        hurried = self.options.hurry and self.dealt and self.outcome is None
        return (Window("game", 60, tuple(range(self.seats))),) if hurried else ()

    def moves(self, seat: Seat) -> Sequence[Move]:
        if seat == CLOCK:
            return [TimeUp(window.name) for window in self.windows]
        if seat not in self.acting:
            return ()
        if seat == CHANCE:
            return Orders(CARDS, len(CARDS), Shuffle)
        faces = (False,) if self.down[seat] else (False, True)
        return [Lay(card, down) for card in self.hands[seat] for down in faces]

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if self.outcome is not None:
            return Refusal("Y4", "over")
        if seat == CLOCK:
            return None if move in self.moves(CLOCK) else Refusal("Y4", "no-time-limit")
        if seat not in self.acting:
            return Refusal("Y2", "not-your-turn")
        if seat == CHANCE:
            return None if move in self.moves(CHANCE) else Refusal("Y1", "not-a-shuffle")
        if not isinstance(move, Lay):
            return Refusal("Y2", "must-lay")
        if move.card not in self.hands[seat]:
            return Refusal("Y3", "not-held", {"card": move.card})
        return Refusal("Y3", "hidden-before") if move.down and self.down[seat] else None

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        refusal = self.why_not(seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        tell = tell or (lambda event: None)
        match move:
            case Shuffle(order):
                self.deal(order, tell)
            case Lay(card, down):
                self.lay(seat, card, down, tell)
            case TimeUp():
                self.end("time", tell)

    def deal(self, order: tuple[int, ...], tell: Tell) -> None:
        size = self.options.hand
        for seat in range(self.seats):
            self.hands[seat] = sorted(order[seat * size : seat * size + size])
            tell(Dealt(seat, tuple(self.hands[seat])))
        self.dealt = True
        self.acting = (0,)

    def lay(self, seat: Seat, card: int, down: bool, tell: Tell) -> None:
        self.hands[seat].remove(card)
        (self.down if down else self.up)[seat].append(card)
        tell(Laid(seat, card, down))
        self.acting = ((seat + 1) % self.seats,)
        if not any(self.hands):
            self.end("cards", tell)

    def end(self, reason: str, tell: Tell) -> None:
        scores = tuple(sum(cards) for cards in self.up)
        self.outcome = Outcome(scores, best(scores), reason)
        self.acting = ()
        tell(Won(self.outcome.winners))

    def view(self, seat: Seat | None) -> ToyView:
        public = ToyView(
            seat=None,
            seats=self.seats,
            options=self.options,
            dealt=self.dealt,
            acting=self.acting,
            counts=tuple(map(len, self.hands)),
            up=tuple(map(tuple, self.up)),
            down=tuple(map(len, self.down)),
            outcome=self.outcome,
        )
        return public if seat is None else through_eyes(public, self.own(seat))

    def own(self, seat: Seat) -> Own:
        cards = {"hand": tuple(self.hands[seat]), "own_down": tuple(self.down[seat])}
        return {"seat": seat, **{name: held for name, held in cards.items() if held}}

    def copy(self) -> "State":
        twin = type(self)(self.seats, self.options)
        twin.dealt = self.dealt
        twin.hands = [cards[:] for cards in self.hands]
        twin.up = [cards[:] for cards in self.up]
        twin.down = [cards[:] for cards in self.down]
        twin.acting = self.acting
        twin.outcome = self.outcome
        return twin

    def flaw(self) -> str | None:
        cards = [card for pile in (*self.hands, *self.up, *self.down) for card in pile]
        if len(set(cards)) < len(cards) or not set(cards) <= set(CARDS):
            return "a card in two places"
        return None


def imagined(kind: type[State], view: ToyView, rng: Random) -> State:
    """A position that fits the view: the cards not seen, dealt anew to their places."""
    state = kind(view.seats, view.options)
    state.dealt = view.dealt
    state.acting = view.acting
    state.outcome = view.outcome
    state.up = [list(cards) for cards in view.up]
    seen = {*view.hand, *view.own_down, *(card for cards in view.up for card in cards)}
    unseen = [card for card in CARDS if card not in seen]
    rng.shuffle(unseen)
    for seat in range(view.seats):
        own = seat == view.seat
        state.hands[seat] = list(view.hand) if own else sorted(unseen.pop() for _ in range(view.counts[seat]))
        state.down[seat] = list(view.own_down) if own else [unseen.pop() for _ in range(view.down[seat])]
    return state


def disguise(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Two cards exchanged that the seat may not see."""
    others = [other for other in range(state.seats) if other != seat]
    places = [pile for other in others for pile in (state.hands[other], state.down[other])]
    known = [card for pile in (*state.hands, *state.down, *state.up) for card in pile]
    away = [card for card in CARDS if card not in known] if state.dealt else []
    hidden = [(i, card) for i, pile in enumerate([*places, away]) for card in pile]
    swaps = [(one, two) for i, one in hidden for j, two in hidden if i < j]
    if not swaps:
        return None
    one, two = rng.choice(swaps)
    other = {one: two, two: one}
    twin = state.copy()
    for holder in others:
        twin.hands[holder] = sorted(other.get(card, card) for card in state.hands[holder])
        twin.down[holder] = [other.get(card, card) for card in state.down[holder]]
    return twin


def lay_highest(view: ToyView, moves: Sequence[Move], rng: Random) -> Move:
    """The bot of the house."""
    return max((move for move in moves if isinstance(move, Lay)), key=lambda lay: (lay.card, not lay.down))


def toy(kind: type[State] = State, **changes: Any) -> Game[Any, Any, Any]:
    """The game of a state, with some of its parts replaced."""
    game = Game(
        name="toy",
        version=1,
        players=range(2, 4),
        package="no.such.package",
        options=ToyOptions,
        move_types=(Shuffle, Lay),
        event_types=(Dealt, Laid, Won),
        view_type=ToyView,
        opening=kind,
        position=kind,
        imagine=lambda view, rng: imagined(kind, view, rng),
        disguise=disguise,
        notation=notation,
        bots={"highest": lay_highest},
        endings=("cards", "time"),
        words={},
        clauses=("Y1", "Y2", "Y3", "Y4"),
        longest=20,
    )
    return replace(game, **changes)


# Broken toys


@dataclass(frozen=True)
class Broken:
    """A game that breaks a law."""

    name: str
    law: int
    says: str
    """What the failure must say."""
    game: Game[Any, Any, Any]


BROKEN: list[Broken] = []


def breaks(law: int, says: str) -> Callable[[type[State]], type[State]]:
    """A state whose rules break a law."""

    def note(kind: type[State]) -> type[State]:
        BROKEN.append(Broken(kind.__name__, law, says, toy(kind)))
        return kind

    return note


def broken(name: str, law: int, says: str, **changes: Any) -> None:
    """The sound rules in a game that breaks a law."""
    BROKEN.append(Broken(name, law, says, toy(**changes)))
