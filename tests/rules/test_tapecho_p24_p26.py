"""Tapécho, P24-P26: the end of a game, the count, the match."""

import re
from typing import Any

import pytest

from tablee import CLOCK, Outcome, TimeUp, narrate
from tablee.games.tapecho.events import Counted, Discarded, Drew, GameBegun, GameEnded, GameScored, LastGame, MatchWon
from tablee.games.tapecho.scoring import LONGEST_MATCH
from tablee.texts.speaker import Speaker

from .tapecho_tables import TAPECHO, card, cards, deal, n, of, opened, party

# P24: when a game ends


def test_p24_a_game_ends_when_a_player_has_no_card_left() -> None:
    table = party("a5b", "a1m", "a2w", "a2m")
    events = table.does("lay a5b>0")
    assert of(GameEnded, events) == [GameEnded((0,))]
    assert table.state.outcome is not None
    assert table.state.acting == ()


def test_p24_a_last_card_that_is_cancelled_ends_it_too() -> None:
    table = party("a7b1", "o a1m", "a2w", "a2m")
    table.does("lay a7b1>0")
    events = table.seat(1, "react o a7b1")
    assert of(GameEnded, events) == [GameEnded((0,))]
    assert table.state.outcome.scores[0] == 0


def test_p24_a_last_card_used_as_a_reaction_ends_the_game() -> None:
    table = party("a7b1 a1b", "o", "a2w", "a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    events = table.seat(0, "decline o")
    assert of(GameEnded, events) == [GameEnded((1,))]
    table = party("xb-skip a1b", "dm", "a2w", "a2m")
    table.does("lay xb-skip>1")
    assert of(GameEnded, table.does("react dm xb-skip")) == [GameEnded((1,))]
    table = party("a7b1 dw", "o a1m", "a2w", "a2m")
    table.does("lay a7b1>0")
    table.seat(1, "react o a7b1")
    assert of(GameEnded, table.seat(0, "react dw o")) == [GameEnded((0,))]
    assert table.atouts(0) == "a7b1"


def test_p24_it_is_looked_at_after_the_whole_action() -> None:
    # Seat 1 has no card left after the first of two; the second makes it draw, and the game goes on.
    table = party("h6b1 xb-draw-3 a1b", "o", "a2w", "a2m", pile="h1b h2b h3b h4b")
    table.does("lay h6b1>1 +", "lay xb-draw-3>1")
    table.seat(1, "react o h6b1")
    table.all_decline()
    assert table.state.outcome is None
    assert table.hand(1) == "h1b h2b h3b"
    # Both cards of a pair are resolved, though the hand is empty when the first is laid.
    table = party("h3b h4b", "a1m", "a2w", "a2m")
    table.does("lay h3b>1 +")
    assert table.state.outcome is None
    table.does("lay h4b>2")
    assert (table.handicaps(1), table.handicaps(2)) == ("h3b", "h4b")
    assert table.state.outcome is not None


def test_p24_an_empty_hand_is_anybodys() -> None:
    table = party("xb-skip a1b", "a1m a3m", "dw", "a2m", turn=0)
    table.does("lay xb-skip>2", "react dw xb-skip")
    assert table.state.outcome is not None


def test_p24_throwing_ones_last_card_away_empties_nothing() -> None:
    table = party("a5m", pile="h1b h2b h3b")
    table.does("drop a5m", "keep h1b")
    assert table.state.outcome is None
    assert table.hand(0) == "h1b"


def test_p24_it_also_ends_when_everybody_passes_in_a_row() -> None:
    table = party("a5m a7m", "a5w a7w", "a3m a7m#2", "a3w a8w", pile="")
    for seat in range(4):
        assert table.turn == seat
        assert table.may == {"pass"}
        events = table.does("pass")
    assert of(GameEnded, events) == [GameEnded(())]
    assert table.state.outcome.scores == (-12, -12, -10, -11)


def test_p24_somebody_who_plays_in_between_keeps_it_going() -> None:
    table = party("a5m a7m", "a5w a7w", "a5b a8w", "a3w a9w", pile="")
    table.does("pass", "pass", "lay a5b>2", "pass", "pass")
    assert table.public.passed == (0, 3)
    assert table.state.outcome is None
    table.does("pass")
    assert table.offers("lay a8w>2")


def test_p24_a_turn_that_is_skipped_is_no_pass() -> None:
    # Passers are counted once: whoever was skipped may still have something to lay, and is asked.
    table = party("a5m a7m", "a5w a7w", "a5b a8m", "a3w a8w", pile="", skipped=(2,))
    table.does("pass", "pass", "pass", "pass")
    assert table.public.passed == (0, 1, 3)
    assert table.state.outcome is None
    assert table.turn == 1
    table.does("pass")
    assert table.offers("lay a5b>2")
    table.does("lay a5b>2")
    assert table.public.passed == ()


def test_p24_somebody_skipped_who_can_do_nothing_either_ends_it() -> None:
    table = party("a5m a7m", "a5w a7w", "a3m a8m", "a3w a8w", pile="", skipped=(2,))
    table.does("pass", "pass", "pass", "pass", "pass")
    assert (table.turn, table.state.outcome) == (2, None)
    table.does("pass")
    assert table.state.outcome is not None


# P25: the last card


@pytest.mark.parametrize("last", ["o", "dw", "dm"])
def test_p25_a_last_card_that_is_a_reaction_cannot_be_laid_but_is_discarded_for_one_other(last: str) -> None:
    table = party(last, pile="h1b h2b h3b")
    assert table.may == {n(f"drop {last}")}
    assert table.refuses(f"lay {last}>0") == ("P25", "last-card")
    assert table.refuses(f"lay {last}>1") == ("P25", "last-card")
    assert table.refuses("pass") == ("P15", "can-act")
    assert table.does(f"drop {last}") == [Discarded(0, card(last)), Drew(0, 1, cards("h1b"))]
    assert table.hand(0) == "h1b"
    assert table.turn == 1
    assert table.state.outcome is None
    assert table.public.keeper is None  # nothing was put back


def test_p25_the_discard_is_shuffled_if_there_is_nothing_else_to_draw() -> None:
    table = party("dw", pile="", discard="h1b h2b")
    table.does("drop dw", "reshuffle h2b h1b")
    assert table.hand(0) == "h2b"
    assert table.public.pile == 1
    assert table.discard == "dw"
    # One card in the pile is all that is needed.
    table = party("dw", pile="h3b", discard="h1b h2b")
    table.does("drop dw")
    assert table.hand(0) == "h3b"


def test_p25_with_nothing_to_draw_they_pass() -> None:
    table = party("dw", "a1m a2m", pile="")
    assert table.may == {"pass"}
    assert table.refuses("drop dw") == ("P11", "nothing-to-draw")
    table.does("pass")
    assert table.turn == 1


def test_p25_two_reactions_are_not_a_last_card() -> None:
    table = party("dw o", pile="h1b h2b h3b")
    assert table.refuses("lay dw>0") == ("P19", "only-out-of-turn")
    table.does("drop dw")
    assert len(table.state.view(0).drawn) == 2


def test_p25_any_other_last_card_may_be_exchanged_as_usual() -> None:
    table = party("h3b", pile="h1b h2b h3b#2")
    assert table.offers("lay h3b>1")
    table.does("drop h3b")
    assert table.state.view(0).drawn == cards("h1b h2b")


def test_p25_it_may_still_be_used_as_a_reaction() -> None:
    table = party("xb-skip a1b", "dm", "a2w", "a2m")
    table.does("lay xb-skip>1")
    assert table.offers("react dm xb-skip")


def test_p25_somebody_muted_does_the_same() -> None:
    table = party("dw", pile="h1b h2b h3b", muted=(0,))
    assert table.may == {n("drop dw")}
    table.does("drop dw")
    assert table.hand(0) == "h1b"


# P26: the count


def test_p26_an_atout_of_2_and_a_handicap_of_7_in_hand_cost_9() -> None:
    table = party("a1b", "a2b h7b", "a2w", "a2m")
    table.does("lay a1b>0")
    assert table.state.outcome.scores[1] == -9


def test_p26_laid_atouts_less_laid_handicaps_less_the_hand() -> None:
    table = party(
        "a1b",
        "a5m h4b xb-skip dm o",
        "xb-mute",
        "a9m",
        atouts={0: "a5b", 1: "a9b a2b", 2: "a3w"},
        handicaps={0: "h2b", 1: "h6b", 3: "h8b"},
    )
    events = table.does("lay a1b>0")
    assert of(Counted, events) == [
        Counted(0, 6, 2, 0, 4, ()),
        Counted(1, 11, 6, 9, -4, tuple(sorted(cards("a5m h4b xb-skip dm o")))),
        Counted(2, 3, 0, 0, 3, cards("xb-mute")),
        Counted(3, 0, 8, 9, -17, cards("a9m")),
    ]
    assert of(GameScored, events) == [GameScored((0,), (4, -4, 3, -17), (4, -4, 3, -17))]
    assert table.state.outcome == Outcome((4, -4, 3, -17), (0,), "rounds")


def test_p26_a_tied_atout_is_named_in_the_count() -> None:
    table = party("a1b", "xm-skip", "a2w", "a2m", atouts={1: "a9b a2b"}, ties={1: "xb-tied"})
    assert of(Counted, table.does("lay a1b>0"))[1] == Counted(1, 2, 0, 0, 2, cards("xm-skip"), card("a9b"))


def test_p26_equal_scores_share_the_win() -> None:
    table = party("a1b", "xm-skip", "a2w", "a2m", atouts={0: "a2b", 1: "a3b"})
    events = table.does("lay a1b>0")
    assert table.state.outcome.winners == (0, 1)
    assert of(MatchWon, events) == [MatchWon((0, 1), (3, 3, -2, -2), "rounds")]


@pytest.mark.parametrize("winner", [0, 1])
@pytest.mark.parametrize(("lang", "titles"), [("fr", ("coqueluche", "règnent")), ("en", ("toast", "reign"))])
def test_p26_the_title_of_the_winner_is_the_same_for_both_camps(
    winner: int, lang: str, titles: tuple[str, str]
) -> None:
    table = party("a1b", "xm-skip", "a2w", "a2m", atouts={winner: "a9b"})
    (won,) = of(MatchWon, table.does("lay a1b>0"))
    assert won.winners == (winner,)
    names = ("Lila", "Malo", "Nour", "Zoé")
    for reader in (0, 1, None):
        speaker = Speaker(TAPECHO, lang, names, reader)
        said = speaker.event(won)
        shared = speaker.event(MatchWon((2, 3), (3, 1, 3, 1), "rounds"))
        assert titles[0] in said
        assert titles[1] in shared
        assert not re.search("séduct|seduc", said + shared)


def test_p26_nothing_can_be_played_after_the_end() -> None:
    table = party("a1b", "a1m", "a2w", "a2m")
    table.does("lay a1b>0")
    for seat in (*range(4), CLOCK):
        assert table.refuses("drop a1m", seat=seat) == ("P26", "over")


# P26: the match


def match(**more: Any) -> Any:
    """The end of the first game of a match: seat 0 lays its last card."""
    return party("a1b", "xm-skip", "a2w", "a2m", **more)


def test_p26_a_match_is_an_agreed_number_of_games_and_scores_add_up() -> None:
    table = match(options={"rounds": 2}, sheet=[(10, 20, 30, 40)])
    table.does("lay a1b>0")
    assert table.state.outcome == Outcome((11, 20, 28, 38), (3,), "rounds")
    assert table.public.sheet == ((10, 20, 30, 40), (1, 0, -2, -2))


@pytest.mark.parametrize(("target", "over"), [(11, True), (12, False)])
def test_p26_or_a_target(target: int, over: bool) -> None:
    table = match(options={"target": target}, sheet=[(10, 2, 3, 4)])
    table.does("lay a1b>0")
    assert (table.state.outcome is not None) == over
    if over:
        assert table.state.outcome == Outcome((11, 2, 1, 2), (0,), "target")


def test_p26_a_match_for_a_target_ends_after_ten_games_in_any_case() -> None:
    assert LONGEST_MATCH == 10
    table = match(options={"target": 500}, sheet=[(1, 2, 3, 4)] * 8)
    table.does("lay a1b>0")
    assert table.state.outcome is None
    table = match(options={"target": 500}, sheet=[(1, 2, 3, 4)] * 9)
    table.does("lay a1b>0")
    assert table.state.outcome == Outcome((10, 18, 25, 34), (3,), "limit")


def test_p26_or_a_time_with_the_game_under_way_finished() -> None:
    table = match(options={"minutes": 10})
    assert table.state.windows[0].seconds == 600
    assert narrate(table.state, CLOCK, TimeUp("match")) == [LastGame()]
    assert table.state.windows == ()
    assert table.state.outcome is None
    table.does("lay a1b>0")
    assert table.state.outcome.reason == "time"


def test_p26_time_that_is_up_between_two_games_ends_the_match() -> None:
    table = match(options={"minutes": 10})
    table.does("lay a1b>0")
    assert table.public.phase == "context"
    assert of(MatchWon, narrate(table.state, CLOCK, TimeUp("match")))
    assert table.state.outcome == Outcome((1, 0, -2, -2), (0,), "time")
    assert table.state.flaw() is None
    dealt = match(options={"minutes": 10})
    dealt.does("lay a1b>0")
    deal(dealt)
    assert narrate(dealt.state, CLOCK, TimeUp("match")) == [LastGame()]


def test_p26_time_that_is_up_before_the_first_game_lets_it_be_played() -> None:
    table = opened(minutes=10)
    assert narrate(table.state, CLOCK, TimeUp("match")) == [LastGame()]
    assert table.state.outcome is None


def test_p26_the_next_game_keeps_the_camps_and_draws_a_context_anew() -> None:
    table = match(options={"rounds": 2}, camps="wwmm", context=3)
    table.does("lay a1b>0")
    assert table.public.phase == "context"
    assert table.public.camps == (0, 0, 1, 1)
    assert table.public.context is None
    assert table.public.counts == (0, 0, 0, 0)
    assert table.public.atouts == ((), (), (), ())
    events = deal(table, context=5)
    assert of(GameBegun, events) == [GameBegun(2, 5)]
    assert table.public.counts == (10, 10, 10, 10)


@pytest.mark.parametrize("starter", range(4))
def test_p26_the_winner_starts_the_next_game(starter: int) -> None:
    table = party("a1b", "xm-skip", "xw-skip", "xm-mute", atouts={2: "a9b"}, starter=starter, options={"rounds": 2})
    table.does("lay a1b>0")
    deal(table)
    assert table.turn == table.public.starter == 2


@pytest.mark.parametrize(("starter", "starts"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_p26_of_equals_the_first_clockwise_from_the_previous_starter(starter: int, starts: int) -> None:
    table = party(
        "xw-skip a1b",
        "a1m",
        "xw-mute",
        "xm-mute",
        atouts={1: "a5b", 3: "a6b"},
        starter=starter,
        turn=1,
        options={"rounds": 2},
    )
    table.does("lay a1m>1")
    assert table.public.sheet == ((-1, 6, 0, 6),)
    deal(table)
    assert table.turn == starts
