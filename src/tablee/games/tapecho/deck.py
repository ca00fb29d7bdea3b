"""Decks (P3): the house's own, and those of hosts. A deck is a TOML file; a mistake in it is found with its line.

    atouts = [
      { value = 5, camp = "women", spot = "plage", fr = "Championne de ricochets", en = "Stone-skipping champion" },
    ]

The sections are `contexts`, `atouts`, `handicaps`, `attacks`, `defences` and `hors_contexte`; a card is numbered by
its place in that order. A card stands on one line, or under a heading such as `[[atouts]]`.
"""

import os
import re
import tomllib
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tablee.kernel.errors import BadOption, TableeError
from tablee.kernel.messages import Problem

from .deck_lines import Places, dots_in, places_in
from .effects import COUNTING, EFFECTS
from .pieces import MIXED, MOST_CARDS, VALUES, Figure, Kind, Pack

KINDS: Final = {
    "atouts": Kind.ATOUT,
    "handicaps": Kind.HANDICAP,
    "attacks": Kind.ATTACK,
    "defences": Kind.DEFENCE,
    "hors_contexte": Kind.FOIL,
}
"""The sections of cards, in the order in which they are numbered."""

SECTIONS: Final = ("contexts", *KINDS)
CAMPS: Final = ("women", "men", "mixed")

WORDS: Final = ("fr", "en", "fr_note", "en_note")
"""What a card says: its title and a line under it, in both languages; the lines may be left out."""

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "contexts": ("key", "colour", "symbol"),
    "atouts": ("value", "camp", "spot"),
    "handicaps": ("value", "camp", "spot"),
    "attacks": ("effect", "camp", "count"),
    "defences": ("camp",),
    "hors_contexte": (),
}
"""What a line of each section may say beside its words."""

OPTIONAL: Final = ("spot", "count", "fr_note", "en_note", "camp", "colour", "symbol")
LONGEST: Final = {"fr": 48, "en": 48, "fr_note": 120, "en_note": 120, "key": 24, "symbol": 2}
"""How long a text may be."""
DRAWN: Final = range(1, 6)
"""How many cards an attack may make somebody draw."""
GREY: Final = "#888888"
MOST_CONTEXTS: Final = 12
UNKNOWN: Final = "?"
"""Said instead of a line that cannot be found."""
MOST_DOTS: Final = 4
MOST_FLAWS: Final = 100
"""So many are named at once."""
REMEMBERED: Final = 32


class Face(msgspec.Struct, frozen=True):
    """What a card or a context says, in both languages."""

    fr: str
    en: str
    fr_note: str = ""
    en_note: str = ""


class Context(msgspec.Struct, frozen=True):
    """A place of the action (P2, P5); its colour never stands without its symbol."""

    key: str
    face: Face
    colour: str
    symbol: str


class Deck(msgspec.Struct, frozen=True):
    """A deck as its file tells it."""

    contexts: tuple[Context, ...]
    cards: tuple[Figure, ...]
    faces: tuple[Face, ...]


def check_deck(path: str | os.PathLike[str]) -> tuple[Problem, ...]:
    """Everything that is wrong with a deck file; nothing if it can be played with."""
    return flaws(read_deck(path))


def read_deck(path: str | os.PathLike[str]) -> str:
    """The text of a deck file; TableeError if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise TableeError("deck-unreadable", path=str(path), reason=str(error.strerror)) from None
    except UnicodeError:
        raise TableeError("deck-unreadable", path=str(path), reason="UTF-8") from None


class Reading(msgspec.Struct, frozen=True, dict=True):
    """What was found in the text of a deck: its flaws, or the deck if it has none."""

    flaws: tuple[Problem, ...]
    deck: Deck | None = None

    @cached_property
    def pack(self) -> Pack:
        """The pack as the rules see it."""
        deck = sound(self)
        return Pack(len(deck.contexts), deck.cards)


_readings: Final[OrderedDict[str, Reading]] = OrderedDict()
"""The texts read last: a game reads its deck again and again, and reading takes long."""


def is_read(text: str) -> bool:
    """Whether a text has been read, so that nobody need wait for it."""
    return text in _readings


def remember(text: str, found: Reading) -> None:
    """What another process has found in a text."""
    _readings[text] = found
    if len(_readings) > REMEMBERED:
        _readings.popitem(last=False)


def read(text: str | None) -> Reading:
    """What is in the text of a deck; in the house's if there is none."""
    if text is None:
        return _house()
    found = _readings.get(text)
    if found is None:
        found = _read(text)
        remember(text, found)
    return found


@cache
def _house() -> Reading:
    return _read((files(__package__) / "deck.toml").read_text(encoding="utf-8"))


def _read(text: str) -> Reading:
    if is_knotted(text):
        return Reading((Problem("deck-syntax", {"line": UNKNOWN, "reason": "a name with too many dots"}),))
    try:
        written = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Reading((_syntax_flaw(text, str(error)),))
    except RecursionError:
        return Reading((Problem("deck-syntax", {"line": UNKNOWN, "reason": "brackets within brackets, too many"}),))
    except ValueError as error:  # a number with thousands of digits
        return Reading((Problem("deck-syntax", {"line": UNKNOWN, "reason": str(error)}),))
    found = tuple(islice(_flaws(written, places_in(text)), MOST_FLAWS))
    return Reading(found) if found else Reading((), _deck(written))


