"""What comes over the wire twice, late, broken, too big, too fast, or from the wrong place."""

import asyncio
import json
import random
from pathlib import Path

import aiohttp
import pytest

from tablee.server.settings import Pace, Quotas

from ..tools import GENEROUS, WAIT, Client, Server, eventually, play_out, scenario, served


async def started(server: Server, seats: int = 2, game: str = "tango") -> list[Client]:
    """A game under way."""
    clients = await server.table(*(server.guest(f"P{seat}") for seat in range(seats)), game=game)
    await clients[0].ask("start")
    for client in clients:
        await client.until_true(lambda client=client: client.step is not None and client.v == clients[0].v)
    return clients


def actor_of(clients: list[Client]) -> Client:
    return next(client for client in clients if client.moves)


@scenario
async def test_the_same_frame_again_counts_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        actor = actor_of(clients)
        assert actor.step is not None
        at = actor.step["at"]
        play = {"id": "once", "d": {"t": "play", "move": actor.moves[0], "at": at}}
        for _ in range(3):
            await actor.send(play)
        await actor.until_true(lambda: sum(f["t"] == "ack" and f["d"]["id"] == "once" for f in actor.frames) == 3)
        answers = [f["d"] for f in actor.frames if f["t"] == "ack" and f["d"]["id"] == "once"]
        assert answers == [{"id": "once", "ok": True}] * 3
        assert actor.step["at"] == at + 1
        refused = {"id": "twice", "d": {"t": "play", "move": play["d"]["move"], "at": at + 1}}  # type: ignore[index]
        first = await actor.guest.connect(actor.code)
        for _ in range(2):
            await first.send(refused)
        await first.until_true(lambda: sum(f["t"] == "ack" and f["d"]["id"] == "twice" for f in first.frames) == 2)
        answers = [f["d"] for f in first.frames if f["t"] == "ack" and f["d"]["id"] == "twice"]
        assert answers[0] == answers[1]
        assert answers[0]["refusal"]["key"] == "not-your-turn"


@scenario
async def test_a_frame_resent_on_a_new_connection_counts_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        actor = actor_of(clients)
        assert actor.step is not None
        play = {"id": "lost-ack", "d": {"t": "play", "move": actor.moves[0], "at": actor.step["at"]}}
        await actor.send(play)
        await actor.answer("lost-ack")
        last = actor.v
        await actor.drop()
        again = await actor.guest.connect(actor.code, last=last)
        await again.send(play)
        assert (await again.answer("lost-ack"))["ok"] is True
        other = next(client for client in clients if client is not actor)
        await other.until_true(lambda: other.step is not None and bool(other.moves))
        assert other.step["at"] == play["d"]["at"] + 1  # type: ignore[index,operator]


@scenario
async def test_reconnecting_brings_what_was_missed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server, seats=3)
        first = clients.index(actor_of(clients))
        lost = clients.pop((first + 2) % 3)
        guest, last = lost.guest, lost.v
        await lost.drop()
        await clients[0].lobby_where(lambda lobby: not lobby["seats"][lost.you].get("present", True))
        rng = random.Random(5)
        for _ in range(6):
            actor = next((client for client in clients if client.moves), None)
            if actor is None:
                break
            await actor.play(rng.choice(actor.moves))
            await asyncio.sleep(0.02)
        back = Client(guest, lost.code)
        await back.open()
        guest.clients.append(back)
        back.v = last
        await back.hello(last)
        kinds = [frame["t"] for frame in back.frames]
        assert "welcome" not in kinds
        assert kinds[0] == "ack"
        await back.until_true(lambda: back.v == clients[0].v)
        steps = [frame for frame in back.frames if frame["t"] == "step"]
        places = [frame["d"]["at"] for frame in steps]
        assert places == list(range(places[0], places[-1] + 1))
        live = {frame["v"]: frame for frame in clients[0].frames if "v" in frame and frame["t"] == "step"}
        for frame in steps:
            assert frame["d"]["events"] == live[frame["v"]]["d"]["events"]
        await play_out([*clients, back], rng)


