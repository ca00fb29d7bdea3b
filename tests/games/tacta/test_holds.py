"""How many cards a bounded table holds: what the players are told before they start (A20)."""

from random import Random

import pytest

import tablee
from tablee import CHANCE
from tablee.games.tacta.options import HOLDS
from tablee.kernel.game import lottery

TACTA = tablee.game("tacta")


@pytest.mark.parametrize(("table", "seats"), [("small", 3), ("small", 6), ("medium", 6), ("large", 6)])
def test_a20_about_so_many_cards_find_room(table: str, seats: int) -> None:
    rng, state = Random(8), TACTA.start(seats, {"table": table})
    while state.outcome is None:
        seat = state.acting[0]
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    laid = len(state.plane.laid) - 1
    assert laid == pytest.approx(min(HOLDS.get(table, 108), 18 * seats), rel=0.15)
