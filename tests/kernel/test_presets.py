"""Presets: every game proposes some, all can be played, and each says what it is in French and in English."""

import pytest

import tablee
from tablee.kernel.presets import Preset, presets
from tablee.texts.entries import plain_message
from tablee.texts.languages import game_source

NAMES = sorted(tablee.games())
ALL = [(name, preset) for name in NAMES for preset in presets(tablee.game(name))]


@pytest.mark.parametrize("name", NAMES)
def test_every_game_proposes_a_first_and_a_quick_game(name: str) -> None:
    proposed = [preset.name for preset in presets(tablee.game(name))]
    assert {"discover", "quick"} <= set(proposed)
    assert len(set(proposed)) >= 3


@pytest.mark.parametrize(("name", "preset"), ALL, ids=lambda each: each.name if isinstance(each, Preset) else each)
def test_a_preset_can_be_played(name: str, preset: Preset) -> None:
    game = tablee.game(name)
    assert preset.players, f"nobody can play by {preset.options}"
    for seats in preset.players:
        game.start(seats, preset.options)


@pytest.mark.parametrize("name", NAMES)
def test_no_table_is_proposed_the_same_twice(name: str) -> None:
    game = tablee.game(name)
    for seats in game.players:
        here = [preset for preset in presets(game) if seats in preset.players]
        assert len({preset.name for preset in here}) == len(here)
        chosen = [game.choose(seats, preset.options) for preset in here]
        assert all(one != other for place, one in enumerate(chosen) for other in chosen[place + 1 :])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("name", "preset"), ALL, ids=lambda each: each.name if isinstance(each, Preset) else each)
def test_a_preset_says_what_it_is(name: str, preset: Preset, lang: str) -> None:
    source = game_source(tablee.game(name).package, "texts.ftl", lang)
    assert plain_message(f"preset-{preset.name}", source)
    assert plain_message(f"preset-{preset.name}.about", source).endswith(".")


def test_a_table_takes_the_first_choices_that_so_many_can_play_by() -> None:
    everything = [preset for preset in presets(tablee.game("tarot")) if preset.name == "everything"]
    assert [preset.players for preset in everything] == [(5,), (4,), (2, 3)]
