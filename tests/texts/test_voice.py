"""The voice of the house."""

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Problem
from tablee.texts.voice import Voice, plain, sentence

EN, FR = Voice("en"), Voice("fr")


def test_lists_in_words() -> None:
    assert EN.listed(()) == ""
    assert EN.listed(("A",)) == "A"
    assert EN.listed(("A", "B")) == "A and B"
    assert EN.listed(("A", "B", "C")) == "A, B and C"
    assert FR.listed((1, 2)) == "1 et 2"
    assert EN.given({"known": ("a", "b"), "most": 3}) == {"known": "a and b", "most": 3}


def test_yes_no_and_anything_else() -> None:
    assert (EN.choice(True), EN.choice(False), EN.choice(3), EN.choice("x")) == ("yes", "no", "3", "x")


def test_a_problem_is_said_by_whoever_knows_it() -> None:
    assert "a and b" in EN.error(TableeError("level-unknown", level="x", known=("a", "b")))
    assert EN.problem(Problem("daily-word", {"most": 40})) == "Type a word of 40 signs at most."
    assert EN.problem(Problem("never-heard-of", {})) == "Heard of"


def test_a_key_as_words_for_want_of_a_text() -> None:
    assert EN.say("toy-some-thing") == "some thing"
    assert not EN.knows("toy-some-thing")
    assert (plain("lonely"), plain("a-b-c")) == ("lonely", "b c")
    assert (sentence("abc"), sentence("")) == ("Abc", "")
