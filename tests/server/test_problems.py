"""Problems are keys and arguments."""

from tablee.server import problems
from tablee.server.problems import Trouble, flat


def test_every_problem_has_a_gloss() -> None:
    keys = {value for name, value in vars(problems).items() if name.isupper() and isinstance(value, str)}
    assert keys == set(problems.GLOSSES)


def test_arguments_fit_into_a_frame() -> None:
    assert flat({"known": (1, 2), "level": "easy", "most": 3}) == {"known": "1, 2", "level": "easy", "most": 3}


def test_trouble_says_what_is_wrong() -> None:
    assert Trouble(problems.SEAT_UNKNOWN, seat=9).problem.args == {"seat": 9}
