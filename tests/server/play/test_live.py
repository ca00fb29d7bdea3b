"""The game under way at a table, by itself."""

import gc
from random import Random

import pytest

import tablee
from tablee.server.lobby.seating import new_seating, sit
from tablee.server.play.live import OLDER, PAGE, LiveGame, visible
from tablee.server.play.milestones import EVERY, REACH
from tablee.server.wire.server_frames import LogEntry

from ..lengthy import GAMES, NOW, counted, lengthy
from ..lengthy import play_on as go_on

MOVES = 300
LENGTH = 1_000
NOBODY: frozenset[int] = frozenset()


def told(live: LiveGame, seat: int | None) -> list[LogEntry]:
    """The whole game, played again from its beginning, as a viewer may see it."""
    again = live.log.before(0)
    found = ((at, again.play(step.seat, step.move)) for at, step in enumerate(live.log.inputs, 1))
    return [LogEntry(at, visible(events, seat)) for at, events in found if visible(events, seat)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("back", [1, 3, 40, 300])
def test_going_back_costs_as_much_as_is_taken_back(name: str, back: int, monkeypatch: pytest.MonkeyPatch) -> None:
    live = lengthy(name, LENGTH)
    length = max(0, live.at - back)
    before = live.log.before(length)
    with counted(monkeypatch) as played:
        live.rewind(length, NOBODY, NOW)
    assert len(played) <= max(EVERY, REACH * back)
    assert (live.at, live.log.inputs, live.log.drawn) == (length, before.inputs, before.drawn)
    assert [live.state.view(eyes) for eyes in (None, 0, 1)] == [before.state.view(eyes) for eyes in (None, 0, 1)]
    assert live.since == dict.fromkeys(before.state.acting, length)


def test_whoever_goes_back_again_and_again_pays_for_it_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    live = lengthy("tarot", LENGTH)
    live.rewind(LENGTH - 300, NOBODY, NOW)
    with counted(monkeypatch) as played:
        for back in range(1, 100):
            live.rewind(LENGTH - 300 - back, NOBODY, NOW)
    assert len(played) <= 99 * EVERY


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_last_page_and_those_before_it_are_the_whole_game(name: str, seat: int | None) -> None:
    live = lengthy(name, LENGTH)
    whole = told(live, seat)
    assert live.page.seen(seat) == [entry for entry in whole if entry.at > live.page.since]
    assert sum(len(entry.events) for entry in live.page.seen(None)) <= PAGE
    pages, before = list[list[LogEntry]](), live.page.since
    while before:
        older = live.older(before)
        assert before - older.start <= OLDER
        pages.insert(0, older.seen(seat))
        before = older.start
    assert [entry for page in (*pages, live.page.seen(seat)) for entry in page] == whole


def test_nothing_of_the_last_page_is_fetched() -> None:
    """It may not be written yet."""
    live = lengthy("tarot", LENGTH)
    assert live.older(10**9).seen(None)[-1].at <= live.page.since
    assert live.older(0).seen(None) == []


def test_a_game_goes_on_as_ever_after_it_has_gone_back() -> None:
    live = lengthy("tacta", LENGTH)
    live.rewind(live.at - 40, NOBODY, NOW)
    go_on(live, 60, Random(5))
    assert live.log.state.view(0) == live.log.before(live.at).state.view(0)
    assert live.page.seen(0) == [entry for entry in told(live, 0) if entry.at > live.page.since]


def test_what_a_move_leaves_behind_is_nothing_for_the_collector() -> None:
    """Or it would stop everybody now and then, to look through all moves ever made at all tables."""
    game, rng, options = tablee.game("tarot"), Random(3), {"rounds": 100}
    seating = new_seating(game, seats=2, options=options, host="a", name="Ann", seed="07" * 32, listed=False, clock=0)
    live = LiveGame(sit(seating, "b", "Bob", 1))
    humans = frozenset((0, 1))
    play_on(live, humans, rng, 600)  # the last page is full, the positions kept are as many as they will be
    gc.collect()
    gc.disable()
    try:
        before = gc.get_count()[0]
        play_on(live, humans, rng, MOVES)
        left = gc.get_count()[0] - before
    finally:
        gc.enable()
    assert left < MOVES / 2, "deals and hands seen for the first time stay, no move does"


def play_on(live: LiveGame, humans: frozenset[int], rng: Random, moves: int) -> None:
    """So many moves; a game that ends goes back to its beginning."""
    for _ in range(moves):
        if live.state.outcome is not None:
            live.rewind(1, humans, 0.0)
        while live.chance_acts:
            live.draw(humans, 0.0)
        seat = live.state.acting[0]
        live.play(seat, rng.choice(live.state.moves(seat)), humans, 0.0)
