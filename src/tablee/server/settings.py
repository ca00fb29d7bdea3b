"""What the host of a server may choose, from the command line and the environment."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from tablee.kernel.errors import TableeError

N = TypeVar("N", int, float)

PREFIX: Final = "TABLEE_"
"""Every option of `tablee serve` is also an environment variable: `TABLEE_PORT` is `--port`."""


@dataclass(frozen=True, kw_only=True)
class Pace:
    """How much one may do: so much at once, and so much a second after that."""

    burst: float
    rate: float


@dataclass(frozen=True, kw_only=True)
class Quotas:
    """What a connection, an address or a player may do before the door closes."""

    frames: Pace = Pace(burst=60, rate=20)
    """Frames of one connection, of whatever kind: pings and pieces of a message count too."""
    crowd: Pace = Pace(burst=2_000, rate=400)
    """Frames of all connections of one address."""
    chat: Pace = Pace(burst=6, rate=0.5)
    """Lines of chat of one player."""
    chat_address: Pace = Pace(burst=24, rate=2)
    """Lines of chat of one address, whoever says them."""
    chat_table: Pace = Pace(burst=40, rate=4)
    """Lines of chat at one table: more than one address can say."""
    knock: Pace = Pace(burst=4, rate=0.05)
    """Knocks of one guest at locked tables."""
    knock_address: Pace = Pace(burst=12, rate=0.2)
    """Knocks of one address, whoever knocks."""
    knock_table: Pace = Pace(burst=24, rate=0.4)
    """Knocks that the host of one table hears."""
    requests: Pace = Pace(burst=200, rate=40)
    """Requests of one address to the JSON interface, and to pages that look into the machine."""
    connects: Pace = Pace(burst=120, rate=10)
    """New connections of one address: a class behind one router arrives together."""
    creations: Pace = Pace(burst=40, rate=0.5)
    """New tables of one address."""
    misses: Pace = Pace(burst=30, rate=0.5)
    """Codes of one address that no table has: guessing is slow."""
    heavy: Pace = Pace(burst=60, rate=3)
    """Records of one address to be replayed or checked."""
    waiting: int = 256
    """Connections of one address that have not said what they want: a class behind one router has six each."""
    uploads: int = 8
    all_uploads: int = 40
    """Large bodies that are being sent at one time, of one address and of all."""
    streams: int = 12
    all_streams: int = 48
    """Replays and records that are being read at one time, of one address and of all."""
    sockets: int = 600
    """Connections of one address at one time."""
    tabs: int = 4
    """Connections of one player to one table; the oldest gives way."""
    frame_bytes: int = 8_192
    body_bytes: int = 1_500_000
    backlog_bytes: int = 512_000
    """What may wait for a slow reader before it is cut off."""


class Setting(NamedTuple):
    """A number that a game lets the host choose besides: `--NAME`, which the sentence `cli-serve-NAME` explains."""

    name: str
    usual: int
    """What `tablee serve` takes where nothing is said."""


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The whole server."""

    host: str = "0.0.0.0"  # phones in the room must reach it
    port: int = 8080
    admin_host: str = "127.0.0.1"
    admin_port: int = 0
    """Where the figures are shown; 0 is nowhere."""
    data: Path = field(default_factory=lambda: default_data())
    """Where the key and the games are kept."""
    store: str = ""
    """The URL of a database; empty is SQLite in the data folder."""
    public_url: str = ""
    """How the world calls this server, if not by its address."""
    proxy: bool = False
    """Whether a reverse proxy in front says who is calling."""
    workers: int = 1
    """Processes in which bots think."""
    bot_delay: tuple[float, float] = (0.5, 1.1)
    """Seconds a bot seems to think: drawn without regard to the position."""
    grace: float = 25.0
    """Seconds before a bot keeps the seat of somebody whose connection is lost, and before a lost host is replaced."""
    linger: float = 60.0
    """Seconds a table without viewers stays in memory."""
    keep: int = 0
    """Days after which a table where nobody was is taken away; 0 is never."""
    games: Mapping[str, int] = field(default_factory=dict)
    """What games let the host choose besides, by name."""
    quotas: Quotas = Quotas()


def default_data() -> Path:
    """The user's own folder for data."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "tablee"


def from_environment(name: str, fallback: str, environment: Mapping[str, str] = os.environ) -> str:
    """The value of an option in the environment."""
    return environment.get(variable(name), fallback)


def variable(name: str) -> str:
    """The environment variable of an option."""
    return PREFIX + name.upper().replace("-", "_")


def number_of(name: str, kind: type[N]) -> Callable[[str], N]:
    """Reads an option that is a number; TableeError if it is none."""

    def read(text: str) -> N:
        try:
            return kind(text)
        except ValueError:
            raise TableeError("setting-no-number", option=f"--{name}", variable=variable(name), text=text) from None

    return read
