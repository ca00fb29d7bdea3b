"""TACTA: nobody knows what lies between the ends of a pile, nor what another camp has chosen in secret (A4, A14)."""

from collections.abc import Iterator
from typing import cast

from tablee import CHANCE, Seat
from tablee.games.tacta.moves import Exchange, Lay, PutAside, Shuffle
from tablee.games.tacta.pieces import CARDS
from tablee.games.tacta.rules import State

from ..tools import Json
from .truth import Leak, Secrets, Truth


class TactaSecrets(Secrets):
    """The insides of the piles, and choices before all have chosen."""

    shuffles = (Shuffle,)
    not_cards = frozenset(
        (
            *("face", "turn", "x", "xr", "y", "yr", "shape", "by", "kind", "place", "hidden"),
            *("colours", "dots", "first", "finished", "ready", "dealt", "order", "chosen", "give", "keep", "replays"),
            *("tied", "families", "receivers", "team", "round", "places"),
            "tacta-view.on",
        )
    )

    def __init__(self, truth: Truth) -> None:
        super().__init__(truth)
        self.insides: list[frozenset[int]] = []
        """By number of inputs, the cards that nobody sees."""
        self.choosing: list[frozenset[int]] = []
        """By number of inputs, the camps that have chosen while others have not."""
        piles: list[list[int]] = []
        chosen: set[int] = set()
        for at in range(len(truth.states)):
            self._follow(at, piles, chosen)

    def state(self, at: int) -> State:
        """The true position after so many inputs."""
        return cast(State, self.truth.states[at])

    def _follow(self, at: int, piles: list[list[int]], chosen: set[int]) -> None:
        """One input: which cards are in the piles, and who has chosen."""
        match self.truth.move(at):
            case Shuffle(order):
                chosen.clear()
                self._deal(at, order, piles)
            case Lay(card) | PutAside(card):
                next(pile for pile in piles if card in (pile[:1] + pile[-1:])).remove(card)
            case Exchange():
                mover, match = self.truth.record.inputs[at - 1].seat, self.state(at).match
                waiting = [camp for camp in match.camps if camp not in chosen]
                chosen.add(waiting[0] if mover == CHANCE else match.camp(mover))
            case _:
                pass
        seen = {card for pile in piles for card in (pile[:1] + pile[-1:])}
        seen |= self._left_over(at, piles)
        seen |= {laid.card for laid in self.state(at).plane.laid}
        self.insides.append(frozenset(range(CARDS)) - seen - set(self.state(at).aside))
        all_chosen = len(chosen) == len(self.state(at).match.camps)
        self.choosing.append(frozenset() if all_chosen else frozenset(chosen))

    def _deal(self, at: int, order: tuple[int, ...], piles: list[list[int]]) -> None:
        """A pack becomes a pile, or one for each of two partners (A4, A13)."""
        state = self.state(at)
        if state.dealt == 1:
            piles.clear()
        share = len(order) // (2 if state.match.paired else 1)
        piles += [list(order[start : start + share]) for start in range(0, len(order), share)]

    def _left_over(self, at: int, piles: list[list[int]]) -> set[int]:
        """The one card of a pack that is not seen: everybody knows which it must be."""
        share = 2 if self.state(at).match.paired else 1
        packs = [piles[start : start + share] for start in range(0, len(piles), share)]
        insides = [[card for pile in pack for card in pile[1:-1]] for pack in packs]
        return {inside[0] for inside in insides if len(inside) == 1}

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        return self.insides[at]

    def search(self, step: Json, seat: Seat | None) -> Iterator[Leak]:
        yield from super().search(step, seat)
        own = None if seat is None else self.state(step["at"]).match.camp(seat)
        secret = self.choosing[step["at"]] - {own}
        for camp in secret & {int(camp) for camp in step["view"].get("choices", {})}:
            yield Leak("choice", f"what camp {camp} has chosen")
        for event in step["events"]:
            named = self.state(step["at"]).match.camp(event["seat"]) if event["type"] == "exchange-chosen" else None
            if named in secret and {"give", "keep"} & event.keys():
                yield Leak("choice", f"the choice of camp {named}, told")
