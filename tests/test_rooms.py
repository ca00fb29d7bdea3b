"""Every module has a test module of the same name, and a change finds its tests."""

from pathlib import Path

import pytest

from .rooms import ROOT, SOURCE, TESTS, asked_for, importers, namesake, room, stages, without_doubles


@pytest.mark.parametrize(
    ("module", "test"),
    [
        ("cli.py", "test_cli.py"),
        ("kernel/log.py", "kernel/test_log.py"),
        ("server/hall/hall.py", "server/hall/test_hall.py"),
    ],
)
def test_the_namesake_of_a_module(module: str, test: str) -> None:
    assert namesake(SOURCE / module) == TESTS / test


def test_the_rooms_of_modules() -> None:
    assert room(SOURCE / "kernel" / "log.py") == [TESTS / "kernel"]
    assert room(SOURCE / "server" / "table" / "noes.py") == [TESTS / "server" / "table"]
    assert TESTS / "server" / "test_run.py" in room(SOURCE / "server" / "run.py")
    assert room(SOURCE / "cli.py") == [TESTS / "test_cli.py"]
    tango = room(SOURCE / "games" / "tango" / "rules.py")
    assert TESTS / "rules" / "test_tango_views.py" in tango
    assert not any("tarot" in path.name for path in tango)


def test_tests_that_import_a_module_are_found() -> None:
    assert TESTS / "kernel" / "test_deals.py" in importers(SOURCE / "kernel" / "deals.py")
    assert TESTS / "kernel" / "test_deals.py" not in importers(SOURCE / "kernel" / "sheet.py")


def test_the_stages_tests_come_first() -> None:
    found = list(stages(SOURCE / "server" / "table" / "races.py"))
    assert found[:2] == [[TESTS / "server" / "table" / "test_races.py"], [TESTS / "server" / "table"]]
    assert TESTS / "server" in found[-1]
    assert all(path.exists() for stage in found for path in stage)


@pytest.mark.parametrize(
    ("changed", "wanted"),
    [
        ("src/tablee/kernel/log.py", {"tests/kernel"}),
        ("src/tablee/games/tango/texts.fr.ftl", {"tests/rules/test_tango_views.py"}),
        ("tests/server/table/test_races.py", {"tests/server/table/test_races.py"}),
        ("tests/terminal/seats.py", {"tests/terminal"}),
        ("tests/web/test_play.py", set()),
        ("README.md", set()),
    ],
)
def test_what_a_change_asks_for(changed: str, wanted: set[str]) -> None:
    nothing = set(asked_for([]))
    found = {str(path.relative_to(ROOT)) for path in set(asked_for([ROOT / changed])) - nothing}
    assert wanted <= found
    assert wanted or not found


def test_what_lies_in_another_is_not_named_twice() -> None:
    assert without_doubles([Path("a/b"), Path("a"), Path("a"), Path("c/d")]) == [Path("a"), Path("c/d")]


TOLD_BY_RULES = "games"
"""The modules of a game are tested by the clauses of its rules, and by the laws: see CONTRIBUTING."""

NO_BEHAVIOUR = ("server/store/migrations",)
"""Run by the tests of `upgrade`."""


def modules() -> list[Path]:
    """The modules that have a test module of the same name."""
    found = (path for path in SOURCE.rglob("*.py") if not path.name.startswith("__"))
    left_out = [SOURCE / name for name in (TOLD_BY_RULES, *NO_BEHAVIOUR)]
    return sorted(path for path in found if not any(folder in path.parents for folder in left_out))


def test_every_module_has_a_test_module_of_the_same_name() -> None:
    assert len(modules()) > 100
    assert [str(path.relative_to(SOURCE)) for path in modules() if not namesake(path).exists()] == []
