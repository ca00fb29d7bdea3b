"""Moves that are written with their word and their numbers."""

from typing import Annotated

import pytest
from msgspec import Meta

from tablee import BadNotation, Move
from tablee.kernel.messages import FirstDraw
from tablee.kernel.notation import plain_notation


class Throw(Move, frozen=True):
    cell: Annotated[int, Meta(ge=0, lt=9)]
    force: int = 1


class DrawFirst(FirstDraw, frozen=True):
    pass


class Leave(Move, frozen=True):
    pass


parse = plain_notation(DrawFirst, Throw, Leave)


@pytest.mark.parametrize("move", [Throw(0), Throw(8, 12), DrawFirst(2), Leave()])
def test_what_is_written_is_read(move: Move) -> None:
    assert parse(str(move)) == move
    assert parse(f"  {str(move).upper()} ") == move


def test_a_move_is_written_with_its_word_and_its_numbers() -> None:
    assert [str(move) for move in (Throw(3), DrawFirst(1), Leave())] == ["throw 3 1", "first 1", "leave"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "throw",
        "throw 9 1",
        "throw -1 1",
        "throw 1",
        "throw 1 1 1",
        "throw one 1",
        "catch 1 1",
        "first",
        "3",
        "throw 01 1",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        parse(text)
    assert wrong.value.problem.key == "notation-plain"
