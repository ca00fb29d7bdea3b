"""Every game has the same files in the same order, learnt once: the table in CONTRIBUTING.md, held to."""

import ast
import re
import shutil
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

import tablee

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tablee" / "games"
NAMES = ("tacta", "taichi", "tango", "tapecho", "tarot")

BESIDE = (
    *("*.toml", "rules.??.md", "texts.??.ftl", "terminal.??.ftl", "lessons.??.ftl"),
    *("rules.[0-9].??.md", "texts.[0-9].??.ftl"),
)
"""What lies beside the files of Python."""

FOLDERS = ("__pycache__", "examples", "lessons", "rooms")
"""What is no part of the rules; `test_rooms.py` looks into the last."""

METHODS = ("__init__", "lay", "copy", "view", "own", "windows", "flaw", "moves", "why_not", "play")
"""What every state has, in this order."""

LONGEST = 400
"""Lines of a file."""


class Role(NamedTuple):
    """A row of the table."""

    file: str
    everywhere: bool


def roles() -> list[Role]:
    """The files of a game, in order of reading."""
    rows = re.findall(r"^ +\| `([a-z_*]+\.py)` \| (every game|some) \|", (ROOT / "CONTRIBUTING.md").read_text(), re.M)
    return [Role(file, where == "every game") for file, where in rows]


ROLES = roles()


def rank(file: str) -> int | None:
    """Where a file stands in the order; None if it has no role there."""
    return next((place for place, role in enumerate(ROLES) if fnmatch(file, role.file)), None)


BEFORE_RULES = (rank("rules.py") or 0) - 1
"""Where the subjects of the rules stand."""


def faults(folder: Path, letter: str) -> Iterator[str]:
    """Everything in which a game's folder is not as all others."""
    for role in ROLES:
        if role.everywhere and not (folder / role.file).exists():
            yield f"{role.file} is missing"
    for path in sorted(folder.iterdir()):
        if path.name in FOLDERS:
            continue
        if path.is_dir():
            yield from _faults_of_a_subject(path.name, path / "__init__.py", letter)
        elif path.suffix == ".py":
            yield from _faults_of_a_file(path, letter)
        elif not any(fnmatch(path.name, known) for known in BESIDE):
            yield f"{path.name} has no role"
    yield from _faults_of_the_state(folder / "rules.py")


def _faults_of_a_file(path: Path, letter: str) -> Iterator[str]:
    place = rank(path.name)
    if len(path.read_text(encoding="utf-8").splitlines()) > LONGEST:
        yield f"{path.name} is two files"
    if place is None:
        yield from _faults_of_a_subject(path.name, path, letter)
        place = BEFORE_RULES
    if path.name != "__init__.py":
        for other in imported(path):
            below = rank(other)
            if other == "rooms.py":
                yield f"{path.name} imports rooms.py, which is for other rooms"
            if below is not None and below > place:
                yield f"{path.name} imports {other}, which is read later"


def _faults_of_a_subject(name: str, path: Path, letter: str) -> Iterator[str]:
    """What is not in the table is a subject of the rules, and says which clauses it is about."""
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    about = (ast.get_docstring(ast.parse(text)) or "").split("\n\n")[0]
    if not re.search(rf"\b{letter}\d+\b", about):
        yield f"{name} has no role, and names no clause"


