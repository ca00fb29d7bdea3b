"""TACTA, A6-A9: covering a shape, what may not be covered, and laying a card beside the others."""

from typing import Any

import pytest

from tablee.games.tacta.events import CardLaid
from tablee.games.tacta.moves import Lay, Ready
from tablee.kernel.sample import Sample

from .tables import of
from .tacta_tables import START, STUCK, at_random, card, codes, dealt, joins, make, on, shifted, tacta_at, turned

# A6: one shape, exactly


def test_a6_on_the_first_turn_the_start_card_is_covered() -> None:
    table = dealt(2, "veo1 vec6", "rot3 rot4")
    moves = table.state.moves(0)
    assert moves
    for move in moves:
        twin = table.state.copy()
        twin.play(0, move)
        assert twin.view(None).laid[1].on == 0


def test_a6_either_end_card_may_be_played() -> None:
    table = tacta_at("veo1 vec2 vet3", "roo1")
    assert {move.card for move in table.state.moves(0)} == {card("veo1"), card("vet3")}


def test_a6_a_card_may_be_rotated_and_turned_over() -> None:
    table = tacta_at("vec3 vec1", "roo1", laid=["roo4 a0 100 0", "roc6 a1 200 100"])
    poses = {(move.face, move.turn) for move in table.state.moves(0)}
    assert {turn for _, turn in poses} == set(range(8))
    assert {face for face, _ in poses} == {0, 1}


def test_a6_full_may_cover_empty() -> None:
    table = tacta_at("veo1 vec1", "roo1")
    (event,) = of(CardLaid, make(table, joins(START, "veo1", "TR", "R")))
    assert (event.on, event.hidden) == (108, 0)
    assert table.public.dots == (1, 0)


def test_a6_empty_may_cover_full() -> None:
    table = tacta_at("veo3 vec1", "roc1", laid=["roo1 a0 100 0"])
    assert table.public.dots == (0, 1)
    (event,) = of(CardLaid, make(table, joins(on(table, 1), "veo3", "R", "TL")))
    assert (event.on, event.kind, event.place, event.hidden) == (card("roo1"), 0, 0, 1)
    assert table.public.dots == (3, 0)


@pytest.mark.parametrize("lower", ["veo1", "roo1", "vio1"])
def test_a6_shapes_of_any_colour_may_be_covered_ones_own_too(lower: str) -> None:
    table = tacta_at("veo3", "rot1", "vit1", laid=[f"{lower} a0 100 0"])
    assert table.state.why_not(0, joins(on(table, 1), "veo3", "R", "TL")) is None


BESIDE = "roc2 a0 100 0"
"""A square at the top right, a triangle at the left, a short rectangle at the bottom; the rest is plain."""


@pytest.mark.parametrize(
    "elsewhere",
    [{"x": 1}, {"x": -1}, {"y": 1}, {"y": -1}, {"xr": 1}, {"yr": -1}, {"x": 7, "xr": -5}],  # the last by 0.07
)
def test_a6_shapes_must_lie_on_each_other_exactly(elsewhere: Any) -> None:
    table = tacta_at("vec2", "roo1", laid=[BESIDE])
    exact = joins(on(table, 1), "vec2", "TR", "TR")
    assert table.state.why_not(0, exact) is None
    assert table.refuses(shifted(exact, **elsewhere)) == ("A6", "misaligned")


def test_a6_shapes_must_not_be_turned_against_each_other() -> None:
    table = tacta_at("vec2", "roo1", laid=[BESIDE])
    exact = joins(on(table, 1), "vec2", "TR", "TR")
    for turn in (1, 3, 5, 7):
        assert table.refuses(turned(exact, turn))[0] in ("A6", "A7")


def test_a6_another_shape_may_not_be_covered() -> None:
    table = tacta_at("veo4", "roo1", laid=[BESIDE])
    assert table.refuses(Lay(card("veo4"), 0, 0, 122, 0, -46, 0)) == ("A6", "other-shape")  # a triangle on the square


def test_a6_where_there_is_no_shape_nothing_may_lie() -> None:
    table = tacta_at("veo4", "roo1", laid=[BESIDE])
    assert table.refuses(Lay(card("veo4"), 0, 1, 152, 0, 0, 0)) == ("A6", "no-shape")


