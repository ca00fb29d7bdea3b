"""A tile is a drawing and nothing more."""

from pathlib import Path

import pytest

from tablee.kernel.errors import TableeError
from tablee.texts.tiles import SVG, foreign_in, harmless, tile


def svg(inside: str, attributes: str = "") -> str:
    return f'<svg xmlns="{SVG}" {attributes}>{inside}</svg>'


@pytest.mark.parametrize(
    "inside",
    [
        '<path d="M0 0"/>',
        '<use href="#a"/>',
        '<rect fill="url(#a)"/>',
        "<text>one</text>",
    ],
)
def test_a_drawing_is_welcome(inside: str) -> None:
    assert foreign_in(svg(inside)) == ""


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (svg("<script/>"), "script"),
        (svg('<path onload="x()"/>'), "onload"),
        (svg('<use href="http://elsewhere"/>'), "href"),
        (svg('<rect fill="url(http://elsewhere)"/>'), "fill"),
        (svg('<rect fill="url(#a) url(x)"/>'), "fill"),
        ("<!DOCTYPE svg>" + svg(""), "DOCTYPE"),
        ("<!ENTITY x>" + svg(""), "DOCTYPE"),
        ("<svg>", "no element found"),
        ("<html/>", "html"),
    ],
)
def test_what_is_more_than_a_drawing_is_named(text: str, found: str) -> None:
    assert found in foreign_in(text)


def test_attributes_that_only_draw() -> None:
    assert harmless("href", "#a")
    assert not harmless("href", "a")
    assert not harmless("onclick", "")
    assert harmless("stroke", "red")


def test_a_game_may_have_no_tile_and_none_may_be_foreign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for name, text in (("drawn", svg("<path/>")), ("foreign", svg("<script/>")), ("bare", None)):
        (tmp_path / f"tile_{name}").mkdir()
        (tmp_path / f"tile_{name}" / "__init__.py").touch()
        if text is not None:
            (tmp_path / f"tile_{name}" / "tile.svg").write_text(text)
    assert tile("tile_bare") is None
    assert tile("tile_drawn") == svg("<path/>")
    with pytest.raises(TableeError, match="tile-foreign"):
        tile("tile_foreign")
