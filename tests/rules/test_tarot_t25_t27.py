"""Tarot décalé, T25-T27: bonuses."""

from itertools import combinations
from typing import Any

import pytest

from tablee.games.tarot.events import Announced, BetSettled, HandScored, PetitAtTheEnd
from tablee.games.tarot.moves import Announce
from tablee.games.tarot.phases import Phase
from tablee.games.tarot.pieces import points_of

from .tables import TAROT, cards, codes, of, tarot_at, tarot_dealt

# T25: announcements

SEVEN = "A1 A2 A3 A4 A5 A6 EX"
PLAIN = "blI blE1 blE2 blE3 blE4 orI orE1 orE2 orE3 orE4"
"""Ten cards: no Atout, no Prof, no Proviseur."""
STAFFED = "blSC blHG blSP orSC orHG orSP veSC veHG veSP viSC"
"""Ten cards without an Atout, but Profs all over."""


def announcing(*hands: str, **options: Any) -> Any:
    """A table with bonuses: seat 1 speaks first, the dealer, seat 0, last."""
    table = tarot_dealt(*hands, bonuses=True, **options)
    assert table.public.phase is Phase.ANNOUNCE
    return table


def cool(text: str) -> str:
    return f"announce cool {text}"


def test_t25_without_the_option_nothing_is_announced() -> None:
    table = tarot_dealt("", "", "", "")
    assert table.public.phase is Phase.PLAY
    assert table.refuses("announce loose") == ("T7", "must-play")


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("dealer", [0, 2])
def test_t25_announcements_are_made_in_turn_order_before_the_first_trick(seats: int, dealer: int) -> None:
    table = announcing(*[""] * seats, dealer=dealer)
    spoken = []
    for _ in range(seats):
        spoken.append(table.turn)
        assert table.refuses("announce nothing", seat=(table.turn + 1) % seats) == ("T7", "not-your-turn")
        table.does("announce nothing")
    assert spoken == [(dealer + 1 + place) % seats for place in range(seats)]
    assert table.public.phase is Phase.PLAY
    assert table.turn == (dealer + 1) % seats


def test_t25_nothing_else_is_said_then() -> None:
    table = announcing("", "", "", "")
    for move in ("pass", "bet bac", "alone", "cut 20", "blI"):
        assert table.refuses(move) == ("T25", "must-announce")


def test_t25_trop_cool_shows_six_atouts_of_ones_choice_with_four_players() -> None:
    table = announcing("", f"{SEVEN} blP blI orI", "", "")
    sixes = {cool(" ".join(six)) for six in combinations(SEVEN.split(), 6)}
    assert table.may == sixes | {"announce nothing"}
    assert len(sixes) == 7
    for shown in ("A1 A2 A3 A4 A5", SEVEN):
        assert table.refuses(cool(shown)) == ("T25", "wrong-count-shown")


def test_t25_trop_cool_may_show_them_in_any_order() -> None:
    shown = cards("A1 A2 A3 A4 A5 EX")
    assert Announce(shown[::-1]) == Announce(shown)
    assert TAROT.read_move('{"type":"announce","cool":[49,40,36,37,38,39]}') == Announce(shown)


def test_t25_trop_cool_shows_five_atouts_with_five_players() -> None:
    table = announcing("", f"{SEVEN} blP blI orI", "", "", "")
    assert len(table.may) == 21 + 1
    for shown in ("A1 A2 A3 A4", "A1 A2 A3 A4 A5 A6"):
        assert table.refuses(cool(shown)) == ("T25", "wrong-count-shown")
    table.does(cool("A1 A2 A3 A4 EX"))


@pytest.mark.parametrize("seats", [4, 5])
def test_t25_too_few_atouts_are_not_cool(seats: int) -> None:
    few = "A1 A2 A3 A4 A5"[: 14 if seats == 4 else 11]
    table = announcing("", f"{few} blP blI orI veI viI", *[""] * (seats - 2))
    assert table.may == {"announce nothing"}


@pytest.mark.parametrize(
    "shown",
    [
        (*cards("A1 A2 A3 A4 A5"), *cards("A13")),  # another's Atout
        (*cards("blP"), *cards("A1 A2 A3 A4 A5")),  # no Atout
        (*cards("A1 A2 A3 A4 A5"), *cards("A5")),  # one shown twice
        (-1, *cards("A1 A2 A3 A4 A5")),
    ],
)
def test_t25_trop_cool_shows_atouts_of_ones_own(shown: Any) -> None:
    table = announcing("A13", f"{SEVEN} blP blI orI", "", "")
    assert table.refuses(Announce(tuple(sorted(shown)))) == ("T25", "not-your-atouts")


