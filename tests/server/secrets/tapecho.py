"""Tapécho: a hand is known to its player; of other hands, what was seen through a `reveal` or given in a swap, until
it may have moved; of the pile, the card that one has put back oneself (P11, P17)."""

from collections.abc import Iterable, Iterator
from typing import cast

from tablee import Event, Seat
from tablee.games.tapecho.events import Drew, HandShown, Kept, Swapped
from tablee.games.tapecho.moves import Reshuffle, Shuffle
from tablee.games.tapecho.phases import Phase
from tablee.games.tapecho.rules import State
from tablee.kernel.sets import cards_of

from ..tools import Json
from .truth import Leak, Secrets, Truth

UNDEALT = (Phase.CAMPS, Phase.CONTEXT, Phase.SHUFFLE)

Memory = dict[Seat, set[int]]
"""By seat, the cards in other hands and in the pile that it has rightly seen."""


class TapechoSecrets(Secrets):
    """The hands of the others, and the pile."""

    shuffles = (Shuffle, Reshuffle)
    not_cards = frozenset(
        (
            *(
                "camps",
                "women",
                "men",
                "side",
                "other",
                "moved",
                "partner",
                "starter",
                "turn",
                "context",
                "attackers",
                "skipped",
            ),
            *("muted", "pile", "on", "rival", "target", "keeper", "passed", "asked", "held", "score"),
            *("counted.atouts", "counted.handicaps", "last"),
        )
    )

    def __init__(self, truth: Truth) -> None:
        super().__init__(truth)
        memory: Memory = {seat: set() for seat in range(len(truth.record.players))}
        self.memories = [{seat: frozenset[int]() for seat in memory}]
        """What each seat remembers after so many inputs."""
        for at in range(1, len(truth.states)):
            self._remember(memory, at)
            self.memories.append({seat: frozenset(cards) for seat, cards in memory.items()})

    def state(self, at: int) -> State:
        """The true position after so many inputs."""
        return cast(State, self.truth.states[at])

    def _remember(self, memory: Memory, at: int) -> None:
        """What an input has shown to whom, and what it has moved."""
        before, state = self.state(at - 1), self.state(at)
        if isinstance(self.truth.move(at), Shuffle):
            forget(memory, range(state.pack.size))
        for event in self.truth.events[at]:
            note(memory, event, before)
        hands = [set(state.cards_in_hand(on)) for on in range(state.seats)]
        closed = set(state.pile).union(*hands)
        for seat, cards in memory.items():
            for on, hand in enumerate(hands):
                if before.sees_hand_of(on, seat) or state.sees_hand_of(on, seat):
                    cards |= hand
            cards &= closed

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        state = self.state(at)
        if state.phase in UNDEALT:
            return self._between_games(at, seat)
        hands = () if state.outcome is not None else state.hands
        closed = set(state.pile).union(*(cards_of(hand) for on, hand in enumerate(hands) if on != seat))
        return frozenset(closed - self.memories[at][seat] if seat is not None else closed)

    def _between_games(self, at: int, seat: Seat | None) -> frozenset[int]:
        """What nobody has seen when the hands of the last game are shown: what was left in the pile."""
        state = self.state(at)
        if at == 0 or self.state(at - 1).phase in UNDEALT:
            return self.hidden(at - 1, seat) if at else frozenset(range(state.pack.size))
        return frozenset(self.state(at - 1).pile).difference(*map(cards_of, state.last))

    def search(self, step: Json, seat: Seat | None) -> Iterator[Leak]:
        yield from super().search(step, seat)
        if step["view"].get("last", []) != [list(cards_of(hand)) for hand in self.state(step["at"]).last]:
            yield Leak("card", "hands that were not shown at the last count")


def note(memory: Memory, event: Event, before: State) -> None:
    """Who has learnt what from an event, and who no longer knows."""
    match event:
        case HandShown(seat, _, cards):
            memory[seat].update(cards)
        case Drew(seat, _, cards):
            forget(memory, cards)
            memory[seat].update(cards)
        case Kept(seat, _, int(returned)):
            memory[seat].add(returned)
        case Swapped(seat, on, int(given), int(taken)):
            others = {other: cards for other, cards in memory.items() if other not in (seat, on)}
            forget(others, (*before.cards_in_hand(seat), *before.cards_in_hand(on)))  # any of them may have moved
            memory[seat].update((given, taken))
            memory[on].update((given, taken))
        case _:
            pass


def forget(memory: Memory, cards: Iterable[int]) -> None:
    """Those cards may be anywhere now."""
    for known in memory.values():
        known.difference_update(cards)
