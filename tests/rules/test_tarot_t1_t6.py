"""Tarot décalé, T1-T6: the pack, the draw for the deal, the cut and the deal."""

from typing import Any

import pytest

from tablee import CHANCE, CLOCK, TimeUp, Window
from tablee.games.tarot.events import (
    DealerChosen,
    Dealt,
    Drawn,
    HandBegun,
    HandScored,
    PackCut,
    TrickSetAside,
    TrickWon,
)
from tablee.games.tarot.moves import Call, Cut, Draw, Shuffle
from tablee.games.tarot.pieces import CODES, points_of

from .tables import HAND, TAROT, Table, cards, codes, of, tarot_at, tarot_dealt, tarot_drawn

SCHOOL = ("I", "E1", "E2", "E3", "E4", "SC", "HG", "SP", "P")
ALL = tuple(range(50))

# T1: the pack


def test_t1_four_schools_of_nine_cards_and_fourteen_atouts() -> None:
    schools = {school + card for school in ("bl", "or", "ve", "vi") for card in SCHOOL}
    assert set(CODES) == schools | {f"A{number}" for number in range(1, 14)} | {"EX"}
    assert len(CODES) == 50


def test_t1_a_proviseur_can_be_called_from_the_four_schools_only() -> None:
    table = tarot_dealt("", "", "", "", "", call=True)
    table.does("bet master")
    assert {move.split()[1] for move in table.may if move != "alone"} <= {"bleu", "orange", "vert", "violet"}
    assert table.refuses(Call(4)) == ("T1", "no-such-school")


# T2: strength


def winner(led: str, answer: str) -> int | None:
    """Who takes a last trick of two cards; None if it ties."""
    events = tarot_at(led, answer).does(led, answer)
    won = of(TrickWon, events)
    assert len(won) + len(of(TrickSetAside, events)) == 1
    return won[0].seat if won else None


RANKS = (["P"], ["SC", "HG", "SP"], ["E1", "E2", "E3", "E4"], ["I"])


@pytest.mark.parametrize("school", ["bl", "or", "ve", "vi"])
def test_t2_proviseur_over_profs_over_eleves_over_interro(school: str) -> None:
    for rank, equals in enumerate(RANKS):
        for card in equals:
            for weaker in (low for lower in RANKS[rank + 1 :] for low in lower):
                assert winner(school + card, school + weaker) == 0
                assert winner(school + weaker, school + card) == 1
            for equal in equals:
                assert equal == card or winner(school + card, school + equal) is None


def test_t2_any_numbered_atout_beats_any_school_card() -> None:
    for card in (code for code in CODES if code[0] != "A" and code != "EX"):
        assert winner(card, "A1") == 1
        assert winner("A1", card) == 0


def test_t2_atouts_rank_by_number() -> None:
    for number in range(1, 13):
        assert winner(f"A{number}", f"A{number + 1}") == 1
        assert winner(f"A{number + 1}", f"A{number}") == 0
    assert winner("A9", "A10") == 1  # by number, not by spelling


def test_t2_the_excuse_has_no_strength() -> None:
    assert winner("EX", "blI") == 1
    assert winner("blI", "EX") == 0


# T3: points

POINTS = {"P": 5, "SC": 2, "HG": 2, "SP": 2, "E1": 1, "E2": 1, "E3": 1, "E4": 1, "I": 0}


def test_t3_points_of_each_card() -> None:
    for code in CODES:
        expected = 5 if code in ("A1", "A13", "EX") else 0 if code[0] == "A" else POINTS[code[2:]]
        assert points_of(1 << CODES.index(code)) == expected, code


def test_t3_there_are_75_points_in_the_pack() -> None:
    assert points_of((1 << 50) - 1) == 75


def test_t3_points_are_counted_so_at_the_end_of_a_hand() -> None:
    won = ["blP blSC blE1 orI A7", "A1 A13 EX A2"]
    events = tarot_at("veI", "veE1", leader=0, won=won).does("veI", "veE1")
    assert of(HandScored, events)[0].scores == (8, 16)


# T4: the draw for the deal


def drawing(seats: int, *draws: str) -> tuple[Table, list]:
    """A match in which these cards are drawn."""
    table = Table(TAROT, TAROT.start(seats))
    return table, table.does(*(f"draw {draw}" for draw in draws))


