"""What the players of the house bid at Tarot décalé, what comes of it, and what bidding is worth beside never bidding.

    python -m benchmarks.bids [--hands 1000] [--level steady]

Every hand is dealt twice: once all bid as they please, once one of them always passes; the difference is that
player's. Without a level all play by heart, which is quick.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

import tablee
from tablee.bots.simple import level
from tablee.games.tarot.bot import play_well
from tablee.games.tarot.match import NO_CONTRACT, Contract
from tablee.games.tarot.moves import PASS
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.rules import State
from tablee.kernel.game import Bot, lottery
from tablee.kernel.messages import View
from tablee.kernel.seats import Seat
from tablee.lab.arena import margin

TABLES = (("call", 5), ("bets", 2), ("bets", 3), ("bets", 4), ("bets", 5))


@dataclass
class Bids:
    """What many hands have come to."""

    hands: int = 0
    last: Counter[int] = field(default_factory=Counter)
    """How often each diploma was the one played for."""
    won: Counter[int] = field(default_factory=Counter)
    deals: int = 0
    worth: list[float] = field(default_factory=list)
    """Points of one player who bids, less the same player's who passes."""

    @property
    def share_won(self) -> float:
        return self.won.total() / self.hands

    def __str__(self) -> str:
        told = ", ".join(
            f"{diploma}: {count / self.hands:.0%}, won {self.won[diploma] / count:.0%}"
            for diploma, count in sorted(self.last.items())
        )
        worth = f"{fmean(self.worth):+.1f} ± {margin(self.worth):.1f} points"
        return f"won {self.share_won:.1%} ({told}); {self.deals / self.hands - 1:.2f} redeals; {worth}"


def play_hand(
    option: str, seats: int, player: Bot[View], seed: str, mute: Seat | None
) -> tuple[tuple[int, ...], Contract, int]:
    """One hand: the scores, the contract, how often the cards were dealt. The mute player always passes."""
    game = tablee.game("tarot")
    state = game.opening(seats, game.choose(seats, {option: True, "rounds": 1}))
    assert isinstance(state, State)
    chance, thought, deals, contract = Random(seed), Random(seed), 0, NO_CONTRACT
    while state.outcome is None:
        seat = state.acting[0]
        if seat < 0:
            deals += state.phase is Phase.SHUFFLE
            state.play(seat, lottery(state).draw(chance.randrange))
            continue
        if state.phase is Phase.PLAY:
            contract = state.contract
        moves = state.moves(seat)
        passes = seat == mute and state.phase is Phase.BET
        state.play(seat, PASS if passes else moves[0] if len(moves) == 1 else player(state.view(seat), moves, thought))
    return tuple(state.outcome.scores), contract, deals


def measure(option: str, seats: int, player: Bot[View], hands: int) -> Bids:
    """So many hands, each dealt twice."""
    found = Bids(hands)
    for number in range(hands):
        seed, mute = f"bids/{number}", number % seats
        scores, contract, deals = play_hand(option, seats, player, seed, None)
        assert contract.bettor is not None
        found.last[contract.diploma] += 1
        found.won[contract.diploma] += scores[contract.bettor] > 0
        found.deals += deals
        silent, _, _ = play_hand(option, seats, player, seed, mute)
        found.worth.append(scores[mute] - silent[mute])
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--level", help="who plays; by heart if nobody is named")
    chosen = parser.parse_args()
    player: Bot[View] = level(tablee.game("tarot"), chosen.level) if chosen.level else play_well  # type: ignore[assignment]
    for option, seats in TABLES:
        print(f"{option}, {seats} players: {measure(option, seats, player, chosen.hands)}", flush=True)


if __name__ == "__main__":
    main()
