"""The rule page in a terminal: its contents, or the clauses looked for."""

from collections.abc import Sequence

from tablee.kernel.game import AnyGame
from tablee.terminal.lines import Lines, flowed, line, padded, wrapped
from tablee.terminal.palette import QUIET, STRONG
from tablee.texts.pages import DRAWING, Clause, Page, rules
from tablee.texts.voice import Voice

MOST_FOUND = 4
"""Of more clauses than that, only the titles are shown."""

MOST_WIDE = 88
"""Longer lines are hard to read."""

COLUMN = 26
"""The places a title has in the contents."""


def looked_up(game: AnyGame, words: str, voice: Voice, width: int) -> Lines:
    """The clauses for a number or words; the contents if nothing is looked for."""
    page = rules(game, voice.lang)
    narrow = min(width, MOST_WIDE)
    if not words.strip():
        return contents(page, voice, narrow)
    found = page.search(words)
    if not found:
        return nothing(page, words.strip(), voice, narrow)
    if len(found) > MOST_FOUND:
        return [*wrapped(voice.say("terminal-rules-many", count=len(found)), narrow), *headings(found)]
    return [row for clause in found for row in spelled(clause, narrow)][:-1]


def nothing(page: Page, words: str, voice: Voice, width: int) -> Lines:
    """What is said where nothing is found: words that look alike, and what the rules are about."""
    rows = wrapped(voice.say("terminal-rules-none", words=words), width)
    if near := page.near(words):
        rows += wrapped(voice.say("terminal-rules-near", words=voice.listed(near)), width)
    return [*rows, *wrapped(voice.say("terminal-rules-sections", sections=", ".join(page.sections())), width)]


def whole(game: AnyGame, voice: Voice, width: int) -> Lines:
    """The rule page from its title to its end."""
    page = rules(game, voice.lang)
    narrow = min(width, MOST_WIDE)
    rows = [line((page.title, STRONG)), *wrapped(page.opening, narrow), line()]
    for section, clauses in page.sections().items():
        rows += [line((section.upper(), QUIET)), line()] if any(clause.number for clause in clauses) else []
        rows += [row for clause in clauses for row in spelled(clause, narrow)]
    return rows[:-1]


def contents(page: Page, voice: Voice, width: int) -> Lines:
    """The opening, the game in a few lines, the sections and the titles."""
    first = next((clause.number for clause in page.clauses if clause.number), "1")
    rows = [line((page.title, STRONG)), *wrapped(page.opening, width)]
    rows += [row for text in page.nutshell for row in _item(text, width)]
    for section, clauses in page.sections().items():
        if not any(clause.number for clause in clauses):
            continue
        titles = headings([clause for clause in clauses if clause.number])
        rows += [line((section, QUIET)), *flowed([padded(title, COLUMN) for title in titles], width, 0)]
    return [*rows, *wrapped(voice.say("terminal-rules-how", number=first), width)]


def headings(clauses: Sequence[Clause]) -> Lines:
    """One line a clause."""
    return [line((f"{clause.number:<4}", STRONG), clause.title) for clause in clauses]


def spelled(clause: Clause, width: int) -> Lines:
    """A clause in full, and an empty line."""
    rows = [line((clause.heading, STRONG))]
    for paragraph in clause.text.split("\n"):
        drawing = DRAWING.fullmatch(paragraph)
        if drawing:
            rows += [line((f"  {row.plain}", QUIET)) for row in wrapped(drawing[1], width - 2)]
        else:
            rows += _item(paragraph[2:], width) if paragraph.startswith("- ") else wrapped(paragraph, width)
    return [*rows, line()]


def _item(text: str, width: int) -> Lines:
    """An item of a list, hanging from its dash."""
    first, *rest = wrapped(text, width - 2)
    return [line("– ").append_text(first), *(line("  ").append_text(row) for row in rest)]
