"""Tables of Tai Chi Chuan, and people at them."""

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

import tablee
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.pieces import LETTERS

from . import stage
from .people import create, further
from .stage import Stage

Guest = Callable[..., Page]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
TV = {"viewport": {"width": 1920, "height": 1080}}

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

NAMES = ("Ann", "Bob", "Chloé")
LONG_NAMES = ("Léa", "Marguerite-Antoinette-Zo", "Samir", "Éléonore Constance Aimée", "Tournesol")

TAICHI = tablee.game("taichi")

SCENE = """() => {
  const game = document.querySelector('[data-turn]')
  const has = (selector) => !!document.querySelector(selector)
  return {
    turn: game?.dataset.turn ?? '',
    at: +(game?.dataset.at ?? 0),
    letters: [...document.querySelectorAll('.row [data-card]')].map((card) =>
      [...card.querySelectorAll('.letters b')].map((letter) => letter.textContent).join('')),
    said: [...document.querySelectorAll('[data-word]')].map((word) => word.dataset.word),
    speaks: has('.own form input'),
    picks: has('.row [data-legal] button') && !has('.choices .take'),
    buttons: document.querySelectorAll('.choices button').length,
    kind: has('.choices .take') ? 'take' : has('.choices .stake') ? 'join'
      : document.querySelectorAll('.choices button').length === 2 ? 'choice' : 'turn',
  }
}"""
"""What a player sees, in one look."""

SAY = """(word) => {
  const field = document.querySelector('.own form input')
  if (!field) return
  field.value = word
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.form.requestSubmit()
}"""


class Player:
    """Somebody who knows the small dictionary by heart and looks at a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene: dict[str, object] = {}

    def look(self) -> str:
        self.scene = self.page.evaluate(SCENE)
        return str(self.scene["turn"])

    def word(self) -> str | None:
        """A word for the cards on the table."""
        letters, said = self.scene["letters"], self.scene["said"]
        assert isinstance(letters, list)
        assert isinstance(said, list)
        return find("primer").solutions(tuple(letters), said).any

    def say(self, word: str) -> None:
        self.page.evaluate(SAY, word)

    def press(self, selector: str, number: int = 0) -> None:
        """Press a button, if it is still there."""
        self.page.evaluate("([where, which]) => document.querySelectorAll(where)[which]?.click()", [selector, number])

    def resign(self) -> None:
        self.press(".resign button")
        self.press(".resign .sure")

    def act(self, most: int) -> None:
        """Turn up to so many cards a round, stop, stay out of challenges."""
        cards = self.scene["letters"]
        assert isinstance(cards, list)
        if self.scene["speaks"]:
            word = self.word()
            if word is None:
                self.resign()
            else:
                self.say(word)
        elif self.scene["picks"]:
            self.press(".row [data-legal] button")
        else:
            self.press(".choices button", 1 if self.scene["kind"] == "choice" and len(cards) < most else 0)

    def moved(self, before: int) -> None:
        further(self.page, before)


def gather(guest: Guest, *settings: dict[str, object], **options: object) -> list[Player]:
    """People at a table that has begun; whoever has the first round comes first."""
    host = guest("/", name=NAMES[0], **settings[0])
    code = create(host, "taichi")
    host.get_by_label("Nombre de places").select_option(str(len(settings)))
    pages = [host]
    for seat, setting in enumerate(settings[1:], 1):
        pages.append(guest(f"/t/{code}", name=NAMES[seat], **setting))
        expect(host.locator(f"[data-seat='{seat}']")).to_contain_text(NAMES[seat])
    for name, value in options.items():
        field = host.locator(f"#option-{name}")
        if value is True:
            field.click()
            expect(field).to_be_checked()
        else:
            field.select_option(str(value))
    host.get_by_role("button", name="Commencer").click()
    for page in pages:
        page.wait_for_selector("[data-turn]")  # it comes a picture later than the table
    players = [Player(page) for page in pages]
    deadline = time.monotonic() + 30
    while "yours" not in [player.look() for player in players]:
        assert time.monotonic() < deadline, [player.scene for player in players]
        host.wait_for_timeout(20)
    return sorted(players, key=lambda player: player.scene["turn"] != "yours")


def play(players: list[Player], until: Callable[[], bool], *, most: int = 4, seconds: float = 400) -> None:
    """Everybody plays when it is their turn."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        states = [player.look() for player in players]
        if until():
            return
        if "yours" not in states:
            players[0].page.wait_for_timeout(15)
            continue
        player = players[states.index("yours")]
        before = int(str(player.scene["at"]))
        player.act(most)
        player.moved(before)
    raise AssertionError(f"still playing after {seconds} s: {[player.scene for player in players]}")


def turned(player: Player) -> None:
    """The first card of a round is turned, by hand."""
    player.page.get_by_role("button", name="Retourner une carte").click()
    expect(player.page.locator(".row [data-card]")).to_have_count(1)
    player.look()


def log(page: Page) -> str:
    return page.locator("[role=tabpanel]").inner_text()


def faults(page: Page, within: str = "html") -> list[str]:
    """What axe has to say of a part of the page, and whether the page is wider than the screen."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    run = """([within, tags]) =>
      axe.run(within, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })"""
    found = page.evaluate(run, [within, TAGS])["violations"]
    wide = [] if page.evaluate("document.documentElement.scrollWidth <= innerWidth") else ["wider than the screen"]
    return wide + [f"{one['id']}: {one['help']} — {[node['html'][:200] for node in one['nodes'][:3]]}" for one in found]


def staged(guest: Guest, state: Any, names: Sequence[str], at: str = "t", **setting: Any) -> tuple[Page, Stage]:
    """Somebody at a table set up by hand."""
    return stage.staged(guest, "taichi", state, names, at, options={"lexicon": "primer", "seconds": 0}, **setting)


def position(shown: str, words: str = "", *, seats: int, **more: Any) -> Any:
    """The middle of a round; cards by their letters, the first such card that is not yet named."""
    cards: list[int] = []
    for letters in shown.split():
        cards.append(next(card for card, held in enumerate(LETTERS) if held == letters and card not in cards))
    spare = [card for card in range(len(LETTERS)) if card not in cards]
    won = more.pop("won", [1] * seats)
    piles = [[spare.pop() for _ in range(count)] for count in won]
    options = {"lexicon": "primer", "seconds": 0, **more.pop("options", {})}
    return TAICHI.position(seats, shown=cards, words=words.split(), won=piles, options=options, **more)
