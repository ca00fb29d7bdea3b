"""Tapécho, P17: each effect with and without something to act on."""

from collections.abc import Iterator
from typing import Any

import pytest

from tablee import CHANCE
from tablee.games.tapecho.deck import _readings, deck_for, flaws
from tablee.games.tapecho.effects import AIMS, EFFECTS, LASTING, effect
from tablee.games.tapecho.events import (
    AtoutLost,
    AtoutStolen,
    Drew,
    HandicapGiven,
    HandShown,
    Muted,
    NoEffect,
    Swapped,
    TiedUp,
    TurnLost,
    TurnSkipped,
)
from tablee.games.tapecho.moves import Choose, Lay, Swap
from tablee.games.tapecho.pieces import Kind
from tablee.kernel.game import Tell

from .tapecho_tables import TAPECHO, Party, attack, card, cards, n, named, of, others_play, party

# skip


def test_p17_skip_the_target_loses_their_next_turn_and_only_that() -> None:
    table = party("xb-skip a1b a2b", "a2b#2 a1m a2m", "a1w a2w a3w", "a3b a5b a6b")
    assert of(TurnLost, attack(table, "xb-skip>1")) == [TurnLost(1)]
    assert table.turn == 2
    assert table.public.skipped == ()
    others_play(table, 0)
    table.does("lay a1b>0")
    assert table.turn == 1


def test_p17_skip_tells_whose_turn_is_passed_over() -> None:
    table = party("xb-skip a1b", "a2b a3b", "a1w a2w", "a1m a2m", turn=0)
    attack(table, "xb-skip>2")
    assert table.public.skipped == (2,)
    events = table.does("lay a2b>1")
    assert of(TurnSkipped, events) == [TurnSkipped(2)]
    assert table.turn == 3


def test_p17_skip_may_pass_over_several_in_a_row() -> None:
    table = party("xb-skip a1b", "a2b a3b", skipped=(2, 3), turn=1)
    events = table.does("lay a2b>1")
    assert of(TurnSkipped, events) == [TurnSkipped(2), TurnSkipped(3)]
    assert table.turn == 0


# draw


@pytest.mark.parametrize(("what", "on", "count"), [("xb-draw-3", 1, 3), ("xw-draw-4", 2, 4)])
def test_p17_draw_the_target_draws_so_many_cards(what: str, on: int, count: int) -> None:
    table = party(f"{what} a1b", "a2b a3b", "a1w a2w", pile="h1b h2b h3b h4b h6b")
    events = attack(table, f"{what}>{on}")
    drawn = cards("h1b h2b h3b h4b")[:count]
    assert of(Drew, events) == [Drew(on, count, drawn)]
    assert set(drawn) <= set(table.state.view(on).hand)
    assert table.public.pile == 5 - count
    assert of(Drew, events)[0].seen_by(0) == Drew(on, count)


def test_p17_draw_takes_what_there_is() -> None:
    table = party("xw-draw-4 a1b", "", "a1w a2w", pile="h1b", discard="h2b h3b")
    assert of(Drew, attack(table, "xw-draw-4>2")) == [Drew(2, 1, cards("h1b"))]
    assert named(table.public.discard) == "h2b h3b"


def test_p17_draw_finds_nothing_in_an_empty_pile() -> None:
    table = party("xw-draw-4 a1b", "", "a1w a2w", pile="", discard="h2b h3b")
    events = attack(table, "xw-draw-4>2")
    assert of(NoEffect, events) == [NoEffect(2, card("xw-draw-4"))]
    assert table.hand(2) == "a1w a2w"


# lose_best


def test_p17_lose_best_the_highest_atout_is_discarded() -> None:
    table = party("xb-lose_best a1b", atouts={1: "a2b a9b a5b", 2: "a8b"}, handicaps={1: "h9b"})
    assert of(AtoutLost, attack(table, "xb-lose_best>1")) == [AtoutLost(1, card("a9b"))]
    assert table.atouts(1) == "a2b a5b"
    assert table.discard == "a9b"
    assert table.atouts(2) == "a8b"
    assert table.handicaps(1) == "h9b"


def test_p17_lose_best_of_equals_the_target_chooses() -> None:
    table = party("xb-lose_best h1b a1b", atouts={1: "a2b a8b a8b#2"})
    table.does("lay xb-lose_best>1 +", "lay h1b>2")
    table.all_decline()
    assert table.turn == 1
    assert table.public.phase == "choose"
    assert table.may == {n("choose a8b"), n("choose a8b#2")}
    assert table.handicaps(2) == ""  # the second card waits
    assert table.refuses("choose a2b") == ("P17", "not-the-best")
    assert table.refuses(Choose(-1)) == ("P17", "not-the-best")
    assert table.refuses("lay a2b>1") == ("P17", "must-choose")
    assert table.refuses("choose a8b", seat=0) == ("P7", "not-your-turn")
    events = table.does("choose a8b#2")
    assert of(AtoutLost, events) == [AtoutLost(1, card("a8b#2"))]
    assert table.atouts(1) == "a2b a8b"
    assert table.handicaps(2) == "h1b"
    assert table.turn == 1


