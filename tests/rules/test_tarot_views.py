"""Tarot décalé: what each seat may know. Its own hand, and all that was played or said."""

import re
from random import Random
from typing import Any

import pytest

from tablee import Seat
from tablee.games.tarot.events import Dealt
from tablee.games.tarot.match import NO_DRAWING, Drawing
from tablee.games.tarot.options import TarotOptions
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.view import TarotView
from tablee.kernel.messages import encode
from tablee.kernel.seats import CHANCE

from .tables import TAROT, Table, cards, codes, of, shuffle_for, tarot_at, tarot_dealt, tarot_drawn

EVERYBODY = {seats: (*range(seats), None) for seats in (2, 3, 4, 5)}


def numbers(data: bytes) -> set[int]:
    """Every number in a JSON text."""
    return {int(number) for number in re.findall(rb"\d+", data)}


TELLING = set(range(31, 50))
"""Cards whose numbers stand for nothing else in a view: no seat, count, diploma or school is so high."""


def test_t6_the_fields_of_a_view_are_these_and_a_new_one_needs_a_test_of_its_own() -> None:
    assert TarotView.__struct_fields__ == (
        *("seat", "seats", "options", "phase", "acting", "dealer", "sheet", "time_up", "draw", "counts", "hand"),
        *("leader", "trick", "asked", "waiting", "won", "lost", "lacks", "shown", "bonuses", "bids", "bettor"),
        *("diploma", "called", "partner", "partner_shown", "outcome"),
    )


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_t6_a_view_field_by_field(seat: int | None) -> None:
    options = {"bets": True, "rounds": 3}
    hands = ("blP orI", "blE1 A13", "orP orE1")
    table = tarot_at(
        *hands, won=["A1 A2", "EX"], waiting="veSC veHG", bettor=2, diploma=20, sheet=[(1, 2, 3)], options=options
    )
    table.does("blP")
    table.does("blE1")
    assert table.state.view(seat) == TarotView(
        seat=seat,
        seats=3,
        options=TarotOptions(bets=True, rounds=3),
        phase=Phase.PLAY,
        acting=(2,),
        dealer=0,
        sheet=((1, 2, 3),),
        draw=NO_DRAWING,
        counts=(1, 1, 2),
        hand={0: cards("orI"), 1: cards("A13"), 2: cards("orE1 orP"), None: ()}[seat],
        leader=0,
        trick=cards("blP blE1"),
        asked=0,
        waiting=cards("veSC veHG"),
        won=(cards("A1 A2"), cards("EX"), ()),
        lacks=(0, 0, 0),
        shown=((), (), ()),
        bonuses=(0, 0, 0),
        bettor=2,
        diploma=20,
    )


def test_t4_the_draw_is_in_every_view_while_it_goes_on() -> None:
    table = Table(TAROT, TAROT.start(3))
    table.does("draw blSC orE1 veHG")
    for seat in EVERYBODY[3]:
        assert table.state.view(seat).draw == Drawing((0, 2), (0, 2), cards("blSC orE1 veHG"), cards("blSC orE1 veHG"))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t5_the_order_of_the_shuffled_pack_is_known_to_nobody(seats: int) -> None:
    table, other = tarot_drawn(seats), tarot_drawn(seats)
    table.does(shuffle_for([""] * seats, 0, 20))
    other.does(shuffle_for(["EX A13 viP"] + [""] * (seats - 1), 0, 20))
    for seat in EVERYBODY[seats]:
        told = encode(table.state.view(seat))
        assert told == encode(other.state.view(seat))
        assert not numbers(told) & TELLING


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t6_after_the_deal_a_seat_knows_its_own_hand_and_nothing_else(seats: int) -> None:
    table = tarot_dealt(*["A13 viP A2 A6", "A9 EX viSC A1", "A3 A4", "A5", "viHG"][:seats])
    for seat in EVERYBODY[seats]:
        view = table.state.view(seat)
        own = set(view.hand)
        assert len(own) == (0 if seat is None else table.public.counts[seat])
        assert view.trick == view.waiting == view.lost == view.bids == ()
        assert view.won == view.shown == ((),) * seats
        assert view.lacks == (0,) * seats
        assert numbers(encode(view)) & TELLING == own & TELLING


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_t6_the_deal_is_told_to_others_without_its_cards(seats: int) -> None:
    table = tarot_drawn(seats)
    events = table.does(shuffle_for(["A13", *[""] * (seats - 1)], 0, 20), "cut 20")
    for event in of(Dealt, events):
        for seat in EVERYBODY[seats]:
            told = event.seen_by(seat)
            assert told == (event if seat == event.seat else Dealt(event.seat, event.count))
            assert (b"cards" in encode(told)) == (seat == event.seat)
            assert seat == event.seat or not numbers(encode(told)) & TELLING


