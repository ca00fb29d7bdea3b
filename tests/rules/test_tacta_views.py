"""TACTA: what each seat may know (all but the inside of the piles and secret choices), notation and options."""

from typing import Any

import pytest

from tablee import BadNotation, BadOption, BadSeats
from tablee.games.tacta.events import CardLaid
from tablee.games.tacta.moves import Exchange, Lay
from tablee.games.tacta.options import TactaOptions
from tablee.games.tacta.phases import Phase
from tablee.games.tacta.pieces import Laid
from tablee.games.tacta.view import TactaView
from tablee.kernel.messages import encode

from .tables import Table, of
from .tacta_tables import START, TACTA, at_random, card, dealt, joins, make, tacta_at


def test_a4_the_fields_of_a_view_are_these_and_a_new_one_needs_a_test_of_its_own() -> None:
    assert TactaView.__struct_fields__ == (
        *("seat", "seats", "options", "phase", "acting", "colours", "laid", "dots", "ends", "counts"),
        *("turn", "first", "aside", "finished", "ready", "dealt", "order", "chosen", "choices"),
        *("sheet", "replays", "tied", "time_up", "outcome"),
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a4_a_view_field_by_field(seat: int | None) -> None:
    table = tacta_at(
        "veo1 vec1 vet1", "roo1 roc2 rot3 rot4", laid=["rot2 a0 100 0"], sheet=[(20, 30)], options={"rounds": 2}
    )
    make(table, joins(START, "veo1", "TR", "R"))
    move = joins(START, "veo1", "TR", "R")
    laid = Laid(card("veo1"), 0, 0, move.turn, move.x, move.xr, move.y, move.yr, 0, 1, 1)
    assert table.state.view(seat) == TactaView(
        seat=seat,
        seats=2,
        options=TactaOptions(rounds=2),
        phase=Phase.PLAY,
        acting=(1,),
        colours=(0, 1),
        laid=(Laid(108), Laid(card("rot2"), 1, x=100), laid),
        dots=(1, 2),
        ends=((card("vec1"), card("vet1")), (card("roo1"), card("rot4"))),
        counts=(2, 4),
        turn=1,
        first=0,
        dealt=2,
        sheet=((20, 30),),
    )


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_a4_what_lies_inside_the_piles_is_in_no_view_and_no_event(seats: int) -> None:
    """Two games that differ only inside a pile look alike to all until the difference comes to an end of the pile."""
    one, other = dealt(seats), dealt(seats)
    pile = list(other.state.piles[0])
    pile[3], pile[4] = pile[4], pile[3]
    other.state.piles[0] = tuple(pile)
    for seat in (*range(seats), None):
        assert encode(one.state.view(seat)) == encode(other.state.view(seat))
    for seat in range(seats):
        assert one.state.moves(seat) == other.state.moves(seat)


def test_a4_a_hidden_card_is_nowhere_in_the_json() -> None:
    table = tacta_at("veo1 vet6 vec1", "roo1 roc1")
    for seat in (0, 1, None):
        assert b"17" not in encode(table.state.view(seat))  # vet6 is card 17
    table = tacta_at("veo1 vet6", "roo1 roc1")
    assert b"17" in encode(table.public)


def test_a14_views_hide_other_choices() -> None:
    table = Table(TACTA, TACTA.start(3, {"sabotage": True}))
    table.state.play(0, Exchange(0, 1))
    assert table.state.view(0).choices == {0: Exchange(0, 1)}
    for seat in (1, 2, None):
        view = table.state.view(seat)
        assert (view.choices, view.chosen) == ({}, (0,))
        assert b"give" not in encode(view)


def test_a8_events_show_where_a_card_lies() -> None:
    table = tacta_at("veo1 vec1 vet1", "roo1 roc2")
    move = joins(START, "veo1", "TR", "R")
    (event,) = of(CardLaid, make(table, move))
    assert (event.card, event.face, event.turn, event.x, event.xr, event.y, event.yr) == (
        *(move.card, move.face, move.turn, move.x, move.xr, move.y, move.yr),
    )
    assert (event.on, event.kind, event.place, event.hidden, event.end) == (108, 0, 7, 0, card("vec1"))
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))


