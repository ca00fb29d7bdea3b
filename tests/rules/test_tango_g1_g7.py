"""Tango, G1-G7: the floor, the set-up, tokens and walking."""

from typing import Any

import pytest

from tablee import CHANCE, BadOption, BadPosition
from tablee.games.tango.events import Danced, Dealt, Met, Starts, TokensTakenBack
from tablee.games.tango.moves import Dance, Deal, DrawFirst
from tablee.games.tango.pieces import CODES

from .tables import TANGO, Table, dancer, of, tango_at

# G1: components


def test_g1_four_danseuses_inside_and_four_danseurs_outside_in_four_colours() -> None:
    assert CODES == ("ib", "ij", "ir", "iv", "ob", "oj", "or", "ov")


@pytest.mark.parametrize("cells", [12, 16, 24])
def test_g1_each_inner_cell_faces_the_outer_cell_of_its_number(cells: int) -> None:
    for cell in range(cells):
        inner, outer = ("ib", "ij", "ir", "iv"), ("ob", "oj", "or", "ov")
        stands = dict(zip(inner, (-1, 3, 4, 5), strict=True)) | dict(zip(outer, (0, 6, 7, 8), strict=True))
        table = tango_at(" ".join(f"{code}{(cell + at) % cells}" for code, at in stands.items()), cells=cells)
        assert of(Met, table.does("ib1")) == [Met(dancer("ib"), dancer("ob"), 1, 1)]


def test_g1_one_card_for_each_dancer() -> None:
    deals = TANGO.start(4).moves(CHANCE)
    assert len(deals) == len(set(deals)) == (4 * 3 * 2) ** 2
    assert {(*sorted(deal.danseuses), *sorted(deal.danseurs)) for deal in deals} == {tuple(range(8))}


def test_g1_markers_have_a_scale_from_0_to_4() -> None:
    assert tango_at(markers="ib4 oj0").public.markers == (4, 0, 0, 0, 0, 0, 0, 0)
    with pytest.raises(BadPosition):
        tango_at(markers="ib5")


def test_g1_there_are_five_movement_tokens() -> None:
    assert tango_at(tokens="ib ij ir iv ob").public.tokens == (0, 1, 2, 3, 4)
    with pytest.raises(BadPosition):
        tango_at(tokens="ib ij ir iv ob oj")


# G2: the floors


@pytest.mark.parametrize(
    ("options", "cells", "places"),
    [
        ({}, 16, (0, 4, 8, 12, 2, 6, 10, 14)),
        ({"cells": 16}, 16, (0, 4, 8, 12, 2, 6, 10, 14)),
        ({"cells": 12}, 12, (0, 3, 6, 9, 2, 5, 8, 11)),
        ({"cells": 24}, 24, (0, 6, 12, 18, 3, 9, 15, 21)),
    ],
)
def test_g2_three_floors_and_nobody_faces_anybody_at_the_start(
    options: dict[str, Any], cells: int, places: tuple[int, ...]
) -> None:
    view = TANGO.start(2, options).view(None)
    assert (view.cells, view.places) == (cells, places)
    assert len(set(places)) == 8


@pytest.mark.parametrize("cells", [0, 8, 15, 20, 32, "16", 16.0, None, True])
def test_g2_no_other_floor_is_offered(cells: int) -> None:
    with pytest.raises(BadOption) as caught:
        TANGO.start(2, {"cells": cells})
    assert caught.value.problem.args["option"] == "cells"


# G3: set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g3_markers_on_nought_tokens_beside_the_board_and_nothing_dealt(seats: int) -> None:
    view = TANGO.start(seats).view(None)
    assert view.markers == (0,) * 8
    assert view.tokens == ()
    assert not view.dealt


@pytest.mark.parametrize(("seats", "ways"), [(2, 12**2), (3, 24**2), (4, 24**2)])
def test_g3_each_player_gets_a_danseuse_and_a_danseur_and_every_deal_is_as_likely(seats: int, ways: int) -> None:
    deals = TANGO.start(seats).moves(CHANCE)
    assert len(deals) == len(set(deals)) == ways
    for deal in deals:
        assert len(set(deal.danseuses)) == len(set(deal.danseurs)) == seats
        assert set(deal.danseuses) <= {0, 1, 2, 3}
        assert set(deal.danseurs) <= {4, 5, 6, 7}


