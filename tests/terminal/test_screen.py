"""Where things stand on the screen."""

import builtins
import io
import os
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tablee.terminal.lines import line
from tablee.terminal.screen import FAREWELL, LONGEST_STORY, SHORTEST_STORY, LiveScreen, PlainScreen, screen
from tablee.terminal.sketch import Sketch

from ..kernel.toys import Lay
from .golden import SCENES, SCREENS, page
from .seats import plain


@pytest.mark.parametrize("game", sorted({scene.game for scene in SCENES}))
def test_every_screen_is_as_it_was(game: str) -> None:
    found = (SCREENS / f"{game}.txt").read_text(encoding="utf-8")
    assert page(game) == found, "if it is meant: python -m tests.terminal.golden"


def console(width: int = 80, height: int = 24) -> tuple[Console, io.StringIO]:
    file = io.StringIO()
    return Console(file=file, width=width, height=height, force_terminal=True, highlight=False), file


def sketch(board: int = 5, below: int = 2, sheet: int = 0, *, over: bool = False, wide: int = 10) -> Sketch:
    return Sketch(
        title=[line("title")],
        board=[line("b" * wide) for _ in range(board)],
        below=[line("below") for _ in range(below)],
        task="task",
        choices={} if over else {1: Lay(1)},
        sheet=[line("sheet") for _ in range(sheet)],
    )


def laid(drawn: Sketch, story: list[str] | None = None, width: int = 80, height: int = 24) -> list[str]:
    live = LiveScreen(console(width, height)[0])
    live.tell(story or [])
    return [row.rstrip() for row in plain(live.laid_out(drawn))]


STORY = [f"sentence {number}." for number in range(30)]


def test_the_story_stands_beside_a_narrow_board_and_ends_with_what_is_new() -> None:
    rows = laid(sketch(), STORY)
    assert rows[2:7] == [f"bbbbbbbbbb   · sentence {number}." for number in range(25, 30)]
    assert rows == ["title", "", *rows[2:7], "", "below", "below", "", "task"]


def test_beside_a_wide_board_there_is_no_room_and_the_story_stands_below() -> None:
    rows = laid(sketch(wide=60), STORY)
    assert rows[2:7] == ["b" * 60] * 5
    assert rows[7 : 7 + LONGEST_STORY] == [f"· sentence {number}." for number in range(22, 30)]
    narrow = laid(sketch(wide=60, board=14), STORY, height=20)
    assert sum(row.startswith("·") for row in narrow) == SHORTEST_STORY
    assert laid(sketch(wide=51), STORY)[2].endswith("sentence 25.")
    assert laid(sketch(wide=52), STORY)[2] == "b" * 52


def test_blocks_stand_close_where_there_is_no_room_between_them() -> None:
    assert "" in laid(sketch(board=13), height=22)
    assert "" not in laid(sketch(board=14), height=22)


def test_the_sheet_is_shown_if_it_leaves_the_story_its_room_or_all_is_over() -> None:
    assert "sheet" in laid(sketch(sheet=4), height=1 + 5 + 2 + 1 + 1 + 4 + LONGEST_STORY)
    assert "sheet" not in laid(sketch(sheet=4), height=1 + 5 + 2 + 1 + 4 + LONGEST_STORY)
    assert "sheet" in laid(sketch(sheet=4, over=True))


def test_at_the_end_the_hand_goes_first_and_five_lines_stay_free() -> None:
    assert "below" in laid(sketch(board=9, over=True), height=1 + 9 + 2 + 1 + FAREWELL)
    assert "below" not in laid(sketch(board=10, over=True), height=1 + 9 + 2 + 1 + FAREWELL)


def test_a_long_sentence_hangs_from_its_dot_and_is_told_whole_or_not_at_all() -> None:
    words = "word " * 20
    rows = laid(sketch(), ["first.", words.strip()], width=50)
    assert rows[2] == "bbbbbbbbbb   · first."
    assert rows[3] == "bbbbbbbbbb   · word word word word word word word"
    assert rows[4] == "bbbbbbbbbb     word word word word word word word"
    assert not any("first." in row for row in laid(sketch(board=2), ["first.", "a " * 60], width=60))


