"""Tapécho: what each seat may know, and what it may not; positions and choices that cannot be."""

import re
from typing import Any

import pytest

from tablee import CHANCE, BadOption, BadPosition, BadSeats, Seat, narrate
from tablee.games.tapecho.moves import Lay
from tablee.games.tapecho.options import TapechoOptions
from tablee.games.tapecho.phases import Phase
from tablee.games.tapecho.view import TapechoView
from tablee.kernel.messages import encode

from .tapecho_tables import PACK, TAPECHO, Party, card, cards, deal, n, opened, party

EVERYBODY = (0, 1, 2, 3, None)


def test_p6_the_fields_of_a_view_are_these_and_a_new_one_needs_a_test_of_its_own() -> None:
    assert TapechoView.__struct_fields__ == (
        *("seat", "seats", "options", "phase", "acting", "edition", "figures", "camps", "partner", "starter", "turn"),
        *(
            "context",
            "counts",
            "hand",
            "atouts",
            "handicaps",
            "lying",
            "attackers",
            "ties",
            "skipped",
            "muted",
            "pile",
            "discard",
        ),
        *("queue", "foil", "rival", "target", "thrown", "drawn", "keeper", "top", "seen", "last", "away", "passed"),
        *("asked", "sheet", "time_up", "outcome"),
    )


@pytest.mark.parametrize("seat", EVERYBODY)
def test_p6_a_view_field_by_field(seat: Seat | None) -> None:
    table = party(
        "h6b1 h3b a1b",
        "o a1m",
        "a2w",
        "a2m a3m",
        atouts={1: "a5b"},
        handicaps={2: "h9b"},
        attacks={3: ("xb-mute", 2)},
        ties={1: "xb-tied"},
        muted=(3,),
        skipped=(2,),
        discard="h1b",
        pile="h2b h4b h8b",
        context=0,
        starter=1,
        sheet=[(1, 2, 3, 4)],
        options={"rounds": 3, "seconds": 8},
    )
    table.does("lay h6b1>1 +", "lay h3b>2")
    table.seat(1, "react o h6b1")
    away = table.public.away
    assert table.state.view(seat) == TapechoView(
        seat=seat,
        seats=4,
        options=TapechoOptions(rounds=3, seconds=8),
        phase=Phase.TURN,
        acting=(1,),
        camps=(0, 1, 0, 1),
        starter=1,
        turn=1,
        context=0,
        counts=(1, 1, 1, 2),
        hand={0: cards("a1b"), 1: cards("a1m"), 2: cards("a2w"), 3: cards("a2m a3m"), None: ()}[seat],
        atouts=((), cards("a5b"), (), ()),
        handicaps=((), (), cards("h3b h9b"), ()),
        lying=(None, None, None, card("xb-mute")),
        attackers=(None, None, None, 2),
        ties=((), cards("xb-tied"), (), ()),
        skipped=(2,),
        muted=(3,),
        pile=3,
        discard=tuple(sorted(cards("h1b h6b1 o"))),
        seen=() if seat is None else ((), (), (), ()),
        away=away,
        asked=1,
        sheet=((1, 2, 3, 4),),
    )
    assert len(away) == PACK.size - 5 - 3 - 5 - 3  # hands, pile, laid and attacks, discard


def test_p12_what_is_declared_and_what_waits_is_known_to_all() -> None:
    table = party("h6b1 h3b dw a1b", "o a1m")
    table.does("lay h6b1>1 +")
    for seat in EVERYBODY:
        assert table.state.view(seat).queue == (Lay(card("h6b1"), 1),)
        assert table.state.view(seat).phase is Phase.SECOND
    table.does("lay h3b>2")
    table.seat(1, "react o h6b1")
    for seat in EVERYBODY:
        view = table.state.view(seat)
        assert (view.phase, view.foil, view.rival, view.turn) == (Phase.COUNTER, card("o"), 1, 0)
        assert view.queue == (Lay(card("h6b1"), 1), Lay(card("h3b"), 2))


def test_p11_the_two_cards_drawn_and_the_one_put_back_are_known_to_who_drew_them() -> None:
    table = party("a5b a9b", pile="h1b h2b h3b")
    table.does("drop a5b")
    for seat in EVERYBODY:
        view = table.state.view(seat)
        assert view.drawn == (cards("h1b h2b") if seat == 0 else ())
        assert view.pile == 1
    table.does("keep h1b")
    for seat in EVERYBODY:
        view = table.state.view(seat)
        assert view.top == (card("h2b") if seat == 0 else None)
        assert view.keeper == 0