def imported(path: Path) -> Iterator[str]:
    """The files of its own game that a file imports when it is loaded."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.level == 1:
            yield from (
                [f"{node.module.partition('.')[0]}.py"] if node.module else [f"{name.name}.py" for name in node.names]
            )


def _faults_of_the_state(path: Path) -> Iterator[str]:
    """One slots class that inherits nothing, its methods in the order of all states."""
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    state = next((node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "State"), None)
    if state is None:
        yield "no State in rules.py"
        return
    if state.bases:
        yield "State inherits"
    if "__slots__" not in {ast.unparse(node.targets[0]) for node in state.body if isinstance(node, ast.Assign)}:
        yield "State has no slots"
    methods = [node.name for node in state.body if isinstance(node, ast.FunctionDef) and node.name in METHODS]
    if methods != list(METHODS):
        yield f"State has {', '.join(methods)}"


@pytest.mark.parametrize("name", NAMES)
def test_a_game_has_the_files_of_all_games_in_their_order(name: str) -> None:
    assert list(faults(GAMES / name, tablee.game(name).clauses[0][0])) == []


def test_every_game_of_the_house_is_held_to_it() -> None:
    assert {path.name for path in GAMES.iterdir() if (path / "__init__.py").exists()} == set(NAMES)


def test_every_row_of_the_table_is_a_file_of_some_game() -> None:
    assert len(ROLES) > 20
    assert [role.file for role in ROLES if not any(GAMES.glob(f"*/{role.file}"))] == []


def rename(name: str, other: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).rename(folder / other)

    return change


def write(name: str, text: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        (folder / name).write_text(text)

    return change


def edit(name: str, old: str, new: str) -> Callable[[Path], None]:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")

    return change


BREACHES: dict[str, tuple[Callable[[Path], None], str]] = {
    "another word for a role": (rename("soundness.py", "sound.py"), "soundness.py is missing"),
    "a file of no role": (write("helpers.py", '"""Things."""\n'), "helpers.py has no role, and names no clause"),
    "a folder of no role": (lambda folder: (folder / "things").mkdir(), "things has no role, and names no clause"),
    "data of no role": (write("cards.csv", "1,2\n"), "cards.csv has no role"),
    "options among the moves": (
        edit("options.py", "from typing", "from .moves import MOVES\nfrom typing"),
        "options.py imports moves.py, which is read later",
    ),
    "a subject that knows the rules": (
        write("steps.py", '"""How dancers go (G7)."""\n\nfrom . import rules\n'),
        "steps.py imports rules.py, which is read later",
    ),
    "rules that draw": (
        edit("view.py", "from .pieces", "from .rooms import terminal\nfrom .pieces"),
        "view.py imports rooms.py, which is for other rooms",
    ),
    "a file too long": (write("steps.py", '"""How dancers go (G7)."""\n' + "\n" * LONGEST), "steps.py is two files"),
    "a tower of states": (edit("rules.py", "class State:", "class State(Table):"), "State inherits"),
    "a state without slots": (edit("rules.py", "__slots__ =", "slots ="), "State has no slots"),
    "a state in another order": (
        edit("rules.py", "def flaw(self)", "def soundness(self)"),
        "State has __init__, lay, copy, view, own, windows, moves, why_not, play",
    ),
}


@pytest.mark.parametrize(("breach", "fault"), BREACHES.values(), ids=BREACHES.keys())
def test_a_breach_is_found(tmp_path: Path, breach: Callable[[Path], None], fault: str) -> None:
    folder = tmp_path / "tango"
    shutil.copytree(GAMES / "tango", folder)
    breach(folder)
    assert fault in list(faults(folder, "G"))


def test_a_subject_of_the_rules_that_names_its_clauses_is_welcome(tmp_path: Path) -> None:
    folder = tmp_path / "tango"
    shutil.copytree(GAMES / "tango", folder)
    (folder / "steps.py").write_text('"""How dancers go round their ring (G6, G7)."""\n\nfrom .pieces import FLOORS\n')
    assert list(faults(folder, "G")) == []


def test_the_walk_through_the_example_names_each_of_its_files() -> None:
    example = ROOT / "examples" / "morpion-cache"
    walk = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walk = walk[walk.index("### A walk through") : walk.index("### A game of the house")]
    files = [
        path for path in example.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".svg") or path.match("rules.*")
    ]
    assert len(files) > 9
    assert [path.name for path in files if f"`{path.name}`" not in walk] == []
    named = set(re.findall(r"`((?:\w+\.)+(?:py|md|ftl|svg|toml))`", walk))
    assert named - {path.name for path in files} == set()
