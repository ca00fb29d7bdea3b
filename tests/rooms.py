"""Which tests belong to which source: those of the same name, those of the room, and those that import it.

python -m tests.rooms            the tests of what has changed since the main branch
python -m tests.rooms FILE …     the tests of these files
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "tablee"
TESTS = ROOT / "tests"

ALWAYS = ("tests/games/test_files.py", "tests/test_rooms.py")
"""Quick, and about everything."""

BROWSER = "tests/web"
"""Run by `make test` alone: they take minutes."""


ELSEWHERE = {"server/tools": "server/pages"}
"""Where the tests of a folder are, if another thing has its name: `tests/server/tools.py` is a helper."""


LOADED_BY = {"envs.py": "envs", "terminal.py": "terminal", "commands.py": "terminal", "stock.py": "terminal"}
"""The rooms of the house for which a game brings a module; the others are the server's."""


def namesake(module: Path) -> Path:
    """Where the test module of the same name is, for a module of the source."""
    folder = module.relative_to(SOURCE).parent.as_posix()
    return TESTS / ELSEWHERE.get(folder, folder) / f"test_{module.name}"


def room(module: Path) -> list[Path]:
    """The tests of the room that a module is in."""
    parts = module.relative_to(SOURCE).parts
    match parts:
        case ("games", game, "rooms", name):
            return [TESTS / LOADED_BY.get(name, "server/http"), TESTS / "games" / game]
        case ("games", game, name) if name.startswith(("bot", "playout")):
            rules = sorted(TESTS.glob(f"rules/test_{game}_*.py"))
            return [TESTS / "bots" / "test_golden.py", TESTS / "games" / game, *rules]
        case ("games", game, *_):
            return [*sorted(TESTS.glob(f"rules/test_{game}_*.py")), TESTS / "games" / game]
        case ("server", _):
            return sorted((TESTS / "server").glob("test_*.py"))
        case ("server", inner, *_):
            return [TESTS / "server" / inner]
        case (name,):
            return [TESTS / f"test_{name}"]
        case _:
            return [TESTS / parts[0]]


@cache
def imports() -> dict[Path, frozenset[str]]:
    """Every test module that needs no browser, with the modules it imports."""
    found = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        if not path.is_relative_to(ROOT / BROWSER):
            found[path] = frozenset(imported(path.read_text(encoding="utf-8")))
    return found


def imported(text: str) -> Iterator[str]:
    """The modules of ours that a text imports, and whatever may be a module among the names it imports from them."""
    for module, names in re.findall(r"^\s*from (tablee[\w.]*) import (\([^)]*\)|.*)$", text, re.M):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def importers(module: Path) -> list[Path]:
    """The test modules that import a module by its name."""
    parts = module.relative_to(SOURCE).with_suffix("").parts
    dotted = ".".join(("tablee", *(part for part in parts if part != "__init__")))
    return [path for path, names in imports().items() if dotted in names]


Reach = Literal["near", "all"]
"""Which tests are asked: those that belong to a module, or also those in which it is at work among others."""


def stages(module: Path, reach: Reach = "all") -> Iterator[list[Path]]:
    """The tests of a module, the nearest first: its own, its room's, those that import it, and those further away."""
    done: set[Path] = set()
    further = wider(module) if reach == "all" else []
    for wanted in ([namesake(module)], room(module), importers(module), further):
        left = [path for path in dict.fromkeys(wanted) if path.exists() and not done & {path, *path.parents}]
        done |= set(left)
        if left:
            yield left


def wider(module: Path) -> list[Path]:
    """The tests in which a module is at work among others."""
    match module.relative_to(SOURCE).parts:
        case ("games", *_):
            return [TESTS / "rules", TESTS / "games" / "test_conformance.py", TESTS / "playthroughs"]
        case ("server", *_):
            return [TESTS / "server", TESTS / "operation"]
        case ("terminal", *_) | (_,):
            return [TESTS / "terminal", TESTS / "test_cli.py"]
    return []


def asked_for(changed: Iterable[Path]) -> list[Path]:
    """The tests that changed files ask for."""
    found: list[Path] = [ROOT / name for name in ALWAYS]
    for path in changed:
        if path.is_relative_to(ROOT / BROWSER):
            continue
        if path.is_relative_to(SOURCE):
            inside = path if path.suffix == ".py" else path.parent / "__init__.py"
            found += [namesake(inside), *room(inside)]
        elif path.is_relative_to(TESTS):
            found.append(path if path.name.startswith("test_") else path.parent)
    return without_doubles(path for path in found if path.exists() and path != TESTS)


def without_doubles(paths: Iterable[Path]) -> list[Path]:
    """The paths, each once, and none that lies in another."""
    once = list(dict.fromkeys(paths))
    return [path for path in once if not any(other in path.parents for other in once)]


def changed() -> list[Path]:
    """What differs from the main branch, committed or not, and what is new."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    names = [*git("diff", "--name-only", base[0]), *git("ls-files", "--others", "--exclude-standard")]
    return [ROOT / name for name in names]


def git(*arguments: str) -> list[str]:
    """The lines git answers; none where it cannot."""
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return run.stdout.split("\n")[:-1] if run.returncode == 0 else []


if __name__ == "__main__":
    asked = [Path(name).resolve() for name in sys.argv[1:]] or changed()
    print(*(path.relative_to(ROOT) for path in asked_for(asked)), sep="\n")
