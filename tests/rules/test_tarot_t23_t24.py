"""Tarot décalé, T23-T24: the call of a Proviseur."""

from typing import Any

import pytest

from tablee.games.tarot.events import BetSettled, Bettor, HandScored, PartnerShown, PlaysAlone, ProviseurCalled
from tablee.games.tarot.phases import Phase
from tablee.kernel.messages import encode

from .tables import of, tarot_at, tarot_dealt

BLEU, ORANGE, VERT, VIOLET = range(4)
EVERYBODY = (0, 1, 2, 3, 4, None)

# T23: the secret partner


def calling(*hands: str, **options: Any) -> Any:
    """Five players; seat 1 has bet a Baccalauréat and may call."""
    table = tarot_dealt(*(*hands, *[""] * (5 - len(hands))), call=True, **options)
    assert table.does("bet bac", "pass", "pass", "pass", "pass")[-1] == Bettor(1, 20)
    return table


def partners(table: Any) -> list[int | None]:
    """Whom each seat, and a spectator, knows to be the partner."""
    return [table.state.view(seat).partner for seat in EVERYBODY]


def test_t23_the_call_implies_bets() -> None:
    assert tarot_dealt("", "", "", "", "", call=True).public.phase is Phase.BET


def test_t23_bets_alone_give_no_call() -> None:
    table = tarot_dealt("", "", "", "", "", bets=True)
    table.does("bet master")
    assert table.public.phase is Phase.PLAY


def test_t23_the_bettor_alone_calls() -> None:
    table = calling()
    assert table.public.phase is Phase.CALL
    assert table.turn == 1
    assert table.refuses("call bleu", seat=2) == ("T7", "not-your-turn")
    for move in ("pass", "bet master", "blP", "announce nothing"):
        assert table.refuses(move) == ("T23", "must-call")


def test_t23_the_bettor_calls_a_proviseur_not_in_hand_or_plays_alone() -> None:
    table = calling("blP", "orP veE1", "veP", "viP")
    assert table.may == {"alone", "call bleu", "call vert", "call violet"}
    assert table.refuses("call orange") == ("T23", "own-proviseur")


def test_t23_holding_all_four_the_bettor_plays_alone() -> None:
    table = calling("", "blP orP veP viP")
    assert table.may == {"alone"}
    for school in ("bleu", "orange", "vert", "violet"):
        assert table.refuses(f"call {school}") == ("T23", "own-proviseur")


@pytest.mark.parametrize(
    ("school", "number", "holder"), [("bleu", BLEU, 0), ("orange", ORANGE, 2), ("vert", VERT, 3), ("violet", VIOLET, 4)]
)
def test_t23_the_holder_knows_at_once_and_nobody_else(school: str, number: Any, holder: int) -> None:
    table = calling("blP", "", "orP", "veP", "viP")
    assert table.does(f"call {school}") == [ProviseurCalled(1, number)]
    assert partners(table) == [holder if seat == holder else None for seat in EVERYBODY]
    for seat in EVERYBODY:
        assert (b'"partner":' in encode(table.state.view(seat))) == (seat == holder)
        assert table.state.view(seat).called == number
    assert not table.public.partner_shown
    assert table.public.phase is Phase.PLAY
    assert table.turn == 1


def test_t23_everybody_knows_the_partner_when_the_proviseur_is_played() -> None:
    hands = ("viI viE1", "veI veE1", "blE1 blE2", "veP veE2", "veE3 veE4")
    table = tarot_at(*hands, leader=1, bettor=1, diploma=20, called=VERT, options={"call": True})
    table.does("veI", "blE1")
    assert partners(table) == [None, None, None, 3, None, None]
    events = table.does("veP")
    assert events[-1] == PartnerShown(3, VERT)
    assert all(events[-1].seen_by(seat) == events[-1] for seat in EVERYBODY)
    assert partners(table) == [3] * 6
    assert table.public.partner_shown


def test_t23_another_proviseur_shows_nobody() -> None:
    hands = ("viI viE1", "orI veE1", "orP blE2", "veP orE2", "orE3 veE4")
    table = tarot_at(*hands, leader=1, bettor=1, diploma=20, called=VERT, options={"call": True})
    assert of(PartnerShown, table.does("orI", "orP", "orE2")) == []
    assert partners(table) == [None, None, None, 3, None, None]