def test_t25_the_excuse_counts_as_an_atout_to_be_shown() -> None:
    table = announcing("", "A1 A2 A3 A4 A5 EX blP blI orI veI", "", "")
    assert cool("A1 A2 A3 A4 A5 EX") in table.may


def test_t25_c_est_la_loose_needs_a_hand_without_atouts() -> None:
    table = announcing("", STAFFED, "", "")
    assert table.may == {"announce nothing", "announce loose"}
    assert table.does("announce loose") == [Announced(1, loose=True)]


@pytest.mark.parametrize("atout", ["A1", "A13", "EX"])
def test_t25_c_est_la_loose_is_false_with_any_atout_and_with_the_excuse(atout: str) -> None:
    table = announcing("", STAFFED.replace("viSC", atout), "", "")
    assert table.may == {"announce nothing"}
    assert table.refuses("announce loose") == ("T25", "not-so-loose")


def test_t25_greve_des_profs_needs_neither_prof_nor_proviseur() -> None:
    table = announcing("", PLAIN.replace("orE4", "A1"), "", "")
    assert table.may == {"announce nothing", "announce strike"}
    assert table.does("announce strike") == [Announced(1, strike=True)]


@pytest.mark.parametrize("staff", ["blSC", "orHG", "veSP", "blP", "viP"])
def test_t25_greve_des_profs_is_false_with_a_prof_or_a_proviseur(staff: str) -> None:
    table = announcing("", PLAIN.replace("blI", staff).replace("orE4", "A1"), "", "")
    assert table.may == {"announce nothing"}
    assert table.refuses("announce strike") == ("T25", "no-strike")


def test_t25_several_may_be_combined() -> None:
    table = announcing("", PLAIN, "A1 A2 A3 A4 A5 A6 veI veE1 viI viE1", "")
    assert table.may == {f"announce {claim}" for claim in ("nothing", "loose", "strike", "loose strike")}
    assert table.does("announce loose strike") == [Announced(1, loose=True, strike=True)]
    assert table.does(cool("A1 A2 A3 A4 A5 A6 strike")) == [
        Announced(2, cool=cards("A1 A2 A3 A4 A5 A6"), strike=True),
    ]
    assert table.public.bonuses == (0, 10, 10, 0)


@pytest.mark.parametrize("claim", ["loose strike", "cool A1 A2 A3 A4 A5 A6 strike"])
def test_t25_if_one_of_several_is_false_all_are_refused(claim: str) -> None:
    hand = "A1 A2 A3 A4 A5 A6 blP blI orI veI" if "cool" in claim else STAFFED
    table = announcing("", hand, "", "")
    assert table.refuses(f"announce {claim}") == ("T25", "no-strike")


