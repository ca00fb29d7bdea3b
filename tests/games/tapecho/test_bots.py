"""The bots of Tapécho: what they see to, and that each level is stronger than the one before."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import tablee
from tablee import CHANCE, Seat
from tablee.games.tapecho.bot import EASY, SHARP, STEADY
from tablee.games.tapecho.bot_guess import Guess
from tablee.games.tapecho.bot_judgement import Judge
from tablee.games.tapecho.moves import Decline, Discard, Keep, Lay, LayFirst, React
from tablee.kernel.game import lottery
from tablee.kernel.sets import mask

from ...rules.tapecho_tables import PACK, card, cards, n, party

TAPECHO = tablee.game("tapecho")


def choice(table: Any, seat: Seat | None = 0, level: str = "sharp") -> Any:
    """What the bot of that level does."""
    state = table.state
    return TAPECHO.bots[level](state.view(seat), state.moves(seat), Random(1))


def parsed(text: str) -> Any:
    return TAPECHO.parse(n(text))


# On one's turn


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_the_highest_atout_goes_first(level: str) -> None:
    table = party("a2b a9b a5b h1b", "a1m a2m a3m", "a1w a2w a3w", "a5m a7m a8m")
    assert choice(table, level=level) == parsed("lay a9b>0")


def test_two_heavy_handicaps_are_better_than_a_light_atout() -> None:
    table = party("a1b h9b h8b", "a1m a2m a3m", "a1w a2w a3w", "a5m a7m a8m")
    assert isinstance(choice(table), LayFirst)
    table.does(str(choice(table)))
    assert choice(table).card in cards("h9b h8b")


def test_what_can_never_be_laid_is_thrown_away() -> None:
    table = party("a9m a8m dm", "a1m a2m a3m a2b", "a1w a2w a3w a3b", "a5m a7m a1b a5b")
    assert choice(table) == Discard(card("a9m"))


def test_whoever_is_ahead_is_harmed() -> None:
    table = party("h9b a1b", "a1m a2m a3m", "a1w a2w a3w", "a5m a7m", atouts={2: "a9b a8b a8b#2", 1: "a2b"})
    assert choice(table) == Lay(card("h9b"), 2)


def test_an_ally_is_spared_in_the_war_of_the_sexes() -> None:
    table = party("h9b h1b a5b", atouts={2: "a9b a8b"}, options={"teams": "war_of_sexes"})
    move = choice(table)
    assert not (isinstance(move, Lay | LayFirst) and move.on == 2)


def test_a_partner_gets_what_one_cannot_lay_oneself() -> None:
    table = party("a9m a1b h1b", "a1m a2m a3m", "a1w a2w", "a5m a7m", options={"teams": "couples"})
    assert choice(table) == parsed("lay a9m>1")


def test_an_attack_takes_the_best_there_is() -> None:
    table = party("xb-steal a1b", "a1m a2m", "a1w a2w", "a5m a7m", atouts={1: "a2b a9b", 2: "a3b"})
    assert choice(table) == parsed("lay xb-steal>1:a9b")


# What is known of other hands

IMPARTIAL = replace(SHARP, focus=0.0)
"""Whoever is ahead is no more in the way than others."""


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_target_known_to_hold_the_defence_of_their_camp_is_not_attacked(level: str) -> None:
    rivals = ("a1m a2m", "a1w a2w", "dm a7m")
    for known, on in (({0: cards("dm a7m")}, 1), ({0: cards("a1m")}, 3)):
        table = party("xm-lose_best a1b", *rivals, atouts={1: "a8b", 3: "a9b"}, known=known)
        judge = Judge(table.state.view(0), SHARP if level == "sharp" else STEADY)
        worth = {seat: judge.laying(Lay(card("xm-lose_best"), seat)) for seat in (1, 3)}
        assert max(worth, key=worth.get) == on


def test_a_hand_known_to_have_no_defence_is_attacked_before_one_that_may_have_one() -> None:
    table = party("xb-lose_best a1b a2b a3b", "a1m a2m", "a1w a2w", "a5m a7m", atouts={1: "a8b", 3: "a8b#2"})
    even = Judge(table.state.view(0), IMPARTIAL)
    assert even.laying(parsed("lay xb-lose_best>1")) == pytest.approx(even.laying(parsed("lay xb-lose_best>3")))
    table.state.known[0] = mask(cards("a5m a7m"))
    judge = Judge(table.state.view(0), IMPARTIAL)
    assert judge.laying(parsed("lay xb-lose_best>3")) > judge.laying(parsed("lay xb-lose_best>1"))


def test_a_handicap_out_of_place_goes_to_somebody_known_to_hold_no_hors_contexte() -> None:
    table = party("h8b2 a1b", "o a1m", "a1w a2w", "a5m a7m", known={0: cards("o a1m a5m a7m")})
    judge = Judge(table.state.view(0), IMPARTIAL)
    worth = [judge.laying(Lay(card("h8b2"), seat)) for seat in (1, 2, 3)]
    assert worth[2] > worth[1] > worth[0]


def test_a_look_is_worth_more_early_and_nothing_into_a_hand_that_is_known() -> None:
    long, short = "a1m a2m a3m a5m a7m a8m", "a1m"
    early, late = (party("xb-reveal h3b a1b a2b a3b a5b", hand, "a1w a2w a3w a5w a7w a8w") for hand in (long, short))
    looking = parsed("lay xb-reveal>2")
    before = Judge(early.state.view(0), SHARP)
    assert before.laying(looking) > Judge(late.state.view(0), SHARP).laying(looking)
    early.state.known[0] = mask(cards("a1w a2w a3w a5w a7w a8w"))
    after = Judge(early.state.view(0), SHARP)
    assert before.laying(looking) > after.laying(looking)


def test_a_swap_waits_until_it_pays() -> None:
    good = party("xb-swap_random a9b a8b h3b", "a1m a2m a3m", "a1w a2w a3w", "a5m a7m a8m")
    move = choice(good)
    assert not (isinstance(move, Lay | LayFirst) and move.card == card("xb-swap_random"))
    # What is left is an atout of 9 for the other camp, and the game is near its end: away with it.
    bad = party("xb-swap_random a9m", "o", "a1w a2w", "a1m a2m", known={0: cards("o")})
    assert choice(bad) == parsed("lay xb-swap_random>1")


def test_a_swap_takes_the_card_that_leaves_with_it_out_of_the_draw() -> None:
    table = party("xb-swap_random h9b a9m", "a1m a2m", "a1w a2w", "a5m a7m")
    judge = Judge(table.state.view(0), SHARP)
    swap, handicap, atout = parsed("lay xb-swap_random>1"), parsed("lay h9b>1"), parsed("lay a9m>0")
    assert judge.beside(swap, handicap) == judge.beside(handicap, swap)
    assert judge.beside(handicap, handicap) == 0.0
    assert judge.beside(swap, handicap) > judge.beside(swap, atout)  # rather the useless one is left to be drawn


def test_a_guess_is_certain_of_what_was_seen_and_counts_the_rest() -> None:
    table = party("a1b a2b", "dm a1m", "a1w a2w", "a5m a7m", known={0: cards("dm a5m a7m")})
    guess = Guess(table.state.view(0), PACK)
    defences = PACK.defences[1]
    assert guess.holds(1, defences) == 1.0
    assert guess.holds(3, defences) == 0.0
    assert 0.0 < guess.holds(2, defences) < 1.0
    assert guess.hidden == [0, 1, 2, 0]
    assert guess.cost(3) == 12
    assert guess.cost(1) == pytest.approx(guess.average)
    assert guess.mean(3, float, 0.0) == sum(cards("a5m a7m")) / 2


def test_one_keeps_what_one_can_use() -> None:
    table = party(
        "a5m a7m a1b h2b h3b h4b", "a1m a2m a3m a8m", "a1w a2w a3w a8w", "a3b a5b a6b a8b", pile="a9m a9b h1b"
    )
    table.does("drop a7m")
    assert choice(table) == Keep(card("a9b"))


def test_one_goes_out_when_ahead() -> None:
    table = party("a1b", "a5m a7m", "a5w a7w", "a8m a9m", atouts={0: "a9b"}, pile="h1b h2b h3b")
    assert choice(table) == parsed("lay a1b>0")


def test_one_does_not_end_a_game_that_is_lost_then() -> None:
    table = party("a1b", "xm-skip dm", "a1w a2w", "a1m a2m", atouts={1: "a9b a8b a8b#2"}, pile="h1b h2b h3b")
    assert choice(table) == Discard(card("a1b"))
    assert choice(table, level="steady") == parsed("lay a1b>0")


# Reactions

LONG = "h1w h2w h3w h7w h8w h9w"
"""Cards enough that the game will last."""


def test_a_heavy_handicap_for_oneself_is_cancelled_and_a_light_one_is_let_pass() -> None:
    for what, reacts in (("h8b2", True), ("h1b4", False)):
        table = party(
            f"{what} {LONG}", "o a1m a2m a3m a5m a7m a8m", "a1w a2w a3w a5w a7w a8w", "a2b a3b a5b a6b a8b a9b"
        )
        table.does(f"lay {what}>1")
        assert isinstance(choice(table, 1), React) == reacts


def test_a_handicap_for_a_rival_is_let_pass() -> None:
    table = party(f"h8b2 {LONG}", "o a1m a2m a3m a5m a7m a8m", "a1w a2w a3w a5w a7w a8w", "a2b a3b a5b a6b a8b a9b")
    table.does("lay h8b2>2")
    assert isinstance(choice(table, 1), Decline)


def test_a_defence_is_kept_from_a_harmless_attack_and_played_against_a_harmful_one() -> None:
    for what, reacts in (("xb-reveal", False), ("xb-lose_best", True)):
        table = party(
            f"{what} {LONG}",
            "dm a1m a2m a3m a5m a7m a8m",
            "a1w a2w a3w a5w a7w a8w",
            "a2b a3b a5b a6b a8b",
            atouts={1: "a9b"},
        )
        table.does(f"lay {what}>1")
        assert isinstance(choice(table, 1), React) == reacts


def test_ones_best_atout_is_saved_from_a_hors_contexte() -> None:
    table = party("a9b4 dw a1b a2b a3b a5b a6b", "o a1m a2m a3m", "a1w a2w a3w", "a5m a7m a8m")
    table.does("lay a9b4>0")
    table.seat(1, "react o a9b4")
    assert isinstance(choice(table, 0), React)


# Judgement


def test_a_judge_counts_what_lies_there_and_what_hands_may_cost() -> None:
    table = party("a2b h7b", atouts={0: "a9b", 1: "a8b"}, handicaps={1: "h3b"}, ties={1: "xb-tied"})
    judge = Judge(table.state.view(0), STEADY)
    assert judge.points[0] == 9 - 9
    assert judge.points[1] == pytest.approx(8 - 8 - 3 - 2 * judge.average)
    assert judge.allies == (0,)
    assert sum(weight for weight in judge.weight if weight > 0) == pytest.approx(STEADY.harm)


def test_a_judge_believes_what_it_sees() -> None:
    table = party("xb-reveal a1b", "a1m a9m", "a1w a2w", "a5m a7m")
    table.does("lay xb-reveal>1")
    table.all_decline()
    judge = Judge(table.state.view(0), EASY)
    assert judge.points[1] == -10


# Levels


def match(levels: Any, games: Any, seats: int) -> Any:
    """The share of games each level wins; one is fair."""
    won = dict.fromkeys(levels, 0.0)
    for number in range(games):
        rng = Random(f"levels {number}")
        seated = [levels[(seat + number) % len(levels)] for seat in range(seats)]
        state = TAPECHO.opening(seats, TAPECHO.choose(seats, {}))
        while state.outcome is None:
            seat = rng.choice(state.acting)
            if seat == CHANCE:
                state.play(seat, lottery(state).draw(rng.randrange))
            else:
                state.play(seat, TAPECHO.bots[seated[seat]](state.view(seat), state.moves(seat), rng))
        for seat in state.outcome.winners:
            won[seated[seat]] += 1 / len(state.outcome.winners)
    return {level: wins * len(levels) / games for level, wins in won.items()}


@pytest.mark.parametrize(("weak", "strong", "least"), [("easy", "steady", 1.2), ("steady", "sharp", 1.05)])
def test_each_level_is_stronger_than_the_one_before(weak: str, strong: str, least: float) -> None:
    assert match([weak, strong], 120, 6)[strong] > least


def test_the_levels_are_in_order_the_strongest_last() -> None:
    assert list(TAPECHO.bots) == ["easy", "steady", "sharp"]
    assert EASY.noise > STEADY.noise > SHARP.noise


@pytest.mark.parametrize("level", ["easy", "steady", "sharp"])
def test_of_equal_atouts_any_may_go_with_a_spot_or_without(level: str) -> None:
    # What lies there cannot be called out of place any more, so that a spot is neither better nor worse.
    table = party("xb-lose_best a1b", "a2m a3m", atouts={1: "a7b1 a7b2 a7m"})
    table.does("lay xb-lose_best>1", "decline xb-lose_best")
    state = table.state
    lost = {TAPECHO.bots[level](state.view(1), state.moves(1), Random(seed)).card for seed in range(40)}
    assert lost == set(cards("a7b1 a7b2 a7m"))
