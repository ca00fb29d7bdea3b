"""What may be asked of a game."""

import tablee
from tablee.server.http.operations import Operation, operations_of


def test_a_game_says_itself_what_may_be_asked() -> None:
    assert operations_of(tablee.game("tango")) == ()
    paths = {operation.path for operation in operations_of(tablee.game("taichi"))}
    assert "/api/daily" in paths


def test_too_many_questions_are_refused_unless_otherwise_said() -> None:
    asked = Operation(method="get", path="/x", summary="", answer=None)
    assert (asked.status, asked.problems, asked.media, asked.body) == (200, (429,), "application/json", None)
