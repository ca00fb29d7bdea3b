"""Takes the pictures of the web table that the README shows.

    python docs/pictures/web.py

Needs the development tools (`make test` installs them) and a Chromium; plays a few moves at a table of its own.
"""

import importlib.util
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PORT = 8377
URL = f"http://127.0.0.1:{PORT}"
PHONE, LAPTOP, TV = (390, 844), (1366, 768), (1920, 1080)

PLAY = """([code, count]) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws/' + code)
  let id = 0, left = count
  const say = (d) => socket.send(JSON.stringify({ id: 'p' + id++, d }))
  const look = (step) => {
    const moves = step?.moves ?? []
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
"""Makes so many moves for the player, then stops at their turn."""

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


def take(browser: Browser, name: str, size: tuple[int, int], game: str, moves: int, scheme: str = "light") -> None:
    """A picture of a game after so many of the player's moves."""
    page = page_of(browser, size, scheme)
    page.goto(URL)
    wish = {"game": game, "seats": 4, "bots": "steady", "start": True, "name": "Camille", "options": {}}
    code = page.evaluate(NEW, wish)["code"]
    page.goto(f"{URL}/t/{code}")
    page.evaluate(PLAY, [code, moves])
    time.sleep(9)
    if size == TV:
        page.goto(f"{URL}/tv/{code}")
        time.sleep(3)
    page.screenshot(path=HERE / f"{name}.png")
    page.context.close()


def main() -> None:
    """Serve, look, stop."""
    spec = importlib.util.spec_from_file_location("browser", ROOT / "tests" / "web" / "browser.py")
    assert spec is not None
    assert spec.loader is not None
    finder = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(finder)
    with tempfile.TemporaryDirectory() as data:
        serve = [sys.executable, "-m", "tablee", "serve", "--host", "127.0.0.1", "--port", str(PORT)]
        server = subprocess.Popen([*serve, "--data", data, "--bot-delay", "0", "--log", "warning"])
        try:
            wait_for(f"{URL}/readyz")
            with sync_playwright() as driver:
                browser = driver.chromium.launch(executable_path=finder.ensure(), args=list(finder.FLAGS))
                home = page_of(browser, LAPTOP, "light")
                home.goto(URL)
                time.sleep(2)
                home.screenshot(path=HERE / "home.png")
                take(browser, "tango-phone", PHONE, "tango", 4)
                take(browser, "tango-laptop", LAPTOP, "tango", 5)
                take(browser, "tarot-phone", PHONE, "tarot", 3)
                take(browser, "tarot-laptop", LAPTOP, "tarot", 4, "dark")
                take(browser, "tarot-tv", TV, "tarot", 3)
                take(browser, "tango-tv", TV, "tango", 4)
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
