"""Tarot décalé, T7-T12: what may be played to a trick."""

import pytest

from tablee.games.tarot.events import CardPlayed, TrickWon
from tablee.games.tarot.moves import Play

from .tables import cards, of, tarot_at, tarot_dealt

# T7: who plays


@pytest.mark.parametrize(("seats", "dealer", "leader"), [(2, 0, 1), (3, 2, 0), (4, 1, 2), (5, 4, 0)])
def test_t7_the_player_at_the_dealers_left_leads_the_first_trick(seats: int, dealer: int, leader: int) -> None:
    table = tarot_dealt(*[""] * seats, dealer=dealer)
    assert table.turn == table.public.leader == leader
    assert len(table.may) == len(table.state.view(leader).hand)  # and leads what they like


def test_t7_play_goes_clockwise_one_card_each_and_the_winner_leads() -> None:
    table = tarot_at("blE1 orI", "blSC orE1", "blI orE2", "blE2 orE3", leader=2)
    events = []
    for seat, card in ((2, "blI"), (3, "blE2"), (0, "blE1"), (1, "blSC")):
        assert table.turn == seat
        events += table.does(card)
    assert of(CardPlayed, events) == [
        CardPlayed(seat, card) for seat, card in zip((2, 3, 0, 1), cards("blI blE2 blE1 blSC"), strict=True)
    ]
    assert of(TrickWon, events) == [TrickWon(1, tuple(sorted(cards("blI blE2 blE1 blSC"))))]
    assert table.turn == table.public.leader == 1
    assert table.public.trick == ()


def test_t7_one_plays_in_turn() -> None:
    table = tarot_at("blE1", "blSC", "blI", leader=1)
    assert table.refuses("blE1", seat=0) == ("T7", "not-your-turn")
    assert table.refuses("blI", seat=2) == ("T7", "not-your-turn")
    assert table.state.moves(0) == table.state.moves(2) == ()


def test_t7_one_plays_a_card_of_ones_own_hand() -> None:
    table = tarot_at("blE1", "blSC", "blI")
    for card in ("blSC", "A5"):
        assert table.refuses(card) == ("T7", "not-in-hand")
    assert table.refuses(Play(50)) == ("T7", "not-in-hand")
    assert table.refuses(Play(-1)) == ("T7", "not-in-hand")


def test_t7_a_card_is_played_and_nothing_else() -> None:
    table = tarot_at("blE1", "blSC", "blI")
    for move in ("pass", "bet bac", "cut 20", "alone", "call bleu", "announce nothing", "draw A1"):
        assert table.refuses(move) == ("T7", "must-play")


# T8: following


@pytest.mark.parametrize("school", ["bl", "or", "ve", "vi"])
def test_t8_whoever_has_the_school_led_must_play_it_and_may_not_trump(school: str) -> None:
    other = "or" if school != "or" else "bl"
    table = tarot_at(f"{school}E1 A1 A2", f"{school}I {other}P A7")
    table.does(f"{school}E1")
    assert table.may == {f"{school}I"}
    assert table.refuses("A7") == ("T8", "must-follow")
    assert table.refuses(f"{other}P") == ("T8", "must-follow")


def test_t8_one_may_follow_with_any_card_of_the_school() -> None:
    table = tarot_at("orI orE1", "blI blP orP", trick="blE1")
    assert table.may == {"blI", "blP"}  # nobody must go higher inside a school


def test_t8_holds_when_somebody_has_trumped_already() -> None:
    table = tarot_at("orI", "orE1", "blI A13", trick="blE1 A2")
    assert table.may == {"blI"}
    assert table.refuses("A13") == ("T8", "must-follow")


# T9: trumping


def test_t9_without_the_school_one_must_trump() -> None:
    table = tarot_at("orI orE2", "orP A7 A2", trick="blE1")
    assert table.may == {"A7", "A2"}
    assert table.refuses("orP") == ("T9", "must-trump")


def test_t9_must_overtrump_the_highest_atout_in_the_trick() -> None:
    # The last Atout played is the 5, the highest is the 9 (the 5 could not go higher).
    table = tarot_at("orI", "orE1", "orE2", "A6 A11", trick="blI A9 A5")
    assert table.may == {"A11"}
    assert table.refuses("A6") == ("T9", "must-overtrump")
    assert table.state.why_not(3, Play(*cards("A6"))).args == {"card": cards("A9")[0]}


def test_t9_who_cannot_go_higher_plays_any_atout() -> None:
    table = tarot_at("orI orE3", "orE1 orE4", "A3 A6 veP", trick="blI A9")
    assert table.may == {"A3", "A6"}
    assert table.refuses("veP") == ("T9", "must-trump")


def test_t9_a_discard_asks_nothing_and_need_not_be_beaten() -> None:
    table = tarot_at("orI orE3", "orE1 orE4", "A1 A6 veP", trick="blI veSC")
    assert table.may == {"A1", "A6"}


