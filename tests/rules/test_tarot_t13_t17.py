"""Tarot décalé, T13-T17: who takes a trick, and tied tricks."""

from typing import Any

import pytest

from tablee import BadPosition
from tablee.games.tarot.events import HandScored, TrickSetAside, TrickTied, TrickWon

from .tables import HAND, cards, codes, of, tarot_at, tarot_dealt


def won(table: Any) -> list[str]:
    """The cards each seat has won."""
    return [codes(pile) for pile in table.public.won]


# T13: the Excuse stays with its owner


@pytest.mark.parametrize(("order", "taken"), [("EX blI blE1", 2), ("blI EX blE1", 2), ("blI blE1 EX", 1)])
def test_t13_the_excuse_never_wins_and_is_never_taken(order: str, taken: int) -> None:
    played = order.split()
    spare = ["orI", "orE1", "orE2"]
    table = tarot_at(*(f"{card} {other}" for card, other in zip(played, spare, strict=True)))
    (trick,) = of(TrickWon, table.does(*played))
    assert trick == TrickWon(taken, cards("blI blE1"))
    assert won(table)[played.index("EX")] == "EX"
    assert won(table)[taken] == "blI blE1"


def test_t13_the_excuse_counts_for_its_owner() -> None:
    table = tarot_at("EX", "A13", "A1")
    assert of(HandScored, table.does("EX", "A13", "A1"))[0].scores == (5, 10, 0)


def test_t13_the_excuse_returns_at_once_from_a_tied_trick() -> None:
    table = tarot_at("blSC orI", "EX orE1", "blHG orP")
    events = table.does("blSC", "EX", "blHG")
    assert of(TrickTied, events) == [TrickTied((0, 2))]
    assert won(table) == ["", "EX", ""]
    assert codes(table.public.waiting) == "blSC blHG"
    assert of(TrickWon, table.does("orI", "orE1", "orP")) == [TrickWon(2, cards("blSC blHG orI orE1 orP"))]
    assert table.state.outcome.scores == (0, 5, 10)


# T14: who wins


@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("blE1 blP blSC", 1),  # the strongest of the school
        ("blSC blE1 blI", 0),
        ("blP A1 orP", 1),  # an Atout beats it
        ("blP A3 A2", 1),  # the highest Atout
        ("blP A2 A3", 2),
        ("A2 A9 A10", 2),
        ("A2 blP orP", 0),
        ("blI orP veP", 0),  # other schools count for nothing
        ("EX blI orP", 1),  # what was asked after an Excuse
        ("EX A1 orP", 1),
    ],
)
def test_t14_the_strongest_card_wins_the_trick(trick: str, winner: int) -> None:
    played = trick.split()
    table = tarot_at(*played)
    (taken,) = of(TrickWon, table.does(*played))
    assert taken.seat == winner
    assert set(taken.cards) == set(cards(trick)) - set(cards("EX"))


# T15: tied tricks


def test_t15_example_two_profs_of_the_asked_school_are_strongest_and_the_second_trick_takes_both() -> None:
    table = tarot_at("viE1 orI veI", "viSP orE1 veE1", "viSC A7 veE2", "viI orP veE3", leader=1)
    events = table.does("viSP", "viSC", "viI", "viE1")
    assert events[-1] == TrickTied((1, 2))
    assert of(TrickWon, events) == []
    assert won(table) == ["", "", "", ""]
    assert codes(table.public.waiting) == "viI viE1 viSC viSP"
    # The leader of the tied trick leads again, and chooses freely.
    assert table.turn == 1
    assert table.may == {"orE1", "veE1"}
    (taken,) = of(TrickWon, table.does("orE1", "A7", "orP", "orI"))
    assert taken == TrickWon(2, tuple(sorted(cards("viSP viSC viI viE1 orE1 A7 orP orI"))))
    assert table.turn == 2  # the final winner leads
    assert table.public.waiting == ()


def test_t15_example_with_two_players_a_tie_of_a_tie() -> None:
    table = tarot_at("blSC orE1 veP A1", "blHG orE2 veI viI")
    assert of(TrickTied, table.does("blSC", "blHG")) == [TrickTied((0, 1))]
    assert of(TrickTied, table.does("orE1", "orE2")) == [TrickTied((0, 1))]
    assert codes(table.public.waiting) == "blSC blHG orE1 orE2"
    assert table.turn == 0
    (taken,) = of(TrickWon, table.does("veP", "veI"))
    assert taken == TrickWon(0, cards("blSC blHG orE1 orE2 veI veP"))


def test_t15_the_leader_of_a_tied_trick_is_not_bound_by_what_it_asked() -> None:
    table = tarot_at("viSP viE1 orE1 A3", "viSC viE2 orE2 A4")
    table.does("viSP", "viSC")
    assert table.may == {"viE1", "orE1", "A3"}
    table.does("orE1")
    assert table.may == {"orE2"}  # and the new card asks anew


def test_t15_three_equals_tie_too() -> None:
    table = tarot_at("blSC orI", "blHG orE1", "blSP orE2", leader=2)
    assert of(TrickTied, table.does("blSP", "blSC", "blHG")) == [TrickTied((2, 0, 1))]
    assert table.turn == 2


