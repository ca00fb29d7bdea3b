"""Tarot décalé, T18-T19: the score sheet and the end of a match."""

from typing import Any

import pytest

from tablee import CHANCE, CLOCK, Outcome, TimeUp, Window
from tablee.games.tarot.events import HandBegun, HandScored, LastHand, MatchWon, TrickWon
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.pieces import points_of

from .tables import codes, of, shuffle_for, tarot_at, tarot_dealt, tarot_drawn


def last_trick(*piles: str, **more: Any) -> Any:
    """Three players with one card each, worth nothing and won by seat 0; the piles won so far."""
    more.setdefault("dealer", 2)
    return tarot_at("A4", "A3", "A2", won=piles, **more)


FINISH = ("A4", "A3", "A2")

# T18: a line a hand


def test_t18_each_player_adds_up_the_cards_won() -> None:
    table = last_trick("blP blSC blE1 blI", "A1 A13 orE1", "EX A5")
    events = table.does(*FINISH)
    assert of(HandScored, events) == [HandScored((8, 11, 5), (8, 11, 5))]
    assert table.public.sheet == ((8, 11, 5),)


def test_t18_the_last_trick_counts_too() -> None:
    assert of(HandScored, tarot_at("A13", "A1", "EX").does("A13", "A1", "EX"))[0].scores == (10, 0, 5)


def test_t18_a_column_a_player_and_a_line_a_hand() -> None:
    table = last_trick("blP", "A1", "", sheet=[(1, 2, 3), (-10, 20, 0)], options={"rounds": 4})
    assert of(HandScored, table.does(*FINISH)) == [HandScored((5, 5, 0), (-4, 27, 3))]
    assert table.public.sheet == ((1, 2, 3), (-10, 20, 0), (5, 5, 0))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t18_a_whole_hand_shares_out_the_points_of_the_cards_played(seats: int) -> None:
    table = tarot_dealt(*[""] * seats)
    dealt = sum(1 << card for seat in range(seats) for card in table.state.view(seat).hand)
    taken = [0] * seats
    while not table.public.sheet:
        for trick in of(TrickWon, table.does(min(table.may))):
            taken[trick.seat] += points_of(sum(1 << card for card in trick.cards))
    scores = table.state.outcome.scores
    lost = points_of(sum(1 << card for card in table.public.lost))
    assert sum(scores) + lost == points_of(dealt)
    for seat, score in enumerate(scores):
        excuse = 5 if "EX" in codes(table.public.won[seat]) else 0
        assert score == taken[seat] + excuse


# T19: the end of a match


def test_t19_without_any_choice_a_match_is_one_hand() -> None:
    table = last_trick("blP", "A1 A13")
    events = table.does(*FINISH)
    assert events[-1] == MatchWon((1,), (5, 10, 0), "rounds")
    assert table.state.outcome == Outcome((5, 10, 0), (1,), "rounds")
    assert table.state.acting == ()


def test_t19_the_match_ends_after_the_agreed_number_of_hands() -> None:
    table = last_trick("blP", "A1", sheet=[(0, 2, 9)], options={"rounds": 2})
    table.does(*FINISH)
    assert table.state.outcome == Outcome((5, 7, 9), (2,), "rounds")


def test_t19_before_the_agreed_number_of_hands_the_match_goes_on() -> None:
    table = last_trick("blP", "A1", sheet=[(0, 2, 9)], options={"rounds": 3})
    assert of(HandBegun, table.does(*FINISH)) == [HandBegun(0, 3)]
    assert table.state.outcome is None


def test_t19_the_first_to_reach_the_target_wins() -> None:
    table = last_trick("blP", "A1", sheet=[(10, 2, 9)], options={"target": 15})
    table.does(*FINISH)
    assert table.state.outcome == Outcome((15, 7, 9), (0,), "target")


def test_t19_one_point_below_the_target_the_match_goes_on() -> None:
    table = last_trick("blP", "A1", sheet=[(10, 2, 9)], options={"target": 16})
    table.does(*FINISH)
    assert table.state.outcome is None


def test_t19_if_several_reach_the_target_the_highest_total_wins() -> None:
    table = last_trick("blP", "A1 A13", sheet=[(10, 8, 9)], options={"target": 15})
    table.does(*FINISH)
    assert table.state.outcome == Outcome((15, 18, 9), (1,), "target")


def test_t19_a_target_is_a_total_of_all_hands() -> None:
    table = last_trick("blP", sheet=[(20, 0, 0), (-10, 0, 0)], options={"target": 20})
    table.does(*FINISH)
    assert table.state.outcome is None  # 15, though 20 was once reached


