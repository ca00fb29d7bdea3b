"""Which of the two builds is running."""

from types import SimpleNamespace

import pytest

from tablee.kernel import build


@pytest.mark.parametrize(
    ("file", "kind"),
    [
        ("/x/tablee/kernel/sets.py", "interpreted"),
        ("/x/tablee/kernel/sets.cpython-311-x86_64-linux-gnu.so", "compiled"),
    ],
)
def test_what_the_hot_modules_are_tells_it(file: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "sets", SimpleNamespace(__file__=file))
    assert build.kind() == kind
