"""TACTA, A1-A5: the cards, the piles and who starts."""

from itertools import combinations
from typing import Any

import pytest

from tablee import CHANCE, BadPosition
from tablee.games.tacta.events import PileDealt, RoundBegun, Starts
from tablee.games.tacta.moves import DrawFirst, Lay, Shuffle
from tablee.games.tacta.picture import PAPERS, SYMBOLS
from tablee.games.tacta.pieces import COLOUR, COLOURS, FAMILIES, FAMILY, LAYOUT, LAYOUTS, NUMBER, PER_PACK
from tablee.games.tacta.plane import Plane
from tablee.kernel.game import lottery
from tablee.kernel.messages import encode

from .tables import Table, of
from .tacta_tables import START, STUCK, TACTA, card, codes, dealt, joins, on, pack, tacta_at

# A1: components


def test_a1_six_packs_of_eighteen_cards_and_a_start_card() -> None:
    assert COLOURS == ("vert", "rouge", "violet", "bleu", "rose", "orange")
    assert FAMILIES == ("cercle", "carré", "triangle")
    for colour in range(6):
        cards = [each for each in range(108) if COLOUR[each] == colour]
        assert len(cards) == 18
        for family in range(3):
            assert sorted(NUMBER[each] for each in cards if FAMILY[each] == family) == [1, 2, 3, 4, 5, 6]
    assert COLOUR[108] == 6


def test_a1_each_camp_has_a_colour_of_its_own() -> None:
    for seats in range(2, 7):
        assert TACTA.start(seats).view(None).colours == tuple(range(seats))


# A2: shapes

NAMES = ("TRI", "SQ", "SHORT", "LONG")
PLACE_NAMES = ("R", "BR", "B", "BL", "L", "TL", "T", "TR")


def test_a2_a_full_shape_has_the_dots_of_its_kind() -> None:
    for layout in LAYOUTS:
        for shape in layout:
            assert shape.dots in (0, {"TRI": 1, "SQ": 2, "SHORT": 3, "LONG": 4}[NAMES[shape.kind]])


def test_a2_the_number_is_the_total_of_the_dots() -> None:
    for each in range(108):
        assert NUMBER[each] == sum(shape.dots for shape in LAYOUTS[LAYOUT[each]])


def test_a2_the_short_and_the_long_rectangle_are_different_shapes() -> None:
    table = tacta_at("veo3 vet5", "roc1", laid=["roo4 a0 100 0"])
    assert joins(on(table, 1), "vet5", "R", "R") in table.state.moves(0)  # long on long
    short_on_long = Lay(card("veo3"), 0, 2, 142, 0, 0, 0)  # the short end within the long side
    assert table.refuses(short_on_long) == ("A6", "other-shape")


def test_a2_a_card_can_be_turned_over() -> None:
    front, back = (joins(START, "veo1", "TR", "R", face) for face in "ab")
    for move in (front, back):
        table = tacta_at("veo1", "roo1")
        assert table.state.why_not(0, move) is None
        table.state.play(0, move)
        assert on(table, 1).face == move.face
    # the mirror image lies elsewhere: by the same shape, but to the other side
    assert (front.x, front.xr, front.y, front.yr) == (back.x, back.xr, back.y, back.yr)
    assert (front.turn - back.turn) % 8 == 4


# A3: the pack, written down once more

TABLE = """
SQ0 TL, TRI1 R, SHORT0 B | LONG0 L, TRI1 TR, TRI0 BR | SHORT0 L, SQ0 TR, TRI1 BR
TRI1 L, SQ0 TR, TRI1 BR | SQ2 TR, TRI0 L, SHORT0 B | TRI1 T, TRI0 R, TRI1 BL
TRI0 TL, TRI0 R, SHORT3 B | SQ2 TR, TRI0 L, TRI1 BR | TRI0 TL, SHORT3 R, TRI0 B
TRI0 TL, TRI0 BL, LONG4 R | TRI1 T, SHORT3 R, TRI0 BL | TRI1 TR, TRI0 L, SHORT3 B
TRI1 T, SHORT3 R, TRI1 BL | SQ2 TR, TRI0 L, SHORT3 B | TRI1 L, LONG4 R
TRI1 T, TRI1 L, TRI1 R, SHORT3 B | LONG4 L, SQ2 TR, TRI0 BR | TRI1 TL, TRI1 BL, LONG4 R
"""


