"""Toys whose rules are broken: laws 1, 2, 3, 6 and 8."""

import random
import time
from typing import Any

from msgspec import structs

from tablee import CHANCE, CLOCK, Event, IllegalMove, Move, Outcome, Refusal, Seat
from tablee.kernel.game import Tell
from tablee.kernel.messages import Own
from tablee.kernel.pace import No

from ..toys import CARDS, Laid, Lay, State, ToyOptions, breaks, broken, notation

# Law 1


@breaks(1, "play calls time.time")
class ReadsAClock(State):
    __slots__ = ()

    def lay(self, seat: Seat, card: int, down: bool, tell: Tell | None) -> None:
        time.time()
        super().lay(seat, card, down, tell)


@breaks(1, "play calls the random module")
class ThrowsDice(State):
    __slots__ = ()

    def deal(self, order: tuple[int, ...], tell: Tell | None) -> None:
        super().deal(order, tell)
        self.acting = (random.choice(range(self.seats)),)


@breaks(1, "looking at the position calls builtins.print")
class PrintsItsView(State):
    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        print(end="")
        return super().view(seat)


@breaks(1, "looking at the position changes it: asked: 0, then")
class CountsQuestions(State):
    __slots__ = ("asked",)

    def __init__(self, seats: int, options: ToyOptions) -> None:
        super().__init__(seats, options)
        self.asked = 0

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        self.asked += 1
        return super().why_not(seat, move)


@breaks(1, "the twin is elsewhere: heard: ")
class HearsItself(State):
    __slots__ = ("heard",)

    def __init__(self, seats: int, options: ToyOptions) -> None:
        super().__init__(seats, options)
        self.heard = 0

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().play(seat, move, tell)
        self.heard += tell is not None


@breaks(1, "the twin is elsewhere: table: ")
class ShareATable(State):
    """Every game counts on the same table."""

    __slots__ = ("table",)
    inputs = [0]

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        super().play(seat, move, tell)
        self.inputs[0] += 1
        self.table = self.inputs[0]


# Law 2


@breaks(2, "but it is refused (Y3 not-held)")
class OffersWhatIsNotHeld(State):
    __slots__ = ()

    def moves(self, seat: Seat) -> Any:
        moves = super().moves(seat)
        return [*moves, Lay(5)] if seat in self.acting and seat >= 0 and Lay(5) not in moves else moves


@breaks(2, "but it is refused (Y3 too-low)")
class RefusesWhatIsOffered(State):
    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return Refusal("Y3", "too-low") if refusal is None and move == Lay(0) else refusal


@breaks(2, "but nothing refuses it")
class AllowsHidingTwice(State):
    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return None if refusal is not None and refusal.key == "hidden-before" else refusal


@breaks(2, "is refused, but changes the position: mistakes: 0, then 1")
class CountsMistakes(State):
    __slots__ = ("mistakes",)

    def __init__(self, seats: int, options: ToyOptions) -> None:
        super().__init__(seats, options)
        self.mistakes = 0

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        self.mistakes += self.why_not(seat, move) is not None
        super().play(seat, move, tell)


@breaks(2, "may play hide")
class PlayRefusesMore(State):
    __slots__ = ()

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if self.why_not(seat, move) is None and isinstance(move, Lay) and move.down:
            raise IllegalMove(Refusal("Y3", "hidden-before"))
        super().play(seat, move, tell)


@breaks(2, "is refused, but Laid")
class TellsBeforeRefusing(State):
    __slots__ = ()

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if tell is not None and isinstance(move, Lay):
            tell(Laid(seat, move.card))
        super().play(seat, move, tell)


@breaks(2, "which is no clause of the rules")
class CitesNoClause(State):
    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        return Refusal("Y99", "no") if refusal is not None else None


@breaks(2, "IndexError")
class FallsOverStrangers(State):
    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Lay):
            _ = CARDS[move.card]
        return super().why_not(seat, move)


@breaks(2, "CLOCK may play nothing, but the open windows are time-up game")
class ForgetsTheClock(State):
    __slots__ = ()

    def moves(self, seat: Seat) -> Any:
        return () if seat == CLOCK else super().moves(seat)


broken("OffersAnIllegalNo", 2, "may say no by lay 0, but it is refused", no=lambda view: No(Lay(0), 0))


# Law 3


class Whispered(Event, frozen=True):
    seat: Seat


@breaks(3, "is not among the event types")
class TellsUnknownEvents(State):
    __slots__ = ()

    def lay(self, seat: Seat, card: int, down: bool, tell: Tell | None) -> None:
        super().lay(seat, card, down, tell)
        tell(Whispered(seat))


@breaks(3, "the view of seat 0")
class ShowsLists(State):
    """A list in a view comes back as a tuple."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        return structs.replace(super().view(seat), up=[*map(tuple, self.up)])


@breaks(3, "'own_down': [")
class ForgetsWhatIsItsOwn(State):
    """A view tells a seat more than is told of as its own."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        return structs.replace(super().view(seat), own_down=() if seat is None else tuple(self.down[seat]))

    def own(self, seat: Seat) -> Own:
        return {name: value for name, value in super().own(seat).items() if name != "own_down"}


@breaks(3, "what is seat 0's own is in a spectator's view: hand")
class TellsTwice(State):
    """A spectator's view is not silent about hands, even if it says nothing true."""

    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        return structs.replace(view, hand=(0,)) if seat is None and any(self.hands) else view


def deaf_notation(text: str) -> Move:
    return notation(text.replace("hide", "lay"))


broken("NotationLosesTheFace", 3, "the notation “hide", notation=deaf_notation)

# Law 6


@breaks(6, "no game should have more inputs")
class NeverEnds(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        self.__init__(self.seats, self.options)


@breaks(6, "the winners are (3,)")
class WonByNobodyThere(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        super().end(reason, tell)
        self.outcome = Outcome(self.outcome.scores, (3,), reason)


@breaks(6, "the winners are ()")
class WonByNobody(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        super().end(reason, tell)
        self.outcome = Outcome(self.outcome.scores, (), reason)


@breaks(6, "1 scores for")
class OneScore(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        super().end(reason, tell)
        self.outcome = Outcome((1,), self.outcome.winners, reason)


@breaks(6, "the reason “because” is not among the endings")
class EndsBecause(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        super().end("because", tell)


@breaks(6, "a flaw: a card in two places")
class LaysACardTwice(State):
    __slots__ = ()

    def lay(self, seat: Seat, card: int, down: bool, tell: Tell | None) -> None:
        super().lay(seat, card, down, tell)
        self.up[seat].append(card)


@breaks(6, "act, and the outcome is")
class ActsAfterTheEnd(State):
    __slots__ = ()

    def end(self, reason: str, tell: Tell | None) -> None:
        super().end(reason, tell)
        self.acting = (0,)


@breaks(6, "after the end")
class PlaysOn(State):
    __slots__ = ()

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        if self.outcome is None:
            super().play(seat, move, tell)


# Law 8


@breaks(8, "playing a copy changes the original: up")
class CopySharesAList(State):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.up = self.up
        return twin


@breaks(8, "the copy differs: acting")
class CopyForgetsWhoActs(State):
    __slots__ = ()

    def copy(self) -> Any:
        twin = super().copy()
        twin.acting = (CHANCE,)
        return twin


@breaks(8, "the copy is the original itself")
class CopyIsItself(State):
    __slots__ = ()

    def copy(self) -> Any:
        return self
