"""What can go wrong, as exceptions that carry data; the sentences are in the texts."""

from tablee.kernel.messages import Arg, Args, Problem, Refusal


class TableeError(Exception):
    """Any mistake made at the door: it says what is wrong, and nothing has changed."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.problem = Problem(key, args)
        super().__init__(spelled(key, args))


class UnknownGame(TableeError):
    """No game of that name is installed."""


class BrokenGame(TableeError):
    """A game is installed, but its package cannot be loaded."""


class UnknownEdition(TableeError):
    """The game is installed, but not by those rules."""


class BadSeats(TableeError):
    """The game is not played by so many."""


class BadOption(TableeError):
    """An option that does not exist, has a wrong value or cannot be combined."""


class BadNotation(TableeError):
    """A text that is not the notation of a move."""


class BadMessage(TableeError):
    """JSON that is not a move of the game."""


class BadRecord(TableeError):
    """A record that is damaged, altered or not ours."""


class BadLesson(TableeError):
    """A lesson that the rules do not play, or that does not exist."""


class BadPosition(TableeError):
    """A position that the rules do not allow."""


def unsound(reason: object) -> BadPosition:
    """A position set up by hand that cannot be, and why."""
    return BadPosition("position-unsound", reason=str(reason))


class IllegalMove(Exception):
    """A move that the rules refuse; `refusal` says which clause and why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.clause}: {spelled(refusal.key, refusal.args)}")


def spelled(key: str, args: Args) -> str:
    """A key and its arguments on one line, for tracebacks."""
    details = ", ".join(f"{name}={value!r}" for name, value in args.items())
    return f"{key} ({details})" if details else key
