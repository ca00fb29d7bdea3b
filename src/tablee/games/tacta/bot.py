"""How TACTA is played well: count the dots, weigh those that may still be covered, and look at what the visible ends of
all piles could do next."""

from collections.abc import Callable, Iterable, Sequence
from math import exp
from random import Random
from typing import Final, NamedTuple, TypeAlias

from tablee.kernel.game import Foresight
from tablee.kernel.messages import Move
from tablee.kernel.seats import Seat

from .imagine import Worlds, table_of
from .joints import plugs_of
from .judge import as_laid
from .moves import Lay, PutAside
from .phases import Phase
from .pieces import COLOUR, COLOURS, LAYOUT, LAYOUTS, NUMBER, Laid
from .plane import Plane
from .playout import play_out
from .view import TactaView

CARELESS: Final = 0.5
"""How often an easy player does not count."""

RISK: Final = 0.5
"""How likely a dot that can be covered is to be covered, early in the game."""
DANGER: Final = 0.35
"""How much likelier if a card that everybody sees could do it."""
SOON: Final = 4.0
"""Cards a player has left when half of that risk remains."""
RIVALRY: Final = 6.0
"""So many dots fewer make a rival about a third as important."""
BYSTANDER: Final = 0.3
"""What a rival gains by covering a dot that is neither mine nor theirs."""
SAFE: Final = 0.3
"""What a rival gains by a dot that covers, and is safe."""
LOOKED_AT: Final = 24
"""How many placements a sharp player thinks through to the answers."""


def play_easily(view: TactaView, moves: Sequence[Move], rng: Random) -> Move:
    """Half of the time the placement that gains most dots at once, otherwise any."""
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays or rng.random() < CARELESS:
        return rng.choice(moves)
    mind = Mind(view)
    return _best(lays, lambda move: mind.gain(mind.plane, mind.laid(move)), rng)


def play_steadily(view: TactaView, moves: Sequence[Move], rng: Random) -> Move:
    """The placement after which the visible dots are best, those that may be covered counting less."""
    lays = [move for move in moves if isinstance(move, Lay)]
    mind = Mind(view)
    if not lays:
        return _otherwise(mind, moves, rng)
    return _best(lays, lambda move: mind.worth(mind.after(mind.plane, mind.laid(move)), ()), rng)


def play_sharply(view: TactaView, moves: Sequence[Move], rng: Random) -> Move:
    """The same, and for the best placements what the others would answer with the ends that are seen."""
    lays = [move for move in moves if isinstance(move, Lay)]
    mind = Mind(view)
    if not lays:
        return _otherwise(mind, moves, rng)
    laid = {move: mind.laid(move) for move in lays}
    ends = {move: tuple(card for card in mind.ends[mind.me] if card != move.card) for move in lays}
    worth = {move: mind.worth(mind.after(mind.plane, laid[move]), ends[move]) for move in lays}
    short = sorted(lays, key=worth.__getitem__, reverse=True)[:LOOKED_AT]
    return _best(short, lambda move: mind.answered(mind.after(mind.plane, laid[move]), ends[move]), rng)


def _best(lays: Sequence[Lay], worth: Callable[[Lay], float], rng: Random) -> Lay:
    """The placement worth most; equals by lot."""
    scored = [(worth(move) + 1e-6 * rng.random(), index) for index, move in enumerate(lays)]
    return lays[max(scored)[1]]


def _otherwise(mind: "Mind", moves: Sequence[Move], rng: Random) -> Move:
    """Families are chosen at random (A14); a card that finds no room is the one that gives up least (A20)."""
    if isinstance(moves[0], PutAside):
        return min(moves, key=lambda move: mind.own(move.card) if isinstance(move, PutAside) else 0.0)
    return rng.choice(moves)


class Answer(NamedTuple):
    """What somebody might lay next."""

    gain: float
    laid: Laid


Ends: TypeAlias = tuple[int, ...]


