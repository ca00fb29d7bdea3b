"""Fluent files, read once for each language."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from tablee.texts.french import FUNCTIONS
from tablee.texts.languages import FALLBACK, game_source, house_source

HOUSE: Final = ("kernel", "terminal")
"""The files of the house that are said here; a browser reads `kernel` and others."""

OF_GAMES: Final = ("texts.ftl", "terminal.ftl", "lessons.ftl")
"""The files of a game that are said here; a browser reads the first."""

FULL_STOP: Final = re.compile(r"([!?…]|[^.]\.)\.(?=\s|$)")
"""A full stop too many."""


class Phrase(NamedTuple):
    """A message put in words, and what went wrong in doing so."""

    text: str
    faults: tuple[Exception, ...] = ()


@cache
def bundle(lang: str, package: str = "", layers: tuple[int, ...] = ()) -> FluentBundle:
    """The sentences of the house, and of the game in that package if there is one.

    Layers are earlier editions of the game: what each calls otherwise is in its own file, such as `texts.1.fr.ftl`.
    A language that lacks such a file borrows all of it: a right sentence in English is better than a wrong one.
    """
    found = silent(lang)
    for name in HOUSE:
        found.add_resource(FluentResource(house_source(lang, name)))
    for name in OF_GAMES if package else ():
        found.add_resource(FluentResource(game_source(package, name, lang)))
    for version in layers:
        name = f"texts.{version}.ftl"
        text = game_source(package, name, lang) or game_source(package, name, FALLBACK)
        found.add_resource(FluentResource(text), allow_overrides=True)
    return found


def silent(lang: str) -> FluentBundle:
    """A bundle that has no sentence yet, and knows what French does to small words."""
    return FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)


class Texts:
    """What can be said in a language: a message that it lacks is said in English, as a whole."""

    def __init__(self, lang: str, package: str = "", layers: tuple[int, ...] = ()) -> None:
        self.place = package, layers
        self.own = bundle(lang, *self.place)

    def holding(self, name: str) -> FluentBundle | None:
        """The sentences that have a message of that name; None if there is none."""
        if self.own.has_message(name):
            return self.own
        english = bundle(FALLBACK, *self.place)
        return english if english.has_message(name) else None

    def phrase(self, key: str, args: Mapping[str, str | int | float]) -> Phrase | None:
        """The message of that key, or of its attribute if the key is `message.attribute`; None if there is none."""
        name, _, attribute = key.partition(".")
        texts = self.holding(name)
        if texts is None:
            return None
        message = texts.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        text, faults = texts.format_pattern(pattern, dict(args))
        return Phrase(ended(str(text)), tuple(faults))


def ended(text: str) -> str:
    """No full stop after a name or a title that ends a sentence by itself, as `Yahoo!` does."""
    return FULL_STOP.sub(r"\1", text)
