"""The rule page in a terminal."""

import tablee
from tablee.terminal.rules import COLUMN, MOST_FOUND, MOST_WIDE, contents, headings, looked_up, spelled, whole
from tablee.texts.pages import Clause, rules
from tablee.texts.voice import Voice

from .seats import plain

TANGO, EN = tablee.game("tango"), Voice("en")
PAGE = rules(TANGO, "en")


def test_a_clause_by_its_number_is_spelled_out() -> None:
    rows = plain(looked_up(TANGO, "G8", EN, 80))
    assert rows[0].startswith("G8")
    assert rows[-1] != ""
    assert all(len(row) <= 80 for row in rows)


def test_nothing_found_and_too_much_found() -> None:
    assert "zebra" in plain(looked_up(TANGO, "zebra", EN, 80))[0]
    near = " ".join(plain(looked_up(TANGO, "dansers", EN, 80)))
    assert "Words that look like it: " in near
    assert "dancers" in near
    assert "Set-up" in near
    many = plain(looked_up(TANGO, "the", EN, 80))
    assert len(many) > MOST_FOUND + 1
    assert str(len(PAGE.search("the"))) in many[0]
    assert many[1][:4].strip() in TANGO.clauses


def test_lines_are_never_wider_than_can_be_read() -> None:
    assert max(map(len, plain(whole(TANGO, EN, 200)))) <= MOST_WIDE
    assert max(map(len, plain(whole(TANGO, EN, 50)))) <= 50


def test_nothing_looked_for_shows_the_contents() -> None:
    rows = plain(looked_up(TANGO, "  ", EN, 80))
    assert rows == plain(contents(PAGE, EN, 80))
    assert rows[0] == PAGE.title
    titles = [row for row in rows if row.startswith("G1 ")]
    assert titles
    assert titles[0][COLUMN : COLUMN + 2] == "G2"
    assert "G1" in rows[-1]


def test_the_whole_page_has_every_clause_under_its_section() -> None:
    rows = plain(whole(TANGO, EN, 80))
    assert rows[0] == PAGE.title
    assert all(any(row.startswith(f"{clause.number} ") for row in rows) for clause in PAGE.clauses if clause.number)
    assert rows.index("In a nutshell") < rows.index("WHAT IS ON THE TABLE")
    last = plain(spelled(PAGE.clauses[-1], 80))[:-1]
    assert rows[-len(last) :] == last


def test_lists_hang_and_drawings_are_told() -> None:
    clause = Clause("X1", "Title", "A word.\n- an item that is rather long indeed\n![A picture](drawing:x)", "Section")
    rows = plain(spelled(clause, 20))
    assert rows[0] == clause.heading
    assert "– an item that is" in rows
    assert "  rather long indeed" in rows
    assert rows[-1] == ""
    assert plain(headings([clause])) == ["X1  Title"]
