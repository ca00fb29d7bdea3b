"""What all tables share: the store, the bots, the settings. A table is given the house, never the other tables."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from tablee.server.bots import Thinkers
from tablee.server.limits import Talk
from tablee.server.seating import Seating
from tablee.server.settings import Settings
from tablee.server.shelf import Shelf
from tablee.server.store import Store


@dataclass(frozen=True)
class House:
    """The services of one server."""

    settings: Settings
    store: Store
    thinkers: Thinkers
    talk: Talk
    open_table: Callable[[Seating], Awaitable[str]]
    """Put a new table in the hall and return its code."""
    forget: Callable[[str], None]
    """Take the table of that code out of memory."""
    shelf: Shelf = field(default_factory=Shelf)