class Mind:
    """What a player sees, and how they judge it."""

    def __init__(self, view: TactaView) -> None:
        assert view.seat is not None
        self.me: Seat = view.seat
        self.colour = view.colours[view.seat]
        self.plane = table_of(view)
        self.free = view.options.free
        self.ends = view.ends
        self.colours = view.colours
        self.left = view.counts[view.seat] - 1
        """How many cards are left after this one."""
        playing = [seat for seat in range(view.seats) if view.counts[seat]]
        self.others = [seat for seat in _after(view.seat, view.seats) if seat in playing]
        """Who plays before it is my turn again."""
        rivals = [seat for seat in self.others if view.colours[seat] != self.colour]
        self.threats = plugs_of(card for seat in rivals for card in view.ends[seat])
        """The plugs of all cards with which somebody could cover my dots."""
        self.weights = self._weights(view)

    def _weights(self, view: TactaView) -> list[float]:
        """What a dot of each colour is worth: one's own 1, the rivals' -1 together, the strongest of them most."""
        rivals = {colour: view.dots[seat] for seat, colour in enumerate(view.colours) if colour != self.colour}
        highest = max(rivals.values())
        shares = {colour: exp((dots - highest) / RIVALRY) for colour, dots in rivals.items()}
        total = sum(shares.values())
        weights = [0.0] * (len(COLOURS) + 1)
        weights[self.colour] = 1.0
        for colour, share in shares.items():
            weights[colour] = -share / total
        return weights

    # Placements

    def laid(self, move: Lay) -> Laid:
        """The card as it would lie."""
        joint = self.plane.covered(move, -1)
        return as_laid(move) if joint is None else _on(as_laid(move), *joint)

    def after(self, plane: Plane, laid: Laid) -> Plane:
        """The table with one card more."""
        twin = plane.copy()
        twin.put(laid)
        return twin

    def own(self, card: int) -> float:
        """What all dots of a card are worth to me."""
        return self.weights[COLOUR[card]] * NUMBER[card]

    def gain(self, plane: Plane, laid: Laid) -> float:
        """What the card brings at once: its dots, less those it covers."""
        if laid.on is None or laid.shape is None:
            return self.own(laid.card)
        lower = plane.laid[laid.on].card
        return self.own(laid.card) - self.weights[COLOUR[lower]] * LAYOUTS[LAYOUT[lower]][laid.shape].dots

    # Judgement

    def worth(self, plane: Plane, ends: Ends) -> float:
        """All visible dots, those that can be covered for less; those that a visible card can cover for still less."""
        weights = self.weights
        worth = sum(weight * dots for weight, dots in zip(weights, plane.dots, strict=True))
        fade = self.left / (self.left + SOON)
        mine, theirs = plugs_of(ends), self.threats
        for colour, dots, plugs in plane.exposed():
            weight = weights[colour]
            danger = DANGER if plugs & (theirs if weight > 0 else mine) else 0.0
            worth -= weight * dots * (RISK * fade + danger * min(1, self.left))
        return worth

    def answered(self, plane: Plane, ends: Ends) -> float:
        """What the table is worth once each of the others has made the answer that suits them best."""
        for seat in self.others:
            colour = self.colours[seat]
            answers = list(self._answers(plane, seat, colour))
            if answers:
                plane.put(max(answers, key=lambda answer: answer.gain).laid)
        return self.worth(plane, ends)

    def _answers(self, plane: Plane, seat: Seat, colour: int) -> Iterable[Answer]:
        """What somebody may lay with the ends that are seen, and what it gains them over me."""
        spared = colour if self.free else -1
        for card in self.ends[seat]:
            for laid in plane.landings(card, seat, spared):
                assert laid.on is not None
                assert laid.shape is not None
                lower = plane.laid[laid.on].card
                hidden = LAYOUTS[LAYOUT[lower]][laid.shape].dots
                harm = -1.0 if COLOUR[lower] == colour else 1.0 if COLOUR[lower] == self.colour else BYSTANDER
                safe = LAYOUTS[LAYOUT[card]][laid.by or 0].dots
                yield Answer(harm * hidden + SAFE * safe + NUMBER[card] * (COLOUR[card] == colour), laid)


def _on(laid: Laid, on: int, shape: int, by: int) -> Laid:
    """The same card, covering that shape."""
    return Laid(laid.card, laid.seat, laid.face, laid.turn, laid.x, laid.xr, laid.y, laid.yr, on, shape, by)


def _after(seat: Seat, seats: int) -> list[Seat]:
    """The other seats, clockwise."""
    return [(seat + step) % seats for step in range(1, seats)]


# For a player who tries placements out


def lays_cards(view: TactaView) -> bool:
    """Whether a card is to be laid; which families are exchanged is left to chance (A14)."""
    return view.phase is Phase.PLAY


FORESIGHT: Final = Foresight(worlds=Worlds, playout=play_out, worth_it=lays_cards)