def test_p17_lose_best_finds_no_atout() -> None:
    table = party("xb-lose_best a1b", handicaps={1: "h9b"})
    assert of(NoEffect, attack(table, "xb-lose_best>1")) == [NoEffect(1, card("xb-lose_best"))]
    assert table.handicaps(1) == "h9b"
    assert table.public.lying[1] == card("xb-lose_best")


# steal


def test_p17_steal_the_attacker_takes_the_atout_they_picked() -> None:
    table = party("xb-steal a1b", atouts={0: "a3b", 1: "a2b a9b"})
    assert of(AtoutStolen, attack(table, "xb-steal>1:a2b")) == [AtoutStolen(0, card("a2b"), 1)]
    assert table.atouts(0) == named(cards("a2b a3b"))
    assert table.atouts(1) == "a9b"


def test_p17_steal_takes_only_what_the_attackers_camp_may_have() -> None:
    table = party("xb-steal a1b", atouts={1: "a5m a2b", 2: "a5w", 3: "a7m"})
    assert table.refuses("lay xb-steal>1:a5m") == ("P17", "wrong-pick")
    assert table.offers("lay xb-steal>1:a2b")
    assert table.offers("lay xb-steal>2:a5w")
    assert table.offers("lay xb-steal>3")  # nothing there for a woman
    assert of(NoEffect, attack(table, "xb-steal>3")) == [NoEffect(3, card("xb-steal"))]
    assert table.atouts(3) == "a7m"


def test_p17_steal_must_name_what_it_is_after() -> None:
    table = party("xb-steal a1b", atouts={1: "a2b"}, handicaps={1: "h3b"})
    assert table.refuses("lay xb-steal>1") == ("P17", "must-pick")
    assert table.refuses("lay xb-steal>1:h3b") == ("P17", "wrong-pick")
    assert table.refuses("lay xb-steal>2:a2b") == ("P17", "wrong-pick")
    assert table.offers("lay xb-steal>2")


def test_p17_steal_finds_nothing_where_nothing_lies() -> None:
    table = party("xb-steal a1b")
    assert of(NoEffect, attack(table, "xb-steal>1")) == [NoEffect(1, card("xb-steal"))]


# give_handicap


def test_p17_give_handicap_moves_one_from_in_front_of_the_attacker() -> None:
    table = party("xb-give_handicap a1b", handicaps={0: "h2b h9b", 1: "h1b"})
    events = attack(table, "xb-give_handicap>1:h9b")
    assert of(HandicapGiven, events) == [HandicapGiven(0, card("h9b"), 1)]
    assert table.handicaps(0) == "h2b"
    assert table.handicaps(1) == "h1b h9b"


def test_p17_give_handicap_only_if_the_targets_camp_may_have_it() -> None:
    table = party("xb-give_handicap a1b", handicaps={0: "h7w"})
    assert table.refuses("lay xb-give_handicap>1:h7w") == ("P17", "wrong-pick")
    assert table.offers("lay xb-give_handicap>2:h7w")
    assert table.refuses("lay xb-give_handicap>2") == ("P17", "must-pick")
    assert of(NoEffect, attack(table, "xb-give_handicap>1")) == [NoEffect(1, card("xb-give_handicap"))]
    assert table.handicaps(0) == "h7w"


def test_p17_give_handicap_finds_nothing_if_none_lies_there() -> None:
    table = party("xb-give_handicap a1b")
    assert of(NoEffect, attack(table, "xb-give_handicap>1")) == [NoEffect(1, card("xb-give_handicap"))]


# reveal


def test_p17_reveal_shows_the_hand_to_the_attacker_alone_until_their_next_turn() -> None:
    table = party("xb-reveal a1b a2b", "a1m a2m a3m", "a1w a2w a3w", "a3b a5b a6b")
    events = attack(table, "xb-reveal>2")
    shown = of(HandShown, events)[0]
    assert shown == HandShown(0, 2, cards("a1w a2w a3w"))
    assert shown.seen_by(0) == shown
    for seat in (1, 2, 3, None):
        assert shown.seen_by(seat) == HandShown(0, 2)
        assert not any(table.state.view(seat).seen)
    assert table.state.view(0).seen == ((), (), cards("a1w a2w a3w"), ())
    others_play(table, 3)
    assert len(table.state.view(0).seen[2]) == 2  # what the hand is now
    others_play(table, 0)
    assert not table.state.sees_hand_of(2, 0)


