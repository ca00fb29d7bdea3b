"""Choices with their numbers."""

import tablee
from tablee.terminal.sketch import MOST_LISTED, Question, label, menu, numbered
from tablee.texts.speaker import Speaker

from ..kernel.toys import Lay
from .seats import plain

TANGO = tablee.game("tango")
SPEAKER = Speaker(TANGO, "en", ("Me", "Lila"), 0)


def test_choices_are_numbered_from_one() -> None:
    assert numbered((Lay(5), Lay(7))) == {1: Lay(5), 2: Lay(7)}


def test_a_question_says_its_own_label() -> None:
    ask = Question("cut the pack", "Where?", lambda text: Lay(int(text)))
    assert label(ask, SPEAKER) == "cut the pack"
    assert plain(menu({1: ask}, SPEAKER, 80)) == ["1 cut the pack"]


def test_a_long_list_is_cut_and_says_how_much_is_left() -> None:
    ask = Question("x", "", lambda text: Lay(1))
    whole = menu(numbered([ask] * MOST_LISTED), SPEAKER, 800)
    assert len(whole) == 1
    more = menu(numbered([ask] * (MOST_LISTED + 3)), SPEAKER, 800)
    assert plain(more)[0] == plain(whole)[0]
    assert "3" in plain(more)[-1]
