"""The JSON interface, page by page; and what every answer carries."""

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from tablee import CHANCE, loads
from tablee.server.hall import replays
from tablee.server.settings import Pace, Quotas

from ..tools import Server, play_out, scenario, served


async def finished(server: Server, game: str = "tango", seats: int = 2, **options: Any) -> tuple[str, str, list[Any]]:
    """A game played to its end: its code, its record, the clients."""
    clients = await server.table(*(server.guest(f"P{seat}") for seat in range(seats)), game=game, options=options)
    await clients[0].ask("start")
    await play_out(clients, random.Random(1))
    async with clients[0].guest.session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
        return clients[0].code, await response.text(), clients


@scenario
async def test_games(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        games = {game["name"]: game for game in await server.guest().get("/api/games")}
        assert {"tango", "tarot"} <= set(games)
        assert games["tango"]["players"] == [2, 3, 4]
        options = {option["name"]: option for option in games["tango"]["options"]}
        assert options["cells"] == {"name": "cells", "kind": "choice", "default": 16, "choices": [12, 16, 24]}
        assert options["first"] == {"name": "first", "kind": "seat", "optional": True}
        options = {option["name"]: option for option in games["tarot"]["options"]}
        assert options["bets"] == {"name": "bets", "kind": "flag", "default": False}
        assert options["rounds"] == {"name": "rounds", "kind": "number", "least": 1, "most": 10_000, "optional": True}
        assert "steady" in games["tarot"]["levels"]


@scenario
async def test_the_house_says_where_others_find_it(tmp_path: Path) -> None:
    async with served(tmp_path, public_url="https://table.example") as server:
        house = await server.guest().get("/api/house")
        assert house["url"] == "https://table.example"
        assert house["languages"] == [{"code": "fr", "name": "Français"}, {"code": "en", "name": "English"}]
    async with served(tmp_path, host="127.0.0.1") as server:
        assert (await server.guest().get("/api/house"))["url"] == server.url


@scenario
async def test_me(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        assert await guest.get("/api/me") == {"name": ""}
        assert await guest.put("/api/me", {"name": " Zoé\u202e  "}) == {"name": "Zoé"}
        assert await guest.get("/api/me") == {"name": "Zoé"}
        assert (await guest.put("/api/me", {"name": "\u200b"}, status=422))["key"] == "name-empty"
        assert (await guest.put("/api/me", {"nom": "x"}, status=400))["key"] == "request-malformed"
        assert await server.guest().get("/api/me") == {"name": ""}
        made = await guest.post("/api/tables", {"game": "tango", "seats": 2})
        assert (await guest.get(f"/api/tables/{made['code']}"))["seats"][0]["name"] == "Zoé"


@scenario
async def test_tables(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = server.guest("Ann"), server.guest("Bob")
        private = await ann.post("/api/tables", {"game": "tango", "seats": 2, "name": "Ann"})
        listed = await ann.post(
            "/api/tables", {"game": "tarot", "seats": 3, "listed": True, "name": "Ann", "clock": 30}
        )
        assert await bob.get("/api/tables") == [], "nobody is there yet"
        clients = [await ann.connect(made["code"]) for made in (private, listed)]
        assert await bob.get("/api/tables") == [
            {"code": listed["code"], "game": "tarot", "options": {}, "seats": 3, "taken": 1, "host": "Ann", "clock": 30}
        ]
        lobby = await bob.get(f"/api/tables/{private['code'].lower()}")
        assert lobby["phase"] == "open"
        assert lobby["seats"] == [{"kind": "human", "name": "Ann"}, {"kind": "empty"}]
        assert "seed" not in lobby["promise"]
        await clients[1].ask("set-table", listed=False)
        assert await bob.get("/api/tables") == []
        mine = await ann.get("/api/mine")
        assert {table["code"] for table in mine} == {private["code"], listed["code"]}
        assert [table["kinds"] for table in mine if table["code"] == private["code"]] == [["human", "empty"]]
        assert await bob.get("/api/mine") == []
        assert (await bob.get("/api/tables/BCDFGH", status=404)) == {"key": "table-unknown", "args": {"code": "BCDFGH"}}
        assert (await bob.get("/api/tables/nonsense", status=404))["key"] == "table-unknown"
        assert (await bob.get("/api/nothing", status=404))["key"] == "not-found"


@scenario
async def test_what_cannot_be_made(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        cases = {
            "game-unknown": {"game": "chess", "seats": 2},
            "seats-wrong": {"game": "tango", "seats": 5},
            "option-wrong": {"game": "tango", "seats": 2, "options": {"cells": 13}},
            "option-unknown": {"game": "tango", "seats": 2, "options": {"sauce": True}},
            "option-first": {"game": "tango", "seats": 2, "options": {"first": 3}},
            "level-unknown": {"game": "tango", "seats": 2, "bots": "genius"},
            "clock-wrong": {"game": "tango", "seats": 2, "clock": 2},
            "seats-empty": {"game": "tango", "seats": 2, "start": True},
        }
        for key, asked in cases.items():
            assert (await guest.post("/api/tables", asked, status=422))["key"] == key
        malformed: tuple[object, ...] = ({}, {"game": "tango"}, {"game": "tango", "seats": "2"}, [], 5)
        for wrong in (*malformed, {"game": 1, "seats": 2}):
            assert (await guest.post("/api/tables", wrong, status=400))["key"] == "request-malformed"
        async with guest.session.post(f"{server.url}/api/tables", data=b"\xff\xfe{") as response:
            assert response.status == 400
        async with guest.session.post(f"{server.url}/api/verify", data=io.BytesIO(b"x" * 2_000_000)) as response:
            assert response.status == 413
            assert (await response.json())["key"] == "request-too-big"
        async with guest.session.delete(f"{server.url}/api/tables") as response:
            assert response.status == 405
            assert response.headers["Allow"] == "GET,HEAD,POST".replace(",", ", ")


@scenario
async def test_play_now_in_one_request(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        for game in ("tango", "tarot"):
            made = await guest.post("/api/tables", {"game": game, "seats": 3, "bots": "steady", "start": True})
            client = await guest.connect(made["code"])
            assert client.you == 0
            assert client.step is not None
            await play_out([client], random.Random(1))
            assert (await guest.get("/api/mine"))[0]["phase"] == "over"


@scenario
async def test_mine_says_whose_turn_it_is(tmp_path: Path) -> None:
    async with served(tmp_path, linger=0.05) as server:
        guest = server.guest("Solo")
        made = await guest.post(
            "/api/tables", {"game": "tango", "seats": 2, "bots": "steady", "start": True, "options": {"first": 0}}
        )
        assert (await guest.get("/api/mine"))[0]["turn"] is True, "asleep"
        client = await guest.connect(made["code"])
        assert (await guest.get("/api/mine"))[0]["turn"] is True, "awake"
        await client.ask("chat", text="hm")


@scenario
async def test_replays_show_what_that_seat_saw(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(*(server.guest(f"P{seat}") for seat in range(3)), game="tarot")
        path = f"/api/tables/{clients[0].code}/replay"
        assert (await clients[0].guest.get(path))["eyes"] == [0], "during the game only one's own"
        assert (await server.guest().get(path))["eyes"] == []
        before = await clients[0].guest.get(path)
        assert before["moments"] == []
        await clients[0].ask("start")
        assert (await clients[0].guest.get(f"{path}?seat=1", status=403))["key"] == "eyes-not-yours"
        assert (await clients[0].guest.get(f"{path}?seat=7", status=422))["key"] == "seat-unknown"
        assert (await clients[0].guest.get(f"{path}?seat=x", status=422))["key"] == "seat-unknown"
        stranger = server.guest()
        for seat in range(3):
            assert (await stranger.get(f"{path}?seat={seat}", status=403))["key"] == "eyes-not-yours"
        public = await stranger.get(path)
        assert public["seat"] is None
        assert public["over"] is False
        record = await stranger.get(f"/api/tables/{clients[0].code}/record", status=403)
        assert record["key"] == "record-not-yet"
        await play_out(clients, random.Random(3))
        for seat, client in enumerate(clients):
            told = await stranger.get(f"{path}?seat={seat}")
            steps = {f["d"]["at"]: f["d"] for f in client.frames if f["t"] == "step"}
            assert told["outcome"] == steps[max(steps)]["outcome"]
            assert [moment["at"] for moment in told["moments"]] == list(range(max(steps) + 1))
            for moment in told["moments"][1:]:
                step = steps[moment["at"]]
                assert moment == {key: step[key] for key in ("at", "seat", "events", "view")}


@scenario
async def test_records_are_verified(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        code, text, _ = await finished(server, "tarot", 3, rounds=2)
        guest = server.guest()
        draws = sum(step.seat == CHANCE for step in loads(text).inputs)
        assert draws >= 3
        assert await guest.post("/api/verify", {"record": text}, status=200) == {"ok": True, "draws": draws}
        for broken in ("", "{}", text[:-20], text.replace('"seal":"', '"seal":"0')):
            verdict = await guest.post("/api/verify", {"record": broken}, status=200)
            assert verdict["ok"] is False
            assert verdict["problem"]["key"].startswith("record-")
        assert code


@scenario
async def test_playing_on_from_a_position(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        _, text, _ = await finished(server, "tarot", 3)
        record = loads(text)
        guest = server.guest("Solo")
        asked = {"record": text, "at": 12, "seat": 2, "name": "Solo", "bots": "random"}
        made = await guest.post("/api/positions", asked)
        assert made["seat"] == 2
        client = await guest.connect(made["code"])
        assert client.you == 2
        assert client.lobby["promise"] == {"commitment": ""}
        assert client.step is not None
        replay = await guest.get(f"/api/tables/{made['code']}/replay?seat=2")
        told = [event["card"] for moment in replay["moments"][:13] for event in moment["events"] if "card" in event]
        played = [step.move.card for step in record.inputs[:12] if hasattr(step.move, "card")]
        assert told == played
        await play_out([client], random.Random(1))
        async with guest.session.get(f"{server.url}/api/tables/{made['code']}/record") as response:
            again = loads(await response.text())
        assert again.inputs[:12] == record.inputs[:12]
        assert again.fairness is None
        for wrong, key in (
            ({"at": 2_000}, "index-unknown"),
            ({"seat": 3}, "seat-unknown"),
            ({"bots": "genius"}, "level-unknown"),
            ({"at": len(record.inputs)}, "position-over"),
            ({"record": "{}"}, "record-damaged"),
        ):
            assert (await guest.post("/api/positions", {**asked, **wrong}, status=422))["key"] == key


@scenario
async def test_a_game_too_long_is_neither_replayed_nor_played_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as server:
        code, text, _ = await finished(server, "tarot", 3)
        guest = server.guest("Solo")
        whole = await guest.get(f"/api/tables/{code}/replay")
        monkeypatch.setattr(replays, "MOST_INPUTS", 12)
        asked = {"record": text, "at": 12, "seat": 2, "name": "Solo", "bots": "random"}
        await guest.post("/api/positions", asked)
        wrong = await guest.post("/api/positions", {**asked, "at": 13}, status=422)
        assert wrong == {"key": "position-too-late", "args": {"most": 12}}
        sizes = [len(json.dumps(moment["view"], separators=(",", ":"))) for moment in whole["moments"][1:]]
        monkeypatch.setattr(replays, "MOST_TOLD", sum(sizes))
        assert await guest.get(f"/api/tables/{code}/replay") == whole
        monkeypatch.setattr(replays, "MOST_TOLD", sum(sizes[:5]))
        wrong = await guest.get(f"/api/tables/{code}/replay", status=422)
        assert wrong == {"key": "replay-too-long", "args": {"most": 5}}


@scenario
async def test_limits_of_an_address(tmp_path: Path) -> None:
    quotas = Quotas(creations=Pace(burst=2, rate=0.01), misses=Pace(burst=2, rate=0.01), heavy=Pace(burst=1, rate=0.01))
    async with served(tmp_path, quotas=quotas) as server:
        guest = server.guest()
        asked = {"game": "tango", "seats": 2}
        for _ in range(2):
            await guest.post("/api/tables", asked)
            await guest.get("/api/tables/BCDFGH", status=404)
        assert (await guest.post("/api/tables", asked, status=429))["key"] == "too-fast"
        assert (await guest.get("/api/tables/BCDFGH", status=429))["key"] == "too-fast"
        await guest.post("/api/verify", {"record": ""}, status=200)
        assert (await guest.post("/api/verify", {"record": ""}, status=429))["key"] == "too-fast"
    async with served(tmp_path, quotas=Quotas(requests=Pace(burst=3, rate=0.01))) as server:
        guest = server.guest()
        for _ in range(3):
            await guest.get("/api/games")
        assert (await guest.get("/api/games", status=429))["key"] == "too-fast"


@scenario
async def test_a_proxy_says_who_is_calling(tmp_path: Path) -> None:
    quotas = Quotas(requests=Pace(burst=1, rate=0.01))
    for proxy, status in ((True, 200), (False, 429)):
        async with served(tmp_path, quotas=quotas, proxy=proxy) as server:
            session = server.guest().session
            for number in range(3):
                headers = {"X-Forwarded-For": f"6.6.6.6, 10.0.0.{number}"}
                async with session.get(f"{server.url}/api/games", headers=headers) as response:
                    assert response.status == (200 if number == 0 else status)


@scenario
async def test_what_every_answer_carries(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        session = server.guest().session
        for path in ("/", "/t/BCDFGH", "/api/games", "/api/nothing", "/nothing", "/healthz"):
            async with session.get(server.url + path) as response:
                policy = response.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "script-src 'self';" in policy
                assert "unsafe-eval" not in policy
                assert response.headers["X-Content-Type-Options"] == "nosniff"
                assert response.headers["Referrer-Policy"] == "no-referrer"
                assert "Python" not in response.headers["Server"]
        async with session.get(server.url + "/api/me") as response:
            assert response.headers["Cache-Control"] == "no-store"
            assert "Set-Cookie" not in response.headers, "known by now"


@scenario
async def test_the_cookie_is_out_of_reach(tmp_path: Path) -> None:
    async with served(tmp_path, public_url="https://tablee.example") as server:
        async with server.guest().session.get(server.url + "/api/me") as response:
            in_the_room = response.headers["Set-Cookie"]
        async with server.guest().session.get(server.url + "/", headers={"Host": "tablee.example"}) as response:
            in_the_world = response.headers["Set-Cookie"]
        for cookie in (in_the_room, in_the_world):
            assert "HttpOnly" in cookie
            assert "SameSite=Lax" in cookie
        assert "Secure" not in in_the_room
        assert in_the_world.endswith("; Secure")


@scenario
async def test_health_is_yes_or_no_and_nothing_else(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        session = server.guest().session
        for path, status, text in (("/healthz", 200, "ok\n"), ("/readyz", 200, "ready\n"), ("/metrics", 404, "")):
            async with session.get(server.url + path) as response:
                assert response.status == status
                assert not text or await response.text() == text
                assert ("Set-Cookie" in response.headers) == (path == "/metrics")
        server.hall.stopping = True
        async with session.get(f"{server.url}/readyz") as response:
            assert (response.status, await response.text()) == (503, "not ready\n")
        server.hall.stopping = False
