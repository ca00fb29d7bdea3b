"""Where the cards of a deck stand in its file (P3): a TOML reader says what is written, but not where.

The text is looked through token by token, so that neither a title with a brace in it, nor a comment, nor a text of
several lines, nor a name in quotes leads astray.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

TOKEN: Final = re.compile(
    r'''
    (?P<string> """(?:\\.|[^\\])*?"{3,5} | \'{3}.*?\'{3,5} | "(?:\\.|[^"\\\n])*" | '[^'\n]*' )
    | (?P<comment> \#[^\n]* )
    | (?P<newline> \n )
    | (?P<mark> [\[\]{}=,.] )
    | (?P<bare> [^\s\[\]{}=,.\#"']+ )
    ''',
    re.VERBOSE | re.DOTALL,
)

OPENING: Final = "[{"
CLOSING: Final = "]}"


class Token(NamedTuple):
    """A piece of the text that means something."""

    kind: str
    text: str
    line: int


class Places(msgspec.Struct, frozen=True):
    """The lines on which the parts of a deck stand; the first line is 1."""

    heads: dict[str, int] = {}
    """Where each section begins."""
    entries: dict[str, list[int]] = {}
    """Where each entry of each section begins: the line of its brace, or of its `[[heading]]`."""


def places_in(text: str) -> Places:
    """Where everything stands. A text that is not sound TOML is followed as far as it is."""
    places = Places({}, {})
    inside = False
    for statement in statements(tokens(text)):
        first = statement[0]
        if first.text == "[":
            inside = True
            _note_heading(places, statement)
        elif not inside:
            _note_assignment(places, statement)
    return places


def tokens(text: str) -> Iterator[Token]:
    """What is written, without comments and blanks."""
    line, at = 1, 0
    for found in TOKEN.finditer(text):
        line += text.count("\n", at, found.start())
        at = found.start()
        if found.lastgroup != "comment":
            yield Token(str(found.lastgroup), found[0], line)


def dots_in(line: str) -> int:
    """How many dots the name with most of them has: `a.b.c` has two. Texts and remarks are no names."""
    most = dots = 0
    for token in tokens(line):
        if token.text == ".":
            dots += 1
            most = max(most, dots)
        elif token.kind not in ("bare", "string"):
            dots = 0
    return most


def statements(found: Iterator[Token]) -> Iterator[list[Token]]:
    """Assignments and headings: a line each, or several as long as a bracket is open."""
    current: list[Token] = []
    depth = 0
    for token in found:
        depth += _step(token)
        if token.kind != "newline":
            current.append(token)
        elif depth <= 0 and current:
            yield current
            current, depth = [], 0
    if current:
        yield current


def _step(token: Token) -> int:
    """How much deeper one is after that."""
    return 0 if token.kind != "mark" else (token.text in OPENING) - (token.text in CLOSING)


def _note_heading(places: Places, statement: list[Token]) -> None:
    """`[name]`, or `[[name]]`, which begins another entry."""
    path = [_name(token) for token in statement if token.kind != "mark"]
    if path:
        places.heads.setdefault(path[0], statement[0].line)
        if len(path) == 1 and len(statement) > 1 and statement[1].text == "[":
            places.entries.setdefault(path[0], []).append(statement[0].line)


def _note_assignment(places: Places, statement: list[Token]) -> None:
    """`name = [entry, entry]`."""
    name = _name(statement[0])
    places.heads.setdefault(name, statement[0].line)
    if len(statement) < 3 or statement[1].text != "=" or statement[2].text != "[":
        return
    entries = places.entries.setdefault(name, [])
    depth, expected = 0, False
    for token in statement[2:]:
        if expected and depth == 1 and token.text not in ("]", ","):
            entries.append(token.line)
            expected = False
        depth += _step(token)
        if depth == 1 and token.kind == "mark" and token.text in "[,":
            expected = True


def _name(token: Token) -> str:
    """A key as it is meant."""
    if token.kind != "string":
        return token.text
    try:
        return str(tomllib.loads(f"key = {token.text}")["key"])
    except tomllib.TOMLDecodeError:
        return token.text
