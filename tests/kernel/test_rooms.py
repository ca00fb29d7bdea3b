"""Modules that a game brings for other rooms."""

from tablee.kernel.rooms import NO_ROOMS, Rooms, enter


def test_a_game_brings_nothing_unless_it_says_so() -> None:
    assert set(NO_ROOMS) == {""}
    assert Rooms(terminal="x").terminal == "x"


def test_a_room_is_entered_by_its_name() -> None:
    assert enter("") is None
    module = enter("tablee.kernel.rooms")
    assert module is not None
    assert module.enter is enter
