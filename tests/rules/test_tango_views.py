"""Tango: what each seat may know. Everything but the others' cards."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from tablee import CHANCE
from tablee.games.tango.events import Dealt
from tablee.games.tango.view import TangoView
from tablee.kernel.messages import encode

from .tables import TANGO, Table, of, tango_at

IB, IJ, IR, IV, OB, OJ, OR, OV = range(8)


def test_g3_the_fields_of_a_view_are_these_and_a_new_one_needs_a_test_of_its_own() -> None:
    assert TangoView.__struct_fields__ == (
        *("seat", "seats", "cells", "first", "dealt", "places", "markers", "tokens", "brought"),
        *("acting", "count", "tied", "pair", "shown", "outcome"),
    )


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_g3_a_view_field_by_field(seat: int | None) -> None:
    table = tango_at("ir9", pairs="ib-ov ij-oj ir-ob", markers="ib2 or1", tokens="iv", turn=1, count=7)
    table.does("ir1")  # the danseuse rouge meets the danseur rouge
    assert table.state.view(seat) == TangoView(
        seat=seat,
        seats=3,
        cells=16,
        first=1,
        dealt=True,
        places=(0, 4, 10, 12, 2, 6, 10, 14),
        markers=(2, 0, 1, 0, 0, 0, 2, 0),
        tokens=(IR, IV),
        brought=((0,) * 8, (0, 0, 1, 0, 0, 0, 1, 0), (0,) * 8),
        acting=(2,),
        count=8,
        pair={0: (IB, OV), 1: (IJ, OJ), 2: (IR, OB)}.get(seat),
    )


def test_g3_before_the_deal_nobody_knows_any_card() -> None:
    state = TANGO.start(2)
    assert [state.view(seat).pair for seat in (0, 1, None)] == [None, None, None]


def after_every_deal(seats: int) -> Iterator[Table]:
    """Every deal, played on alike for three moves."""
    for deal in TANGO.start(seats).moves(CHANCE):
        table = Table(TANGO, TANGO.start(seats, {"first": 0}))
        table.does(str(deal), "ir2", "iv1", "ov1")
        yield table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_g3_a_seat_gets_the_same_bytes_whatever_the_others_hold(seats: int) -> None:
    seen = defaultdict(set)
    for table in after_every_deal(seats):
        for seat in (*range(seats), None):
            view = table.state.view(seat)
            seen[seat, view.pair].add(encode(view))
    assert len(seen) == 16 * seats + 1  # each of the 16 pairs, and the spectators' ignorance
    assert all(len(views) == 1 for views in seen.values())


def test_g3_nothing_of_a_hidden_pair_is_in_the_json() -> None:
    table = tango_at(pairs="ib-ov ij-oj ir-ob")
    assert b'"pair":[0,7]' in encode(table.state.view(0))
    for seat in (1, 2, None):
        told = encode(table.state.view(seat))
        assert b"[0,7]" not in told
        assert b'"shown"' not in told
    assert b'"pair"' not in encode(table.public)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_g3_the_deal_is_told_to_others_without_its_cards(seat: int | None) -> None:
    table = Table(TANGO, TANGO.start(2, {"first": 0}))
    for event in of(Dealt, table.does("deal ib-ov ij-oj")):
        told = encode(event.seen_by(seat))
        assert (b"danseu" in told) == (seat == event.seat)


def test_g11_everybodys_cards_are_shown_at_the_end_and_not_before() -> None:
    table = tango_at(pairs="ib-ov ir-or ij-ob", markers="ir3 or3")
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).shown == {}
    table.does("ir2")
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).shown == {0: (IB, OV), 1: (IR, OR), 2: (IJ, OB)}
    assert table.state.view(0).pair == (IB, OV)


def test_g13_the_cards_of_the_tied_are_shown_and_no_others() -> None:
    table = tango_at("ib5", pairs="ib-ob ij-oj ir-ov", markers="ib3 ob4 ij4 oj3")
    table.does("ib1")
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).shown == {0: (IB, OB), 1: (IJ, OJ)}
    for seat in (0, 1, None):
        assert b"[2,7]" not in encode(table.state.view(seat))
