"""A version of an encoding shows the same numbers for ever."""

from typing import Any

import pytest

from .golden import SEEN, TABLES, line

KNOWN = SEEN.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_what_is_seen_is_what_it_was(name: str, seats: int, options: dict[str, Any]) -> None:
    assert line(name, seats, options) in KNOWN, "see tests/envs/golden.py if this is meant"
