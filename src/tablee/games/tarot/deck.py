"""The pack of Tarot décalé as its data file lists it (T1-T3)."""

from importlib.resources import files
from typing import Final

import msgspec


class SchoolCard(msgspec.Struct, frozen=True):
    """A card that each school has."""

    name: str
    code: str
    strength: int
    points: int


class Deck(msgspec.Struct, frozen=True):
    """The components as the data file lists them."""

    schools: tuple[str, ...]
    atouts: int
    bouts: tuple[int, ...]
    bout_points: int
    school_card: tuple[SchoolCard, ...]


DECK: Final = msgspec.toml.decode((files(__package__) / "deck.toml").read_bytes(), type=Deck)
