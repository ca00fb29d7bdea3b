"""Every sentence of the house, built with every kind of person and number that it may be given.

Two ways lead to them. What a game tells (events, moves, refusals, endings) is built from the types, through the eyes of
somebody who takes part and of others. All other messages, those of the terminal and of the page among them, are built
from what they ask for: a variable that is chosen by has all its cases, any other is what its name says (`KINDS`).
"""

import inspect
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from itertools import product
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import tablee
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Outcome
from tablee.texts.bundle import HOUSE, Phrase, silent
from tablee.texts.speaker import Speaker, tag

from .kinds import ALONE, LEAST, NUMBERS, PEOPLE, ROOT, SEVERAL, STRANGERS, THINGS, kinds, reader
from .names import PLAYERS

LANGUAGES: Final = ("fr", "en")
FOLDERS: Final = (ROOT / "src" / "tablee", ROOT / "web" / "src")
READERS: Final = (None, 0, 1)
BELOW: Final = -3
TOLD: Final = ("event", "move", "refusal", "ending")
"""Messages that are built from the types."""
COMPANY: Final = ((0,), (1,), (2,), (0, 1), (1, 2))
"""Those who may do something together, the reader among them or not."""
LONGEST: Final = 6000
"""So many sentences of one kind are enough."""


class Built(NamedTuple):
    """A sentence, and where it comes from."""

    lang: str
    where: str
    text: str


# What a message asks for


class Asked(Visitor):  # type: ignore[misc]
    """The variables of a message, each with the cases by which it is chosen."""

    def __init__(self, messages: Mapping[str, ast.Message]) -> None:
        self.messages = messages
        self.cases: dict[str, set[str]] = {}
        self.placed: set[str] = set()
        self.choosing = False

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
            self.cases.setdefault(node.selector.id.name, set()).update(keys)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.placed.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.messages[node.id.name].value)


