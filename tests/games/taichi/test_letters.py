"""Letters and cards: the judge agrees with a search through every choice, and the dictionary with the judge."""

from itertools import permutations, product
from random import Random

import pytest

from tablee.games.taichi.lexicon import find
from tablee.games.taichi.pieces import CARDS, LETTERS
from tablee.games.taichi.words import lacking

PRIMER = find("primer")


def fits(cards: tuple[str, ...], letters: str) -> bool:
    """C5-C8 word for word: each card takes one of its letters, and an occurrence of its own in the word."""
    if letters[0] not in cards[0]:
        return False
    places = range(1, len(letters))
    return any(
        all(letters[place] == letter for place, letter in zip(chosen, taken, strict=True))
        for taken in product(*cards[1:])
        for chosen in permutations(places, len(taken))
    )


@pytest.mark.parametrize("seed", range(40))
def test_the_judge_agrees_with_every_way_of_choosing(seed: int) -> None:
    rng = Random(seed)
    kinds = ("A", "B", "C", "AB", "BC", "CA", "AD")
    cards = tuple(rng.choice(kinds) for _ in range(rng.randint(1, 5)))
    for _ in range(30):
        letters = "".join(rng.choice("ABCD") for _ in range(rng.randint(2, 6)))
        judged = letters[0] in cards[0] and not lacking(cards, letters)
        assert judged == fits(cards, letters), (cards, letters)


@pytest.mark.parametrize("seed", range(25))
def test_the_queries_of_the_dictionary_find_what_the_judge_accepts(seed: int) -> None:
    rng = Random(seed)
    cards = tuple(LETTERS[card] for card in rng.sample(range(CARDS), rng.randint(1, 5)))
    accepted = {
        word
        for word in PRIMER
        if PRIMER.folded(word)[0] in cards[0] and not lacking(cards, PRIMER.folded(word)) and not PRIMER.is_crude(word)
    }
    found = PRIMER.solutions(cards)
    assert set(found) == accepted
    assert found.count == len(accepted)


@pytest.mark.parametrize(
    ("cards", "letters", "missing"), [(("A", "BC", "BC"), "ABX", 1), (("A", "BC", "B", "C"), "AB", 2)]
)
def test_as_few_cards_as_possible_are_named_as_missing(cards: tuple[str, ...], letters: str, missing: int) -> None:
    assert len(lacking(cards, letters)) == missing
