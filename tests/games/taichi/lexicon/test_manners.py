"""Words that the house never says, and those it still does."""

import pytest

from tablee.games.taichi.lexicon import Accepted, Lexicon

NEVER = ("youpin", "salope", "pédophile", "putain", "enculer", "merde", "nègre", "viol", "schleu", "nique")
STILL = ("culotte", "violon", "salopette", "connaître", "échange", "nymphe", "youpi", "urine", "queue")


@pytest.mark.parametrize("word", NEVER)
def test_crude_words_are_judged_but_never_offered(complete: Lexicon, word: str) -> None:
    assert isinstance(complete.judge(word), Accepted)
    assert complete.is_crude(word)
    assert word not in list(complete.solutions(tuple(complete.folded(word))))


@pytest.mark.parametrize("word", STILL)
def test_words_that_only_look_like_them_are_offered(complete: Lexicon, word: str) -> None:
    assert word in list(complete.solutions(tuple(complete.folded(word))))


def test_a_family_is_named_without_them(complete: Lexicon) -> None:
    assert "merdique" not in complete.family("emmerder")
