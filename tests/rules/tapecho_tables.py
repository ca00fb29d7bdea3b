"""Parties for the tests: cards are written as the deck's figures, such as `a5w0` (an atout of 5 for women with the spot
of context 0), `h3b`, `xb-skip`, `dw`, `o`; `#2` is the second of its kind. Notation is written with them too."""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Any

import tablee
from tablee import CHANCE, Event, Move, Seat, narrate
from tablee.games.tapecho.deck import pack_for

from .tables import Table, of

__all__ = [
    "PACK",
    "TAPECHO",
    "Party",
    "attack",
    "card",
    "cards",
    "n",
    "named",
    "of",
    "opened",
    "others_play",
    "party",
    "spare",
    "started",
]

TAPECHO = tablee.game("tapecho")
PACK = pack_for(None)
FIGURES = [str(figure) for figure in PACK.cards]
TOKEN = r"(?:[ah]\d[wmb]\d*|x[wmb]-[a-z_]+(?:-\d)?|d[wm]|o)(?:#\d)?"


def card(text: str) -> int:
    """The number of a card."""
    figure, _, which = text.partition("#")
    return [number for number, found in enumerate(FIGURES) if found == figure][int(which or 1) - 1]


def cards(text: str) -> tuple[int, ...]:
    """The numbers of cards, in the order written."""
    return tuple(card(word) for word in text.split())


def named(numbers: Iterable[int]) -> str:
    """Cards as figures, sorted as they are numbered."""
    return " ".join(FIGURES[number] for number in sorted(numbers))


def n(text: str) -> str:
    """Notation with numbers instead of figures."""
    return re.sub(rf"(?<![\w-]){TOKEN}(?![\w-])", lambda found: str(card(found[0])), text)


def spare(used: Iterable[int], count: int) -> list[int]:
    """Cards that nobody has named: mixed atouts without a spot, to which nobody can react."""
    taken = set(used)
    return [i for i, figure in enumerate(FIGURES) if re.fullmatch(r"a\dw|a\dm", figure) and i not in taken][:count]


class Party(Table):
    """A position of Tapécho under test; everything may be written in figures."""

    def does(self, *texts: str) -> list[Event]:
        """Whoever acts makes these moves, one after the other; what happened."""
        return super().does(*map(n, texts))

    def seat(self, seat: Seat, *texts: str) -> list[Event]:
        """That seat makes these moves, one after the other; what happened."""
        events: list[Event] = []
        for text in texts:
            events += narrate(self.state, seat, self.game.parse(n(text)))
        return events

    def all_decline(self) -> list[Event]:
        """Everybody who is asked says no; what happened."""
        events: list[Event] = []
        asked = self.public.asked
        while self.public.asked == asked and self.public.phase in ("react", "counter"):
            seat = self.state.acting[0]
            events += narrate(self.state, seat, self.state.moves(seat)[0])
        return events

    def refuses(self, move: str | Move, seat: Seat | None = None) -> tuple[str, str]:
        """The clause and the key with which the move is refused."""
        return super().refuses(n(move) if isinstance(move, str) else move, seat)

    def offers(self, text: str, seat: Seat | None = None) -> bool:
        """Whether the move is legal."""
        mover = self.turn if seat is None else seat
        move = self.game.parse(n(text))
        listed = move in self.state.moves(mover)
        assert listed == (self.state.why_not(mover, move) is None)
        return listed

    def hand(self, seat: Seat) -> str:
        """The cards of a seat, as figures."""
        return named(self.state.view(seat).hand)

    def atouts(self, seat: Seat) -> str:
        """The atouts in front of a seat, as figures."""
        return named(self.public.atouts[seat])

    def handicaps(self, seat: Seat) -> str:
        """The handicaps in front of a seat, as figures."""
        return named(self.public.handicaps[seat])

    @property
    def discard(self) -> str:
        """The discard, as figures."""
        return named(self.public.discard)


def party(
    *hands: str,
    pile: str | None = None,
    discard: str = "",
    atouts: Mapping[Seat, str] | None = None,
    handicaps: Mapping[Seat, str] | None = None,
    attacks: Mapping[Seat, tuple[str, Seat]] | None = None,
    ties: Mapping[Seat, str] | None = None,
    seats: int = 4,
    **more: Any,
) -> Party:
    """Tapécho at the beginning of a turn, a hand a seat; hands not given are filled with cards named nowhere.

    Women and men sit in turn, a woman first; the context is number 0, and the draw pile is all the rest.
    """
    laid = [{seat: cards(text) for seat, text in (piles or {}).items()} for piles in (atouts, handicaps, ties)]
    lying = {seat: (card(text), by) for seat, (text, by) in (attacks or {}).items()}
    given = [cards(hand) for hand in (*hands, *[""] * (seats - len(hands)))]
    used = [*chain(*given), *cards(discard), *cards(pile or ""), *(i for i, _ in lying.values())]
    used += [i for piles in laid for pile_ in piles.values() for i in pile_]
    fill = spare(used, 2 * seats)
    filled = [hand or (fill.pop(), fill.pop()) for hand in given]
    state = TAPECHO.position(
        seats,
        hands=filled,
        pile=None if pile is None else cards(pile),
        discard=cards(discard),
        atouts=laid[0],
        handicaps=laid[1],
        ties=laid[2],
        attacks=lying,
        **more,
    )
    return Party(TAPECHO, state)


def opened(seats: int = 4, **options: object) -> Party:
    """A new match, before anything is drawn; women and men sit in turn if no camps are named."""
    return Party(TAPECHO, TAPECHO.start(seats, {"camps": ("wm" * seats)[:seats], **options}))


def started(
    seats: int = 4, hands: Sequence[str] = (), context: int = 0, first: Seat = 0, pile: str = "", **options: object
) -> Party:
    """A new match after the deal of these hands; those too short are filled with cards named nowhere."""
    table = opened(seats, **options)
    deal(table, hands, context, pile)
    table.does(f"first {first}")
    return table


def deal(table: Party, hands: Sequence[str] = (), context: int = 0, pile: str = "") -> list[Event]:
    """CHANCE draws the context and deals."""
    seats = table.public.seats
    given = [list(cards(hand)) for hand in (*hands, *[""] * (seats - len(hands)))]
    top = list(cards(pile))
    boxed = table.state.match.aside(PACK)
    rest = [i for i in range(PACK.size) if i not in [*chain(*given), *top, *boxed]]
    for hand in given:
        hand += [rest.pop(0) for _ in range(10 - len(hand))]
    order = [*chain(*given), *top, *rest]
    events = narrate(table.state, CHANCE, TAPECHO.parse(f"context {context}"))
    return events + narrate(table.state, CHANCE, TAPECHO.parse("shuffle " + " ".join(map(str, order))))


def attack(table: Party, text: str) -> list[Event]:
    """Whoever acts lays an attack that nobody cancels; what happened after it was laid."""
    events = table.does(f"lay {text}")
    return [*events[1:], *table.all_decline()]


def others_play(table: Party, until: int) -> list[Event]:
    """Everybody lays or discards something until that seat's turn; what happened."""
    events: list[Event] = []
    while table.turn != until:
        seat = table.turn
        move = next(move for move in table.state.moves(seat) if str(move).startswith(("lay", "pass")))
        events += table.does(str(move))
    return events
