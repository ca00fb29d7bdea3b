"""Lessons: games that stop where there is something to do or to look at, as files of `lessons/` beside each game.

    seats = 2
    seat = 0                                    # whose eyes; 0 if nothing is said
    options = { cells = 12 }

    [[steps]]
    play = ["chance deal ib-oj ij-or", "1 oj2"]     # what happens before the stop
    expect = "ib2"                              # what is to be done there; without it there is something to look at
    clauses = ["G6", "G8"]                      # what it shows
    replies = { ib1 = "short" }                 # legal, but not it: which reply is given; others get the usual one

A lesson is a log like any game's: one that the rules do not play is broken. Chance that has no choice, such as that of
a dictionary, acts by itself. The sentences are in the texts.
"""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

import msgspec

from tablee.kernel.errors import BadLesson, IllegalMove, TableeError
from tablee.kernel.game import AnyGame, lottery
from tablee.kernel.log import Log
from tablee.kernel.messages import Event, Move
from tablee.kernel.record import Sitter
from tablee.kernel.seats import CHANCE, CLOCK, Seat

FOLDER: Final = "lessons"
"""Where a game keeps its lessons, in its own package: in the order of their names, as in `1-first.toml`."""

NOBODY: Final = {"chance": CHANCE, "clock": CLOCK}

OTHER: Final = "other"
"""The reply to a move that has none of its own."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stop of a lesson, and what happens before it."""

    play: tuple[str, ...] = ()
    """The inputs before it: who, and the notation of what."""
    expect: str = ""
    """The notation of the move to be made; empty if there is something to look at."""
    clauses: tuple[str, ...] = ()
    """What the rules say of it."""
    replies: dict[str, str] = {}
    """The replies to other moves, by the beginnings of their notations."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to learn by."""

    seats: int
    steps: tuple[Step, ...]
    seat: int = 0
    """Who learns."""
    options: dict[str, bool | int | str | None] = {}
    name: str = ""


class Happened(NamedTuple):
    """An input of a lesson, and what came of it."""

    seat: Seat
    events: list[Event]


def lessons(game: AnyGame) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; BadLesson if a file is none."""
    return _written(game.package, game.name)


@cache
def _written(package: str, game: str) -> tuple[Lesson, ...]:
    folder = files(package) / FOLDER
    if not folder.is_dir():
        return ()
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return tuple(_read(game, file.name, file.read_text(encoding="utf-8")) for file in found)


def _read(game: str, file: str, text: str) -> Lesson:
    name = file.removesuffix(".toml").lstrip("0123456789-")
    try:
        written = msgspec.convert(tomllib.loads(text), Lesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson("lesson-broken", game=game, lesson=name, step=0, reason=str(error)) from None
    return msgspec.structs.replace(written, name=name)


def lesson(game: AnyGame, name: str) -> Lesson:
    """The lesson of that name; BadLesson if there is none."""
    for found in lessons(game):
        if found.name == name:
            return found
    raise BadLesson("lesson-unknown", lesson=name, game=game.name, known=tuple(each.name for each in lessons(game)))


class Course:
    """A lesson under way: at one of its stops."""

    def __init__(self, game: AnyGame, lesson: Lesson, players: tuple[str, ...] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.at = -1
        """The stop; before the first there is none."""
        sitters = tuple(Sitter(None if seat == lesson.seat else "lesson") for seat in range(lesson.seats))
        self.log = Log.begin(game, lesson.seats, lesson.options, players, None, sitters)

    @classmethod
    def open(cls, game: AnyGame, lesson: Lesson, at: int = 0, players: tuple[str, ...] = ()) -> "Course":
        """The lesson at that stop; BadLesson if it cannot be played so far."""
        course = cls(game, lesson, players)
        while course.at < at:
            for _ in course.onward():
                pass
        return course

    @property
    def step(self) -> Step:
        """Where it stops now."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether nothing comes after this stop but its own move."""
        return self.at == len(self.lesson.steps) - 1

    def onward(self) -> Iterator[Happened]:
        """Make the move that is expected and all that happens up to the next stop; after the last, the move alone."""
        if self.at >= 0 and self.step.expect:
            yield from self._input(self.lesson.seat, self.step.expect)
        self.at += 1
        if self.at < len(self.lesson.steps):
            for text in self.step.play:
                who, _, notation = text.partition(" ")
                yield from self._input(NOBODY.get(who) if who in NOBODY else _seat(who), notation)
            yield from self._certain()

    def reply(self, move: Move) -> str | None:
        """Which reply a move of the learner gets; None if it is the one expected, IllegalMove if it is refused."""
        refusal = self.log.state.why_not(self.lesson.seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        if self.step.expect and move == self.game.parse(self.step.expect):
            return None
        written = str(move)
        fitting = [start for start in self.step.replies if written.startswith(start)]
        return self.step.replies[max(fitting, key=len)] if fitting else OTHER

    def _input(self, seat: Seat | None, notation: str) -> Iterator[Happened]:
        yield from self._certain()
        try:
            if seat is None:
                raise self._broken(f"nobody plays “{notation}”")
            yield Happened(seat, self.log.play(seat, self.game.parse(notation)))
        except (IllegalMove, TableeError) as error:
            raise error if isinstance(error, BadLesson) else self._broken(f"{notation}: {error}") from None

    def _certain(self) -> Iterator[Happened]:
        """What chance does where it has no choice."""
        state = self.log.state
        while CHANCE in state.acting and lottery(state).size == 1:
            yield Happened(CHANCE, self.log.play(CHANCE, lottery(state).at(0)))

    def _broken(self, reason: str) -> BadLesson:
        return BadLesson("lesson-broken", game=self.game.name, lesson=self.lesson.name, step=self.at + 1, reason=reason)


def _seat(text: str) -> Seat | None:
    return int(text) if text.isdecimal() else None


def check(game: AnyGame, found: Lesson) -> int:
    """How many stops a lesson has that fit the rules; BadLesson if one does not."""
    course = Course(game, found)
    for step in found.steps:
        for _ in course.onward():
            pass
        _check_stop(course, step)
    for _ in course.onward():
        pass
    return len(found.steps)


def _check_stop(course: Course, step: Step) -> None:
    game, state = course.game, course.log.state
    unknown = [clause for clause in step.clauses if clause not in game.clauses]
    if unknown:
        raise course._broken(f"there is no clause {', '.join(unknown)}")
    if not step.expect:
        return
    if course.lesson.seat not in state.acting:
        raise course._broken("it is not the learner’s turn")
    try:
        if course.reply(game.parse(step.expect)) is not None:
            raise course._broken(f"{step.expect} is not what it says")
    except (IllegalMove, TableeError) as error:
        raise error if isinstance(error, BadLesson) else course._broken(f"{step.expect}: {error}") from None


def clauses_of(game: AnyGame) -> Mapping[str, tuple[str, ...]]:
    """Which lessons touch each clause of a game."""
    touched: dict[str, list[str]] = {clause: [] for clause in game.clauses}
    for found in lessons(game):
        for clause in dict.fromkeys(clause for step in found.steps for clause in step.clauses):
            touched[clause].append(found.name)
    return {clause: tuple(names) for clause, names in touched.items()}
