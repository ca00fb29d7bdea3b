"""What a seat may know of Tai Chi Chuan, and positions that cannot be."""

from random import Random
from typing import Any

import msgspec
import pytest

from tablee import BadPosition
from tablee.games.taichi.pieces import CARDS
from tablee.games.taichi.view import TaichiView

from .taichi_tables import TAICHI, cards, opened, words_at


def numbers(view: TaichiView) -> list[int]:
    """Every card that a view names; no other field holds cards."""
    return [*view.shown, *view.discard, *view.away]


def test_everybody_sees_the_same_table() -> None:
    table = words_at("So Ty", "sud site", won=["Ry Ao", "Rl", "Ro"])
    seen = [msgspec.structs.replace(view, seat=None) for view in table.views()]
    assert len(set(map(msgspec.json.encode, seen))) == 1


def test_a_view_names_no_card_that_lies_face_down() -> None:
    table = words_at("So Ty", "sud site", won=["Ry Ao", "Rl", "Ro"])
    table.does("stop", "join", "stay-out")
    hidden = {*cards("Ry Ao Rl Ro"), *table.state.pile}
    for view in table.views():
        assert not hidden & set(numbers(view))
        assert view.pile == len(table.state.pile)


def test_taken_cards_are_not_shown_again() -> None:
    table = words_at("So Ty", "sud site", pile="Ao", won=["", "", ""])
    table.does("stop", "take ombrelle")
    for view in table.views():
        assert not set(cards("So")) & set(numbers(view))
        assert view.won == (1, 0, 0)


def test_the_discard_lies_open() -> None:
    table = words_at("So Ty", "sud site", pile="Ao", won=["", "", ""])
    table.does("stop", "take ombrelle")
    assert table.public.discard == tuple(cards("Ty"))


def test_imagined_cards_are_any_of_those_not_seen() -> None:
    table = words_at("So", pile="To Ay", won=["Ry", "Rl", ""], discard="Nl")
    view = table.public
    rng = Random(1)
    tops = {TAICHI.imagine(view, rng).pile[-1] for _ in range(200)}
    assert tops == set(cards("To Ay Ry Rl"))


def test_imagination_reads_the_view_alone() -> None:
    view = opened(4, "So To Ay Il").public
    written = msgspec.json.encode(view)
    again = msgspec.json.decode(written, type=TaichiView)
    state = TAICHI.imagine(again, Random(2))
    assert msgspec.json.encode(state.view(None)) == written
    assert sorted([*state.pile, *(card for pile in state.won for card in pile)]) == list(range(CARDS))


@pytest.mark.parametrize(
    "wrong",
    [
        {"shown": [0], "words": ["blorf"]},
        {"shown": [0, 1], "words": []},
        {"shown": [45]},
        {"shown": [0, 0]},
        {"shown": [0], "won": [[0], [], []]},
        {"turn": 3},
        {"won": [[0]]},
        {"pile": []},
        {"pile": [0], "discard": [0]},
        {"options": {"seconds": 7}},
        {"shown": cards("So"), "words": ["sud"], "pile": [], "reshuffled": True},
        {"words": ["sud"]},
    ],
    ids=str,
)
def test_a_position_of_taichi_that_cannot_be(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        TAICHI.position(3, **{"options": {"lexicon": "primer"}, **wrong})


def test_a_position_of_taichi_that_can_be() -> None:
    state = TAICHI.position(3, shown=cards("So"), words=["sud"], options={"lexicon": "primer"})
    assert state.view(0).phase == "choice"
    assert len(state.pile) == 44


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_everybody_sees_whose_round_it_is_and_who_has_joined(turn: int) -> None:
    table = words_at("So", "sud", won=["R", "N", "D"], turn=turn)
    assert {view.turn for view in table.views()} == {turn}
    table.does("stop", "join")
    assert {view.rivals for view in table.views()} == {((turn + 1) % 3,)}
