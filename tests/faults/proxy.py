"""A proxy before PostgreSQL that cuts connections where a test says: at any byte or message of any statement.

A request is everything up to the message after which the server answers; its answer ends with ReadyForQuery. A cut
names a statement and how much of its request, or of its answer, still gets through.
"""

import contextlib
import socket
import struct
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy.engine import make_url

from .wire import ENDS_REQUEST, READY, Gone, Message, Statements, read_messages, read_startup

PORT = 5432


@dataclass(frozen=True)
class Bytes:
    """So many bytes."""

    count: int

    def of(self, messages: Sequence[Message]) -> bytes:
        return raw(messages)[: self.count]


@dataclass(frozen=True)
class Messages:
    """So many messages, whole."""

    count: int

    def of(self, messages: Sequence[Message]) -> bytes:
        return raw(messages[: self.count])


@dataclass(frozen=True)
class Share:
    """So large a part, from 0 to 1."""

    part: float

    def of(self, messages: Sequence[Message]) -> bytes:
        whole = raw(messages)
        return whole[: int(len(whole) * self.part)]


Amount: TypeAlias = Bytes | Messages | Share
NOTHING = Bytes(0)


@dataclass
class Cut:
    """Where a connection is to be cut. Without an amount the whole exchange gets through, and the end comes after it.

    Where only a part of the request gets through, there is no answer. Where the request gets through and only a part
    of the answer, the server has done all it was asked for before the connection is cut.
    """

    sql: str = ""
    """What the statement begins with; empty is any."""
    asked: Amount | None = None
    """How much of the request gets through."""
    answered: Amount | None = None
    """How much of the answer gets through."""
    skip: int = 0
    """Statements of that kind that are let through first."""
    late: threading.Event | None = None
    """The client is cut off before anything gets through; when this is set, the request arrives all the same."""
    met: threading.Event = field(default_factory=threading.Event)
    """Set when the statement was asked for."""
    done: threading.Event = field(default_factory=threading.Event)
    """Set when it has been cut."""
    request: list[Message] = field(default_factory=list)
    """What was asked for, once it is cut."""
    answer: list[Message] = field(default_factory=list)

    def wants(self, sql: str) -> bool:
        """Whether this statement is the one; each that is let through is counted."""
        if not sql.lstrip().upper().startswith(self.sql.upper()):
            return False
        self.skip -= 1
        return self.skip < 0


class Proxy:
    """Listens on a port of this machine for as long as it is entered."""

    def __init__(self, database: str) -> None:
        self.database = make_url(database)
        self.port = 0
        self.lock = threading.Lock()
        self.cuts: list[Cut] = []
        self.links: list[Link] = []
        self.flowing = threading.Event()
        self.flowing.set()
        self.listening: socket.socket | None = None
        self.seen: list[str] = []
        """Every statement that was asked for, cut or not."""

    def __enter__(self) -> "Proxy":
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.flowing.set()
        self.refuse()

    @property
    def url(self) -> str:
        """The database as it is found behind the proxy."""
        behind = self.database.set(host="127.0.0.1", port=self.port, query={"connect_timeout": "5"})
        return behind.render_as_string(hide_password=False)

    # What a test may do

    def arm(self, cut: Cut) -> Cut:
        """Cut the next exchange that fits, once."""
        with self.lock:
            self.cuts.append(cut)
        return cut

    def disarm(self) -> None:
        """Nothing more is cut."""
        with self.lock:
            self.cuts.clear()

    def cut_all(self) -> None:
        """Every connection ends now."""
        with self.lock:
            links, self.links = self.links, []
        for link in links:
            link.close()

    def refuse(self) -> None:
        """The database is down: no connection is left, and none is accepted."""
        listening, self.listening = self.listening, None
        if listening is not None:
            with contextlib.suppress(OSError):
                listening.shutdown(socket.SHUT_RDWR)  # wakes the thread that accepts
            listening.close()
        self.cut_all()

    def open(self) -> None:
        """The database is there, on the same port as before."""
        listening = socket.socket()
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", self.port))
        listening.listen(64)
        self.port = int(listening.getsockname()[1])
        self.listening = listening
        start_thread(self._accept, listening)

    def silence(self) -> None:
        """A black hole: connections stand and are accepted, and not a byte gets through."""
        self.flowing.clear()

    def resume(self) -> None:
        """What was held back in the silence gets through."""
        self.flowing.set()

    # What the links ask

    def cut_for(self, sql: str) -> Cut | None:
        """The cut that a statement has met."""
        with self.lock:
            self.seen.append(sql)
            found = next((cut for cut in self.cuts if cut.wants(sql)), None)
            if found is not None:
                self.cuts.remove(found)
            return found

    def forget(self, link: "Link") -> None:
        with self.lock, contextlib.suppress(ValueError):
            self.links.remove(link)

    def _accept(self, listening: socket.socket) -> None:
        while True:
            try:
                client, _ = listening.accept()
            except OSError:
                return
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else every answer waits for 40 ms
            link = Link(self, client)
            with self.lock:
                self.links.append(link)
            start_thread(link.run)

    def dial(self) -> socket.socket:
        """A connection to the database itself."""
        folder = self.database.query.get("host")
        if isinstance(folder, str) and folder.startswith("/"):
            upstream = socket.socket(socket.AF_UNIX)
            upstream.connect(f"{folder}/.s.PGSQL.{self.database.port or PORT}")
            return upstream
        return socket.create_connection((self.database.host or "127.0.0.1", self.database.port or PORT))


