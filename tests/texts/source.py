"""What the source says: which messages are asked for, and with which variables."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tablee

ROOT = Path(tablee.__file__).parent
PROBLEMS: tuple[str, ...] = ("Problem", "TableeError", "UnknownGame", "BrokenGame", "BadSeats", "BadOption")
PROBLEMS += ("BadNotation", "BadMessage", "BadRecord", "UnknownEdition", "BadPosition", "BadLesson")
PROBLEMS += ("LexiconMissing", "LexiconUnavailable")
SPOKEN = ("care", "command.py", "run.py", "settings.py")
"""Parts of the server whose problems are said in the terminal."""
SPEAKING = ("say", "phrase", "knows", "plain_message")


def calls() -> Iterator[ast.Call]:
    """Every call in the source, but for the server, which has its own texts, and games not yet on offer.

    What is done for a server is said in the terminal.
    """
    for path in ROOT.rglob("*.py"):
        room, *rest = path.relative_to(ROOT).parts
        if (room != "server" or rest[0] in SPOKEN) and not (
            room == "games" and len(rest) > 1 and rest[0] not in tablee.games()
        ):
            yield from (node for node in ast.walk(ast.parse(path.read_text())) if isinstance(node, ast.Call))


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def problems() -> dict[str, set[str]]:
    """The keys of all problems, and the names of what their sentences are given."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if called(call) in PROBLEMS and call.args and isinstance(call.args[0], ast.Constant):
            names = {word.arg for word in call.keywords if word.arg}
            if len(call.args) > 1 and isinstance(call.args[1], ast.Dict):
                names |= {key.value for key in call.args[1].keys if isinstance(key, ast.Constant)}
            found[str(call.args[0].value)] = names
    return found


def said() -> dict[str, set[str]]:
    """The keys asked for by name, and the names of what they are given; attributes are left off."""
    found: dict[str, set[str]] = {}
    for call in calls():
        if called(call) in SPEAKING and call.args:
            for key in constants(call.args[0]):
                names = {word.arg for word in call.keywords if word.arg}
                found.setdefault(key.partition(".")[0], set()).update(names)
    return found


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression may be, as they stand."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def patterns() -> list[re.Pattern[str]]:
    """The keys that are put together, as patterns."""
    found = []
    for call in calls():
        if called(call) in SPEAKING and call.args:
            for node in ast.walk(call.args[0]):
                if isinstance(node, ast.JoinedStr):
                    parts = [str(p.value) if isinstance(p, ast.Constant) else "*" for p in node.values]
                    text = "".join(parts).partition(".")[0]
                    if not text.startswith("*"):
                        found.append(re.compile(re.escape(text).replace(r"\*", "[a-z0-9_-]+")))
    return found
