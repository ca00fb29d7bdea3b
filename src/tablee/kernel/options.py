"""What a host may choose before the game, checked before anything starts."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, TypeVar, get_type_hints

import msgspec

from tablee.kernel.errors import BadOption, BadSeats
from tablee.kernel.messages import Problem

LONGEST: Final = 80
"""Letters of a wrong value that are said again."""


class Options(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """The choices of a game; each field has a default, a docstring and a sentence in the texts."""

    samples: ClassVar[Mapping[str, tuple[object, ...]]] = {}
    """Values worth trying of the fields that may have very many, such as a text: conformance plays with them."""
    bare: ClassVar[Mapping[str, object]] = {}
    """What an option means that is named without a value, where that is not a plain yes."""

    def conflict(self, seats: int) -> Problem | None:
        """Why these choices cannot be combined, or not by so many players."""
        return None

    def flaws(self, seats: int) -> tuple[Problem, ...]:
        """Everything that is wrong with these choices, the first as `conflict` names it."""
        problem = self.conflict(seats)
        return () if problem is None else (problem,)

    def heavy(self) -> bool:
        """Whether something in these choices takes long to work out and is not known yet, such as a text to be read."""
        return False

    def work_out(self) -> object:
        """What takes long: done in one process, it can be handed to another, which learns it."""
        return None

    def learn(self, found: object) -> None:
        """What another process has worked out of the same choices."""


O = TypeVar("O", bound=Options)  # noqa: E741


def read_options(kind: type[O], given: Mapping[str, object], seats: int) -> O:
    """The options named, the others at their default; BadOption names the one that is wrong."""
    options = converted(kind, given)
    problem = options.conflict(seats)
    if problem is not None:
        raise BadOption(problem.key, **problem.args)
    return options


def flaws_of(kind: type[Options], given: Mapping[str, object], seats: int) -> tuple[Problem, ...]:
    """Everything that is wrong with these choices; nothing if they can be played with."""
    try:
        return converted(kind, given).flaws(seats)
    except BadOption as error:
        return (error.problem,)


def converted(kind: type[O], given: Mapping[str, object]) -> O:
    """The options named, each by itself as it should be."""
    hints = get_type_hints(kind, include_extras=True)
    values = {}
    for name, value in given.items():
        if name not in kind.__struct_fields__:
            raise BadOption("option-unknown", option=str(name)[:LONGEST], known=kind.__struct_fields__)
        try:
            values[name] = msgspec.convert(value, hints[name], strict=True)
        except msgspec.ValidationError as error:
            raise BadOption("option-wrong", option=name, value=str(value)[:LONGEST], reason=str(error)) from None
    return kind(**values)


def check_seats(name: str, seats: int, allowed: Sequence[int]) -> None:
    """BadSeats unless the game is played by so many."""
    least, most = allowed[0], allowed[-1]
    if type(seats) is not int or not least <= seats <= most:
        raise BadSeats("seats-wrong", game=name, seats=seats, least=least, most=most)
    if seats not in allowed:
        raise BadSeats("seats-between", game=name, seats=seats, known=tuple(allowed))
