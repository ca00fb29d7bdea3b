"""What a browser must know of Structs to read them."""

from typing import Annotated

import msgspec
from msgspec import inspect

import tablee
from tablee.kernel.messages import Event
from tablee.server.wire.shapes import Kinds, Shape, facts_of, parts, shared, tag


class Inner(msgspec.Struct):
    """Something that is held."""

    x: int


class Outer(msgspec.Struct, tag="outer"):
    """Holds things in every way."""

    one: Inner
    many: tuple[Inner, ...] = ()
    maybe: Inner | None = None
    named: dict[str, Inner] = {}
    noted: Annotated[msgspec.Raw | None, msgspec.Meta(extra={"is": Inner})] = None
    what: Event | None = None
    number: int = 3


def test_a_shape_is_what_is_left_out_and_what_is_held() -> None:
    shapes = Kinds([Outer]).shapes()
    held = {"one": "Inner", "many": "Inner", "maybe": "Inner", "named": "Inner", "noted": "Inner"}
    assert set(shapes) == {"Outer"}, "what leaves nothing out and holds nothing has no shape"
    assert shapes["Outer"].inner == held
    assert shapes["Outer"].omitted["number"] == 3
    assert "one" not in shapes["Outer"].omitted
    assert Kinds([Outer]).shapes([Outer]) == {}
    assert Kinds([Outer], {Inner: "Thing"}).shapes()["Outer"].inner["one"] == "Thing"
    assert shapes["Outer"] == Shape(shapes["Outer"].omitted, held)


def test_the_types_inside_a_type() -> None:
    (inside,) = parts(inspect.type_info(list[int]))
    assert isinstance(inside, inspect.IntType)
    assert list(parts(inspect.type_info(int))) == []
    assert len(list(parts(inspect.type_info(tuple[int, str])))) == 2


def test_a_tag_is_found() -> None:
    assert (tag(Outer), tag(Inner)) == ("outer", None)


def test_every_game_tells_its_browser_what_it_needs() -> None:
    for name in tablee.games():
        game = tablee.game(name)
        facts = facts_of(game)
        assert facts.view == game.view_type.__name__
        assert set(facts.events) == {str(tag(kind)) for kind in game.event_types}
        assert facts.clauses == game.clauses
        called = [kind.__name__ for kind in game.move_types] + [
            shared(game).get(kind, kind.__name__) for kind in game.event_types
        ]
        assert len(set(called)) == len(called), "no move and event of one name"
