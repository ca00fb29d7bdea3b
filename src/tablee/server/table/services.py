"""What all tables share: the store, the bots, the settings. A table is given these, never the other tables."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tablee.server.clerks import Clerks
from tablee.server.guests.limits import Knocks, Talk
from tablee.server.lobby.long_options import Shelf
from tablee.server.lobby.seating import Seating
from tablee.server.settings import Settings
from tablee.server.store.store import Store
from tablee.server.workers import Workers


@dataclass(frozen=True)
class Services:
    """The services of one server."""

    settings: Settings
    store: Store
    workers: Workers
    talk: Talk
    knocks: Knocks
    open_table: Callable[[Seating], Awaitable[str]]
    """Put a new table in the hall and return its code."""
    forget: Callable[[str], None]
    """Take the table of that code out of memory."""
    shelf: Shelf = field(default_factory=Shelf)
    clerks: Clerks = field(default_factory=Clerks)