def test_t25_it_is_optional_and_who_claims_nothing_says_nothing() -> None:
    table = announcing("", PLAIN, "", "")
    assert table.does("announce nothing") == []
    assert table.public.bonuses == (0, 0, 0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_t25_the_atouts_shown_and_no_others_are_seen_by_all(seat: int | None) -> None:
    table = announcing("", f"{SEVEN} blP blI orI", "", "")
    (event,) = table.does(cool("A1 A2 A3 A4 A5 EX"))
    assert event.seen_by(seat) == Announced(1, cool=cards("A1 A2 A3 A4 A5 EX"))
    view = table.state.view(seat)
    assert [codes(shown) for shown in view.shown] == ["", "A1 A2 A3 A4 A5 EX", "", ""]
    assert view.bonuses == (0, 5, 0, 0)


# T26: le bout du bout

BONUSES = {"bonuses": True}


@pytest.mark.parametrize(
    ("trick", "seat"),
    [("A1 blI orI veI", 0), ("blI blE1 A1 orI", 2), ("EX A1 blI orI", 1), ("blP EX orI A1", 3)],
)
def test_t26_example_the_petit_wins_the_last_trick(trick: str, seat: int) -> None:
    played = trick.split()
    table = tarot_at(*played, options=BONUSES)
    events = table.does(*played)
    assert of(PetitAtTheEnd, events) == [PetitAtTheEnd(seat)]
    without = tarot_at(*played)
    assert of(PetitAtTheEnd, without.does(*played)) == []
    gained = [mine - theirs for mine, theirs in zip(table.public.sheet[0], without.public.sheet[0], strict=True)]
    assert gained == [5 if owner == seat else 0 for owner in range(4)]


def test_t26_with_five_players_too() -> None:
    played = ("A1", "blI", "orI", "veI", "viI")
    assert of(PetitAtTheEnd, tarot_at(*played, options=BONUSES).does(*played)) == [PetitAtTheEnd(0)]


@pytest.mark.parametrize("trick", ["A1 A2 blI orI", "A2 A1 blI orI", "blI A1 A13 orI"])
def test_t26_a_petit_that_loses_the_last_trick_gives_nothing(trick: str) -> None:
    played = trick.split()
    events = tarot_at(*played, options=BONUSES).does(*played)
    assert of(PetitAtTheEnd, events) == []


def test_t26_a_petit_that_wins_an_earlier_trick_gives_nothing() -> None:
    table = tarot_at("A1 A9", "blI blE1", "orI orE1", "veI veE1", options=BONUSES)
    events = table.does("A1", "blI", "orI", "veI", "A9", "blE1", "orE1", "veE1")
    assert of(PetitAtTheEnd, events) == []
    assert of(HandScored, events)[0].scores == (8, 0, 0, 0)  # the Petit and three Élèves, no bonus


# T27: whatever happens


def finish(*piles: str, bonuses: tuple[int, ...], seats: int = 4, **more: Any) -> Any:
    """The last trick, worth nothing."""
    hands = [f"A{number}" for number in range(seats + 1, 1, -1)]
    return of(HandScored, tarot_at(*hands, won=piles, bonuses=bonuses, **more).does(*hands))[0].scores


def test_t27_bonuses_are_added_at_the_end_of_the_hand_to_their_owner() -> None:
    table = announcing("", STAFFED, PLAIN, "")
    table.does("announce loose", "announce loose strike", "announce nothing", "announce nothing")
    assert table.public.sheet == ()
    events = []
    while not table.public.sheet:
        events += table.does(min(table.may))
    taken = [points_of(sum(1 << card for card in pile)) for pile in table.public.won]
    petit = [5 * (PetitAtTheEnd(seat) in events) for seat in range(4)]
    expected = [points + bonus + end for points, bonus, end in zip(taken, (0, 5, 10, 0), petit, strict=True)]
    assert list(table.state.outcome.scores) == expected


@pytest.mark.parametrize(("piles", "scores"), [(["A1"], (25, 5, 0, 0)), (["", "A1"], (-10, 10, 0, 0))])
def test_t27_whether_the_bet_is_won_or_lost(piles: list[str], scores: tuple[int, ...]) -> None:
    options = {"bets": True, "bonuses": True}
    assert finish(*piles, bonuses=(10, 5, 0, 0), bettor=0, diploma=10 if piles[0] else 20, options=options) == scores


@pytest.mark.parametrize(
    ("piles", "won", "scores"),
    [
        (["", "A1 A13"], True, (5, 35, 0, 30, 10)),  # those who lost keep their bonuses
        (["", ""], False, (10, -15, 5, -20, 15)),  # and so do partners who lost
    ],
)
def test_t27_with_a_partner_too(piles: list[str], won: bool, scores: tuple[int, ...]) -> None:
    hands = ("A6", "A5", "A4", "veP", "A2")
    table = tarot_at(
        *hands,
        won=piles,
        bettor=1,
        diploma=20,
        called=2,
        bonuses=(5, 5, 0, 0, 10),
        options={"call": True, "bonuses": True},
    )
    events = table.does(*hands)
    assert of(BetSettled, events)[0].won == won
    assert of(HandScored, events)[0].scores == scores


def test_t27_the_petit_counts_for_a_bettor_who_has_lost() -> None:
    played = ("A1", "blI", "orI", "veI")
    table = tarot_at(*played, won=["", "A13 EX"], bettor=0, diploma=10, options={"bets": True, "bonuses": True})
    assert of(HandScored, table.does(*played))[0].scores == (-5, 10, 0, 0)


def test_t27_bonuses_count_towards_the_target() -> None:
    options = {"bonuses": True, "target": 30}
    hands = ("A5", "A4", "A3", "A2")
    table = tarot_at(*hands, won=["A1"], bonuses=(5, 0, 0, 0), sheet=[(20, 0, 0, 0)], options=options)
    table.does(*hands)
    assert table.state.outcome.scores == (30, 0, 0, 0)
