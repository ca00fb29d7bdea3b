"""How the players of a contest compare: wins, points and ratings, and how sure that is.

The games of a deal belong together, for they have the same dice: what varies by chance are the deals, so intervals are
taken over deals, not over games.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

from tablee.lab.arena import margin
from tablee.lab.contest import Contest, Result, deal_of

DRAWS: Final = 40
"""How often the deals are drawn again to see how far a rating moves."""
SURE: Final = 40
"""Of so many equal parts of those ratings, the first and the last are left out: 95 % are between."""


class Figure(NamedTuple):
    """A mean, and how far from it the truth may lie, nineteen times in twenty."""

    mean: float
    give: float


@dataclass(frozen=True)
class Standing:
    """What one player has achieved."""

    player: str
    games: int
    wins: Figure
    """The share of the games they were in that they won; a shared win is a part of one."""
    points: Figure
    """A game and seat."""
    rating: Figure | None = None
    """By OpenSkill (Plackett and Luce); 25 is where everybody begins."""


class Share(NamedTuple):
    """What a player got out of a deal."""

    games: int
    wins: float
    """On average a game."""
    points: float


def standings(held: Contest, results: Sequence[Result]) -> list[Standing]:
    """What each player has achieved, in the order in which they were named."""
    deals = by_deal(held, results)
    shares = [share_out(held, games) for games in deals]
    ratings = rate_with_intervals(held, deals)
    return [standing(held, player, shares, ratings.get(player)) for player in range(len(held.players))]


def standing(held: Contest, player: int, deals: Sequence[Mapping[int, Share]], rating: Figure | None) -> Standing:
    """What one player has achieved."""
    own = [deal[player] for deal in deals if player in deal]
    wins, points = [share.wins for share in own], [share.points for share in own]
    return Standing(held.players[player], sum(share.games for share in own), figure(wins), figure(points), rating)


def figure(values: Sequence[float]) -> Figure:
    """The mean of what was seen deal by deal."""
    return Figure(fmean(values), margin(values)) if values else Figure(0.0, 0.0)


def by_deal(held: Contest, results: Iterable[Result]) -> list[list[Result]]:
    """The games of each deal."""
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(deal_of(held, result.number), []).append(result)
    return list(deals.values())


def share_out(held: Contest, games: Sequence[Result]) -> dict[int, Share]:
    """What each player who was in these games got out of them."""
    shares: dict[int, Share] = {}
    for player in range(len(held.players)):
        own = [game for game in games if player in game.seated]
        if own:
            points = [game.outcome.scores[seat] for game in own for seat in seats_of(game, player)]
            shares[player] = Share(len(own), fmean(won_by(game, player) for game in own), fmean(points))
    return shares


def seats_of(game: Result, player: int) -> list[int]:
    """Where the player sat."""
    return [seat for seat, other in enumerate(game.seated) if other == player]


def won_by(game: Result, player: int) -> float:
    """The player's part of the win."""
    winners = game.outcome.winners
    return sum(game.seated[seat] == player for seat in winners) / len(winners)


# Ratings


def rate_with_intervals(held: Contest, deals: Sequence[Sequence[Result]]) -> dict[int, Figure]:
    """A rating for each player, with how far it moves when other deals are drawn from those; none without OpenSkill."""
    model = rating_model()
    if model is None or len(held.players) < 2 or len(deals) < 2:
        return {}
    rated = rate(model, len(held.players), deals)
    rng = Random(f"{held.seed}/ratings")
    drawn = [rate(model, len(held.players), rng.choices(deals, k=len(deals))) for _ in range(DRAWS)]
    return {player: Figure(value, spread([other[player] for other in drawn])) for player, value in enumerate(rated)}


def rating_model() -> Any | None:
    """The model of the ratings; None where OpenSkill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return None
    return PlackettLuce()


def rate(model: Any, players: int, deals: Iterable[Sequence[Result]]) -> list[float]:
    """The rating of each player after these deals, in order."""
    ratings = [model.rating() for _ in range(players)]
    for games in deals:
        for game in games:
            present = sorted(set(game.seated))
            if len(present) > 1:
                teams = [[ratings[player]] for player in present]
                after = model.rate(teams, ranks=ranks(game, present))
                for player, team in zip(present, after, strict=True):
                    ratings[player] = team[0]
    return [rating.mu for rating in ratings]


def ranks(game: Result, present: Sequence[int]) -> list[float]:
    """Each one's place: who won comes first, and then who has more points a seat."""
    order = sorted({merit(game, player) for player in present}, reverse=True)
    return [float(order.index(merit(game, player))) for player in present]


def merit(game: Result, player: int) -> tuple[float, float]:
    """What places are given by."""
    return won_by(game, player), fmean(game.outcome.scores[seat] for seat in seats_of(game, player))


def spread(values: Sequence[float]) -> float:
    """Half of the width in which 95 % of the values lie."""
    parts = quantiles(values, n=SURE)
    return (parts[-1] - parts[0]) / 2
