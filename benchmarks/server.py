"""Our server beside boardgame.io's: tables of four who play Tarot décalé over sockets on loopback, in one run.

`python -m benchmarks.server` measures flat out and at one move a second, with 100 and with 500 tables, each side three
times in turn, and prints medians, and the ratios round by round. boardgame.io is installed with npm into the user's
cache (Node 18 or newer must be there). The server runs on one core, the players on another. Ours writes every move to
the disk (SQLite, WAL, synchronous=FULL) before it tells anybody; boardgame.io keeps its games in memory. So ours is
measured once more with its data folder in memory, doing all the same: what differs is the disk.

At one move a second a probe writes to the same disk beside the server. A run of ours during which that disk stood
still for long is made again, and told of: it measures the disk and not the server.
"""

import argparse
import json
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import psutil

PEER = ("boardgame.io@0.50.2", "socket.io-client@4")
SCRIPTS = Path(__file__).parent / "server_bgio"
ROOT = Path(__file__).parents[1]
TRIES = 100
UP = 60.0
"""Seconds a server may take to answer."""
RUN = 240.0
"""Seconds a run may take in all."""
HUMAN_MS = 1_000
MEMORY = Path("/dev/shm")
"""Where files are in memory, if the machine has such a place."""
QUIET = 15.0
"""Per cent of all cores that others may use."""
PROBE = 0.025
"""Seconds between two questions to the disk."""
STILL = 0.005
"""Seconds after which a disk that has not answered stands still."""
MOST_STILL = 0.005
"""Share of a run that it may stand still: half of what p99 leaves out."""

Row = dict[str, float]


@dataclass(frozen=True)
class Side:
    """One of the two servers and its players."""

    name: str
    server: Callable[[int, Path], list[str]]
    load: list[str]
    folder: Path
    place: Path | None = None
    """Where its data folder is made; a temporary folder of the machine if nothing is said."""
    source: Path | None = None
    """Where its modules are; those installed if nothing is said."""


def free_port() -> int:
    """A port that nobody has, nor the next one: there our figures are."""
    for _ in range(TRIES):
        with socket.socket() as probe, socket.socket() as beside, suppress(OSError):
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
            beside.bind(("127.0.0.1", port + 1))
            return port
    raise RuntimeError("no two ports are free")


def pinned(command: list[str], core: int) -> list[str]:
    """The command on one core, where there are two and the tool for it."""
    if shutil.which("taskset") and (os.cpu_count() or 1) > 1:
        return ["taskset", "-c", str(core), *command]
    return command


@contextmanager
def running(side: Side) -> Iterator[tuple[int, int, float]]:
    """The server of a side: its port, its process, and the seconds until it answered."""
    port = free_port()
    environment = {**os.environ, "NODE_ENV": "production"}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if side.source is not None:
        environment["PYTHONPATH"] = str(side.source)
    with tempfile.TemporaryDirectory(dir=side.place) as data:
        began = time.monotonic()
        command = pinned(side.server(port, Path(data)), 0)
        quiet = subprocess.DEVNULL
        child = subprocess.Popen(command, cwd=side.folder, env=environment, stdout=quiet)
        try:
            wait_for(port, child)
            yield port, child.pid, time.monotonic() - began
        finally:
            child.terminate()
            child.wait(30)


def wait_for(port: int, child: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + UP
    while time.monotonic() < end:
        if child.poll() is not None:
            raise RuntimeError(f"a server ended at once: {child.args!r}")
        try:
            with socket.create_connection(("127.0.0.1", port), timeout=1):
                return
        except OSError:
            time.sleep(0.01)
    raise TimeoutError("a server did not start")


def wait_for_quiet(seconds: float) -> None:
    """Wait, for a bounded time, until hardly anybody else uses the machine."""
    end = time.monotonic() + seconds
    calm = 0
    while calm < 2 and time.monotonic() < end:
        calm = calm + 1 if psutil.cpu_percent(1.0) < QUIET else 0


def kept(file: "tempfile._TemporaryFileWrapper[bytes]") -> float:
    """Seconds until the disk has 4 kB that must not be lost: what every commit needs."""
    file.seek(0)
    file.write(os.urandom(4096))
    file.flush()
    began = time.perf_counter()
    os.fdatasync(file.fileno())
    return time.perf_counter() - began


class Probe:
    """Asks the disk all the time, from a thread."""

    def __init__(self, place: Path | None) -> None:
        self.place = place
        self.waits: list[tuple[float, float]] = []
        """When the disk had answered, and after how long."""
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self._run)

    def __enter__(self) -> "Probe":
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        self.thread.join()

    def _run(self) -> None:
        with tempfile.NamedTemporaryFile(dir=self.place) as file:
            while not self.ended.wait(PROBE):
                wait = kept(file)
                self.waits.append((time.monotonic(), wait))

    def still(self, seconds: float) -> float:
        """The share of the last so many seconds during which the disk stood still."""
        since = time.monotonic() - seconds
        return sum(wait for when, wait in self.waits if when > since and wait > STILL) / seconds


