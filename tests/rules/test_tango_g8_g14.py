"""Tango, G8-G14: meetings, markers, turns and the end."""

from typing import Any

import pytest

from tablee import CHANCE, CLOCK, Outcome
from tablee.games.tango.events import Danced, Met, PairShown, Tied, TokensTakenBack, Won

from .tables import dancer, of, tango_at

IB, IJ, IR, IV, OB, OJ, OR, OV = range(8)

# G8: meetings


def test_g8_announcing_more_steps_than_the_meeting_allows_is_cut_short() -> None:
    table = tango_at()  # the danseuse rouge on 8, the danseur rouge on 10
    assert "ir3" in table.may
    assert table.does("ir3") == [Danced(0, IR, 3, 8, (9, 10)), Met(IR, OR, 1, 1)]
    assert table.public.places[IR] == 10


def test_g8_a_danseur_stops_at_once_too() -> None:
    assert tango_at().does("or3") == [Danced(0, OR, 3, 10, (9, 8)), Met(IR, OR, 1, 1)]


def test_g8_the_very_first_step_may_meet_and_end_the_move() -> None:
    assert tango_at("ir9").does("ir3") == [Danced(0, IR, 3, 9, (10,)), Met(IR, OR, 1, 1)]


def test_g8_the_last_step_may_meet() -> None:
    assert tango_at().does("ir2") == [Danced(0, IR, 2, 8, (9, 10)), Met(IR, OR, 1, 1)]


def test_g8_stopping_before_the_meeting_is_none() -> None:
    table = tango_at()
    assert table.does("ir1") == [Danced(0, IR, 1, 8, (9,))]
    assert table.public.markers == (0,) * 8


def test_g8_jumped_cells_do_not_count_as_reached() -> None:
    # The danseuse jaune on 9 faces the danseur rouge: the danseuse rouge jumps her, meets nobody and goes on.
    table = tango_at("ir8 ij9 or9")
    assert table.does("ir2") == [Danced(0, IR, 2, 8, (10, 11))]
    assert table.public.markers == (0,) * 8


def test_g8_leaving_a_partner_is_no_new_meeting() -> None:
    table = tango_at("ir10")  # the danseur rouge faces her already
    assert table.does("ir1") == [Danced(0, IR, 1, 10, (11,))]
    assert table.public.markers == (0,) * 8


def test_g8_a_dancer_met_by_leaving_a_partner_is_another() -> None:
    assert tango_at("ir10 ov11").does("ir3") == [Danced(0, IR, 3, 10, (11,)), Met(IR, OV, 1, 1)]


# G9: markers


def test_g9_a_meeting_advances_both_markers_by_one() -> None:
    table = tango_at(markers="ir1 or2 ib3")
    assert of(Met, table.does("ir2")) == [Met(IR, OR, 2, 3)]
    assert table.public.markers == (3, 0, 2, 0, 0, 0, 3, 0)


@pytest.mark.parametrize(("markers", "after"), [("ir4 or2", (4, 3)), ("ir1 or4", (2, 4)), ("ir4 or4", (4, 4))])
def test_g9_a_marker_on_4_stays_on_4(markers: str, after: tuple[int, ...]) -> None:
    table = tango_at(markers=markers)
    assert of(Met, table.does("ir2")) == [Met(IR, OR, *after)]
    assert (table.public.markers[IR], table.public.markers[OR]) == after


# G10: the turn passes


@pytest.mark.parametrize("move", ["ir1", "ir2"])  # without and with a meeting
def test_g10_the_turn_passes_to_the_left_whatever_happened(move: str) -> None:
    table = tango_at(pairs="ib-ob ij-oj iv-ov", turn=2)
    table.does(move)
    assert table.turn == 0
    table.does("iv1")
    assert table.turn == 1


def test_g10_one_plays_in_turn_only() -> None:
    table = tango_at(pairs="ib-ob ij-oj iv-ov", turn=1)
    for seat in (0, 2, 3, CHANCE, CLOCK):
        assert table.refuses("ib1", seat=seat) == ("G10", "not-your-turn")
        assert table.state.moves(seat) == ()


# G11: winning

CLOSE = "ir3 or3"
"""One meeting of the danseuse and the danseur rouges, two cells apart, is missing."""


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_g11_whoever_moves_the_owner_of_the_completed_pair_shows_it_and_wins(turn: int) -> None:
    table = tango_at(pairs="ib-ob ir-or iv-ov", markers=CLOSE, turn=turn)
    events = table.does("ir2")
    assert events[1:] == [Met(IR, OR, 4, 4), PairShown(1, IR, OR), Won((1,), "pair")]
    assert table.state.outcome == Outcome((0, 1, 0), (1,), "pair")
    assert table.state.acting == ()


def test_g11_the_two_dancers_need_not_meet_each_other() -> None:
    table = tango_at(pairs="ib-ob ir-ov", markers="ir4 or1 ov3", places="ov9")
    table.does("ir1")  # the danseuse rouge meets the danseur vert: her marker was on 4 already
    assert table.state.outcome == Outcome((0, 1), (1,), "pair")


