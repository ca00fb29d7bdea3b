"""A hand of Tarot played on by chance: each legal card as likely as the others."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

from tablee import State
from tablee.games.tarot.pieces import BIT, PLACE, PRIME
from tablee.games.tarot.playout import play_out

from ...rules.tables import tarot_at

LAST = ("blP orE1 A7 EX", "blE1 orHG A3 A9", "blHG veP viP A1", "blE2 veE1 viE1 A5")
"""Hands of which some must follow, some must climb, and some may do as they please."""
GAMES = 6_000


def chances(state: State) -> dict[Sequence[int], float]:
    """How likely each line of the score sheet is if every card is drawn by lot, all ways gone through."""
    if state.outcome is not None:
        return {tuple(state.outcome.scores): 1.0}
    moves = state.moves(state.acting[0])
    found: Counter[Sequence[int]] = Counter()
    for move in moves:
        after = state.copy()
        after.play(state.acting[0], move)
        for line, chance in chances(after).items():
            found[line] += chance / len(moves)  # type: ignore[assignment]
    return dict(found)


def test_playing_on_by_chance_is_playing_moves_by_lot() -> None:
    state, rng = tarot_at(*LAST, options={"rounds": 1}).state, Random(1)
    expected = chances(state)
    found = Counter(tuple(play_out(state.copy(), rng)) for _ in range(GAMES))
    assert set(found) <= set(expected)
    for line, chance in expected.items():
        assert abs(found[line] / GAMES - chance) <= 5 * sqrt(chance * (1 - chance) / GAMES) + 1e-9, line


def test_the_card_of_a_set_of_one_is_looked_up() -> None:
    assert [PLACE[bit % PRIME] for bit in BIT] == list(range(50))
