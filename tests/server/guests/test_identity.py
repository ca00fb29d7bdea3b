"""Tokens, the key, and the people behind one screen."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.server.guests.codes import LENGTH, LETTERS, new_code, read_code
from tablee.server.guests.identity import HANDS, KEY_BYTES, Signer, alias, load_key, people, person

SIGNER = Signer(b"k" * KEY_BYTES)


def test_a_token_names_its_guest_and_nobody_else() -> None:
    token = SIGNER.new_token()
    guest = SIGNER.guest(token)
    assert guest is not None
    assert token.startswith(guest)
    assert SIGNER.sign(guest) == token
    assert Signer(b"x" * KEY_BYTES).guest(token) is None
    assert SIGNER.new_token() != token


@given(st.text(max_size=80))
def test_no_text_is_a_token(text: str) -> None:
    assert SIGNER.guest(text) is None


@pytest.mark.parametrize("place", [0, 5, 23, 30, -1])
def test_a_changed_token_is_none(place: int) -> None:
    token = SIGNER.new_token()
    letters = list(token)
    letters[place] = "A" if letters[place] != "A" else "B"
    assert SIGNER.guest("".join(letters)) is None


def test_the_key_is_made_once_and_is_private(tmp_path: Path) -> None:
    path = tmp_path / "key"
    key = load_key(path)
    assert len(key) == KEY_BYTES
    assert load_key(path) == key
    assert path.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [path]
    path.write_bytes(b"short")
    with pytest.raises(ValueError, match="not a key"):
        load_key(path)


def test_people_behind_one_screen() -> None:
    assert person("g") == "g"
    assert person("g", 2) != person("g", 1)
    assert people("g") == {person("g", hand) for hand in range(HANDS)}
    assert len(alias("g")) == 8
    assert alias("g") != "g"


def test_codes_are_easy_to_read() -> None:
    code = new_code()
    assert len(code) == LENGTH
    assert read_code(f" {code.lower()} ") == code
    assert not set("AEIOUYS10L") & set(LETTERS)
    for text in ("", "BCDFG", "BCDFGHJ", "BCDFGA", "bcdfg!", "ßßßßßß"):
        assert read_code(text) is None
