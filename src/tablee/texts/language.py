"""Which language is spoken: the one asked for, else the one of the machine, else French."""

from collections.abc import Mapping
from typing import Final

from tablee.kernel.errors import TableeError

LANGUAGES: Final = ("fr", "en")
"""The languages of the house; the first is spoken when nothing is said."""

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where a machine says its language, the most binding first."""


def language(asked: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak; TableeError if the one asked for is not spoken here."""
    if asked is None:
        return spoken(environ)
    if asked not in LANGUAGES:
        raise TableeError("language-unknown", language=asked, known=LANGUAGES)
    return asked


def spoken(environ: Mapping[str, str]) -> str:
    """The language of the machine, if the house speaks it."""
    locale = next((environ[name] for name in VARIABLES if environ.get(name)), "")
    return locale[:2] if locale[:2] in LANGUAGES else LANGUAGES[0]
