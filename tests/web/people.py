"""People who play: they look at the page and use what it offers."""

import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal
from weakref import WeakKeyDictionary

from playwright.sync_api import Locator, Page


def turn(page: Page) -> str:
    """`yours`, `others`, `over`; empty before the game."""
    return str(page.evaluate("() => document.querySelector('[data-turn]')?.dataset.turn ?? ''"))


def at(page: Page) -> int:
    """How many inputs the page has seen."""
    return int(page.evaluate("() => +(document.querySelector('[data-turn]')?.dataset.at ?? 0)"))


def code_of(page: Page) -> str:
    """The code of the table that is open."""
    found = re.search(r"/(?:t|tv|text|replay)/([A-Z]+)", page.url)
    assert found, page.url
    return found[1]


def create(page: Page, game: str) -> str:
    """Open a table from the first page; its code."""
    page.locator(f"article[data-game={game}]").get_by_role("button", name=re.compile("Créer|Create")).click()
    page.wait_for_url(re.compile("/t/"))
    return code_of(page)


HANDMADE = 6
"""So many taps on each page are a finger's, checked for being seen and in reach; later ones are short, to save time."""

_taps: WeakKeyDictionary[Page, int] = WeakKeyDictionary()


def practised(page: Page) -> None:
    """This page's taps are tested elsewhere."""
    _taps[page] = HANDMADE


def tap(page: Page, target: Locator) -> None:
    """Tap something."""
    made = _taps.get(page, 0)
    _taps[page] = made + 1
    if made < HANDMADE:
        target.click(position={"x": 8, "y": 24} if target.get_attribute("data-card") else None)
    else:
        target.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))")


def tango_move(page: Page, rng: Random) -> None:
    """Tap a dancer, then a number of steps; one that brings about a meeting if there is any."""
    dancers = page.locator("[data-dancer][data-legal]")
    for rank in rng.sample(range(dancers.count()), min(3, dancers.count())):
        tap(page, dancers.nth(rank))
        meetings = page.locator(".steps button:enabled:has(.meets)")
        if meetings.count():
            tap(page, meetings.first)
            return
    steps = page.locator(".steps button:enabled")
    tap(page, steps.nth(rng.randrange(steps.count())))


def tarot_move(page: Page, rng: Random) -> None:
    """Play a card that may be played (tap it, tap it again), or answer the panel."""
    cards = page.locator("[data-card][data-legal]")
    count = cards.count()
    if count:
        card = page.locator(f"[data-card='{cards.nth(rng.randrange(count)).get_attribute('data-card')}']")
        tap(page, card)
        tap(page, card)
        return
    answers = page.locator(".panels button:enabled:not([aria-pressed])")
    tap(page, answers.nth(rng.randrange(answers.count())))


def text_move(page: Page, rng: Random) -> None:
    """Press one of the buttons of the text view."""
    choice = page.locator("main form.long select")
    if choice.count():
        choice.select_option(index=rng.randrange(choice.locator("option").count()))
        page.locator("main form.long button").click()
        return
    moves = page.locator("main button[data-move]:enabled")
    tap(page, moves.nth(rng.randrange(moves.count())))


def move(page: Page, rng: Random) -> None:
    """One move of whoever sits at this page, by what the page shows."""
    if "/text/" in page.url:
        text_move(page, rng)
    elif page.evaluate("() => !!document.querySelector('[data-game=tango][data-turn]')"):
        tango_move(page, rng)
    else:
        tarot_move(page, rng)


def play(
    pages: Sequence[Page],
    rng: Random,
    *,
    until: Callable[[], bool] | Literal["over"] = "over",
    seconds: float = 60,
    act: Callable[[Page, Random], None] = move,
) -> int:
    """Everybody plays when it is their turn; how many moves were made."""
    deadline = time.monotonic() + seconds
    made = 0
    while time.monotonic() < deadline:
        states = [turn(page) for page in pages]
        if until == "over" and all(state == "over" for state in states):
            return made
        if until != "over" and until():
            return made
        if "yours" not in states:
            pages[0].wait_for_timeout(15)
            continue
        page = pages[states.index("yours")]
        before = at(page)
        act(page, rng)
        page.wait_for_function(
            "at => +document.querySelector('[data-turn]').dataset.at > at || document.querySelector('.toast.bad')",
            arg=before,
        )
        made += 1
    raise AssertionError(f"still playing after {seconds} s: {[(turn(page), at(page)) for page in pages]}")
