"""Words that the house never says: no bot, no hint, no example. Players may, unless the host minds (C13)."""

from functools import cache
from importlib.resources import files

from msgspec import Struct


class Manners(Struct, frozen=True):
    """What crude.txt says."""

    families: tuple[str, ...]
    """Words of which the whole family is crude."""
    words: tuple[str, ...]
    """Words that are crude, whatever their family is."""
    decent: tuple[str, ...]
    """Words of such a family that may be said all the same."""


@cache
def manners() -> Manners:
    """The manners of the house."""
    found: dict[str, list[str]] = {"+": [], "=": [], "!": []}
    for line in (files(__package__) / "crude.txt").read_text(encoding="utf-8").splitlines():
        if line[:1] in found:
            found[line[0]] += line[1:].split()
    return Manners(tuple(found["+"]), tuple(found["="]), tuple(found["!"]))
