"""Fixtures of the tests of conformance."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tablee import AnyGame, dump

from ..toys import toy
from .boxes import boxes, played_to_the_last_card, played_until_time_is_up


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, registered: Callable[[AnyGame], AnyGame]) -> str:
    """A package of its own, with an examples folder in which both endings are recorded."""
    name = next(boxes)
    folder = tmp_path / name / "examples"
    folder.mkdir(parents=True)
    registered(toy())
    dump(played_to_the_last_card(), folder / "cards.json")
    dump(played_until_time_is_up(), folder / "time.json")
    monkeypatch.syspath_prepend(tmp_path)
    return name
