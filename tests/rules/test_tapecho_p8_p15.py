"""Tapécho, P8-P15: the one action of a turn."""

import pytest

from tablee import CHANCE
from tablee.games.tapecho.events import CardLaid, Declared, Discarded, Drew, Kept, Passed, Reshuffled
from tablee.games.tapecho.moves import Discard, Keep, Lay, LayFirst, Reshuffle

from .tapecho_tables import card, cards, n, of, party

# P8: atouts


def test_p8_an_atout_is_laid_in_front_of_oneself() -> None:
    table = party("a5b a9b")
    assert table.does("lay a5b>0") == [CardLaid(0, card("a5b"), 0, "atout")]
    assert table.atouts(0) == "a5b"
    assert table.hand(0) == "a9b"
    assert table.turn == 1


@pytest.mark.parametrize("on", [1, 2, 3])
def test_p8_an_atout_is_for_nobody_else(on: int) -> None:
    assert party("a5b a9b").refuses(f"lay a5b>{on}") == ("P8", "atout-for-yourself")


def test_p8_on_ones_turn_one_lays_or_discards_and_nothing_else() -> None:
    table = party("a5b a9b")
    for move in ("keep a5b", "choose a5b", "react a5b a9b", "decline a5b", "context 0", "first 0"):
        assert table.refuses(move) == ("P8", "must-act")


def test_p8_one_lays_a_card_of_ones_own_hand() -> None:
    table = party("a5b a9b", "h3b h4b")
    for move in ("lay h3b>2", "lay h3b>2 +", "drop h3b", "lay a8b>0"):
        assert table.refuses(move) == ("P6", "not-in-hand")
    for wrong in (Lay(160, 0), Lay(-1, 0), Discard(160), Discard(-1), LayFirst(999, 1)):
        assert table.refuses(wrong) == ("P6", "not-in-hand")


def test_p8_an_atout_is_after_nothing() -> None:
    assert party("a5b a9b").refuses("lay a5b>0:a9b") == ("P17", "wrong-pick")


# P9: handicaps


@pytest.mark.parametrize("on", [1, 2, 3])
def test_p9_a_handicap_is_laid_in_front_of_another_player(on: int) -> None:
    table = party("h3b h4b")
    assert table.does(f"lay h3b>{on}") == [CardLaid(0, card("h3b"), on, "handicap")]
    assert table.handicaps(on) == "h3b"
    assert table.turn == 1


def test_p9_not_in_front_of_oneself_nor_of_somebody_who_is_not_there() -> None:
    table = party("h3b h4b")
    assert table.refuses("lay h3b>0") == ("P9", "handicap-for-others")
    for on in (4, 10, -1):
        assert table.refuses(Lay(card("h3b"), on)) == ("P9", "no-such-player")


# P10: attacks


@pytest.mark.parametrize("on", [1, 2, 3])
@pytest.mark.parametrize("teams", ["each", "war_of_sexes"])
def test_p10_an_attack_is_laid_in_front_of_any_other_player_of_ones_own_camp_too(teams: str, on: int) -> None:
    table = party("xb-skip h4b", options={"teams": teams})
    assert table.does(f"lay xb-skip>{on}") == [CardLaid(0, card("xb-skip"), on, "attack", effect="skip")]


def test_p10_nobody_attacks_themselves() -> None:
    assert party("xb-skip h4b").refuses("lay xb-skip>0") == ("P10", "attack-others")


def test_p10_in_couples_the_partner_receives_neither_attacks_nor_handicaps() -> None:
    table = party("xb-skip h4b a5b", options={"teams": "couples"})
    assert table.refuses("lay xb-skip>1") == ("P10", "spare-your-partner")
    assert table.refuses("lay h4b>1") == ("P10", "spare-your-partner")
    assert table.offers("lay xb-skip>2")
    assert table.offers("lay h4b>3")


# P11: discarding


def test_p11_discard_one_draw_two_keep_one_and_put_the_other_back_on_top() -> None:
    table = party("a5b a9b", pile="h1b h2b h3b")
    events = table.does("drop a5b")
    assert events == [Discarded(0, card("a5b")), Drew(0, 2, cards("h1b h2b"))]
    assert table.turn == 0
    assert table.may == {n("keep h1b"), n("keep h2b")}
    assert table.state.view(0).drawn == cards("h1b h2b")
    assert table.public.pile == 1
    assert table.does("keep h2b") == [Kept(0, card("h2b"), card("h1b"))]
    assert table.hand(0) == "a9b h2b"
    assert table.discard == "a5b"
    assert table.public.pile == 2
    assert table.turn == 1
    table.does("drop " + str(table.state.view(1).hand[0]))
    assert table.state.view(1).drawn == cards("h1b h3b")  # the card put back was on top


