"""The picture of a table: sound SVG, every card once, colours never alone."""

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import tablee
from tablee import CHANCE
from tablee.games.tacta.options import BORDERS
from tablee.games.tacta.picture import DEEP, DIM, PAPERS, PRINT, SYMBOLS, card_svg, table_svg
from tablee.games.tacta.pieces import Laid
from tablee.kernel.game import lottery

SVG = "{http://www.w3.org/2000/svg}"


def final(seats: int, seed: int, **options: object) -> Any:
    """The view of a spectator at the end of a random game."""
    game = tablee.game("tacta")
    rng = Random(seed)
    state = game.start(seats, options)
    while state.outcome is None:
        seat = rng.choice(state.acting)
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    return state.view(None)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (6, {"table": "medium"}), (4, {"teams": True})])
def test_a_picture_shows_every_card_in_the_order_laid(seats: int, options: dict[str, Any]) -> None:
    view = final(seats, 3, **options)
    root = ElementTree.fromstring(table_svg(view))
    cards = [int(use.get("data-card")) for use in root.iter(f"{SVG}use") if use.get("data-card")]
    assert cards == [laid.card for laid in view.laid]
    drawn = {group.get("id") for group in root.iter() if group.get("id")}
    assert {use.get("href")[1:] for use in root.iter(f"{SVG}use")} <= drawn


def test_all_cards_are_inside_the_picture() -> None:
    view = final(3, 5)
    root = ElementTree.fromstring(table_svg(view))
    left, top, width, height = map(float, root.get("viewBox").split())
    for use in root.iter(f"{SVG}use"):
        x, y = map(float, re.match(r"translate\((\S+) (\S+)\)", use.get("transform")).groups())
        assert left + 37 < x < left + width - 37
        assert top + 37 < y < top + height - 37


def test_names_are_shown_and_cannot_break_the_picture() -> None:
    view = final(2, 1)
    text = table_svg(view, ("<Ada> & co", "Bo"))
    ElementTree.fromstring(text)
    assert "&lt;Ada&gt; &amp; co" in text


def test_partners_stand_under_one_colour() -> None:
    text = table_svg(final(4, 1, teams=True), ("Ada", "Bo", "Cy", "Di"))
    assert "Ada · Cy" in text
    assert "Bo · Di" in text


@pytest.mark.parametrize("name", [name for name, size in BORDERS.items() if size])
def test_a_bounded_table_shows_its_border(name: str) -> None:
    width, height = BORDERS[name]
    assert f'width="{width}" height="{height}"' in table_svg(final(2, 1, table=name))


@pytest.mark.parametrize("card", [0, 17, 25, 107, 108])
@pytest.mark.parametrize("face", [0, 1])
def test_a_single_card(card: int, face: int) -> None:
    root = ElementTree.fromstring(card_svg(card, face))
    assert len(list(root.iter(f"{SVG}polygon"))) in (2, 3, 4, 6)


def test_a_full_shape_shows_its_dots_and_an_empty_one_none() -> None:
    circles = [len(re.findall('r="2.5"', card_svg(card))) for card in range(108)]
    assert circles == [card % 6 + 1 for card in range(108)]
    assert 'r="2.5"' not in card_svg(108)


def test_colours_and_signs_are_all_different() -> None:
    for each in (PAPERS, DEEP, DIM, SYMBOLS):
        assert len(set(each)) == 7


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_numbers_and_dots_stand_out() -> None:
    for paper, ink in zip(PAPERS, PRINT, strict=True):
        assert contrast(paper, ink) >= 3
    for deep in DEEP:
        assert contrast(deep, "#fbf5e6") >= 4.5


def test_the_mirror_image_has_its_shapes_on_the_other_side() -> None:
    front, back = card_svg(5, 0), card_svg(0, 1)
    assert front != back
    assert 'points="-20 ' in card_svg(0, 0)
    assert table_svg(final(2, 1)).count("<svg") == 1
    assert Laid(5, face=1) != Laid(5)
