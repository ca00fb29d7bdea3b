"""With a keyboard alone: focus comes back, goes the way the eye goes, and every button has a name of its own."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}

MAKE = """(table) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(table) }).then((answer) => answer.json())"""

WHERE = """() => {
  const at = document.activeElement, column = at.closest('.column'), box = at.getBoundingClientRect()
  const place = column ? [...document.querySelectorAll('.column')].indexOf(column) : -1
  return at === document.body ? null : [place, Math.round(box.top + scrollY), Math.round(box.left)]
}"""


def table(page: Page, game: str, seats: int, *, start: bool) -> str:
    """A table of one's own: under way against bots, or a lobby."""
    made: dict[str, Any] = page.evaluate(
        MAKE, {"game": game, "seats": seats, "name": "Ann"} | ({"bots": "easy", "start": True} if start else {})
    )
    return f"/t/{made['code']}"


def escape_from(page: Page, opener: str, scope: str = "body") -> None:
    """Open a dialog by its button with Enter, and leave it with Escape."""
    button = page.locator(scope).get_by_role("button", name=opener, exact=True)
    button.focus()
    page.keyboard.press("Enter")
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()


@pytest.mark.parametrize("opener", ["Journal", "Discussion", "Score", "Règles", "Menu"])
def test_escape_gives_the_focus_back_on_a_phone(guest: Callable[..., Page], opener: str) -> None:
    page = guest("/rules", viewport=PHONE)
    page.goto(table(page, "tango", 3, start=True))
    page.wait_for_selector("[data-turn]")
    escape_from(page, opener, "nav")


def test_escape_gives_the_focus_back_at_tacta_and_in_a_lobby(guest: Callable[..., Page]) -> None:
    page = guest("/rules", viewport=LAPTOP)
    page.goto(table(page, "tacta", 3, start=True))
    page.wait_for_selector("[data-turn=yours]")
    for opener in ("Menu", "Touches", "Les piles"):
        escape_from(page, opener)
    page.goto(table(page, "tacta", 3, start=False))
    escape_from(page, "Changer de portrait")


def test_tab_goes_through_a_lobby_as_the_eye_does(guest: Callable[..., Page]) -> None:
    page = guest("/rules", viewport=LAPTOP)
    page.goto(table(page, "tarot", 4, start=False))
    page.wait_for_selector("[data-preset]")
    places: list[list[int]] = []
    for _ in range(80):
        page.keyboard.press("Tab")
        where = page.evaluate(WHERE)
        if where is None:
            break
        places.append(where)
    inside = [place for place in places if place[0] >= 0]
    assert len(inside) > 12
    for before, after in pairwise(inside):
        lower = after[1] >= before[1] - 24
        assert after[0] > before[0] or (after[0] == before[0] and (lower or after[2] > before[2])), (before, after)


def test_every_way_to_play_at_once_has_a_name_of_its_own(guest: Callable[..., Page]) -> None:
    page = guest("/")
    buttons = page.get_by_role("button", name=re.compile("^Jouer tout de suite"))
    expect(buttons).to_have_count(5)
    names = buttons.all_inner_texts()
    assert len(set(names)) == 5
    for game in ("Tango", "Tarot décalé", "Tai Chi Chuan", "TACTA", "Tapécho"):
        expect(page.get_by_role("button", name=re.compile(f"^Jouer tout de suite · {game}$"))).to_have_count(1)


def test_the_keys_of_tacta_work_at_once_and_say_so(guest: Callable[..., Page]) -> None:
    page = guest("/rules", viewport=LAPTOP)
    page.goto(table(page, "tacta", 3, start=True))
    page.wait_for_selector("[data-turn=yours]")
    shown = page.locator("main kbd")
    assert {text.strip() for text in shown.all_inner_texts()} >= {"R", "F", "Entrée"}
    lay = page.get_by_role("button", name=re.compile("^Poser"))
    expect(lay).to_be_disabled()
    for number in ("1", "2"):
        page.keyboard.press(number)
    page.keyboard.press("ArrowRight")
    expect(lay).to_be_enabled()


def test_text_buttons_of_tango_say_where_a_dance_ends_and_whom_it_meets(guest: Callable[..., Page]) -> None:
    page = guest("/rules")
    page.goto(table(page, "tango", 3, start=True).replace("/t/", "/text/"))
    page.wait_for_selector("[data-move]")
    names = page.locator("[data-move]").all_inner_texts()
    assert all(re.search(r"case\s\d+", name) for name in names), names
    assert len(set(names)) == len(names)