def test_p17_reveal_shows_nothing_if_it_was_cancelled() -> None:
    table = party("xb-reveal a1b a2b", "", "dw a2w a3w")
    table.does("lay xb-reveal>2", "react dw xb-reveal")
    assert table.state.view(0).seen == ((), (), (), ())


def test_p17_reveal_of_an_empty_hand_shows_that_it_is_empty() -> None:
    # Seat 1 lays its last card, a hors contexte, on the first of two; then there is nothing to see.
    table = party("h3b5 xb-reveal a1b", "o", turn=0)
    table.does("lay h3b5>1 +", "lay xb-reveal>1")
    table.seat(1, "react o h3b5")
    events = table.seat(0, "decline o")
    assert of(HandShown, events) == [HandShown(0, 1, ())]


# swap_random


def test_p17_swap_random_exchanges_a_card_at_random_that_only_the_two_see() -> None:
    table = party("xb-swap_random a1b a2b", "h1b h2b h3b")
    table.does("lay xb-swap_random>1")
    table.all_decline()
    assert table.turn == CHANCE
    assert table.public.target == 1
    assert list(table.state.moves(CHANCE)) == [Swap(i, j) for i in range(2) for j in range(3)]
    for wrong in (Swap(2, 0), Swap(0, 3), Swap(-1, 0)):
        assert table.refuses(wrong) == ("P17", "not-a-swap")
    events = table.does("swap 1 2")
    swapped = of(Swapped, events)[0]
    assert swapped == Swapped(0, 1, card("a2b"), card("h3b"))
    assert table.hand(0) == named(cards("a1b h3b"))
    assert table.hand(1) == named(cards("a2b h1b h2b"))
    for seat in (0, 1, 2, 3, None):
        assert swapped.seen_by(seat) == (swapped if seat in (0, 1) else Swapped(0, 1))
    assert table.turn == 1


def test_p17_swap_random_every_pair_of_cards_may_be_drawn() -> None:
    seen = set()
    for i in range(2):
        for j in range(3):
            table = party("xb-swap_random a1b a2b", "h1b h2b h3b")
            table.does("lay xb-swap_random>1")
            table.all_decline()
            table.does(f"swap {i} {j}")
            seen.add((table.hand(0), table.hand(1)))
    assert len(seen) == 6


def test_p17_swap_random_finds_nothing_if_the_attacker_has_no_card_left() -> None:
    table = party("xb-swap_random h1b", "a2b a3b", turn=0)
    table.does("lay h1b>1 +", "lay xb-swap_random>1")
    events = table.all_decline()
    assert of(NoEffect, events) == [NoEffect(1, card("xb-swap_random"))]
    assert table.state.outcome is not None


def test_p17_swap_random_finds_nothing_if_the_target_has_no_card_left() -> None:
    # Seat 1 lays its last card, a hors contexte, on the first of two; then there is nothing to take.
    table = party("h3b5 xb-swap_random a1b", "o", turn=0)
    table.does("lay h3b5>1 +", "lay xb-swap_random>1")
    table.seat(1, "react o h3b5")
    events = table.seat(0, "decline o")
    assert of(NoEffect, events) == [NoEffect(1, card("xb-swap_random"))]


# mute


def test_p17_mute_the_target_may_only_discard_on_their_next_turn() -> None:
    table = party("xb-mute a1b a2b", "a1m h2b xb-skip a2m", "a1w a2w a3w", "a3b a5b a6b")
    assert of(Muted, attack(table, "xb-mute>1")) == [Muted(1)]
    assert table.public.muted == (1,)
    assert table.may == {n(f"drop {text}") for text in ("a1m", "h2b", "xb-skip", "a2m")}
    for move in ("lay a1m>1", "lay h2b>2", "lay xb-skip>2", "lay h2b>2 +"):
        assert table.refuses(move) == ("P17", "muted")
    table.does("drop h2b", f"keep {table.state.top(2)[0]}")
    assert table.public.muted == ()
    others_play(table, 1)
    assert table.offers("lay a1m>1")


def test_p17_mute_a_player_who_cannot_discard_passes_and_may_play_again_later() -> None:
    table = party("xb-mute a1b a2b a3b", "a1m a2m", "a1w a2w a3w", "a3b#2 a5b a6b", pile="")
    attack(table, "xb-mute>1")
    assert table.may == {"pass"}
    table.does("pass")
    assert table.turn == 2
    assert table.public.muted == ()
    assert table.public.passed == ()  # no step towards the end: they could do something next time


