"""What `web/src/games/README.md` says of a game's table: the files, names and parts that it tells of are there."""

import re
from pathlib import Path

SRC = Path(__file__).parents[2] / "web" / "src"
GAMES = SRC / "games"
TOLD = (GAMES / "README.md").read_text(encoding="utf-8")
CONTRACT = (SRC / "table" / "contract.ts").read_text(encoding="utf-8")


def fields(interface: str) -> set[str]:
    """The fields that an interface of the contract has itself."""
    body = re.search(rf"export interface {interface}<.*?\n\}}", CONTRACT, re.S)
    assert body is not None
    return set(re.findall(r"^  (?:readonly )?(\w+)\??[:(]", body[0], re.M))


def test_every_file_of_a_game_that_it_names_is_one_of_some_game() -> None:
    tree = TOLD[TOLD.index("web/src/games/<name>/\n") : TOLD.index("web/src/art/tiles")]
    named = {*re.findall(r"^  (\S+\.\w+) ", tree, re.M), *re.findall(r"`(\w+\.\w+\.ftl)`", tree)}
    named = {name.replace("<Option>", "*") for name in named}
    assert len(named) > 12
    assert [name for name in sorted(named) if not any(GAMES.glob(f"*/{name}"))] == []


def test_every_file_that_the_shell_looks_for_is_told() -> None:
    found = {
        name.replace("*Field", "<Option>Field")
        for path in SRC.rglob("*")
        if path.suffix in (".ts", ".svelte")
        for name in re.findall(r"'\.\./games/\*/([\w*.]+)'", path.read_text(encoding="utf-8"))
    }
    assert len(found) > 6
    assert [name for name in sorted(found) if f"  {name} " not in TOLD] == []


def test_the_contract_is_told_whole() -> None:
    props = fields("TableProps") | fields("Scene")
    opening = re.search(r"let \{ (.*?) \}: TableProps", TOLD)
    assert opening is not None
    assert set(opening[1].split(", ")) == props
    offered = set(re.findall(r"^- `(\w+)(?:\(.*?\)|: true)?`:", TOLD, re.M))
    assert fields("GameModule") - {"Table"} - offered == set()
