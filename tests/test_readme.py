"""The README tells the truth."""

import doctest
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_examples_do_what_they_say() -> None:
    found = doctest.testfile(str(README), module_relative=False)
    assert found.attempted > 8
    assert found.failed == 0