def test_g3_only_the_owner_sees_the_cards_dealt() -> None:
    table = Table(TANGO, TANGO.start(3, {"first": 0}))
    dealt = of(Dealt, table.does("deal ib-ov ij-or iv-ob"))
    assert dealt == [Dealt(0, 0, 7), Dealt(1, 1, 6), Dealt(2, 3, 4)]
    for event in dealt:
        for seat in (0, 1, 2, None):
            assert event.seen_by(seat) == (event if seat == event.seat else Dealt(event.seat))
    assert [table.state.view(seat).pair for seat in (0, 1, 2, None)] == [(0, 7), (1, 6), (3, 4), None]


@pytest.mark.parametrize(
    "deal",
    [
        Deal((0, 1), (4, 5)),  # a seat forgotten
        Deal((0, 1, 2, 3), (4, 5, 6, 7)),  # a seat too many
        Deal((0, 1, 1), (4, 5, 6)),  # a danseuse twice
        Deal((0, 1, 2), (4, 4, 6)),  # a danseur twice
        Deal((0, 1, 4), (5, 6, 7)),  # a danseur among the danseuses
        DrawFirst(0),  # no deal at all
    ],
)
def test_g3_a_deal_gives_everybody_a_pair_of_their_own(deal: Any) -> None:
    assert Table(TANGO, TANGO.start(3)).refuses(deal) == ("G3", "not-a-deal")


def test_g3_nobody_dances_before_the_deal() -> None:
    table = Table(TANGO, TANGO.start(2, {"first": 0}))
    assert table.turn == CHANCE
    assert table.refuses("ib1", seat=0) == ("G3", "not-dealt")
    assert table.state.moves(0) == ()


# G4: who starts


@pytest.mark.parametrize("first", [0, 1, 2])
def test_g4_the_host_may_give_the_starting_seat(first: int) -> None:
    table = Table(TANGO, TANGO.start(3, {"first": first}))
    assert of(Starts, table.does("deal ib-ob ij-oj ir-or")) == [Starts(first)]
    assert table.turn == first


def test_g4_by_default_the_first_player_is_drawn_at_random() -> None:
    table = Table(TANGO, TANGO.start(3))
    table.does("deal ib-ob ij-oj ir-or")
    assert table.turn == CHANCE
    assert table.public.first is None
    assert table.may == {"first 0", "first 1", "first 2"}
    assert table.does("first 2") == [Starts(2)]
    assert table.turn == table.public.first == 2


def test_g4_only_somebody_at_the_table_can_start() -> None:
    table = Table(TANGO, TANGO.start(3))
    table.does("deal ib-ob ij-oj ir-or")
    assert table.refuses("first 3") == ("G4", "not-a-start")
    assert table.refuses(DrawFirst(-1)) == ("G4", "not-a-start")
    assert table.refuses("deal ib-ob ij-oj ir-or") == ("G4", "not-a-start")


def test_g4_play_goes_clockwise() -> None:
    table = Table(TANGO, TANGO.start(4, {"first": 2}))
    table.does("deal ib-ob ij-oj ir-or iv-ov")
    turns = []
    for move in ("ib1", "ij1", "ir1", "iv1"):
        turns.append(table.turn)
        table.does(move)
    assert turns == [2, 3, 0, 1]


# G5: a new cycle


def test_g5_when_no_token_is_left_all_five_are_taken_back_first() -> None:
    table = tango_at(tokens="ib ij ir iv ob")
    assert len(table.may) == 24
    assert of(TokensTakenBack, table.does("ib1")) == [TokensTakenBack(0)]
    assert table.public.tokens == (dancer("ib"),)


def test_g5_tokens_stay_while_one_is_left() -> None:
    table = tango_at(tokens="ij ir iv ob")
    assert table.refuses("ij1") == ("G6", "has-token")
    assert of(TokensTakenBack, table.does("oj1")) == []
    assert table.public.tokens == (1, 2, 3, 4, 5)  # until the next turn, when all five are taken back


def test_g5_six_moves_are_a_cycle_and_the_beginning_of_the_next() -> None:
    table = tango_at()
    taken = [of(TokensTakenBack, table.does(move)) for move in ("ib1", "ij1", "ir1", "iv1", "ov1", "ib1")]
    assert taken == [[], [], [], [], [], [TokensTakenBack(1)]]


# G6: the move


def test_g6_moving_is_compulsory() -> None:
    table = tango_at()
    assert table.refuses(DrawFirst(0)) == ("G6", "must-dance")
    assert table.refuses("deal ib-ob ij-oj") == ("G6", "must-dance")


