"""Who answers what games may be asked besides: a module of the game, given what it needs of the house."""

from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

from aiohttp import web

from tablee.kernel.registry import brought
from tablee.server.clerks import Clerks
from tablee.server.http.door import Door
from tablee.server.settings import Settings


class Desk(NamedTuple):
    """What a game may use of the house."""

    settings: Settings
    door: Door
    """Reads what comes in."""
    clerks: Clerks
    """Read the texts of strangers, in processes of their own."""


class Answers(Protocol):
    """The answers of a game."""

    def routes(self) -> list[web.RouteDef]:
        """Where each is found; `/api/games` and all else that the house answers is the house's."""

    def prepare(self) -> None:
        """Make ready what takes a while; returns at once."""

    async def close(self) -> None:
        """Nobody asks any more."""


def all_answers(desk: Desk) -> list[Answers]:
    """The answers of all games that have some of their own."""
    return [cast(Callable[[Desk], Answers], module.answers)(desk) for _, module in brought("http")]
