"""The choices before a match of Tarot décalé."""

from typing import Final

from tablee.kernel.messages import Problem
from tablee.kernel.sheet import MatchOptions

SHOWN_ATOUTS: Final = {4: 6, 5: 5}
"""How many Atouts "Trop cool" shows, by number of players (T25)."""

BONUS: Final = 5
"""Points of a bonus (T25, T26)."""


class TarotOptions(MatchOptions, frozen=True):
    """The choices before a match of Tarot décalé."""

    bets: bool = False
    """The variant "Paris": one player bets on a diploma (T20-T22)."""
    call: bool = False
    """The variant "Appel au Proviseur", for five, with bets: the bettor may call a secret partner (T23, T24)."""
    bonuses: bool = False
    """The variant "Primes", for four or five (T25-T27)."""

    @property
    def betting(self) -> bool:
        """Whether there are bets: the call implies them."""
        return self.bets or self.call

    def conflict(self, seats: int) -> Problem | None:
        if self.call and seats != 5:
            return Problem("option-call", {"option": "call", "seats": seats})
        if self.bonuses and seats not in SHOWN_ATOUTS:
            return Problem("option-bonuses", {"option": "bonuses", "seats": seats})
        return super().conflict(seats)
