"""A player who tries moves out in the mind: information-set Monte Carlo search, over any game.

Again and again a position is supposed that fits the view, and the game is played on from it: where the moves have been
tried before, along the most promising ones (an upper confidence bound, counted over the times a move was on offer),
then by chance. Every player is taken to play for their own lead over the others. The number of games tried out is
fixed, so that the same view and the same dice give the same move.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Final, TypeAlias

from tablee.kernel.game import Bot, Foresight, State
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat

SIMULATIONS: Final = 600
"""Games tried out for a move."""

CURIOSITY: Final = 0.7
"""What not knowing much about a move adds to its promise, beside gains of at most one."""

Dice: TypeAlias = Callable[[], float]
"""A number from 0 to just below 1: `Random.random`, the quickest of all dice."""


class Node:
    """What has come of a way of playing."""

    __slots__ = ("gain", "offered", "replies", "tried")

    def __init__(self) -> None:
        self.replies: dict[Move | Seat, Node] = {}
        """What was tried next in any of the positions supposed: moves, or whose move it was where several may act."""
        self.tried = 0
        self.offered = 0
        """How often the move was legal when somebody chose."""
        self.gain = 0.0
        """What it brought, all in all, to whoever made it."""

    def promise(self, stake: float) -> float:
        """The upper confidence bound of a move that has been tried."""
        tried = self.tried
        return self.gain / (tried * stake) + CURIOSITY * sqrt(log(self.offered + 1) / tried)


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
        replies = self.look_ahead(view, moves, rng).replies
        return max(moves, key=lambda move: replies[move].tried if move in replies else -1)

    def look_ahead(self, view: View, moves: Sequence[Move], rng: Random) -> Node:
        """Try out all games from that view; what came of each move is in the replies."""
        assert view.seat is not None
        playout, chooses, together = self.foresight.playout, self.foresight.chooses, self.foresight.together
        worlds = self.foresight.worlds(view)
        world = worlds(rng)
        root = Node()
        stake = 1e-9
        for number in range(self.simulations):
            if number and number % together == 0:
                world = worlds(rng)
            state = world if together == 1 else world.copy()
            path = descend(state, root, view.seat, moves, chooses, stake, rng.random)
            leads = leads_of(playout(state, rng))
            stake = max(stake, *map(abs, leads))
            for seat, node in path:
                node.gain += leads[seat]
        return root


def descend(
    state: State,
    node: Node,
    seat: Seat,
    moves: Sequence[Move],
    chooses: Callable[[State], bool],
    stake: float,
    dice: Dice,
) -> list[tuple[Seat, Node]]:
    """Follow the most promising moves up to one not tried before, and make that one too: who made which."""
    path: list[tuple[Seat, Node]] = []
    while True:
        move, reply = chosen(node, moves, stake, dice)
        reply.tried += 1
        path.append((seat, reply))
        state.play(seat, move)
        acting = state.acting
        if reply.tried == 1 or not acting or acting[0] < 0 or not chooses(state):
            return path
        node = reply
        seat = acting[0]
        if len(acting) > 1:
            seat = acting[int(dice() * len(acting))]
            node = node.replies.setdefault(seat, Node())
        moves = state.moves(seat)


def chosen(node: Node, moves: Sequence[Move], stake: float, dice: Dice) -> tuple[Move, Node]:
    """Any of the moves not tried before; if there is none, the most promising."""
    replies = node.replies
    fresh: list[Move] = []
    known: list[Node] = []
    for move in moves:
        reply = replies.get(move)
        if reply is None:
            fresh.append(move)
        else:
            reply.offered += 1
            known.append(reply)
    if fresh:
        move = fresh[int(dice() * len(fresh))]
        replies[move] = reply = Node()
        reply.offered = 1
        return move, reply
    best, highest = 0, float("-inf")
    for place, reply in enumerate(known):
        promise = reply.promise(stake)
        if promise > highest:
            best, highest = place, promise
    return moves[best], known[best]


def leads_of(standing: Sequence[float]) -> list[float]:
    """By seat, how far it is ahead of the others' average."""
    total, others = sum(standing), max(1, len(standing) - 1)
    return [own - (total - own) / others for own in standing]
