"""Token buckets."""

from tablee.server.guests.limits import REMEMBERED, Bucket, Buckets
from tablee.server.settings import Pace


def test_a_bucket_empties_and_fills() -> None:
    bucket = Bucket(Pace(burst=3, rate=2), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(0.4)
    assert bucket.take(0.6)
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_each_caller_has_a_bucket_and_few_are_remembered() -> None:
    now = 0.0
    buckets = Buckets(Pace(burst=1, rate=0.1), lambda: now)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(REMEMBERED + 10):
        buckets.take(number)
    assert len(buckets.known) == REMEMBERED