def is_knotted(text: str) -> bool:
    """Whether a name in the text has so many dots that reading it would take minutes: no deck needs more than one."""
    return any(line.count(".") > MOST_DOTS and dots_in(line) > MOST_DOTS for line in text.split("\n"))


def flaws(text: str) -> tuple[Problem, ...]:
    """What is wrong with the text of a deck; where very much is, the first of it."""
    return read(text).flaws


def sound(found: Reading) -> Deck:
    """The deck that was read; BadOption if it has a flaw."""
    if found.deck is None:
        raise BadOption(found.flaws[0].key, **found.flaws[0].args)
    return found.deck


def deck_for(text: str | None) -> Deck:
    """The deck of that text, the house's if there is none; BadOption if it has a flaw."""
    return sound(read(text))


def _deck(written: Mapping[str, Any]) -> Deck:
    """The deck of a text that has no flaw."""
    contexts = tuple(
        Context(line["key"], _face(line), line.get("colour", GREY), line.get("symbol", str(number)))
        for number, line in enumerate(written["contexts"], 1)
    )
    keys = [context.key for context in contexts]
    lines = [(kind, line) for section, kind in KINDS.items() for line in written.get(section, ())]
    figures = tuple(_figure(kind, line, keys) for kind, line in lines)
    return Deck(contexts, figures, tuple(_face(line) for _, line in lines))


def pack_for(text: str | None) -> Pack:
    """The pack of a deck as the rules see it."""
    return read(text).pack


def names_of(text: str | None, lang: str) -> dict[str, str]:
    """What the cards and contexts of a deck are called: `card-13`, `context-2`; and what stands under it: `.note`.

    A context also has its `.symbol` and its `.colour`.
    """
    deck = deck_for(text)
    faces = {f"card-{number}": face for number, face in enumerate(deck.faces)}
    faces |= {f"context-{number}": context.face for number, context in enumerate(deck.contexts)}
    said = lang if lang in WORDS else "en"
    titles = {key: getattr(face, said) for key, face in faces.items()}
    notes = {f"{key}.note": getattr(face, f"{said}_note") for key, face in faces.items()}
    symbols = {f"context-{number}.symbol": context.symbol for number, context in enumerate(deck.contexts)}
    colours = {f"context-{number}.colour": context.colour for number, context in enumerate(deck.contexts)}
    return titles | notes | symbols | colours


def _face(line: Mapping[str, str]) -> Face:
    return Face(*(line.get(field, "") for field in WORDS))


def _figure(kind: Kind, line: Mapping[str, object], contexts: list[str]) -> Figure:
    """What the rules must know of a line that has no flaw."""
    camp = CAMPS.index(str(line.get("camp", "mixed")))
    value, count = line.get("value", 0), line.get("count", 0)
    assert isinstance(value, int)
    assert isinstance(count, int)
    spot = contexts.index(str(line["spot"])) if "spot" in line else -1
    return Figure(kind, camp, value, spot, str(line.get("effect", "")), count)


# Looking for flaws


class Place(NamedTuple):
    """Where a flaw is."""

    line: int | str
    card: str
    """The card as its author knows it."""


def _syntax_flaw(text: str, error: str) -> Problem:
    """What a TOML reader stumbled over; and the card on that line, if one begins there."""
    found = re.search(r"at line (\d+)", error)
    line = int(found[1]) if found else text.count("\n") + 1
    reason = re.sub(r" \(at .*\)$", "", error)
    before = "\n".join(text.split("\n")[:line])
    begun = [
        f"{section} {number}"
        for section, entries in places_in(before).entries.items()
        for number, at in enumerate(entries, 1)
        if at == line
    ]
    if begun:
        return Problem("deck-syntax-card", {"line": line, "card": begun[-1], "reason": reason})
    return Problem("deck-syntax", {"line": line, "reason": reason})


def _flaws(written: Mapping[str, object], places: Places) -> Iterator[Problem]:
    """The flaws of a deck that is sound TOML."""
    for section, content in written.items():
        head = places.heads.get(section, UNKNOWN)
        if section not in SECTIONS:
            yield Problem("deck-section", {"line": head, "section": section, "known": SECTIONS})
        elif not isinstance(content, list):
            yield Problem("deck-not-a-list", {"line": head, "section": section})
    sections = {name: list(_entries(name, written.get(name), places)) for name in SECTIONS}
    keys = [str(line.get("key")) if isinstance(line, dict) else "" for _, line in sections["contexts"]]
    yield from _number_flaws(sections, places)
    for section, entries in sections.items():
        for number, (place, line) in enumerate(entries):
            if not isinstance(line, dict):
                yield Problem("deck-not-a-card", {"line": place.line, "card": place.card, "value": str(line)})
                continue
            yield from _line_flaws(place, section, line)
            if section == "contexts":
                yield from _context_flaws(place, line, keys[:number])
            else:
                yield from _card_flaws(place, section, line, keys)


