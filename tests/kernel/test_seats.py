"""The seats nobody sits in are nobody's."""

from tablee.kernel.seats import CHANCE, CHANCE_ACTS, CLOCK, NOBODY, ONLY


def test_no_player_sits_where_chance_and_the_clock_do() -> None:
    assert CHANCE != CLOCK
    assert max(CHANCE, CLOCK) < 0
    assert (CHANCE_ACTS, NOBODY) == ((CHANCE,), ())


def test_each_seat_alone() -> None:
    assert ONLY[0] == (0,)
    assert [acting for (acting,) in ONLY] == list(range(12))
