"""Every registered game keeps the nine laws; the seeds are Hypothesis's."""

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, note, settings
from hypothesis import strategies as st

import tablee
from tablee.kernel.conformance import LAWS, Law, random_table
from tablee.kernel.conformance.laws import tables
from tablee.kernel.conformance.tables import combinations
from tablee.kernel.sheet import MatchOptions

GAMES = tablee.games()
PLAYED = [law for law in LAWS if not law.once]
EXAMPLES = LAWS[-1]

seeds = st.integers(0, 2**64 - 1)

# A smaller seed is no simpler game: there is nothing to shrink.
a_few = settings(
    max_examples=12,
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize("law", PLAYED, ids=lambda law: f"{law.number}-{law.title}")
@pytest.mark.parametrize("name", GAMES)
@given(seed=seeds)
@a_few
def test_every_game_keeps_the_law(name: str, law: Law, seed: int) -> None:
    game = tablee.game(name)
    rng = Random(seed)
    seats, options = random_table(game, rng)
    note(f"seed {seed}: {seats} players, {options}")
    law.test(game, rng, seats, options)


@pytest.mark.parametrize("name", GAMES)
def test_every_ending_of_every_game_has_an_example_that_replays(name: str) -> None:
    game = tablee.game(name)
    seats = game.players[0]
    assert EXAMPLES.test(game, Random(1), seats, game.choose(seats, {})) >= len(game.endings)


@pytest.mark.parametrize("name", GAMES)
def test_every_number_of_players_is_tried_in_turn_before_any_comes_again(name: str) -> None:
    game = tablee.game(name)
    drawn = tables(game, Random(3))
    assert [next(drawn)[0] for _ in game.players] == list(game.players)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_a_choice_is_tried_by_some_table(name: str) -> None:
    game = tablee.game(name)
    tried = [options for seats in game.players for options in combinations(game.options, seats)]
    assert all(game.options() in combinations(game.options, seats) for seats in game.players)
    for field in game.options.__struct_fields__:
        assert len({getattr(options, field) for options in tried}) > 1, f"{field} is never chosen"


@pytest.mark.parametrize("name", [name for name in GAMES if issubclass(tablee.game(name).options, MatchOptions)])
def test_matches_are_tried_in_every_length(name: str) -> None:
    options = combinations(tablee.game(name).options, tablee.game(name).players[0])
    lengths = {(choice.rounds, choice.target, choice.minutes) for choice in options}
    assert lengths == {(None, None, None), (2, None, None), (None, 30, None), (None, None, 1)}
