"""Tango: a pair is known to its owner, and to all once it lies open."""

from collections.abc import Iterator
from typing import cast

from tablee import Seat
from tablee.games.tango.rules import State

from ..tools import Json
from .truth import Leak, Secrets


class TangoSecrets(Secrets):
    """The pairs of the others."""

    def state(self, at: int) -> State:
        """The true position after so many inputs."""
        return cast(State, self.truth.states[at])

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        state = self.state(at)
        closed = [pair for owner, pair in enumerate(state.pairs) if owner != seat and owner not in state.shown()]
        return frozenset(dancer for pair in closed for dancer in pair)

    def search(self, step: Json, seat: Seat | None) -> Iterator[Leak]:
        state, view = self.state(step["at"]), step["view"]
        shown = set(state.shown())
        if {int(owner) for owner in view.get("shown", {})} - shown:
            yield Leak("pair", "a pair that does not lie open")
        if "pair" in view and (seat is None or tuple(view["pair"]) != state.pairs[seat]):
            yield Leak("pair", "somebody else's pair")
        for event in step["events"]:
            if event["type"] == "dealt" and event["seat"] != seat and len(event) > 2:
                yield Leak("pair", "a deal")
            if event["type"] == "pair-shown" and event["seat"] not in shown:
                yield Leak("pair", "a pair shown")

    def taken_back(self, length: int, seat: Seat | None) -> Iterator[Leak]:
        again = set(self.state(length).shown())
        for at in range(length + 1, len(self.truth.states)):
            if set(self.state(at).shown()) - again:
                yield Leak("undo", f"a pair shown by input {at}")
