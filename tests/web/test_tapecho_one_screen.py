"""Tapécho on one screen that goes from hand to hand: who is asked, who answers, and what all may see."""

import contextlib
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate

from .people import Line, at, glance, move
from .tapecho import NAMES, PHONE, Guest

READY = ".screen button, .round .answers .all:enabled, [data-turn=yours]"
"""Somebody must take the screen, answer, or act."""
GONE_ON = """(at) => !document.querySelector('[data-turn=yours]')
  || +document.querySelector('[data-turn]').dataset.at > at"""
"""It is somebody else's turn, or one has been asked something more."""


def four_at_one_screen(page: Page) -> None:
    """Four people share the screen, and their game has begun."""
    for _ in range(2):
        page.get_by_role("button", name="Ajouter quelqu’un").click()
    for seat, name in enumerate(NAMES):
        page.locator(f"#name-{seat}").fill(name)
    page.get_by_role("button", name="Commencer").click()
    page.wait_for_selector(".screen button")


def move_on(page: Page, rng: Random) -> None:
    """Whoever must act at the shared screen does; what follows is there."""
    if page.locator(".screen button").count():
        glance(page)
    else:
        before = at(page)
        move(page, rng)  # who discards is asked again, which card to keep
        page.wait_for_function(GONE_ON, arg=before)


def test_each_of_those_at_one_screen_says_on_which_side_they_play(guest: Guest) -> None:
    page = guest("/pass/tapecho", **PHONE)
    for _ in range(2):
        page.get_by_role("button", name="Ajouter quelqu’un").click()
    page.get_by_role("button", name="Réglages").click()
    for place in ("0w", "1m", "3w"):
        page.locator(f"[data-camp='{place}']").click()
        expect(page.locator(f"[data-camp='{place}']")).to_have_attribute("aria-pressed", "true")


def test_one_screen_for_all_and_nobody_answers(guest: Guest) -> None:
    page = guest("/pass/tapecho", **PHONE)
    four_at_one_screen(page)
    rng = Random(8)
    rounds = answered = 0
    for _ in range(60):
        page.wait_for_selector(READY)
        if page.locator(".round .answers .all:enabled").count():
            assert not page.locator(".round [data-card]").count(), "what all look at shows no hand"
            before = page.locator(".round").get_attribute("data-at")
            if rounds % 2:
                page.locator(".round .answers .button").nth(1).click()
                page.locator(".screen button").click()
                page.locator("[data-decline], [data-react]").last.click()
                answered += 1
            else:
                page.locator(".round .answers .all").click()
            rounds += 1
            page.wait_for_function("at => document.querySelector('.round')?.dataset.at !== at", arg=before)
        else:
            move_on(page, rng)
        if rounds >= 4 and answered:
            break
    assert rounds >= 4
    assert answered


def test_nobody_is_called_while_nobody_answers(guest: Guest) -> None:
    """On a slow line the noes of those at one screen take a while: nobody can be called between them."""
    page = guest("/rules", **PHONE)
    line = Line(page)
    page.goto("/pass/tapecho")
    four_at_one_screen(page)
    rng = Random(8)
    answers = page.locator(".round .answers .button")
    for _ in range(60):
        page.wait_for_selector(READY)
        if answers.count():
            break
        move_on(page, rng)
    asked = answers.count()
    assert asked > 1
    line.slow = "/ws"
    answers.first.click()
    for rank in range(asked):
        expect(answers.nth(rank)).to_be_disabled()
    line.quicken()
    page.wait_for_selector(READY)


def test_who_is_asked_is_shown_when_all_connections_know_it(guest: Guest) -> None:
    """News comes to those at one screen by a connection each: what is shown does not change from one to the next."""
    page = guest("/rules", **PHONE)
    line = Line(page)
    page.goto("/pass/tapecho")
    four_at_one_screen(page)
    rng = Random(8)
    bob = page.locator(".round .answers .button", has_text="Bob")
    here = ""
    for _ in range(60):
        page.wait_for_selector(READY)
        if page.locator(".round").count():
            page.locator(".round .answers .all").click()
            page.wait_for_selector(READY)
            continue
        if page.locator(".screen button").count():
            here = page.locator(".screen button").inner_text()
            glance(page)
            continue
        if "Bob" in here:
            move_on(page, rng)
            continue
        line.slow = "hand=1"
        before = at(page)
        move(page, rng)
        page.wait_for_function(GONE_ON, arg=before)
        page.wait_for_timeout(200)
        others = page.locator(".round, .screen").count()
        held = bool(line.held)
        line.quicken()
        if held:
            assert not others, "Bob has not heard yet what he is asked"
            page.wait_for_selector(READY)
            if bob.count():
                return
    raise AssertionError("Bob was never asked")


OPEN_TABLE = """() => {
  const table = document.querySelector('.open:not(.round)')
  return table && { prompt: table.querySelector('h1').innerText, seats: table.querySelectorAll('[data-seat]').length }
}"""
"""The table that all may see, if it is on the screen."""


def test_on_one_screen_the_open_table_is_seen_while_bots_play(guest: Guest, thoughtful_server: Any) -> None:
    """Between a card that nobody answers and the next person's turn."""
    page = guest("/pass/tapecho", url=thoughtful_server.url, **PHONE)
    page.locator("form select").select_option("2")
    page.get_by_role("button", name="Commencer").click()
    rng = Random(4)
    for _ in range(80):
        page.wait_for_selector(f"{READY}, .open:not(.round)")
        seen = page.evaluate(OPEN_TABLE)
        if seen is not None:
            break
        if page.locator(".round").count():
            with contextlib.suppress(TooLate):  # a bot has answered
                page.locator(".round .answers .all").click(timeout=2_000)
        else:
            move_on(page, rng)
    assert seen is not None
    assert seen["prompt"]
    assert seen["seats"] == 4