def test_a6_one_must_lay_a_card() -> None:
    table = tacta_at("veo1", "roo1")
    for text in ("ready", "first 0", "give cercle keep carré"):
        assert table.refuses(text) == ("A6", "must-lay")
    assert table.refuses(Ready()) == ("A6", "must-lay")


# A7: nothing else


def test_a7_a_card_may_not_lie_on_two_cards() -> None:
    table = tacta_at("vec2", "roo1", laid=[BESIDE, "rot5 a0 159 -44"])
    assert table.refuses(joins(on(table, 1), "vec2", "TR", "TR")) == ("A7", "two-cards")
    refusal = table.state.why_not(0, joins(on(table, 1), "vec2", "TR", "TR"))
    assert refusal.args == {"cards": (card("roc2"), card("rot5"))}


def test_a7_cards_may_touch() -> None:
    """One card touches along an edge (x = 140), another in a corner only."""
    table = tacta_at("vec2", "roo1", laid=[BESIDE, "rot5 a0 160 -44", "rot6 a0 160 20"])
    move = joins(on(table, 1), "vec2", "TR", "TR")
    assert (move.x, move.y, move.turn) == (120, -44, 4)
    assert table.state.why_not(0, move) is None
    assert move in table.state.moves(0)


def test_a7_a_card_may_not_cover_two_shapes() -> None:
    table = tacta_at("vec2", "roo1", laid=["roc6 a0 100 0"])
    assert table.refuses(Lay(card("vec2"), 0, 0, 100, 0, -40, 0)) == ("A7", "two-shapes")


def test_a7_a_card_may_not_stick_out_of_the_shape() -> None:
    table = tacta_at("vet1", "roo1", laid=["rot3 a0 100 0"])
    beside = Lay(card("vet1"), 0, 0, 130, 0, 0, 0)  # both short rectangles are centred on long sides
    assert table.refuses(beside) == ("A7", "sticks-out")


def test_a7_a_square_on_a_square_with_the_card_on_the_same_side_sticks_out() -> None:
    table = tacta_at("vec2", "roo1", laid=[BESIDE])
    assert table.refuses(Lay(card("vec2"), 0, 0, 100, 0, 0, 0)) == ("A7", "sticks-out")


def test_a7_a_covered_shape_may_not_be_covered_again() -> None:
    table = tacta_at("vec2 veo2", "roc3 roc5", laid=[BESIDE])
    lower = on(table, 1)
    make(table, joins(lower, "vec2", "TR", "TR"))
    for code in ("roc3", "roc5"):
        for face in "ab":
            assert table.refuses(joins(lower, code, "TR", "TR", face)) == ("A7", "closed")


def test_a7_a_covering_shape_may_not_be_covered_either() -> None:
    table = tacta_at("vec2 veo2", "roc3 roc5", laid=[BESIDE])
    make(table, joins(on(table, 1), "vec2", "TR", "TR"))
    for face in "ab":
        assert table.refuses(joins(on(table, 2), "roc3", "TR", "TR", face)) == ("A7", "closed")


def test_a7_dots_that_cover_are_safe() -> None:
    table = tacta_at("vec2 vet1", "roc3 rot1", laid=["vic3 a0 100 0"])
    make(table, joins(on(table, 1), "vec2", "TR", "TR"))
    at_random(table, 3)
    closed = [(laid.on, laid.shape) for laid in table.public.laid]
    assert (2, 0) not in closed  # the square of vec2, its first shape
    assert table.public.dots[0] >= 2


# A8: a laid card never moves


def test_a8_a_card_on_the_table_may_not_be_laid_again() -> None:
    table = tacta_at("veo1 vec1", "roo1 roo3")
    make(table, joins(START, "veo1", "TR", "R"), joins(START, "roo1", "BL", "R"))
    for code, by in (("veo1", "R"), ("roo1", "R")):
        assert table.refuses(joins(START, code, "TL", by)) == ("A8", "already-laid")
    assert table.refuses("aside veo1") == ("A8", "already-laid")


def test_a8_cards_stay_where_they_were_laid() -> None:
    table = dealt(3)
    seen: list[Any] = []

    def unmoved(table: Any) -> Any:
        laid = table.public.laid
        assert laid[: len(seen)] == tuple(seen)
        seen[:] = laid
        return False

    at_random(table, 8, unmoved)
    unmoved(table)
    assert len(seen) == 55