def played_on(*hands: str, moves: tuple[str, ...], **options: Any) -> Any:
    """A table after these moves, and all that was told."""
    table = tarot_dealt(*hands, **options)
    return table, table.does(*moves)


def same_for(seat: Seat | None, one: Any, other: Any) -> None:
    """Check that the seat gets the same bytes at both tables."""
    assert encode(one[0].state.view(seat)) == encode(other[0].state.view(seat))
    told = [[encode(event.seen_by(seat)) for event in events] for _, events in (one, other)]
    assert told[0] == told[1]


def test_t6_set_aside_cards_are_known_to_nobody() -> None:
    # Seat 2 holds the Atout 11 or the Atout 12, and the other of the two is set aside.
    hands = ["blE1 blP", "blI A13", "blSC A11", "blHG"]
    moves = ("blI", "blSC", "blHG", "blE1")
    one = played_on(*hands, moves=moves)
    other = played_on(hands[0], hands[1], hands[2].replace("A11", "A12"), hands[3], moves=moves)
    assert one[0].hand(2) != other[0].hand(2)
    for seat in (0, 1, 3, None):
        same_for(seat, one, other)


@pytest.mark.parametrize("seat", [1, 2, None])
def test_t7_hands_of_others_are_hidden_during_the_tricks(seat: int | None) -> None:
    # Seats 0 and 3 have exchanged two cards; neither is played nor denied by what is played.
    moves = ("blI", "blSC", "blHG", "blE1")
    one = played_on("blE1 A13", "blI", "blSC", "blHG viP", moves=moves)
    other = played_on("blE1 viP", "blI", "blSC", "blHG A13", moves=moves)
    same_for(seat, one, other)


def test_t7_all_cards_played_are_known_to_all() -> None:
    table = tarot_at("blSC orI", "EX orE1", "blP orE2")
    table.does("blSC", "EX", "blP", "orE2")
    for seat in EVERYBODY[3]:
        view = table.state.view(seat)
        assert [codes(pile) for pile in view.won] == ["", "EX", "blSC blP"]
        assert codes(view.trick) == "orE2"
        assert view.counts == (1, 1, 0)


def test_t9_what_a_play_shows_somebody_to_lack_is_known_to_all_and_no_more() -> None:
    table = tarot_at("blI viI viE1", "A9 orI viE2", "A5 A3 viE3", "orE1 orE2 viP")
    table.does("blI")
    assert table.public.lacks == (0, 0, 0, 0)
    table.does("A9", "A5", "orE1")
    bleu = sum(1 << card for card in range(9))
    above = sum(1 << card for card in cards("A10 A11 A12 A13"))
    atouts = sum(1 << card for card in range(36, 49))
    for seat in EVERYBODY[4]:
        assert table.state.view(seat).lacks == (0, bleu, bleu | above, bleu | atouts)


@pytest.mark.parametrize("seat", [0, 1, 2, 4, None])
def test_t23_who_the_partner_is_cannot_be_told_before_the_proviseur_is_played(seat: int | None) -> None:
    # Seat 3 or, for all that others know, another seat holds the Proviseur vert.
    moves = ("bet master", "call vert", "viI", "viE1", "viE2", "viE3", "viE4")
    hands = ["viE4", "viI", "viE1", "viE2 veP", "viE3 veI"]
    elsewhere = 2 if seat != 2 else 4
    swapped = list(hands)
    swapped[3] = "viE2 A13"
    swapped[elsewhere] += " veP"
    hands[elsewhere] += " A13"
    one, other = (played_on(*dealt, moves=moves, call=True) for dealt in (hands, swapped))
    same_for(seat, one, other)
    assert one[0].state.view(3).partner == 3
    assert other[0].state.view(elsewhere).partner == elsewhere


def test_t25_a_player_who_claims_nothing_tells_nothing() -> None:
    loose = "blI blE1 blE2 blE3 blE4 orI orE1 orE2 orE3 orE4"
    moves = ("announce nothing",)
    one = played_on("A13", loose, "", "", moves=moves, bonuses=True)
    other = played_on("orE4", loose.replace("orE4", "A13"), "", "", moves=moves, bonuses=True)
    for seat in (2, 3, None):
        same_for(seat, one, other)
    assert one[0].public.lacks == (0, 0, 0, 0)


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_kept_of_a_view_never_outlives_a_move(seats: int) -> None:
    rng = Random(seats)
    options = {"bets": True, "bonuses": seats == 5, "call": seats == 5, "rounds": 2}
    state = TAROT.start(seats, options)
    while state.outcome is None:
        fresh = state.copy()
        for seat in EVERYBODY[seats]:
            assert encode(state.view(seat)) == encode(fresh.copy().view(seat))
        actor = state.acting[0]
        moves = state.moves(actor)
        state.play(actor, moves.draw(rng.randrange) if actor == CHANCE else rng.choice(moves))
