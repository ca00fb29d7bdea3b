"""The cards on the table and in the hands, and how they move."""

from typing import Final

from tablee.kernel.game import Tell
from tablee.kernel.seats import CHANCE, Seat

from . import events as said
from .effects import LASTING
from .moves import Lay
from .pieces import Pack, cards_of
from .table import Match, Phase

NO_CARD: Final = -1
NO_SEAT: Final = -1


class Board:
    """Where every card is, and what is being resolved."""

    __slots__ = (
        "_pack",
        "_partners",
        "acting",
        "asked",
        "atouts",
        "attacker",
        "away",
        "context",
        "discard",
        "foil",
        "handicaps",
        "hands",
        "keeper",
        "known",
        "last",
        "lying",
        "match",
        "muted",
        "passed",
        "phase",
        "pile",
        "queue",
        "rival",
        "seats",
        "skipped",
        "target",
        "thrown",
        "ties",
        "turn",
    )

    def __init__(self, match: Match, pack: Pack) -> None:
        """A table without cards: `gather` them first."""
        self.match = match
        self.seats = match.seats
        self._pack = pack

    def gather(self) -> None:
        """All cards are taken back: a new game begins."""
        seats = self.seats
        self._partners = self.match.partners()
        self.phase = Phase.CONTEXT
        self.acting: tuple[Seat, ...] = (CHANCE,)
        self.away = 0
        """Cards that are not in the game; only in positions set up by hand."""
        self.context = -1
        """The place of the action (P5); -1 before it is drawn."""
        self.turn: Seat = 0
        self.hands = [0] * seats
        self.pile: list[int] = []
        """The draw pile; its top is the last."""
        self.discard = 0
        self.atouts = [0] * seats
        """The atouts in front of each player."""
        self.handicaps = [0] * seats
        self.lying = [NO_CARD] * seats
        """The attack in front of each player (P16)."""
        self.attacker = [NO_SEAT] * seats
        """Who has attacked each player in this round: until that one's next turn nobody else may (P16)."""
        self.ties = [0] * seats
        """The lasting attacks in front of each player (P16)."""
        self.skipped = 0
        """The players who lose their next turn, as bits."""
        self.muted = 0
        """The players who may only discard on their next turn, as bits."""
        self.keeper: Seat = NO_SEAT
        """Who has put the top card of the pile there, and so knows it until it moves (P11)."""
        self.known = [0] * seats
        """The cards that each player has rightly seen in other hands, and that have not moved since (P17)."""
        self.passed = 0
        """Who has passed since anybody did anything (P24)."""
        self.queue: tuple[Lay, ...] = ()
        """The cards declared and not yet resolved; the first is being laid (P12)."""
        self.foil = NO_CARD
        """The hors contexte that waits for a defence (P21)."""
        self.rival: Seat = NO_SEAT
        """Who laid it."""
        self.target: Seat = NO_SEAT
        """Whom an effect that waits is for (P17)."""
        self.thrown = NO_CARD
        """The card thrown away, while the discard is shuffled without it (P11)."""

    asked: int
    """Windows opened so far in the match: each has a name of its own (P22)."""
    last: tuple[int, ...]
    """The hands at the end of the last game, shown to all for the count (P26)."""

    @property
    def pack(self) -> Pack:
        """All cards."""
        return self._pack

    def partner(self, seat: Seat) -> Seat:
        """The other one of a couple (P28), or nobody."""
        return self._partners[seat]

    def fits(self, card: int, on: Seat) -> bool:
        """Whether the card may lie in front of that player (P13)."""
        return bool(self._pack.fits[self.match.camps[on]] >> card & 1)

    def cards_in_hand(self, seat: Seat) -> tuple[int, ...]:
        """A hand, sorted."""
        return cards_of(self.hands[seat])

    def top(self, count: int) -> list[int]:
        """The highest cards of the pile, or as many as there are; the top last."""
        return self.pile[-count:] if count else []

    # How cards move

    def leave(self, seat: Seat, card: int) -> None:
        """A card leaves a hand: whoever knew that it was there no longer does."""
        bit = 1 << card
        self.hands[seat] ^= bit
        if any(self.known):
            self.known = [cards & ~bit for cards in self.known]

    def throw(self, bits: int) -> None:
        """Cards go to the discard."""
        self.discard |= bits

    def draw(self, seat: Seat, count: int, tell: Tell | None) -> None:
        """Cards from the pile go to a hand, as many as there are."""
        bits = 0
        for _ in range(min(count, len(self.pile))):
            bits |= 1 << self.pile.pop()
        self.keeper = NO_SEAT
        self.hands[seat] |= bits
        if tell:
            tell(said.Drew(seat, bits.bit_count(), cards_of(bits)))

    # Attacks

    def hit(self, attack: Lay) -> None:
        """An attack lies in front of its target (P16)."""
        self.attacker[attack.on] = self.turn
        if self._pack.cards[attack.card].effect in LASTING:
            self.ties[attack.on] |= 1 << attack.card
        else:
            self.lying[attack.on] = attack.card

    def lift_attacks_of(self, seat: Seat, tell: Tell | None) -> None:
        """The attacker's next turn begins: what they laid has lain for its round (P16), what it showed stays known."""
        for on, attacker in enumerate(self.attacker):
            if attacker != seat:
                continue
            self.known[seat] |= self.known_of(on, seat)
            self.attacker[on] = NO_SEAT
            card = self.lying[on]
            if card >= 0:
                self.lying[on] = NO_CARD
                self.throw(1 << card)
                if tell:
                    tell(said.AttackLeft(on, card))

    def sees_hand_of(self, on: Seat, seat: Seat | None) -> bool:
        """Whether a `reveal` of the seat lies in front of that player (P17)."""
        card = self.lying[on]
        return card >= 0 and self.attacker[on] == seat and self._pack.cards[card].effect == "reveal"

    def known_of(self, on: Seat, seat: Seat | None) -> int:
        """The cards of another hand that the seat knows: all of them while a `reveal` lies there, else those that it
        has seen through one, or given in a swap, and that have not moved since (P17)."""
        if seat is None:
            return 0
        return self.hands[on] if self.sees_hand_of(on, seat) else self.hands[on] & self.known[seat]

    def best_atouts(self, seat: Seat) -> int:
        """The highest atouts in front of a player."""
        return self._pack.best(self.atouts[seat])

    def lose(self, seat: Seat, card: int, tell: Tell | None) -> None:
        """An atout goes from the table to the discard."""
        self.atouts[seat] ^= 1 << card
        self.throw(1 << card)
        if tell:
            tell(said.AtoutLost(seat, card))

    def wait_for(self, seat: Seat) -> None:
        """An effect needs the target's choice, or CHANCE (P17)."""
        self.phase = Phase.SWAP if seat == CHANCE else Phase.CHOOSE
        self.acting = (seat,)

    def swap(self, given: int, taken: int, tell: Tell | None) -> None:
        """The player whose turn it is and the target exchange two cards; each knows what they gave (P17). The others
        do not see which: that a card they knew is still there, or gone, would tell them."""
        seat, on = self.turn, self.target
        self.target = NO_SEAT
        unsure = self.hands[seat] | self.hands[on]
        self.known = [cards if other in (seat, on) else cards & ~unsure for other, cards in enumerate(self.known)]
        for giver, taker, card in ((seat, on, given), (on, seat, taken)):
            self.leave(giver, card)
            self.hands[taker] |= 1 << card
            self.known[giver] |= 1 << card
        if tell:
            tell(said.Swapped(seat, on, given, taken))
