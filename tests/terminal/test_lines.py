"""Lines and blocks of text."""

import pytest
from rich.text import Text

from tablee.terminal.lines import Canvas, beside, clipped, flowed, joined, line, padded, width_of, wrapped

from .seats import plain


def test_a_line_is_never_broken_by_the_terminal() -> None:
    assert line("a", ("b", "bold")).plain == "ab"
    assert [str(span.style) for span in line("a", ("b", "bold")).spans] == ["bold"]
    assert line("a").no_wrap
    assert all(row.no_wrap for row in wrapped("a b c", 8))
    assert all(row.no_wrap for row in Canvas(2, 2).lines())


def test_a_text_is_broken_at_spaces_and_nowhere_else() -> None:
    assert plain(wrapped("one two three", 8)) == ["one two", "three"]
    assert plain(wrapped("", 8)) == [""]
    assert plain(wrapped("is\u00a0it : so", 8)) == ["is\u00a0it :", "so"]
    assert plain(wrapped("well-known-words", 12)) == ["well-known-w", "ords"]
    assert plain(wrapped("one two three", 1)) == ["one two", "three"], "no line is narrower than eight"
    assert wrapped("a", 8, "bold")[0].style == "bold"


def test_wide_letters_count_twice() -> None:
    assert width_of([line("ab"), line("日本")]) == 4
    assert width_of([]) == 0
    assert padded(line("日"), 4).plain == "日  "


def test_blocks_stand_side_by_side() -> None:
    left, right = [line("a"), line("bbb")], [line("1"), line("2"), line("3")]
    assert plain(beside(left, right, 2)) == ["a    1", "bbb  2", "     3"]
    assert plain(joined([left, right, [line("x")]], 1)) == ["a   1 x", "bbb 2 ", "    3 "]
    assert joined([], 1) == []
    assert left[0].plain == "a", "the blocks themselves stay as they are"


def test_items_flow_onto_as_many_lines_as_they_need() -> None:
    items = [line("aa"), line("bb"), line("cc")]
    assert plain(flowed(items, 6, 2)) == ["aa  bb", "cc"]
    assert plain(flowed(items, 5, 2)) == ["aa", "bb", "cc"]
    assert items[0].plain == "aa"


@pytest.mark.parametrize(("text", "found"), [("abcd", "abcd"), ("abcde", "abc…")])
def test_what_is_too_long_ends_with_dots(text: str, found: str) -> None:
    assert clipped(text, 4) == found


def test_a_canvas_is_written_on() -> None:
    canvas = Canvas(6, 4)
    canvas.box(0, 0, 6, 4, "dim")
    canvas.centre(1, 1, 4, "ab", "bold")
    canvas.put(2, 2, "x")
    rows = canvas.lines()
    assert plain(rows) == ["╭────╮", "│ ab │", "│ x  │", "╰────╯"]
    assert rows[1].get_style_at_offset is not None
    assert {str(span.style) for span in rows[1].spans} >= {"dim", "bold"}
    assert isinstance(rows[0], Text)
