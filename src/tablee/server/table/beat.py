"""When an answer is heard: on a beat that tells nothing about hands, unless nobody is there to listen.

Whoever is asked something seems to take the same time, whatever they hold and however fast they pressed. Where one
person plays with bots, and only their own browser looks on, there is nobody to keep in the dark.
"""

from random import Random
from typing import Final

from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.server.lobby.seating import Pace
from tablee.server.play.live import LiveGame

BRIEF: Final = (0.2, 0.3)
"""Seconds after which bots answer somebody who plays alone: no pause, but longer than any of them takes to choose."""

CALM: Final = 2.0
"""How much longer a turn of a bot takes where all should have seen the turn before."""

dice: Final = Random()
"""For pauses: nobody gains by foreseeing them."""


class Beat:
    """The beat of one table."""

    __slots__ = ("alone", "delay", "watched")

    def __init__(self, delay: tuple[float, float]) -> None:
        self.delay = delay
        """Seconds that bots seem to think, at least and at most."""
        self.alone = False
        """Whether one person plays, and only their own browser looks on."""
        self.watched = False
        """Whether somebody else has looked on since that person last had a turn of their own: its length, which nobody
        else knows, keeps a visitor from counting back how fast the answers before a visit came."""

    @property
    def instant(self) -> bool:
        """Whether bots take no time at all here."""
        return not any(self.delay)

    @property
    def unseen(self) -> bool:
        """Whether nobody but the one who plays can tell when an answer is heard."""
        return self.alone and not self.watched

    def look_round(self, *, alone: bool) -> None:
        """Somebody may have come or gone."""
        self.alone = alone
        self.watched = self.watched or not alone

    def look_on(self) -> None:
        """Somebody looks at the game without a connection."""
        self.watched = True

    def rest(self) -> None:
        """The one who plays alone has a turn of their own: what was before it cannot be counted back."""
        if self.alone:
            self.watched = False

    def pause(self, live: LiveGame, view: View, move: Move, pace: Pace = Pace.LIVELY) -> float:
        """How long somebody seems to think: the game's own pace, else the usual one, whatever they think of.

        A turn that others only look at takes longer where that is wished; nobody is kept waiting for an answer.
        """
        if self.instant:
            return 0.0
        own = live.game.pace(view, move, dice)
        usual = dice.uniform(*self.delay)
        if pace is not Pace.LIVELY and is_turn(live):
            return max(CALM * usual, own or 0.0)
        return usual if own is None else own

    def least(self) -> float:
        """How long a bot seems to think even where it need not give others time."""
        return dice.uniform(*(BRIEF if self.unseen else self.delay))

    def heard(self, live: LiveGame, seat: Seat, move: Move, now: float) -> float:
        """When an answer to the question now open is heard: some time after the question, whenever it was given.

        Somebody alone has only to be left the time to do otherwise.
        """
        opened = live.clocks.opened(live.windows, seat, now)
        if self.unseen:
            return opened + dice.uniform(*self.delay)
        return opened + self.pause(live, live.state.view(seat), move)


def is_turn(live: LiveGame) -> bool:
    """Whether one player has the turn for as long as they like: nobody else is asked, and no time runs."""
    return len(live.since) == 1 and not live.windows
