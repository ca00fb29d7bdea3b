"""The table of Tai Chi Chuan in a terminal: cards, players, words; it fits, and a word is simply typed."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee import CHANCE, Seat
from tablee.games.taichi.moves import Insist, Pick, Say
from tablee.games.taichi.rooms import terminal as taichi
from tablee.kernel.game import lottery
from tablee.terminal.lines import width_of
from tablee.terminal.sketch import Sketch
from tablee.texts.speaker import Speaker

from ...rules.taichi_tables import words_at
from ...terminal.seats import around, at_random, plain, scripted, table

TAICHI = tablee.game("taichi")
NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé")


def drawn(state: Any, seat: Seat | None = 0, lang: str = "fr", width: int = 80) -> Any:
    """What the player in that seat sees."""
    view = state.view(seat)
    moves = state.moves(seat) if seat is not None else ()
    return taichi.draw(view, moves, Speaker(TAICHI, lang, NAMES[: view.seats], seat), width)


def text_of(sketch: Sketch) -> Any:
    return "\n".join([*plain([*sketch.title, *sketch.board, *sketch.below]), sketch.task])


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (3, "en"), (5, "fr")])
def test_it_fits_a_screen_of_80_places_at_every_moment(seats: int, lang: str) -> None:
    chosen = TAICHI.choose(seats, {"lexicon": "primer", "vote": True})
    state, rng = TAICHI.opening(seats, chosen), Random(seats)
    while state.outcome is None:
        for seat in (0, 1, None):
            sketch = drawn(state, seat, lang)
            for block in (sketch.title, sketch.board, sketch.below):
                assert width_of(block) <= 80
            assert bool(sketch.task) == (seat is not None and seat in state.acting)
            assert "{" not in text_of(sketch)
        seat = rng.choice(state.acting)
        moves = state.moves(seat)
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(moves))
    assert not drawn(state, 0, lang).choices


def test_the_cards_stand_in_a_row_with_their_symbols() -> None:
    rows = plain(drawn(words_at("Ry QZ", "rat").state).board)
    assert [rows[1].split(), rows[2].split()] == [["│", "R", "│", "│", "Q/Z", "│"], ["│", "☯", "│", "│", "❀", "│"]]


def test_no_solution_is_shown_to_the_player() -> None:
    table = words_at("So T", "sud")
    sketch = drawn(table.state)
    listed = [move.word for move in table.state.moves(0) if isinstance(move, Say)]
    assert listed
    assert not any(word in text_of(sketch) for word in listed)
    assert [str(move) for move in sketch.choices.values()] == ["give-up"]


def test_the_task_names_the_letters() -> None:
    sketch = drawn(words_at("R QZ N", "rat riz").state)
    assert "R" in sketch.task
    assert "Q/Z et N" in sketch.task
    assert "Q/Z and N" in drawn(words_at("R QZ N", "rat riz").state, lang="en").task


def test_words_are_shown_with_who_said_them() -> None:
    table = words_at("So T", "sud site")
    text = text_of(drawn(table.state, 1))
    assert "SUD (Moi), SITE (Moi)" in text
    table = words_at("So", "")
    table.says("sites")
    assert "✗ sites (vous)" in text_of(drawn(table.state))


@pytest.mark.parametrize(
    ("typed", "move"),
    [("sud", Say("sud")), ("stop", Say("stop")), ("aide", Say("aide")), ("zythum!", Insist("zythum"))],
)
def test_a_word_is_simply_typed(typed: str, move: Any) -> None:
    sketch = drawn(words_at("So", options={"vote": True}).state)
    assert sketch.read(typed) == move


def test_where_no_word_is_awaited_text_is_a_command_or_a_move() -> None:
    assert drawn(words_at("So", "sud").state).read is None


def at_the_table(tmp_path: Path, position: Any, *answers: Any) -> Any:
    """The player in seat 0 of a position, who types these answers, then leaves."""
    log = tablee.Log.begin(TAICHI, position.public.seats, {"lexicon": "primer"}, NAMES[: position.public.seats])
    log.state = position.state
    return around(log, tmp_path / "game.json", scripted(*answers))


def test_a_word_that_is_a_command_elsewhere_is_a_word_here(tmp_path: Path) -> None:
    table, screen = at_the_table(tmp_path, words_at("A"), "aide", "1")
    table.step()
    assert [str(step.move) for step in table.log.inputs] == ["say aide"]
    table, screen = at_the_table(tmp_path, words_at("A"), "/aide", "0")
    table.step()
    assert [str(step.move) for step in table.log.inputs] == ["give-up"]
    assert screen.pages


@pytest.mark.parametrize(("seconds", "first"), [(0.5, 0), (50.0, 1)])
def test_in_a_race_the_quick_are_heard_before_the_slow(tmp_path: Path, seconds: float, first: int) -> None:
    position = words_at("So Ty", "sud site", seats=2, turn=1, pile="Al Il", won=["R", ""])
    position.does("stop", "join", "turn")
    table, screen = at_the_table(tmp_path, position, "salut", "/q")
    time = [0.0]
    table.now = lambda: time[0]
    screen.before_ask = lambda: time.__setitem__(0, time[0] + seconds)
    table.step()
    assert table.log.inputs[0].seat == first


def test_a_race_goes_on_though_nobody_types(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    position = words_at("So Ty", "sud site", seats=2, turn=1, pile="Al Il", won=["R", ""])
    position.does("stop", "join", "turn")
    table, screen = at_the_table(tmp_path, position, "never typed")
    time, asked, dropped = [0.0], [], []
    table.now = lambda: time[0]

    def wait(patience: float | None = None) -> None:
        assert patience is not None
        asked.append(patience)
        time[0] += patience

    monkeypatch.setattr(screen, "ask", wait)
    monkeypatch.setattr(screen, "drop", lambda: dropped.append(True))
    table.step()
    assert [step.seat for step in table.log.inputs] == [1], "the bot has spoken"
    assert dropped == [True]
    assert 0 < asked[0] <= 60


def test_a_vote_holds_up_the_clock_of_a_race_in_the_terminal_too(tmp_path: Path) -> None:
    position = words_at("So", "sud", seats=4, pile="T A", won=["", "R", "N", "D"], options={"vote": True})
    position.does("stop", "join", "join", "stay-out", "turn")
    (race,) = position.state.windows
    table, _ = at_the_table(tmp_path, position, "/q")
    time = [100.0]
    table.now = lambda: time[0]
    table.wind()
    assert table.opened == {race.name: 100.0}
    time[0] = 110.0
    position.seat(1, "insist sztlorf")
    table.wind()
    assert table.opened == {"vote-1": 110.0}
    time[0] = 123.0
    position.seat(0, "vote no")
    table.wind()
    position.seat(2, "vote no")
    table.wind()
    assert table.opened == {race.name: 113.0}, "ten seconds of the race have passed"
    assert table.held == {}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_whole_game_is_played_at_the_terminal(tmp_path: Path, lang: str) -> None:
    game, screen = table(tmp_path / "game.json", "taichi", at_random(3), seats=3, lang=lang, lexicon="primer")
    assert game.run() == 0
    assert game.log.state.outcome is not None
    assert tablee.verify(tablee.load(tmp_path / "game.json")) >= 3
    assert not any("{" in text for text in screen.text)


def test_a_number_means_one_thing_all_game_long() -> None:
    chosen = TAICHI.choose(3, {"lexicon": "primer", "vote": True})
    state, rng = TAICHI.opening(3, chosen), Random(5)
    meant: dict[int, str] = {}
    while state.outcome is None:
        for key, move in drawn(state, 0).choices.items():
            name = "pick" if isinstance(move, Pick) else str(move)
            assert meant.setdefault(key, name) == name
        seat = rng.choice(state.acting)
        state.play(seat, lottery(state).draw(rng.randrange) if seat == CHANCE else rng.choice(state.moves(seat)))
    assert len(meant) > 6


def test_giving_up_is_asked_back(tmp_path: Path) -> None:
    table, screen = at_the_table(tmp_path, words_at("A"), "0", "aide")
    screen.means_it = False
    table.step()
    assert [str(step.move) for step in table.log.inputs] == ["say aide"]
    assert len(screen.questions) == 1
    assert screen.notices
    table, screen = at_the_table(tmp_path, words_at("A"), "0")
    table.step()
    assert [str(step.move) for step in table.log.inputs] == ["give-up"]
