"""How smoothly a full table of TACTA moves under a finger: 109 cards on a phone whose processor is slowed four times.

    python -m benchmarks.tacta_web [--slow 4] [--rounds 3]

Needs the development tools and a Chromium. Real touches are made by the browser itself; frames are those that the page
was given (requestAnimationFrame). The main thread's own time a frame does not depend on what else the machine does.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize, sync_playwright
from tests.web import browser as finder

import tablee
from tablee.kernel.game import lottery
from tablee.kernel.log import Log
from tablee.kernel.record import dumps

ROOT = Path(__file__).parents[1]
PORT = 8379
URL = f"http://127.0.0.1:{PORT}"
PHONE = ViewportSize(width=390, height=844)
SECOND = 1000

POST = """([path, wish]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""

WATCH = """() => {
  const frames = []
  const see = (now) => { frames.push(now); window.watching = requestAnimationFrame(see) }
  window.frames_seen = frames
  window.watching = requestAnimationFrame(see)
}"""

SEEN = """() => {
  cancelAnimationFrame(window.watching)
  return window.frames_seen.slice(1).map((now, i) => now - window.frames_seen[i])
}"""


def last_move() -> dict[str, Any]:
    """A game of six before its last card, to be played on."""
    rng = Random(1)
    log = Log.begin(tablee.game("tacta"), 6, {}, tuple("ABCDEF"), None)
    while log.state.outcome is None:
        seat = log.state.acting[0]
        moves = log.state.moves(seat)
        log.play(seat, lottery(log.state).draw(rng.randrange) if seat < 0 else rng.choice(list(moves)))
    last = log.inputs[-1].seat
    return {"record": dumps(log.record()), "at": len(log.inputs) - 1, "seat": last, "bots": "easy"}


@contextmanager
def served() -> Iterator[None]:
    """A server of our own."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "tablee.server.command", "--host", "127.0.0.1", "--port", str(PORT)]
        server = subprocess.Popen([*command, "--data", data, "--bot-delay", "0", "--log", "warning"])
        try:
            for _ in range(100):
                try:
                    urllib.request.urlopen(f"{URL}/readyz", timeout=1).close()
                    break
                except OSError:
                    time.sleep(0.1)
            yield
        finally:
            server.terminate()
            server.wait(10)


def full_table(page: Page) -> None:
    """Sit down, lay the last card: 109 cards lie on the table."""
    page.goto(URL)
    page.goto(f"{URL}/t/{page.evaluate(POST, ['/api/positions', last_move()])['code']}")
    page.wait_for_selector("[data-turn=yours]")
    for key in ("1", "ArrowRight", "Enter"):
        page.locator(".plane").press(key)
    page.wait_for_selector(".plane[data-cards='109']")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    time.sleep(1)


def gestures(page: Page, cdp: CDPSession) -> dict[str, Callable[[], None]]:
    """What a finger does, and two; and nothing, which shows what the machine itself can do now."""
    box = page.locator(".plane").bounding_box()
    assert box is not None
    middle = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "gestureSourceType": "touch"}

    def pinch(factor: float) -> None:
        cdp.send("Input.synthesizePinchGesture", {**middle, "scaleFactor": factor, "relativeSpeed": 300})

    def pan() -> None:
        for across, along in ((150, 100), (-150, -150), (100, -100), (-100, 150)):
            way = {"xDistance": across, "yDistance": along, "speed": 700, "preventFling": True}
            cdp.send("Input.synthesizeScrollGesture", {**middle, **way})

    return {
        "nothing": lambda: time.sleep(1.5),
        "pan": pan,
        "pinch apart": lambda: pinch(3),
        "pan, near": pan,
        "pinch together": lambda: pinch(0.34),
    }


def busy(cdp: CDPSession) -> float:
    """What the main thread has worked so far, in milliseconds of its own."""
    metrics = cdp.send("Performance.getMetrics")["metrics"]
    return SECOND * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def main() -> None:
    """Serve, touch, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--rounds", type=int, default=3)
    chosen = parser.parse_args()
    with served(), sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=finder.ensure(), args=list(finder.FLAGS))
        page = browser.new_context(viewport=PHONE, has_touch=True, locale="fr-FR").new_page()
        full_table(page)
        cdp = page.context.new_cdp_session(page)
        cdp.send("Performance.enable", {"timeDomain": "threadTicks"})
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": chosen.slow})
        print(
            f"{'':>15} {'frames/s':>9} {'p95, ms':>8} {'main thread, ms a frame':>24}   (load {os.getloadavg()[0]:.1f})"
        )
        for name, gesture in gestures(page, cdp).items():
            rates, tails, own = [], [], []
            for _ in range(chosen.rounds):
                page.evaluate(WATCH)
                before = busy(cdp)
                gesture()
                worked = busy(cdp) - before
                frames = sorted(page.evaluate(SEEN))
                rates.append(SECOND * len(frames) / sum(frames))
                tails.append(frames[int(0.95 * len(frames))])
                own.append(worked / len(frames))
                time.sleep(0.4)
            print(f"{name:>15} {median(rates):9.1f} {median(tails):8.1f} {median(own):24.2f}")
        browser.close()


if __name__ == "__main__":
    main()
