"""Toys that tell secrets, imagine wrongly or have bots that cheat: laws 4, 5 and 7."""

import random
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import structs

from tablee import Event, Move, Refusal, Seat, Window
from tablee.kernel.game import Tell

from ..toys import BROKEN, Broken, Dealt, Laid, Lay, State, ToyView, Won, breaks, broken, disguise, imagined, toy

# Law 4


class LaidOpenly(Laid, frozen=True, tag="laid"):
    def seen_by(self, seat: Seat | None) -> Event:
        return self


class TellsHiddenCards(State):
    __slots__ = ()

    def lay(self, seat: Seat, card: int, down: bool, tell: Tell | None) -> None:
        super().lay(
            seat, card, down, lambda event: tell(LaidOpenly(seat, card, down) if type(event) is Laid else event)
        )


BROKEN.append(
    Broken("TellsHiddenCards", 4, "an event tells", toy(TellsHiddenCards, event_types=(Dealt, LaidOpenly, Won)))
)


class DealtOpenly(Dealt, frozen=True, tag="dealt"):
    def seen_by(self, seat: Seat | None) -> Event:
        return self


class DealsOpenly(State):
    __slots__ = ()

    def deal(self, order: tuple[int, ...], tell: Tell | None) -> None:
        super().deal(order, lambda event: tell(DealtOpenly(event.seat, event.cards)))


BROKEN.append(Broken("DealsOpenly", 4, "an event tells", toy(DealsOpenly, event_types=(DealtOpenly, Laid, Won))))


@breaks(4, "the view of seat 1 tells a secret: up.0.0")
class ShowsTheFirstHand(State):
    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        shown = (tuple(self.hands[0]), *view.up[1:]) if seat == 1 and self.hands[0] else view.up
        return structs.replace(view, up=shown)


@breaks(4, "a spectator")
class ShowsSpectatorsAHand(State):
    __slots__ = ()

    def view(self, seat: Seat | None) -> Any:
        view = super().view(seat)
        return structs.replace(view, hand=tuple(self.hands[0])) if seat is None else view


@breaks(4, "the legal moves tell seat")
class MovesDependOnHiddenCards(State):
    """Nobody may hide a card while the next player holds the 5."""

    __slots__ = ()

    def forbidden(self, seat: Seat) -> Any:
        return seat >= 0 and 5 in self.hands[(seat + 1) % self.seats]

    def moves(self, seat: Seat) -> Any:
        moves = super().moves(seat)
        return [move for move in moves if not move.down] if seat in self.acting and self.forbidden(seat) else moves

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        hides = isinstance(move, Lay) and move.down
        return Refusal("Y3", "hidden-before") if refusal is None and hides and self.forbidden(seat) else refusal


@breaks(4, "a window tells")
class WindowDependsOnHiddenCards(State):
    __slots__ = ()

    @property
    def windows(self) -> tuple[Window, ...]:
        return tuple(structs.replace(window, seconds=60 + sum(self.hands[0])) for window in super().windows)


@breaks(4, "the refusal of")
class RefusalNamesTheHolder(State):
    __slots__ = ()

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        refusal = super().why_not(seat, move)
        if refusal is None or refusal.key != "not-held":
            return refusal
        holders = tuple(holder for holder in range(self.seats) if move.card in self.hands[holder])
        return Refusal("Y3", "not-held", {"holders": holders})


broken("DisguisesNothing", 4, "is the position itself", disguise=lambda state, seat, rng: state.copy())

# Law 5


class Tattling(State):
    """The last position seen lies open on a table in the hall."""

    __slots__ = ()
    hall: list[State] = []

    def view(self, seat: Seat | None) -> Any:
        self.hall[:] = [self]
        return super().view(seat)


broken("ImaginesTheTruth", 5, "equally often", opening=Tattling, imagine=lambda view, rng: Tattling.hall[0].copy())


def imagine_in_order(view: ToyView, rng: Random) -> State:
    """The better of two: cards in ascending order are twice as likely."""
    return min((imagined(State, view, rng) for _ in range(2)), key=lambda state: state.hands)


broken("ImaginesWithATaste", 5, "equally often", imagine=imagine_in_order)


class OneImagination(Random):
    def shuffle(self, x: Any) -> None:
        x.sort()


broken("ImaginesOneThing", 5, "equally often", imagine=lambda view, rng: imagined(State, view, OneImagination(0)))
broken("ImaginesByItself", 5, "calls the random module", imagine=lambda view, rng: imagined(State, view, random))


def imagine_twice_the_same(view: ToyView, rng: Random) -> State:
    state = imagined(State, view, rng)
    for seat in range(view.seats):
        if seat != view.seat and state.hands[seat]:
            state.hands[seat] = [0] * len(state.hands[seat])
    return state


broken("ImaginesACardTwice", 5, "has a flaw: a card in two places", imagine=imagine_twice_the_same)


def imagine_nothing_hidden(view: ToyView, rng: Random) -> State:
    state = imagined(State, view, rng)
    state.down = [[] for _ in range(view.seats)]
    return state


broken("ImaginesAnotherView", 5, "imagines another view", imagine=imagine_nothing_hidden)


def disguise_hands_only(state: State, seat: Seat | None, rng: Random) -> State | None:
    """Forgets that cards face down are secret too."""
    bare = state.copy()
    bare.down = [[] for _ in range(state.seats)]
    bare.up = [up + down for up, down in zip(state.up, state.down, strict=True)]
    twin = disguise(bare, seat, rng)
    if twin is not None:
        twin.up = [cards[:] for cards in state.up]
        twin.down = [cards[:] for cards in state.down]
    return twin


broken("ImaginesMoreThanDisguises", 5, "that no disguise leads to", disguise=disguise_hands_only)

# Law 7


def lay_the_five(view: ToyView, moves: Sequence[Move], rng: Random) -> Move:
    return Lay(5)


def lay_the_last(view: ToyView, moves: list[Move], rng: Random) -> Move:
    return moves.pop()


def lay_by_chance(view: ToyView, moves: Sequence[Move], rng: Random) -> Move:
    return random.choice(moves)


broken("BotPlaysWhatItLikes", 7, "which is not legal", bots={"five": lay_the_five})
broken("BotTakesTheList", 7, "changes the list of moves", bots={"last": lay_the_last})
broken("BotIgnoresItsSeed", 7, "with the same seed", bots={"whim": lay_by_chance})
