"""Stores to be cared for."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal, NamedTuple

from tablee.server.store.store import sqlite_url

Kind = Literal["sqlite", "postgresql"]


class House(NamedTuple):
    """Where a server keeps its things."""

    data: Path
    store: str
    """As the setting has it: empty is SQLite in the folder."""

    @property
    def url(self) -> str:
        return self.store or sqlite_url(self.data)

    @property
    def options(self) -> tuple[str, ...]:
        """The same for a command."""
        return ("--data", str(self.data), *(("--store", self.store) if self.store else ()))


class Stores:
    """Makes new ones."""

    def __init__(self, folder: Path, database: Callable[[], str]) -> None:
        self.folder = folder
        self.database = database
        self.count = 0

    def new(self, kind: Kind) -> House:
        self.count += 1
        return House(self.folder / f"house-{self.count}", "" if kind == "sqlite" else self.database())
