"""Views and moves as numbers: within bounds, the same for the same view, and every listed move has its number."""

from random import Random

import pytest

import tablee
from tablee.envs.encoding import Plain, Row, Ruler, away, from_seat, hashed, spread
from tablee.envs.table import House, Table
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.moves import Say
from tablee.kernel.sample import keeps_back

from .tables import NAMES, small

SEATED = [(name, seats) for name in NAMES for seats in {tablee.game(name).players[0], tablee.game(name).players[-1]}]


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_everything_lies_between_its_bounds_and_has_its_length(name: str, seats: int) -> None:
    house = House(seats=seats, **small(name))
    encoding, rng = house.encoding, Random(seats)
    table = Table(house, Random(1))
    for _ in range(60):
        if table.asked is None:
            break
        for seat in {table.asked, (table.asked + 1) % seats}:
            numbers, mask, features = table.seen(seat)
            assert len(numbers) == encoding.size
            assert len(mask) == encoding.actions
            assert len(features or ()) == encoding.actions * encoding.width
            assert all(-1 <= value <= 1 for value in (*numbers, *(features or ())))
            assert sum(mask) == (len(table.choices()) if seat == table.asked else 0)
        table.play(rng.choice(list(table.choices())))


@pytest.mark.parametrize("name", NAMES)
def test_every_move_that_is_listed_can_be_chosen_unless_it_is_for_the_player_to_find(name: str) -> None:
    table, rng = Table(House(**small(name)), Random(2)), Random(2)
    for _ in range(80):
        if table.asked is None:
            break
        moves, choices = table.state.moves(table.asked), table.choices()
        assert choices
        assert all(table.state.why_not(table.asked, move) is None for move in choices.values())
        if not keeps_back(moves) and len(moves) < 40:
            assert set(choices.values()) == set(moves)
        table.play(rng.choice(list(choices)))


def test_a_number_always_means_the_same_where_moves_can_be_numbered_once_for_all() -> None:
    meant: dict[int, object] = {}
    for seed in range(20):
        table, rng = Table(House("tango", 3), Random(seed)), Random(seed)
        for _ in range(15):
            for number, move in table.choices().items():
                assert meant.setdefault(number, move) == move
            if table.asked is not None:
                table.play(rng.choice(list(table.choices())))
    assert len(meant) == 24


def test_the_words_of_tarot_have_numbers_of_their_own() -> None:
    house = House("tarot", 5, {"call": True, "bonuses": True})
    numbers: set[int] = set()
    for seed in range(40):
        table, rng = Table(house, Random(seed)), Random(seed)
        while table.asked is not None and len(table.state.view(None).won) < 6:
            if table.state.view(None).phase == "play":
                break
            numbers |= table.choices().keys()
            table.play(rng.choice(list(table.choices())))
    assert {50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 67} <= numbers
    assert numbers <= set(range(50, 68))


def test_who_knows_few_words_is_offered_no_other() -> None:
    words = find("primer")
    for vocabulary in (0, 50, 2000):
        table = Table(House("taichi", 3, {"lexicon": "primer"}, vocabulary=vocabulary), Random(5))
        said, rng = set(), Random(5)
        for _ in range(120):
            if table.asked is None:
                break
            said |= {move.word for move in table.choices().values() if isinstance(move, Say)}
            table.play(rng.choice(list(table.choices())))
        assert all((words.rank(word) or 10**9) <= vocabulary for word in said)
        assert bool(said) == (vocabulary > 0)


def test_a_game_that_brings_nothing_gets_a_plain_encoding() -> None:
    from dataclasses import replace

    bare = replace(tablee.game("tango"), rooms=tablee.game("tango").rooms._replace(envs=""))
    house = House(bare, 2)
    assert isinstance(house.encoding, Plain)
    table, rng = Table(house, Random(1)), Random(1)
    seen = set()
    while table.asked is not None:
        numbers, mask, features = table.seen(table.asked)
        assert len(numbers) == 512
        assert sum(mask) == len(table.state.moves(table.asked))
        assert features is not None
        assert any(features[:32])
        seen.add(numbers.tobytes())
        table.play(rng.choice(list(table.choices())))
    assert len(seen) > 10


def test_rows_are_filled_exactly() -> None:
    row = Row(6)
    row.flag(3, 1)
    row.flags(2, (0, 1))
    row.part(30, 10)
    assert list(row.full()) == [0, 1, 0, 1, 1, 1]
    with pytest.raises(AssertionError, match="0 numbers of 1"):
        Row(1).full()
    ruler = Ruler()
    ruler.flag(3, 1)
    ruler.flags(2, (0, 1))
    ruler.parts((1, 2), 10)
    assert ruler.at == 7


def test_everybody_sees_the_table_from_their_own_place() -> None:
    assert list(from_seat("abcd", 2)) == list("cdab")
    assert list(from_seat("abcd", 0)) == list("abcd") == list(from_seat("abcd", None))
    assert away(3, 1, 4) == 2
    assert away(3, None, 4) is None


def test_too_many_moves_are_spread() -> None:
    assert spread(range(10), 10) == range(10)
    assert spread(range(10), 5) == [0, 2, 4, 6, 8]


def test_a_hash_tells_views_apart_and_never_changes() -> None:
    one, other = (tablee.game("tango").position(2, pairs=[(0, 4), pair], turn=0).view(1) for pair in ((1, 5), (2, 6)))
    assert hashed(one, 64) != hashed(other, 64)
    assert list(hashed(tablee.game("tango").parse("ir2"), 4)) == [1.0, -1.0, 0.0, 0.0]


def test_actions_say_whom_they_bring_together() -> None:
    table, rng = Table(House("tango", 3, meetings=True), Random(4)), Random(4)
    meetings = 0
    while table.asked is not None and not table.view().tied:
        _, _, features = table.seen(table.asked)
        assert features is not None
        number, move = rng.choice(list(table.choices().items()))
        told = [dancer for dancer in range(8) if features[16 * number + dancer]]
        events = tablee.narrate(table.state.copy(), table.asked, move)
        met = [[event.danseuse, event.danseur] for event in events if type(event).__name__ == "Met"]
        assert [told] == met or (told, met) == ([], [])
        meetings += len(met)
        table.play(number)
    assert meetings > 5
