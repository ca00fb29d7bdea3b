"""Positions that the rules do not allow cannot be set up."""

from typing import Any

import pytest

from tablee import BadPosition

from .tables import TANGO, TAROT, pairs_of, tango_at, tarot_at

COMPLETE = "ib4 ob4 ij4 oj4"


@pytest.mark.parametrize(
    "wrong",
    [
        {"places": "ib4"},  # two danseuses on a cell
        {"places": "ib16"},  # off the floor
        {"cells": 12, "places": "ib12"},
        {"markers": "ib5"},
        {"markers": "ib4 ob4"},  # a completed pair that has not won
        {"markers": COMPLETE},  # two of them, and no tie-break
        {"markers": COMPLETE, "tied": (0,)},
        {"markers": "ib4 ob4 ij4 oj3", "tied": (0, 1)},  # a tie-break of one
        {"tied": (0, 1)},  # a tie-break of nobody
        {"tokens": "ib ij ir iv ob oj"},
        {"pairs": "ib-ob ib-oj"},
        {"pairs": "ib-ob ij-ob"},
        {"pairs": "ob-ib ij-oj"},
        {"pairs": "ib-ob"},
        {"pairs": ""},
        {"turn": 2},
        {"turn": -1},
        {"pairs": "ib-ob ij-oj ir-or", "markers": COMPLETE, "tied": (0, 1), "turn": 2},  # not in the tie-break
        {"count": 500},
        {"count": -1},
        {"markers": COMPLETE, "tied": (0, 1), "count": 200},
    ],
    ids=str,
)
def test_a_position_of_tango_that_cannot_be(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        tango_at(**wrong)


@pytest.mark.parametrize(
    "wrong",
    [
        {"cells": 13},
        {"markers": (0,) * 7},
        {"places": (0, 4, 8, 12)},
        {"tokens": (8,)},
        {"tokens": (-1,)},
        {"pairs": ()},
        {"pairs": pairs_of("ib-ob ij-oj ir-or")},
    ],
    ids=str,
)
def test_a_position_of_tango_in_numbers_that_cannot_be(wrong: Any) -> None:
    with pytest.raises(BadPosition):
        TANGO.position(2, **{"pairs": pairs_of("ib-ob ij-oj"), "turn": 0} | wrong)


def test_positions_of_tango_that_can_be() -> None:
    assert tango_at(markers=COMPLETE, tied=(0, 1), count=199).turn == 0
    assert tango_at(markers="ir4 or4 ib4 oj4", count=499).turn == 0


BETS = {"bets": True}
CALL = {"call": True}


@pytest.mark.parametrize(
    ("hands", "wrong"),
    [
        ("blP blP", {}),  # a card twice
        ("blP blI", {"won": ["blP"]}),
        ("blP blI", {"waiting": "blP"}),
        ("blP blI", {"waiting": "EX"}),  # the Excuse waits for nobody
        ("blP zzI", {}),
        ("blP blI", {"leader": 2}),
        ("blP blI", {"leader": -1}),
        ("blP blI", {"dealer": 2}),
        ("blP blI", {"dealer": None}),
        ("blP blI", {"trick": "A1 A2"}),  # a trick that nobody took
        ("blP blI", {"trick": "A1"}),  # uneven hands
        ("blP blI", {"bonuses": (5,)}),
        ("blP blI", {"bonuses": (5, 0)}),  # without the variant
        ("blP blI", {"sheet": [(1, 2, 3)]}),
        ("blP blI", {"sheet": [(1, 2)]}),  # the one hand has been played
        ("blP blI", {"sheet": [(1, 2)] * 2, "options": {"rounds": 2}}),
        ("blP blI", {"sheet": [(1, 50)], "options": {"target": 50}}),
        ("blP blI", {"options": {"nothing": True}}),
        ("blP blI", {"options": CALL}),
        ("blP blI", {"bettor": 0, "diploma": 10}),  # bets without the variant
        ("blP blI", {"options": BETS}),  # and the variant without a bettor
        ("blP blI", {"bettor": 0, "diploma": 15, "options": BETS}),
        ("blP blI", {"bettor": 0, "options": BETS}),
        ("blP blI", {"bettor": 2, "diploma": 10, "options": BETS}),
        ("blP blI", {"bettor": 1, "diploma": 10, "called": 0, "options": BETS}),  # a call by two
        ("blP orP veP viP A1", {"bettor": 0, "diploma": 10, "called": 0, "options": CALL}),  # calls oneself
        ("blP orP veP viI A1", {"bettor": 0, "diploma": 10, "called": 3, "options": CALL}),  # calls nobody
        ("blP orP veP viP A1", {"bettor": 0, "diploma": 10, "called": 4, "options": CALL}),
        ("blP orP veP viP A1", {"called": 1, "options": CALL}),
    ],
    ids=str,
)
def test_a_position_of_tarot_that_cannot_be(hands: str, wrong: Any) -> None:
    with pytest.raises(BadPosition):
        tarot_at(*hands.split(), **wrong)


@pytest.mark.parametrize("seats", [0, 1, 3, 6])
def test_a_position_of_tarot_needs_a_hand_a_seat(seats: int) -> None:
    with pytest.raises(BadPosition):
        TAROT.position(seats, hands=[["blP"], ["blI"]], leader=0)


def test_a_trick_of_tarot_in_which_somebody_revoked_cannot_be() -> None:
    with pytest.raises(BadPosition):
        tarot_at("orI", "blI", "veI viI", trick="blE1 A9")  # seat 1 had bleu
    with pytest.raises(BadPosition):
        tarot_at("orI", "A10", "veI viI", trick="A9 A2")  # and here a higher Atout


def test_positions_of_tarot_that_can_be() -> None:
    assert tarot_at("orI", "orE1", "veI viI", trick="blE1 A9").turn == 2
    assert tarot_at("blP", "orP", "veP", "viP", "A1", bettor=0, diploma=10, called=1, options=CALL).turn == 0
    assert tarot_at("blP", "blI", sheet=[(1, 49)], options={"target": 50}).turn == 0