def spelled(layout: Any) -> set[str]:
    return {f"{NAMES[shape.kind]}{shape.dots} {PLACE_NAMES[shape.place]}" for shape in layout}


def test_a3_the_layouts_of_a_pack() -> None:
    rows = [line.split("|") for line in TABLE.strip().splitlines()]
    for number, row in enumerate(rows, 1):
        for family, shapes in enumerate(row):
            expected = {shape.strip() for shape in shapes.split(",")}
            assert spelled(LAYOUTS[LAYOUT[family * 6 + number - 1]]) == expected


def test_a3_63_dots_a_pack_and_21_a_family_in_all_six_packs() -> None:
    for colour in range(6):
        cards = [each for each in range(108) if COLOUR[each] == colour]
        assert sum(NUMBER[each] for each in cards) == 63
        assert [sum(NUMBER[each] for each in cards if FAMILY[each] == family) for family in range(3)] == [21, 21, 21]
        assert [LAYOUT[each] for each in cards] == list(range(PER_PACK))


def test_a3_the_start_card_has_no_dots_and_accepts_every_card() -> None:
    assert spelled(LAYOUTS[LAYOUT[108]]) == {f"TRI0 {place}" for place in ("TL", "TR", "BL", "BR", "L", "R")}
    plane = Plane(None)
    for each in range(108):
        moves = plane.covers(each, -1)
        assert moves
        assert {move.face for move in moves} == {0, 1}


# A4: the set-up


def test_a4_the_start_card_lies_in_the_middle() -> None:
    for seats in (2, 6, 12):
        laid = TACTA.start(seats).view(None).laid
        assert laid == (START,)
        assert (START.x, START.xr, START.y, START.yr, START.turn, START.face) == (0,) * 6


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a4_each_player_shuffles_a_pack_of_eighteen(seats: int) -> None:
    table = Table(TACTA, TACTA.start(seats))
    for seat in range(seats):
        assert table.turn == CHANCE
        assert lottery(table.state).size == 6402373705728000  # 18!
        assert sorted(codes(lottery(table.state).items).split()) == sorted(
            pack(("ve", "ro", "vi", "bl", "rs", "or")[seat])
        )
        table.does("shuffle " + codes(lottery(table.state).items))
    assert table.public.counts == (18,) * seats


def test_a4_everybody_sees_the_two_ends_and_nobody_the_rest() -> None:
    one = dealt(3, "vec3 vet4", "roo2 rot6")
    inside = list(one.state.piles[0])
    inside[5], inside[9] = inside[9], inside[5]
    other = dealt(3, "vec3 vet4", "roo2 rot6")
    other.state.piles[0] = tuple(inside)
    for seat in (0, 1, 2, None):
        view = one.state.view(seat)
        assert [codes(ends) for ends in view.ends][:2] == ["vec3 vet4", "roo2 rot6"]
        assert encode(view) == encode(other.state.view(seat))


def test_a4_the_deal_tells_the_ends_and_no_more() -> None:
    table = Table(TACTA, TACTA.start(2))
    events = table.does("shuffle " + " ".join(pack("ve")))
    assert events == [RoundBegun(1, (0, 1), (0, 1, 2)), PileDealt(0, 18, (card("veo1"), card("vet6")))]


def test_a4_a_laid_end_shows_the_card_behind_it() -> None:
    table = tacta_at("veo1 vec2 vet3 veo4", "roo1 roo2")
    (event,) = [event for event in table.does(str(joins(START, "veo1", "TR", "R"))) if hasattr(event, "end")]
    assert event.end == card("vec2")
    assert codes(table.public.ends[0]) == "vec2 veo4"
    table = tacta_at("veo1 vec2 vet3 veo4", "roo1 roo2")
    (event,) = [event for event in table.does(str(joins(START, "veo4", "R", "TL"))) if hasattr(event, "end")]
    assert event.end == card("vet3")
    assert codes(table.public.ends[0]) == "veo1 vet3"


def test_a4_a_card_that_was_the_other_end_is_no_news() -> None:
    table = tacta_at("veo1 veo4", "roo1 roo2")
    (event,) = [event for event in table.does(str(joins(START, "veo1", "TR", "R"))) if hasattr(event, "end")]
    assert event.end is None
    assert codes(table.public.ends[0]) == "veo4"


