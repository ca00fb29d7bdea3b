"""Positions for somebody who looks on, drawn as in the terminal."""

from random import Random
from xml.etree import ElementTree

import pytest

import tablee
from tablee.envs.picture import game_of, svg, text
from tablee.envs.table import House, Table

from .tables import NAMES, small


def midway(name: str) -> Table:
    """A game some moves on."""
    table, rng = Table(House(**small(name)), Random(3)), Random(3)
    for _ in range(8):
        table.play(rng.choice(list(table.choices())))
    return table


@pytest.mark.parametrize("name", NAMES)
def test_a_view_shows_itself_in_a_notebook(name: str) -> None:
    table = midway(name)
    view = table.view()
    shown = view._repr_html_()
    root = ElementTree.fromstring(shown)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert len("".join(root.itertext()).split()) > 20
    assert shown == view._repr_html_()
    assert "url(http" not in shown.replace('"', "")
    assert table.state.view(None)._repr_html_() != shown or name == "taichi"


@pytest.mark.parametrize("name", NAMES)
def test_the_same_in_words_of_either_language(name: str) -> None:
    table = midway(name)
    moves = tuple(table.choices().values())
    french, english = (text(table.house.game, table.view(), moves, lang) for lang in ("fr", "en"))
    assert french != english
    assert "\x1b" not in french


def test_a_picture_is_of_the_view_alone() -> None:
    table = midway("tarot")
    twin = table.house.game.disguise(table.state, 0, Random(1))
    assert svg(table.house.game, table.state.view(0)) == svg(table.house.game, twin.view(0))


def test_who_has_such_views() -> None:
    assert game_of(tablee.game("tango").view_type) is tablee.game("tango")
