"""A no said in advance: a setting of a player that nobody else can see.

While it stands, what the game asks is let pass for them, on the beat on which bots answer too; until then they may
still do otherwise. A no pressed before its beat is one for the question now open. It is kept in memory only: a client
says it again when it returns to a table that was put away.
"""

from typing import Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from tablee.kernel.game import no_no
from tablee.kernel.pace import No
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Seating
from tablee.server.play.live import LiveGame

Span: TypeAlias = Literal["window", "turn", "game"]
"""For how long: the question asked now or next, all of the same turn, or all of the game."""


class Standing(msgspec.Struct, frozen=True, gc=False):
    """What somebody has said in advance."""

    span: Span
    bound: Seat | str | None = None
    """The question, or the turn, for which it counts; None before the first question."""


class Seated(Protocol):
    """A table as far as it matters who sits where."""

    @property
    def seating(self) -> Seating: ...


class Noes:
    """Who says no in advance at one table."""

    __slots__ = ("_table", "said")

    def __init__(self, table: Seated) -> None:
        self._table = table
        self.said: dict[str, Standing] = {}

    def say(self, owner: str, span: Span | None) -> None:
        """Somebody says no from now on, or not any more."""
        self.said.pop(owner, None)
        if span is not None:
            self.said[owner] = Standing(span)

    def press(self, live: LiveGame, seat: Seat) -> None:
        """Somebody says no to the question now open, and to no other."""
        if self.answer(live, seat) is None:
            self.say(self._table.seating.chairs[seat].owner, "window")
            self.answer(live, seat)

    def spend(self, seat: Seat) -> None:
        """A no to one question was heard, and is no more: whoever takes it back is asked again."""
        owner = self._table.seating.chairs[seat].owner
        standing = self.said.get(owner)
        if standing is not None and standing.span == "window":
            del self.said[owner]

    @staticmethod
    def asked(live: LiveGame, seat: Seat) -> No | None:
        """What it would mean for that seat to let pass what it is asked now; None if it is asked nothing."""
        game = live.game
        return None if game.no is no_no else game.no(live.state.view(seat))

    def answer(self, live: LiveGame, seat: Seat) -> No | None:
        """The no of that seat to what it is asked now, if it was said in advance."""
        owner = self._table.seating.chairs[seat].owner
        standing = self.said.get(owner)
        if standing is None:
            return None
        no = self.asked(live, seat)
        if no is None:
            return None
        key = {"window": f"{live.since[seat]} {no.move}", "turn": no.turn, "game": ""}[standing.span]
        if standing.bound is None:
            self.said[owner] = replace(standing, bound=key)
        elif standing.bound != key:
            del self.said[owner]
            return None
        return no

    def turn_over(self, live: LiveGame) -> None:
        """What was said for a turn ends when somebody else acts who is not asked anything."""
        for seat in live.since:
            if seat >= 0 and live.game.no(live.state.view(seat)) is None:
                ended = [
                    owner
                    for owner, standing in self.said.items()
                    if standing.span == "turn" and standing.bound not in (None, seat)
                ]
                for owner in ended:
                    del self.said[owner]
