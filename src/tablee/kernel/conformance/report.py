"""What conformance found, as data: one row a law."""

import msgspec


class LawBroken(Exception):
    """A game breaks a law; the message says at which table, after which input, and how."""

    def __init__(self, law: int, message: str) -> None:
        self.law = law
        self.message = message
        super().__init__(f"law {law}: {message}")


class Row(msgspec.Struct, frozen=True):
    """One law, and what came of it."""

    law: int
    """Its number, from 1 to 9."""
    title: str
    """The key of its title in the texts, such as `law-fold`."""
    games: int
    """How many games were tried, the one that broke the law included."""
    checks: int
    """How many checks those that kept the law have passed."""
    failure: str | None = None
    """How the law was broken; None if it was kept."""


class Report(msgspec.Struct, frozen=True):
    """All laws for one game."""

    game: str
    """Its code name."""
    seed: int
    """What the games tried follow from: the same seed tries the same games."""
    rows: tuple[Row, ...]

    @property
    def broken(self) -> tuple[Row, ...]:
        """The laws that were broken; none if the game is sound."""
        return tuple(row for row in self.rows if row.failure is not None)
