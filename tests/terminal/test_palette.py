"""Colours of the terminal."""

import re

from tablee.kernel.looks import HOUSE
from tablee.terminal import palette


def test_what_may_be_chosen_stands_out_in_the_colour_of_its_game() -> None:
    assert palette.accent(HOUSE) == f"bold {HOUSE.shade}"


def test_every_colour_is_one() -> None:
    colours = [palette.BLUE, palette.YELLOW, palette.RED, palette.GREEN, palette.ORANGE, palette.VIOLET]
    assert all(re.fullmatch(r"#[0-9A-F]{6}", colour) for colour in colours)
    assert len(set(colours)) == 6