@pytest.mark.parametrize(
    ("draw", "dealer"),
    [
        ("A5 blP viI", 0),  # an Atout beats any school card
        ("blP A1 viP", 1),
        ("A12 A13 A11", 1),
        ("blSC orE1 viP", 2),  # schools compare with each other
        ("blI orE1 viI", 1),
    ],
)
def test_t4_the_strongest_card_makes_its_owner_dealer(draw: str, dealer: int) -> None:
    table, events = drawing(3, draw)
    assert events == [Drawn((0, 1, 2), cards(draw)), DealerChosen(dealer), HandBegun(dealer, 1)]
    assert table.public.dealer == dealer


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t4_each_player_draws_one_card(seats: int) -> None:
    table = Table(TAROT, TAROT.start(seats))
    assert table.turn == CHANCE
    assert table.refuses(Draw(ALL[: seats - 1])) == ("T4", "not-a-draw")
    assert table.refuses(Draw(ALL[: seats + 1])) == ("T4", "not-a-draw")
    assert table.refuses(Draw((0,) * seats)) == ("T4", "not-a-draw")
    assert table.refuses(Shuffle(ALL)) == ("T4", "not-a-draw")
    table.does("draw " + codes(ALL[-seats:]))


def test_t4_equal_cards_of_different_schools_tie_and_only_the_tied_draw_again() -> None:
    table, events = drawing(4, "blSC orE1 veHG viI")
    assert events == [Drawn((0, 1, 2, 3), cards("blSC orE1 veHG viI"))]
    assert table.public.dealer is None
    assert table.public.draw.drawers == table.public.draw.contenders == (0, 2)
    assert table.refuses("draw A1 A2 A3 A4") == ("T4", "not-a-draw")
    assert table.does("draw A1 A2") == [Drawn((0, 2), cards("A1 A2")), DealerChosen(2), HandBegun(2, 1)]


def test_t4_a_redraw_lower_than_a_losers_card_wins_all_the_same() -> None:
    # The Prof of seat 2 lost against two Proviseurs; they draw an Interro and an Élève.
    table, _ = drawing(3, "blP orP veSC", "viI viE1")
    assert table.public.dealer == 1


def test_t4_a_redraw_equal_to_a_losers_card_does_not_bring_the_loser_back() -> None:
    table, _ = drawing(3, "blP orP veSC", "viI viSC")
    assert table.public.dealer == 1


def test_t4_the_tied_may_tie_again() -> None:
    table, _ = drawing(3, "blP orP viP", "blE1 veE1 viI")
    assert table.public.draw.drawers == (0, 1)
    table.does("draw A4 A3")
    assert table.public.dealer == 0


def test_t4_cards_drawn_again_come_from_those_not_yet_drawn() -> None:
    table, _ = drawing(3, "blP orP veSC")
    for drawn in ("blP", "orP", "veSC"):
        assert table.refuses(f"draw A1 {drawn}") == ("T4", "not-a-draw")
    assert table.state.moves(CHANCE).size == 47 * 46


def test_t4_an_excuse_is_drawn_again_first() -> None:
    # Seats 0 and 2 have equal Profs, but seat 1 must replace the Excuse before anything is compared.
    table, _ = drawing(3, "blSC EX veSC")
    assert table.public.draw.drawers == (1,)
    assert table.refuses("draw A1 A2") == ("T4", "not-a-draw")
    assert table.refuses("draw EX") == ("T4", "not-a-draw")
    table.does("draw blE1")
    assert table.public.draw.drawers == (0, 2)
    table.does("draw blI A2")
    assert table.public.dealer == 2


@pytest.mark.parametrize(("again", "dealer"), [("A6", 1), ("A4", 0)])
def test_t4_the_card_that_replaces_the_excuse_counts(again: str, dealer: int) -> None:
    table, events = drawing(2, "A5 EX", again)
    assert of(Drawn, events)[1] == Drawn((1,), cards(again))
    assert table.public.dealer == dealer


def test_t4_the_card_that_replaces_the_excuse_may_tie() -> None:
    table, _ = drawing(3, "blSC EX blE1", "orSC")
    assert table.public.draw.drawers == (0, 1)


def test_t4_an_excuse_among_the_tied_is_drawn_again_by_its_owner_alone() -> None:
    table, _ = drawing(4, "blP orP veP viI", "blSC EX orE1")
    assert table.public.draw.drawers == (1,)
    table.does("draw veE1")  # 0 keeps the Prof
    assert table.public.dealer == 0


def test_t4_the_draw_is_shown_to_everyone() -> None:
    table, events = drawing(3, "blSC orE1 veHG")
    for seat in (0, 1, 2, None):
        assert events[0].seen_by(seat) == Drawn((0, 1, 2), cards("blSC orE1 veHG"))
        assert table.state.view(seat).draw.cards == cards("blSC orE1 veHG")


def test_t4_nobody_can_do_anything_before_the_draw() -> None:
    table = Table(TAROT, TAROT.start(3))
    for seat in (0, 1, 2):
        assert table.refuses("cut 20", seat=seat) == ("T4", "draw-first")


# T5: shuffle and cut


@pytest.mark.parametrize("order", [ALL[:49], (*ALL[:49], 48), (*ALL, 0), ()])
def test_t5_chance_shuffles_all_fifty_cards(order: Any) -> None:
    table = tarot_drawn(3)
    assert table.turn == CHANCE
    assert table.refuses(Shuffle(order)) == ("T5", "not-a-shuffle")
    assert table.refuses("draw A1 A2 A3") == ("T5", "not-a-shuffle")
    table.does("shuffle " + codes(ALL))


