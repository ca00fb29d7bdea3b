"""The table of Tarot décalé: nothing is cut off, and every card says what it is."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from .people import create, move, turn

Guest = Callable[..., Page]

CUT_OFF = """() => [...document.querySelectorAll('[data-card], [data-seat], [data-played]')].filter(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect()
  return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
}).length"""


def test_cards_say_what_they_are_and_none_is_cut_off(guest: Guest) -> None:
    host = guest("/", name="Ann")
    code = create(host, "tarot")
    host.get_by_label("Nombre de places").select_option("2")
    other = guest(f"/t/{code}", name="Bo")
    expect(host.locator("[data-seat='1']")).to_contain_text("Bo")
    host.get_by_role("button", name="Commencer").click()
    pages, rng = (host, other), Random(2)
    for page in pages:
        page.wait_for_selector("[data-turn]")

    def acting() -> Page:
        while not any(turn(page) == "yours" for page in pages):
            host.wait_for_timeout(20)
        return next(page for page in pages if turn(page) == "yours")

    move(acting(), rng)  # the cut
    for page in pages:
        expect(page.locator("[data-card]")).to_have_count(14)
    move(acting(), rng)  # the lead: it lies there until the other plays
    for page in pages:
        lies = page.locator("[data-played] button")
        expect(lies).to_have_count(1)
        lies.click()
        expect(page.get_by_role("dialog")).to_contain_text(re.compile("points?"))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator("[data-card]").first.focus()
        page.keyboard.press("i")
        expect(page.get_by_role("dialog")).to_contain_text("Proviseur")
        page.keyboard.press("Escape")
        for width, height in ((1366, 768), (390, 844), (320, 568), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => !({CUT_OFF})()")