@pytest.mark.parametrize("tokens", ["", "ib", "ib ov", "ib ij ir iv", "ib ij ir iv ob"])
def test_g6_some_move_is_always_possible(tokens: str) -> None:
    lying = tokens.split() if len(tokens.split()) < 5 else []
    assert tango_at(tokens=tokens).may == {f"{code}{n}" for code in CODES if code not in lying for n in (1, 2, 3)}


def test_g6_a_token_is_laid_on_the_dancer_that_moves() -> None:
    table = tango_at(tokens="ij")
    table.does("ov2")
    assert table.public.tokens == (dancer("ij"), dancer("ov"))


def test_g6_a_dancer_that_has_a_token_may_not_move() -> None:
    table = tango_at(tokens="ib or")
    for move in ("ib1", "ib2", "ib3", "or1", "or2", "or3"):
        assert table.refuses(move) == ("G6", "has-token")


@pytest.mark.parametrize("dance", [Dance(0, 0), Dance(0, 4), Dance(0, -1), Dance(8, 1), Dance(-1, 1)])
def test_g6_a_dancer_moves_one_two_or_three_cells(dance: Any) -> None:
    assert tango_at().refuses(dance) == ("G6", "no-such-dance")


@pytest.mark.parametrize(
    ("move", "path"),
    [("iv1", (13,)), ("iv2", (13, 14)), ("ib1", (1,)), ("ob1", (1,)), ("ov3", (13, 12)), ("or1", (9,))],
)
def test_g6_danseuses_go_clockwise_and_danseurs_counter_clockwise(move: str, path: tuple[int, ...]) -> None:
    (danced,) = of(Danced, tango_at().does(move))
    assert danced.path == path


def test_g6_the_rings_close() -> None:
    floor = "ib15 ij8 ir9 iv10 ob0 oj4 or5 ov6"
    assert of(Danced, tango_at(floor.replace("ob0", "ob3")).does("ib2"))[0].path == (0, 1)
    assert of(Danced, tango_at(floor.replace("ib15", "ib12")).does("ob2"))[0].path == (15, 14)


# G7: occupied cells


def test_g7_occupied_cells_are_jumped_and_not_counted() -> None:
    table = tango_at("ib3 ij4 ir5 iv9 ob12 oj13 or14 ov15")
    assert of(Danced, table.does("ib1")) == [Danced(0, dancer("ib"), 1, 3, (6,))]


def test_g7_a_dancer_jumps_over_the_end_of_the_ring() -> None:
    table = tango_at("ib5 ij6 ir7 iv8 ob0 oj15 or14 ov11")
    assert of(Danced, table.does("ob2")) == [Danced(0, dancer("ob"), 2, 0, (13, 12))]


def test_g7_cells_of_the_other_ring_are_no_obstacle() -> None:
    (danced,) = of(Danced, tango_at("ib1 ob2").does("ib1"))
    assert danced.path == (2,)


EXAMPLE = {
    "places": "ib3 ij2 ir0 iv13 ob9 oj10 or6 ov7",
    "tokens": "or ib",
    "pairs": "ib-ob ij-oj",
}
"""The two pictures of the rule book, one after the other (the cells are ours, the neighbours are the book's)."""


def test_g7_example_the_danseur_jaune_moves_three_steps_and_jumps_three_others() -> None:
    table = tango_at(**EXAMPLE)
    for move in ("or1", "ib2"):
        assert table.refuses(move) == ("G6", "has-token")
    # Bleu on 9 is jumped, 8 is the first step, vert on 7 and rouge on 6 are jumped, 5 and 4 are the others.
    assert table.does("oj3") == [Danced(0, dancer("oj"), 3, 10, (8, 5, 4))]
    assert table.public.markers == (0,) * 8
    assert table.turn == 1


def test_g7_example_the_danseuse_rouge_moves_one_step_jumps_two_and_meets_the_danseur_jaune() -> None:
    table = tango_at(**EXAMPLE)
    table.does("oj3")
    events = table.does("ir3")
    # One cell, then jaune on 2 and bleue on 3 are jumped: the second counted step faces the danseur jaune on 4.
    assert events == [Danced(1, dancer("ir"), 3, 0, (1, 4)), Met(dancer("ir"), dancer("oj"), 1, 1)]
    assert table.public.markers == (0, 0, 1, 0, 0, 1, 0, 0)
    assert tango_at(**EXAMPLE | {"places": EXAMPLE["places"].replace("oj10", "oj4")}).does("ir2")[0].path == (1, 4)
