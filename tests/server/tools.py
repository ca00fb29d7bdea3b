"""A server in the same process, and clients that remember every byte they were sent."""

import asyncio
import contextlib
import functools
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ParamSpec

import aiohttp
from aiohttp import web

from tablee.server.app import HALL, make_app
from tablee.server.hall.hall import Hall
from tablee.server.http.entrance import Entrance
from tablee.server.run import listen
from tablee.server.settings import Pace, Quotas, Settings

P = ParamSpec("P")
Json = dict[str, Any]

LONGEST = 180.0
"""Seconds after which a scenario hangs."""
WAIT = 30.0
"""Seconds after which a frame will not come any more, also where a worker must be started first."""
PLENTY = Pace(burst=1e9, rate=1e9)
GENEROUS = Quotas(
    frames=PLENTY,
    crowd=PLENTY,
    chat=PLENTY,
    chat_address=PLENTY,
    chat_table=PLENTY,
    knock=PLENTY,
    knock_address=PLENTY,
    knock_table=PLENTY,
    requests=PLENTY,
    connects=PLENTY,
    creations=PLENTY,
    misses=PLENTY,
    heavy=PLENTY,
)


def scenario(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an asynchronous test, for a bounded time."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        async def bounded() -> None:
            await asyncio.wait_for(test(*args, **kwargs), LONGEST)

        asyncio.run(bounded())

    return run


class Server:
    """A server under test."""

    def __init__(
        self, url: str, hall: Hall | None = None, entrance: Entrance | None = None, app: web.Application | None = None
    ) -> None:
        self.url = url
        self.entrance = entrance
        self.app = app or web.Application()
        self.hall_or_none = hall
        self.guests: list[Guest] = []

    @property
    def hall(self) -> Hall:
        assert self.hall_or_none is not None
        return self.hall_or_none

    def guest(self, name: str = "") -> "Guest":
        """Somebody with a browser of their own."""
        guest = Guest(self.url, name)
        self.guests.append(guest)
        return guest

    async def table(self, *guests: "Guest", game: str = "tango", **extra: Any) -> list["Client"]:
        """A table of that game where these guests sit, in this order; the first is the host."""
        seats = extra.pop("seats", len(guests))
        made = await guests[0].post("/api/tables", {"game": game, "seats": seats, "name": guests[0].name, **extra})
        clients = [await guest.connect(made["code"]) for guest in guests]
        for seat, client in enumerate(clients[1:], 1):
            if client.guest.name:
                await client.ask("rename", name=client.guest.name)
            await client.ask("sit", seat=seat)
        return clients

    async def close(self) -> None:
        for guest in self.guests:
            await guest.close()


@asynccontextmanager
async def served(data: Path, **chosen: Any) -> AsyncIterator[Server]:
    """A server on a free port of this machine."""
    chosen.setdefault("quotas", GENEROUS)
    chosen.setdefault("bot_delay", (0.0, 0.0))
    app = await make_app(Settings(data=data, **chosen))
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    listening = listen("127.0.0.1", 0)
    entrance = Entrance(runner, app[HALL].settings)
    doors = await entrance.open(listening)
    server = Server(f"http://127.0.0.1:{listening.getsockname()[1]}", app[HALL], entrance, app)
    try:
        yield server
    finally:
        await server.close()
        doors.close()
        await runner.cleanup()


class Guest:
    """A browser: one cookie, any number of connections."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self.clients: list[Client] = []

    async def get(self, path: str, status: int = 200) -> Any:
        async with self.session.get(self.url + path) as response:
            assert response.status == status, await response.text()
            return await response.json()

    async def post(self, path: str, data: Any, status: int = 201) -> Any:
        async with self.session.post(self.url + path, json=data) as response:
            assert response.status == status, await response.text()
            return await response.json()

    async def put(self, path: str, data: Any, status: int = 200) -> Any:
        async with self.session.put(self.url + path, json=data) as response:
            assert response.status == status, await response.text()
            return await response.json()

    async def open(self, code: str, query: str = "") -> "Client":
        """A connection that has not said anything yet."""
        await self.get("/api/me")
        client = Client(self, code, query)
        await client.open()
        self.clients.append(client)
        return client

    async def connect(self, code: str, query: str = "", last: int | None = None) -> "Client":
        """A connection that has been welcomed."""
        client = await self.open(code, query)
        await client.hello(last)
        return client

    async def close(self) -> None:
        for client in self.clients:
            await client.close()
        await self.session.close()


class Refused(AssertionError):
    """The table said no."""

    def __init__(self, ack: Json) -> None:
        super().__init__(str(ack))
        self.ack = ack

    @property
    def problem(self) -> str:
        return str(self.ack.get("problem") or self.ack["refusal"]["key"])


class Client:
    """One connection: everything received is kept as it came, and versions are checked."""

    def __init__(self, guest: Guest, code: str, query: str = "") -> None:
        self.guest = guest
        self.code = code
        self.query = query
        self.texts: list[str] = []
        self.said: dict[str, Json] = {}
        """What was sent, by the id of its frame."""
        self.frames: list[Json] = []
        self.read = 0
        self.v: int | None = None
        self.count = 0
        self.lobby: Json = {}
        self.step: Json | None = None
        self.you: int | None = None
        self.host = False
        self.people: Json = {}
        """Whom a host was told of last."""
        self.outside: Json = {}
        """How somebody stands who has to knock; empty inside."""
        self.news = asyncio.Event()
        self.closed = False

    async def open(self) -> None:
        self.socket = await self.guest.session.ws_connect(f"{self.guest.url}/ws/{self.code}{self.query}")
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionResetError):  # a ping that is to be answered while the line is cut
            async for message in self.socket:
                if message.type is not aiohttp.WSMsgType.TEXT:
                    break
                self._take(message.data)
                self.news.set()
        self.closed = True
        self.news.set()

    def _take(self, text: str) -> None:
        self.texts.append(text)
        frame = json.loads(text)
        self.frames.append(frame)
        data = frame["d"]
        if frame["t"] == "welcome":
            self.v = frame["v"]
            self.you, self.host, self.lobby = data["you"], data["host"], data["lobby"]
            self.step = data.get("step")
            self.outside = {}
        elif "v" in frame:
            assert self.v is None or frame["v"] == self.v + 1, f"{self.v} then {frame['v']}"
            self.v = frame["v"]
        match frame["t"]:
            case "lobby":
                self.lobby = data
            case "step":
                self.step = data
            case "rewound":
                self.step = data["step"]
            case "you":
                self.you, self.host = data["seat"], data["host"]
            case "people":
                self.people = data
            case "outside":
                self.outside = data

    async def send(self, data: Json | str | bytes) -> None:
        if isinstance(data, bytes):
            await self.socket.send_bytes(data)
        else:
            await self.socket.send_str(data if isinstance(data, str) else json.dumps(data))

    def new_id(self) -> str:
        self.count += 1
        return f"{id(self):x}-{self.count}"

    async def say(self, kind: str, **data: Any) -> str:
        """Send a frame without waiting for the answer."""
        frame_id = self.new_id()
        self.said[frame_id] = data
        await self.send({"id": frame_id, "d": {"t": kind, **data}})
        return frame_id

    async def answer(self, frame_id: str) -> Json:
        """The acknowledgement of a frame."""
        frame = await self.until(lambda frame: frame["t"] == "ack" and frame["d"]["id"] == frame_id)
        return dict(frame["d"])

    async def ask(self, kind: str, **data: Any) -> Json:
        """Send a frame that must be granted."""
        ack = await self.answer(await self.say(kind, **data))
        if not ack["ok"]:
            raise Refused(ack)
        return ack

    async def refused(self, kind: str, **data: Any) -> str:
        """Send a frame that must be refused; the key of the reason."""
        try:
            await self.ask(kind, **data)
        except Refused as refused:
            return refused.problem
        raise AssertionError(f"{kind} was granted")

    async def hello(self, last: int | None = None) -> None:
        await self.ask("hello", **({} if last is None else {"last": last}))
        await self.until(lambda frame: frame["t"] in ("welcome", "you", "outside"))

    async def until(self, wanted: Callable[[Json], bool], start: int = 0) -> Json:
        """The first frame, among all received from number `start` on, that is wanted."""
        at = start
        async with asyncio.timeout(WAIT):
            while True:
                while at < len(self.frames):
                    if wanted(self.frames[at]):
                        return self.frames[at]
                    at += 1
                if self.closed:
                    raise ConnectionError(f"closed after {self.texts[-3:]}")
                self.news.clear()
                await self.news.wait()

    async def until_true(self, wanted: Callable[[], bool]) -> None:
        """Wait until something is so: here, or with somebody else whose news this connection does not hear."""
        async with asyncio.timeout(WAIT):
            while not wanted():
                if self.closed:
                    raise ConnectionError(f"closed after {self.texts[-3:]}")
                self.news.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.05)

    async def lobby_where(self, wanted: Callable[[Json], bool]) -> Json:
        await self.until_true(lambda: bool(self.lobby) and wanted(self.lobby))
        return self.lobby

    async def person(self, name: str, where: str = "here") -> str:
        """What the host calls somebody of that name who is here, or knocks."""

        def found() -> list[str]:
            return [str(one["id"]) for one in self.people.get(where, ()) if one.get("name", "") == name]

        await self.until_true(lambda: bool(found()))
        return found()[0]

    async def state_outside(self, state: str) -> Json:
        """Wait until somebody outside stands like that."""
        await self.until_true(lambda: self.outside.get("state") == state)
        return self.outside

    async def bye(self) -> Json:
        """The good-bye of the server, and the end of the connection."""
        frame = await self.until(lambda frame: frame["t"] == "bye")
        async with asyncio.timeout(WAIT):
            await self.reader
        return dict(frame["d"])

    @property
    def moves(self) -> list[Json]:
        return list((self.step or {}).get("moves", []))

    @property
    def over(self) -> bool:
        return self.lobby.get("phase") == "over"

    async def play(self, move: Json) -> Json:
        assert self.step is not None
        return await self.ask("play", move=move, at=self.step["at"])

    async def drop(self) -> None:
        """Lose the connection without a word."""
        transport = self.socket.get_extra_info("transport") or self.socket._response.connection.transport  # type: ignore[union-attr]
        transport.abort()
        await self.reader

    async def close(self) -> None:
        await self.socket.close()
        await self.reader


async def play_out(clients: list[Client], rng: random.Random, most: int = 3_000) -> None:
    """Everybody plays at random until the game is over."""
    for _ in range(most):
        await asyncio.wait_for(_somebody_acts(clients), WAIT)
        if all(client.over for client in clients):
            return
        for client in clients:
            if client.moves and not client.over:
                await client.play(rng.choice(client.moves))
    raise AssertionError("the game did not end")


async def play_on(client: Client, rng: random.Random) -> None:
    """Play at random to the end; a bot may be faster to react."""
    while not client.over:
        if client.moves:
            with contextlib.suppress(Refused):
                await client.play(rng.choice(client.moves))
        await asyncio.sleep(0.01)


async def _somebody_acts(clients: list[Client]) -> None:
    """Wait until somebody may move, or all know that it is over."""
    while not (any(client.moves for client in clients) or all(client.over for client in clients)):
        for client in clients:
            client.news.clear()
        waits = [asyncio.create_task(client.news.wait()) for client in clients]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()


async def eventually(true: Callable[[], bool | Awaitable[bool]], seconds: float = WAIT) -> None:
    """Wait, for a bounded time, until something is so."""
    async with asyncio.timeout(seconds):
        while True:
            found = true()
            if found if isinstance(found, bool) else await found:
                return
            await asyncio.sleep(0.01)
