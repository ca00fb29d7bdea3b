"""Every move, event, refusal, option, ending, thing and problem has its sentence in both languages, and no sentence
is left over."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from fluent.syntax import FluentParser, ast

import tablee
from tablee import AnyGame
from tablee.bots.simple import levels
from tablee.games.tacta.pieces import FACES, FAMILIES, KINDS, PLACES, START, TURNS
from tablee.games.taichi.lexicon import Part
from tablee.games.taichi.options import TaichiOptions
from tablee.games.taichi.pieces import CARDS as CARDS_OF_TAICHI
from tablee.games.taichi.pieces import SYMBOLS
from tablee.games.tango.pieces import DANCERS
from tablee.games.tapecho.deck import deck_for
from tablee.games.tarot.moves import DIPLOMAS
from tablee.games.tarot.pieces import CARDS, SCHOOLS
from tablee.kernel.conformance import LAWS
from tablee.kernel.presets import presets
from tablee.texts.bundle import HOUSE, Texts, bundle
from tablee.texts.languages import game_source, house_source, languages
from tablee.texts.speaker import Speaker, tag

from .source import patterns, problems, said

GAMES = tablee.games()
HOUSE_DECK = deck_for(None)
THINGS: dict[str, dict[str, Any]] = {
    "tacta": {
        "card": range(START + 1),
        "family": range(len(FAMILIES)),
        "kind": KINDS,
        "place": PLACES,
        "face": FACES,
        "turned": TURNS,
    },
    "taichi": {
        "card": range(CARDS_OF_TAICHI),
        "symbol": range(len(SYMBOLS)),
        "lexicon": get_args(get_type_hints(TaichiOptions)["lexicon"]),
        "part": get_args(Part),
    },
    "tango": {"dancer": DANCERS},
    "tapecho": {"card": range(len(HOUSE_DECK.cards)), "context": range(len(HOUSE_DECK.contexts)), "camp": range(3)},
    "tarot": {"card": range(CARDS), "school": SCHOOLS, "diploma": DIPLOMAS},
}
BOTH = [(name, lang) for name in GAMES for lang in languages()]
FILES = [("", name) for name in HOUSE] + [(f"tablee.games.{name}", "texts") for name in GAMES]


def heard(package: str, lang: str, key: str, args: Any) -> Any:
    """The text of a message; it must be there and lack nothing."""
    assert bundle(lang, package).has_message(key.partition(".")[0]), f"no message {key} in {lang}"
    found = Texts(lang, package).phrase(key, args)
    assert found is not None, f"no message {key} in {lang}"
    assert not found.faults, f"{key} in {lang}: {found.faults}"
    assert found.text.strip()
    assert "{" not in found.text
    return found.text


def values(game: AnyGame, field: Any, hint: Any) -> Any:
    """A few values of a field: all that its sentence may depend on."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return args
    if origin in (Union, UnionType):
        return tuple(value for arg in args if arg is not NoneType for value in values(game, field, arg))
    if hint is bool:
        return (True, False)
    if hint is str:
        return ("some-word",)
    if origin is tuple:
        (one,) = values(game, field, args[0])[:1]
        other = one + 1 if isinstance(one, int) else one
        return ((one, other),) if field in ("scores", "totals") else ((), (one,), (one, other))
    word = game.words.get(field)
    return (DIPLOMAS[0],) if word == "diploma" else (1,)


def samples(game: AnyGame, kind: Any) -> Iterator[Any]:
    """Moves or events of a kind, with all combinations of values."""
    hints = get_type_hints(kind, include_extras=True)
    fields = kind.__struct_fields__
    for combination in product(*(values(game, field, hints[field]) for field in fields)):
        yield kind(**dict(zip(fields, combination, strict=True)))


def kinds(game: AnyGame) -> Any:
    """What needs a sentence, and how its message is called."""
    return [("event", kind) for kind in game.event_types] + [
        ("move", kind) for kind in (*game.move_types, tablee.TimeUp)
    ]


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_move_and_event_has_a_sentence(name: str, lang: str) -> None:
    game = tablee.game(name)
    for seat in (None, 0, 1):
        speaker = Speaker(game, lang, ["Ada", "Bo", "Cy"], seat)
        for what, kind in kinds(game):
            for sample in samples(game, kind):
                value = sample.seen_by(seat) if what == "event" else sample
                text = heard(game.package, lang, f"{what}-{tag(value)}", speaker.worded(msgspec.structs.asdict(value)))
                assert "none" not in text.split(), (value, text)


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_refusal_has_a_sentence_and_a_clause_that_exists(name: str, lang: str) -> None:
    game = tablee.game(name)
    speaker = Speaker(game, lang, ["Ada", "Bo", "Cy"], 0)
    refusals = import_module(f"tablee.games.{name}.refusals")
    made = [f for _, f in inspect.getmembers(refusals, inspect.isfunction) if f.__module__ == refusals.__name__]
    assert made
    for make in made:
        args = [DIPLOMAS[0] if p in ("diploma", "highest") else 1 for p in inspect.signature(make).parameters]
        refusal = make(*args)
        assert refusal.clause in game.clauses
        heard(game.package, lang, f"refusal-{refusal.key}", speaker.worded(refusal.args))
        assert speaker.refusal(refusal).endswith(f"{refusal.clause})")


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_options_endings_things_and_levels_have_names(name: str, lang: str) -> None:
    game = tablee.game(name)
    for field in game.options.__struct_fields__:
        heard(game.package, lang, f"option-{field}", {})
        assert heard(game.package, lang, f"option-{field}.about", {}).endswith(".")
    for seat, winners in product((None, 0, 1), ((0,), (1,), (0, 1), (1, 2))):
        speaker = Speaker(game, lang, ["Ada", "Bo", "Cy"], seat)
        for reason in game.endings:
            given = speaker.worded({"winners": winners, "scores": (1, 2, 3)})
            heard(game.package, lang, f"ending-{reason}", given)
            heard(game.package, lang, f"ending-{reason}.name", {})
    for word, numbers in THINGS[name].items():
        for number in numbers:
            heard(game.package, lang, f"{word}-{number}", {})
    assert {word for word in game.words.values() if word != "seat"} == set(THINGS[name])
    for level in levels(game):
        heard(game.package, lang, f"level-{level}", {})


