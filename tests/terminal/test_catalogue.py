"""The games on offer."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta

import tablee
from tablee.terminal.catalogue import choices, described, indented, option, spoken
from tablee.terminal.lines import line
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice

from .seats import plain

EN = Voice("en")


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (bool, ["yes", "no"]),
        (int | None, ["a number"]),
        (str, ["a text"]),
        (Annotated[int, Meta(ge=1, le=9)] | None, ["from 1 to 9"]),
        (Annotated[str, Meta(max_length=20)], ["a text of at most 20 letters"]),
        (Annotated[int, "said elsewhere"], ["a number"]),
        (Literal[12, 16], ["12", "16"]),
        (Literal["a"] | None, ["a"]),
    ],
)
def test_what_an_option_takes_in_words(hint: object, words: list[str]) -> None:
    assert choices(EN, hint) == words


def test_an_option_with_its_default_and_what_it_means() -> None:
    tarot = tablee.game("tarot")
    head, *about = plain(option(Speaker(tarot, "en"), tarot, "bets", 60))
    assert head.startswith("-o bets  ")
    assert head.endswith("(yes, no; no by default)")
    assert about
    assert all(row.startswith("    ") and len(row) <= 60 for row in about)
    (rounds, *_) = plain(option(Speaker(tarot, "en"), tarot, "rounds", 60))
    assert rounds.endswith("(from 1 to 10,000)")


def test_everything_about_a_game() -> None:
    rows = plain(described(tablee.game("tango"), "en", 60))
    assert rows[0] == "Tango   tango   2 to 4 players"
    assert all(len(row) <= 60 or "-o" in row or "(" in row for row in rows)
    assert sum("-o " in row for row in rows) == len(tablee.game("tango").options.__struct_fields__)


def test_levels_say_what_they_mean() -> None:
    assert spoken(EN, ["highest"]) == ["highest"]
    assert spoken(EN, ["random"])[0].startswith("random (")


def test_lines_further_to_the_right() -> None:
    assert plain(indented([line("a")])) == ["    a"]
