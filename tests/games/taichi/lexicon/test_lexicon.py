"""What a lexicon answers, shown with the primer."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.taichi.lexicon import STRICT, Accept, Accepted, Refused, find, folded
from tablee.games.taichi.lexicon.lexicon import Lexicon
from tablee.games.taichi.lexicon.packing import Form, Head, pack
from tablee.games.taichi.lexicon.spelling import is_card_text
from tablee.kernel.errors import TableeError

LETTERS = "EEEEAAAAIIIISSSNNNRRRTTTOOOLLLUUUDDCCMMPPGBVHFQ"


def reason(lexicon: Any, text: str) -> Any:
    verdict = lexicon.judge(text)
    assert isinstance(verdict, Refused)
    return verdict.reason


# Words


def test_headword(primer: Lexicon) -> None:
    assert primer.judge("Épée") == Accepted("épée", "EPEE", ("noun",), "headword", ("épée",), ("primer",))


def test_accents_are_ignored_only_if_the_spelling_is_unknown(primer: Lexicon) -> None:
    assert primer.judge("EPEE").why == "unaccented"
    assert primer.judge("marie") == Refused("conjugated", "MARIE", "marier", "marié")


def test_letters_that_may_be_read_in_two_ways(primer: Lexicon) -> None:
    assert set(primer.judge("PECHE").readings) == {"péché", "pêche"}
    assert primer.judge("pêche").readings == ("pêche",)
    assert primer.judge("MARCHE").readings == ("marche", "marché")
    assert primer.judge("marché").readings == ("marché",)


def test_a_feminine_counts_like_its_masculine(primer: Lexicon) -> None:
    assert primer.judge("chanteuse") == Accepted(
        "chanteur", "CHANTEUSE", ("noun",), "feminine", ("chanteur",), ("primer",)
    )
    assert "chanteuse" not in primer, "but it is no headword"


@pytest.mark.parametrize(
    ("text", "expected", "of"),
    [
        ("chevaux", "plural", "cheval"),
        ("chanteuse", "feminine", "chanteur"),
        ("chantait", "conjugated", "chanter"),
        ("mangeons", "conjugated", "manger"),
        ("France", "proper-noun", "France"),
        ("qsdfgh", "not-found", None),
    ],
)
def test_a_refusal_says_why(primer: Lexicon, text: str, expected: str, of: str | None) -> None:
    verdict = primer.judge(text, STRICT)
    assert (verdict.reason, verdict.of) == (expected, of)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "empty"),
        ("  ", "empty"),
        ("pomme de terre", "spaces"),
        ("3D", "signs"),
        ("x", "too-short"),
        ("a" * 41, "too-long"),
    ],
)
def test_texts_that_are_no_words(primer: Lexicon, text: str, expected: str) -> None:
    assert reason(primer, text) == expected


def test_a_very_long_text_is_refused_at_once(primer: Lexicon) -> None:
    assert reason(primer, "é" * 1_000_000) == "too-long"


@given(st.text(max_size=60))
def test_whatever_is_typed_is_answered(text: str) -> None:
    verdict = find("primer").judge(text)
    assert isinstance(verdict, Accepted | Refused)
    assert verdict.letters == "" or is_card_text(verdict.letters)
    assert find("primer").kin(text, "sud") in ("same", "doubtful", None)


@pytest.mark.parametrize(
    ("text", "accept"),
    [
        ("chevaux", Accept(plurals=True)),
        ("chanteuse", Accept(feminines=True)),
        ("chantait", Accept(conjugated=True)),
        ("Lyon", Accept(proper=True)),
    ],
)
def test_each_switch_accepts_its_own_forms_and_no_others(primer: Lexicon, text: str, accept: Any) -> None:
    assert isinstance(primer.judge(text, accept), Accepted)
    for other in (Accept(plurals=True), Accept(feminines=True), Accept(conjugated=True), Accept(proper=True)):
        assert isinstance(primer.judge(text, other), Accepted) == (other == accept)


def test_a_name_that_is_also_a_form(primer: Lexicon) -> None:
    assert reason(primer, "PARIS") == "plural"
    assert primer.judge("PARIS", Accept(proper=True)).headword == "Paris"
    assert primer.judge("PARIS", Accept(plurals=True)).headword == "pari"


# Families


def test_kin(primer: Lexicon) -> None:
    assert primer.kin("chanteur", "chanson") == "same"
    assert primer.kin("chantait", "chant") == "same"
    assert primer.kin("cœur", "courage") == "doubtful"
    assert primer.kin("rat", "rater") is None
    assert primer.kin("sud", "SUD") == "same"
    assert primer.kin("Lyon", "lyon") == "same"
    assert primer.kin("Lyon", "lion") is None


def test_a_homograph_is_kin_only_if_each_reading_is(primer: Lexicon) -> None:
    assert primer.kin("pêche", "péché") is None
    assert primer.kin("PECHE", "pécheur") == "same"
    assert primer.kin("PECHE", "PECHE") == "same"


def test_kinship_has_no_direction(primer: Lexicon) -> None:
    words = random.Random(1).sample(list(primer), 150)
    for one, other in product(words, repeat=2):
        assert primer.kin(one, other) == primer.kin(other, one)


# How common words are


def test_ranks_number_all_headwords(primer: Lexicon) -> None:
    assert [primer.rank(word) for word in primer] == list(range(1, len(primer) + 1))
    assert primer.rank("qsdfgh") is None
    assert primer.frequency("avoir") > primer.frequency("ramequin") > primer.frequency("qsdfgh") == 0


# Solutions


def fits(word: str, cards: Any) -> Any:
    """Whether a word fits the cards, said as plainly as can be (C5-C8)."""
    letters = folded(word)
    for choice in product(*cards):
        needed = Counter(choice)
        if letters[0] == choice[0] and all(letters.count(letter) >= times for letter, times in needed.items()):
            return True
    return False


@pytest.mark.parametrize("seed", range(40))
def test_solutions_are_all_words_that_fit(primer: Lexicon, seed: int) -> None:
    rng = random.Random(seed)
    cards = tuple("".join(rng.sample(LETTERS, rng.choice((1, 1, 1, 2)))) for _ in range(rng.randint(1, 6)))
    said = rng.sample(list(primer), 3)
    expected = [
        w
        for w in primer
        if fits(w, cards) and not primer.is_crude(w) and not any(primer.kin(w, other) for other in said)
    ]
    found = primer.solutions(cards, said)
    assert list(found) == expected
    assert found.count == len(expected)
    assert bool(found) == bool(expected)
    assert found.any == (expected[0] if expected else None)
    assert found.common(3) == tuple(expected[:3])
    assert found.longest(4) == tuple(sorted(expected, key=lambda word: -len(folded(word)))[:4])
    assert list(found.within(900)) == [word for word in expected if primer.rank(word) <= 900]
    assert all(word in found for word in expected)
    assert "qsdfgh" not in found


def test_the_examples_of_the_rules(primer: Lexicon) -> None:
    assert "satellite" in primer.solutions(("S", "T", "A"), ("sud", "site"))
    assert "satellite" not in primer.solutions(("S", "T", "A", "A"), ("sud", "site"))
    assert "satisfait" in primer.solutions(("S", "T", "A", "A"), ("sud", "site"))
    assert "riz" in primer.solutions(("R", "QZ"), ("rat",))
    assert "ramequin" in primer.solutions(("R", "QZ", "N"), ("rat", "riz"))


def test_words_that_differ_by_their_accents_are_two_words(primer: Lexicon) -> None:
    assert primer.twins("MARCHE") == ("marche", "marché")
    for said, other in (("marche", "marché"), ("marché", "marche"), ("sûr", "sur")):
        found = list(primer.solutions(tuple(folded(said)[:3]), (said,)))
        assert other in found
        assert said not in found


def test_no_word_begins_so(primer: Lexicon) -> None:
    assert primer.solutions(("X", "Z", "Z")).count == 0
    assert not primer.solutions(("É",))


# Bytes


def test_the_same_words_give_the_same_bytes_in_any_order() -> None:
    heads = [
        Head(word, frozenset({"noun"}), frozenset({"primer"}), 1, at, at)
        for at, word in enumerate(("été", "ami", "os"))
    ]
    forms = [Form("amis", "P", "ami"), Form("étés", "P", "été"), Form("Oslo", "N")]
    assert pack("x", heads, forms) == pack("x", heads[::-1], forms[::-1])


def test_the_digest_is_the_fingerprint(primer: Lexicon) -> None:
    assert primer.digest() == primer.fingerprint


def test_bytes_that_are_no_lexicon() -> None:
    with pytest.raises(TableeError, match="lexicon-damaged"):
        Lexicon(b"something else")


def test_things_are_nouns_that_are_no_verb_or_small_word_too() -> None:
    for word, names in {"maison": True, "ami": True, "avoir": False, "pas": False, "il": False}.items():
        assert (word in find("primer").solutions((word[0].upper(),)).things) is names


def test_a_solution_has_a_place() -> None:
    found = find("primer").solutions(("S", "T"))
    assert tuple(found.at(place) for place in range(5)) == found.common(5)