class Link:
    """One connection of a client, and the one behind it."""

    def __init__(self, proxy: Proxy, client: socket.socket) -> None:
        self.proxy = proxy
        self.client = client
        self.server: socket.socket | None = None
        self.statements = Statements()
        self.cut: Cut | None = None
        """What happens to the answer that is awaited."""

    def run(self) -> None:
        """From the first message to the end."""
        with contextlib.suppress(OSError, Gone, struct.error):
            first = read_startup(self.client)
            self.proxy.flowing.wait()
            self.server = self.proxy.dial()
            self.server.sendall(first.raw)
            start_thread(self._answer, self.server)
            self._ask(self.server)
        if self.cut is None or self.cut.late is None:
            self.close()

    def close(self) -> None:
        """Both ends."""
        self.proxy.forget(self)
        close(self.client)
        if self.server is not None:
            close(self.server)

    def _ask(self, server: socket.socket) -> None:
        """Hand on what the client asks, request by request."""
        request: list[Message] = []
        sql = ""
        for message in read_messages(self.client):
            request.append(message)
            sql = sql or self.statements.sql(message)
            if message.letter in ENDS_REQUEST:
                self.proxy.flowing.wait()
                if not self._pass_on(server, request, sql):
                    return
                request, sql = [], ""

    def _pass_on(self, server: socket.socket, request: list[Message], sql: str) -> bool:
        """One request; False if that is the end."""
        cut = self.proxy.cut_for(sql) if sql else None
        if cut is None:
            server.sendall(raw(request))
            return True
        cut.request = request
        cut.met.set()
        if cut.late is not None:
            self.cut = cut
            self.proxy.forget(self)
            close(self.client)
            cut.late.wait()
            server.sendall(raw(request))  # the answer, of which nobody hears, ends it
        elif cut.asked is not None:
            server.sendall(cut.asked.of(request))
            cut.done.set()
        else:
            self.cut = cut
            server.sendall(raw(request))
            return True
        return False

    def _answer(self, server: socket.socket) -> None:
        """Hand on what the server answers; the answer that is to be cut is gathered until it is whole."""
        with contextlib.suppress(OSError):
            for message in read_messages(server):
                self.proxy.flowing.wait()
                if self.cut is None:
                    self.client.sendall(message.raw)
                    continue
                self.cut.answer.append(message)
                if message.letter == READY:
                    self._break_off(self.cut)
                    break
        self.close()

    def _break_off(self, cut: Cut) -> None:
        """The client gets its part of the answer, and then nothing gets through any more."""
        if cut.late is None:
            self.client.sendall(raw(cut.answer) if cut.answered is None else cut.answered.of(cut.answer))
        self.close()
        cut.done.set()


def raw(messages: Sequence[Message]) -> bytes:
    return b"".join(message.raw for message in messages)


def close(end: socket.socket) -> None:
    """Close a socket that another thread may be reading."""
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def start_thread(work: Callable[..., None], *args: object) -> None:
    threading.Thread(target=work, args=args, name="tests-proxy", daemon=True).start()