def _entries(section: str, content: object, places: Places) -> Iterator[tuple[Place, object]]:
    """What is written in a section, and where."""
    lines = places.entries.get(section, [])
    for number, line in enumerate(content if isinstance(content, list) else ()):
        at = lines[number] if number < len(lines) else UNKNOWN
        yield Place(at, called(section, number + 1, line)), line


def _number_flaws(sections: Mapping[str, list[tuple[Place, object]]], places: Places) -> Iterator[Problem]:
    """There is a context and there are not too many, nor too many cards: the first one too many is named."""
    contexts = sections["contexts"]
    cards = [place for section in KINDS for place, _ in sections[section]]
    if not contexts and "contexts" in places.heads:
        yield Problem("deck-contexts-empty", {"line": places.heads["contexts"], "most": MOST_CONTEXTS})
    elif not contexts:
        yield Problem("deck-no-contexts", {"most": MOST_CONTEXTS})
    if len(contexts) > MOST_CONTEXTS:
        line, card = contexts[MOST_CONTEXTS][0]
        yield Problem("deck-contexts", {"line": line, "card": card, "count": len(contexts), "most": MOST_CONTEXTS})
    if len(cards) > MOST_CARDS:
        line, card = cards[MOST_CARDS]
        yield Problem("deck-large", {"line": line, "card": card, "count": len(cards), "most": MOST_CARDS})


def called(section: str, number: int, line: object) -> str:
    """A line of the deck as its author knows it."""
    if not isinstance(line, dict):
        return f"{section} {number}"
    title = line.get("fr") or line.get("en") or line.get("key")
    return f"{section} {number} ({title})" if isinstance(title, str) else f"{section} {number}"


def _line_flaws(place: Place, section: str, line: Mapping[str, object]) -> Iterator[Problem]:
    """What is wrong with the fields of a line, whatever it is."""
    at, card = place
    allowed = (*FIELDS[section], *WORDS)
    for field in line:
        if field not in allowed:
            yield Problem("deck-field", {"line": at, "card": card, "field": field, "known": allowed})
    for field in (*FIELDS[section], "fr", "en"):
        if field not in line and field not in OPTIONAL:
            yield Problem("deck-missing", {"line": at, "card": card, "field": field})
    for field, most in LONGEST.items():
        if field in line and field in allowed and not _is_text(line[field], most):
            yield Problem("deck-text", {"line": at, "card": card, "field": field, "most": most})


def _is_text(value: object, most: int) -> bool:
    """A text that can be shown on one line; a space that must not break is welcome."""
    return isinstance(value, str) and 0 < len(value) <= most and value.replace("\u00a0", " ").isprintable()


def _context_flaws(place: Place, line: Mapping[str, object], before: list[str]) -> Iterator[Problem]:
    """A context has a key of its own, and a colour that a screen knows."""
    at, card = place
    key = str(line.get("key"))
    if "key" in line and key in before:
        yield Problem("deck-context-twice", {"line": at, "card": card, "value": key})
    colour = line.get("colour", GREY)
    if not (isinstance(colour, str) and re.fullmatch(r"#[0-9A-Fa-f]{6}", colour)):
        yield Problem("deck-colour", {"line": at, "card": card, "value": str(colour)})


def _card_flaws(place: Place, section: str, line: Mapping[str, object], contexts: list[str]) -> Iterator[Problem]:
    """A card has a value, a camp, a spot and an effect that exist, as far as it may have one."""
    at, card = place
    fields = FIELDS[section]
    if "value" in fields and "value" in line and not _whole(line["value"], VALUES):
        value = str(line["value"])
        yield Problem("deck-value", {"line": at, "card": card, "value": value, "least": 1, "most": VALUES[-1]})
    camps = CAMPS[:MIXED] if section == "defences" else CAMPS
    if "camp" in fields and line.get("camp", "mixed") not in camps:
        camp = str(line.get("camp", ""))
        yield Problem("deck-camp", {"line": at, "card": card, "value": camp, "known": camps})
    if "spot" in fields and "spot" in line and line["spot"] not in contexts:
        spot = str(line["spot"])
        yield Problem("deck-spot", {"line": at, "card": card, "value": spot, "known": tuple(contexts)})
    if "effect" in line and section == "attacks":
        yield from _effect_flaws(place, line["effect"], line.get("count"))


def _effect_flaws(place: Place, effect: object, count: object) -> Iterator[Problem]:
    """An attack names an effect, and a count if the effect counts something."""
    at, card = place
    if not isinstance(effect, str) or effect not in EFFECTS:
        yield Problem("deck-effect", {"line": at, "card": card, "value": str(effect), "known": tuple(EFFECTS)})
    elif effect in COUNTING and not _whole(count, DRAWN):
        wrong = "" if count is None else str(count)
        yield Problem("deck-count", {"line": at, "card": card, "value": wrong, "least": 1, "most": DRAWN[-1]})
    elif effect not in COUNTING and count is not None:
        yield Problem("deck-needless-count", {"line": at, "card": card, "value": effect})


def _whole(value: object, allowed: range) -> bool:
    return type(value) is int and value in allowed