def test_t15_no_tie_if_a_stronger_card_comes_after_the_equal_ones() -> None:
    table = tarot_at("blSC orI", "blHG orE1", "blP orE2")
    assert of(TrickWon, table.does("blSC", "blHG", "blP"))[0].seat == 2


def test_t15_no_tie_if_a_stronger_card_came_before_the_equal_ones() -> None:
    table = tarot_at("blSC orI", "blE1 orE1", "blE2 orE2")
    assert of(TrickWon, table.does("blSC", "blE1", "blE2"))[0].seat == 0


def test_t15_a_tie_above_a_tie_counts() -> None:
    table = tarot_at("blE1 orI", "blE2 orE1", "blSC orE2", "blSP orE3")
    assert of(TrickTied, table.does("blE1", "blE2", "blSC", "blSP")) == [TrickTied((2, 3))]


def test_t15_no_tie_with_an_atout_in_the_trick() -> None:
    table = tarot_at("blSC orI", "blHG orE1", "A1 orE2")
    assert of(TrickWon, table.does("blSC", "blHG", "A1"))[0].seat == 2
    table = tarot_at("blSC orI", "A1 orE1", "blHG orE2")
    assert of(TrickWon, table.does("blSC", "A1", "blHG"))[0].seat == 1


def test_t15_equal_cards_of_another_school_tie_nothing() -> None:
    table = tarot_at("blE1 orI", "orSC orE1", "orHG orE2")
    assert of(TrickWon, table.does("blE1", "orSC", "orHG"))[0].seat == 0
    table = tarot_at("blE1 orI", "orE3 orE1", "veE1 orE2")  # as strong as the card led, but of other schools
    assert of(TrickWon, table.does("blE1", "orE3", "veE1"))[0].seat == 0


def test_t15_who_led_the_excuse_to_a_tied_trick_leads_again() -> None:
    table = tarot_at("EX orI", "blSC orE1", "blHG orE2")
    assert of(TrickTied, table.does("EX", "blSC", "blHG")) == [TrickTied((1, 2))]
    assert table.turn == 0


def test_t15_the_waiting_cards_count_for_the_final_winner() -> None:
    table = tarot_at("blP blI", "orE1 blE1", waiting="orP veP A13 A2")
    table.does("blP", "blE1")
    assert won(table)[0] == "blE1 blP orP veP A2 A13"


# T16: the last trick ties


def test_t16_example_the_last_trick_ties_and_counts_for_nobody() -> None:
    table = tarot_at("blSC", "blHG", "blI", won=["A1", "", "orP"])
    events = table.does("blSC", "blHG", "blI")
    assert of(TrickSetAside, events) == [TrickSetAside(cards("blI blSC blHG"))]
    assert of(TrickTied, events) == of(TrickWon, events) == []
    assert of(HandScored, events)[0].scores == (5, 0, 5)


def test_t16_tricks_that_the_last_one_was_to_settle_are_set_aside_too() -> None:
    table = tarot_at("blSC orE1", "blHG orE2", won=["A1", "A13"], waiting="veP viP")
    table.does("blSC", "blHG")
    assert codes(table.public.waiting) == "blSC blHG veP viP"
    events = table.does("orE1", "orE2")
    assert of(TrickSetAside, events) == [TrickSetAside(cards("blSC blHG orE1 orE2 veP viP"))]
    assert of(HandScored, events)[0].scores == (5, 5)
    assert codes(table.public.lost) == "blSC blHG orE1 orE2 veP viP"


def test_t16_the_excuse_still_returns_to_its_owner() -> None:
    table = tarot_at("blSC", "EX", "blHG", won=["A1"])
    events = table.does("blSC", "EX", "blHG")
    assert of(TrickSetAside, events) == [TrickSetAside(cards("blSC blHG"))]
    assert of(HandScored, events)[0].scores == (5, 5, 0)


def test_t16_an_excuse_of_an_earlier_tied_trick_stays_with_its_owner() -> None:
    table = tarot_at("blSC orE1", "EX orE2", "blHG orI")
    events = table.does("blSC", "EX", "blHG", "orE1", "orE2", "orI")
    assert of(HandScored, events)[0].scores == (0, 5, 0)


# T17: as many cards each


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("choice", [0, -1])
def test_t17_at_the_start_of_each_trick_everybody_holds_as_many_cards(seats: int, choice: int) -> None:
    table = tarot_dealt(*[""] * seats)
    tricks = 0
    while not table.public.sheet:
        if not table.public.trick:
            assert table.public.counts == (HAND[seats] - tricks,) * seats
            tricks += 1
        table.state.play(table.turn, table.state.moves(table.turn)[choice])
    assert tricks == HAND[seats]


def test_t17_a_position_with_uneven_hands_is_none() -> None:
    with pytest.raises(BadPosition):
        tarot_at("blI blE1", "blE2", "blE3")
    with pytest.raises(BadPosition):
        tarot_at("blI", "blE2", trick="blE3")
