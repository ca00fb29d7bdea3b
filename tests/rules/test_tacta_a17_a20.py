"""TACTA, A17-A20: the plane as the rules use it, and its border. The geometry itself is tried in tests/games/tacta."""

from typing import Any

import pytest

from tablee import IllegalMove
from tablee.games.tacta.events import CardLaid, CardPutAside, MatchWon
from tablee.games.tacta.geometry import Q
from tablee.games.tacta.layings import covers
from tablee.games.tacta.moves import Lay, PutAside
from tablee.games.tacta.pieces import LAYOUT, LAYOUTS
from tablee.kernel.sample import Sample

from .tables import Table, of
from .tacta_tables import START, STUCK, TACTA, at_random, card, codes, dealt, joins, on, shifted, tacta_at

# A17 and A18: where cards lie when shapes meet


@pytest.mark.parametrize(
    ("lower", "at", "upper", "by", "pose"),
    [
        # a corner triangle on one at a long side, its right angle 9√2 inside: cards at 45°
        ("rot2", "R", "vet4", "TR", (20, 17, 0, -6, 5)),
        # a square on a square, corner to corner
        ("roc2", "TR", "vec2", "TR", (20, 0, -44, 0, 4)),
        # short rectangles, ends on ends: 64 - 10 apart
        ("roc2", "B", "vec2", "B", (0, 0, 54, 0, 4)),
        # an end on a side: 32 + 20 - 10 apart
        ("rot3", "R", "vec2", "B", (42, 0, 0, 0, 2)),
        # a side on an end
        ("roc2", "B", "vet3", "R", (0, 0, 42, 0, 6)),
        # long on long: 40 - 10 apart
        ("roo4", "R", "vet5", "R", (30, 0, 0, 0, 4)),
    ],
)
def test_a18_the_joints_there_are(lower: str, at: str, upper: str, by: str, pose: tuple[int, ...]) -> None:
    table = tacta_at(f"{upper} veo2", "roo1", laid=[f"{lower} a0 300 0"])
    move = joins(on(table, 1), upper, at, by)
    assert (move.x - 300, move.xr, move.y, move.yr, move.turn) == pose
    assert move in table.state.moves(0)
    assert joins(on(table, 1), upper, at, by, "b") in table.state.moves(0)  # two poses each


@pytest.mark.parametrize(
    ("lower", "upper", "pose", "key"),
    [
        ("rot3", "vet1", (0, 0, 130, 0, 0, 0), "sticks-out"),  # short on short, both centred on sides
        ("roo3", "veo3", (0, 4, 100, 0, 0, 0), "two-shapes"),  # corner on corner
    ],
)
def test_a18_other_coincidences_cover_too_much(lower: str, upper: str, pose: tuple[int, ...], key: str) -> None:
    table = tacta_at(f"{upper} veo2", "roo1", laid=[f"{lower} a0 100 0"])
    assert table.refuses(Lay(card(upper), *pose)) == ("A7", key)


def test_a17_a_triangle_reaches_as_deep_as_its_height() -> None:
    """Laid on the triangle of the start card's long side, a corner lies 20 - 9√2 from the middle."""
    table = tacta_at("veo3", "roo1")
    move = joins(START, "veo3", "R", "TL")
    # the centre of a card at 45° is 26√2 across and 6√2 along from its corner
    assert (move.x, move.xr, abs(move.yr), move.y) == (20, -9 + 26, 6, 0)
    assert move in table.state.moves(0)


@pytest.mark.parametrize(
    "wrong", [{"face": 2}, {"face": -1}, {"turn": 8}, {"turn": -1}, {"xr": 7000}, {"yr": -(10**9)}]
)
def test_a18_two_faces_and_eight_turns(wrong: Any) -> None:
    table = tacta_at("veo3", "roo1")
    move = joins(START, "veo3", "R", "TL")
    fields = {name: getattr(move, name) for name in move.__struct_fields__}
    assert table.refuses(Lay(**fields | wrong)) == ("A18", "no-such-pose")


# A19: exactly