# A9: beside the others


SABOTAGE = {"options": {"sabotage": True}, "choices": ["give cercle keep triangle", "give triangle keep carré"]}
"""Vert plays with its own triangles and those of rouge."""

STUCK_TOO = ("veo6 a7 11+16r 23+16r", "roc2 b3 11+10r -23-10r")
"""Two cards that rouge has laid, after which neither triangle 5 fits anywhere."""


def test_a9_a_player_who_can_cover_lays_nothing_beside() -> None:
    table = tacta_at("veo1 vec1", "roo1")
    assert table.refuses(Lay(card("veo1"), 0, 0, 100, 0, 0, 0)) == ("A9", "must-cover")


def test_a9_not_even_the_card_that_fits_nowhere_while_the_other_fits() -> None:
    table = tacta_at("vet5 vec1", "roo4", laid=STUCK)
    assert not [move for move in table.state.moves(0) if move.card == card("vet5")]
    assert table.refuses(Lay(card("vet5"), 0, 0, -100, 0, 0, 0)) == ("A9", "must-cover")
    assert {move.card for move in table.state.moves(0)} == {card("vec1")}


def test_a9_a_player_who_can_cover_nothing_lays_a_card_beside() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    moves = table.state.moves(0)
    assert isinstance(moves, Sample)
    assert {move.face for move in moves} == {0, 1}
    assert {move.turn for move in moves} == set(range(8))
    (event,) = of(CardLaid, make(table, Lay(card("vet5"), 1, 3, -100, 0, 0, 0)))
    assert (event.on, event.kind, event.place, event.hidden) == (None, None, None, 0)
    assert table.public.laid[-1].on is None
    assert table.public.dots == (10, 1)


def test_a9_either_end_card_may_be_laid_beside() -> None:
    table = tacta_at("vet5 vet1 rot5", "roc3 veo2", laid=STUCK_TOO, **SABOTAGE)
    assert {codes([move.card]) for move in table.state.moves(0)} == {"vet5", "rot5"}
    for code in ("vet5", "rot5"):
        assert table.state.why_not(0, Lay(card(code), 0, 0, -90, 0, 0, 0)) is None


@pytest.mark.parametrize(("face", "turn"), [(face, turn) for face in (0, 1) for turn in range(8)])
def test_a9_any_face_and_orientation(face: int, turn: int) -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    assert table.state.why_not(0, Lay(card("vet5"), face, turn, -99, 0, 17, 0)) is None


def test_a9_touching_is_fine_and_overlapping_is_not() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    assert table.state.why_not(0, Lay(card("vet5"), 0, 0, -40, 0, 0, 0)) is None  # beside the start card
    assert table.refuses(Lay(card("vet5"), 0, 0, -39, 0, 0, 0))[0] in ("A6", "A7")


def test_a9_at_a_whole_number_position() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    for where in ((-70, 1, 0, 0), (-70, 0, 0, -1), (0, -60, 0, 0)):
        assert table.refuses(Lay(card("vet5"), 0, 0, *where)) == ("A9", "not-whole")


def test_a9_at_most_100_units_from_a_laid_card() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    assert table.state.why_not(0, Lay(card("vet5"), 0, 0, -100, 0, 100, 0)) is None
    assert table.refuses(Lay(card("vet5"), 0, 0, -101, 0, 0, 0)) == ("A9", "too-far")
    refusal = table.state.why_not(0, Lay(card("vet5"), 0, 0, -400_000, 0, 0, 0))
    assert (refusal.key, refusal.args) == ("too-far", {"units": 100})


def test_a9_it_is_compulsory() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    for text in ("aside vet5", "ready"):
        assert table.refuses(text)[0] in ("A6", "A20")


@pytest.mark.parametrize("seed", range(12))
def test_a9_only_whoever_can_cover_nothing_lays_beside(seed: int) -> None:
    table = dealt(2 + seed % 2)

    def judged(table: Any) -> Any:
        seat = table.turn
        if seat >= 0:
            moves = table.state.moves(seat)
            covers = [move for move in moves if table.state.plane.covered(move, -1)]
            assert len(covers) in (0, len(moves))
            assert isinstance(moves, Sample) == (not covers)
        return False

    at_random(table, seed, judged)
