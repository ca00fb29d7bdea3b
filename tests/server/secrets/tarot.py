"""Tarot décalé: a hand is known to its player, a card to all once it is played or shown."""

from typing import cast

from tablee import Seat
from tablee.games.tarot.moves import Announce, Play, Shuffle
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.pieces import CARDS, cards_of
from tablee.games.tarot.rules import State

from .truth import Secrets


class TarotSecrets(Secrets):
    """The hands of the others."""

    not_cards = frozenset(
        (
            *("dealer", "leader", "asked", "bonuses", "bids", "bettor", "diploma", "called", "partner", "lacks"),
            *("contenders", "drawers", "school", "points", "others"),
        )
    )

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        state = cast(State, self.truth.states[at])
        if state.phase in (Phase.DRAW, Phase.OVER):
            return frozenset()
        known = set(cards_of(state.hands[seat])) if seat is not None else set()
        for step in reversed(self.truth.record.inputs[:at]):
            match step.move:
                case Shuffle():
                    break
                case Play(card):
                    known.add(card)
                case Announce(cool):
                    known.update(cool)
        return frozenset(range(CARDS)) - known