def measure(side: Side, tables: int, pace_ms: int, options: argparse.Namespace) -> Row:
    """One run: a new server, its tables, and what its players saw."""
    wait_for_quiet(options.patience)
    seconds = options.human_seconds if pace_ms else options.seconds
    with running(side) as (port, pid, _):
        words = [str(word) for word in (port, tables, seconds, pace_ms, pid)]
        players = pinned([*side.load, *words], 1)
        if not pace_ms:
            return {"still": 0.0, **played(side, players)}
        with Probe(side.place) as probe:
            row = played(side, players)
            return {"still": probe.still(seconds), **row}


def played(side: Side, players: list[str]) -> Row:
    done = subprocess.run(players, cwd=side.folder, capture_output=True, timeout=RUN, check=False)
    if done.returncode:
        raise RuntimeError(f"{side.name}: {done.stderr.decode()[-500:]}")
    row: Row = json.loads(done.stdout.decode().splitlines()[-1])
    return row


def installed() -> Path:
    """A folder with boardgame.io and our scripts for it. It is kept, so that a benchmark does not begin by writing
    thousands of files to the disk it measures."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "tablee-benchmarks" / "_".join(name.replace("@", "-") for name in PEER)
    folder.mkdir(parents=True, exist_ok=True)
    for script in SCRIPTS.glob("*.js"):
        shutil.copy(script, folder)
    if not (folder / "package-lock.json").exists():
        (folder / "package.json").write_text('{"private": true}')
        print(f"Installing {' '.join(PEER)} into {folder} …", file=sys.stderr, flush=True)
        subprocess.run(
            ["npm", "install", "--no-audit", "--no-fund", "--silent", *PEER], cwd=folder, check=True, timeout=600
        )
    return folder


def ours(name: str = "Tablée", place: Path | None = None, source: Path | None = None) -> Side:
    return Side(
        name,
        lambda port, data: [sys.executable, "-m", "benchmarks.server_ours", str(port), str(data)],
        [sys.executable, "-m", "benchmarks.server_load"],
        ROOT if source is None else source.parent,  # another version brings its own way of being started
        place,
        source,
    )


def theirs(folder: Path) -> Side:
    players = ["node", "--max-semi-space-size=128", "load.js"]  # which tidy up as rarely as ours
    return Side("boardgame.io", lambda port, _: ["node", "server.js", str(port)], players, folder)


def median(rows: list[Row], key: str) -> float:
    return statistics.median(row[key] for row in rows)


def ratio(found: list[Row], other: list[Row], key: str) -> str:
    """The median of the ratios, round by round: what slows the machine for a minute slows both; and their range."""
    each = sorted(one[key] / two[key] for one, two in zip(found, other, strict=True))
    return f"{statistics.median(each):.2f} × ({each[0]:.2f} to {each[-1]:.2f})"


def compare(peer: Side, mine: list[Side], tables: int, pace_ms: int, options: argparse.Namespace) -> None:
    """All sides in turn, then a line each, with the ratios to the peer."""
    rows: dict[str, list[Row]] = {side.name: [] for side in (*mine, peer)}
    again = []
    for _ in range(options.runs):
        for side in (*mine, peer):
            row = measure(side, tables, pace_ms, options)
            while side is not peer and row["still"] > MOST_STILL and len(again) < options.again:
                again.append(f"{side.name} {row['p99_ms']:.2f} ({100 * row['still']:.1f} %)")
                row = measure(side, tables, pace_ms, options)
            rows[side.name].append(row)
    other = rows[peer.name]
    for name, found in rows.items():
        pace = f"{1000 / pace_ms:g} move/s" if pace_ms else "flat out"
        rates = f"{median(found, 'moves_per_s'):,.0f} | {median(found, 'moves_per_cpu_s'):,.0f}"
        delays = f"{median(found, 'p50_ms'):.2f} / {median(found, 'p99_ms'):.2f}"
        ratios = "" if name == peer.name else f"{ratio(found, other, 'moves_per_s')} / {ratio(found, other, 'p99_ms')}"
        size = f"{median(found, 'kb_per_table'):.0f}"
        print(f"| {name} | {tables} | {pace} | {rates} | {delays} | {size} | {ratios} |", flush=True)
    if again:
        print(
            f"Made again, p99 in ms and how long the disk stood still: {'; '.join(again)}", file=sys.stderr, flush=True
        )


def start_up() -> float:
    """Seconds from the command until the server takes a connection: the median of three, after one to warm the disk."""
    found = []
    for _ in range(4):
        with running(ours()) as (_, _, seconds):
            found.append(seconds)
    return statistics.median(found[1:])


def idle(tables: int) -> tuple[float, float]:
    """Open tables with one viewer each where nothing happens: share of a core, and kB a table."""
    with running(ours()) as (port, pid, _):
        server = psutil.Process(pid)
        before = server.memory_info().rss
        script = [sys.executable, "-m", "benchmarks.server_idle", str(port), str(tables)]
        watchers = subprocess.Popen(pinned(script, 1), cwd=ROOT, stdout=subprocess.PIPE)
        try:
            assert watchers.stdout is not None
            assert watchers.stdout.readline().strip() == b"ready"
            used = server.memory_info().rss - before
            time.sleep(2)
            cpu, began = sum(server.cpu_times()[:2]), time.monotonic()
            time.sleep(5)
            share = (sum(server.cpu_times()[:2]) - cpu) / (time.monotonic() - began)
        finally:
            watchers.terminate()
            watchers.wait(30)
    return share, used / 1024 / tables


def finished(games: int) -> tuple[int, int]:
    """Whole games against bots, then nobody looks: how many tables were in memory during the games, and after."""
    with running(ours()) as (port, _, _):
        script = [sys.executable, "-m", "benchmarks.server_idle", str(port), str(games), "play"]
        played = subprocess.run(script, cwd=ROOT, capture_output=True, timeout=RUN, check=True)
        during = int(played.stdout.split()[-1])
        end = time.monotonic() + 90
        while time.monotonic() < end and tables_in_memory(port):
            time.sleep(1)
        return during, tables_in_memory(port)


def tables_in_memory(port: int) -> int:
    with urllib.request.urlopen(f"http://127.0.0.1:{port + 1}/metrics", timeout=5) as answer:
        lines = answer.read().decode().splitlines()
    return int(float(next(line.split()[1] for line in lines if line.startswith("tablee_tables "))))


def circumstances() -> str:
    """How busy the machine is, and how long its disk takes for what every commit needs."""
    times = []
    with tempfile.NamedTemporaryFile() as file:
        for _ in range(200):
            times.append(1000 * kept(file))
            time.sleep(0.01)
    cuts = statistics.quantiles(times, n=100)
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    return f"Load {load} on {os.cpu_count()} cores; the disk keeps 4 kB in {cuts[49]:.2f} ms (p99 {cuts[98]:.2f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 500])
    parser.add_argument("--seconds", type=int, default=5, help="of each run flat out, after two to warm up")
    parser.add_argument(
        "--human-seconds",
        type=int,
        default=20,
        help="of each run at one move a second: 100 tables then make 2,000 moves, of which 20 are slower than p99",
    )
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--patience", type=float, default=30, help="seconds to wait for a quiet machine before each run"
    )
    parser.add_argument(
        "--again", type=int, default=6, help="runs of a line that are made again because the disk stood still"
    )
    parser.add_argument("--paces", type=int, nargs="+", default=[0, HUMAN_MS], help="milliseconds between two moves")
    parser.add_argument("--idle", type=int, default=5_000, help="tables that do nothing; 0 leaves that out")
    options = parser.parse_args()
    if shutil.which("npm") is None:
        sys.exit("boardgame.io needs Node with npm, which is not there.")
    print(circumstances(), flush=True)
    print(f"Start-up: {start_up():.2f} s", flush=True)
    if options.idle:
        share, size = idle(options.idle)
        print(f"{options.idle} idle tables with a viewer each: {100 * share:.1f} % of a core, {size:.0f} kB a table")
        during, after = finished(20)
        print(f"20 games played to the end: {during} tables in memory during play, {after} once nobody looks")
    heads = (
        "server",
        "tables",
        "pace",
        "moves/s",
        "moves per CPU-second",
        "p50 / p99 ms",
        "kB a table",
        "× moves/s, p99",
    )
    print(f"\n| {' | '.join(heads)} |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    peer, mine = theirs(installed()), [ours()]
    if MEMORY.is_dir():
        mine.append(ours("Tablée, folder in memory", MEMORY))
    for tables in options.tables:
        for pace_ms in options.paces:
            compare(peer, mine, tables, pace_ms, options)
    print(circumstances())


if __name__ == "__main__":
    main()