def test_t23_alone_there_is_no_partner() -> None:
    table = calling("blP", "", "orP", "veP", "viP")
    assert table.does("alone") == [PlaysAlone(1)]
    assert partners(table) == [None] * 6
    assert table.public.called is None
    assert table.public.phase is Phase.PLAY


def test_t23_a_bettor_alone_is_settled_by_t22() -> None:
    table = tarot_at(
        *("A6", "A5", "A4", "A3", "A2"),
        won=["A1", "A13 blE1", "blP", "orP", "EX"],
        bettor=1,
        diploma=20,
        options={"call": True},
    )
    events = table.does("A6", "A5", "A4", "A3", "A2")
    assert of(BetSettled, events) == [BetSettled((1,), 6, 5, 20, True)]  # against the best, not against the sum
    assert of(HandScored, events)[0].scores == (5, 26, 5, 5, 5)


# T24: two against three


def settle(*piles: str, diploma: int = 20, **more: Any) -> Any:
    """The last trick, which seat 0 wins with the Proviseur vert in it: seat 1 has bet, seat 3 is the partner."""
    more.setdefault("options", {"call": True})
    hands = ("A6", "A5", "A4", "veP", "A2")
    table = tarot_at(*hands, won=piles, bettor=1, diploma=diploma, called=VERT, **more)
    events = table.does(*hands)
    (settled,), (scored,) = of(BetSettled, events), of(HandScored, events)
    return table, settled, scored.scores


@pytest.mark.parametrize("diploma", [10, 20, 30])
def test_t24_example_partners_each_score_the_sum_plus_the_diploma_and_the_others_nothing(diploma: int) -> None:
    _, settled, scores = settle("blE1", "A1 blSC", "", "EX", "orE1", diploma=diploma)
    assert settled == BetSettled((1, 3), 12, 7, diploma, True)
    assert scores == (0, 12 + diploma, 0, 12 + diploma, 0)


@pytest.mark.parametrize("diploma", [10, 20, 30])
def test_t24_example_lost_the_three_score_their_sum_and_never_get_the_diploma(diploma: int) -> None:
    _, settled, scores = settle("blE1", "A1 blSC", "EX", "blE2", "orE1", diploma=diploma)
    assert settled == BetSettled((1, 3), 8, 12, diploma, False)
    assert scores == (12, -diploma, 12, -diploma, 12)


def test_t24_equality_is_lost() -> None:
    _, settled, scores = settle("", "A1", "EX", "A13", "")
    assert settled == BetSettled((1, 3), 10, 10, 20, False)
    assert scores == (10, -20, 10, -20, 10)


def test_t24_the_partners_must_beat_the_sum_not_each_of_the_others() -> None:
    _, settled, _ = settle("", "A1", "EX", "", "A13")
    assert settled == BetSettled((1, 3), 5, 15, 20, False)


def test_t24_the_partners_points_are_added_even_if_one_has_none() -> None:
    _, settled, scores = settle("", "", "", "A1 A13 EX", "")
    assert settled == BetSettled((1, 3), 15, 5, 20, True)
    assert scores == (0, 35, 0, 35, 0)


def test_t24_both_partners_may_go_below_zero() -> None:
    table, _, _ = settle("", "", "", "", "", sheet=[(1, 5, 1, 0, 1)], options={"call": True, "rounds": 2})
    assert table.state.outcome.scores == (6, -15, 6, -20, 6)


def test_t24_holds_whether_or_not_the_partner_was_known_before_the_last_trick() -> None:
    hands = ("veI A6", "veE1 A5", "veE2 A4", "veP A3", "veE3 A2")
    options = {"call": True}
    table = tarot_at(*hands, won=["A1"], bettor=1, diploma=10, called=VERT, options=options)
    table.does("veI", "veE1", "veE2", "veP", "veE3")
    events = table.does("A3", "A2", "A6", "A5", "A4")
    assert of(BetSettled, events) == [BetSettled((1, 3), 8, 5, 10, True)]