# tied


def test_p17_tied_says_so_and_stays() -> None:
    table = party("xb-tied a1b", atouts={1: "a5b"})
    assert of(TiedUp, attack(table, "xb-tied>1")) == [TiedUp(1)]
    assert table.atouts(1) == "a5b"


@pytest.mark.parametrize(("atouts", "score"), [("a9b a2b a8b", 10), ("a8b a8b#2 a1b#2", 9), ("", 0)])
def test_p17_tied_the_highest_atout_counts_zero_at_the_end(atouts: str, score: int) -> None:
    table = party("a1b", "a1m", atouts={1: atouts}, ties={1: "xb-tied"}, pile="h1b h2b")
    table.does("lay a1b>0")
    assert table.state.outcome.scores[1] == score - 1  # and the card in hand


def test_p17_tied_does_not_stack() -> None:
    one = party("a1b", "xm-skip", atouts={1: "a9b a8b a2b"}, ties={1: "xb-tied"}, pile="h1b")
    one.does("lay a1b>0")
    assert one.state.outcome.scores[1] == 10
    text = deck_text_with_two_ties()
    two = party_of(text)
    two.does(f"lay {two.state.view(0).hand[0]}>0")
    assert two.state.outcome.scores[1] == 1 - 2  # the atout of 2 counts nothing, that of 1 does; and the hand


def deck_text_with_two_ties() -> str:
    """A deck with two lasting attacks."""
    atouts = "".join(f'{{ value = {1 + i % 2}, fr = "A{i}", en = "A{i}" }},' for i in range(50))
    ties = "".join(f'{{ effect = "tied", fr = "T{i}", en = "T{i}" }},' for i in range(2))
    return f'contexts = [{{ key = "x", fr = "X", en = "X" }}]\natouts = [{atouts}]\nattacks = [{ties}]\n'


def party_of(text: str) -> Party:
    """Seat 1 has atouts of 1 and 2 in front of it, both lasting attacks, and an atout of 2 in hand."""
    assert [figure.kind for figure in deck_for(text).cards[50:]] == [Kind.ATTACK] * 2
    hands = [(2,), (49,), (4,), (6,)]
    laid = {"atouts": {1: (0, 1)}, "ties": {1: (50, 51)}}
    return Party(TAPECHO, TAPECHO.position(4, hands=hands, pile=(8, 9), options={"deck": text}, **laid))


# What all effects share


def test_p17_every_effect_of_the_rules_is_there_and_only_these() -> None:
    assert set(EFFECTS) == {
        *("skip", "draw", "lose_best", "steal", "give_handicap", "reveal", "swap_random", "mute", "tied"),
    }
    assert set(AIMS) == {"steal", "give_handicap"}
    assert set(LASTING) == {"tied"}


@pytest.mark.parametrize("what", ["xb-skip", "xb-draw-3", "xb-reveal", "xb-mute", "xb-tied", "xb-lose_best"])
def test_p17_an_attack_that_aims_at_nothing_names_nothing(what: str) -> None:
    table = party(f"{what} a1b", atouts={1: "a5b"})
    assert table.refuses(f"lay {what}>1:a5b") == ("P17", "wrong-pick")


def test_p17_a_card_moved_by_an_effect_opens_no_window() -> None:
    # The atout of 7 belongs to context 1, the place is context 0: laid, it could be cancelled.
    table = party("xb-steal a1b", "o a2m", "o#2 a2w", atouts={1: "a7b1"})
    table.does("lay xb-steal>1:a7b1")
    assert table.turn == 1
    table.does("decline xb-steal")
    assert table.atouts(0) == "a7b1"
    assert table.public.phase == "turn"


@pytest.fixture
def applause() -> Iterator[Any]:
    """An effect of our own, known for one test: everybody but the target loses a turn."""

    def act(board: Any, attack: Any, tell: Tell | None) -> None:
        board.skipped |= sum(1 << seat for seat in range(board.seats) if seat not in (attack.on, board.turn))

    act.__name__ = "applause"
    _readings.clear()
    yield effect(act)
    del EFFECTS["applause"]
    _readings.clear()


def test_p17_a_new_effect_is_one_function(applause: Any) -> None:
    text = deck_text_with_two_ties().replace('effect = "tied"', 'effect = "applause"')
    assert flaws(text) == ()
    state = TAPECHO.position(4, hands=[(2, 50), (4,), (6,), (8,)], options={"deck": text})
    state.play(0, Lay(50, 1))
    assert state.lying[1] == 50
    assert state.view(None).skipped == (2, 3)