# Notation


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("vec5 b3 20+17r -6r", Lay(card("vec5"), 1, 3, 20, 17, 0, -6)),
        ("VEC5 B3 20+17R -6r", Lay(card("vec5"), 1, 3, 20, 17, 0, -6)),
        ("rso1 a0 0 0", Lay(card("rso1"), 0, 0, 0, 0, 0, 0)),
        ("ort6 a7 -1r 5", Lay(card("ort6"), 0, 7, 0, -1, 5, 0)),
        ("give Carré keep triangle", Exchange(1, 2)),
    ],
)
def test_a6_placements_are_written_so(text: str, move: Any) -> None:
    assert TACTA.parse(text) == move


NO_MOVES = """
vec5 | vec5 a0 1 | vec7 a0 1 2 | vec5 c0 1 2 | vec5 a8 1 2 | vec5 a0 r 2 | vec5 a0 1+r 2 | vec5 a0 1 2 3 |
start a0 0 0 | aside start | aside | give cercle | give cercle keep rond | first x | shuffle vec5 xx | families rond |
vec5 a0 1r2 0 | vec5 a0 99999999 0 | vec5 a0 ++1 0 |
"""


@pytest.mark.parametrize("text", [text.strip() for text in NO_MOVES.split("|")])
def test_a6_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(BadNotation):
        TACTA.parse(text)


# Options


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 9, 11, 13])
def test_a13_tacta_is_not_played_by_so_many(seats: int) -> None:
    with pytest.raises(BadSeats):
        TACTA.start(seats)


def refused(seats: int, **options: object) -> tuple[str, object]:
    """The key of the refusal and the option it names."""
    with pytest.raises(BadOption) as caught:
        TACTA.start(seats, options)
    return caught.value.problem.key, caught.value.problem.args["option"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a13_teams_need_an_even_number_from_four_on(seats: int) -> None:
    assert refused(seats, teams=True) == ("option-teams", "teams")


@pytest.mark.parametrize("seats", [8, 10, 12])
def test_a13_more_than_six_cannot_play_alone(seats: int) -> None:
    assert refused(seats, teams=False) == ("option-teams-needed", "teams")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"small_table": True, "quick": "cercle"}, "small_table"),
        ({"small_table": True, "sabotage": True}, "small_table"),
        ({"sabotage": True, "quick": "carre-triangle"}, "sabotage"),
        ({"small_table": True, "sabotage": True, "quick": "carre"}, "small_table"),
    ],
)
def test_a15_small_table_quick_and_sabotage_exclude_each_other(options: dict[str, Any], named: str) -> None:
    assert refused(4, **options) == ("option-one-variant", named)


@pytest.mark.parametrize("length", [{"rounds": 3}, {"target": 100}, {"minutes": 30}])
def test_a12_a_small_table_has_its_own_length(length: Any) -> None:
    assert refused(4, small_table=True, **length) == ("option-small-table", "small_table")


def test_a16_a_free_game_has_no_turn_clock() -> None:
    assert refused(4, free=True, turn_seconds=10) == ("option-free-clock", "turn_seconds")
    assert refused(4, free=True, turn_seconds=0) == ("option-free-clock", "turn_seconds")


@pytest.mark.parametrize("options", [{"rounds": 2, "target": 100}, {"target": 100, "minutes": 5}])
def test_a11_a_match_of_tacta_has_one_end(options: dict[str, Any]) -> None:
    assert refused(4, **options)[0] == "match-two-ends"


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("teams", "yes"),
        ("free", None),
        ("quick", "rond"),
        ("quick", True),
        ("tiebreak", "coin"),
        ("table", "huge"),
        ("turn_seconds", -1),
        ("turn_seconds", 12),
        ("turn_seconds", 2.5),
        ("small_table", 1),
        ("sabotage", "x"),
        ("rounds", 0),
    ],
)
def test_a20_an_option_of_tacta_of_the_wrong_type_or_size(option: str, value: Any) -> None:
    assert refused(4, **{option: value}) == ("option-wrong", option)


@pytest.mark.parametrize("variant", [{"small_table": True}, {"sabotage": True}, {"quick": "triangle"}, {}])
@pytest.mark.parametrize("teams", [True, False])
@pytest.mark.parametrize("free", [True, False])
def test_a16_variants_combine_with_teams_and_free(variant: Any, teams: bool, free: bool) -> None:
    table = Table(TACTA, TACTA.start(4, {**variant, "teams": teams, "free": free}))
    at_random(table, 2)
    assert table.state.outcome is not None