def test_t5_nobody_can_do_anything_before_the_shuffle() -> None:
    table = tarot_drawn(3)
    for seat in (0, 1, 2):
        assert table.refuses("cut 20", seat=seat) == ("T5", "chance-first")


@pytest.mark.parametrize(("seats", "dealer", "cutter"), [(2, 0, 1), (3, 0, 2), (4, 3, 2), (5, 1, 0)])
def test_t5_the_player_at_the_dealers_right_cuts(seats: int, dealer: int, cutter: int) -> None:
    table = tarot_drawn(seats, dealer)
    table.does("shuffle " + codes(ALL))
    assert table.turn == cutter
    assert table.refuses("cut 20", seat=dealer) == ("T7", "not-your-turn")
    assert of(PackCut, table.does("cut 20")) == [PackCut(cutter, 20)]


def test_t5_a_cut_leaves_at_least_two_cards_in_each_part() -> None:
    table = tarot_drawn(3)
    table.does("shuffle " + codes(ALL))
    assert table.may == {f"cut {at}" for at in range(2, 49)}
    for at in (-1, 0, 1, 49, 50):
        assert table.refuses(Cut(at)) == ("T5", "bad-cut")
    assert table.refuses("blP") == ("T5", "must-cut")
    assert table.refuses("pass") == ("T5", "must-cut")


@pytest.mark.parametrize("at", [2, 3, 25, 47, 48])
def test_t5_the_lower_part_goes_on_top(at: int) -> None:
    table = tarot_drawn(5, dealer=0)
    table.does("shuffle " + codes(ALL), f"cut {at}")
    pack = (*range(at, 50), *range(at))
    # Seat 1 gets the first pair; the cards cut off are dealt last, to the dealer.
    assert set(pack[:2]) <= set(table.state.view(1).hand)
    assert set(pack[-2:]) <= set(table.state.view(0).hand)
    assert table.state.view(1).hand == tuple(sorted(card for i, card in enumerate(pack) if i // 2 % 5 == 0))


def test_t5_the_cut_can_be_left_to_the_clock() -> None:
    table = tarot_drawn(3, dealer=1)
    assert table.state.windows == ()
    table.does("shuffle " + codes(ALL))
    assert table.state.windows == (Window("cut", 20, (0,)),)
    assert table.state.moves(CLOCK) == (TimeUp("cut"),)
    twin = table.state.copy()
    assert of(PackCut, table.time_up("cut")) == [PackCut(0, 25)]
    twin.play(0, Cut(25))
    assert [table.state.view(seat) for seat in range(3)] == [twin.view(seat) for seat in range(3)]
    assert table.refuses(TimeUp("cut"), seat=CLOCK) == ("T19", "no-time-limit")


# T6: the deal


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 14, 22), (3, 12, 14), (4, 10, 10), (5, 10, 0)])
@pytest.mark.parametrize("dealer", [0, 1])
def test_t6_two_by_two_from_the_dealers_left_and_the_rest_is_set_aside(
    seats: int, each: int, aside: int, dealer: int
) -> None:
    assert HAND[seats] == each == (50 - aside) // seats
    table = tarot_drawn(seats, dealer)
    events = table.does("shuffle " + codes(ALL), "cut 10")
    pack = (*range(10, 50), *range(10))
    hands: dict[int, list[int]] = {seat: [] for seat in range(seats)}
    for pair in range(each * seats // 2):
        hands[(dealer + 1 + pair) % seats] += pack[2 * pair : 2 * pair + 2]
    assert [table.state.view(seat).hand for seat in range(seats)] == [tuple(sorted(hands[s])) for s in range(seats)]
    assert [(event.seat, event.count) for event in of(Dealt, events)] == [
        ((dealer + 1 + place) % seats, each) for place in range(seats)
    ]
    dealt = [card for seat in range(seats) for card in table.state.view(seat).hand]
    assert set(ALL) - set(dealt) == set(pack[50 - aside :])


def test_t6_a_deal_card_by_card() -> None:
    table = tarot_drawn(4, dealer=3)
    table.does("shuffle " + codes(ALL), "cut 2")
    # From card 2 on, eight cards a round: 2 3, 10 11, 18 19, 26 27, 34 35.
    assert table.hand(0) == "blE2 blE3 orE1 orE2 veI veE1 veP viI viSP viP"


def test_t6_set_aside_cards_are_never_scored() -> None:
    # The 45 cards that are named nowhere are worth 66 points, and count for nobody.
    table = tarot_at("blI", "blE1", "blE2", "blSC", won=["A1"])
    assert of(HandScored, table.does("blI", "blE1", "blE2", "blSC"))[0].scores == (5, 0, 0, 4)
