"""The drawings of the rule pages show what the rules say: the same code judges them."""

from importlib.resources import files
from typing import Any
from xml.etree import ElementTree

import pytest

from tablee.games.tacta.drawings import drawings
from tablee.games.tacta.judge import judged
from tablee.games.tacta.moves import Lay
from tablee.games.tacta.pieces import CODES, START, Laid
from tablee.games.tacta.plane import Joint, Plane
from tablee.kernel.errors import BadNotation
from tablee.kernel.messages import Refusal
from tablee.texts.languages import languages

PAGES = {lang: (files("tablee.games.tacta") / f"rules.{lang}.md").read_text(encoding="utf-8") for lang in languages()}
DRAWINGS = {lang: list(drawings(page)) for lang, page in PAGES.items()}


def bare() -> Plane:
    """A table without even a start card."""
    plane = Plane(None)
    plane.laid.clear()
    plane._grid.clear()
    plane._berths = [[] for _ in plane._berths]
    return plane


def verdicts(cards: tuple[Laid, ...], wrong: tuple[Laid, ...]) -> list[Refusal | Joint | None]:
    """What the rules say of each card of a drawing, laid after those before it."""
    plane = bare()
    found = []
    for laid in cards:
        move = Lay(laid.card, laid.face, laid.turn, laid.x, laid.xr, laid.y, laid.yr)
        found.append(judged(plane, move, -1))
        if laid not in wrong:
            plane.put(laid)
    return found


def test_both_languages_show_the_same() -> None:
    assert [drawing.cards for drawing in DRAWINGS["fr"]] == [drawing.cards for drawing in DRAWINGS["en"]]
    assert len(DRAWINGS["fr"]) == PAGES["fr"].count("![") == 6


@pytest.mark.parametrize("number", range(6))
def test_what_is_drawn_is_legal_and_what_is_crossed_out_is_not(number: int) -> None:
    drawing = DRAWINGS["fr"][number]
    for laid, verdict in zip(drawing.cards, verdicts(drawing.cards, drawing.wrong), strict=True):
        assert isinstance(verdict, Refusal) == (laid in drawing.wrong), CODES[laid.card]


def test_the_whole_pack_is_drawn() -> None:
    codes = [CODES[laid.card] for laid in DRAWINGS["fr"][2].cards]
    assert sorted(codes) == sorted([*CODES[:18], "start"])


def test_refusals_are_those_that_the_page_names() -> None:
    drawing = DRAWINGS["fr"][4]
    keys = [verdict.key for verdict in verdicts(drawing.cards, drawing.wrong) if isinstance(verdict, Refusal)]
    assert keys == ["two-cards", "misaligned"]


def test_all_joints_are_drawn() -> None:
    """A18: five pairs, each a joint of its own kind."""
    drawing = DRAWINGS["fr"][5]
    joints = [verdict for verdict in verdicts(drawing.cards, drawing.wrong) if isinstance(verdict, Joint)]
    assert len(joints) == len(drawing.cards) // 2 == 5


@pytest.mark.parametrize("drawing", DRAWINGS["fr"], ids=lambda drawing: drawing.caption[:20])
def test_a_drawing_is_sound_svg(drawing: Any) -> None:
    root = ElementTree.fromstring(drawing.svg())
    drawn = [int(use.attrib["data-card"]) for use in root.iter() if "data-card" in use.attrib]
    assert drawn == [laid.card for laid in drawing.cards]
    crosses = [path for path in root.iter() if path.attrib.get("stroke") == "#b3263b"]
    assert len(crosses) == len(drawing.wrong)


def test_a_line_that_is_no_drawing_is_not_taken_for_one() -> None:
    with pytest.raises(BadNotation):
        list(drawings("![what](aside vec5)"))
    assert list(drawings("see ![what](start a0 0 0) there")) == []
    (only,) = drawings("![start](start a0 0 0)")
    assert only.cards == (Laid(START),)
