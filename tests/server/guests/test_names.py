"""Names, words and chat are plain text of one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.guests.names import LINE_LENGTH, NAME_LENGTH, clean, clean_line, clean_name, clean_word, distinct


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann\n\tLee  ", "Ann Lee"),
        ("Zoe\u0301", "Zoé"),
        ("a\u202eb\u2066c", "abc"),
        ("\u200b\u200e", ""),
        ("\x00\x07bell", "bell"),
        ("محمد", "محمد"),
        ("👩‍👧", "👩‍👧"),
        ("<b>&amp;", "<b>&amp;"),
        ("e" + "\u0301" * 40, "é" + "\u0301" * 4),
        ("\ud800x", "x"),
        ("\u0301", ""),
        ("x" * 100, "x" * NAME_LENGTH),
        ("\u3164", ""),
        ("\u2800\u115f\u1160\uffa0", ""),
        ("\u034f\ufe0f\u200d", ""),
        ("An\u200dna", "Anna"),
        ("An\ufe0fna", "Anna"),
        ("An\ufe00n\u180ba\U000e0101", "Anna"),
        ("Anna\u2800", "Anna"),
        ("Zoe\u200d\u0301", "Zoé"),
        ("e" + "\u0301" * 4 + "\u200b" + "\u0301" * 4, "é" + "\u0301" * 4),
        ("👩🏽\u200d🦰", "👩🏽\u200d🦰"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("👩\u200d\u200d👧\u200d", "👩\u200d👧"),
        ("👩\u200d❤\ufe0f\u200d👨", "👩\u200d❤\ufe0f\u200d👨"),
        ("x" * 22 + "👩\u200d👧", "x" * 22 + "👩"),
    ],
)
def test_names(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@given(st.text(max_size=400))
def test_anything_becomes_harmless_and_stays_so(text: str) -> None:
    line = clean_line(text)
    assert len(line) <= LINE_LENGTH
    assert clean_line(line) == line
    assert not any(char in line for char in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200b\n\r\x00")
    line.encode()


@pytest.mark.parametrize(
    ("name", "others", "shown"),
    [
        ("Ann", {"Bob"}, "Ann"),
        ("Ann", {"Ann"}, "Ann 2"),
        ("ANN", {"Ann", "Ann 2"}, "ANN 3"),
        ("\uff21nn", {"Ann"}, "\uff21nn 2"),
        ("", {""}, ""),
        ("x" * NAME_LENGTH, {"x" * NAME_LENGTH}, "x" * (NAME_LENGTH - 2) + " 2"),
    ],
)
def test_two_people_at_a_table_have_two_names(name: str, others: set[str], shown: str) -> None:
    assert distinct(name, frozenset(others)) == shown
    assert clean_name(shown) == shown


@given(st.text(st.sampled_from("ae\u0301\u200d\ufe0f\u200b\u2800👩❤🏽 \u034f"), max_size=40))
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean(clean(text, 12), 12) == clean(text, 12)


def test_lengths() -> None:
    assert clean("abc def", 4) == "abc"
    assert len(clean_word("w" * 99)) == 64
