"""What one could have said: the longest and the prettiest words, none of them kin of what was said."""

from tablee.games.taichi.afterwards import NAMED, beauty, could_have_said
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.words import lacking

PRIMER = find("primer")


def test_all_words_fit_the_letters_and_are_no_kin_of_those_said() -> None:
    letters = ("S", "T", "A")
    found = could_have_said(PRIMER, letters, ["satisfait"])
    for word in (*found.longest, *found.prettiest):
        folded = PRIMER.folded(word)
        assert folded[0] == "S"
        assert lacking(letters, folded) == ()
        assert PRIMER.kin(word, "satisfait") is None
    assert found.possible == PRIMER.solutions(letters, ["satisfait"]).count


def test_the_longest_come_first() -> None:
    found = could_have_said(PRIMER, ("S", "T"), [])
    lengths = [len(PRIMER.folded(word)) for word in found.longest]
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] == max(len(PRIMER.folded(word)) for word in PRIMER.solutions(("S", "T")))
    assert len(found.longest) == NAMED


def test_nothing_can_be_said_where_nothing_lies() -> None:
    assert could_have_said(PRIMER, (), []).possible == 0
    assert could_have_said(PRIMER, ("Q", "W", "K"), []).longest == ()


def test_rare_and_varied_letters_are_pretty() -> None:
    assert beauty("kiosque") > beauty("tasse")
    assert beauty("épée") > beauty("epee")
    assert beauty("jardin") > beauty("anticonstitutionnel")
    assert beauty("joyeux") > beauty("ananas")
