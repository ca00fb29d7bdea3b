"""Nothing that a stranger asks keeps the others waiting: the worst of every request and of every frame, measured.

What is measured is the time of a processor that one turn of the event loop takes, on a loop of its own. A machine
slower than ours is allowed as much more as it needs for a plain sum.
"""

import asyncio
import io
import json
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final, get_args

import aiohttp
import pytest
from msgspec.structs import replace

import tablee
from tablee.kernel.record import dumps
from tablee.server.hall import replays
from tablee.server.hall.hall import new_seed
from tablee.server.lobby.seating import Phase, Seating, fill, new_seating
from tablee.server.play.live import LiveGame
from tablee.server.store.store import MOST_OWNED, Entry, written
from tablee.server.wire.client_frames import ClientFrame

from .pauses import Elsewhere, served_elsewhere
from .tools import Client, Guest, scenario

LONGEST: Final = 0.020
REPEATS: Final = 4
SUM: Final = 0.0026
"""Seconds of our machine for the sum below."""

CARD = '{{ value = 5, camp = "women", spot = "c1", fr = "{0:040d}", en = "{0:040d}", fr_note = "{1}" }},\n'
CONTEXTS = "contexts = [\n" + "".join(f'{{ key = "c{n}", fr = "c", en = "c" }},\n' for n in range(12)) + "]\n"
DECK = CONTEXTS + "atouts = [\n" + "".join(CARD.format(n, "n" * 30) for n in range(1_000)) + "]\n"
"""As many cards as a deck may have, and nearly as many letters."""
KNOT = "a." * 90_000 + "a = 1"
WRONG = "atouts = [" + "{}," * 60_000 + "]"
TABLES = "\n".join(f"[a{number}.b.c.d]" for number in range(13_000))
SEATED = {"game": "tapecho", "seats": 10}


def allowed() -> float:
    """How long a turn of the loop may take on this machine."""
    times = []
    for _ in range(5):
        began = time.thread_time()
        sum(number * number for number in range(100_000))
        times.append(time.thread_time() - began)
    return LONGEST * max(1.0, min(times) / SUM)


@dataclass(frozen=True)
class World:
    """A server with the worst tables in it."""

    elsewhere: Elsewhere
    long: str
    """The code of a long match that is over."""
    record: str
    """And its record."""
    deck: str
    """The code of a table with the largest deck."""
    cookies: dict[str, str]
    """Of somebody who has many such tables."""

    @property
    def url(self) -> str:
        return self.elsewhere.server.url


