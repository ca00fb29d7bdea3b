"""Fluent files, read once for each language."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

HOUSE: Final = ("kernel", "terminal")
"""The files of this room."""


class Phrase(NamedTuple):
    """A message put in words, and what went wrong in doing so."""

    text: str
    faults: tuple[Exception, ...] = ()


@cache
def bundle(lang: str, package: str = "", layers: tuple[int, ...] = ()) -> FluentBundle:
    """The sentences of the house, and of the game in that package if there is one.

    Layers are earlier editions of the game: what each calls otherwise is in its own file, such as `texts.1.fr.ftl`.
    """
    found = FluentBundle([lang], use_isolating=False)
    for name in HOUSE:
        found.add_resource(FluentResource(source(__package__, f"{name}.{lang}.ftl")))
    if package:
        found.add_resource(FluentResource(source(package, f"texts.{lang}.ftl")))
    for version in layers:
        found.add_resource(FluentResource(source(package, f"texts.{version}.{lang}.ftl")), allow_overrides=True)
    return found


def source(package: str, name: str) -> str:
    """The text of a file beside the code; empty if the package has none."""
    path = files(package) / name
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def phrase(texts: FluentBundle, key: str, args: Mapping[str, str | int | float]) -> Phrase | None:
    """The message of that key, or of its attribute if the key is `message.attribute`; None if there is none."""
    name, _, attribute = key.partition(".")
    if not texts.has_message(name):
        return None
    message = texts.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    text, faults = texts.format_pattern(pattern, dict(args))
    return Phrase(str(text), tuple(faults))
