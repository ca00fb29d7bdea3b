"""What a game is worth to each player and each side (P26-P28), and what follows from it: another game, and who starts
it, or the end of the match."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from tablee.kernel.game import Tell
from tablee.kernel.messages import Outcome
from tablee.kernel.seats import NOBODY, Seat
from tablee.kernel.sheet import Line, totals

from . import events as said
from .match import Match
from .phases import Phase

if TYPE_CHECKING:
    from .rules import State

LONGEST_MATCH: Final = 10
"""Games after which a match for a target ends, even if nobody reaches it (P26)."""

Side = tuple[Seat, ...]


def tied_atout(state: "State", seat: Seat) -> int | None:
    """The atout that a `tied` in front of the player takes from the count; of equals, any (P17)."""
    cards = state.pack.cards
    ties = [card for card in range(state.pack.size) if state.ties[seat] >> card & 1 and cards[card].effect == "tied"]
    best = state.best_atouts(seat)
    return best.bit_length() - 1 if ties and best else None


def counted(state: "State", seat: Seat) -> said.Counted:
    """Laid atouts, less laid handicaps, less what is still in hand (P26)."""
    pack, hand = state.pack, state.hands[seat]
    tied = tied_atout(state, seat)
    atouts = pack.total(state.atouts[seat]) - (pack.value[tied] if tied is not None else 0)
    handicaps = pack.total(state.handicaps[seat])
    held = pack.total(hand)
    return said.Counted(seat, atouts, handicaps, held, atouts - handicaps - held, state.cards_in_hand(seat), tied)


def line_of(state: "State") -> Line:
    """The line of the score sheet."""
    return tuple(counted(state, seat).score for seat in range(state.seats))


def side_scores(sides: Sequence[Side], scores: Line) -> list[Fraction]:
    """What each side has: its sum, or its mean if the sides are not equal in number (P27)."""
    even = len({len(side) for side in sides}) == 1
    return [Fraction(sum(scores[seat] for seat in side), 1 if even else len(side)) for side in sides]


def winners(match: Match, scores: Line) -> tuple[Seat, ...]:
    """Everybody of the best side; equal sides share the win (P26)."""
    sides = match.sides()
    points = side_scores(sides, scores)
    return tuple(sorted(seat for side, have in zip(sides, points, strict=True) if have == max(points) for seat in side))


def next_starter(match: Match, scores: Line) -> Seat:
    """The winner of the last game; in teams the best scorer of the winning side; of equals the first clockwise from
    who started it (P26)."""
    won = winners(match, scores)
    best = max(scores[seat] for seat in won)
    started = match.starter or 0
    after = [(started + places) % match.seats for places in range(1, match.seats + 1)]
    return next(seat for seat in after if seat in won and scores[seat] == best)


def ending(match: Match) -> str | None:
    """The way the match has ended after these games, or None if it goes on (P26)."""
    target = match.options.target
    if target is None:
        return match.options.ending(match.sheet, match.time_up)
    if max(side_scores(match.sides(), totals(match.sheet))) >= target:
        return "target"
    return "limit" if len(match.sheet) >= LONGEST_MATCH else None


def end_game(state: "State", tell: Tell | None) -> None:
    """The score sheet gets a line (P26); the match ends or goes on."""
    line = line_of(state)
    state.last = tuple(state.hands)
    state.match = match = replace(state.match, sheet=(*state.match.sheet, line))
    if tell:
        tell(said.GameEnded(tuple(seat for seat, hand in enumerate(state.hands) if not hand)))
        for seat in range(state.seats):
            tell(counted(state, seat))
        tell(said.GameScored(winners(match, line), line, totals(match.sheet)))
    reason = ending(match)
    if reason is not None:
        end_match(state, reason, tell)
        return
    state.match = replace(match, starter=next_starter(match, line))
    state.gather()


def end_match(state: "State", reason: str, tell: Tell | None) -> None:
    """The highest total wins; equals share (P26)."""
    scores = totals(state.match.sheet)
    won = winners(state.match, scores)
    state.outcome = Outcome(scores, won, reason)
    state.phase = Phase.OVER
    state.acting = NOBODY
    if tell:
        tell(said.MatchWon(won, scores, reason))
