"""The faults that are put in: every module has a room, each fault is one small change, and a catch is a real one."""

from pathlib import Path

import pytest

from .bite.__main__ import LEFT_OUT, ROOMS, drawn, modules
from .bite.copies import Copy
from .bite.faults import Fault, count, fault
from .rooms import SOURCE

TEXT = """
def fits(card: int, hand: list[int]) -> bool:
    log.info("asked")
    if card in hand and card > 3:
        return True
    return False
"""


def test_every_module_in_which_there_is_something_to_break_is_in_one_room() -> None:
    found = [path for room in ROOMS for path in modules(room)]
    left_out = {path for pattern in LEFT_OUT for path in SOURCE.glob(pattern)}
    wanted = {path for path in SOURCE.rglob("*.py") if count(path.read_text(encoding="utf-8"))}
    assert len(found) == len(set(found))
    assert {path.name for path in wanted - set(found) - left_out} == {"__main__.py"}


@pytest.mark.parametrize("room", ROOMS)
def test_the_same_seed_draws_the_same_faults(room: str) -> None:
    first, again, other = ([str(found) for found in drawn(room, 20, seed)] for seed in (1, 1, 2))
    assert first == again != other
    assert len(set(first)) == 20


def test_a_fault_is_one_small_change() -> None:
    found = {str(fault(Path("hand.py"), TEXT, number)) for number in range(count(TEXT))}
    assert found == {
        "hand.py:4: if card in hand and card > 3: → if not (card in hand and card > 3):",
        "hand.py:4: card in hand and card > 3 → card in hand or card > 3",
        "hand.py:4: card in hand → card not in hand",
        "hand.py:4: card > 3 → card >= 3",
        "hand.py:4: 3 → 4",
        "hand.py:5: return True → return None",
        "hand.py:5: True → False",
        "hand.py:6: return False → return None",
        "hand.py:6: False → True",
    }


class Rehearsal(Copy):
    """A copy whose tests are told what they find, with the fault and without it."""

    def __init__(self, folder: Path, broken: set[str], always: set[str]) -> None:
        self.folder, self.reach, self.sound = folder, "near", set()
        self.module = folder / "src" / "tablee" / "cli.py"
        self.module.parent.mkdir(parents=True)
        self.module.write_text("right", encoding="utf-8")
        self.broken, self.always = broken, always

    def _failure(self, arguments: list[str]) -> str:
        bad = self.always | (self.broken if self.module.read_text(encoding="utf-8") == "wrong" else set())
        left = sorted(name for name in bad if f"--deselect={name}" not in arguments)
        asked = [name for name in left if name in arguments] if any("::" in one for one in arguments[-1:]) else left
        return asked[0] if asked else ""


FAULT = Fault(Path("src/tablee/cli.py"), 1, "right", "wrong", "wrong")


@pytest.mark.parametrize(
    ("broken", "always", "caught"),
    [
        (set(), set(), ""),
        ({"t.py::good"}, set(), "t.py::good"),
        (set(), {"t.py::bad"}, ""),
        ({"t.py::good"}, {"t.py::bad"}, "t.py::good"),
        ({"the tests do not end"}, set(), "the tests do not end"),
        (set(), {"the tests do not end"}, ""),
    ],
)
def test_what_fails_without_the_fault_too_catches_nothing(
    tmp_path: Path, broken: set[str], always: set[str], caught: str
) -> None:
    copy = Rehearsal(tmp_path, broken, always)
    assert copy.notices(FAULT) == caught
    assert copy.module.read_text(encoding="utf-8") == "right", "the fault is taken out again"
