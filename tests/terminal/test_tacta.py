"""TACTA in a terminal: the map, the numbers on it, and that everything fits."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE
from tablee.games.tacta.moves import Lay
from tablee.games.tacta.pieces import CODES
from tablee.games.tacta.rooms import terminal as tacta
from tablee.kernel.errors import TableeError
from tablee.kernel.game import lottery
from tablee.terminal.lines import width_of
from tablee.terminal.sketch import Question
from tablee.texts.speaker import Speaker

from .seats import plain

GAME = tablee.game("tacta")
NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé", "Ilyes")


def sketches(seats: int, seed: int, lang: str, width: int, **options: Any) -> Iterator[Any]:
    """What seat 0 sees of a random game, whenever it may move and at the end."""
    rng = Random(seed)
    state = GAME.start(seats, options)
    speaker = Speaker(GAME, lang, NAMES[:seats], 0)
    while state.outcome is None:
        seat = rng.choice(state.acting)
        if 0 in state.acting:
            yield state, tacta.draw(state.view(0), state.moves(0), speaker, width)
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    yield state, tacta.draw(state.view(0), (), speaker, width)


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    ("seats", "width", "options"),
    [
        (2, 80, {}),
        (3, 60, {"sabotage": True}),
        (4, 120, {"free": True, "quick": "cercle"}),
        (6, 100, {"table": "small"}),
    ],
)
def test_every_position_fits_and_every_number_is_legal(
    lang: str, seats: int, width: int, options: dict[str, Any]
) -> None:
    for state, sketch in sketches(seats, 3, lang, width, **options):
        assert width_of(sketch.board) <= width
        assert len(sketch.board) <= tacta.TALLEST + 3
        reached = [move for choice in sketch.choices.values() for move in ways(choice)]
        assert sorted(map(str, reached)) == sorted(map(str, state.moves(0) if 0 in state.acting else ()))
        assert bool(sketch.task) == bool(sketch.choices)


def ways(choice: Any) -> list[Any]:
    """The moves that a number leads to."""
    if not isinstance(choice, Question):
        return [choice]
    found: list[Any] = []
    with suppress(TableeError):
        while True:
            found.append(choice.answer(str(len(found) + 1)))
    return found


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_two_placements_read_alike(lang: str) -> None:
    seen = 0
    for state, sketch in sketches(4, 7, lang, 80):
        view = state.view(0)
        plane, speaker = tacta.table_of(view), Speaker(GAME, lang, NAMES[:4], 0)
        lays = [move for move in state.moves(0) if isinstance(move, Lay)] if sketch.choices else []
        said = {tacta.item(view, 0, [move], plane, speaker).plain for move in lays}
        assert len(said) == len(lays)
        seen += len(lays)
    assert seen > 100


def test_a_spot_with_several_ways_asks_for_one_and_says_what_is_safe() -> None:
    state = GAME.position(2, piles=["vec2 veo1", "roo1 roc1"], laid=["roc2 a0 100 0"], turn=0)
    sketch = tacta.draw(state.view(0), state.moves(0), Speaker(GAME, "fr", NAMES[:2], 0), 100)
    asked = [choice for choice in sketch.choices.values() if isinstance(choice, Question)]
    assert asked
    assert "recto, " in asked[0].ask
    assert "verso, " in asked[0].ask
    assert any("à l’abri" in question.ask for question in asked)
    for text in ("0", "99", "", "x", "²"):
        with pytest.raises(TableeError, match="choice-unknown"):
            asked[0].answer(text)


def test_the_map_shows_cards_and_numbers() -> None:
    state = GAME.position(2, piles=["vec2 veo1", "roo1 roc1"], laid=["roc2 a0 100 0"], turn=0)
    sketch = tacta.draw(state.view(0), state.moves(0), Speaker(GAME, "fr", NAMES[:2], 0), 100)
    board = "\n".join(plain(sketch.board))
    assert "****" in board
    assert "roc2" in board
    assert "roc2↑" in board
    first = ways(sketch.choices[1])[0]
    assert isinstance(first, Lay)
    below = "\n".join(plain(sketch.below))
    assert f"1 {CODES[first.card]}" in below
    assert "vous +2, Rouge −2" in below  # the square of the other player comes first


def test_end_cards_are_drawn_with_their_shapes() -> None:
    box = plain(tacta.card_box(CODES.index("vec6")))
    assert [row.strip() for row in box] == ["╭───────╮", "│      ■│", "│▮  6   │", "│      △│", "╰───────╯", "vec6"]


def test_what_one_may_do_is_said() -> None:
    speaker = Speaker(GAME, "en", NAMES[:2], 0)
    for options, words in (({"sabotage": True}, "in secret"), ({"free": True}, "countdown")):
        state = GAME.start(2, options)
        while 0 not in state.acting:
            state.play(CHANCE, lottery(state).draw(Random(1).randrange))
        assert words in tacta.draw(state.view(0), state.moves(0), speaker, 80).task
    stuck = GAME.position(2, piles=["vet5", "roo4"], laid=["vec5 b5 11+10r 23+10r", "roo1 b7 11+10r -23-10r"], turn=0)
    sketch = tacta.draw(stuck.view(0), stuck.moves(0), speaker, 80)
    assert "beside" in sketch.task
    assert "beside the others, at" in "\n".join(plain(sketch.below))


def test_a_score_sheet_after_a_round() -> None:
    *_, (_, sketch) = sketches(3, 1, "fr", 80, rounds=2, quick="cercle-carre")
    rows = plain(sketch.sheet)
    assert len(rows) == 4
    assert rows[-1].startswith("total")
