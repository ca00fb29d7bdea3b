"""Who answers what games may be asked."""

from pathlib import Path
from typing import Any

from tablee.games.taichi.rooms.http import Words
from tablee.server.http.answers import Desk, all_answers
from tablee.server.settings import Settings


def test_games_answer_for_themselves(tmp_path: Path) -> None:
    nobody: Any = None
    desk = Desk(Settings(data=tmp_path, games={"words": 1}), nobody, nobody)
    (found,) = all_answers(desk)
    assert isinstance(found, Words)
    assert found.builds
