"""Tablée: a table for French games, and their rules as a library."""

# The package of the games is loaded first: loaded later, it would take the place of the function `games`.
import tablee.games  # noqa: F401
from tablee.kernel.errors import (
    BadMessage,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalMove,
    TableeError,
    UnknownEdition,
    UnknownGame,
)
from tablee.kernel.fairness import Fairness, promise
from tablee.kernel.game import AnyGame, Bot, Game, State, narrate
from tablee.kernel.log import Log, replay, transcript, verify
from tablee.kernel.messages import Event, Move, Outcome, Refusal, TimeUp, View, Window
from tablee.kernel.record import Input, Record, Sitter, dump, dumps, load, loads
from tablee.kernel.registry import add, game, games
from tablee.kernel.seats import CHANCE, CLOCK, Seat

__all__ = [
    "CHANCE",
    "CLOCK",
    "AnyGame",
    "BadMessage",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Bot",
    "Event",
    "Fairness",
    "Game",
    "IllegalMove",
    "Input",
    "Log",
    "Move",
    "Outcome",
    "Record",
    "Refusal",
    "Seat",
    "Sitter",
    "State",
    "TableeError",
    "TimeUp",
    "UnknownEdition",
    "UnknownGame",
    "View",
    "Window",
    "add",
    "dump",
    "dumps",
    "game",
    "games",
    "load",
    "loads",
    "narrate",
    "promise",
    "replay",
    "transcript",
    "verify",
]