def test_t9_atouts_of_earlier_tricks_do_not_count() -> None:
    table = tarot_at("blI orI", "A9 A3", "A12 veI")
    table.does("blI", "A9", "A12", "veI")
    table.does("orI")
    assert table.may == {"A3"}


# T10: discarding


def test_t10_with_neither_school_nor_atout_any_card_may_be_played() -> None:
    assert tarot_at("orI orE3", "orP veSC viI", trick="blE1").may == {"orP", "veSC", "viI"}


def test_t10_a_discard_cannot_win() -> None:
    table = tarot_at("blI orE3", "orP orE2")
    assert of(TrickWon, table.does("blI", "orP"))[0].seat == 0


def test_t10_a_discard_does_not_change_what_is_asked() -> None:
    table = tarot_at("blI orE3", "orP orE2", "blE1 orE1")
    table.does("blI", "orP")
    assert table.may == {"blE1"}


# T11: an Atout led


def test_t11_an_atout_led_asks_for_a_higher_atout() -> None:
    table = tarot_at("orI orE1", "A3 A9 blP", trick="A5")
    assert table.may == {"A9"}
    assert table.refuses("A3") == ("T11", "must-climb")
    assert table.refuses("blP") == ("T11", "must-follow-atout")


def test_t11_one_must_go_higher_than_the_highest_not_than_the_one_led() -> None:
    table = tarot_at("orI", "orE1", "orE2", "A6 A12", trick="A5 A9 A2")
    assert table.may == {"A12"}
    assert table.refuses("A6") == ("T11", "must-climb")


def test_t11_who_cannot_go_higher_plays_any_atout() -> None:
    table = tarot_at("orI orE1", "A3 A4 blP", trick="A5")
    assert table.may == {"A3", "A4"}
    assert table.refuses("blP") == ("T11", "must-follow-atout")


def test_t11_without_atouts_any_card_may_be_played() -> None:
    assert tarot_at("orI orE1", "orP blP veI", trick="A5").may == {"orP", "blP", "veI"}


# T12: the Excuse


@pytest.mark.parametrize(
    ("trick", "hand"),
    [
        ("", "blP A3 EX"),  # led
        ("blE1", "blP A3 EX"),  # though one has the school
        ("viE1", "blP A3 EX"),  # though one has an Atout
        ("A2", "blP A3 EX"),  # though one could go higher
        ("A9", "blP A3 EX"),  # though one has another Atout
    ],
)
def test_t12_the_excuse_can_be_played_at_any_time(trick: str, hand: str) -> None:
    other, leader = ("orI orE1", 0) if trick else ("orI orE1 orE2", 1)
    assert "EX" in tarot_at(other, hand, trick=trick, leader=leader).may


def test_t12_the_excuse_does_not_free_the_other_cards() -> None:
    table = tarot_at("orI orE1", "blI veP EX", trick="blE1")
    assert table.may == {"blI", "EX"}
    assert table.refuses("veP") == ("T8", "must-follow")


@pytest.mark.parametrize("trick", ["blE1", "A5"])
def test_t12_with_the_excuse_as_only_atout_any_card_may_be_played(trick: str) -> None:
    assert tarot_at("orI orE1", "orP veI EX", trick=trick).may == {"orP", "veI", "EX"}


@pytest.mark.parametrize("trick", ["blE1", "A5", "blE1 A4", "orE1"])
def test_t12_the_excuse_must_be_played_if_it_is_ones_only_card(trick: str) -> None:
    hands = ["", "EX", "viI"] if len(trick.split()) == 1 else ["", "", "EX"]
    assert tarot_at(*hands, trick=trick).may == {"EX"}


def test_t12_the_excuse_is_not_an_atout_to_be_beaten() -> None:
    table = tarot_at("orI", "orE1", "A1 A2", trick="blE1 EX")
    assert table.may == {"A1", "A2"}
    table = tarot_at("orI", "orE1", "A6 A2", trick="A5 EX")
    assert table.may == {"A6"}


def test_t12_after_the_excuse_led_the_next_plays_freely_and_that_card_decides() -> None:
    table = tarot_at("EX viI", "blE1 orP", "blSC veP", "A3 A9")
    table.does("EX")
    assert table.may == {"blE1", "orP"}
    table.does("blE1")
    assert table.may == {"blSC"}
    assert table.refuses("veP") == ("T8", "must-follow")
    table.does("blSC")
    assert table.may == {"A3", "A9"}


def test_t12_an_atout_played_on_the_excuse_led_asks_for_atouts() -> None:
    table = tarot_at("EX viI", "A5 orP", "A4 A8", "veP viE1")
    table.does("EX", "A5")
    assert table.may == {"A8"}
    assert table.refuses("A4") == ("T11", "must-climb")
    table.does("A8")
    assert table.may == {"veP", "viE1"}


def test_t12_the_excuse_played_second_changes_nothing_about_what_was_led() -> None:
    table = tarot_at("blE1 viI", "EX orP", "blSC veP")
    table.does("blE1", "EX")
    assert table.may == {"blSC"}
