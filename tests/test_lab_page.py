"""The page of the lab tells the truth, and so does the notebook."""

import doctest
import json
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def test_examples_of_the_page_do_what_they_say() -> None:
    found = doctest.testfile(str(ROOT / "docs" / "lab.md"), module_relative=False)
    assert found.attempted > 40
    assert found.failed == 0


def test_the_notebook_runs_from_top_to_bottom(capsys: pytest.CaptureFixture[str]) -> None:
    notebook = json.loads((ROOT / "examples" / "lab" / "lab.ipynb").read_text(encoding="utf-8"))
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 4
    names: dict[str, object] = {}
    for cell in cells:
        exec(cell, names)
    assert "won" in capsys.readouterr().out
