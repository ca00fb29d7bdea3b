"""axe finds nothing on any screen, in both languages, by day and by night, on phone, laptop and TV."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tablee_tests_axe import check  # type: ignore[import-not-found]
from tablee_tests_people import code_of, create, play, practised  # type: ignore[import-not-found]

Guest = Callable[..., Page]

SETTINGS = {
    "phone, French, day": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "lang": "fr-FR"},
    "laptop, English, night": {"viewport": {"width": 1366, "height": 768}, "lang": "en-GB", "color_scheme": "dark"},
}


@pytest.fixture(params=SETTINGS)
def settings(request: pytest.FixtureRequest) -> dict[str, object]:
    return SETTINGS[request.param]


def test_pages(guest: Guest, settings: dict[str, object]) -> None:
    page = guest("/", **settings)
    expect(page.locator("article.tile")).to_have_count(5)
    page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
    check(page, "home")
    for path in ("/rules", "/rules/tango", "/rules/tarot#T9", "/pass/tango", "/t/XXXXXX", "/rules/nothing"):
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        page.wait_for_timeout(150)
        check(page, path)


@pytest.mark.parametrize("game", ["tango", "tarot", "tapecho"])
def test_a_game_from_lobby_to_replay(guest: Guest, settings: dict[str, object], game: str) -> None:
    page = guest("/", name="Ann", **settings)
    practised(page)
    code = create(page, game)
    expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
    page.locator("details summary").click()
    check(page, "lobby")
    tv = page.context.new_page()
    tv.goto(f"/tv/{code}")
    expect(tv.locator("h1")).to_be_visible()
    check(tv, "big screen before the game")
    page.locator(".start .button").first.click()
    page.locator(".start .primary").click()
    page.wait_for_selector("[data-turn=yours]")
    check(page, "table")
    tv.wait_for_selector("[data-turn]")
    check(tv, "big screen")
    tv.close()
    play([page], Random(1), until=lambda: page.locator("[data-turn=yours]").count() > 0)
    for number in range(4):
        tabs = page.locator("[role=tab]")
        if tabs.count():
            tabs.nth(number).click()
            check(page, f"panel {number}")
        else:
            page.locator(".frame > nav button").nth(number).click()
            expect(page.get_by_role("dialog")).to_be_visible()
            check(page, f"panel {number}")
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
    play([page], Random(4), seconds=60)
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
