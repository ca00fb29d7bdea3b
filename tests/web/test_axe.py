"""axe finds nothing on any screen, in both languages, by day and by night, on phone, laptop and TV."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from .axe import check
from .people import at, code_of, create, finish, play, practised

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
TV = {"viewport": {"width": 1920, "height": 1080}}

SETTINGS: dict[str, dict[str, object]] = {
    "phone, French, day": {**PHONE, "lang": "fr-FR"},
    "laptop, English, night": {**LAPTOP, "lang": "en-GB", "color_scheme": "dark"},
    "phone, English, night": {**PHONE, "lang": "en-GB", "color_scheme": "dark"},
    "laptop, French, day": {**LAPTOP, "lang": "fr-FR"},
}


@pytest.fixture(params=SETTINGS)
def settings(request: pytest.FixtureRequest) -> dict[str, object]:
    return SETTINGS[request.param]


def test_pages(guest: Guest, settings: dict[str, object]) -> None:
    page = guest("/", **settings)
    expect(page.locator("article.tile")).to_have_count(5)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    check(page, "home")
    for path in ("/rules", "/rules/tango", "/rules/tarot#T9", "/pass/tango", "/parties", "/t/XXXXXX", "/rules/nothing"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator(".state svg.loading")).to_have_count(0)
        page.wait_for_timeout(150)
        check(page, path)


PANELS = ("ol.log li", ".chat form", ".pad > *", ".rules article")
"""What is seen in the log, the chat, the score sheet and the rules: some of them are fetched when they are wanted."""
LONG = ("phone, French, day", "laptop, English, night")
"""Where every game is looked at from its lobby to its replay; elsewhere one game is enough, since colours and sizes are
those of the house."""


@pytest.mark.parametrize(
    ("game", "where"),
    [(game, where) for where in SETTINGS for game in ("tango", "tarot", "tapecho") if where in LONG or game == "tarot"],
)
def test_a_game_from_lobby_to_replay(guest: Guest, game: str, where: str) -> None:
    settings = SETTINGS[where]
    page = guest("/", name="Ann", **settings)
    practised(page)
    code = create(page, game)
    expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
    page.locator("details summary").click()
    check(page, "lobby")
    tv = guest(f"/tv/{code}", **(settings | {"has_touch": False} | TV))
    expect(tv.locator("h1")).to_be_visible()
    check(tv, "big screen before the game")
    page.locator(".start .button").first.click()
    page.locator(".start .primary").click()
    page.wait_for_selector("[data-turn=yours]")
    check(page, "table")
    tv.wait_for_selector("[data-turn]")
    check(tv, "big screen")
    play([page], Random(1), until=lambda: page.locator("[data-turn=yours]").count() > 0)
    for number, content in enumerate(PANELS):
        tabs = page.locator("[role=tab]")
        if tabs.count():
            tabs.nth(number).click()
            page.locator(content).first.wait_for()
            check(page, content)
        else:
            page.locator(".frame > nav button").nth(number).click()
            page.get_by_role("dialog").locator(content).first.wait_for()
            check(page, content)
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.wait_for_timeout(100)
    check(page, "menu")
    page.keyboard.press("Escape")
    page.goto(f"/text/{code}")
    page.wait_for_selector("[data-turn]")
    check(page, "text view")
    page.goto(f"/t/{code}?view=hand")
    page.wait_for_selector("[data-turn]")
    check(page, "hand")
    finish([page])
    expect(page.get_by_role("dialog")).to_be_visible()
    check(page, "end")
    page.goto(f"/replay/{code}?at=5")
    expect(page.locator("input[type=range]")).to_be_visible()
    check(page, "replay")
    assert code_of(page) == code


def test_the_privacy_screen(guest: Guest, settings: dict[str, object]) -> None:
    page = guest("/pass/tango", **settings)
    page.locator("form .primary").click()
    expect(page.locator("main.screen")).to_be_visible()
    check(page, "privacy screen")


MAKE = """(table) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(table) }).then((answer) => answer.json())"""


@pytest.mark.parametrize("where", LONG)
@pytest.mark.parametrize(("people", "option", "asked"), [(4, "bets", "bet"), (5, "call", "call")])
def test_what_tarot_asks(guest: Guest, where: str, people: int, option: str, asked: str) -> None:
    """Bets, the call and the announcement, each as it is asked: all sit at one screen, so whoever is asked is seen."""
    page = guest("/rules", **SETTINGS[where])
    practised(page)
    made = page.evaluate(MAKE, {"game": "tarot", "seats": people, "options": {option: True, "bonuses": True}})
    page.goto(f"/t/{made['code']}?hands={people}")
    seen: set[str] = set()
    rng = Random(3)
    for _ in range(200):
        page.wait_for_selector("[data-turn=yours], main.screen button")
        if page.locator("main.screen").count():
            page.locator("main.screen button").click()
            continue
        kind = page.locator("[data-asks]").first.get_attribute("data-asks")
        if kind in ("cut", "bet", "call", "announce") and kind not in seen:
            seen.add(kind)
            page.wait_for_timeout(200)
            check(page, kind)
        if {asked, "announce"} <= seen:
            return
        before = at(page)
        play([page], rng, until=lambda before=before: page.locator(".screen").count() > 0 or at(page) > before)
    raise AssertionError(f"never asked: {seen}")
