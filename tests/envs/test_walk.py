"""A tree of choices and chance: what each has seen, and worlds imagined from it."""

import pickle
from random import Random

import pytest

from tablee.envs.table import House
from tablee.envs.walk import Walk
from tablee.kernel.messages import encode

from .tables import NAMES, small


def step(walk: Walk, rng: Random) -> None:
    """Anything that may happen next."""
    offered = list(walk.choices()) if walk.asked is not None else [outcome for outcome, _ in walk.outcomes()]
    walk.apply(rng.choice(offered))


def asked(name: str, seed: int, choices: int, **more: object) -> tuple[Walk, Random]:
    """A tree in which so many choices were made, and another is to be made."""
    walk, rng = Walk(House(**small(name), **more)), Random(seed)
    while walk.steps < choices or walk.asked is None:
        step(walk, rng)
        assert not walk.over
    return walk, rng


@pytest.mark.parametrize("name", NAMES)
def test_a_copy_goes_its_own_way(name: str) -> None:
    walk, rng = asked(name, 2, 4)
    known = [walk.knows(seat) for seat in range(walk.house.seats)]
    twin = walk.copy()
    while not twin.over:
        step(twin, rng)
    assert [walk.knows(seat) for seat in range(walk.house.seats)] == known
    assert any(twin.paid())
    assert set(walk.paid()) == {0.0}


@pytest.mark.parametrize("name", NAMES)
def test_an_imagined_world_is_the_same_for_who_imagines_it(name: str) -> None:
    walk, rng = asked(name, 3, 5)
    seat = walk.asked
    assert seat is not None
    worlds = [walk.imagined(seat, rng) for _ in range(8)]
    for world in worlds:
        assert world.knows(seat) == walk.knows(seat)
        assert world.choices() == walk.choices()
        assert world.asked == seat
        while not world.over:
            step(world, rng)


def test_an_imagined_world_is_not_the_truth() -> None:
    """OpenSpiel's own test of resampling would accept a resampler that hands out the truth."""
    walk, rng = asked("tarot", 3, 8)
    seat = walk.asked
    assert seat is not None
    other = (seat + 1) % walk.house.seats
    hands = {walk.imagined(seat, rng).state.view(other).hand for _ in range(30)}
    assert len(hands) == 30
    assert walk.state.view(other).hand not in hands
    dealt = {walk.imagined(seat, rng).state.view(seat).hand for _ in range(30)}
    assert dealt == {walk.state.view(seat).hand}


def test_worlds_are_imagined_from_the_view_alone() -> None:
    walk, _ = asked("tarot", 3, 8)
    seat = walk.asked
    twin = walk.copy()
    disguised = walk.house.game.disguise(walk.state, seat, Random(1))
    assert disguised is not None
    twin.state = disguised
    one, other = walk.imagined(seat, Random(5)), twin.imagined(seat, Random(5))
    assert [encode(one.state.view(each)) for each in range(2)] == [encode(other.state.view(each)) for each in range(2)]


def test_what_was_seen_is_remembered_line_by_line() -> None:
    walk, _ = asked("tango", 1, 2)
    lines = walk.seen(0).splitlines()
    assert len([line for line in lines if line.startswith("> ")]) == 1
    assert lines[0].startswith('{"type":"dealt","seat":0,"danseuse":')
    assert '"dealt","seat":1}' in walk.seen(0)
    assert walk.seen(0) != walk.seen(1)


@pytest.mark.parametrize("name", NAMES)
def test_a_node_is_found_again_in_another_process(name: str) -> None:
    walk, rng = asked(name, 4, 6)
    again = pickle.loads(pickle.dumps(walk))
    assert [again.knows(seat) for seat in range(walk.house.seats)] == [
        walk.knows(seat) for seat in range(walk.house.seats)
    ]
    with pytest.raises(TypeError, match="An imagined world has no history"):
        pickle.dumps(walk.imagined(0, rng))


def test_who_comes_first_is_drawn_where_several_may_act() -> None:
    walk, rng = Walk(House("tapecho", 5)), Random(1)
    firsts = 0
    while not walk.over and firsts < 3:
        if walk.asked is None and walk.draw is None:
            assert [seat for seat, _ in walk.outcomes()] == sorted(walk.state.acting)
            firsts += 1
        step(walk, rng)
    assert firsts == 3


def test_a_game_that_is_cut_short_is_even() -> None:
    walk, rng = Walk(House("tango", 3, rewards="wins"), 4), Random(1)
    while not walk.over:
        step(walk, rng)
    assert walk.steps == 4
    assert walk.paid() == [1 / 3] * 3
    assert Walk(House("tango", 3), 0).paid() == [0.0] * 3
