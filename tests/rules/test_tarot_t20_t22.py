"""Tarot décalé, T20-T22: bets."""

from typing import Any

import pytest

from tablee import CHANCE, Outcome
from tablee.games.tarot.events import (
    BetSettled,
    Bettor,
    DiplomaBet,
    HandBegun,
    HandScored,
    LastHand,
    NobodyBet,
    PackCut,
    Passed,
)
from tablee.games.tarot.moves import Bet
from tablee.games.tarot.phases import Phase

from .tables import of, shuffle_for, tarot_at, tarot_dealt

# T20: the bidding


def bidding(seats: int = 4, dealer: int = 0, **options: Any) -> Any:
    """A table after the deal, with bets."""
    return tarot_dealt(*[""] * seats, dealer=dealer, bets=True, **options)


def test_t20_without_the_option_nobody_bets() -> None:
    table = tarot_dealt("", "", "", "")
    assert table.public.phase is Phase.PLAY
    assert table.refuses("bet brevet") == ("T7", "must-play")


@pytest.mark.parametrize(("seats", "dealer", "order"), [(2, 0, [1, 0]), (3, 1, [2, 0, 1]), (5, 3, [4, 0, 1, 2, 3])])
def test_t20_each_speaks_once_from_the_dealers_left(seats: int, dealer: int, order: list[int]) -> None:
    table = bidding(seats, dealer)
    spoken = [table.turn]
    assert table.refuses("pass", seat=dealer) == ("T7", "not-your-turn")
    while table.does("bet brevet" if len(spoken) == 1 else "pass") and table.public.phase is Phase.BET:
        spoken.append(table.turn)
    assert spoken == order
    assert table.public.phase is Phase.PLAY


def test_t20_diplomas_are_worth_10_20_and_30() -> None:
    table = bidding()
    assert table.may == {"pass", "bet brevet", "bet bac", "bet master"}
    assert [move.diploma for move in table.state.moves(1) if isinstance(move, Bet)] == [10, 20, 30]


def test_t20_the_highest_diploma_makes_the_bettor() -> None:
    table = bidding()
    events = table.does("bet brevet", "pass", "bet bac", "pass")
    assert events == [DiplomaBet(1, 10), Passed(2), DiplomaBet(3, 20), Passed(0), Bettor(3, 20)]
    assert (table.public.bettor, table.public.diploma) == (3, 20)
    assert table.public.bids == (10, 0, 20, 0)


@pytest.mark.parametrize(
    ("said", "may"),
    [
        ("pass", {"pass", "bet brevet", "bet bac", "bet master"}),
        ("bet brevet", {"pass", "bet bac", "bet master"}),
        ("bet bac", {"pass", "bet master"}),
    ],
)
def test_t20_only_a_diploma_higher_than_any_so_far_may_be_announced(said: str, may: set[str]) -> None:
    table = bidding()
    table.does(said)
    assert table.may == may
    table.does("pass")  # a pass changes nothing about it
    assert table.may == may
    for bet in {"bet brevet", "bet bac", "bet master"} - may:
        assert table.refuses(bet) == ("T20", "bet-too-low")


def test_t20_the_first_to_announce_it_stays_the_bettor() -> None:
    table = bidding(3)
    table.does("bet bac", "pass", "pass")
    assert table.public.bettor == 1


def test_t20_a_master_ends_the_bidding() -> None:
    table = bidding()
    assert table.does("pass", "bet master") == [Passed(1), DiplomaBet(2, 30), Bettor(2, 30)]
    assert table.public.phase is Phase.PLAY
    assert table.turn == 1  # the first trick is led as ever


def test_t20_the_last_to_speak_may_bet() -> None:
    table = bidding(3, dealer=2)
    assert table.does("pass", "pass", "bet brevet")[-1] == Bettor(2, 10)


def test_t20_nothing_else_is_said_during_the_bidding() -> None:
    table = bidding()
    for move in ("cut 20", "alone", "call bleu", "announce nothing", "A1"):
        assert table.refuses(move) == ("T20", "must-bid")
    assert table.refuses(Bet(15)) == ("T20", "must-bid")


def test_t20_the_order_of_a_hand_is_deal_bets_call_announcements_first_trick() -> None:
    table = tarot_dealt("", "", "", "", "", call=True, bonuses=True)
    phases = [table.public.phase]
    for move in ("bet master", "alone", *["announce nothing"] * 5):
        table.does(move)
        phases.append(table.public.phase)
    assert phases == [Phase.BET, Phase.CALL, *[Phase.ANNOUNCE] * 5, Phase.PLAY]


# T21: nobody bets


