"""Every variant of every game of the pattern is played to its end in a browser, at least once."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.kernel.conformance.tables import values_of

from .people import choose, create, play

Guest = Callable[..., Page]

PLAYED: list[tuple[str, int, dict[str, object]]] = [
    ("tango", 2, {"cells": 12, "first": 0}),
    ("tango", 3, {}),
    ("tango", 4, {"cells": 24}),
    ("tarot", 2, {"rounds": 2}),
    ("tarot", 3, {"target": 15, "bets": True}),
    ("tarot", 4, {"bonuses": True}),
    ("tarot", 5, {"call": True, "bonuses": True}),
    ("tarot", 2, {"minutes": 1}),
]


@pytest.mark.parametrize(("game", "seats", "options"), PLAYED)
def test_a_person_and_bots_play_it_to_its_end(guest: Guest, game: str, seats: int, options: dict[str, object]) -> None:
    page = guest("/", name="Ann")
    create(page, game)
    page.get_by_label("Nombre de places").select_option(str(seats))
    choose(page, **options)
    page.get_by_role("button", name=re.compile("Ajouter . robot")).click()
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector("[data-turn]")
    play([page], Random(seats))
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("name", ["tango", "tarot"])
def test_no_number_of_players_and_no_value_of_an_option_is_left_out(name: str) -> None:
    game = tablee.game(name)
    tables = [(seats, options) for each, seats, options in PLAYED if each == name]
    assert {seats for seats, _ in tables} == set(game.players)
    for field in game.options.__struct_fields__:
        default = getattr(game.options(), field)
        tried = {options.get(field, default) for _, options in tables}
        values = values_of(game.options, field)
        # Of a number it matters whether it is given; of the others, which it is.
        assert len(tried) >= len(values) if len(values) == 2 else tried == set(values), field
