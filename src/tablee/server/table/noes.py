"""A no said in advance: a setting of a player that nobody else can see.

While it stands, what the game asks is let pass for them, on the beat on which bots answer too; until then they may
still do otherwise. A no pressed before its beat is one for the question now open. All of this is written down before it
is answered: what nobody has heard yet is there after an abrupt end too.
"""

from collections.abc import Iterable
from typing import Literal, Protocol, TypeAlias

import msgspec
from msgspec.structs import replace

from tablee.kernel.game import no_no
from tablee.kernel.pace import No
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Seating
from tablee.server.play.live import LiveGame
from tablee.server.store.store import Entry, Kind, now_ms

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

    def meant(self, live: LiveGame, seat: Seat, span: Span | None) -> Standing | None:
        """What somebody means who says no now: if something is asked, that question or turn."""
        if span is None:
            return None
        no = self.asked(live, seat) if seat in live.since else None
        return Standing(span, None if no is None else key_of(live, seat, no, span))

    def say(self, owner: str, standing: Standing | None) -> None:
        """Somebody says no from now on, or not any more."""
        self.said.pop(owner, None)
        if standing is not None:
            self.said[owner] = standing

    def recall(self, log: Iterable[Entry]) -> None:
        """What was said and written down. Where it was said before any question, nobody knows which one was meant."""
        for entry in log:
            if entry.kind is Kind.NO:
                standing = msgspec.json.decode(entry.body, type=Standing | None)
                known = standing is not None and (standing.bound is not None or standing.span == "game")
                self.say(self._table.seating.chairs[entry.seat].owner, standing if known else None)

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
        key = key_of(live, seat, no, standing.span)
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


def key_of(live: LiveGame, seat: Seat, no: No, span: Span) -> Seat | str:
    """What a no said for so long is bound to: the question, the turn, or nothing."""
    match span:
        case "window":
            return f"{live.since[seat]} {no.move}"
        case "turn":
            return no.turn
        case "game":
            return ""


def written_no(seat: Seat, standing: Standing | None, mark: str) -> Entry:
    """A no said in advance, or taken back, as it is kept."""
    return Entry(Kind.NO, seat, msgspec.json.encode(standing).decode(), mark, now_ms())
