"""Colours that can be read."""

import pytest

from tablee.kernel.looks import CREAM, HOUSE, INK, Colour, contrast, luminance, written_on


def test_light_goes_from_black_to_white() -> None:
    assert luminance("#000000") == 0
    assert luminance("#ffffff") == pytest.approx(1)
    assert luminance("#00ff00") > luminance("#ff0000") > luminance("#0000ff") > 0
    assert luminance("#0a0a0a") == pytest.approx(10 / 255 / 12.92)
    assert luminance("#808080") == pytest.approx(0.2158605)


def test_contrast_is_from_one_to_twenty_one_whichever_comes_first() -> None:
    assert contrast("#000000", "#ffffff") == contrast("#ffffff", "#000000") == pytest.approx(21)
    assert contrast("#123456", "#123456") == 1


def test_the_ink_that_is_read_better() -> None:
    assert written_on("#000000") == CREAM
    assert written_on("#ffffff") == INK
    assert Colour(accent=("#000000", "#ffee00")).on == (CREAM, INK)


@pytest.mark.parametrize("when", [0, 1])
def test_the_colours_of_the_house_can_be_read(when: int) -> None:
    assert contrast(HOUSE.on[when], HOUSE.accent[when]) >= 4.5
    assert contrast(HOUSE.ink[when], HOUSE.cloth[when]) >= 4.5
