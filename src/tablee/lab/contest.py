"""A contest: games of which any process can play any one, and always the same.

A *deal* is played by everybody in every seat, with the same dice, so that luck falls on all alike. Its games are
numbered one after the other; the number says who sits where.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import msgspec

from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame, Bot
from tablee.kernel.messages import Move, Outcome, View
from tablee.kernel.options import Options
from tablee.kernel.record import Input, Record, Sitter, dumps
from tablee.kernel.registry import edition
from tablee.kernel.seats import Seat
from tablee.lab.dice import Duplicate
from tablee.lab.players import find_player
from tablee.lab.simulate import Refused, play_by

MOST_PLAYERS: Final = 16


class Contest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played, and by whom: all that a process needs to play a part of it."""

    game: str
    rules: int
    """The edition of its rules."""
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]
    """Levels and functions, as `find_player` reads them."""
    seed: str

    @property
    def at_once(self) -> int:
        """How many of the players sit at a table; if they are fewer than the seats, each has several."""
        return min(len(self.players), self.seats)


class Result(msgspec.Struct, frozen=True, array_like=True):
    """How one game ended."""

    number: int
    seated: tuple[int, ...]
    """Which of the players sat at each seat."""
    outcome: Outcome
    inputs: int
    """How long the game was, chance and clock included."""
    record: str = ""
    """The game written down, where that was asked for."""


def contest(game: AnyGame, seats: int, options: Mapping[str, object], players: Sequence[str], seed: str) -> Contest:
    """A contest that can be held; TableeError if it cannot."""
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise TableeError("players-many", players=len(players), most=MOST_PLAYERS)
    chosen = game.choose(seats, options)
    for text in players:
        find_player(game, text)
    plain = msgspec.to_builtins(chosen)
    return Contest(game.name, game.version, seats, {} if plain is None else plain, tuple(players), seed)


# Who sits where


def games_a_deal(held: Contest) -> int:
    """How many games a deal has: everybody plays it in every seat."""
    return len(seatings(len(held.players), held.seats))


@cache
def seatings(players: int, seats: int) -> tuple[tuple[int, ...], ...]:
    """Every way in which a deal is played: who sits at each seat."""
    at_once = min(players, seats)
    return tuple(
        tuple(chosen[(seat + turn) % at_once] for seat in range(seats))
        for chosen in combinations(range(players), at_once)
        for turn in range(at_once)
    )


def deal_of(held: Contest, number: int) -> int:
    """Which deal that game is played with."""
    return number // games_a_deal(held)


def seated_in(held: Contest, number: int) -> tuple[int, ...]:
    """Who sits at each seat in that game."""
    return seatings(len(held.players), held.seats)[number % games_a_deal(held)]


def whole_deals(held: Contest, games: int) -> int:
    """So many games, and as many more as the last deal needs."""
    return -(-games // games_a_deal(held)) * games_a_deal(held)


# Playing


def play_game(held: Contest, number: int) -> Result:
    """The game of that number; TableeError if a player fails."""
    played = write_down(held, number)
    return Result(number, seated_in(held, number), played.outcome, len(played.steps))


def play_recorded(held: Contest, number: int) -> Result:
    """The same game, with its record."""
    played = write_down(held, number)
    seated = seated_in(held, number)
    names = [held.players[player] for player in seated]
    record = Record(
        game=held.game,
        rules=held.rules,
        players=tuple(f"{name} {seat + 1}" for seat, name in enumerate(names)),
        options=table_of(held)[1],
        inputs=tuple(Input(seat, move) for seat, move in played.steps),
        outcome=played.outcome,
        sitters=tuple(Sitter(name) for name in names),
    )
    return Result(number, seated, played.outcome, len(played.steps), dumps(record))


class Written(NamedTuple):
    """A game as it went."""

    steps: Sequence[tuple[Seat, Move]]
    outcome: Outcome


def write_down(held: Contest, number: int) -> Written:
    """Play the game of that number, and note every input."""
    game, options, players = table_of(held)
    seated = seated_in(held, number)
    dice = Duplicate(f"{held.seed}/{deal_of(held, number)}", held.seats)
    steps: list[tuple[Seat, Move]] = []
    try:
        outcome = play_by(
            game.opening(held.seats, options),
            [players[player] for player in seated],
            dice,
            lambda seat, move: steps.append((seat, move)),
        )
    except Refused as refused:
        name = held.players[seated[refused.seat]]
        raise TableeError(
            "player-refused", player=name, game=number, move=str(refused.move), clause=refused.clause
        ) from refused
    return Written(steps, outcome)


_tables: dict[bytes, tuple[AnyGame, Options, tuple[Bot[View], ...]]] = {}
"""What a process has looked up of the contests that it plays."""


def table_of(held: Contest) -> tuple[AnyGame, Options, tuple[Bot[View], ...]]:
    """The game, its options and its players, looked up once a process."""
    key = msgspec.json.encode(held)
    if key not in _tables:
        game = edition(held.game, held.rules)
        players = tuple(find_player(game, text) for text in held.players)
        _tables[key] = (game, game.choose(held.seats, held.options), players)
    return _tables[key]