def test_a4_only_end_cards_may_be_laid() -> None:
    table = tacta_at("veo1 vec2 vet3", "roo1")
    for code, by in (("vec2", "L"), ("roo1", "R"), ("blo1", "R")):
        assert table.refuses(joins(START, code, "TR", by)) == ("A4", "not-an-end")
    assert table.refuses("aside vec2") == ("A4", "not-an-end")


@pytest.mark.parametrize(
    "order",
    [
        Shuffle(tuple(range(17))),  # a card forgotten
        Shuffle((*range(17), 16)),  # a card twice
        Shuffle((*range(17), 20)),  # a card of another pack
        DrawFirst(0),
    ],
)
def test_a4_a_shuffle_is_an_order_of_the_pack(order: Any) -> None:
    assert Table(TACTA, TACTA.start(2)).refuses(order) == ("A4", "not-a-shuffle")


def test_a4_nobody_lays_a_card_before_the_shuffle() -> None:
    table = Table(TACTA, TACTA.start(2))
    assert table.refuses(joins(START, "veo1", "TR", "R"), seat=0) == ("A4", "chance-first")
    assert table.state.moves(0) == ()


# A5: who starts


@pytest.mark.parametrize(
    ("packs", "first"),
    [
        (("veo2 vec3", "roo6 roc1", "vic4 vit2"), 1),  # the smallest number at either end
        (("veo2 vec3", "roo5 roc4", "vic2 vit2"), 2),  # equal: the smaller sum
        (("veo1 vec6", "roo5 roc1", "vic2 vit2"), 1),
        (("veo3 vec3", "roo3 roc4", "vic3 vit6"), 0),
    ],
)
def test_a5_the_smallest_number_starts_then_the_smaller_sum(packs: tuple[str, ...], first: int) -> None:
    table = dealt(3, *packs)
    assert table.turn == first
    assert table.public.first == first


def test_a5_equals_are_drawn_at_random() -> None:
    table = dealt(3, "veo2 vec3", "roo5 roc4", "vic2 vit3")
    assert table.turn == CHANCE
    assert lottery(table.state).size == 2
    assert table.may == {"first 0", "first 2"}
    for move in (DrawFirst(1), DrawFirst(3), Shuffle(())):
        assert table.refuses(move) == ("A5", "not-a-start")
    assert of(Starts, table.does("first 2")) == [Starts(2)]
    assert table.turn == 2


def test_a5_clockwise() -> None:
    table = dealt(4, "veo1 vec6", "roo5 roc4", "vic2 vit3", "blo6 blc6")
    turns = []
    for _ in range(9):
        turns.append(table.turn)
        table.state.play(table.turn, table.state.moves(table.turn)[0])
    assert turns == [0, 1, 2, 3, 0, 1, 2, 3, 0]


@pytest.mark.parametrize("seat", [1, 2, 3, -3])
def test_a5_others_wait_for_their_turn(seat: int) -> None:
    table = tacta_at("veo1", "roo1", "vio1")
    assert table.refuses(joins(START, "roo1", "TR", "R"), seat=seat) == ("A5", "not-your-turn")


# Positions set up by hand


@pytest.mark.parametrize(
    "wrong",
    [
        {"piles": ["veo1 veo1", "roo2"]},  # a card twice
        {"piles": ["roo3", "roo2"]},  # a card in another's pile
        {"piles": ["xx", "roo2"]},
        {"piles": ["", "roo2"]},  # nothing to lay
        {"piles": ["veo1"]},
        {"laid": ["veo2 a0 0 0"]},  # on the start card
        {"laid": ["veo2 a0 39 0"]},
        {"laid": ["start a0 90 0"]},
        {"laid": ["nonsense"]},
        {"laid": ["veo1 a0 90 0"]},  # on the table and in a pile
        {"turn": None},
        {"turn": 7},
        {"options": {"free": True}},
        {"options": {"quick": "all"}},
    ],
)
def test_a4_a_position_must_be_sound(wrong: Any) -> None:
    fitting = {"piles": ["veo1", "roo2"], "laid": list(STUCK), "turn": 0}
    TACTA.position(2, **fitting)
    with pytest.raises(BadPosition):
        TACTA.position(2, **fitting | wrong)


def test_a3_no_two_layouts_are_the_same() -> None:
    for one, other in combinations(LAYOUTS, 2):
        assert set(one) != set(other)


def test_a1_each_colour_has_a_sign_of_its_own() -> None:
    assert len(set(SYMBOLS)) == 7
    assert len(set(PAPERS)) == 7
