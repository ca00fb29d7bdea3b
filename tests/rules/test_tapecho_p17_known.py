"""Tapécho, P17: what has rightly been seen in another's hand stays known until the card moves."""

from random import Random

import pytest

from tablee import CHANCE, BadPosition
from tablee.games.tapecho.imagine import disguise, hidden, imagine
from tablee.kernel.messages import encode

from .tapecho_tables import Party, attack, card, cards, others_play, party

NOTHING = ((), (), (), ())


def known(table: Party, seat: int | None, on: int) -> tuple[int, ...]:
    """The cards of a hand that a seat knows."""
    return tuple(table.state.view(seat).seen[on])


def looked_into() -> Party:
    """Seat 0 has looked into the hand of seat 2, and its next turn has begun; in the meantime a2w was laid."""
    table = party("xb-reveal a1b a2b", "a1m a2m a7m", "a3b a1w a2w dw", "a3m a5m", pile="h1b h2b h3b h4b h7b")
    attack(table, "xb-reveal>2")
    table.does("lay a1m>1", "lay a2w>2", "lay a3m>3")
    return table


# After a reveal


def test_p17_what_a_reveal_has_shown_stays_known_to_the_attacker_alone() -> None:
    table = looked_into()
    assert table.public.lying == (None,) * 4
    assert known(table, 0, 2) == tuple(sorted(cards("a3b a1w dw")))
    for seat in (1, 2, 3, None):
        assert not any(table.state.view(seat).seen)


@pytest.mark.parametrize("how", ["lay a1w>2", "drop a1w"])
def test_p17_a_card_that_was_seen_is_known_until_it_leaves_that_hand(how: str) -> None:
    table = looked_into()
    table.does("lay a1b>0", "lay a2m>1", how)
    if how.startswith("drop"):
        table.does("keep h1b")
    assert known(table, 0, 2) == tuple(sorted(cards("a3b dw")))


def test_p17_a_defence_that_was_seen_is_known_until_it_is_used() -> None:
    table = party("a1b a2b", "xb-skip a1m", "dw a1w", known={0: cards("dw a1w")}, turn=1)
    table.does("lay xb-skip>2", "react dw xb-skip")
    assert known(table, 0, 2) == cards("a1w")


def test_p17_cards_drawn_while_the_reveal_lies_there_are_seen_and_later_ones_are_not() -> None:
    table = party("xb-reveal a1b a2b", "a1m a2m", "a1w a2w", "a3m a5m", pile="h1b h2b h3b h4b h7b")
    attack(table, "xb-reveal>2")
    table.does("lay a1m>1", "drop a1w", "keep h1b")
    assert known(table, 0, 2) == tuple(sorted(cards("a2w h1b")))
    table.does("lay a3m>3")
    assert known(table, 0, 2) == tuple(sorted(cards("a2w h1b")))
    table.does("drop a1b", "keep h2b", "drop a2m", "keep h3b", "drop a2w", "keep h4b")
    assert known(table, 0, 2) == cards("h1b")  # of two cards one is known
    assert table.public.counts[2] == 2


def test_p17_a_card_that_comes_back_through_the_pile_is_not_known_again() -> None:
    table = party("a1b a2b", "a1m", "a1w a2w", "a3m a5m", pile="", discard="h1b", known={0: cards("a1w")}, turn=2)
    table.does("drop a1w", "reshuffle h1b")
    assert table.state.view(0).seen == NOTHING
    table.does("drop a3m", "reshuffle a1w")
    assert card("a1w") in table.state.view(3).hand
    assert table.state.view(0).seen == NOTHING


def test_p17_a_reveal_whose_attacker_loses_their_turn_is_remembered_all_the_same() -> None:
    table = party("xb-reveal a1b a2b", "a1m a2m", "a1w a2w", "xw-skip a5m a3m")
    attack(table, "xb-reveal>2")
    others_play(table, 3)
    attack(table, "xw-skip>0")
    assert table.turn == 1
    assert table.public.lying[2] is None
    assert len(known(table, 0, 2)) == table.public.counts[2] == 1


def test_p17_what_was_seen_is_forgotten_with_the_next_game() -> None:
    table = party("a1b", "a1m a2m", "a1w", known={0: cards("a1w"), 2: cards("a1m")}, options={"rounds": 2})
    table.does("lay a1b>0")
    assert table.state.view(0).seen == NOTHING
    assert table.state.known == [0, 0, 0, 0]


# After a swap


def test_p17_each_of_two_who_swap_knows_the_card_they_gave() -> None:
    table = party("xb-swap_random a1b a2b", "h1b h2b h3b")
    table.does("lay xb-swap_random>1")
    table.all_decline()
    table.does("swap 1 2")
    assert known(table, 0, 1) == cards("a2b")
    assert known(table, 1, 0) == cards("h3b")
    for seat in (2, 3, None):
        assert not any(table.state.view(seat).seen)


def test_p17_after_a_swap_the_others_are_no_longer_sure_of_either_hand() -> None:
    table = party("xb-swap_random a1b a2b", "h1b h2b h3b", known={2: cards("a2b h3b h1b"), 0: cards("h3b h1b")})
    table.does("lay xb-swap_random>1")
    table.all_decline()
    table.does("swap 1 2")
    assert known(table, 2, 0) == known(table, 2, 1) == ()
    assert known(table, 0, 1) == tuple(sorted(cards("h1b a2b")))


# What follows from it


def test_p17_no_position_has_somebody_know_a_card_that_is_not_there() -> None:
    for wrong in ({0: cards("a1b")}, {0: cards("h9b")}, {1: cards("a2b a3b h9b")}):
        with pytest.raises(BadPosition):
            party("a1b a2b", "a1m a2m", "a3b a5b", known=wrong)


def test_p17_imagined_tables_keep_what_is_known_where_it_is() -> None:
    table = looked_into()
    view = table.state.view(0)
    for number in range(20):
        twin = imagine(view, Random(number))
        assert encode(twin.view(0)) == encode(view)
        assert twin.flaw() is None
        assert set(twin.view(2).hand) == set(table.state.view(2).hand)  # all of it was seen


def test_p17_what_a_seat_knows_of_others_is_never_disguised_and_what_others_know_moves_along() -> None:
    table = party("a1b a2b", "a1m a2m h1b", "a1w a2w", "a3m a5m", known={0: cards("a1m a2m"), 3: cards("h1b a1w a1b")})
    places = {(number, on) for number, on, _ in hidden(table.state, 0)}
    assert (card("a1m"), 1) not in places
    assert (card("h1b"), 1) in places
    for number in range(40):
        twin = disguise(table.state, 0, Random(number))
        assert twin is not None
        assert twin.flaw() is None
        assert encode(twin.view(0)) == encode(table.state.view(0))
        assert [len(seen) for seen in twin.view(3).seen] == [1, 1, 1, 0]


def test_p17_a_copy_knows_what_the_position_knew_and_no_more() -> None:
    table = party("xb-swap_random a1b a2b", "h1b h2b h3b")
    table.does("lay xb-swap_random>1")
    table.all_decline()
    twin = table.state.copy()
    twin.play(CHANCE, twin.moves(CHANCE)[0])
    assert twin.view(0).seen != NOTHING
    assert table.state.view(0).seen == NOTHING
