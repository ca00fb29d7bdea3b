"""The games on offer: who plays, which bots there are, what may be chosen."""

from collections.abc import Iterable
from types import NoneType, UnionType
from typing import Annotated, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from tablee.bots.simple import levels
from tablee.kernel.game import AnyGame
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import QUIET, STRONG, accent
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice

INDENT = 4


def described(game: AnyGame, lang: str, width: int) -> Lines:
    """Everything a host wants to know about a game."""
    speaker = Speaker(game, lang)
    title = speaker.say("title") if speaker.knows("title") else game.name
    players = speaker.say("games-players", least=game.players[0], most=game.players[-1])
    rows = [line((title, accent(game.colour)), "   ", (game.name, STRONG), "   ", players)]
    rows += indented(wrapped(speaker.say("title.about"), width - INDENT)) if speaker.knows("title") else []
    rows += indented([line((speaker.say("games-bots"), QUIET), "  ", ", ".join(spoken(speaker, levels(game))))])
    for name in game.options.__struct_fields__:
        rows += indented(option(speaker, game, name, width - INDENT))
    return rows


def spoken(voice: Voice, names: Iterable[str]) -> list[str]:
    """The levels, with what they mean."""
    return [f"{name} ({voice.say(f'level-{name}')})" if voice.knows(f"level-{name}") else name for name in names]


def option(speaker: Speaker, game: AnyGame, name: str, width: int) -> Lines:
    """One option: its name, what it takes, its default, and what it means."""
    default = getattr(game.options(), name)
    values = ", ".join(choices(speaker, get_type_hints(game.options, include_extras=True)[name]))
    if default is not None:
        values = speaker.say("games-default", values=values, default=speaker.choice(default))
    head = line((f"-o {name}", STRONG), "  ", speaker.option(name), (f"  ({values})", QUIET))
    return [head, *indented(wrapped(speaker.about(name), width - INDENT))]


def choices(voice: Voice, hint: object) -> list[str]:
    """What an option takes, in words."""
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return [word for part in get_args(hint) if part is not NoneType for word in choices(voice, part)]
    if origin is Annotated:
        kind, *notes = get_args(hint)
        return [bounds for note in notes for bounds in bounded(voice, kind, note)] or choices(voice, kind)
    if origin is Literal:
        return [voice.choice(value) for value in get_args(hint)]
    if hint is bool:
        return [voice.choice(True), voice.choice(False)]
    return [voice.say("choice-text" if hint is str else "choice-number")]


def bounded(voice: Voice, kind: object, note: object) -> list[str]:
    """The bounds of a number, or of the length of a text, in words; nothing if a note has none."""
    if not isinstance(note, Meta):
        return []
    if kind is int and note.ge is not None and note.le is not None:
        return [voice.say("choice-between", least=note.ge, most=note.le)]
    return [voice.say("choice-letters", most=note.max_length)] if note.max_length is not None else []


def indented(rows: Lines) -> Lines:
    """The lines, further to the right."""
    return [line(" " * INDENT).append_text(row) for row in rows]
