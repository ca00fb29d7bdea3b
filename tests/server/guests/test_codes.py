"""Codes that are read aloud and typed."""

import pytest

from tablee.server.guests.codes import LENGTH, LETTERS, new_code, numbered, read_code


def test_a_new_code_can_be_typed_and_is_seldom_the_same() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(read_code(code) == code for code in codes)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (" bcdfgh ", "BCDFGH"),
        ("BCDFGH", "BCDFGH"),
        ("BCDFG", None),
        ("BCDFGHJ", None),
        ("BCDFGA", None),
        ("BCDFG1", None),
        ("", None),
    ],
)
def test_what_was_typed_is_a_code_or_cannot_be_one(typed: str, code: str | None) -> None:
    assert read_code(typed) == code


def test_no_letter_is_taken_for_another_and_none_makes_a_word() -> None:
    assert not set("AEIOUY") & set(LETTERS)
    assert not set("LS015") & set(LETTERS)
    assert LENGTH == 6


@pytest.mark.parametrize(
    ("text", "number"), [("0", 0), ("11", 11), ("12", None), ("-1", None), ("01", None), ("+1", None), ("", None)]
)
def test_a_number_is_written_as_we_would_write_it(text: str, number: int | None) -> None:
    assert numbered(text, 12) == number
