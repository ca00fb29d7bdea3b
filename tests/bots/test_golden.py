"""Bots play as they did: whoever changes how something is weighed sees it."""

from typing import Any

import pytest

from .golden import LEVELS, PLAYED, TABLES, line

KNOWN = PLAYED.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_bots_play_as_they_did(name: str, seats: int, options: dict[str, Any], level: str) -> None:
    assert line(name, seats, options, level) in KNOWN, "see tests/bots/golden.py if this is meant"
