"""The forms of all words while the lists are gathered."""

from tablee.games.taichi.lexicon.forms import Forms


def held(*forms: tuple[str, str, str]) -> Forms:
    """Some forms."""
    found = Forms()
    for form, lemma, kind in forms:
        found.add(form, lemma, kind)
    return found


def test_each_is_kept_once_with_its_headword_and_kind() -> None:
    found = held(("mets", "mettre", "C"), ("met", "mettre", "C"), ("mets", "mettre", "C"), ("mets", "met", "P"))
    assert sorted(found) == [("met", "mettre", "C"), ("mets", "met", "P"), ("mets", "mettre", "C")]
    assert found.of("mettre") == [("mets", "C"), ("met", "C")]
    assert found.of("nothing") == []


def test_one_that_is_the_end_or_the_beginning_of_another_is_another() -> None:
    found = held(("parties", "partie", "P"), ("part", "partie", "P"), ("ies", "partie", "P"))
    found.discard("part", "partie", "P")
    assert sorted(found.of("partie")) == [("ies", "P"), ("parties", "P")]


def test_what_is_forgotten_about_a_spelling_is_forgotten_for_all_headwords() -> None:
    found = held(("mets", "mettre", "C"), ("mets", "met", "P"), ("met", "mettre", "C"))
    found.forget(["mets"])
    assert list(found) == [("met", "mettre", "C")]
    found.discard("never", "heard", "C")
    assert list(found) == [("met", "mettre", "C")]