def test_p11_only_one_of_the_two_drawn_may_be_kept_and_nothing_else_done() -> None:
    table = party("a5b a9b", pile="h1b h2b h3b")
    table.does("drop a5b")
    assert table.refuses("keep h3b") == ("P11", "not-drawn")
    assert table.refuses("keep a9b") == ("P11", "not-drawn")
    assert table.refuses(Keep(-1)) == ("P11", "not-drawn")
    for move in ("lay a9b>0", "drop a9b", "pass"):
        assert table.refuses(move) == ("P11", "must-keep")
    assert table.refuses("keep h1b", seat=1) == ("P7", "not-your-turn")


@pytest.mark.parametrize("pile", ["", "h1b"])
def test_p11_with_fewer_than_two_cards_left_the_discard_without_the_card_thrown_is_shuffled_under(pile: str) -> None:
    table = party("a5b a9b", pile=pile, discard="h2b h3b h4b")
    table.does("drop a5b")
    assert table.turn == CHANCE
    assert table.public.thrown == card("a5b")
    assert table.public.discard == cards("h2b h3b h4b")
    assert table.refuses("reshuffle a5b h2b h3b h4b") == ("P11", "not-a-reshuffle")
    assert table.refuses(Reshuffle(cards("h2b h3b"))) == ("P11", "not-a-reshuffle")
    events = table.does("reshuffle h4b h2b h3b")
    assert of(Reshuffled, events) == [Reshuffled(3)]
    assert table.state.view(0).drawn == (cards("h1b h4b") if pile else cards("h2b h4b"))
    assert table.discard == "a5b"


def test_p11_two_cards_are_enough_not_to_shuffle() -> None:
    table = party("a5b a9b", pile="h1b h6b", discard="h2b h3b")
    table.does("drop a5b")
    assert table.state.view(0).drawn == cards("h1b h6b")
    assert table.discard == "a5b h2b h3b"


@pytest.mark.parametrize(("pile", "discard"), [("h1b", ""), ("", "h1b")])
def test_p11_if_there_is_only_one_it_is_taken(pile: str, discard: str) -> None:
    table = party("a5b a9b", pile=pile, discard=discard)
    events = table.does("drop a5b")
    if discard:
        events += table.does("reshuffle h1b")
    assert of(Drew, events) == [Drew(0, 1, cards("h1b"))]
    assert table.hand(0) == "a9b h1b"
    assert table.discard == "a5b"
    assert table.turn == 1


def test_p11_with_nothing_to_draw_it_is_not_available_whatever_is_thrown() -> None:
    table = party("a5b a9b", pile="")
    assert table.refuses("drop a5b") == ("P11", "nothing-to-draw")
    assert table.may == {n("lay a5b>0"), n("lay a9b>0")}


# P12: two cards


@pytest.mark.parametrize(
    ("first", "second"), [("h3b>1", "h4b>1"), ("h3b>1", "h4b>2"), ("xb-skip>1", "h4b>1"), ("xb-skip>1", "xb-mute>2")]
)
def test_p12_two_attacks_or_handicaps_on_one_player_or_two(first: str, second: str) -> None:
    table = party("h3b h4b xb-skip xb-mute a1b")
    events = table.does(f"lay {first} +")
    assert of(Declared, events)
    assert table.turn == 0
    assert table.public.phase == "second"
    events = table.does(f"lay {second}")
    events += table.all_decline()
    events += table.all_decline()
    laid = [event.card for event in of(CardLaid, events)]
    assert laid == [card(text.split(">")[0]) for text in (first, second)]
    assert len(table.state.view(0).hand) == 3
    assert table.turn in (1, 2)  # a skip may have hit seat 1


def test_p12_nothing_happens_before_both_are_declared() -> None:
    table = party("h3b h4b a1b")
    assert table.does("lay h3b>1 +") == [Declared(0, card("h3b"), 1)]
    assert table.handicaps(1) == ""
    assert table.state.windows == ()
    assert table.hand(0) == "a1b h4b"
    assert [str(lay) for lay in table.public.queue] == [n("lay h3b>1")]


def test_p12_the_cards_are_resolved_in_the_players_order() -> None:
    table = party("h4b xb-lose_best a1b", atouts={1: "a5b"})
    table.does("lay xb-lose_best>1 +")
    events = table.does("lay h4b>2")
    assert of(CardLaid, events)[0].card == card("xb-lose_best")
    assert table.handicaps(2) == ""
    events = table.all_decline()
    assert [type(event).__name__ for event in events] == ["CardStands", "AtoutLost", "CardLaid"]
    assert table.handicaps(2) == "h4b"


def test_p12_an_atout_is_laid_alone() -> None:
    table = party("a5b h3b h4b")
    assert table.refuses("lay a5b>0 +") == ("P12", "only-harm-in-pairs")
    table.does("lay h3b>1 +")
    assert table.refuses("lay a5b>0") == ("P12", "only-harm-in-pairs")


def test_p12_never_two_attacks_on_one_player() -> None:
    table = party("xb-skip xb-mute h3b")
    table.does("lay xb-skip>1 +")
    assert table.refuses("lay xb-mute>1") == ("P12", "two-attacks")
    assert table.offers("lay xb-mute>2")
    assert table.offers("lay h3b>1")


