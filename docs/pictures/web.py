"""Takes the pictures of the web table that the README shows.

    python docs/pictures/web.py             # all of them
    python docs/pictures/web.py tarot-tv    # only these

Needs the development tools (`make test` installs them) and a Chromium; plays a few moves at a table of its own.
"""

import importlib.util
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tablee.games.taichi.lexicon import find

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PORT = 8377
URL = f"http://127.0.0.1:{PORT}"
PHONE, LAPTOP, TV = (390, 844), (1366, 768), (1920, 1080)
SEATS = 4

PLAY = """([code, count]) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + code)
  let id = Date.now(), left = count
  const say = (d) => socket.send(JSON.stringify({ id: 'p' + id++, d }))
  const look = (step) => {
    const moves = step?.moves ?? []
    if (step?.outcome) { socket.close(); return done(true) }
    if (!moves.length) return
    if (left-- <= 0) { socket.close(); return done(true) }
    say({ t: 'play', at: step.at, move: moves[(step.at * 7) % moves.length] })
  }
  socket.onopen = () => say({ t: 'hello' })
  socket.onmessage = ({ data }) => {
    const { t, d } = JSON.parse(data)
    if (t === 'step') look(d)
    if (t === 'welcome') look(d.step)
  }
})"""
"""Makes so many moves for the player, then stops at their turn, or at the end of the game."""

NEW = """(wish) => fetch('/api/tables', { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""


def page_of(browser: Browser, size: tuple[int, int], scheme: str) -> Page:
    """A browser of that size, in French."""
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if scheme == "dark" else "light",
        locale="fr-FR",
        has_touch=width < 500,
    )
    return context.new_page()


def aim(page: Page) -> None:
    """Take an end card of TACTA, and look at it where it could lie."""
    page.locator("button[data-end][data-legal]").first.click()
    page.locator(".plane").press("ArrowRight")
    page.locator("button[data-end][aria-pressed=true]").focus()


def take_up(page: Page) -> None:
    """Take up a card of Tapécho that somebody else may get, as soon as it is one's turn."""
    for _ in range(40):
        if page.locator("[data-decline]:enabled").count():
            page.locator("[data-decline]").click()
        elif page.locator("[data-card][data-legal]").count():
            break
        time.sleep(0.5)
    for card in page.locator("[data-card][data-legal]").all():
        card.click(position={"x": 8, "y": 24})
        if page.locator("[data-target]").count() > 1:
            time.sleep(0.6)
            return


def be_asked(page: Page) -> None:
    """Play Tapécho until there is something to react to."""
    for _ in range(10):
        take_up(page)
        page.locator("[data-target]").first.click()
        for _ in range(20):
            time.sleep(0.3)
            if page.locator("[data-decline]:enabled").count():
                time.sleep(2)
                return


def follow(page: Page) -> None:
    """Play Tarot on until the others have laid their cards and one's own is missing."""
    for _ in range(9):
        time.sleep(4)
        if page.locator("[data-played]").count() == SEATS - 1:
            return
        page.evaluate(PLAY, [page.url.rsplit("/", 1)[1], 1])


def close(page: Page) -> None:
    """See the table itself, not the result."""
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    time.sleep(1)


def wanted(name: str) -> bool:
    """Whether that picture was asked for."""
    return name in sys.argv[1:] or len(sys.argv) == 1


def take(
    browser: Browser,
    name: str,
    size: tuple[int, int],
    game: str,
    moves: int,
    scheme: str = "light",
    then: Callable[[Page], None] = lambda page: None,
    seats: int = SEATS,
    seconds: int | None = None,
) -> None:
    """A picture of a game after so many of the player's moves, and what is done then; `seconds` is Tapécho's time to
    react."""
    if not wanted(name):
        return
    options = {} if seconds is None else {"seconds": seconds}
    page = page_of(browser, size, scheme)
    page.goto(URL)
    wish = {"game": game, "seats": seats, "bots": "steady", "start": True, "name": "Camille", "options": options}
    code = page.evaluate(NEW, wish)["code"]
    page.goto(f"{URL}/t/{code}")
    page.evaluate(PLAY, [code, moves])
    time.sleep(9)
    then(page)
    seen = page
    if size == TV:  # on a screen of its own, while the player sits at the table
        seen = page.context.new_page()
        seen.goto(f"{URL}/tv/{code}")
        time.sleep(3)
    seen.screenshot(path=HERE / f"{name}.png")
    page.context.close()


