"""axe finds nothing in what only Tapécho has: a card taken up, a window, a look at somebody, the count, the round."""

import contextlib
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from .axe import check
from .people import glance, move, play, practised, turn

Guest = Callable[..., Page]

SETTINGS: dict[str, dict[str, object]] = {
    "phone, French, night": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "lang": "fr-FR",
        "color_scheme": "dark",
    },
    "laptop, English, day": {"viewport": {"width": 1366, "height": 768}, "lang": "en-GB"},
}

NEW = """(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""


@pytest.fixture(params=SETTINGS)
def settings(request: pytest.FixtureRequest) -> dict[str, object]:
    return SETTINGS[request.param]


def test_everything_that_opens(guest: Guest, settings: dict[str, object]) -> None:
    page = guest("/", name="Ann", **settings)
    practised(page)
    wish = {"game": "tapecho", "seats": 10, "bots": "steady", "start": True, "options": {"seconds": 15, "rounds": 1}}
    page.goto(f"/t/{page.evaluate(NEW, wish)['code']}")
    page.wait_for_selector("[data-turn]")
    seen = {"a card taken up": "[data-turn=yours]:not(:has([data-decline]))", "a window": "[data-decline]"}
    for where, mark in seen.items():
        play([page], Random(1), until=lambda mark=mark: page.locator(mark).count() > 0)
        if where == "a card taken up" and page.locator("[data-card][data-legal]").count():
            page.locator("[data-card][data-legal]").first.click(position={"x": 8, "y": 24})
            expect(page.locator(".action")).to_be_visible()
        check(page, where)
    play([page], Random(1), until=lambda: turn(page) == "others" or not page.locator("[data-decline]").count())
    look_at_somebody(page)
    play([page], Random(2))
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".count")).to_be_visible()
    check(page, "the count")


def look_at_somebody(page: Page) -> None:
    """Closer; a window that opens just then closes it, so it is tried again."""
    for _ in range(5):
        page.locator("[data-seat='3']").click()
        with contextlib.suppress(TooLate):
            page.get_by_role("dialog").wait_for(timeout=3_000)
            check(page, "a look at somebody")
            page.keyboard.press("Escape")
            return
        play([page], Random(1), until=lambda: not page.locator("[data-decline]").count())
    raise AssertionError("nobody could be looked at")


def test_the_round_on_one_screen(guest: Guest, settings: dict[str, object]) -> None:
    page = guest("/pass/tapecho", **settings)
    page.locator("form select").select_option("2")
    page.locator("form .primary").click()
    rng = Random(1)
    for _ in range(30):
        page.wait_for_selector(".screen button, .answers, [data-turn=yours]")
        if page.locator(".answers").count():
            check(page, "the round")
            if page.locator(".answers").count():  # else a bot was quicker than axe
                return
        elif page.locator(".screen button").count():
            glance(page)
        else:
            move(page, rng)
            with contextlib.suppress(TooLate):  # a round of bots may be over before anybody looks
                page.wait_for_selector(".screen button, .answers", timeout=2_000)
    raise AssertionError("never a round")
