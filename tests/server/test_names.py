"""Names, words and chat are plain text of one line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.names import LINE_LENGTH, NAME_LENGTH, clean, clean_line, clean_name, clean_word


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


def test_lengths() -> None:
    assert clean("abc def", 4) == "abc"
    assert len(clean_word("w" * 99)) == 64
