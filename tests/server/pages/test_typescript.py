"""The TypeScript of what goes over the wire."""

from enum import Enum
from pathlib import Path
from typing import Literal

import msgspec
import pytest
from msgspec import inspect

import tablee
from tablee.server.tools.typescript import Writer, house_games, main, pages, union
from tablee.server.wire.shapes import Kinds


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Part(msgspec.Struct, tag="part"):
    """A part.

    And more of it.
    """

    x: int
    y: str = ""


WRITER = Writer(Kinds([Part]))


@pytest.mark.parametrize(
    ("hint", "written"),
    [
        (int, "number"),
        (bool | None, "boolean | null"),
        (int | float, "number"),
        (Literal["a", "b"], '"a" | "b"'),
        (Colour, '"red" | "blue"'),
        (Part, "Part"),
        (tuple[int, str], "readonly [number, string]"),
        (list[int], "readonly number[]"),
        (list[int | None], "readonly (number | null)[]"),
        (tuple[tuple[int, ...], ...], "readonly (readonly number[])[]"),
        (dict[str, int], "{ readonly [key: string]: number }"),
        (dict[int, int], "{ readonly [key: number]: number }"),
        (msgspec.Raw, "unknown"),
    ],
)
def test_a_type_in_typescript(hint: object, written: str) -> None:
    assert WRITER.written(inspect.type_info(hint)) == written


def test_an_interface_may_leave_out_what_the_browser_need_not_say() -> None:
    (said,) = WRITER.interfaces()
    assert said == (
        '/** A part. */\nexport interface Part {\n  readonly type: "part"\n  readonly x: number\n'
        "  readonly y: string\n}\n"
    )
    (asked,) = Writer(Kinds([Part]), asked=[Part]).interfaces()
    assert "readonly y?: string" in asked
    assert "readonly x: number" in asked


def test_one_of_those() -> None:
    assert union("Any", [Part]) == "export type Any = Part\n"
    assert union("Any", [Part, Part], {Part: "P"}) == "export type Any = P | P\n"


def test_every_game_of_the_house_has_a_page() -> None:
    assert {game.name for game in house_games()} == set(tablee.games())
    assert set(pages()) == {
        "protocol.ts",
        "requests.ts",
        "house.ts",
        "tiles.ts",
        *(f"{name}.ts" for name in tablee.games()),
    }


def test_only_what_has_changed_is_written(tmp_path: Path) -> None:
    main(str(tmp_path / "generated"))
    page = tmp_path / "generated" / "tango.ts"
    before = page.stat().st_mtime_ns
    other = tmp_path / "generated" / "tarot.ts"
    text = other.read_text(encoding="utf-8")
    other.write_text("stale", encoding="utf-8")
    main(str(tmp_path / "generated"))
    assert page.stat().st_mtime_ns == before
    assert other.read_text(encoding="utf-8") == text
