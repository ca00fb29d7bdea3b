"""Tapécho, P18-P23: reactions, nested and out of turn.

In all of these the place is context 0, so `a7b1`, an atout of 7 with the spot of context 1, is out of place."""

from itertools import permutations
from typing import Any

import pytest

from tablee import CLOCK, TimeUp, Window, narrate
from tablee.games.tapecho.events import Cancelled, CardLaid, CardStands, Defended, Foiled
from tablee.games.tapecho.moves import Decline, React

from .tapecho_tables import PACK, card, cards, n, named, of, party

FOILS = " ".join(["o", *(f"o#{i}" for i in range(2, 9))])
DEFENCES = {camp: " ".join([f"d{camp}", *(f"d{camp}#{i}" for i in range(2, 7))]) for camp in "wm"}


def times_out(table: Any) -> Any:
    """CLOCK closes the window that is open."""
    (window,) = table.state.windows
    return narrate(table.state, CLOCK, TimeUp(window.name))


# P18: where the cards go


def test_p18_a_cancelled_card_and_the_one_that_cancelled_it_go_to_the_discard() -> None:
    table = party("xb-skip a1b", "dm a2m")
    table.does("lay xb-skip>1")
    assert table.does("react dm xb-skip") == [
        Defended(1, card("dm"), card("xb-skip")),
        Cancelled(card("xb-skip"), card("dm")),
    ]
    assert table.discard == "xb-skip dm"
    table = party("a7b1 a1b", "o a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    table.seat(0, "decline o")
    assert table.discard == named(cards("a7b1 o"))


def test_p18_a_reaction_does_not_use_up_the_turn() -> None:
    table = party("xb-reveal a1b", "dm a2m a3m")
    table.does("lay xb-reveal>1", "react dm xb-reveal")
    assert table.turn == 1
    table.does("lay a2m>1")
    assert table.atouts(1) == "a2m"


# P19: attack, defence


@pytest.mark.parametrize(("on", "defence"), [(1, "dm"), (2, "dw"), (3, "dm")])
def test_p19_the_target_may_cancel_an_attack_with_the_defence_of_their_camp(on: int, defence: str) -> None:
    hands = ["xb-lose_best a1b", "a2m a3m", "a2w a3w", "a5m a7m"]
    hands[on] = f"{defence} a1m"
    table = party(*hands, atouts={on: "a9b"})
    table.does(f"lay xb-lose_best>{on}")
    assert table.state.acting == (on,)
    assert table.may == {n("decline xb-lose_best"), n(f"react {defence} xb-lose_best")}
    table.does(f"react {defence} xb-lose_best")
    assert table.atouts(on) == "a9b"
    assert table.turn == 1


def test_p19_an_attack_that_is_let_pass_takes_effect() -> None:
    table = party("xb-lose_best a1b", "dm a2m", atouts={1: "a9b"})
    table.does("lay xb-lose_best>1")
    assert table.does("decline xb-lose_best")[0] == CardStands(1, card("xb-lose_best"))
    assert table.atouts(1) == ""
    assert table.hand(1) == named(cards("dm a2m"))


def test_p19_only_the_defence_of_ones_own_camp_helps() -> None:
    table = party("xb-skip a1b", "dw o a2m")
    table.does("lay xb-skip>1")
    assert table.may == {n("decline xb-skip")}
    for wrong in ("dw", "o", "a2m"):
        assert table.refuses(f"react {wrong} xb-skip") == ("P19", "needs-defence")
    assert table.refuses("react dm xb-skip") == ("P6", "not-in-hand")
    assert table.refuses(React(-1, card("xb-skip"))) == ("P6", "not-in-hand")


def test_p19_nobody_but_the_target_may_defend() -> None:
    table = party("xb-skip dw a1b", "a2m a3m", "dw#2 a2w", "dm a1m")
    table.does("lay xb-skip>1")
    for seat, defence in ((0, "dw"), (2, "dw#2"), (3, "dm")):
        assert table.refuses(f"react {defence} xb-skip", seat=seat) == ("P20", "too-late")


def test_p19_a_defence_is_not_laid_on_ones_turn() -> None:
    table = party("dw o a1b")
    assert table.refuses("lay dw>0") == ("P19", "only-out-of-turn")
    assert table.refuses("lay o>1") == ("P19", "only-out-of-turn")
    assert table.refuses("lay dw>1 +") == ("P19", "only-out-of-turn")


# P20: atout or handicap, hors contexte


@pytest.mark.parametrize(("what", "on"), [("a7b1", 0), ("h6b1", 1), ("h6b1", 2)])
@pytest.mark.parametrize("rival", [1, 2, 3])
def test_p20_any_other_player_may_cancel_a_card_out_of_place(what: str, on: int, rival: int) -> None:
    hands = [f"{what} a1b", "a2m a3m", "a2w a3w", "a5m a7m"]
    hands[rival] = "o a1m"
    table = party(*hands)
    table.does(f"lay {what}>{on}")
    assert table.state.acting == (1, 2, 3)
    assert table.seat(rival, f"react o {what}") == [Foiled(rival, card("o"), card(what), 0)]
    table.seat(0, "decline o")
    assert table.atouts(0) == table.handicaps(on) == ""
    assert table.discard == named(cards(f"{what} o"))
    assert table.turn == 1


@pytest.mark.parametrize("what", ["a5b", "a7b0", "h3b", "h7b0"])
def test_p20_a_card_without_a_spot_or_with_the_contexts_colour_cannot_be_cancelled(what: str) -> None:
    table = party(f"{what} a1b", "o a2m", "o#2 a2w", "o#3 a1m")
    on = 0 if what.startswith("a") else 1
    table.does(f"lay {what}>{on}")
    assert table.public.phase == "turn"
    assert table.turn == 1
    assert table.refuses(f"react o {what}", seat=2) == ("P20", "too-late")


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_p20_if_several_want_to_the_first_one_counts(order: Any) -> None:
    table = party("a7b1 a1b", "o a2m", "o#2 a2w", "o#3 a1m")
    table.does("lay a7b1>0")
    foils = {1: "o", 2: "o#2", 3: "o#3"}
    first, *late = order
    table.seat(first, f"react {foils[first]} a7b1")
    assert table.public.rival == first
    for seat in late:
        assert table.refuses(f"react {foils[seat]} a7b1", seat=seat) == ("P20", "too-late")
    table.seat(0, f"decline {foils[first]}")
    for seat in late:
        assert card(foils[seat]) in table.state.view(seat).hand


def test_p20_not_whoever_laid_the_card() -> None:
    table = party("a7b1 o a1b")
    table.does("lay a7b1>0")
    assert table.refuses("react o a7b1", seat=0) == ("P20", "too-late")


def test_p20_only_a_hors_contexte_cancels_a_card_out_of_place() -> None:
    table = party("a7b1 a1b", "dm a2m", "dw a2w")
    table.does("lay a7b1>0")
    assert table.refuses("react dm a7b1", seat=1) == ("P20", "needs-foil")
    assert table.refuses("react dw a7b1", seat=2) == ("P20", "needs-foil")
    assert table.refuses("react o a7b1", seat=1) == ("P6", "not-in-hand")


@pytest.mark.parametrize("teams", ["war_of_sexes", "couples"])
def test_p20_allies_may_do_so_too(teams: str) -> None:
    table = party("a7b1 a1b", "o a2m", "o#2 a2w", options={"teams": teams})
    table.does("lay a7b1>0")
    for seat, foil in ((1, "o"), (2, "o#2")):
        assert table.offers(f"react {foil} a7b1", seat)


# P21: hors contexte, defence


@pytest.mark.parametrize(("what", "on"), [("a7b1", 0), ("h6b1", 1)])
def test_p21_a_defence_against_a_hors_contexte_and_the_card_stands(what: str, on: int) -> None:
    table = party(f"{what} dw a1b", "o a2m", "o#2 a2w")
    table.does(f"lay {what}>{on}")
    table.seat(1, f"react o {what}")
    assert table.state.acting == (0,)
    assert table.public.phase == "counter"
    assert table.public.foil == card("o")
    assert table.may == {n("decline o"), n("react dw o")}
    events = table.does("react dw o")
    assert events == [
        Defended(0, card("dw"), card("o")),
        Cancelled(card("o"), card("dw")),
        CardStands(on, card(what)),
    ]
    assert named(table.public.atouts[0] + table.public.handicaps[1]) == what
    assert table.discard == "dw o"
    assert table.turn == 1  # and nobody may lay another hors contexte on it
    assert table.refuses(f"react o#2 {what}", seat=2) == ("P20", "too-late")


def test_p21_only_the_defence_of_ones_own_camp_helps_against_a_hors_contexte() -> None:
    table = party("a7b1 dm o#2 a1b", "o a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    for wrong in ("dm", "o#2", "a1b"):
        assert table.refuses(f"react {wrong} o") == ("P21", "needs-defence-against-foil")
    assert table.may == {n("decline o")}


def test_p21_the_limit_of_one_attack_a_round_does_not_apply() -> None:
    table = party("a7b1 a1b a2b", "o a2m", "o#2 a2w", attacks={0: ("xb-mute", 3)})
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    table.seat(0, "decline o")
    assert table.public.attackers[0] == 3  # neither used up nor begun


def test_p21_a_hors_contexte_does_not_protect_from_attacks() -> None:
    table = party("a7b1 a1b a2b", "o xb-skip a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    table.seat(0, "decline o")
    assert table.offers("lay xb-skip>0")


# P22: windows


def test_p22_a_window_opens_for_those_who_could_react_whether_or_not_they_hold_the_card() -> None:
    for hands in (("a7b1 a1b", "a2m a3m", "a2w a3w", "a1m a5m"), ("a7b1 a1b", "o a3m", "o#2 a3w", "o#3 a5m")):
        table = party(*hands)
        table.does("lay a7b1>0")
        assert table.state.windows == (Window("react-1", 6, (1, 2, 3)),)
        assert table.state.acting == (1, 2, 3)
    for hand in ("a2m a3m", "dm a3m"):
        table = party("xb-skip a1b", hand)
        table.does("lay xb-skip>1")
        assert table.state.windows == (Window("react-1", 6, (1,)),)
    for hand in ("a7b1 a1b", "a7b1 dw"):
        table = party(hand, "o a2m")
        table.does("lay a7b1>0")
        table.seat(1, "react o a7b1")
        assert table.state.windows == (Window("counter-2", 6, (0,)),)


@pytest.mark.parametrize("seconds", [2, 3, 4, 6, 8, 10, 15, 30])
def test_p22_the_host_sets_its_length(seconds: int) -> None:
    table = party("a7b1 a1b", options={"seconds": seconds})
    table.does("lay a7b1>0")
    assert table.state.windows[0].seconds == seconds


def test_p22_it_ends_early_only_when_all_have_said_no() -> None:
    table = party("a7b1 a1b", "o a2m")
    table.does("lay a7b1>0")
    for seat, left in ((2, (1, 3)), (1, (3,))):
        assert table.seat(seat, "decline a7b1") == []
        assert table.state.acting == left
        assert table.atouts(0) == ""
    assert table.seat(3, "decline a7b1") == [CardStands(0, card("a7b1"))]
    assert table.atouts(0) == "a7b1"


def test_p22_or_when_its_time_has_passed() -> None:
    table = party("a7b1 a1b", "o a2m")
    table.does("lay a7b1>0")
    table.seat(3, "decline a7b1")
    assert times_out(table) == [CardStands(0, card("a7b1"))]
    assert table.turn == 1
    table = party("xb-lose_best a1b", "dm a2m", atouts={1: "a5b"})
    table.does("lay xb-lose_best>1")
    times_out(table)
    assert table.atouts(1) == ""
    table = party("a7b1 dw a1b", "o a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    assert times_out(table) == [Cancelled(card("a7b1"), card("o"))]
    assert table.atouts(0) == ""


def test_p22_the_clock_closes_what_is_open_and_nothing_else() -> None:
    table = party("a7b1 a1b")
    assert table.state.why_not(CLOCK, TimeUp("react-1")).key == "no-time-limit"
    assert table.refuses(TimeUp("match"), seat=CLOCK) == ("P22", "no-time-limit")
    table.does("lay a7b1>0")
    assert table.refuses(TimeUp("react-2"), seat=CLOCK) == ("P22", "no-time-limit")
    assert list(table.state.moves(CLOCK)) == [TimeUp("react-1")]


def test_p22_whoever_is_asked_may_always_say_no_and_whoever_has_is_not_asked_again() -> None:
    table = party("a7b1 a1b", "o a2m", "o#2 a2w", "a1m a3m")
    table.does("lay a7b1>0")
    for seat in (1, 2, 3):
        assert table.offers("decline a7b1", seat)
    table.seat(1, "decline a7b1")
    assert table.state.moves(1) == ()
    assert table.refuses("react o a7b1", seat=1) == ("P20", "too-late")
    assert table.refuses("decline a7b1", seat=1) == ("P20", "too-late")


def test_p22_meanwhile_nobody_does_anything_else() -> None:
    table = party("a7b1 a1b", "o a2m")
    table.does("lay a7b1>0")
    assert table.refuses("lay a1b>0", seat=0) == ("P22", "answers-awaited")
    for move in ("lay a2m>1", "drop a2m", "pass"):
        assert table.refuses(move, seat=1) == ("P22", "react-or-not")


def test_p22_an_answer_to_an_earlier_card_is_not_taken_for_another() -> None:
    table = party("h6b1 h8b2 a1b", "o a2m", "o#2 a2w")
    table.does("lay h6b1>1 +", "lay h8b2>2")
    times_out(table)
    assert table.state.windows == (Window("react-2", 6, (1, 2, 3)),)  # another name: its time begins anew
    assert table.refuses("react o h6b1", seat=1) == ("P20", "too-late")
    assert table.refuses("decline h6b1", seat=1) == ("P20", "too-late")
    assert table.offers("react o h8b2", 1)


def test_p22_no_window_where_everybody_knows_that_nobody_can_react() -> None:
    # All hors contexte lie in the discard.
    table = party("a7b1 a1b", discard=FOILS)
    table.does("lay a7b1>0")
    assert table.turn == 1
    assert table.atouts(0) == "a7b1"
    # All defences of the men lie there: attacks on men, but not on women, hit at once.
    table = party("xb-mute xb-reveal a1b", discard=DEFENCES["m"])
    table.does("lay xb-mute>1 +", "lay xb-reveal>2")
    assert table.public.muted == (1,)
    assert table.state.acting == (2,)
    # Nor does a woman without a card in hand defend herself against a hors contexte.
    table = party("a7b1", "o a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    assert table.state.outcome is not None


def test_p22_one_reaction_left_somewhere_is_enough_for_a_window() -> None:
    table = party("a7b1 a1b", discard=FOILS.replace(" o#8", ""))
    table.does("lay a7b1>0")
    assert table.state.acting == (1, 2, 3)
    table = party("xb-mute a1b", discard=DEFENCES["m"].replace(" dm#6", ""))
    table.does("lay xb-mute>1")
    assert table.state.acting == (1,)


def test_p22_a_player_without_a_card_is_not_asked() -> None:
    # Seat 1 lays its last card on the first of two; for the second it is not asked any more.
    table = party("h6b1 h8b2 a1b", "o", "o#2 a2w")
    table.does("lay h6b1>1 +", "lay h8b2>2")
    table.seat(1, "react o h6b1")
    table.seat(0, "decline o")
    assert table.state.acting == (2, 3)


@pytest.mark.parametrize("seats", range(4, 11))
def test_p22_all_the_others_are_asked_however_many_they_are(seats: int) -> None:
    table = party("a7b1 a1b", seats=seats)
    table.does("lay a7b1>0")
    assert table.state.acting == tuple(range(1, seats))


# P23: and then


def test_p23_after_a_cancelled_card_the_next_player_takes_their_turn() -> None:
    table = party("a7b1 a1b", "o a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    table.seat(0, "decline o")
    assert table.turn == 1


def test_p23_the_first_card_of_a_pair_cancelled_the_second_still_resolved() -> None:
    table = party("h6b1 h4b a1b", "o a2m")
    table.does("lay h6b1>1 +", "lay h4b>2")
    table.seat(1, "react o h6b1")
    events = table.seat(0, "decline o")
    assert events == [Cancelled(card("h6b1"), card("o")), CardLaid(0, card("h4b"), 2, "handicap")]
    assert table.handicaps(1) == ""
    assert table.handicaps(2) == "h4b"
    assert table.turn == 1


def test_p21_an_atout_saved_from_one_hors_contexte_is_told_in_order() -> None:
    table = party("a7b1 dw a1b", "o a2m")
    told = table.does("lay a7b1>0")
    told += table.seat(1, "react o a7b1")
    told += table.seat(0, "react dw o")
    assert [type(event) for event in told] == [CardLaid, Foiled, Defended, Cancelled, CardStands]
    assert of(CardLaid, told) == [CardLaid(0, card("a7b1"), 0, "atout")]
    assert PACK.value[card("a7b1")] == 7


def test_p22_a_decline_names_the_card_it_lets_pass() -> None:
    assert str(Decline(70)) == "decline 70"
    assert str(React(152, 70)) == "react 152 70"
