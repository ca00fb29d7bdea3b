"""All legal placements of both end cards, by the number of cards on the table: ours beside a prototype of polygons.

    python -m benchmarks.tacta [--seconds 0.3] [--rounds 5] [--games 6]

Tables are those of random games of six players. Ours is `state.moves`, through the public API; the prototype asks
shapely for the same, pose by pose, with floats and a tolerance. Both must list equally many placements.
"""

import argparse
import random
import statistics
from functools import cache
from math import sqrt

from shapely import STRtree, affinity
from shapely.geometry import Polygon, box

from benchmarks.timing import Body, rate
from tablee import CHANCE, State, game
from tablee.games.tacta.pieces import LAYOUT, LAYOUTS, Laid, Shape, outline, seen_at
from tablee.kernel.game import lottery

SIZES = (1, 5, 10, 20, 30, 40, 60, 80, 100, 108)
"""Cards on the table, the start card among them; the 109th is laid by whoever then acts."""
HAIR = 1e-6
BATCH = 20


def tables(seed: int) -> dict[int, State]:
    """One random game of six, halted at each size."""
    rng = random.Random(seed)
    state = game("tacta").start(6)
    found: dict[int, State] = {}
    while state.outcome is None:
        seat = state.acting[0]
        if seat == CHANCE:
            state.play(seat, lottery(state).draw(rng.randrange))
            continue
        laid = len(state.view(None).laid)
        if laid in SIZES:
            found[laid] = state.copy()
        state.play(seat, rng.choice(state.moves(seat)))
    return found


def listing(states: list[State]) -> Body:
    """One call lists the placements of whoever acts at each table."""

    def batch() -> int:
        for _ in range(BATCH):
            for state in states:
                state.moves(state.acting[0])
        return BATCH * len(states)

    return batch


def laying(states: list[State], rng: random.Random) -> Body:
    """One call copies each table and lays a card."""
    chosen = [(state, state.acting[0], rng.choice(state.moves(state.acting[0]))) for state in states]

    def batch() -> int:
        for state, seat, move in chosen:
            state.copy().play(seat, move)
        return len(chosen)

    return batch


# The prototype


def number(pair: tuple[int, int]) -> float:
    return pair[0] + pair[1] * sqrt(2)


@cache
def drawing(kind: int, place: int, turn: int) -> Polygon:
    """A shape of a card centred at the origin."""
    figure = Polygon([(number(x), number(y)) for x, y in outline(kind, place)])
    return affinity.rotate(figure, 45 * turn, origin=(0, 0))


@cache
def middle(kind: int, place: int, turn: int) -> tuple[float, float]:
    """The centre of gravity of such a shape."""
    centre = drawing(kind, place, turn).centroid
    return centre.x, centre.y


@cache
def alike(kind: int, place: int, turn: int, other: int, other_turn: int) -> bool:
    """Whether two shapes of one kind have the same outline once their centres are brought together."""
    one, two = (
        affinity.translate(drawing(kind, where, how), *(-part for part in middle(kind, where, how)))
        for where, how in ((place, turn), (other, other_turn))
    )
    return bool(one.symmetric_difference(two).area < HAIR)


@cache
def ground(turn: int) -> Polygon:
    """A card centred at the origin."""
    return affinity.rotate(box(-20, -32, 20, 32), 45 * turn, origin=(0, 0))


class Prototype:
    """A table of polygons, with shapely's own tree for neighbours."""

    def __init__(self, laid: tuple[Laid, ...]) -> None:
        self.laid = laid
        self.centres = [(number((each.x, each.xr)), number((each.y, each.yr))) for each in laid]
        self.cards = [
            affinity.translate(ground(each.turn), *centre) for each, centre in zip(laid, self.centres, strict=True)
        ]
        self.tree = STRtree(self.cards)

    def placements(self, card: int) -> int:
        """How many placements the card has: every shape of it on every shape on the table, in every orientation."""
        return sum(
            self.legal(index, shape, seen_at(own.place, face), turn)
            for index, lower in enumerate(self.laid)
            for shape in LAYOUTS[LAYOUT[lower.card]]
            for own in LAYOUTS[LAYOUT[card]]
            if own.kind == shape.kind
            for face in (0, 1)
            for turn in range(8)
        )

    def legal(self, index: int, shape: Shape, own: int, turn: int) -> bool:
        """Whether the shapes are one, the cards share nothing else, and no other card is in the way."""
        lower, (x, y) = self.laid[index], self.centres[index]
        place = seen_at(shape.place, lower.face)
        if not alike(shape.kind, place, lower.turn, own, turn):
            return False
        there, here = middle(shape.kind, place, lower.turn), middle(shape.kind, own, turn)
        card = affinity.translate(ground(turn), x + there[0] - here[0], y + there[1] - here[1])
        if abs(card.intersection(self.cards[index]).area - drawing(shape.kind, place, 0).area) > HAIR:
            return False
        near = self.tree.query(card)
        return not any(place != index and card.intersection(self.cards[place]).area > HAIR for place in near)


def polygons(state: State) -> Body:
    """One call lists the placements of whoever acts by polygons; the tree is built beforehand."""
    view = state.view(None)
    plane, ends = Prototype(view.laid), view.ends[state.acting[0]]

    def body() -> int:
        found = sum(plane.placements(card) for card in ends)
        assert found in (len(state.moves(state.acting[0])), 0), "the two disagree"
        return 1

    return body


# The report


def main() -> None:
    """Measure and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="CPU-seconds a figure and round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--peers", type=int, default=1, help="tables of each size for the prototype, which is slow")
    chosen = parser.parse_args()
    halted = [tables(seed) for seed in range(chosen.games)]
    print(f"{'cards':>6} {'placements':>11} {'list, ms':>10} {'copy + lay, ms':>15} {'polygons, ms':>13} {'ratio':>8}")
    for size in SIZES:
        states = [found[size] for found in halted if size in found]
        ours = statistics.median(1000 / rate(listing(states), chosen.seconds) for _ in range(chosen.rounds))
        lay = statistics.median(
            1000 / rate(laying(states, random.Random(1)), chosen.seconds) for _ in range(chosen.rounds)
        )
        peers = [polygons(state) for state in states[: chosen.peers]]
        for body in peers:
            body()
        theirs = statistics.mean(1000 / rate(body, chosen.seconds) for body in peers)
        mean = statistics.mean(len(state.moves(state.acting[0])) for state in states)
        print(f"{size:6} {mean:11.1f} {ours:10.4f} {lay:15.4f} {theirs:13.1f} {theirs / ours:8.0f}")


if __name__ == "__main__":
    main()
