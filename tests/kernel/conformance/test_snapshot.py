"""Snapshots: everything a position holds, but for its memories; and where two of them differ."""

from collections import deque
from enum import Enum

from msgspec import Struct

from tablee.kernel.conformance.snapshot import difference, json_difference, snapshot

from ..toys import ToyOptions, toy


class Slotted:
    __slots__ = ("_memory", "cards")

    def __init__(self, cards: list[int], memory: int = 0) -> None:
        self.cards = cards
        self._memory = memory


class Inherited(Slotted):
    __slots__ = ("turn",)

    def __init__(self, cards: list[int], turn: int) -> None:
        super().__init__(cards)
        self.turn = turn


class Plain:
    def __init__(self, **fields: object) -> None:
        self.__dict__.update(fields)


class Colour(Enum):
    BLEU = 1
    ROUGE = 2


class Pile(Struct):
    cards: list[int]


def test_equal_positions_have_equal_snapshots() -> None:
    assert snapshot(toy().start(2)) == snapshot(toy().start(2))
    assert hash(snapshot(toy().start(2))) == hash(snapshot(toy().start(2)))


def test_slots_are_read_all_along_the_classes() -> None:
    assert snapshot(Inherited([1], 0)) != snapshot(Inherited([2], 0))
    assert snapshot(Inherited([1], 0)) != snapshot(Inherited([1], 1))


def test_memories_are_left_out() -> None:
    assert snapshot(Slotted([1], memory=3)) == snapshot(Slotted([1], memory=4))
    assert snapshot(Plain(turn=1, _memory=3)) == snapshot(Plain(turn=1))


def test_a_snapshot_stays_as_it_was() -> None:
    cards = [1, 2]
    before = snapshot(Slotted(cards))
    cards.append(3)
    assert snapshot(Slotted(cards)) != before


def test_everything_a_state_may_hold_can_be_compared() -> None:
    def full() -> Plain:
        return Plain(
            pile=Pile([1, 2]),
            sets={1, 2},
            words={"a": [1], "b": {2}},
            colour=Colour.BLEU,
            queue=deque([1]),
            data=bytearray(b"x"),
            options=ToyOptions(hand=1),
        )

    assert snapshot(full()) == snapshot(full())
    for name, other in [("pile", Pile([2, 1])), ("sets", {1}), ("words", {"a": [1]}), ("colour", Colour.ROUGE)]:
        changed = full()
        setattr(changed, name, other)
        assert snapshot(changed) != snapshot(full()), name


def test_a_difference_names_its_place() -> None:
    one, other = Inherited([1, 2, 3], 0), Inherited([1, 5, 3], 0)
    assert difference(snapshot(one), snapshot(other)) == "cards.1: 2, then 5"
    assert difference(snapshot(Inherited([1], 0)), snapshot(Inherited([1, 2], 0))) == "cards.1: '(absent)', then 2"
    assert difference(snapshot(one), snapshot(one)) == ""


def test_a_difference_in_json_names_its_place() -> None:
    assert json_difference(b'{"a":{"b":[1,2]}}', b'{"a":{"b":[1,3]}}') == "a.b.1: 2, then 3"
    assert json_difference(b"[1]", b"null") == "the whole: (1,), then None"


def test_an_attribute_never_set_is_absent() -> None:
    bare = Inherited.__new__(Inherited)
    assert snapshot(bare) == snapshot(Inherited.__new__(Inherited))
    assert snapshot(bare) != snapshot(Inherited([], 0))
