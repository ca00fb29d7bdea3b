"""Tapécho for people in browsers: tables, decks of their own, what a page shows, what has happened at a table."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .people import play, turn

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LAPTOP = {"viewport": {"width": 1366, "height": 768}}
QUICK = {"seconds": 2, "rounds": 1}
NAMES = ("Ann", "Bob", "Chloé", "Dédé")
EFFECTS = ("skip", "draw", "lose_best", "steal", "give_handicap", "reveal", "swap_random", "mute", "tied")

NEW = """(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""
TOLD = "(code) => fetch(`/api/tables/${code}/replay`).then((answer) => answer.json())"


def start_alone(page: Page, seats: int, **options: object) -> str:
    """A game against bots that has begun; its code."""
    wish = {"game": "tapecho", "seats": seats, "bots": "steady", "start": True, "name": "Ann", "options": options}
    made = page.evaluate(NEW, wish)
    assert "code" in made, made
    code = str(made["code"])
    page.goto(f"/t/{code}")
    page.wait_for_selector("[data-turn]")
    return code


def until_own_turn(page: Page, rng: Random) -> None:
    """Everything is let pass until a card may be laid."""
    play([page], rng, until=lambda: may_lay(page) or turn(page) == "over")


def may_lay(page: Page) -> bool:
    """Whether it is one's turn to lay a card."""
    return bool(
        page.locator("[data-turn=yours]:not(:has([data-decline], [data-pick])) [data-card][data-legal]").count()
    )


def events_of(page: Page, code: str) -> list[dict[str, Any]]:
    """All that has happened at a table whose game is over."""
    return [event for moment in page.evaluate(TOLD, code)["moments"] for event in moment["events"]]


def log_of(page: Page) -> str:
    """What the log says."""
    return str(page.locator(".frame aside, .frame [role=tabpanel]").first.inner_text())


def label(target: Locator) -> str:
    """What a card or a seat is called, for those who do not see it."""
    return target.locator(".visually-hidden").first.text_content() or ""


def take_up(card: Locator) -> None:
    """Tap a card near its edge."""
    card.click(position={"x": 8, "y": 24})


def takers(page: Page, card: Locator) -> bool:
    """Whether somebody may get that card; it is taken up then."""
    take_up(card)
    if page.locator("[data-target]").count():
        return True
    take_up(card)
    return False


def write_deck(page: Page, text: str) -> None:
    """The host writes a deck in the lobby and has it checked."""
    if not page.locator(".deck textarea").count():
        page.get_by_role("button", name="Écrire").click()
    page.locator(".deck textarea").fill(text)
    page.get_by_role("button", name="Vérifier et choisir").click()


def deck(places: int, **sections: Sequence[str]) -> str:
    """The text of a deck; a card is given by its fields, and named after its section and its number."""
    where = "".join(
        f'  {{ key = "p{i}", fr = "Lieu {i}", en = "Place {i}", symbol = "{i}" }},\n' for i in range(places)
    )
    text = f"contexts = [\n{where}]\n"
    for name, cards in sections.items():
        title = name.replace("_", " ").capitalize()
        rows = "".join(
            f'  {{ {fields}{", " if fields else ""}fr = "{title} {i}", en = "{title} {i}" }},\n'
            for i, fields in enumerate(cards)
        )
        text += f"{name} = [\n{rows}]\n"
    return text


def party_deck() -> str:
    """All there is, and so many cards that answer others that nobody gets through a game without reactions."""
    return deck(
        3,
        atouts=[f'value = {1 + i % 9}, spot = "p{i % 3}"' for i in range(15)],
        handicaps=[f'value = {1 + i % 9}, spot = "p{i % 3}"' for i in range(9)],
        attacks=[f'effect = "{effect}"{", count = 2" if effect == "draw" else ""}' for effect in EFFECTS],
        defences=[f'camp = "{("women", "men")[i % 2]}"' for i in range(24)],
        hors_contexte=[""] * 8,
    )


def two_people(guest: Guest, text: str = "", **options: object) -> tuple[str, list[Page]]:
    """Two people and two bots at a table that has begun, with a deck of their own if there is one."""
    host = guest("/", name="Ann", **LAPTOP)
    wish = {"game": "tapecho", "seats": 4, "name": "Ann", "options": {**options, **({"deck": text} if text else {})}}
    code = str(host.evaluate(NEW, wish)["code"])
    host.goto(f"/t/{code}")
    friend = guest(f"/t/{code}", name="Bob", **LAPTOP)
    expect(host.locator(".column [data-seat='1']")).to_contain_text("Bob")
    host.get_by_role("button", name="Ajouter 2 robots").click()
    host.get_by_role("button", name="Commencer").click()
    for page in (host, friend):
        page.wait_for_selector("[data-turn]")
    return code, [host, friend]
