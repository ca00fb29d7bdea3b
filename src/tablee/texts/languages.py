"""Which languages are spoken, and where their texts lie: a folder for each, beside this file or in another package.

A package names itself under the entry point group `tablee.languages`, by the code of the language. Its folder holds the
files of the house (`kernel.ftl`, …) and, in a folder for each game, `texts.ftl` and `rules.md`. What a language does
not say is said in English.
"""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from tablee.kernel.errors import TableeError
from tablee.texts.entries import plain_message

GROUP: Final = "tablee.languages"

FIRST: Final = "fr"
"""Spoken when nothing is said."""
FALLBACK: Final = "en"
"""Says what another language does not."""

PROOF: Final = "kernel.ftl"
"""A folder that has it is a language."""

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says its language, the most binding first."""


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages there are; the first is spoken when nothing is said."""
    here = {folder.name for folder in files(__package__).iterdir() if (folder / PROOF).is_file()}
    return (FIRST, *sorted((here | {point.name for point in entry_points(group=GROUP)}) - {FIRST}))


@cache
def folder(lang: str) -> Traversable | None:
    """Where the texts of a language lie; None if nobody speaks it here."""
    own = files(__package__) / lang
    if lang.isalpha() and (own / PROOF).is_file():
        return own
    return next((files(point.value) for point in entry_points(group=GROUP, name=lang)), None)


def language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak; TableeError if the one asked for is not spoken here."""
    if asked is None:
        return spoken(environ)
    if folder(asked) is None:
        raise TableeError("language-unknown", language=asked, known=languages())
    return asked


def spoken(environ: Mapping[str, str]) -> str:
    """The language of the machine, if the house speaks it."""
    code = next((environ[name] for name in VARIABLES if environ.get(name)), "").partition("_")[0].partition(".")[0]
    return code if code and folder(code) is not None else FIRST


def own_name(lang: str) -> str:
    """What those call a language who speak it."""
    return plain_message("language", house_source(lang, "kernel")) or lang


# What lies there


def house_source(lang: str, name: str) -> str:
    """A file of the house in that language; empty if it has none."""
    home = folder(lang)
    return "" if home is None else text_of(home / f"{name}.ftl")


def house_sources(lang: str, besides: str) -> list[str]:
    """All files of the house in that language but one."""
    home = folder(lang)
    found = [] if home is None else [path for path in home.iterdir() if path.name.endswith(".ftl")]
    return [text_of(path) for path in sorted(found, key=lambda path: path.name) if path.name != besides]


def game_source(package: str, name: str, lang: str) -> str:
    """A file of the game in that package, such as `texts.ftl`, in that language; empty if there is none.

    The game's own comes first; what it does not bring, the language may.
    """
    stem, _, ending = name.rpartition(".")
    own = text_of(files(package) / f"{stem}.{lang}.{ending}")
    home = folder(lang)
    return own if own or home is None else text_of(home / package.rpartition(".")[2] / name)


def text_of(path: Traversable) -> str:
    """The text of a file; empty if there is none."""
    return path.read_text(encoding="utf-8") if path.is_file() else ""
