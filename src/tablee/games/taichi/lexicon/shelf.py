"""Where lexicons stand: the primer in the package, the complete one in a cache folder of this machine."""

import os
import sys
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import Final

from tablee.kernel.errors import TableeError

from .building import Tell, build
from .fetching import LexiconUnavailable, fetch
from .lexicon import Lexicon
from .primer import PRIMERS, primer
from .workshop import workshop

NAMES: Final = ("primer", "complete")


class LexiconMissing(TableeError):
    """The complete lexicon has not been built on this machine."""


@cache
def expected() -> str:
    """The fingerprint that the complete lexicon must have."""
    return (files(__package__) / "complete.sha256").read_text(encoding="ascii").strip()


def folder(environ: Mapping[str, str]) -> Path:
    """The cache folder: TABLEE_CACHE, or where this platform keeps such things."""
    if environ.get("TABLEE_CACHE"):
        return Path(environ["TABLEE_CACHE"])
    if sys.platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "tablee" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "tablee"
    return Path(environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "tablee"


def place(fingerprint: str = "") -> Path:
    """The file of a complete lexicon, the newest if none is named. Each content has a name of its own, and stays."""
    return folder(os.environ) / "lexicon" / f"complete-{(fingerprint or expected())[:16]}.lexicon"


def is_ready() -> bool:
    """Whether the complete lexicon is on this machine."""
    return place().is_file()


def find(name: str, fingerprint: str = "") -> Lexicon:
    """The lexicon of that name, the newest or the one with that fingerprint; LexiconMissing if it is not here."""
    if name not in NAMES:
        raise TableeError("lexicon-unknown", name=name, known=NAMES)
    if name == "complete":
        found = opened(place(fingerprint))
        if fingerprint not in ("", found.fingerprint):
            raise LexiconMissing("lexicon-damaged")
        return found
    for age in range(len(PRIMERS)):
        small = small_one(age)
        if fingerprint in ("", small.fingerprint):
            return small
    raise LexiconMissing("lexicon-missing-fingerprint", fingerprint=fingerprint)


@cache
def small_one(age: int) -> Lexicon:
    """A primer, made once: the newest, or what it was so many changes ago."""
    return primer(age)


@cache
def opened(path: Path) -> Lexicon:
    """The lexicon in a file, mapped into memory."""
    try:
        with path.open("rb") as file:
            return Lexicon(mmap(file.fileno(), 0, access=ACCESS_READ))
    except OSError:
        raise LexiconMissing("lexicon-missing") from None


def can_be_made(fingerprint: str) -> bool:
    """Whether a fingerprint, or its beginning, is that of the complete lexicon which this version builds."""
    return bool(fingerprint) and expected().startswith(fingerprint)


def check() -> Lexicon:
    """The complete lexicon, after a look at every byte; LexiconMissing if it is not there, or not as it should be."""
    lexicon = find("complete")
    if lexicon.digest() != expected():
        raise LexiconMissing("lexicon-damaged")
    return lexicon


def prepare(tell: Tell | None = None) -> Lexicon:
    """The complete lexicon, built first if it is not there. Takes some seconds: not for an event loop.

    Two processes that prepare at once both succeed: a file is put in place whole, and both write the same one.
    """
    if not is_ready():
        made(place(), tell)
    return find("complete")


def made(path: Path, tell: Tell | None = None) -> None:
    """Fetch the sources, build the complete lexicon, check it and put it in its place."""
    try:
        with workshop(path.parent) as scratch:
            if tell is not None:
                tell("fetching", 0, 1)
            fetch(scratch / "sources", scratch / "archives")
            data = build(scratch / "sources", tell)
            if Lexicon(data).fingerprint != expected():
                raise LexiconUnavailable("lexicon-differs")
            part = scratch / path.name
            part.write_bytes(data)
            part.replace(path)
    except OSError as error:
        raise LexiconUnavailable("lexicon-unwritable", path=str(path.parent), reason=str(error.strerror)) from None
