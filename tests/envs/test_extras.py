"""Who asks for a door without its library is told what to install."""

import subprocess
import sys

import pytest

from tablee.envs.extras import needs

WITHOUT = """
import sys
for name in ("pettingzoo", "gymnasium", "numpy", "pyspiel"):
    sys.modules[name] = None
import tablee.envs
for door in ("aec", "parallel", "gym", "openspiel"):
    try:
        getattr(tablee.envs, door)("tacta")
    except ImportError as error:
        print(door, error)
print(tablee.envs.register())
"""


def test_doors_without_their_libraries_say_a_plain_sentence() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    told = dict(line.split(" ", 1) for line in done.stdout.splitlines()[:4])
    assert told == {
        "aec": 'This needs PettingZoo, which is not installed: pip install "tablee[pettingzoo]"',
        "parallel": 'This needs PettingZoo, which is not installed: pip install "tablee[pettingzoo]"',
        "gym": 'This needs Gymnasium, which is not installed: pip install "tablee[gymnasium]"',
        "openspiel": 'This needs OpenSpiel, which is not installed: pip install "tablee[openspiel]"',
    }


def test_a_fault_of_our_own_is_not_taken_for_a_missing_library() -> None:
    with pytest.raises(ModuleNotFoundError, match="tablee"), needs("pettingzoo"):
        raise ModuleNotFoundError("no module named tablee.nothing", name="tablee.nothing")