def test_p12_the_second_card_is_due() -> None:
    table = party("h3b h4b a1b")
    table.does("lay h3b>1 +")
    for move in ("drop h4b", "pass", "lay h4b>1 +", "decline h3b"):
        assert table.refuses(move) == ("P12", "second-card")
    assert table.refuses("lay h3b>2") == ("P6", "not-in-hand")  # it is on the table


def test_p12_a_first_card_needs_a_second() -> None:
    assert party("h3b a1b").refuses("lay h3b>1 +") == ("P12", "no-second-card")
    protected = party("xb-skip xb-mute", attacks={1: ("xb-reveal", 3), 2: ("xb-reveal#2", 3)})
    assert protected.refuses("lay xb-skip>3 +") == ("P12", "no-second-card")  # nobody else may be attacked


def test_p12_the_house_may_want_one_of_each() -> None:
    table = party("h3b h4b xb-skip xb-mute", options={"one_of_each": True})
    table.does("lay h3b>1 +")
    assert table.refuses("lay h4b>2") == ("P12", "one-of-each")
    assert table.offers("lay xb-skip>1")
    table = party("h3b xb-mute xb-skip a1b", options={"one_of_each": True})
    table.does("lay xb-skip>1 +")
    assert table.refuses("lay xb-mute>2") == ("P12", "one-of-each")
    assert table.offers("lay h3b>1")
    assert party("h3b h4b a1b", options={"one_of_each": True}).refuses("lay h3b>1 +") == ("P12", "no-second-card")


def test_p12_what_the_first_has_taken_the_second_does_not_find() -> None:
    table = party("xb-steal xb-lose_best h3b", atouts={1: "a5b", 2: "a9b"})
    table.does("lay xb-steal>1:a5b +", "lay xb-lose_best>2")
    table.all_decline()
    assert table.atouts(0) == "a5b"
    table.all_decline()
    assert table.atouts(2) == ""
    again = party("xb-give_handicap xw-give_handicap h3b", handicaps={0: "h2b"})
    again.does("lay xb-give_handicap>1:h2b +", "lay xw-give_handicap>2:h2b")
    again.all_decline()
    events = again.all_decline()
    assert [type(event).__name__ for event in events] == ["CardStands", "NoEffect"]
    assert (again.handicaps(1), again.handicaps(2)) == ("h2b", "")


# P13: camps


@pytest.mark.parametrize(("seat", "own", "other"), [(0, "w", "m"), (1, "m", "w")])
def test_p13_one_only_has_atouts_of_ones_own_camp_or_mixed_ones(seat: int, own: str, other: str) -> None:
    hands = ["", ""]
    hands[seat] = "a5w a5m a5b"
    table = party(*hands, turn=seat)
    assert table.refuses(f"lay a5{other}>{seat}") == ("P13", "wrong-camp")
    assert table.offers(f"lay a5{own}>{seat}")
    assert table.offers(f"lay a5b>{seat}")


@pytest.mark.parametrize(("camp", "targets"), [("w", {2}), ("m", {1, 3}), ("b", {1, 2, 3})])
def test_p13_handicaps_and_attacks_go_to_their_camp_only(camp: str, targets: set[int]) -> None:
    table = party(f"h2{camp} x{camp}-skip a1b")
    for what in (f"h2{camp}", f"x{camp}-skip"):
        for on in (1, 2, 3):
            assert table.offers(f"lay {what}>{on}") == (on in targets)
            if on not in targets:
                assert table.refuses(f"lay {what}>{on}") == ("P13", "wrong-camp")


# P14: what is laid stays, and nothing is drawn


def test_p14_laid_cards_stay_visible_in_two_piles_and_hands_shrink() -> None:
    table = party("a5b h3b h4b a9b", "h1b h2b", "a1b a2b", "a3b a6b", handicaps={2: "h9b"})
    pile = table.public.pile
    table.does("lay a5b>0", "lay h1b>0", "lay a1b>2", "lay a3b>3", "lay h3b>2")
    for seat in (0, 1, 2, 3, None):
        view = table.state.view(seat)
        assert view.atouts == (cards("a5b"), (), cards("a1b"), cards("a3b"))
        assert view.handicaps == (cards("h1b"), (), cards("h3b h9b"), ())
        assert view.counts == (2, 1, 1, 1)
        assert view.pile == pile
        assert view.discard == ()


# P15: passing


def test_p15_one_passes_only_if_nothing_can_be_done() -> None:
    for hand in ("a5b a9b", "a5m h3m h2w", "dw dw#2", "o o#2"):
        assert party(hand).refuses("pass") == ("P15", "can-act")  # there is always something to draw
    table = party("a5m a7m o", pile="")
    assert table.may == {"pass"}
    assert table.does("pass") == [Passed(0)]
    assert table.turn == 1
    assert table.hand(0) == "a5m a7m o"