@pytest.mark.parametrize("lang", languages())
def test_every_problem_has_a_sentence(lang: str) -> None:
    packages = ["", *(tablee.game(name).package for name in GAMES)]
    for key, names in problems().items():
        homes = [package for package in packages if bundle(lang, package).has_message(f"problem-{key}")]
        assert homes, f"no message problem-{key} in {lang}"
        for number in (0, 1, 2, 3):
            heard(homes[0], lang, f"problem-{key}", dict.fromkeys(names, number))


@pytest.mark.parametrize("lang", languages())
def test_every_message_asked_for_by_name_is_there(lang: str) -> None:
    packages = ["", *(tablee.game(name).package for name in GAMES)]
    for key, names in said().items():
        homes = [package for package in packages if bundle(lang, package).has_message(key)]
        assert homes, f"no message {key} in {lang}"
        for package in homes if key == "title" else homes[:1]:
            given = dict.fromkeys(names, 1) if names else dict.fromkeys(("you", "seat", "diploma", "school"), 1)
            heard(package, lang, key, given)


@pytest.mark.parametrize("lang", languages())
def test_every_law_has_a_title(lang: str) -> None:
    for law in LAWS:
        heard("", lang, law.title, {})


def entries(package: str, name: str, lang: str) -> Any:
    """The messages of a file."""
    return FluentParser().parse(source(package, name, lang)).body


def source(package: str, name: str, lang: str) -> Any:
    """A file as it is written."""
    return game_source(package, f"{name}.ftl", lang) if package else house_source(lang, name)


@pytest.mark.parametrize(("package", "name"), FILES)
def test_both_languages_say_the_same_things(package: str, name: str) -> None:
    ids = []
    for lang in languages():
        messages = [entry for entry in entries(package, name, lang) if isinstance(entry, ast.Message)]
        ids.append([(m.id.name, [a.id.name for a in m.attributes]) for m in messages])
        assert len({m.id.name for m in messages}) == len(messages), "a message twice"
    assert ids[0] == ids[1]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("package", "name"), FILES)
def test_every_line_is_understood(package: str, name: str, lang: str) -> None:
    assert not [entry for entry in entries(package, name, lang) if isinstance(entry, ast.Junk)]


def test_no_message_is_left_over() -> None:
    used = {*said(), *(f"problem-{key}" for key in problems()), *(law.title for law in LAWS)}
    for name in GAMES:
        game = tablee.game(name)
        used |= {f"{what}-{kind.__struct_config__.tag}" for what, kind in kinds(game)}
        refusals = inspect.getsource(import_module(f"tablee.games.{name}.refusals"))
        used |= {f"refusal-{key}" for key in re.findall(r'Refusal\(\s*"\w+", "([a-z-]+)"', refusals)}
        used |= {f"option-{field}" for field in game.options.__struct_fields__}
        used |= {f"preset-{preset.name}" for preset in presets(game)}
        used |= {f"ending-{reason}" for reason in game.endings}
        used |= {f"screen-{path}" for path in game.screens}
        used |= {f"{word}-{n}" for word, numbers in THINGS[name].items() for n in numbers}
    together = [
        p for p in patterns() if p.pattern.split("[")[0].strip("-\\") not in ("event", "move", "refusal", "problem")
    ]
    for package, name in FILES:
        for entry in entries(package, name, "fr"):
            if isinstance(entry, ast.Message) and entry.id.name not in used:
                assert any(p.fullmatch(entry.id.name) for p in together), f"{entry.id.name} is never said"


# Typography

RAW = [(*file, lang) for file in FILES for lang in languages()]


@pytest.mark.parametrize(("package", "name", "lang"), RAW)
def test_apostrophes_are_true(package: str, name: str, lang: str) -> None:
    assert "'" not in source(package, name, lang)


@pytest.mark.parametrize(("package", "name"), FILES)
def test_french_signs_do_not_leave_their_words(package: str, name: str) -> None:
    text = source(package, name, "fr")
    assert not re.findall(r"\S (?=[:;!?»])", text)
    assert "« " not in text
    assert not re.findall(r"[^\W\d_](?=[;!?»])", text)
