"""Legal moves too many to be listed."""

from tablee.kernel.sample import Sample, keeps_back, told

from .toys import Lay

SHOWN = (Lay(1), Lay(2), Lay(3))


def test_any_legal_move_is_in_it_shown_or_not() -> None:
    some = Sample(SHOWN, lambda move: isinstance(move, Lay) and not move.down)
    assert Lay(99) in some
    assert Lay(1, True) not in some
    assert "lay 1" not in some


def test_what_is_shown_is_a_sequence() -> None:
    some = Sample(SHOWN, lambda move: True)
    assert (len(some), some[0], some[-1], some[1:]) == (3, Lay(1), Lay(3), SHOWN[1:])


def test_people_are_told_all_that_is_shown_unless_it_is_for_them_to_find() -> None:
    open_one, secret = Sample(SHOWN, lambda move: True), Sample(SHOWN, lambda move: True, SHOWN[:1])
    assert told(open_one) == told(SHOWN) == SHOWN
    assert told(secret) == SHOWN[:1]
    assert told([Lay(1)]) == [Lay(1)]
    assert [keeps_back(moves) for moves in (open_one, secret, SHOWN)] == [False, True, False]
