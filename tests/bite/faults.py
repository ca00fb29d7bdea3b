"""Small faults: one place of a module changed as a tired programmer might."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
QUIET = ("log", "logger", "logs")
"""Lines of a log are for people: what stands in them is no behaviour."""


@dataclass(frozen=True)
class Fault:
    """A module with one place changed."""

    path: Path
    line: int
    was: str
    now: str
    text: str
    """The whole module with the fault in it."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.was} → {self.now}"


def count(text: str) -> int:
    """How many faults can be put into a module."""
    return sum(change_of(node) is not None for node in places(ast.parse(text)))


def fault(path: Path, text: str, number: int) -> Fault:
    """One of the faults that can be put into a module."""
    tree = ast.parse(text)
    found = [(node, change) for node in places(tree) if (change := change_of(node)) is not None]
    node, change = found[number]
    was = ast.unparse(node)
    change()
    return Fault(path, node.lineno, short(was), short(ast.unparse(node)), ast.unparse(tree))


def short(text: str) -> str:
    """The first line, cut to what can be read at a glance."""
    line = text.splitlines()[0]
    return line if len(line) <= 70 else line[:69] + "…"


Place = ast.expr | ast.stmt

TYPES = ("annotation", "returns", "decorator_list", "bases", "keywords", "type_params")
"""Parts of a definition that say what something is, not what it does."""


def places(tree: ast.AST) -> Iterator[Place]:
    """Where a fault may be put: what is done, and the numbers that are named for it."""
    for name, value in ast.iter_fields(tree):
        if name in TYPES and not isinstance(tree, ast.Call):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_no_behaviour(child):
                if isinstance(child, ast.expr | ast.stmt):
                    yield child
                yield from places(child)


def is_no_behaviour(node: ast.AST) -> bool:
    """Imports, asserts for whoever reads, texts of errors, names of types, protocols, lines of a log."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Assert() | ast.Raise() | ast.JoinedStr():
            return True
        case ast.ClassDef(bases=bases):
            return any("Protocol" in ast.unparse(base) for base in bases)
        case ast.AnnAssign(annotation=kind):
            return ast.unparse(kind) == "TypeAlias"
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name.startswith("__")
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name)))):
            return name in QUIET
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))) | ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.FunctionDef(name=name):
            return name == "__repr__"
    return False


def change_of(node: Place) -> Callable[[], None] | None:
    """What may be done to a place; None if nothing."""
    match node:
        case ast.Compare(ops=[operator]) if type(operator) in COMPARED:
            return partial(setattr, node, "ops", [COMPARED[type(operator)]()])
        case ast.BoolOp(op=operator):
            return partial(setattr, node, "op", ast.Or() if isinstance(operator, ast.And) else ast.And())
        case ast.BinOp(op=operator, left=left) if type(operator) in RECKONED and not is_text(left):
            return partial(setattr, node, "op", RECKONED[type(operator)]())
        case ast.Constant(value=bool(value)):
            return partial(setattr, node, "value", not value)
        case ast.Constant(value=int(value)):
            return partial(setattr, node, "value", value + 1)
        case ast.If(test=test) | ast.IfExp(test=test):
            return partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return partial(setattr, node, "operand", ast.UnaryOp(ast.Not(), operand))
        case ast.Return(value=ast.expr() as value) if not is_none(value):
            return partial(setattr, node, "value", ast.Constant(None))
        case ast.Expr(value=ast.Call() | ast.Await()):
            return partial(setattr, node, "value", ast.Constant(None))
    return None


def is_text(node: ast.expr) -> bool:
    """Whether it is a text that something is added to."""
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str | bytes))


def is_none(node: ast.expr | None) -> bool:
    """Whether nothing is given back anyway."""
    return isinstance(node, ast.Constant) and node.value is None
