"""What the variables of messages are, by their names, where no type says it."""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import tablee

from .names import FRIEND, OTHER

ROOT: Final = Path(tablee.__file__).parents[2]
NUMBERS: Final = (0, 1, 2, 5)

PEOPLE: Final = "seat on name host player partner to next"
SEVERAL: Final = "names winners receivers"
FIGURES: Final = """
    all at atouts attacks cards cell chosen contexts count defences finished foils form forms handicaps heads
    held inputs kilobytes least line megabytes minutes more most number out players points port rank ready round rules
    seats seated seconds steps total value version won x y diploma sum row column score hand step
"""
WORDS: Final = """
    address aim arguments command lesson
    asked choices clause code colour date default effect example face field fingerprint first folder
    format gains game hash his initial key kind known language last letter letters level licence link list men mode move
    foreign named of one option other others package parts partners path pid pile place reason registry school
    extra section seed shape shapes since sources span squares tag text their
    title tool turned values variable wanted what when who wins women word words rounds scores how symbols sections
    people ways lies
"""
THINGS: Final = {"facing": "dancer", "camp": "camp", "meets": "dancer", "pick": "card", "ends": "card"}
"""Variables that name a thing of the game, and its vocabulary."""
GAMES: Final = ("Tango", "Oware")
"""A game is called by any name: one may come with a package of somebody else."""


def kinds(lang: str) -> Mapping[str, Sequence[str | int]]:
    """What each variable may be."""
    both = f"{FRIEND} et {OTHER}" if lang == "fr" else f"{FRIEND} and {OTHER}"
    found: dict[str, Sequence[str | int]] = dict.fromkeys(PEOPLE.split(), (FRIEND, OTHER))
    found |= dict.fromkeys(SEVERAL.split(), (FRIEND, OTHER, both))
    found |= dict.fromkeys(FIGURES.split(), NUMBERS)
    found |= dict.fromkeys(WORDS.split(), ("zythum",))
    return found | {"game": GAMES, "asked": ("orange", "violet")}


@cache
def reader(*, page: bool) -> Mapping[str, frozenset[str]]:
    """The variables, by message, in which the reader may be called “you”: where the code gives `speak.name`."""
    found: dict[str, set[str]] = {}
    for path in (*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")) if page else ():
        for call in re.finditer(
            r"(?:say|\bt)\(([^{}()]*?), \{((?:[^{}]|\{[^{}]*\})*)\}\)", path.read_text(encoding="utf-8")
        ):
            note(found, re.findall(r"'([\w-]+)'", call[1]), re.findall(r"(\w+): speak\.name\(", call[2]))
    for path in () if page else (ROOT / "src" / "tablee" / "terminal").rglob("*.py"):
        for call in re.finditer(r"\.say\(\"([\w-]+)\", (.*)\)", path.read_text(encoding="utf-8")):
            note(found, [call[1]], re.findall(r"(\w+)=(?:speaker\.name\(|by\b)", call[2]))
    return {key: frozenset(names) for key, names in found.items()}


def note(found: dict[str, set[str]], keys: Sequence[str], variables: Sequence[str]) -> None:
    for key in keys if variables else ():
        found.setdefault(key, set()).update(variables)


LEAST: Final[Mapping[tuple[str, str], int]] = {
    # How many are dealt, cut, moved, shuffled: never few.
    ("event-dealt", "count"): 2,
    ("event-pile-dealt", "count"): 2,
    ("event-cards-dealt", "count"): 2,
    ("event-pack-cut", "at"): 2,
    ("move-cut", "at"): 2,
    ("move-dance", "steps"): 1,
    ("event-reshuffled", "count"): 1,
    # Who wins alone is ahead of somebody.
    ("end-lead", "count"): 1,
    # Those who are level are several.
    ("event-tie-replayed", "seats"): 2,
    ("event-tied", "seats"): 2,
    ("event-trick-tied", "seats"): 2,
    ("event-race-begun", "seats"): 2,
    ("event-trick-set-aside", "cards"): 2,
    ("ending-tie-break-limit", "winners"): 2,
    # Numbers of players, and what is made of many.
    ("problem-option-teams", "seats"): 2,
    ("problem-option-teams-needed", "seats"): 2,
    ("problem-option-first", "seats"): 2,
    ("problem-option-call", "seats"): 2,
    ("problem-option-bonuses", "seats"): 2,
    ("problem-option-couples", "seats"): 2,
    ("problem-players-many", "players"): 2,
    ("problem-players-many", "most"): 2,
    ("problem-deck-small", "cards"): 2,
    ("problem-deck-small", "seats"): 2,
    ("deck-ok", "cards"): 2,
    ("deck-ok", "contexts"): 2,
    ("deck-ok", "most"): 2,
    ("deck-too-small", "cards"): 2,
    ("deck-too-small", "seats"): 2,
    ("games-players", "most"): 2,
    ("tile-players", "most"): 2,
    ("simulate-summary", "games"): 1,
    ("simulate-summary", "seats"): 2,
    ("conformance-counts", "games"): 1,
    ("conformance-counts", "checks"): 1,
    ("verify-ok", "inputs"): 1,
    ("verify-ok", "draws"): 1,
    ("words-ready", "names"): 2,
    ("words-ready", "heads"): 2,
    ("words-ready", "count"): 2,
    ("words-sound", "names"): 2,
    ("words-sound", "heads"): 2,
    ("doctor-words", "heads"): 2,
    ("table-word-rank-at", "all"): 2,
    ("notice-room", "cards"): 2,
    ("problem-replay-too-long", "most"): 2,
    ("problem-position-too-late", "most"): 2,
    # What is shown where there is something to show.
    ("end-best-round", "count"): 1,
    ("end-cover", "count"): 1,
    ("end-hidden", "count"): 2,
    ("end-most", "count"): 2,
    ("end-trick", "count"): 1,
    ("end-hand", "count"): 1,
    ("table-times", "count"): 2,
    ("effect-draw", "count"): 1,
    ("event-card-laid", "count"): 1,
    ("table-steps", "steps"): 1,
    ("table-pas", "steps"): 1,
    ("table-known", "count"): 1,
    ("table-known", "held"): 2,
    ("table-stop-gain", "count"): 1,
    ("table-join-stake", "count"): 1,
    ("table-sheet-won", "count"): 1,
    ("table-sheet-won", "more"): 1,
    ("table-sheet-tied", "count"): 2,
    ("end-partners", "count"): 1,
    ("end-brought", "count"): 1,
    ("end-parried", "count"): 1,
    ("end-foiled", "count"): 1,
    ("end-dear", "hands"): 1,
    ("end-count", "game"): 1,
    ("recap-best", "count"): 1,
    ("deck-wrong", "count"): 1,
    ("prune-unread", "unread"): 1,
    ("doctor-log-orphan", "logs"): 1,
    # Seats that are free, and those who are waited for where somebody is.
    ("fill-bots", "count"): 1,
    ("seats-free", "count"): 1,
    ("start-without", "count"): 1,
    ("turn-others", "count"): 1,
    ("wait-join", "count"): 1,
    ("table-thinking", "count"): 1,
}
"""The least that a number can be in a message, or a list hold; nought and one elsewhere."""

ALONE: Final = {("ending-pair", "winners"), ("ending-tie-break", "winners")}
"""Lists that hold one seat only."""

STRANGERS: Final = {"turn", "acting"}
"""Fields of a refusal that name somebody else than whom it is told."""