LETTERS = """() => [...document.querySelectorAll('.row [data-card]')].map((card) =>
  [...card.querySelectorAll('.letters b')].map((letter) => letter.textContent).join(''))"""
SAY = """([word, submit]) => {
  const field = document.querySelector('.own form input')
  if (!field) return
  field.value = word
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (submit) field.form.requestSubmit()
}"""
SAID = "() => [...document.querySelectorAll('[data-word]')].map((word) => word.dataset.word)"


def spell(page: Page) -> None:
    """Play Tai Chi Chuan until four cards lie there, and begin to type a word for them."""
    field, buttons = page.locator(".own form input"), ".choices button, .row [data-legal] button"
    for _ in range(600):
        if field.count():
            letters = tuple(page.evaluate(LETTERS))
            word = find("primer").solutions(letters, page.evaluate(SAID)).any
            if word is not None and len(letters) > 3:
                page.evaluate(SAY, [word[:-1], False])
                break
            if word is None:
                for button in (".resign button", ".resign .sure"):
                    page.evaluate("where => document.querySelector(where)?.click()", button)
            else:
                page.evaluate(SAY, [word, True])
        else:
            page.evaluate("where => [...document.querySelectorAll(where)].at(-1)?.click()", buttons)
        page.wait_for_timeout(150)
    time.sleep(1)


def main() -> None:
    """Serve, look, stop."""
    spec = importlib.util.spec_from_file_location("browser", ROOT / "tests" / "web" / "browser.py")
    assert spec is not None
    assert spec.loader is not None
    finder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(finder)
    with tempfile.TemporaryDirectory() as data:
        serve = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", str(PORT)]
        server = subprocess.Popen([*serve, "--data", data, "--bot-delay", "0", "--words", "0", "--log", "warning"])
        try:
            wait_for(f"{URL}/readyz")
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=finder.ensure(), args=list(finder.FLAGS))
                if wanted("home"):
                    home = page_of(browser, LAPTOP, "light")
                    home.goto(URL)
                    time.sleep(2)
                    home.screenshot(path=HERE / "home.png")
                take(browser, "tango-phone", PHONE, "tango", 4)
                take(browser, "tango-laptop", LAPTOP, "tango", 5)
                take(browser, "tarot-phone", PHONE, "tarot", 3, then=follow)
                take(browser, "tarot-laptop", LAPTOP, "tarot", 4, "dark", follow)
                take(browser, "tarot-tv", TV, "tarot", 3, then=follow)
                take(browser, "tango-tv", TV, "tango", 4)
                take(browser, "taichi-phone", PHONE, "taichi", 0, then=spell)
                take(browser, "taichi-laptop", LAPTOP, "taichi", 0, "dark", then=spell)
                take(browser, "taichi-tv", TV, "taichi", 0, then=spell)
                take(browser, "tacta-phone", PHONE, "tacta", 7, then=aim)
                take(browser, "tacta-laptop", LAPTOP, "tacta", 99, then=close)
                take(browser, "tacta-tv", TV, "tacta", 10)
                take(browser, "tapecho-phone", PHONE, "tapecho", 12, then=take_up, seats=10, seconds=30)
                take(browser, "tapecho-laptop", LAPTOP, "tapecho", 40, "dark", be_asked, seats=8, seconds=30)
                take(browser, "tapecho-tv", TV, "tapecho", 50, "light", be_asked, seats=10, seconds=30)
                browser.close()
        finally:
            server.terminate()
            server.wait(10)


def wait_for(address: str) -> None:
    """Until the server answers, at most ten seconds."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address, timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(address)


if __name__ == "__main__":
    main()