@scenario
async def test_an_old_or_foreign_version_brings_a_welcome(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        assert clients[0].v is not None
        for last in (0, 17, clients[0].v + 1000, clients[0].v - 200, -5):
            client = await clients[0].guest.open(clients[0].code)
            await client.hello(last)
            assert any(frame["t"] == "welcome" for frame in client.frames)
            await client.close()


MALFORMED = [
    "",
    "null",
    "[]",
    "{",
    '{"id":"a"}',
    '{"id":"a","d":{}}',
    '{"id":"a","d":{"t":"no-such-thing"}}',
    '{"id":"a","d":{"t":"sit"}}',
    '{"id":"a","d":{"t":"sit","seat":-1}}',
    '{"id":"a","d":{"t":"sit","seat":0,"more":1}}',
    '{"id":"a","d":{"t":"chat","text":""}}',
    '{"id":"a","d":{"t":"chat","text":"' + "x" * 281 + '"}}',
    '{"id":"","d":{"t":"ping"}}',
    '{"id":5,"d":{"t":"ping"}}',
    '{"d":{"t":"ping"}}',
    '{"id":"' + "i" * 37 + '","d":{"t":"ping"}}',
    '{"id":"a","d":{"t":"play","at":1}}',
    '{"id":"a","d":{"t":"play","move":{"type":"dance"},"at":1e99}}',
    "[" * 4000,
    '{"id":"a","d":' + '{"t":' * 1000,
    '{"id":"\\ud800","d":{"t":"ping"}}',
]


@scenario
async def test_malformed_frames_are_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        actor = actor_of(clients)
        before = actor.step
        for number, text in enumerate(MALFORMED):
            count = len(actor.frames)
            await actor.send(text)
            ack = await actor.until(lambda frame: frame["t"] == "ack", start=count)
            assert ack["d"]["ok"] is False, text
            assert ack["d"]["problem"] in ("frame-malformed",), (number, text[:60])
        await actor.send(b'{"id":"b","d":{"t":"ping"}}')
        ack = await actor.until(lambda frame: frame["t"] == "ack" and frame["d"].get("problem") == "frame-binary")
        assert ack["d"]["id"] == ""
        assert actor.step == before
        await actor.ask("ping")
        await actor.play(actor.moves[0])


@scenario
async def test_the_id_of_a_malformed_frame_is_repeated(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        await clients[0].send('{"id":"known","d":{"t":"nonsense"}}')
        assert (await clients[0].answer("known"))["problem"] == "frame-malformed"


@scenario
async def test_frames_before_hello_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        silent = await server.guest().open(clients[0].code)
        for kind, data in (("ping", {}), ("chat", {"text": "hi"}), ("sit", {"seat": 0}), ("start", {})):
            assert await silent.refused(kind, **data) == "hello-first"
        assert await silent.refused("play", move={"type": "dance", "dancer": 0, "steps": 1}, at=0) == "hello-first"
        own = await clients[0].guest.open(clients[0].code)
        assert await own.refused("play", move={"type": "dance", "dancer": 0, "steps": 1}, at=0) == "hello-first"
        assert len(silent.frames) == 5, "nothing is told to who has not said hello"


@pytest.mark.parametrize("size", [9_000, 40_000, 200_000])
@scenario
async def test_an_oversized_frame_ends_the_connection(tmp_path: Path, size: int) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        await clients[1].send('{"id":"a","d":{"t":"chat","text":"' + "x" * size + '"}}')
        async with asyncio.timeout(WAIT):
            await clients[1].reader
        assert clients[1].socket.close_code == 1009
        if size < 30_000:
            assert clients[1].frames[-1] == {"t": "bye", "d": {"reason": "too-big", "retry": 1000}}
        await clients[0].lobby_where(lambda lobby: not lobby["seats"][1].get("present", True))
        back = await clients[1].guest.connect(clients[1].code)
        assert back.step == clients[1].step or back.step is not None


@scenario
async def test_too_many_frames_end_the_connection(tmp_path: Path) -> None:
    quotas = Quotas(frames=Pace(burst=15, rate=5), connects=GENEROUS.connects)
    async with served(tmp_path, quotas=quotas) as server:
        clients = await started(server)
        for _ in range(30):
            if clients[1].closed:
                break
            await clients[1].say("ping")
        bye = await clients[1].bye()
        assert bye["reason"] == "too-fast"
        assert bye["retry"] > 0
        assert clients[1].socket.close_code == 1008
        await clients[0].ask("ping")


@scenario
async def test_too_many_connections_of_an_address(tmp_path: Path) -> None:
    quotas = Quotas(connects=Pace(burst=5, rate=0.01), sockets=3)
    async with served(tmp_path, quotas=quotas) as server:
        clients = await started(server)
        third = await server.guest().connect(clients[0].code)
        fourth = await server.guest().open(clients[0].code)
        assert (await fourth.bye())["reason"] == "too-many"
        await third.close()
        await eventually(lambda: clients[0].lobby.get("spectators", 0) == 0)
        for _ in range(2):
            last = await server.guest().open(clients[0].code)
            if (await_bye := await _bye_or_none(last)) is not None:
                assert await_bye["reason"] in ("too-fast", "too-many")
        last = await server.guest().open(clients[0].code)
        assert (await last.bye())["reason"] in ("too-fast", "too-many")


async def _bye_or_none(client: Client) -> dict[str, object] | None:
    try:
        await client.hello()
    except (ConnectionError, aiohttp.ClientError):
        return next((dict(frame["d"]) for frame in client.frames if frame["t"] == "bye"), None)
    return None


@scenario
async def test_the_fifth_tab_replaces_the_first(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        tabs = [await clients[0].guest.connect(clients[0].code) for _ in range(4)]
        assert (await clients[0].bye())["reason"] == "replaced"
        for tab in tabs:
            await tab.ask("ping")
        assert clients[1].lobby["seats"][0].get("present", True)


@scenario
async def test_no_such_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        for code in ("BCDFGH", "short", "AAAAAA", "%00%00"):
            client = await server.guest().open(code)
            bye = await client.bye()
            assert bye == {"reason": "gone", "retry": 0}


@scenario
async def test_a_foreign_origin_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path, public_url="https://tablee.example") as server:
        clients = await started(server)
        guest = clients[0].guest
        url = f"{server.url}/ws/{clients[0].code}"
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "https://tablee.example.evil.example"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await guest.session.ws_connect(url, origin=origin)
            assert refused.value.status == 403
            async with guest.session.put(f"{server.url}/api/me", json={"name": "X"}, headers={"Origin": origin}) as put:
                assert put.status == 403
                assert (await put.json())["key"] == "origin-foreign"
        for origin in (server.url, "https://tablee.example"):
            async with guest.session.ws_connect(url, origin=origin) as socket:
                await socket.send_str('{"id":"1","d":{"t":"hello"}}')
                assert json.loads((await socket.receive()).data)["t"] == "ack"


@scenario
async def test_a_seat_belongs_to_its_token(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        actor = actor_of(clients)
        assert actor.step is not None
        thief = server.guest("Thief")
        await thief.get("/api/me")
        cookie = next(cookie for cookie in actor.guest.session.cookie_jar if cookie.key == "tablee").value
        own = next(cookie for cookie in thief.session.cookie_jar if cookie.key == "tablee").value
        name, _, seal = cookie.partition(".")
        forged = [
            name,
            f"{name}.",
            f"{name}.{own.partition('.')[2]}",
            f"{name}.{seal[:-1]}",
            f"{name}.{seal}x",
            ".",
            "",
        ]
        for token in forged:
            thief.session.cookie_jar.clear()
            thief.session.cookie_jar.update_cookies({"tablee": token})
            client = Client(thief, actor.code)
            await client.open()
            thief.clients.append(client)
            await client.hello()
            assert client.you is None
            assert not client.moves
            assert await client.refused("play", move=actor.moves[0], at=actor.step["at"]) == "not-seated"
            assert await client.refused("sit", seat=actor.you) == "seat-taken"
        await actor.play(actor.moves[0])


@scenario
async def test_what_is_out_of_order_is_stale(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await started(server)
        actor = actor_of(clients)
        assert actor.step is not None
        at, moves = actor.step["at"], actor.moves
        second = await actor.say("play", move=moves[1], at=at + 2)
        first = await actor.say("play", move=moves[0], at=at)
        assert (await actor.answer(second))["problem"] == "stale"
        assert (await actor.answer(first))["ok"]
        third = await actor.say("play", move=moves[0], at=at)
        answer = await actor.answer(third)
        assert answer["ok"] is False
        assert answer.get("problem") == "stale"
