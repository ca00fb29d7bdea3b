"""A watch over calls: while it is on, whoever throws dice, reads a clock or does I/O is noted.

It listens to the interpreter's own call events, so it does not matter how the function was imported. Compiled
modules make calls it cannot hear: purity is checked on the plain Python rules.
"""

import gc
import random
import sys
from types import FrameType, TracebackType
from typing import Any, Final, Self

IMPURE_MODULES: Final = frozenset({"time"})

IMPURE_FUNCTIONS: Final = frozenset(
    {
        ("builtins", "input"),
        ("builtins", "print"),
        ("io", "open"),
        ("_io", "open"),
        ("nt", "urandom"),
        ("posix", "getrandom"),
        ("posix", "urandom"),
    }
)

IMPURE_METHODS: Final = frozenset({"date.today", "datetime.now", "datetime.utcnow"})


class Purity:
    """A block in which calls are watched; afterwards `offence` names the last that was impure, or is None."""

    def __init__(self) -> None:
        self.offence: str | None = None

    def __enter__(self) -> Self:
        # What a collection of garbage sets off (callbacks, finalizers) is not the game's doing.
        self.collecting = gc.isenabled()
        gc.disable()
        self.before = sys.getprofile()
        sys.setprofile(self.hear)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        sys.setprofile(self.before)
        if self.collecting:
            gc.enable()

    def hear(self, frame: FrameType, event: str, function: Any) -> None:
        """A call event of the interpreter."""
        if event == "c_call":
            self.offence = impurity(function) or self.offence


def impurity(function: object) -> str | None:
    """The name of a built-in function that depends on more than its arguments, or None."""
    module = getattr(function, "__module__", None)
    name: str = getattr(function, "__qualname__", "")
    if module in IMPURE_MODULES or (module, name) in IMPURE_FUNCTIONS:
        return f"{module}.{name}"
    if name in IMPURE_METHODS:
        return name
    # The functions of the module `random` are methods of one generator shared by the process.
    return "the random module" if getattr(function, "__self__", None) is random._inst else None