def test_p11_the_card_put_back_is_known_until_it_moves() -> None:
    table = party("a5b a9b", "xb-draw-3 a1m", "a2w a3w", pile="h1b h2b h3b h4b")
    table.does("drop a5b", "keep h1b")
    assert table.state.view(0).top == card("h2b")
    table.does("lay xb-draw-3>2")
    table.all_decline()
    assert table.state.view(0).top is None
    assert table.public.keeper is None
    again = party("a5b a9b", "a1m a2m", pile="h1b h2b h3b h4b")
    again.does("drop a5b", "keep h1b", "drop a1m")
    assert again.state.view(0).top is None
    again.does("keep h2b")
    assert again.state.view(0).top is None
    assert again.state.view(1).top == card("h3b")


def test_p11_the_card_on_top_stays_known_when_the_discard_goes_under_it() -> None:
    # Seat 0 has put h1b back; seat 1 throws a card away, and the discard is shuffled under what is left.
    table = party("a1b a2b", "a3m a4b", pile="h1b", discard="h2b h3b", keeper=0, turn=1)
    assert table.state.view(0).top == card("h1b")
    table.does("drop a4b")
    assert table.public.phase == "reshuffle"
    assert table.state.view(0).top == card("h1b"), "until then it has not moved"
    table.does("reshuffle h3b h2b")
    assert table.state.view(1).drawn == cards("h1b h3b"), "it was on top: it is one of the two drawn"
    assert table.state.view(0).top is None, "and what is under it now nobody knows"
    assert table.public.keeper is None
    table.does("keep h1b")
    assert table.state.view(1).top == card("h3b")
    assert table.state.view(0).top is None


def test_p25_the_card_on_top_is_the_one_drawn_for_a_last_reaction() -> None:
    # One card is enough for whoever throws away a last defence: nothing is shuffled, and h1b leaves the pile.
    table = party("a1b a2b", "dm", pile="h2b h1b", discard="h3b", keeper=0, turn=1)
    top = table.state.view(0).top
    table.does("drop dm")
    assert table.public.phase == "turn"
    assert table.state.view(1).hand == (top,)
    assert table.state.view(0).top is None


def numbers(data: bytes) -> set[int]:
    """Every number in a JSON text."""
    return {int(number) for number in re.findall(rb"\d+", data)}


@pytest.mark.parametrize("seats", [4, 7, 10])
def test_p6_after_the_deal_a_seat_knows_its_own_hand_and_nothing_else(seats: int) -> None:
    table = opened(seats)
    deal(table)
    table.does("first 0")
    for seat in (*range(seats), None):
        view = table.state.view(seat)
        assert len(view.hand) == (0 if seat is None else 10)
        shown = {number for number in numbers(encode(view)) if number > 20}
        assert shown - set(view.away) <= set(view.hand) | {160 - 10 * seats - len(view.away)}


def test_p6_what_others_hold_changes_no_byte_that_a_seat_gets() -> None:
    hands = ["a7b1 a1b", "o a1m", "a2w a3w", "dm a2m"]
    other = ["a7b1 a1b", "o dm", "a2w a2m", "a1m a3w"]
    for seat in (0, None):
        told = []
        for dealt in (hands, other):
            table = party(*dealt)
            events = table.does("lay a7b1>0")
            events += table.seat(2, "decline a7b1")
            seen = [encode(event.seen_by(seat)) for event in events]
            told.append((encode(table.state.view(seat)), seen, table.state.acting, table.state.windows))
        assert told[0] == told[1]


def test_p26_the_hands_are_shown_for_the_count() -> None:
    table = party("a1b", "a5m h4b", "a2w", "a2m", options={"rounds": 2})
    table.does("lay a1b>0")
    for seat in EVERYBODY:
        assert table.state.view(seat).last == ((), tuple(sorted(cards("a5m h4b"))), cards("a2w"), cards("a2m"))
        assert table.state.view(seat).hand == ()
    ended = party("a1b", "a5m h4b", "a2w", "a2m")
    ended.does("lay a1b>0")
    for seat in EVERYBODY:
        assert ended.state.view(seat).seen == ended.public.last