def long_match() -> tuple[Seating, tuple[Entry, ...], str]:
    """A match of Tarot with very many inputs, played to its end."""
    game, rng = tablee.game("tarot"), Random(1)
    seating = new_seating(
        game, seats=5, options={"rounds": 80}, host="g", name="G", seed=new_seed(), listed=False, clock=0
    )
    seating, _ = replays.begun(fill(seating, "random"), "g")
    live = LiveGame(seating)
    while live.state.outcome is None:
        if live.chance_acts:
            live.draw(frozenset(), 0.0)
        else:
            seat = live.state.acting[0]
            live.play(seat, rng.choice(list(live.state.moves(seat))), frozenset(), 0.0)
    entries = tuple(written(step) for step in live.log.inputs)
    return replace(seating, phase=Phase.OVER), entries, dumps(live.log.record())


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Built once: it takes a few seconds."""
    seating, entries, record = long_match()
    with served_elsewhere(tmp_path_factory.mktemp("pauses")) as elsewhere:
        create = elsewhere.server.hall.create
        long = elsewhere.do(create(seating, entries))
        yield World(elsewhere, long, record, *asyncio.run(hosted(elsewhere)))


async def hosted(elsewhere: Elsewhere) -> tuple[str, dict[str, str]]:
    """As many tables with the largest deck as somebody can have in their list: the code of one, and whose they are."""
    guest = Guest(elsewhere.server.url, "Ann")
    for _ in range(MOST_OWNED):
        made = await guest.post("/api/tables", {**SEATED, "options": {"deck": DECK}})
    cookies = {cookie.key: cookie.value for cookie in guest.session.cookie_jar}
    await guest.close()
    return str(made["code"]), cookies


Ask = Callable[[World, aiohttp.ClientSession], Awaitable[object]]


def get(path: str) -> Ask:
    async def ask(world: World, session: aiohttp.ClientSession) -> object:
        async with session.get(world.url + path.format(long=world.long, deck=world.deck)) as response:
            assert response.status in (200, 404), await response.text()
            return await response.read()

    return ask


def send(method: str, path: str, data: Callable[[World], Any]) -> Ask:
    async def ask(world: World, session: aiohttp.ClientSession) -> object:
        text = io.BytesIO(json.dumps(data(world)).encode())
        async with session.request(method, world.url + path, data=text) as response:
            assert response.status in (200, 201, 400, 404, 422), await response.text()
            return await response.read()

    return ask


def decks(path: str) -> list[Ask]:
    """Decks good and bad, each of its own, so that none is known already."""
    return [
        send("POST", path, lambda _, text=text: {**SEATED, "options": {"deck": f"{text}\n# {time.monotonic_ns()}\n"}})
        for text in (DECK, KNOT, WRONG, TABLES, "#" * 190_000)
    ] + [send("POST", path, lambda _: {**SEATED, "options": {f"o{number}": True for number in range(80_000)}})]


async def crowd(world: World, session: aiohttp.ClientSession) -> None:
    """Many tables in the list, each with somebody at it."""
    guests = [Guest(world.url, f"G{number}") for number in range(10)]
    for number in range(40):
        guest = guests[number % 10]
        made = await guest.post("/api/tables", {**SEATED, "listed": True, "options": {"deck": DECK}})
        await guest.connect(made["code"])
    assert len(await guests[0].get("/api/tables")) == 40
    for guest in guests:
        await guest.close()


async def wake(world: World, session: aiohttp.ClientSession) -> None:
    """A long match that sleeps is looked at."""
    world.elsewhere.loop.call_soon_threadsafe(world.elsewhere.server.hall.forget, world.long)
    guest = Guest(world.url, "Ann")
    await guest.connect(world.long)
    await guest.close()


WORST: Final[dict[tuple[str, str], list[Ask]]] = {
    ("GET", "/api/games"): [get("/api/games")],
    ("GET", "/api/games/{game}/page/{lang}"): [get("/api/games/tapecho/page/fr"), get("/api/games/tapecho/page/en")],
    ("GET", "/api/games/{game}/tile.svg"): [get("/api/games/tapecho/tile.svg")],
    ("GET", "/api/texts/{lang}"): [get("/api/texts/fr")],
    ("GET", "/api/house"): [get("/api/house")],
    ("GET", "/api/me"): [get("/api/me")],
    ("PUT", "/api/me"): [send("PUT", "/api/me", lambda _: {"name": "é" * 64})],
    ("GET", "/api/mine"): [get("/api/mine")],
    ("GET", "/api/openapi.json"): [get("/api/openapi.json")],
    ("GET", "/api/tables"): [crowd],
    ("POST", "/api/tables"): decks("/api/tables"),
    ("GET", "/api/tables/{code}"): [get("/api/tables/{deck}")],
    ("GET", "/api/tables/{code}/log"): [get("/api/tables/{long}/log?before=999999")],
    ("GET", "/api/tables/{code}/names"): [get("/api/tables/{deck}/names")],
    ("GET", "/api/tables/{code}/record"): [get("/api/tables/{long}/record")],
    ("GET", "/api/tables/{code}/replay"): [get("/api/tables/{long}/replay")],
    ("POST", "/api/options"): decks("/api/options"),
    ("POST", "/api/verify"): [
        send("POST", "/api/verify", lambda world: {"record": world.record}),
        send("POST", "/api/verify", lambda _: {"record": "[" * 1_390_000}),
        send("POST", "/api/verify", lambda _: {"record": '"\\' * 300_000}),
    ],
    ("POST", "/api/positions"): [
        send("POST", "/api/positions", lambda world: {"record": world.record, "at": 2_990, "seat": 0}),
    ],
    ("GET", "/api/words"): [get("/api/words")],
    ("GET", "/api/words/{lexicon}"): [get("/api/words/primer?word=" + "mangerions" * 20)],
    ("POST", "/api/daily"): [
        send("POST", "/api/daily", lambda _: {"date": "2026-01-01", "words": ["mangerions"] * 400, "over": True}),
    ],
    ("GET", "/healthz"): [get("/healthz")],
    ("GET", "/readyz"): [get("/readyz")],
    ("GET", "/{path}"): [get("/"), get("/" + "a/" * 3_000)],
    ("GET", "/ws/{code}"): [wake],
}
"""The worst that may be asked of every address."""


def test_every_address_is_tried(world: World) -> None:
    routes = world.elsewhere.server.app.router.routes()
    asked = {(route.method, route.resource.canonical) for route in routes if route.resource and route.method != "HEAD"}
    assert asked == set(WORST)


def is_brief(pause: Callable[[], float]) -> bool:
    """Whether a pause is as short as it must be, if not at once then at another try: what it always takes counts."""
    return any(pause() <= allowed() for _ in range(REPEATS))


@pytest.mark.parametrize("address", list(WORST), ids=" ".join)
def test_no_request_keeps_the_others_waiting(world: World, address: tuple[str, str]) -> None:
    for ask in WORST[address]:

        async def once(ask: Ask = ask) -> None:
            async with aiohttp.ClientSession(cookies=world.cookies) as session:
                await ask(world, session)

        assert is_brief(lambda once=once: world.elsewhere.pause(lambda: asyncio.run(once())))


def test_who_keeps_the_loop_is_found_out(world: World) -> None:
    async def selfish() -> None:
        until = time.thread_time() + 2 * allowed()
        while time.thread_time() < until:
            pass

    assert world.elsewhere.pause(lambda: world.elsewhere.do(selfish())) > allowed()


# Frames


Say = Callable[[Client], Awaitable[object]]


def say(kind: str, **data: Any) -> Say:
    async def said(client: Client) -> object:
        return await client.answer(await client.say(kind, **data))

    return said


async def set_deck(client: Client) -> None:
    """The deck again, by its mark, with other options."""
    deck = client.lobby["options"]["deck"]
    await client.answer(await client.say("set-table", options={"deck": deck, "seconds": 10}, seats=9))
    await client.answer(await client.say("set-table", options={"deck": deck}, seats=10))


async def start(client: Client) -> None:
    for seat in range(1, 10):
        await client.ask("set-bot", seat=seat, level="easy")
    await client.ask("start", without=list(range(10)))


async def greet(client: Client) -> None:
    """Another connection, and what it must be told."""
    await (await client.guest.connect(client.code)).close()


async def rematch(client: Client) -> None:
    await client.answer(await client.say("rematch"))


FRAMES: Final[dict[str, list[Say]]] = {
    "hello": [greet],
    "rename": [say("rename", name="é" * 24)],
    "portray": [say("portray", face=48)],
    "sit": [say("sit", seat=9)],
    "stand": [say("stand")],
    "set-bot": [say("set-bot", seat=9, level="easy")],
    "set-table": [set_deck, say("set-table", options={f"o{number}": True for number in range(500)})],
    "set-game": [say("set-game", game="tacta"), say("set-game", game="é" * 32)],
    "add-word": [say("add-word", word="é" * 64)],
    "wish": [say("wish", letter="w")],
    "start": [start],
    "play": [say("play", move=json.loads("[" * 900 + "]" * 900), at=0), say("play", move={"type": "x" * 7_000}, at=0)],
    "go-on": [say("go-on", at=2**63 - 1)],
    "standing-no": [say("standing-no", span="game")],
    "ask-undo": [say("ask-undo")],
    "answer-undo": [say("answer-undo", agree=True)],
    "chat": [say("chat", text="é" * 280)],
    "react": [say("react", sign="thinking")],
    "knock": [say("knock", name="é" * 24)],
    "admit": [say("admit", who="é" * 16, agree=True)],
    "remove": [say("remove", who="é" * 16)],
    "mute": [say("mute", who="é" * 16, quiet=True)],
    "lock": [say("lock", locked=True), say("lock", locked=False)],
    "free": [say("free", seat=9)],
    "hand-over": [say("hand-over", seat=0)],
    "rematch": [rematch],
    "ping": [say("ping")],
}
"""The worst of every frame, at a table with the largest deck."""


def test_every_frame_is_tried() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(ClientFrame)} == set(FRAMES)


@pytest.mark.parametrize("kind", list(FRAMES))
def test_no_frame_keeps_the_others_waiting(world: World, kind: str) -> None:
    for said in FRAMES[kind]:

        def once(said: Say = said) -> float:
            return asyncio.run(asked(said))

        async def asked(said: Say) -> float:
            guest = Guest(world.url, "Ann")
            code = (await guest.post("/api/tables", {**SEATED, "options": {"deck": DECK}}))["code"]
            client = await guest.connect(code)
            world.elsewhere.forget()
            await said(client)
            longest = world.elsewhere.longest()
            await guest.close()
            return longest

        assert is_brief(once)


@scenario
async def test_a_hello_in_a_long_match_keeps_nobody_waiting(world: World) -> None:
    guest = Guest(world.url, "Ann")
    client = await guest.connect(world.long)
    pauses = []
    for _ in range(REPEATS):
        world.elsewhere.forget()
        await greet(client)
        await rematch(client)
        pauses.append(world.elsewhere.longest())
    await guest.close()
    assert min(pauses) <= allowed()
