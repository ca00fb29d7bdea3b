"""The rule pages: sections and numbered clauses, found by number or by words."""

import re
import unicodedata
from difflib import get_close_matches
from functools import cache, reduce
from typing import Final, NamedTuple

from tablee.kernel.game import AnyGame
from tablee.texts.languages import FALLBACK, game_source

DRAWING: Final = re.compile(r"!\[([^]]*)\]\([^)]*\)")
"""A drawing on a line of its own: what it shows, and how it is made. Who cannot draw says what it shows."""


ALIKE: Final = 0.75
"""From this share of letters in common on, a word looks like another."""

ALSO: Final = re.compile(r"<!--(.*?)-->\s*", re.DOTALL)
"""A comment in a clause: words that are not in it, but that people look for."""

ITEM: Final = "- "
"""How a line of a list begins."""


class Clause(NamedTuple):
    """A rule, or the text of a section that has no number."""

    number: str
    title: str
    text: str
    section: str
    also: str = ""
    """What else it is found by."""

    @property
    def heading(self) -> str:
        """Its number and title."""
        return f"{self.number} · {self.title}" if self.number else self.title

    @property
    def words(self) -> str:
        """Its text; of drawings only what they show."""
        return DRAWING.sub(r"\1", self.text)


class Page(NamedTuple):
    """The rules of a game in one language."""

    title: str
    opening: str
    clauses: tuple[Clause, ...]

    def sections(self) -> dict[str, list[Clause]]:
        """The clauses by the section they stand in, in order."""
        found: dict[str, list[Clause]] = {}
        for clause in self.clauses:
            found.setdefault(clause.section, []).append(clause)
        return found

    @property
    def nutshell(self) -> tuple[str, ...]:
        """The game in a few lines: the list with which the page begins, before any rule."""
        first = next(iter(self.clauses), None)
        if first is None or first.number:
            return ()
        return tuple(line.removeprefix(ITEM) for line in first.text.split("\n") if line.startswith(ITEM))

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses of that number, or those that have all the words: first sections of that name, then titles."""
        wanted = folded(words).split()
        exact = tuple(clause for clause in self.clauses if folded(clause.number) in wanted)
        if exact:
            return exact
        found = [c for c in self.clauses if holds(c.section, wanted) or holds(f"{c.title} {c.words} {c.also}", wanted)]
        return tuple(sorted(found, key=lambda c: (not holds(c.section, wanted), not holds(c.title, wanted))))

    def near(self, words: str) -> tuple[str, ...]:
        """Words of the page that look like one that is looked for."""
        text = " ".join(f"{clause.title} {clause.words}" for clause in self.clauses)
        known = {folded(word): word.lower() for word in re.findall(r"[^\W\d_]{4,}", text)}
        alike = [get_close_matches(word, known, 3, ALIKE) for word in folded(words).split()]
        return tuple(dict.fromkeys(known[one] for found in alike for one in found))


def holds(text: str, wanted: list[str]) -> bool:
    """Whether each word wanted begins a word of the text."""
    words = folded(text).split()
    return all(any(word.startswith(part) for word in words) for part in wanted)


def folded(text: str) -> str:
    """The text in small letters without accents or punctuation."""
    bare = "".join(c for c in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^\w]+", " ", bare)


@cache
def page(package: str, lang: str, layers: tuple[int, ...] = ()) -> Page:
    """The rule page of the game in that package; an empty one if it has none.

    Layers are earlier editions: the clauses in which each differs are in its own file, such as `rules.1.fr.md`.
    """
    newest = parsed(page_source(package, "rules.md", lang))
    return reduce(overlaid, (parsed(page_source(package, f"rules.{version}.md", lang)) for version in layers), newest)


def page_source(package: str, name: str, lang: str) -> str:
    """A page of rules as it is written; in English where nobody has put it into that language."""
    return game_source(package, name, lang) or game_source(package, name, FALLBACK)


def overlaid(newer: Page, older: Page) -> Page:
    """The page of an earlier edition: its own clauses in place of those of the same number, the others at the end."""
    own = {clause.number: clause for clause in older.clauses if clause.number}
    kept = [own.pop(clause.number, clause) for clause in newer.clauses]
    return newer._replace(clauses=(*kept, *own.values()))


def rules(game: AnyGame, lang: str) -> Page:
    """The rule page of a game, with the clauses of its edition alone."""
    found = page(game.package, lang, game.layers)
    return found._replace(clauses=tuple(clause for clause in found.clauses if clause.number in ("", *game.clauses)))


def parsed(text: str) -> Page:
    """A page from its Markdown: `# title`, `## section`, `### number · title`."""
    blocks = re.split(r"(?m)^(?=#{1,3} )", text)
    title = opening = section = ""
    clauses: list[Clause] = []
    for block in blocks:
        head, _, body = block.partition("\n")
        marks, _, name = head.partition(" ")
        also = " ".join(ALSO.findall(body)).strip()
        body = ALSO.sub("", body).strip()
        match marks:
            case "#":
                title, opening = name, body
            case "##":
                section = name
                clauses += [Clause("", name, body, section, also)] if body else []
            case "###":
                number, _, heading = name.partition(" · ")
                clauses.append(Clause(number, heading, body, section, also))
            case _:
                pass
    return Page(title, opening, tuple(clauses))
