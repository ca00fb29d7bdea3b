"""What a look at a server finds."""

from tablee.kernel.errors import TableeError
from tablee.server.care.findings import Verdict, bad, failed, good, note


def test_a_finding_has_a_verdict_and_its_words() -> None:
    found = [good("a", n=1), note("b"), bad("c", path="x")]
    assert [one.verdict for one in found] == [Verdict.GOOD, Verdict.NOTE, Verdict.BAD]
    assert [(one.key, dict(one.args)) for one in found] == [("a", {"n": 1}), ("b", {}), ("c", {"path": "x"})]
    assert all(one.problem is None and one.game == "" for one in found)


def test_what_failed_says_why_in_its_own_words() -> None:
    error = TableeError("store-missing", path="x")
    assert failed(error).problem == error.problem
    assert failed(error).verdict is Verdict.BAD
    assert failed(error, Verdict.NOTE).verdict is Verdict.NOTE