@pytest.mark.parametrize("hair", [(-8119, 5741), (8119, -5741), (19601, -13860), (-19601, 13860), (3363, -2378)])
def test_a19_a_hair_beside_is_refused(hair: tuple[int, ...]) -> None:
    """By 0.00006 of a unit and less: no tolerance decides."""
    table = tacta_at("vec2", "roo1", laid=["roc2 a0 100 0"])
    exact = joins(on(table, 1), "vec2", "TR", "TR")
    clause, key = table.refuses(shifted(exact, x=hair[0], xr=hair[1]))
    assert (clause, key) in (("A6", "misaligned"), ("A18", "no-such-pose"))
    assert (key == "no-such-pose") == (abs(hair[1]) >= Q // 2)


def test_a19_touching_within_a_hair_is_judged_exactly() -> None:
    table = tacta_at("vet5", "roo4", laid=STUCK)
    beside = Lay(card("vet5"), 0, 0, -40, 0, 0, 0)
    assert table.state.why_not(0, beside) is None
    overlapping = shifted(beside, x=-8119, xr=5741)  # 0.00006 to the right
    assert table.refuses(overlapping)[0] in ("A6", "A7")
    apart = shifted(beside, x=8119, xr=-5741)
    assert table.refuses(apart) == ("A9", "not-whole")  # beside nothing, but not at a whole number


def test_a19_joints_of_a_whole_game_stay_closed() -> None:
    table = dealt(4)
    at_random(table, 4)
    laid = table.public.laid
    closed = [(each.on, each.shape) for each in laid if each.on is not None]
    closed += [(index, each.by) for index, each in enumerate(laid) if each.by is not None]
    assert len(set(closed)) == len(closed)
    open_shapes = {(berth[7], berth[8]) for berths in table.state.plane._berths for berth in berths}
    assert not open_shapes & set(closed)


# A20: the border


def test_a20_the_plane_has_no_border_by_default() -> None:
    assert TACTA.start(2).view(None).options.table == "open"
    table = tacta_at("vec2", "roo1", laid=["roc2 a0 100000 100000"])
    assert joins(on(table, 1), "vec2", "TR", "TR") in table.state.moves(0)


@pytest.mark.parametrize(("name", "width", "height"), [("large", 960, 640), ("medium", 720, 480), ("small", 480, 320)])
def test_a20_no_card_may_leave_the_table(name: str, width: int, height: int) -> None:
    # the right edge of the card at the right edge of the table: what joins at its right would stick out
    table = tacta_at("vet5 veo2", "roo1", laid=[f"roo4 a0 {width // 2 - 20} 0"], options={"table": name})
    out = joins(on(table, 1), "vet5", "R", "R")
    assert table.refuses(out) == ("A20", "off-table")
    table = tacta_at("vet5 veo2", "roo1", laid=[f"roo4 a0 {width // 2 - 50} 0"], options={"table": name})
    assert joins(on(table, 1), "vet5", "R", "R") in table.state.moves(0)  # touching the border is fine
    table = tacta_at("vet5 veo2", "roo1", laid=[f"roo4 a0 {width // 2 - 49} 0"], options={"table": name})
    assert table.refuses(joins(on(table, 1), "vet5", "R", "R")) == ("A20", "off-table")
    table = tacta_at("vec2 veo2", "roo1", laid=[f"roc2 a0 0 {-height // 2 + 75}"], options={"table": name})
    assert table.refuses(joins(on(table, 1), "vec2", "TR", "TR")) == ("A20", "off-table")


def full_table(seed: int, stop: Any) -> tuple[Table, list]:
    """Six players at a small table, until it has no room."""
    table = dealt(6, table="small")
    return table, at_random(table, seed, stop)


def must_put_aside(table: Table) -> bool:
    seat = table.turn
    return seat >= 0 and isinstance(table.state.moves(seat)[0], PutAside)


def test_a20_without_any_room_a_card_of_ones_choice_is_put_aside() -> None:
    table, _ = full_table(1, must_put_aside)
    seat = table.turn
    ends = table.public.ends[seat]
    assert table.may == {f"aside {code}" for code in codes(ends).split()}
    assert not covers(table.state, seat)
    dots, finished = table.public.dots, table.public.finished
    (event, *_) = table.does(f"aside {codes(ends[-1:])}")
    assert isinstance(event, CardPutAside)
    assert (event.seat, event.card) == (seat, ends[-1])
    assert table.public.aside == (ends[-1],)
    assert table.public.dots == dots  # unscored
    assert table.public.counts[seat] == 0 or finished == table.public.finished
    assert table.turn == (seat + 1) % 6  # it counts as laid


def test_a20_cards_put_aside_count_as_laid() -> None:
    table, events = full_table(2, lambda table: False)
    aside = of(CardPutAside, events)
    assert aside
    assert len(of(CardLaid, events)) + len(aside) == 108
    assert of(MatchWon, events)
    laid = {each.card for each in table.public.laid}
    assert not laid & {each.card for each in aside}


def test_a20_in_a_free_game_the_last_card_put_aside_ends_it() -> None:
    table = Table(TACTA, TACTA.start(6, {"table": "small", "free": True}))
    at_random(table, 3, lambda table: table.public.aside)
    state = table.state
    seat = next(seat for seat in range(6) if isinstance(state.moves(seat)[0], PutAside))
    while state.outcome is None:
        state.play(seat, state.moves(seat)[0])
    assert state.finished[-1] == seat


def test_a20_nothing_is_put_aside_while_there_is_room() -> None:
    table = tacta_at("veo3 vec1", "roo1", options={"table": "small"})
    assert table.refuses("aside veo3") == ("A20", "has-room")
    table = tacta_at("vet5", "roo4", laid=STUCK, options={"table": "small"})
    assert isinstance(table.state.moves(0), Sample)
    assert table.refuses("aside vet5") == ("A20", "has-room")
    assert table.refuses(Lay(card("vet5"), 0, 0, -100, 0, 130, 0)) == ("A20", "off-table")


def test_a20_listing_does_not_change_the_position() -> None:
    table = dealt(3)
    at_random(table, 1, lambda table: len(table.public.laid) == 20)
    before = table.views()
    seat = table.turn
    listed = [str(move) for move in table.state.moves(seat)]
    assert [str(move) for move in table.state.moves(seat)] == listed
    with pytest.raises(IllegalMove):
        table.state.play(seat, Lay(table.public.ends[seat][0], 0, 0, 0, 0, 0, 0))
    assert table.views() == before


def test_a20_every_open_shape_is_found_by_its_kind() -> None:
    """Each placement listed covers a shape of the kind it covers with."""
    table = dealt(4)
    at_random(table, 6, lambda table: len(table.public.laid) == 40)
    seat = table.turn
    for move in table.state.moves(seat):
        lower, shape, by = table.state.plane.covered(move, -1)
        below = LAYOUTS[LAYOUT[table.public.laid[lower].card]][shape]
        assert below.kind == LAYOUTS[LAYOUT[move.card]][by].kind
        twin = table.state.copy()
        twin.play(seat, move)
        assert twin.flaw() is None
