"""A player who tries moves out in the mind: information-set Monte Carlo search, over any game.

Again and again a position is supposed that fits the view, and the game is played on from it: where the moves have been
tried before, along the most promising ones (an upper confidence bound, counted over the times a move was on offer),
then by chance. Every player is taken to play for their own lead over the others. The number of games tried out is
fixed, so that the same view and the same dice give the same move.
"""

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Final

from tablee.kernel.game import Bot, Foresight, State
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat

SIMULATIONS: Final = 600
"""Games tried out for a move."""

CURIOSITY: Final = 0.7
"""What not knowing much about a move adds to its promise, beside gains of at most one."""


class Node:
    """What has come of a way of playing."""

    __slots__ = ("gain", "offered", "replies", "tried")

    def __init__(self) -> None:
        self.replies: dict[Move, Node] = {}
        """The moves tried next, by anybody and in any of the positions supposed."""
        self.tried = 0
        self.offered = 0
        """How often the move was legal when somebody chose."""
        self.gain = 0.0
        """What it brought, all in all, to whoever made it."""


class Search:
    """A player who tries out so many games for every move."""

    def __init__(self, foresight: Foresight[State, View], by_heart: Bot[View], simulations: int = SIMULATIONS) -> None:
        self.foresight = foresight
        self.by_heart = by_heart
        """Who decides where nothing is tried out."""
        self.simulations = simulations

    def __call__(self, view: View, moves: Sequence[Move], rng: Random, /) -> Move:
        if len(moves) == 1:
            return moves[0]
        if not self.foresight.worth_it(view):
            return self.by_heart(view, moves, rng)
        root = Node()
        stake = 1e-9
        for _ in range(self.simulations):
            state = self.foresight.suppose(view, rng)
            path = descend(state, root, stake, rng)
            play_on(state, self.foresight.reach, rng)
            leads = leads_of(self.foresight.standing(state))
            stake = max(stake, *map(abs, leads))
            for seat, node in path:
                node.gain += leads[seat]
        return max(moves, key=lambda move: root.replies[move].tried if move in root.replies else -1)


def descend(state: State, node: Node, stake: float, rng: Random) -> list[tuple[Seat, Node]]:
    """Follow the most promising moves up to one not tried before, and make that one too: who made which."""
    path: list[tuple[Seat, Node]] = []
    while (seat := next_seat(state, rng)) is not None:
        moves = state.moves(seat)
        fresh = [move for move in moves if move not in node.replies]
        move = rng.choice(fresh) if fresh else most_promising(node, moves, stake)
        if fresh:
            node.replies[move] = Node()
        for each in moves:
            if each in node.replies:
                node.replies[each].offered += 1
        node = node.replies[move]
        node.tried += 1
        path.append((seat, node))
        state.play(seat, move)
        if fresh:
            break
    return path


def most_promising(node: Node, moves: Sequence[Move], stake: float) -> Move:
    """The move with the highest upper confidence bound."""

    def bound(move: Move) -> float:
        reply = node.replies[move]
        return reply.gain / (reply.tried * stake) + CURIOSITY * sqrt(log(reply.offered + 1) / reply.tried)

    return max(moves, key=bound)


def play_on(state: State, reach: int, rng: Random) -> None:
    """Play on by chance, up to so many moves or the next deal."""
    for _ in range(reach):
        seat = next_seat(state, rng)
        if seat is None:
            return
        state.play(seat, rng.choice(state.moves(seat)))


def next_seat(state: State, rng: Random) -> Seat | None:
    """Who moves now; None at the end, and where CHANCE or the clock would have to go on."""
    acting = state.acting
    if state.outcome is not None or not acting or acting[0] < 0:
        return None
    return acting[0] if len(acting) == 1 else rng.choice(acting)


def leads_of(standing: Sequence[float]) -> list[float]:
    """By seat, how far it is ahead of the others' average."""
    total, others = sum(standing), max(1, len(standing) - 1)
    return [own - (total - own) / others for own in standing]
