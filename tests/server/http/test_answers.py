"""Who answers what games may be asked."""

from pathlib import Path
from typing import Any

import tablee
from tablee.games.taichi.rooms.http import Words
from tablee.server.http.answers import Desk, answers_of
from tablee.server.settings import Settings


def test_a_game_answers_itself_or_not_at_all(tmp_path: Path) -> None:
    nobody: Any = None
    desk = Desk(Settings(data=tmp_path, games={"words": 1}), nobody, nobody)
    assert answers_of(tablee.game("tango"), desk) is None
    found = answers_of(tablee.game("taichi"), desk)
    assert isinstance(found, Words)
    assert found.builds
