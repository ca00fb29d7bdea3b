"""Tables for the tests: positions and deals by codes, and moves in notation made by whoever acts."""

import re
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import pytest

import tablee
from tablee import CLOCK, AnyGame, Event, IllegalMove, Move, Seat, State, TimeUp, View, narrate
from tablee.games.tango.pieces import CODES as DANCERS
from tablee.games.tarot.pieces import CODES as CARDS

TANGO = tablee.game("tango")
TAROT = tablee.game("tarot")

HAND = {2: 14, 3: 12, 4: 10, 5: 10}
"""T6, written once more: the tests do not believe the rules."""

E = TypeVar("E", bound=Event)


class Table:
    """A position under test."""

    def __init__(self, game: AnyGame, state: State) -> None:
        self.game = game
        self.state = state

    @property
    def turn(self) -> Seat:
        """Who acts, alone."""
        (seat,) = self.state.acting
        return seat

    @property
    def may(self) -> set[str]:
        """The legal moves of whoever acts, in notation; each of them is indeed not refused."""
        moves = self.state.moves(self.turn)
        assert all(self.state.why_not(self.turn, move) is None for move in moves)
        return {str(move) for move in moves}

    def does(self, *texts: str) -> list[Event]:
        """Whoever acts makes these moves, one after the other; what happened."""
        events: list[Event] = []
        for text in texts:
            events += narrate(self.state, self.turn, self.game.parse(text))
        return events

    def time_up(self, window: str) -> list[Event]:
        """CLOCK closes the window; what happened."""
        return narrate(self.state, CLOCK, TimeUp(window))

    def refuses(self, move: str | Move, seat: Seat | None = None) -> tuple[str, str]:
        """The clause and the key with which the move of the seat (or of whoever acts) is refused; nothing changes."""
        said = self.game.parse(move) if isinstance(move, str) else move
        mover = self.turn if seat is None else seat
        refusal = self.state.why_not(mover, said)
        assert refusal is not None, f"{said} of seat {mover} is not refused"
        assert said not in self.state.moves(mover)
        before = self.views()
        with pytest.raises(IllegalMove) as caught:
            self.state.play(mover, said)
        assert caught.value.refusal == refusal
        assert self.views() == before
        return refusal.clause, refusal.key

    def views(self) -> list[View]:
        """What everybody sees, spectators last."""
        seats: int = self.public.seats
        return [self.state.view(seat) for seat in (*range(seats), None)]

    @property
    def public(self) -> Any:
        """What a spectator sees."""
        return self.state.view(None)

    def hand(self, seat: Seat) -> str:
        """The cards of a seat of Tarot, as codes."""
        return codes(self.state.view(seat).hand)


def of(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of that kind."""
    return [event for event in events if isinstance(event, kind)]


# Tango


def dancer(code: str) -> int:
    """A dancer by its code."""
    return DANCERS.index(code)


def pairs_of(text: str) -> list[tuple[int, int]]:
    """The pairs of `ib-ob ij-oj`, a pair a seat."""
    return [(dancer(pair[:2]), dancer(pair[3:])) for pair in text.split()]


def numbers_of(text: str) -> dict[int, int]:
    """The numbers of `ib3 oj4`, by dancer."""
    return {dancer(code): int(number) for code, number in re.findall(r"\b([io][bjrv])(\d+)\b", text)}


def tango_at(
    places: str = "", *, pairs: str = "ib-ob ij-oj", markers: str = "", tokens: str = "", **more: Any
) -> Table:
    """Tango in the middle of a dance: dancers not named stand where they started, markers not named are on 0."""
    dealt = pairs_of(pairs)
    start = TANGO.start(2, {"cells": more.get("cells", 16)}).view(None).places
    stands, marked = numbers_of(places), numbers_of(markers)
    state = TANGO.position(
        len(dealt),
        pairs=dealt,
        turn=more.pop("turn", 0),
        places=[stands.get(i, cell) for i, cell in enumerate(start)],
        markers=[marked.get(i, 0) for i in range(8)],
        tokens=[dancer(code) for code in tokens.split()],
        **more,
    )
    return Table(TANGO, state)


# Tarot


def cards(text: str) -> tuple[int, ...]:
    """The cards of those codes."""
    return tuple(CARDS.index(code) for code in text.split())


def codes(numbers: Iterable[int]) -> str:
    """Cards as codes."""
    return " ".join(CARDS[card] for card in numbers)


def tarot_at(
    *hands: str, leader: Seat = 0, trick: str = "", won: Sequence[str] = (), waiting: str = "", **more: Any
) -> Any:
    """Tarot in the middle of a hand, a hand a seat; cards not named are set aside."""
    state = TAROT.position(
        len(hands),
        hands=[hand.split() for hand in hands],
        leader=leader,
        trick=trick.split(),
        won=[pile.split() for pile in (*won, *[""] * (len(hands) - len(won)))],
        waiting=waiting.split(),
        **more,
    )
    return Table(TAROT, state)


def tarot_drawn(seats: int, dealer: Seat = 0, **options: object) -> Table:
    """Tarot after the draw for the deal: that seat is the dealer, and CHANCE shuffles."""
    table = Table(TAROT, TAROT.start(seats, options))
    others = ["blI", "orI", "veI", "viI"]
    table.does("draw " + " ".join("A13" if seat == dealer else others.pop() for seat in range(seats)))
    assert table.public.dealer == dealer
    return table


def pack_for(hands: Sequence[str], dealer: Seat) -> list[str]:
    """The pack from which the dealer deals these hands (T6); those too short are filled with cards named nowhere."""
    seats = len(hands)
    named = " ".join(hands).split()
    spare = [code for code in CARDS if code not in named]
    full = [hand.split() for hand in hands]
    for hand in full:
        hand += [spare.pop(0) for _ in range(HAND[seats] - len(hand))]
    pack = []
    for pair in range(seats * HAND[seats] // 2):
        hand = full[(dealer + 1 + pair) % seats]
        pack += [hand.pop(0), hand.pop(0)]
    return pack + spare


def shuffle_for(hands: Sequence[str], dealer: Seat, cut: int) -> str:
    """The shuffle that, so cut (T5), gives that pack."""
    pack = pack_for(hands, dealer)
    return "shuffle " + " ".join(pack[-cut:] + pack[:-cut])


def tarot_dealt(*hands: str, dealer: Seat = 0, **options: object) -> Table:
    """Tarot after the deal of these hands."""
    table = tarot_drawn(len(hands), dealer, **options)
    table.does(shuffle_for(hands, dealer, 20), "cut 20")
    return table