@cache
def parsed(path: Path) -> tuple[ast.Message, ...]:
    """The messages of a file."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return tuple(entry for entry in body if isinstance(entry, ast.Message))


@cache
def files(lang: str) -> Sequence[Path]:
    """All files of sentences in a language."""
    return sorted(path for root in FOLDERS for path in root.rglob("*.ftl") if spoken(path) == lang)


def spoken(path: Path) -> str:
    """The language of a file, by its name or by its folder."""
    return next(lang for lang in LANGUAGES if f".{lang}." in path.name or path.parent.name == lang)


def game_of(path: Path) -> str | None:
    """The game whose sentences these are; None for those of the house."""
    parts = path.relative_to(ROOT).parts
    return parts[parts.index("games") + 1] if "games" in parts else None


def read_here(path: Path) -> bool:
    """Whether Python says it too; the rest is said by the page alone."""
    return FOLDERS[0] in path.parents and (game_of(path) is not None or path.stem in HOUSE)


def read_there(path: Path) -> bool:
    """Whether the page says it."""
    return path.name.partition(".")[0] != "terminal"


def heard(texts: FluentBundle, key: str, args: Mapping[str, str | int]) -> Phrase:
    """A message put in words."""
    name, _, attribute = key.partition(".")
    message = texts.get_message(name)
    text, faults = texts.format_pattern(message.attributes[attribute] if attribute else message.value, dict(args))
    return Phrase(str(text), tuple(faults))


@cache
def texts_for(path: Path) -> FluentBundle:
    """All that is heard together with a file: the house, its game, and on the page what the page says besides."""
    lang, name = spoken(path), game_of(path)
    found = silent(lang)
    beside = read_here if read_here(path) else read_there
    for other in files(lang):
        if game_of(other) in (None, name) and beside(other):
            found.add_resource(FluentResource(other.read_text(encoding="utf-8")), allow_overrides=True)
    return found


# What is told, from the types


def things(game: AnyGame, vocabulary: str, lang: str) -> list[str]:
    """Things of a kind, one for each way in which their names begin."""
    texts = bundle_of(game, lang)
    kinds: dict[Any, Any] = {}
    for path in files(lang):
        if game_of(path) == game.name and read_here(path):
            for message in parsed(path):
                found = re.fullmatch(rf"{vocabulary}-(\w+)", message.id.name)
                if found and message.value:
                    said = heard(texts, message.id.name, {})
                    kinds.setdefault(beginning(said.text), found[1])
    return list(kinds.values())[:5]


def beginning(text: str) -> tuple[str, bool]:
    """How a name begins: its article, if it has one, and whether a vowel follows."""
    article, _, rest = text.rpartition(" ") if " " not in text else text.partition(" ")
    return (article, rest[:1].lower() in "aeiouéèh")


def bundle_of(game: AnyGame, lang: str) -> FluentBundle:
    return Speaker(game, lang).texts.own


class Fields:
    """The values that the fields of a message may have, as far as its sentence depends on them."""

    def __init__(self, game: AnyGame, lang: str, key: str, asked: Asked) -> None:
        self.game, self.lang, self.key, self.asked = game, lang, key, asked

    def of(self, field: str, hint: object) -> Sequence[object]:
        """A few values of a field."""
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, UnionType):
            some = tuple(value for arg in args if arg is not NoneType for value in self.of(field, arg))
            return (*some, None) if NoneType in args and self.tells(field, "none") else some
        if hasattr(hint, "__metadata__"):
            return self.of(field, args[0])
        if origin is Literal:
            return args if self.matters(field) else args[:1]
        if origin is tuple:
            return self.several(field, args[0])
        if hint is bool:
            return (True, False)
        word = self.game.words.get(field)
        if word == "seat":
            return (1, 2) if field in STRANGERS else (0, 1)
        if word is not None:
            names = things(self.game, word, self.lang)
            return [int(name) if hint is int else name for name in names][: 5 if self.matters(field) else 1]
        return self.numbers(field) if hint is int else ("zythum",)

    def several(self, field: str, hint: object) -> Sequence[object]:
        """Lists: of one, of two, of none where the sentence has a word for that."""
        if field in ("scores", "totals"):
            return ((4, -2, 0),)
        if field == "colours":
            return ((), (12, 1, 0))
        ones = list(self.of(field, hint))
        least = LEAST.get((self.key, field), 1)
        none: list[object] = [()] if "0" in self.asked.cases.get(f"{field}-count", ()) else []
        some = COMPANY if self.game.words.get(field) == "seat" else ((ones[0],), (ones[0], ones[-1]))
        return [*none, *(each for each in some if len(each) >= least)]

    def numbers(self, field: str) -> Sequence[int]:
        """Numbers from the least that there can be; points may be below nought."""
        if not self.matters(field):
            return (1,)
        least = LEAST.get((self.key, field), BELOW if field in ("points", "score") else 0)
        return [number for number in (BELOW, *NUMBERS) if number >= least]

    def matters(self, field: str) -> bool:
        return any(name == field or name.startswith(f"{field}-") for name in {*self.asked.cases, *self.asked.placed})

    def tells(self, field: str, case: str) -> bool:
        return case in self.asked.cases.get(field, ())


def message_of(game: AnyGame, lang: str, key: str) -> Asked:
    """What the message of a game asks for."""
    messages = known(lang, game.name)
    asked = Asked(messages)
    asked.visit(messages[key].value)
    return asked


@cache
def known(lang: str, name: str | None) -> Mapping[str, ast.Message]:
    """The messages of the house and of a game, as Python reads them."""
    paths = [path for path in files(lang) if game_of(path) in (None, name) and read_here(path)]
    return {message.id.name: message for path in paths for message in parsed(path)}


def combined(fields: Fields, hints: Mapping[str, object]) -> Iterator[dict[str, object]]:
    """All combinations of values; different people in different fields."""
    chosen = {field: fields.of(field, hint) for field, hint in hints.items()}
    people = [field for field in hints if fields.game.words.get(field) == "seat"]
    for number, values in enumerate(product(*chosen.values())):
        if number > LONGEST:
            return
        given = dict(zip(chosen, values, strict=True))
        named = [seat for field in people for seat in among(given[field])]
        if len(set(named)) == len(named):
            yield given


def among(value: object) -> tuple[object, ...]:
    """The seats that a field names."""
    return value if isinstance(value, tuple) else () if value is None else (value,)


def told(game: AnyGame, lang: str) -> Iterator[Built]:
    """Everything that a game tells."""
    speakers = [Speaker(game, lang, PLAYERS, reader) for reader in READERS]
    for what, types in (("event", game.event_types), ("move", (*game.move_types, tablee.TimeUp))):
        for kind in types:
            key = f"{what}-{kind.__struct_config__.tag}"
            fields = Fields(game, lang, key, message_of(game, lang, key))
            hints = {field: get_type_hints(kind, include_extras=True)[field] for field in kind.__struct_fields__}
            for given in combined(fields, hints):
                value = kind(**given)
                for speaker in speakers:
                    seen = value.seen_by(speaker.seat) if isinstance(value, tablee.Event) else value
                    if seen is not None and tag(seen) == tag(value):
                        text = speaker.event(seen) if isinstance(seen, tablee.Event) else speaker.move(seen)
                        yield Built(lang, f"{game.name} {key}", text)
    yield from refused(game, lang, speakers[1])
    for reason, winners, speaker in product(game.endings, COMPANY, speakers):
        held = (f"ending-{reason}", "winners")
        if len(winners) >= LEAST.get(held, 1) and (len(winners) == 1 or held not in ALONE):
            yield Built(lang, f"{game.name} {held[0]}", speaker.outcome(Outcome((4, -2, 0), winners, reason)))


def refused(game: AnyGame, lang: str, speaker: Speaker) -> Iterator[Built]:
    """Every refusal of a game."""
    module = import_module(f"{game.package}.refusals")
    for _, make in inspect.getmembers(module, inspect.isfunction):
        if make.__module__ == module.__name__:
            hints = {name: hint for name, hint in get_type_hints(make).items() if name != "return"}
            one = (
                make(*(1 if hint is int else "un" if hint is str else () for hint in hints.values()))
                if hints
                else make()
            )
            key = f"refusal-{one.key}"
            fields = Fields(game, lang, key, message_of(game, lang, key))
            for given in combined(fields, hints):
                yield Built(lang, f"{game.name} {key}", speaker.refusal(make(**given)))


# All other messages, from what they ask for


class Sentence(NamedTuple):
    """A sentence as it is written: where, and what it asks for."""

    path: Path
    key: str
    asked: Asked
    told: bool
    """Whether a game tells it, and the types say what it is given."""


def written(lang: str) -> Iterator[Sentence]:
    """Every sentence of a language, of Python and of the page."""
    for path in files(lang):
        name = game_of(path)
        messages = {
            message.id.name: message
            for other in files(lang)
            if game_of(other) in (None, name)
            for message in parsed(other)
        }
        for message in parsed(path):
            told = name is not None and read_here(path) and message.id.name.split("-")[0] in TOLD
            for key, pattern in (
                (message.id.name, message.value),
                *((f"{message.id.name}.{attribute.id.name}", attribute.value) for attribute in message.attributes),
            ):
                if pattern is not None:
                    asked = Asked(messages)
                    asked.visit(pattern)
                    yield Sentence(path, key, asked, told and pattern is message.value)


def asked_for(lang: str) -> Iterator[Built]:
    """Every message that is not told by a game, of Python and of the page."""
    for path, key, asked, told in written(lang):
        if told:
            continue
        values = {v: values_of(v, asked, key, path) for v in sorted({*asked.cases, *asked.placed})}
        for one in product(*values.values()):
            given = dict(zip(values, one, strict=True))
            if not consistent(given) or not agree(key, given):
                continue
            said = heard(texts_for(path), key, given)
            assert not said.faults, (path, key, said)
            yield Built(lang, f"{path.relative_to(ROOT)} {key}", said.text)


def none_as_one(lang: str) -> Iterator[Built]:
    """Every sentence that says the same of none as of one: a form for none is missing."""
    for path, key, asked, told in written(lang):
        for variable, cases in asked.cases.items():
            listed = told and variable.endswith("-count")
            if "one" not in cases or listed or LEAST.get((key, variable), 0):
                continue
            others = {v: min(cases - {"one"}) for v, cases in asked.cases.items() if v != variable}
            given = dict.fromkeys(asked.placed, "zythum") | others
            none, one = (heard(texts_for(path), key, given | {variable: number}) for number in (0, 1))
            if none.text == one.text:
                yield Built(lang, f"{path.relative_to(ROOT)} {key} ${variable}", none.text)


def consistent(given: Mapping[str, str | int]) -> bool:
    """Whether a message could be given all that at once."""
    people = [given[name] for name in PEOPLE.split() if name in given]
    you = {"vous", "you"} & {str(person) for person in people}
    several = [" " in str(given[name]) for name in SEVERAL.split() if name in given]
    return (
        len(set(people)) == len(people)
        and not (you and given.get("you") == "no")
        and not ("count" in given and any(many != (int(given["count"]) > 1) or given["count"] == 0 for many in several))
    )


def agree(key: str, given: Mapping[str, str | int]) -> bool:
    """At the end of a game, points are counted as they are shown."""
    return not key.startswith("end-") or given.get("points", given.get("count")) == given.get(
        "count", given.get("points")
    )


def values_of(variable: str, asked: Asked, key: str, path: Path) -> Sequence[str | int]:
    """What a variable of a message may be."""
    lang, name = spoken(path), game_of(path)
    game = tablee.game(name) if name else None
    cases = asked.cases.get(variable, set())
    if any(case.isdecimal() for case in cases) or {"one", "other"} <= cases:
        lowest = LEAST.get((key, variable), 0)
        found = sorted({*NUMBERS, *(int(case) for case in cases if case.isdecimal())})
        return [number for number in found if number >= lowest]
    if cases and not ({"none", "other"} & cases and variable in asked.placed):
        return sorted(cases)
    none: list[str | int] = ["none"] if "none" in cases else []
    if (key, variable) in LEAST:
        return [number for number in NUMBERS if number >= LEAST[key, variable]]
    vocabulary = game.words.get(variable, THINGS.get(variable)) if game else None
    if vocabulary not in (None, "seat"):
        assert game is not None
        words = [
            heard(bundle_of(game, lang), f"{vocabulary}-{number}", {}) for number in things(game, str(vocabulary), lang)
        ]
        return [*none, *(word.text for word in words)]
    assert variable in kinds(lang), f"what is ${variable} of {key}? tests/texts/kinds.py must say it"
    you = ["vous" if lang == "fr" else "you"] if variable in reader(page=not read_here(path)).get(key, ()) else []
    return [*none, *kinds(lang)[variable], *you]


# Nouns that are counted


def counted(lang: str) -> set[str]:
    """The nouns, in the plural, that stand behind a number somewhere."""
    found: set[str] = set()
    for path in files(lang):
        for hit in re.finditer(
            r"\*\[other\][^\n]*?\{ (?:NUMBER\()?\$[\w-]+\)? \} (\w{3,}(?:s|aux))\b", path.read_text(encoding="utf-8")
        ):
            found.add(hit[1])
    return found - {"pas", "fois", "dans", "breaks", "miss"}
