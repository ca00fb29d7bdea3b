"""What a game brings for other rooms: modules named here, and loaded by those rooms alone."""

from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple


class Rooms(NamedTuple):
    """The modules of a game that know a terminal, a server or learners; empty where it brings none. Rules import none
    of them."""

    terminal: str = ""
    """How a position is drawn in a terminal: `draw`, a `tablee.terminal.sketch.Draw`."""
    commands: str = ""
    """What else `tablee` can do: `COMMANDS`, a `tablee.terminal.commands.Command` for each name."""
    stock: str = ""
    """What must be there before a game begins in a terminal: `stocked`, a `tablee.terminal.stock.Stocked`."""
    interface: str = ""
    """What else browsers may ask, in types: `OPERATIONS`, each a `tablee.server.http.operations.Operation`."""
    settings: str = ""
    """What else the host of a server may choose: `SETTINGS`, each a `tablee.server.settings.Setting`."""
    http: str = ""
    """Who answers that: `answers`, given a `tablee.server.http.answers.Desk`."""
    care: str = ""
    """What `tablee doctor` looks at: `look`, which yields a `tablee.server.care.findings.Finding` for each thing."""
    envs: str = ""
    """How views and moves become numbers for learners: `encoding`, which makes a `tablee.envs.encoding.Encoding`."""


NO_ROOMS: Final = Rooms()


def enter(module: str) -> ModuleType | None:
    """The module of that name; None if there is no name."""
    return import_module(module) if module else None