def test_g11_both_markers_must_be_on_4() -> None:
    table = tango_at(pairs="ib-ob ir-or", markers="ir3 or2")
    table.does("ir2")
    assert table.public.markers[IR] == 4
    assert table.state.outcome is None


def test_g11_nothing_more_is_played_once_somebody_has_won() -> None:
    table = tango_at(pairs="ib-ob ir-or", markers=CLOSE)
    table.does("ir2")
    for seat in (0, 1, CHANCE):
        assert table.refuses("ib1", seat=seat) == ("G11", "over")
        assert table.state.moves(seat) == ()


def test_g11_only_the_winner_shows_and_then_all_cards_lie_open() -> None:
    table = tango_at(pairs="ib-ob ir-or iv-ov", markers=CLOSE)
    assert of(PairShown, table.does("ir2")) == [PairShown(1, IR, OR)]
    assert table.public.shown == {0: (IB, OB), 1: (IR, OR), 2: (IV, OV)}


# G12: nobody's pair


@pytest.mark.parametrize("pairs", ["ib-ob ij-oj", "ib-ob ij-oj iv-ov", "ib-ob ij-or ir-oj iv-ov"])
def test_g12_dancers_on_4_that_match_nobodys_cards_end_nothing(pairs: str) -> None:
    table = tango_at(pairs=pairs, markers=CLOSE)
    assert table.does("ir2")[1:] == [Met(IR, OR, 4, 4)]
    assert table.state.outcome is None
    assert table.turn == 1
    assert table.public.shown == {}


# G13: two complete their pairs at once

TIE = {"places": "ib5", "pairs": "ib-ob ij-oj ir-or", "markers": "ib3 ob4 ij4 oj3"}
"""The danseuse bleue (seat 0) one cell before the danseur jaune (seat 1): their meeting completes both pairs."""


def test_g13_example_a_third_players_move_makes_two_others_tie() -> None:
    table = tango_at(**TIE, turn=2)
    events = table.does("ib1")
    assert events[1:] == [Met(IB, OJ, 4, 4), PairShown(0, IB, OB), PairShown(1, IJ, OJ), Tied((0, 1))]
    assert table.state.outcome is None
    assert table.public.tied == (0, 1)
    assert table.public.shown == {0: (IB, OB), 1: (IJ, OJ)}


@pytest.mark.parametrize(("turn", "turns"), [(0, [1, 0, 1]), (1, [0, 1, 0]), (2, [0, 1, 0])])
def test_g13_only_the_tied_go_on_and_the_next_to_the_left_of_the_last_mover_continues(
    turn: int, turns: list[int]
) -> None:
    table = tango_at(**TIE, turn=turn)
    seen = []
    for move in ("ib1", "iv1", "ir1"):
        table.does(move)
        seen.append(table.turn)
        assert table.refuses("ov1", seat=2) == ("G10", "not-your-turn")
    assert seen == turns


@pytest.mark.parametrize(("turn", "turns"), [(0, [1, 3, 1]), (1, [3, 1, 3]), (2, [3, 1, 3]), (3, [1, 3, 1])])
def test_g13_it_holds_with_four_players_too(turn: int, turns: list[int]) -> None:
    table = tango_at(TIE["places"], pairs="iv-ov ib-ob ir-or ij-oj", markers=TIE["markers"], turn=turn)
    assert of(Tied, table.does("ib1")) == [Tied((1, 3))]
    seen = [table.turn]
    for move in ("iv1", "ir1"):
        table.does(move)
        seen.append(table.turn)
    assert seen == turns


def tie_break(places: str = "", turn: int = 0, **more: Any) -> Any:
    """A tie-break between the owners of the bleus (seat 0) and the jaunes (seat 1); seat 2 has the rouges."""
    pairs, markers = TIE["pairs"], "ib4 ob4 ij4 oj4 ir2 or3"
    return tango_at(places, pairs=pairs, markers=markers, tied=(0, 1), turn=turn, **more)


@pytest.mark.parametrize(("turn", "move", "winner"), [(0, "ib2", 0), (1, "ib2", 0), (0, "oj3", 1), (1, "oj3", 1)])
def test_g13_the_first_whose_own_dancers_meet_wins_whoever_moves(turn: int, move: str, winner: int) -> None:
    table = tie_break(turn=turn)
    events = table.does(move)
    assert of(Won, events) == [Won((winner,), "tie-break")]
    assert table.state.outcome == Outcome((1, 0, 0) if winner == 0 else (0, 1, 0), (winner,), "tie-break")
    assert table.public.shown == {0: (IB, OB), 1: (IJ, OJ), 2: (IR, OR)}


def test_g13_markers_are_no_longer_used_and_a_third_players_pair_wins_nothing() -> None:
    table = tie_break()
    assert table.does("ir3") == [Danced(0, IR, 3, 8, (9, 10)), Met(IR, OR, 2, 3)]
    assert table.public.markers == (4, 4, 2, 0, 4, 4, 3, 0)
    assert table.state.outcome is None


