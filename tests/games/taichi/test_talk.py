"""What the house says over many games: bots speak like people, mostly in nouns, and never crudely."""

from collections import Counter
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

import tablee
from tablee.games.taichi import daily
from tablee.games.taichi.afterwards import could_have_said
from tablee.games.taichi.daily import say, start
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.moves import Say
from tablee.games.taichi.view import TaichiView
from tablee.games.taichi.words import initials, lacking
from tablee.kernel.game import Bot
from tablee.kernel.messages import Move, View
from tablee.lab.simulate import play_out

TAICHI = tablee.game("taichi")
PRIMER = find("primer")
LEVELS = ("easy", "steady", "sharp")
GAMES = 12
SEATS = 3


class Talk(NamedTuple):
    """One word of a bot, and what it was said to."""

    letters: tuple[str, ...]
    before: tuple[str, ...]
    """The words of the round until then."""
    word: str


@cache
def talk(level: str) -> Sequence[Talk]:
    """All that bots of a level say in some games."""
    heard: list[Talk] = []

    def overheard(player: Bot[View]) -> Bot[View]:
        def play(view: View, moves: Sequence[Move], rng: Random) -> Move:
            move = player(view, moves, rng)
            assert isinstance(view, TaichiView)
            if isinstance(move, Say):
                heard.append(Talk(view.letters, tuple(word.word for word in view.words), move.word))
            return move

        return play

    players = [overheard(TAICHI.bots[level])] * SEATS
    for number in range(GAMES):
        play_out(TAICHI.opening(SEATS, TAICHI.choose(SEATS, {"lexicon": "primer"})), players, Random(number))
    return heard


def openings(level: str) -> list[Talk]:
    """The words said to a single card."""
    return [one for one in talk(level) if len(one.letters) == 1]


# Variety


@pytest.mark.parametrize("level", LEVELS)
def test_bots_open_with_ever_other_words(level: str) -> None:
    words = Counter(one.word for one in openings(level))
    assert words.total() > 100
    assert len(words) > 0.75 * words.total()
    assert max(words.values()) < 0.05 * words.total()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_answer_in_ever_other_words(level: str) -> None:
    words = Counter(one.word for one in talk(level))
    assert len(words) > 0.7 * words.total()
    assert max(words.values()) < 0.02 * words.total()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_mostly_name_things(level: str) -> None:
    said = openings(level)
    nouns = [one for one in said if "noun" in PRIMER.parts(one.word)]
    assert 0.75 < len(nouns) / len(said) < 0.98
    assert len({PRIMER.parts(one.word) for one in said}) > 3, "but not nothing else"


def test_a_better_bot_says_rarer_words() -> None:
    ranks = [sorted(PRIMER.rank(one.word) or 0 for one in openings(level)) for level in LEVELS]
    middle = [held[len(held) // 2] for held in ranks]
    assert middle == sorted(set(middle))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_prefer_common_words_of_those_they_know(level: str) -> None:
    said = openings(level)
    common = [one for one in said if (PRIMER.rank(one.word) or 0) <= len(PRIMER) // 4]
    assert len(common) > 0.3 * len(said)


# Manners


@pytest.mark.parametrize("level", LEVELS)
def test_bots_never_speak_crudely(level: str) -> None:
    assert [one.word for one in talk(level) if PRIMER.is_crude(one.word)] == []


@pytest.mark.parametrize("level", LEVELS)
def test_no_crude_word_is_named_as_one_that_could_have_been_said(level: str) -> None:
    named = set()
    for letters, before, _ in talk(level):
        could = could_have_said(PRIMER, letters, before)
        named |= {*could.longest, *could.prettiest, *PRIMER.solutions(letters, before).common(40)}
    assert len(named) > 500
    assert [word for word in named if PRIMER.is_crude(word)] == []


def test_no_crude_word_is_an_answer_of_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "on_the_shelf", lambda options: PRIMER)
    for number in range(1, 29):
        day = start(f"2026-02-{number:02}")
        while word := day.lexicon.solutions(day.letters, [word.word for word in day.words]).any:
            assert not PRIMER.is_crude(word)
            day, _ = say(day, word)
        for cards in range(1, len(day.letters)):
            could = could_have_said(PRIMER, day.letters[:cards], ())
            assert not [word for word in (*could.longest, *could.prettiest) if PRIMER.is_crude(word)]


@pytest.mark.parametrize("level", LEVELS)
def test_crude_words_would_have_fitted(level: str) -> None:
    crude = [PRIMER.folded(PRIMER.spellings[row]) for row in PRIMER.crude]
    tempted = [
        one
        for one in talk(level)
        if any(word[0] in initials(one.letters) and not lacking(one.letters, word) for word in crude)
    ]
    assert len(tempted) > 40
