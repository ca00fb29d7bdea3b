"""Every kind of option is described by its type."""

from typing import Annotated, Literal

import msgspec
import pytest

import tablee
from tablee.server.http.catalogue import OptionInfo, catalogue, option


@pytest.mark.parametrize(
    ("hint", "default", "found"),
    [
        (bool, False, OptionInfo("x", "flag", False)),
        (bool | None, None, OptionInfo("x", "flag", optional=True)),
        (Literal[2, 3], 3, OptionInfo("x", "choice", 3, choices=(2, 3))),
        (Literal["a", "b"] | None, None, OptionInfo("x", "choice", choices=("a", "b"), optional=True)),
        (int, 4, OptionInfo("x", "number", 4)),
        (Annotated[int, msgspec.Meta(ge=1, le=9)] | None, None, OptionInfo("x", "number", None, (), 1, 9, True)),
        (Annotated[str, msgspec.Meta(max_length=5)], "", OptionInfo("x", "text", "", most=5)),
    ],
)
def test_kinds(hint: object, default: object, found: OptionInfo) -> None:
    assert option("x", hint, default, seat=False) == found


def test_a_seat_is_a_seat() -> None:
    assert option("first", int | None, None, seat=True) == OptionInfo("first", "seat", optional=True)


def test_every_game_is_described() -> None:
    games = {game.name: game for game in catalogue()}
    assert set(games) == set(tablee.games())
    for name, found in games.items():
        assert found.players == tuple(tablee.game(name).players)
        assert {each.name for each in found.options} == set(tablee.game(name).options.__struct_fields__)
        assert found.levels
