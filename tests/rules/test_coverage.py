"""No clause without a test, no refusal without a test, no clause missing from the rule pages."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import tablee
from tablee.kernel.registry import games

HERE = Path(__file__).parent


@cache
def trees() -> list[ast.Module]:
    """The test files of this folder, parsed."""
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]


def names_of_tests() -> list[str]:
    """The names of all test functions."""
    return [
        node.name
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def expected_refusals() -> set[tuple[str, str]]:
    """Every pair of two texts written in a test, such as ("T9", "must-overtrump")."""
    return {
        (node.elts[0].value, node.elts[1].value)
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Tuple)
        and len(node.elts) == 2
        and all(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in node.elts)
    }


def refusals_of(package: str) -> set[tuple[str, str]]:
    """The clause and the key of every refusal that a game can utter."""
    found = set()
    for path in files(package).iterdir():
        if path.name.endswith(".py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                    clause, key = node.args[:2]
                    found.add((clause.value, key.value))
    return found


def test_no_two_tests_share_a_name() -> None:
    names = names_of_tests()
    assert sorted(set(names)) == sorted(names)


@pytest.mark.parametrize("name", games())
def test_every_clause_has_a_test_named_after_it(name: str) -> None:
    names = names_of_tests()
    clauses = tablee.game(name).clauses
    bare = [clause for clause in clauses if not any(test.startswith(f"test_{clause.lower()}_") for test in names)]
    assert not bare, f"no test for {', '.join(bare)}"


@pytest.mark.parametrize("name", games())
def test_every_refusal_names_a_clause_of_the_game_and_is_expected_by_a_test(name: str) -> None:
    game = tablee.game(name)
    refusals = refusals_of(game.package)
    assert refusals
    assert {clause for clause, _ in refusals} <= set(game.clauses)
    assert refusals <= expected_refusals()


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", games())
def test_the_rule_page_has_every_clause_once_and_in_order(name: str, language: str) -> None:
    game = tablee.game(name)
    page = (files(game.package) / f"rules.{language}.md").read_text(encoding="utf-8")
    titles = re.findall(r"^### ([A-Z]+\d+) · \S", page, re.MULTILINE)
    assert tuple(titles) == game.clauses
