"""What has been seen of another hand, in a browser: at the seat on a phone, in the look at somebody, in the text."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page, expect

from .people import at, further, play, turn

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SEATS = 10

NEW = """(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""

WHOLE = "main connue"
KNOWN = re.compile(rf"{WHOLE}|cartes? connues? sur \d+")


def deck() -> str:
    """A deck without reactions: atouts, and looks into hands."""
    atouts = "".join(f'  {{ value = {1 + i % 9}, fr = "Atout {i}", en = "Atout {i}" }},\n' for i in range(100))
    looks = "".join(f'  {{ effect = "reveal", fr = "Regard {i}", en = "Look {i}" }},\n' for i in range(30))
    place = 'contexts = [ { key = "p", fr = "Ici", en = "Here" } ]'
    return f"{place}\natouts = [\n{atouts}]\nattacks = [\n{looks}]\n"


def until_own_turn(page: Page) -> None:
    """Everything is let pass until a card may be laid."""
    play([page], Random(1), until=lambda: page.locator("[data-card][data-legal]").count() > 0 or turn(page) == "over")
    assert turn(page) == "yours"


def looked(page: Page) -> tuple[str, Locator]:
    """A table of ten where one has laid a look into a hand, and whose; the table's code and the seat.

    Somebody without such a card, or before whom everybody is attacked already, gets another deal.
    """
    wish = {"game": "tapecho", "seats": SEATS, "bots": "steady", "start": True, "name": "Ann"}
    for _ in range(20):
        code = str(page.evaluate(NEW, {**wish, "options": {"deck": deck(), "seconds": 2}})["code"])
        page.goto(f"/t/{code}")
        page.wait_for_selector("[data-turn]")
        until_own_turn(page)
        looks = page.locator("[data-card][data-legal]").filter(has_text="Regard")
        if not looks.count():
            continue
        looks.first.click(position={"x": 8, "y": 24})
        page.locator(".action").wait_for()
        target = page.locator("[data-target]").first
        if target.count():
            seat = page.locator(f"[data-seat='{target.get_attribute('data-seat')}']")
            before = at(page)
            target.click()
            further(page, before)
            return code, seat
    raise AssertionError("twenty deals without a look to lay")


def test_what_was_seen_of_a_hand_stays_at_the_seat_on_a_phone_and_in_the_text_view(guest: Guest) -> None:
    page = guest("/", name="Ann", **PHONE)
    code, seat = looked(page)
    expect(seat).to_contain_text(KNOWN)
    until_own_turn(page)
    expect(seat.locator(".known")).to_be_visible()
    expect(seat).to_contain_text(KNOWN)
    box = seat.locator(".known").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    unknown = [one for one in page.locator("[data-seat]").all() if not one.locator(".known").count()]
    assert len(unknown) == SEATS - 1, "nobody else is known"

    seat.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("En main")
    expect(dialog).to_contain_text(re.compile("Atout|Regard"))
    page.keyboard.press("Escape")

    page.goto(f"/text/{code}")
    page.wait_for_selector("[data-turn]")
    expect(page.locator("main")).to_contain_text(KNOWN)
    expect(page.get_by_role("heading", name=re.compile("^En main, ")).first).to_be_visible()