def test_what_was_there_before_the_last_move_is_quiet() -> None:
    live = LiveScreen(console()[0])
    live.tell(["old."])
    live.asked = True
    live.tell(["new."])
    live.tell(["newer."])
    old, new, newer = live.told(40, 9)
    assert ["dim" in str(row.spans[-1].style) for row in (old, new, newer)] == [True, False, False] or (
        len(old.spans) > len(new.spans)
    )
    assert live.old == 1
    live.rewrite(["again."])
    assert (live.story, live.old) == (["again."], 1)


def test_a_notice_stands_above_the_task_once() -> None:
    found, file = console()
    live = LiveScreen(found)
    live.notice("not so")
    live.show(sketch())
    assert "not so" in file.getvalue()
    assert file.getvalue().index("not so") < file.getvalue().index("task")
    assert file.getvalue().startswith("\x1b[2J\x1b[H"), "the terminal is drawn anew"
    live.show(sketch())
    assert file.getvalue().count("not so") == 1
    assert file.getvalue().count("task") == 2


def test_the_table_waits_while_somebody_reads_a_page() -> None:
    found, file = console()
    live = LiveScreen(found)
    live.page([line("a page")])
    live.show(sketch())
    assert "title" not in file.getvalue()
    live.show(sketch())
    assert "title" in file.getvalue()
    live.page([line("another")])
    live.refresh()
    before = file.getvalue()
    live.show(sketch())
    assert "title" in file.getvalue()[len(before) :]


def test_a_pipe_gets_every_board_once_and_again_if_asked() -> None:
    found, file = console()
    pipe, drawn = PlainScreen(found), sketch(sheet=1)
    pipe.tell(["it happened."])
    pipe.show(drawn)
    pipe.show(drawn)
    told = file.getvalue()
    assert [told.count(word) for word in ("it happened.", "title", "task", "sheet")] == [1, 1, 1, 1]
    pipe.rewrite([])
    pipe.show(drawn)
    assert file.getvalue().count("title") == 2
    pipe.notice("no [bold]")
    pipe.say("[markup] is text")
    assert "no [bold]" in file.getvalue()
    assert "[markup] is text" in file.getvalue()
    assert pipe.width == 80


def test_lines_too_long_are_cut() -> None:
    found, file = console(width=20)
    PlainScreen(found).page([line("x" * 30)])
    assert file.getvalue() == "x" * 20 + "\n"


def test_a_pipe_repeats_what_was_typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt: "typed" if prompt == "> " else "")
    assert PlainScreen(console()[0]).ask() == "typed"
    assert capsys.readouterr().out == "typed\n"
    live = LiveScreen(console()[0])
    assert (live.ask(), live.asked) == ("typed", True)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("terminal", "typing", "kind"), [(1, 1, LiveScreen), (1, 0, PlainScreen), (0, 1, PlainScreen)])
def test_only_a_terminal_is_drawn_anew(
    terminal: int, typing: int, kind: type, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stdin = io.StringIO()
    monkeypatch.setattr(stdin, "isatty", lambda: bool(typing), raising=False)
    monkeypatch.setattr(sys, "stdin", stdin)
    assert type(screen(Console(file=io.StringIO(), force_terminal=bool(terminal)))) is kind


def test_who_types_nothing_is_not_waited_for_longer_than_that(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader, writer = os.pipe()
    with os.fdopen(reader, encoding="utf-8") as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        live = LiveScreen(console()[0])
        assert live.ask(0.01) is None
        assert live.ask(0) is None
        assert capsys.readouterr().out == "> ", "asked once"
        os.write(writer, "épée\n".encode())
        assert live.ask(5) == "épée"
        os.close(writer)
        with pytest.raises(EOFError):
            live.ask(5)


@pytest.mark.parametrize(("answer", "means_it"), [("oui", True), ("Y", True), ("", False), ("1", False)])
def test_what_is_grave_is_asked_back(answer: str, means_it: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(builtins, "input", lambda prompt: answer)
    paper, file = console()
    assert PlainScreen(paper).confirm("Really?") is means_it
    assert "Really?" in file.getvalue()
