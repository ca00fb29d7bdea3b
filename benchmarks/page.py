"""How quickly the page is there on a phone: Lighthouse over the first page and a table in play of each game.

    python -m benchmarks.page [--runs 5] [--desktop] [--only home tango …]

Needs the development tools, a Chromium and the network once, to fetch Lighthouse with npx. Whoever loads a table sits
at it, in the middle of a game, and it is their turn. Lighthouse slows the processor four times and reckons with a slow
network; what it says of the processor depends on what else the machine does, so the load is told too.
"""

import argparse
import json
import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import sync_playwright
from tests.web import browser as browsers

import tablee
from tablee.kernel.game import lottery
from tablee.kernel.log import Log
from tablee.kernel.record import dumps
from web import build as builder

ROOT = Path(__file__).parents[1]
LIGHTHOUSE = "lighthouse@13"
AIM = 95
"""What every category of every page should reach."""
ATTEMPTS = 3
"""Now and then Lighthouse misses the start of a page."""
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
FIGURES = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest",
    "total-blocking-time": "blocked",
}
PLAYERS = 4
"""How many sit at a table, or as many as the game allows."""
HOME = "home"

POST = """([path, wish]) => fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' },
  body: JSON.stringify(wish) }).then((answer) => answer.json())"""


def midgame(name: str) -> dict[str, Any]:
    """A game played at random, and a third of the way in somebody whose turn it is."""
    rng, game = Random(1), tablee.game(name)
    players = min(game.players, key=lambda seats: abs(seats - PLAYERS))
    log = Log.begin(game, players, {}, tuple("ABCDEFGHIJKL"[:players]), None)
    turns: list[tuple[int, int]] = []
    while log.state.outcome is None:
        acting = log.state.acting
        seat = acting[0]
        if seat >= 0 and len(acting) == 1 and not log.state.windows:
            turns.append((len(log.inputs), seat))
        moves = list(log.state.moves(seat)) if seat >= 0 else []
        log.play(seat, rng.choice(moves) if moves else lottery(log.state).draw(rng.randrange))
    at, seat = turns[len(turns) // 3]
    return {"record": dumps(log.record()), "at": at, "seat": seat, "bots": "easy"}


@contextmanager
def served(data: Path) -> Iterator[str]:
    """A server of our own; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    url = f"http://127.0.0.1:{port}"
    command = [sys.executable, "-m", "tablee.server.command", "--host", "127.0.0.1", "--port", str(port)]
    server = subprocess.Popen([*command, "--data", str(data), "--words", "0", "--log", "warning"])
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"{url}/readyz", timeout=1).close()
                break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        server.terminate()
        server.wait(10)


def pages(url: str, profile: Path, names: Sequence[str], chromium: str | None) -> Iterator[tuple[str, str]]:
    """Sit down at a table of each game, with a browser whose profile is kept; what is to be loaded, and where."""
    with sync_playwright() as driver:
        context = driver.chromium.launch_persistent_context(
            profile, executable_path=chromium, args=list(browsers.FLAGS)
        )
        page = context.new_page()
        page.goto(url)
        for name in names:
            if name == HOME:
                yield name, f"{url}/"
            else:
                made = page.evaluate(POST, ["/api/positions", midgame(name)])
                page.goto(f"{url}/t/{made['code']}")
                page.wait_for_selector("[data-turn=yours]")
                yield name, page.url
        page.goto(url, wait_until="networkidle")  # home is looked at by somebody who has been there
        context.close()


def lighthouse(address: str, profile: Path, report: Path, extra: Sequence[str]) -> Mapping[str, Any]:
    """What Lighthouse says of an address."""
    flags = shlex.join([*browsers.FLAGS, "--headless=new", f"--user-data-dir={profile}"])
    wish = [address, "--quiet", "--output=json", f"--output-path={report}", f"--chrome-flags={flags}"]
    command = ["exec", "--yes", "--loglevel=error", f"--package={LIGHTHOUSE}", "--", "lighthouse"]
    for _ in range(ATTEMPTS):
        with suppress(SystemExit):
            builder.npm(*command, *wish, f"--only-categories={','.join(CATEGORIES)}", *extra)
            found: Mapping[str, Any] = json.loads(report.read_text(encoding="utf-8"))
            return found
    raise SystemExit(f"Lighthouse could not load {address}")


def scores_of(reports: Sequence[Mapping[str, Any]]) -> list[list[int]]:
    """The scores of a page, by category."""
    return [[round(100 * report["categories"][each]["score"]) for report in reports] for each in CATEGORIES]


def row(name: str, reports: Sequence[Mapping[str, Any]]) -> str:
    """The scores of a page: median and worst of the performance, the worst of the others, and the times behind them."""
    speed, *others = scores_of(reports)
    times = [median(report["audits"][audit]["numericValue"] for report in reports) for audit in FIGURES]
    cells = [
        f"{median(speed):.0f}",
        f"{min(speed)}",
        *(f"{min(each)}" for each in others),
        *(f"{time:.0f}" for time in times),
    ]
    return " | ".join((f"{name:8}", *(f"{cell:>11}" for cell in cells)))


def main() -> None:
    """Serve, sit down, load, report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--desktop", action="store_true", help="a desktop instead of a phone")
    names = (HOME, *tablee.games())
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="these pages alone")
    chosen = parser.parse_args()
    chromium = browsers.ensure()
    os.environ.setdefault("CHROME_PATH", chromium or "")
    extra = ["--preset=desktop"] if chosen.desktop else []
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        with served(place / "data") as url:
            addresses = dict(pages(url, place / "profile", chosen.only, chromium))
            heads = ("performance", "worst", *CATEGORIES[1:], *(f"{figure}, ms" for figure in FIGURES.values()))
            print(" | ".join((f"{'':8}", *(f"{head[:11]:>11}" for head in heads))))
            low = []
            for name, address in addresses.items():
                load = os.getloadavg()[0]
                reports = [
                    lighthouse(address, place / "profile", place / "report.json", extra) for _ in range(chosen.runs)
                ]
                print(f"{row(name, reports)}   (load {load:.1f})", flush=True)
                low += [name] if any(median(scores) < AIM for scores in scores_of(reports)) else []
    if low:
        raise SystemExit(f"under {AIM}: {', '.join(low)}")


if __name__ == "__main__":
    main()
