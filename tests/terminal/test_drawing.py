"""What the drawings show, and that they fit."""

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console

import tablee
from tablee import AnyGame
from tablee.games.tango.moves import Dance
from tablee.games.tango.rooms import terminal as tango
from tablee.games.tarot.moves import Cut, Play
from tablee.games.tarot.pieces import CODES
from tablee.games.tarot.rooms import terminal as tarot
from tablee.terminal.lines import beside, flowed, line, width_of, wrapped
from tablee.terminal.screen import LiveScreen
from tablee.terminal.sketch import MOST_LISTED, Question, menu, numbered
from tablee.texts.speaker import Speaker

from .seats import plain

NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé")
TANGO, TAROT = tablee.game("tango"), tablee.game("tarot")
DRAW = {"tango": tango.draw, "tarot": tarot.draw}


def reader(game: AnyGame, lang: str) -> Any:
    """Who sits in seat 0."""
    return Speaker(game, lang, NAMES[: game.players[-1]], 0)


def positions(name: str, seats: int, seed: int, **options: Any) -> Iterator[Any]:
    """The positions of a random game in which seat 0 may move, then the last."""
    game = tablee.game(name)
    log = tablee.Log.begin(game, seats, options, NAMES[:seats], tablee.promise(seed.encode()))
    rng = Random(seed)
    told = []
    while log.state.outcome is None:
        told += log.chance()
        seat = log.state.acting[0]
        if seat == 0:
            yield log.state, told
        told += log.play(seat, rng.choice(log.state.moves(seat)))
    yield log.state, told


def floor(**given: Any) -> Any:
    """A floor of two players who hold the red couple and the green one."""
    state = TANGO.position(2, pairs=[(2, 6), (3, 7)], turn=0, **given)
    sketch = tango.draw(state.view(0), state.moves(0), reader(TANGO, "fr"), 80)
    return sketch, "\n".join(plain(sketch.board)), plain(sketch.below)


@pytest.mark.parametrize("cells", [12, 16, 24])
def test_every_cell_has_its_place(cells: int) -> None:
    spots = list(tango.spots(cells))
    assert len(spots) == cells
    places = [spot.outer for spot in spots] + [spot.inner for spot in spots]
    assert len(set(places)) == 2 * cells
    for spot in spots:
        (x, y), (u, v) = spot.outer, spot.inner
        assert (x == u) != (y == v), "inner and outer face each other"


@pytest.mark.parametrize("cells", [12, 16, 24])
def test_everybody_stands_on_the_floor(cells: int) -> None:
    _, board, _ = floor(cells=cells, places=[0, 1, 2, 3, 0, 5, 6, 7])
    for dancer in range(8):
        assert board.count(tango.symbol(dancer)) == 1
    assert board.count("♥") == 1
    assert board.count("★") == 2
    for cell in range(cells):
        assert str(cell) in board


def test_meetings_tokens_and_couples_are_marked() -> None:
    sketch, board, rows = floor(markers=[0, 1, 2, 3, 4, 0, 0, 0], tokens=[0, 4])
    assert "♥" not in board
    assert board.count("◆") == 2
    blue, yellow, red, green, he, *_ = rows[1:]
    assert "○○○○" in blue
    assert "●○○○" in yellow
    assert "●●○○" in red
    assert "●●●○" in green
    assert "●●●●" in he
    assert "jeton" in blue
    assert red.startswith("★ (R)")
    assert "(?)[?]" in sketch.title[0].plain
    assert "(R)[R]" in sketch.title[0].plain
    assert sketch.title[0].plain.endswith("◆◆◆◇◇")


def test_a_number_says_where_it_leads_and_whom_one_meets() -> None:
    sketch, _, rows = floor()
    number = next(key for key, choice in sketch.choices.items() if choice == Dance(2, 2))
    assert f"{number} → 10 ♥ [R]" in " ".join(rows[3].split())


def test_steps_that_a_meeting_cuts_off_are_no_choice_of_their_own() -> None:
    sketch, _, rows = floor()
    assert [choice.steps for choice in sketch.choices.values() if choice.dancer == 2] == [1, 2]
    assert rows[3].count("→") == 2


@pytest.mark.parametrize("tied", [(), (0, 1)])
@pytest.mark.parametrize(("tokens", "said"), [([], "menez qui"), ([0, 1, 2], "sans jeton"), (range(5), "reviennent")])
def test_what_one_may_do_is_true_whatever_tokens_lie_on_dancers(tokens: Any, said: str, tied: Any) -> None:
    markers = [0, 0, 4, 4, 0, 0, 4, 4] if tied else [0] * 8
    sketch, _, _ = floor(tokens=tokens, tied=tied, markers=markers)
    assert said in sketch.task
    assert ("sans jeton" in sketch.task) == (0 < len(tokens) < 5)
    assert sketch.task.startswith("Départage" if tied else "À vous")


