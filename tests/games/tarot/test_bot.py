"""How Tarot is played by a bot: who is on whose side."""

from statistics import fmean
from typing import Any

import pytest
from benchmarks.bids import measure
from msgspec import structs

from tablee.games.tarot.bot import Table, play_well

from ...rules.tables import tarot_at

HANDS = ("blP A1", "blE1 A2", "blE2 A3", "blSP A4", "blSC A5")


def seen_by(seat: int, **changes: Any) -> Table:
    """What a seat of five knows."""
    return Table(structs.replace(tarot_at(*HANDS).state.view(seat), **changes))


@pytest.mark.parametrize(
    ("me", "changes", "allies"),
    [
        (0, {}, set()),
        (0, {"bettor": 0, "partner": None}, set()),
        (0, {"bettor": 0, "partner": 3, "partner_shown": True}, {3}),
        (3, {"bettor": 0, "partner": 3, "partner_shown": False}, {0}),
        (1, {"bettor": 0, "partner": 3, "partner_shown": True}, {2, 4}),
        (1, {"bettor": 0, "partner": 3, "partner_shown": False}, set()),
    ],
)
def test_t23_who_is_known_to_be_on_ones_own_side(me: int, changes: dict[str, Any], allies: set[int]) -> None:
    table = seen_by(me, **changes)
    assert {seat for seat in range(5) if table._ally(seat)} == allies


def test_t24_points_are_given_to_an_ally_and_kept_from_the_others() -> None:
    led = tarot_at("A1", "blE1 A2", "blE2 A3", "blSP A4", "blSC A5", leader=0, trick="blHG")
    view = led.state.view(1)
    alone = Table(view)
    together = Table(structs.replace(view, bettor=0, partner=1, partner_shown=True))
    weak = next(card for card in view.hand if not alone.leads(card))
    assert together.prospects(weak) > alone.prospects(weak)


@pytest.mark.parametrize(("option", "seats"), [("call", 5), ("bets", 4)])
def test_t20_bids_are_won_more_often_than_not_and_of_every_kind(option: str, seats: int) -> None:
    bids = measure(option, seats, play_well, 200)  # type: ignore[arg-type]
    assert bids.share_won > 0.55
    assert set(bids.last) == {10, 20, 30}
    assert max(bids.last.values()) <= 0.75 * bids.hands
    assert fmean(bids.worth) > 0, "whoever never bids does worse"
