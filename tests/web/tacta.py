"""Tables of TACTA, and people at them."""

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

Guest = Callable[..., Page]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}

TRIANGLES = {"quick": "cercle-carre"}
"""Six cards each: a short game."""

POST = """([path, wish]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""


def table(page: Page, seats: int, options: dict[str, object]) -> str:
    """A game of this person with bots on all other seats; its code."""
    return opened(page, {"seats": seats, "options": options, "bots": "easy", "start": True})


def opened(page: Page, wish: dict[str, object]) -> str:
    """A new table of this person; its code."""
    code = str(page.evaluate(POST, ["/api/tables", {"game": "tacta", **wish}])["code"])
    page.goto(f"/t/{code}")
    return code


def seated(
    guest: Guest, settings: list[dict[str, Any]], options: dict[str, object], watch: str = "() => {}"
) -> list[Page]:
    """People at a table of their own, who have begun; each page runs `watch` before."""
    host = guest("/", name="Ann", **settings[0])
    code = opened(host, {"seats": len(settings), "options": options})
    pages = [host]
    for seat, setting in enumerate(settings[1:], 1):
        name = ("Bob", "Chloé", "Dédé")[seat - 1]
        pages.append(guest(f"/t/{code}", name=name, **setting))
        expect(host.locator(f"[data-seat='{seat}']")).to_contain_text(name)
    for page in pages:
        page.evaluate(watch)
    host.get_by_role("button", name="Commencer").click()
    for page in pages:
        page.wait_for_selector("[data-turn]")
    return pages


def ends(page: Page) -> Iterator[Locator]:
    """One's own end cards that can be laid."""
    found = page.locator("button[data-end][data-legal]")
    return (found.nth(i) for i in range(found.count()))
