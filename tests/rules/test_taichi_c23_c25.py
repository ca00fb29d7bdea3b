"""Tai Chi Chuan, C23-C25: the end of the piles, the last card, and the count."""

from typing import Any

import pytest

import tablee
from tablee import CHANCE
from tablee.games.taichi.events import (
    CardPicked,
    CardTurned,
    GameWon,
    LastCard,
    NothingLeft,
    RaceBegun,
    Reshuffled,
    RoundBegun,
    StakeLost,
    StakeReturned,
    SymbolTaken,
)
from tablee.games.taichi.moves import Reshuffle
from tablee.texts.speaker import Speaker

from .taichi_tables import cards, named, of, words_at

# C23: the discard becomes the draw pile


def test_c23_the_discard_is_shuffled_when_a_card_must_be_turned_and_there_is_none() -> None:
    table = words_at("So", "sud", pile="", discard="To Ay Il", won=["", "Ry", "Rl"])
    assert table.public.phase == "choice", "not before"
    table.does("turn")
    assert table.state.acting == (CHANCE,)
    order = cards("Ay Il To")
    told = table.does("reshuffle " + " ".join(map(str, order)))
    assert of(Reshuffled, told) == [Reshuffled(3)]
    assert [named([turned.card]) for turned in of(CardTurned, told)] == ["Ay"]
    assert (table.public.pile, table.public.discard, table.public.reshuffled) == (2, (), True)
    assert table.public.phase == "word"


def test_c23_the_whole_discard_is_shuffled() -> None:
    table = words_at("So", "sud", pile="", discard="To Ay Il", won=["", "Ry", "Rl"])
    table.does("turn")
    assert table.refuses(Reshuffle(tuple(cards("To Ay"))), CHANCE) == ("C23", "not-a-reshuffle")
    assert table.refuses(Reshuffle(tuple(cards("To Ay So"))), CHANCE) == ("C23", "not-a-reshuffle")
    assert table.refuses("say site", 0) == ("C3", "chance-first")


def test_c23_it_happens_at_the_start_of_a_round_too() -> None:
    table = words_at("", pile="", discard="To Ay Il", won=["", "Ry", "Rl"])
    table.does("turn")
    assert table.public.phase == "reshuffle"


def test_c23_and_for_the_card_of_a_challenge() -> None:
    table = words_at("So", "sud", pile="", discard="To Ay Il", won=["", "Ry", "Rl"])
    table.does("stop", "join", "stay-out", "turn")
    table.does("reshuffle " + " ".join(map(str, cards("To Ay Il"))))
    assert table.public.phase == "race"
    assert table.shown == "So To"


def test_c23_no_card_at_all_in_mid_round_the_last_word_stands() -> None:
    table = words_at("So Ty Al", "sud site salut", pile="", won=["", "Ry", "Rl"])
    told = table.does("turn")
    assert of(NothingLeft, told)
    assert table.public.exhausted
    assert (table.turn, table.may) == (0, {"take ombrelle", "take yin-yang", "take lotus"})
    told = table.does("take lotus")
    assert table.pile_of(0) == "Al"
    assert table.state.outcome.reason == "no-cards"


def test_c23_no_card_for_a_challenge_and_the_stakes_go_back() -> None:
    table = words_at("So Ty", "sud site", pile="", won=["", "Ry", "Rl"])
    table.does("stop", "join")
    told = table.does("join")
    assert of(NothingLeft, told)
    assert of(StakeReturned, told) == [StakeReturned(1), StakeReturned(2)]
    assert not of(StakeLost, told)
    assert (table.pile_of(1), table.pile_of(2)) == ("Ry", "Rl")
    table.does("take ombrelle")
    assert table.state.outcome.scores == (1, 1, 1)


def test_c23_no_card_at_the_start_of_a_round_and_nothing_is_taken() -> None:
    table = words_at("So", "sud", pile="", won=["", "Ry", "Rl"])
    table.does("stop", "stay-out")
    told = table.does("stay-out")
    assert not of(RoundBegun, told)
    assert of(NothingLeft, told)
    assert table.state.outcome.reason == "no-cards"
    assert table.state.outcome.scores == (1, 1, 1)


# C24: the last card


