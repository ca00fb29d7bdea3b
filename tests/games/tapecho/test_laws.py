"""The laws at every table of Tapécho: conformance draws how many play, so that some number might never come up."""

from random import Random

import pytest

import tablee
from tablee.kernel.conformance import LAWS, Law
from tablee.kernel.conformance.imagination import imagination
from tablee.kernel.conformance.tables import random_table

TAPECHO = tablee.game("tapecho")
PLAYED = [law for law in LAWS if not law.once]


def test_four_to_ten_play() -> None:
    assert list(TAPECHO.players) == list(range(4, 11))


@pytest.mark.parametrize("law", PLAYED, ids=lambda law: f"{law.number}-{law.title}")
@pytest.mark.parametrize("seats", TAPECHO.players)
def test_every_law_holds_for_every_number_of_players(seats: int, law: Law) -> None:
    assert law.test(TAPECHO, Random(f"{law.number} {seats}"), seats, TAPECHO.choose(seats, {})) > 0


def test_what_others_remember_is_no_part_of_what_is_imagined() -> None:
    """A game in which somebody has seen cards of another hand, and few positions fit what a third one sees."""
    rng = Random(930575748353886)
    seats, options = random_table(TAPECHO, rng)
    assert imagination(TAPECHO, rng, seats, options) > 0


@pytest.mark.parametrize("seats", TAPECHO.players)
def test_every_seat_of_every_table_plays(seats: int) -> None:
    rng = Random(seats)
    log = tablee.Log.begin(TAPECHO, seats, {}, (), tablee.promise(b"seats"))
    while log.state.outcome is None:
        if tablee.CHANCE in log.state.acting:
            log.chance()
            continue
        seat = rng.choice(log.state.acting)
        log.play(seat, rng.choice(log.state.moves(seat)))
    assert {step.seat for step in log.inputs if step.seat >= 0} == set(range(seats))
    assert len(log.state.outcome.scores) == seats