def test_g13_every_meeting_still_ends_a_move() -> None:
    # The danseur rouge stands between the two bleus.
    table = tie_break("or1")
    assert of(Danced, table.does("ib2"))[0].path == (1,)
    assert table.state.outcome is None


def test_g13_a_meeting_of_tied_dancers_who_are_no_pair_wins_nothing() -> None:
    table = tie_break("ib5")
    assert of(Met, table.does("ib1")) == [Met(IB, OJ, 4, 4)]
    assert table.state.outcome is None


def test_g13_movement_tokens_go_on_as_before() -> None:
    table = tango_at(**TIE, tokens="ir or", turn=2)
    table.does("ib1")
    assert table.public.tokens == (IB, IR, OR)
    assert table.refuses("ib1") == ("G6", "has-token")
    table.does("iv1", "ov1")
    assert of(TokensTakenBack, table.does("ir1")) == [TokensTakenBack(0)]


@pytest.mark.parametrize("move", ["iv1", "ib1", "ob1", "ij1"])
def test_g13_example_a_tied_pair_already_face_to_face_must_meet_anew(move: str) -> None:
    table = tie_break("ib2")
    assert table.state.outcome is None
    table.does(move)
    assert table.state.outcome is None
    assert table.turn == 1


def test_g13_a_pair_that_has_parted_may_meet_anew() -> None:
    # On the short floor: she jumps three to stand on 6, 7, 8; he jumps three the other way, 10, 9, 8.
    table = tie_break("ib2 ij3 ir4 iv5 ob2 oj1 or0 ov11", cells=12)
    assert of(Met, table.does("ib3")) == []
    assert of(Won, table.does("ob3")) == [Won((0,), "tie-break")]


# G14: limits


def test_g14_after_500_moves_the_highest_sum_of_ones_own_two_markers_wins() -> None:
    table = tango_at(pairs="ib-ob ij-oj ir-or", markers="ib4 ob1 ij3 oj3 ir2 or1 iv4 ov4", count=499)
    events = table.does("iv1")
    shown = [PairShown(0, IB, OB), PairShown(1, IJ, OJ), PairShown(2, IR, OR)]
    assert events[1:] == [*shown, Won((1,), "limit")]
    assert table.state.outcome == Outcome((0, 1, 0), (1,), "limit")
    assert table.public.shown == {0: (IB, OB), 1: (IJ, OJ), 2: (IR, OR)}


def test_g14_equal_sums_share_the_win() -> None:
    table = tango_at(pairs="ib-ob ij-oj ir-or", markers="ib4 ob1 ij2 oj3 ir2 or1", count=499)
    table.does("iv1")
    assert table.state.outcome == Outcome((1, 1, 0), (0, 1), "limit")


def test_g14_the_last_move_still_counts() -> None:
    table = tango_at(pairs="ib-ob ir-or", markers="ib3 ob2 ir2 or2", count=499)
    table.does("ir2")
    assert table.state.outcome == Outcome((0, 1), (1,), "limit")


def test_g14_a_pair_completed_by_the_500th_move_wins_as_ever() -> None:
    table = tango_at(pairs="ib-ob ir-or", markers="ir3 or3", count=499)
    table.does("ir2")
    assert table.state.outcome == Outcome((0, 1), (1,), "pair")


def test_g14_two_pairs_completed_by_the_500th_move_go_on_to_the_tie_break() -> None:
    table = tango_at(pairs="ir-ob ib-or", markers="ir3 ob4 ib4 or3", count=499)
    table.does("ir2")
    assert table.public.tied == (0, 1)
    assert table.public.count == 0
    assert table.state.outcome is None


def test_g14_the_499th_move_ends_nothing() -> None:
    table = tango_at(count=498)
    table.does("iv1")
    assert table.state.outcome is None
    assert table.public.count == 499


def test_g14_moves_are_counted_from_the_first() -> None:
    table = tango_at()
    table.does("ib1", "ij1", "ir1")
    assert table.public.count == 3


def test_g14_after_200_moves_of_a_tie_break_the_tied_share_the_win() -> None:
    table = tie_break(count=199)
    assert of(Won, table.does("iv1")) == [Won((0, 1), "tie-break-limit")]
    assert table.state.outcome == Outcome((1, 1, 0), (0, 1), "tie-break-limit")


def test_g14_the_199th_move_of_a_tie_break_ends_nothing() -> None:
    table = tie_break(count=198)
    table.does("iv1")
    assert table.state.outcome is None


def test_g14_the_200th_move_of_a_tie_break_may_win_it() -> None:
    table = tie_break(count=199)
    table.does("ib2")
    assert table.state.outcome == Outcome((1, 0, 0), (0,), "tie-break")


def test_g14_a_tie_break_is_counted_anew() -> None:
    table = tango_at(**TIE, turn=2, count=450)
    table.does("ib1")
    assert table.public.count == 0
    table.does("iv1")
    assert table.public.count == 1
    assert dancer("iv") in table.public.tokens
