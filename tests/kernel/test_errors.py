"""Errors carry data; on one line they can be read in a traceback."""

from tablee.kernel.errors import BadOption, IllegalMove, TableeError, spelled, unsound
from tablee.kernel.messages import Refusal


def test_a_key_and_its_arguments_on_one_line() -> None:
    assert spelled("no-cards", {}) == "no-cards"
    assert spelled("too-many", {"seats": 9, "game": "tango"}) == "too-many (seats=9, game='tango')"


def test_an_error_carries_its_problem() -> None:
    error = BadOption("option-unknown", option="rounds")
    assert isinstance(error, TableeError)
    assert (error.problem.key, error.problem.args) == ("option-unknown", {"option": "rounds"})
    assert str(error) == "option-unknown (option='rounds')"


def test_an_unsound_position_says_why() -> None:
    assert unsound(ValueError("two kings")).problem.args == {"reason": "two kings"}
    assert unsound("x").problem.key == "position-unsound"


def test_an_illegal_move_names_its_clause() -> None:
    refusal = Refusal("T9", "must-overtrump", {"card": 3})
    assert IllegalMove(refusal).refusal is refusal
    assert str(IllegalMove(refusal)) == "T9: must-overtrump (card=3)"