def last(**more: Any) -> Any:
    """The last card of the second pile, an A, has been turned beside S and T."""
    given = {"seats": 3, "pile": "Ao", "won": ["Ry", "Rl", "Ro"], "reshuffled": True, "discard": "Nl"}
    table = words_at("So Ty", "sud site", **{**given, **more})
    table.told = table.does("turn")
    return table


def test_c24_the_last_card_of_the_second_pile_is_announced() -> None:
    assert of(LastCard, last().told)
    assert not of(LastCard, last(pile="Ao Ay").told)
    assert not of(LastCard, last(reshuffled=False).told), "the first pile is followed by another"


def test_c24_a_good_word_takes_a_symbol_of_choice_without_any_challenge() -> None:
    table = last()
    table.says("salut")
    assert (table.turn, table.public.phase) == (0, "take")
    assert table.may == {"take ombrelle", "take yin-yang"}
    told = table.does("take yin-yang")
    assert table.pile_of(0) == "Ry Ty"
    assert of(GameWon, told) == [GameWon((0,), (2, 1, 1), "last-card")]
    assert table.state.outcome.reason == "last-card"


def test_c24_otherwise_the_others_try_and_the_game_ends() -> None:
    table = last()
    table.does("give-up", "say salut", "say satellite")
    told = table.does(f"pick {cards('Ty')[0]}", f"pick {cards('So')[0]}")
    assert [picked.seat for picked in of(CardPicked, told)] == [1, 2]
    assert table.state.outcome.scores == (1, 2, 2)
    assert table.state.outcome.winners == (1, 2)


def test_c24_nobody_finds_a_word_and_the_game_ends() -> None:
    table = last()
    table.does("give-up", "give-up", "give-up")
    assert table.state.outcome.scores == (1, 1, 1)


def test_c24_if_the_last_card_was_turned_for_a_challenge_it_is_settled_first() -> None:
    table = words_at("So Ty", "sud site", pile="Ao", won=["Ry", "Rl", "Ro"], reshuffled=True, discard="Nl")
    table.does("stop", "join", "stay-out", "turn")
    assert table.public.phase == "race"
    told = table.seat(1, "say salut")
    assert of(StakeReturned, told)
    told = table.does("take ombrelle")
    assert [taken.seat for taken in of(SymbolTaken, told)] == [1, 0]
    assert table.state.outcome.scores == (2, 3, 1)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_c24_the_last_card_of_a_challenge_is_announced_without_denying_the_challenge(lang: str) -> None:
    table = words_at("So Ty", "sud site", pile="Ao", won=["Ry", "Rl", "Ro"], reshuffled=True, discard="Nl")
    told = table.does("stop", "join", "stay-out", "turn")
    announced, begun = of(LastCard, told)[0], of(RaceBegun, told)[0]
    assert told.index(announced) < told.index(begun)
    speaker = Speaker(tablee.game("taichi"), lang, ("Ada", "Bob", "Cléo"))
    word = {"fr": "défi", "en": "challenge"}[lang]
    assert word in speaker.event(begun).lower()
    assert word not in speaker.event(announced).lower()


def test_c24_before_the_last_card_the_game_goes_on() -> None:
    table = last(pile="Ao Ay")
    table.says("salut")
    assert table.public.phase == "choice"


# C25: the count


@pytest.mark.parametrize(
    ("won", "winners"),
    [(["Ry Ny", "Rl", "Ro"], (0,)), (["Ry", "Rl Ny", "Ro"], (1,)), (["Ry", "Rl", "Ro"], (0, 1, 2))],
)
def test_c25_most_cards_win_and_equals_share(won: list[str], winners: tuple[int, ...]) -> None:
    table = last(won=won)
    table.does("give-up", "give-up", "give-up")
    assert table.state.outcome.winners == winners
    assert table.state.outcome.scores == tuple(len(pile.split()) for pile in won)


def test_c25_symbols_do_not_matter() -> None:
    table = last(won=["Ry Ny", "Rl Ml", "Ro"])
    table.does("give-up", "give-up", "give-up")
    assert table.state.outcome.winners == (0, 1)


def test_c25_nothing_is_played_after_the_end() -> None:
    table = last()
    table.does("give-up", "give-up", "give-up")
    assert table.state.acting == ()
    for seat in (0, 1, 2, CHANCE):
        assert table.refuses("turn", seat) == ("C25", "over")