def test_p17_a_swap_is_told_to_the_two_alone() -> None:
    table = party("xb-swap_random a1b a2b", "h1b h2b")
    table.does("lay xb-swap_random>1")
    table.all_decline()
    events = narrate(table.state, CHANCE, TAPECHO.parse("swap 0 0"))
    for seat in (2, 3, None):
        assert not numbers(encode(events[0].seen_by(seat))) & set(cards("a1b h1b"))


def test_p3_the_text_of_a_deck_is_in_no_view_but_its_figures_are() -> None:
    text = TapechoOptions.samples["deck"][0]
    table = opened(4, deck=text)
    view = table.state.view(0)
    assert view.options.deck is None
    assert view.figures.startswith("2 a1b a2b")
    assert len(encode(view)) < 1_000


# Positions


def position(**given: Any) -> Any:
    """A sound position, but for what is given."""
    usual = {"hands": [cards("a1b"), cards("a2b"), cards("a3b"), cards("a5b")]}
    return TAPECHO.position(given.pop("seats", 4), **{**usual, **given})


@pytest.mark.parametrize(
    "given",
    [
        {"hands": [cards("a1b"), cards("a1b"), cards("a3b"), cards("a5b")]},
        {"hands": [cards("a1b"), (), cards("a3b"), cards("a5b")]},
        {"hands": [cards("a1b")]},
        {"hands": [(160,), cards("a2b"), cards("a3b"), cards("a5b")]},
        {"hands": [(1, 1), cards("a2b"), cards("a3b"), cards("a5b")]},
        {"turn": 4},
        {"starter": -1},
        {"context": 6},
        {"pile": cards("a1b")},
        {"pile": cards("h1b h1b")},
        {"discard": cards("a1b")},
        {"atouts": {0: cards("a5m")}},
        {"atouts": {0: cards("h3b")}},
        {"atouts": {7: cards("a8b")}},
        {"handicaps": {1: cards("h2w")}},
        {"attacks": {1: (card("xw-skip"), 0)}},
        {"attacks": {1: (card("xb-skip"), -1)}},
        {"attacks": {1: (card("xb-skip"), 9)}},
        {"skipped": (4,)},
        {"muted": (9,)},
        {"keeper": 4},
        {"keeper": 0, "pile": ()},
        {"camps": "wwww"},
        {"camps": "wmwmw"},
        {"options": {"teams": "couples"}, "seats": 5},
        {"sheet": [(1, 2, 3)]},
        {"sheet": [(1, 2, 3, 4)]},
        {"seats": 3},
    ],
)
def test_p6_positions_that_cannot_be_are_refused(given: Any) -> None:
    assert position().flaw() is None
    with pytest.raises(BadPosition):
        position(**given)


# Choices


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 3, 11, 12])
def test_p4_tapecho_is_played_by_four_to_ten(seats: int) -> None:
    with pytest.raises(BadSeats):
        opened(seats)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        *(("teams", value) for value in ("none", "", None, True, "Couples")),
        *(("one_of_each", value) for value in (1, None, "yes")),
        *(("seconds", value) for value in (0, 1, 5, 60, "6", 6.0, None)),
        *(("camps", value) for value in ("wx", "W", 4, ["w"], "w" * 11)),
        ("deck", 1),
        ("deck", ["atouts"]),
        ("deck", {"atouts": []}),
        *(("rounds", value) for value in (0, -1, "2")),
        *(("target", value) for value in (0, 10_001)),
        *(("minutes", value) for value in (0, 2.5)),
    ],
)
def test_p26_a_choice_of_the_wrong_kind_is_named(option: Any, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        opened(4, **{option: value})
    assert caught.value.problem.key == "option-wrong"
    assert caught.value.problem.args["option"] == option


def test_p4_more_camps_than_seats_are_refused() -> None:
    with pytest.raises(BadOption) as caught:
        opened(4, camps="wmwmw")
    assert caught.value.problem.key == "option-camps"
    assert caught.value.problem.args == {"option": "camps", "value": "wmwmw", "seats": 4}


def test_p26_a_match_has_one_end() -> None:
    with pytest.raises(BadOption) as caught:
        opened(4, rounds=2, target=50)
    assert caught.value.problem.key == "match-two-ends"


def test_p3_choices_combine() -> None:
    table = opened(6, teams="couples", one_of_each=True, seconds=15, camps="wwwmmm", target=100)
    assert isinstance(table, Party)
    assert table.public.options == TapechoOptions(
        teams="couples", one_of_each=True, seconds=15, camps="wwwmmm", target=100
    )
    assert n("lay a1b>0").startswith("lay ")