def test_t21_the_same_dealer_deals_again_after_a_new_shuffle_and_a_new_cut() -> None:
    table = bidding(3, dealer=1)
    events = table.does("pass", "pass", "pass")
    assert events[-2:] == [NobodyBet(1), HandBegun(1, 1)]
    assert of(Bettor, events) == []
    assert table.turn == CHANCE
    assert table.public.phase is Phase.SHUFFLE
    assert table.public.counts == (0, 0, 0)
    assert table.public.bids == ()
    hands = ["A1 A2 A3", "blP", "EX orP"]
    table.does(shuffle_for(hands, 1, 33))
    assert table.turn == 0  # again the player at the dealer's right
    assert of(PackCut, table.does("cut 33")) == [PackCut(0, 33)]
    assert {"EX", "orP"} <= set(table.hand(2).split())
    assert table.turn == 2
    assert table.public.phase is Phase.BET
    table.does("bet brevet", "pass", "pass")
    assert table.public.bettor == 2


def test_t21_hands_nobody_bet_on_are_not_counted() -> None:
    table = bidding(2, rounds=1)
    for _ in range(3):
        table.does("pass", "pass", shuffle_for(["", ""], 0, 20), "cut 20")
    assert table.public.sheet == ()
    assert table.state.outcome is None


def test_t21_a_hand_dealt_again_is_still_the_hand_under_way_when_time_is_up() -> None:
    table = bidding(2, minutes=1)
    assert table.time_up("match") == [LastHand()]
    table.does("pass", "pass")
    assert table.state.outcome is None
    assert table.turn == CHANCE


# T22: won or lost

FINISH = ("A4", "A3", "A2")


def betting(*piles: str, bettor: int, diploma: int, **more: Any) -> Any:
    """Three players before the last trick, which is worth nothing."""
    more.setdefault("options", {"bets": True})
    table = tarot_at("A4", "A3", "A2", won=piles, bettor=bettor, diploma=diploma, **more)
    events = table.does(*FINISH)
    (settled,), (scored,) = of(BetSettled, events), of(HandScored, events)
    return table, settled, scored.scores


@pytest.mark.parametrize("diploma", [10, 20, 30])
def test_t22_won_the_diploma_is_added_to_the_bettors_points(diploma: int) -> None:
    _, settled, scores = betting("A1", "A13 blE1", "blP", bettor=1, diploma=diploma)
    assert settled == BetSettled((1,), 6, 5, diploma, True)
    assert scores == (5, 6 + diploma, 5)


@pytest.mark.parametrize("diploma", [10, 20, 30])
def test_t22_lost_the_bettor_scores_nothing_and_loses_the_diploma(diploma: int) -> None:
    _, settled, scores = betting("A1", "blP", "A13 blE1", bettor=1, diploma=diploma)
    assert settled == BetSettled((1,), 5, 6, diploma, False)
    assert scores == (5, -diploma, 6)  # the others score as usual


def test_t22_equality_loses() -> None:
    _, settled, scores = betting("A1", "A13", "blE1", bettor=0, diploma=20)
    assert not settled.won
    assert scores == (-20, 5, 1)


def test_t22_the_bettor_must_beat_each_other_player_not_their_sum() -> None:
    _, settled, scores = betting("A1 blE1", "A13", "blP", bettor=0, diploma=10)
    assert settled == BetSettled((0,), 6, 5, 10, True)
    assert scores == (16, 5, 5)


def test_t22_beating_one_of_the_others_is_not_enough() -> None:
    _, settled, _ = betting("A1", "A13 EX", "blE1", bettor=0, diploma=10)
    assert not settled.won


def test_t22_the_last_trick_counts_for_the_bet() -> None:
    table = tarot_at("A13", "A3", "A2", won=["", "blSC", ""], bettor=0, diploma=10, options={"bets": True})
    assert of(HandScored, table.does("A13", "A3", "A2"))[0].scores == (15, 2, 0)


def test_t22_example_a_lost_diploma_takes_the_total_below_zero() -> None:
    table, _, scores = betting(
        "A1", "blP", "A13 blE1", bettor=1, diploma=20, sheet=[(3, 12, 0)], options={"bets": True, "rounds": 2}
    )
    assert scores == (5, -20, 6)
    assert table.state.outcome == Outcome((8, -8, 6), (0,), "rounds")


def test_t22_example_a_bettor_ahead_only_through_a_bonus_has_lost() -> None:
    options = {"bets": True, "bonuses": True}
    hands = ("A5", "A4", "A3", "A2")
    table = tarot_at(
        *hands, won=["A13 blE1", "blP", "A1"], bettor=1, diploma=10, bonuses=(0, 10, 0, 0), options=options
    )
    events = table.does("A5", "A4", "A3", "A2")
    assert of(BetSettled, events) == [BetSettled((1,), 5, 6, 10, False)]
    assert of(HandScored, events)[0].scores == (6, 0, 5, 0)  # nothing, less 10, and the bonus of 10


def test_t22_a_bettor_behind_only_through_a_bonus_has_won() -> None:
    table = tarot_at(
        *("A5", "A4", "A3", "A2"),
        won=["blP", "A13 blE1"],
        bettor=1,
        diploma=10,
        bonuses=(5, 0, 0, 0),
        options={"bets": True, "bonuses": True},
    )
    events = table.does("A5", "A4", "A3", "A2")
    assert of(HandScored, events)[0].scores == (10, 16, 0, 0)
