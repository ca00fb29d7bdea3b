"""Which of the two builds is running."""

import pytest

from tablee.kernel import build


@pytest.mark.parametrize(("compiled", "kind"), [(False, "interpreted"), (True, "compiled")])
def test_what_the_hot_modules_are_tells_it(compiled: bool, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "COMPILED", compiled)
    assert build.kind() == kind
