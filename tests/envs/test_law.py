"""What a seat may not know changes nothing of what it is handed; environments that leak are caught."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tablee.envs.law import Look, arrays, secrecy
from tablee.envs.table import House, Table
from tablee.kernel.conformance.report import LawBroken
from tablee.kernel.seats import Seat

from .tables import NAMES, small


@pytest.mark.parametrize("name", NAMES)
def test_what_games_hand_out_keeps_the_law(name: str) -> None:
    assert secrecy(House(**small(name)), games=1, seed=7) > 20


def test_a_plain_encoding_keeps_the_law() -> None:
    from dataclasses import replace

    import tablee

    rules = tablee.game("tarot")
    assert secrecy(House(replace(rules, rooms=rules.rooms._replace(envs="")), 3), games=1, seed=1) > 20


def peek_at_hands(table: Table, seat: Seat) -> bytes:
    """An observation with the hand of the next player in it: found in published environments of card games."""
    return arrays(table, seat) + repr(table.state.view((seat + 1) % table.house.seats).hand).encode()


def peek_by_mask(table: Table, seat: Seat) -> bytes:
    """A mask that says which card of the trick's suit somebody else could play."""
    other = (seat + 1) % table.house.seats
    return arrays(table, seat) + bytes(table.house.mask(table.offer(other)))


def peek_at_the_state(table: Table, seat: Seat) -> bytes:
    """The whole state as a global observation."""
    return arrays(table, seat) + repr(table.state.hands).encode()


def peek_by_count(table: Table, seat: Seat) -> bytes:
    """A single number that depends on what others hold."""
    return arrays(table, seat) + bytes([sum(hand % 251 for hand in table.state.hands) % 251])


LEAKS: list[Callable[[Table, Seat], bytes]] = [peek_at_hands, peek_by_mask, peek_at_the_state, peek_by_count]


@pytest.mark.parametrize("leak", LEAKS)
def test_environments_that_leak_are_caught(leak: Look) -> None:
    with pytest.raises(LawBroken, match="is handed a secret"):
        secrecy(House("tarot", 4), games=1, seed=3, look=leak)


class Leaky:
    """An encoding that has got hold of the table behind its back."""

    def __init__(self, house: House) -> None:
        self.__dict__.update(
            {name: getattr(house.encoding, name) for name in ("version", "actions", "size", "width", "page")}
        )
        self.inner = house.encoding
        self.table: Table | None = None

    def observe(self, view: object) -> object:
        row = self.inner.observe(view)
        if self.table is not None:
            row[0] = self.table.state.pairs[1 - view.seat][0] / 4
        return row

    def choices(self, view: object, moves: object) -> object:
        return self.inner.choices(view, moves)


def test_an_encoding_that_leaks_is_caught() -> None:
    house = House("tango", 2)
    leaky: Any = Leaky(house)
    house.encoding = leaky

    def look(table: Table, seat: Seat) -> bytes:
        leaky.table = table
        return arrays(table, seat)

    assert secrecy(house, games=1, seed=3) > 20
    with pytest.raises(LawBroken, match=r"tango_v1: after .* inputs, seat . is handed a secret"):
        secrecy(house, games=1, seed=3, look=look)


def test_a_stand_in_asks_the_same_seat() -> None:
    table = Table(House("tango", 2), Random(1))
    twin = table.standing_in(table.state.copy())
    assert twin.asked == table.asked
    assert twin.choices() == table.choices()
    assert twin.state is not table.state