@pytest.mark.parametrize(
    ("sheet", "winners"), [([(1, 1, 6)], (0, 1, 2)), ([(1, 1, 0)], (0, 1)), ([(-20, -5, 0)], (1, 2))]
)
def test_t19_equal_totals_share_the_win(sheet: list[tuple[int, ...]], winners: tuple[int, ...]) -> None:
    table = last_trick("blP", "A1", sheet=sheet, options={"rounds": 2})
    table.does(*FINISH)
    assert table.state.outcome.winners == winners


def test_t19_time_up_in_mid_hand_lets_the_hand_be_finished() -> None:
    table = last_trick("blP", "A1", sheet=[(1, 2, 3)], options={"minutes": 7})
    assert table.state.windows == (Window("match", 420, (0, 1, 2)),)
    assert table.state.moves(CLOCK) == (TimeUp("match"),)
    assert table.does("A4") != []
    assert table.time_up("match") == [LastHand()]
    assert table.state.windows == ()
    assert table.public.time_up
    assert table.state.outcome is None
    assert table.turn == 1
    table.does("A3", "A2")
    assert table.state.outcome == Outcome((6, 7, 3), (1,), "time")


def test_t19_while_there_is_time_the_match_goes_on() -> None:
    table = last_trick("blP", "A1", sheet=[(1, 2, 3)] * 50, options={"minutes": 1})
    assert of(HandBegun, table.does(*FINISH)) == [HandBegun(0, 52)]
    assert table.state.outcome is None


@pytest.mark.parametrize("shuffled", [False, True])
def test_t19_time_up_between_hands_ends_the_match(shuffled: bool) -> None:
    table = last_trick("blP", "A1", sheet=[(1, 2, 3)], options={"minutes": 1})
    table.does(*FINISH)
    if shuffled:
        table.does(shuffle_for([""] * 3, 0, 20))
    assert table.time_up("match") == [MatchWon((1,), (6, 7, 3), "time")]
    assert table.state.outcome == Outcome((6, 7, 3), (1,), "time")
    assert table.state.acting == table.state.windows == ()


def test_t19_time_up_after_the_deal_lets_the_hand_be_finished() -> None:
    table = tarot_dealt("", "", minutes=1)
    assert table.time_up("match") == [LastHand()]
    while not table.public.sheet:
        table.does(min(table.may))
    assert table.state.outcome.reason == "time"
    assert len(table.public.sheet) == 1


def test_t19_time_up_before_the_first_hand_lets_it_be_played() -> None:
    table = tarot_drawn(2, minutes=1)
    assert table.time_up("match") == [LastHand()]
    assert table.state.outcome is None
    assert table.turn == CHANCE


def test_t19_only_a_match_by_time_has_a_time_limit() -> None:
    for options in ({}, {"rounds": 2}, {"target": 50}):
        table = last_trick(options=options)
        assert table.state.windows == ()
        assert table.refuses(TimeUp("match"), seat=CLOCK) == ("T19", "no-time-limit")
    table = last_trick(options={"minutes": 1})
    assert table.refuses(TimeUp("cut"), seat=CLOCK) == ("T19", "no-time-limit")
    assert table.refuses("A4", seat=CLOCK) == ("T19", "no-time-limit")
    table.time_up("match")
    assert table.refuses(TimeUp("match"), seat=CLOCK) == ("T19", "no-time-limit")


@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
def test_t19_the_deal_passes_to_the_left_and_the_draw_is_made_only_once(dealer: int, following: int) -> None:
    table = last_trick("blP", dealer=dealer, options={"rounds": 2})
    assert table.does(*FINISH)[-1] == HandBegun(following, 2)
    assert table.public.dealer == following
    assert table.public.phase is Phase.SHUFFLE
    assert table.refuses("draw A1 A2 A3") == ("T5", "not-a-shuffle")
    table.does(shuffle_for([""] * 3, following, 20), "cut 20")
    assert table.turn == (following + 1) % 3
    assert table.public.counts == (12, 12, 12)


def test_t19_a_new_hand_begins_with_nothing_of_the_last() -> None:
    table = tarot_at("blSC", "blHG", "blI", won=["A1", "EX", "A13"], bonuses=(0, 0, 0), options={"rounds": 2})
    table.does("blSC", "blHG", "blI")
    view = table.public
    assert view.won == ((), (), ())
    assert view.lost == view.waiting == view.trick == view.bids == ()
    assert view.lacks == view.counts == view.bonuses == (0, 0, 0)


def test_t19_nothing_more_is_played_once_the_match_is_over() -> None:
    table = last_trick("blP")
    table.does(*FINISH)
    for seat in (0, 1, 2, CHANCE, CLOCK):
        assert table.refuses("A4", seat=seat) == ("T19", "over")
        assert table.state.moves(seat) == ()
