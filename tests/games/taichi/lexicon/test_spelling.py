"""Spellings and letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.taichi.lexicon.spelling import folded, is_card_text, spelt


@pytest.mark.parametrize(
    ("text", "letters"),
    [
        ("épée", "EPEE"),
        ("Cœur", "COEUR"),
        ("æschne", "AESCHNE"),
        ("arc-en-ciel", "ARCENCIEL"),
        ("aujourd’hui", "AUJOURDHUI"),
        ("aujourd'hui", "AUJOURDHUI"),
        ("maïs", "MAIS"),
        ("e\u0301te\u0301", "ETE"),
        ("ÇA", "CA"),
    ],
)
def test_letters_are_those_of_the_cards(text: str, letters: str) -> None:
    assert folded(text) == letters


def test_two_ways_of_typing_are_one_spelling() -> None:
    assert spelt("AUJOURD’HUI") == spelt("aujourd'hui")
    assert spelt("e\u0301pe\u0301e") == spelt("Épée") == "épée"
    assert spelt("Œuf") == "oeuf"


@given(st.text(max_size=30))
def test_folding_is_done_once(text: str) -> None:
    assert not is_card_text(folded(text)) or folded(folded(text)) == folded(text)