def test_numbers_stand_under_the_cards_that_may_be_played() -> None:
    for state, _ in positions("tarot", 4, "hand"):
        view = state.view(0)
        sketch = tarot.draw(view, state.moves(0), reader(TAROT, "en"), 80)
        rows = plain(sketch.below)
        if view.phase == "play":
            assert rows[0].count("╭") == len(view.hand)
            assert sorted(map(int, rows[4].split())) == list(sketch.choices)
            assert {choice.card for choice in sketch.choices.values()} == {move.card for move in state.moves(0)}
        if view.phase == "cut":
            assert sketch.choices == {move.at: move for move in state.moves(0) if isinstance(move, Cut)}


def test_a_card_shows_rank_and_school() -> None:
    assert plain(tarot.card_box(8, "")) == ["╭───╮", "│ P │", "│bl●│", "╰───╯"]
    assert plain(tarot.card_box(48, ""))[1:3] == ["│A13│", "│ ★ │"]
    assert len({tarot.painted(card)[0] for card in range(50)}) == 50


CASES = [("tango", seats, {"cells": cells}) for seats in (2, 4) for cells in (12, 16, 24)]
CASES += [("tarot", seats, {"rounds": 2, "bets": True}) for seats in (2, 3)]
CASES += [("tarot", 4, {"rounds": 2, "bonuses": True, "bets": True}), ("tarot", 5, {"call": True, "bonuses": True})]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_the_table_fits_on_a_small_screen(name: str, seats: int, options: dict[str, Any], lang: str) -> None:
    game = tablee.game(name)
    speaker = reader(game, lang)
    for width, height in ((80, 24), (120, 40)):
        screen = LiveScreen(Console(file=io.StringIO(), force_terminal=True, width=width, height=height))
        for state, told in positions(name, seats, "fit", **options):
            screen.story = [speaker.event(event.seen_by(0)) for event in told]
            sketch = DRAW[name](state.view(0), state.moves(0), speaker, width)
            rows = screen.laid_out(sketch)
            assert width_of(rows) <= width, max(plain(rows), key=len)
            assert len(rows) < height, "\n".join(plain(rows))


def test_what_is_hidden_is_never_drawn() -> None:
    """A drawing is made from the view: two deals that a seat cannot tell apart look alike."""
    for name in ("tango", "tarot"):
        game = tablee.game(name)
        speaker = reader(game, "fr")
        for state, _ in positions(name, 3, "secret"):
            twin = game.disguise(state, 0, Random(1))
            if twin is not None:
                one, other = (DRAW[name](s.view(0), s.moves(0), speaker, 80) for s in (state, twin))
                assert [plain(part) for part in one[:3]] == [plain(part) for part in other[:3]]


def test_only_known_cards_are_named() -> None:
    """In a whole game of Tarot, no box or line shows a card that lies in another hand."""
    speaker = reader(TAROT, "fr")
    for state, _ in positions("tarot", 4, "named", bonuses=True):
        view = state.view(0)
        known = {*view.hand, *view.trick, *view.waiting, *(card for shown in view.shown for card in shown)}
        sketch = tarot.draw(view, state.moves(0), speaker, 80)
        for card in set(range(50)) - known:
            assert CODES[card] not in " ".join(plain(sketch.board)).split()


def test_long_lists_are_cut() -> None:
    moves = [Play(card) for card in range(50)] + [Cut(at) for at in range(2, 49)]
    speaker = reader(TAROT, "fr")
    rows = plain(menu(numbered(moves), speaker, 80))
    assert f"{len(moves) - MOST_LISTED} autres coups" in rows[-1]
    assert all(len(row) <= 80 for row in rows)
    nothing: Any = TAROT.parse("announce nothing")
    assert tarot.claims([nothing], speaker) == [nothing]
    two = [TAROT.parse("announce cool A1 A2 A3 A4 A5"), TAROT.parse("announce cool A1 A2 A3 A4 A6")]
    assert isinstance(tarot.claims(two, speaker)[0], Question)


def test_lines() -> None:
    assert plain(beside([line("a"), line("bb")], [line("c")], 1)) == ["a  c", "bb "]
    assert plain(flowed([line("aaa"), line("bbb"), line("c")], 8, 2)) == ["aaa  bbb", "c"]
    assert plain(wrapped("Quoi\u00a0? Rien\u00a0!", 8)) == ["Quoi\u00a0?", "Rien\u00a0!"]
    assert plain(wrapped("", 8)) == [""]
