"""The lobby, undo, chat, rematch: what is said at a table and what comes of it."""

import random
from pathlib import Path

from tablee.server.settings import Pace, Quotas

from ..tools import GENEROUS, Client, Server, eventually, play_out, scenario, served


async def three(server: Server, **extra: object) -> list[Client]:
    return await server.table(*(server.guest(f"P{seat}") for seat in range(3)), **extra)


@scenario
async def test_sitting_moving_and_standing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"), seats=4)
        assert clients[0].lobby["problem"] == "seats-empty"
        assert await clients[0].refused("start") == "seats-empty"
        assert await clients[1].refused("sit", seat=0) == "seat-taken"
        assert await clients[1].refused("sit", seat=9) == "seat-unknown"
        await clients[1].ask("sit", seat=3)
        assert clients[1].you == 3
        assert [seat["kind"] for seat in clients[1].lobby["seats"]] == ["human", "empty", "empty", "human"]
        await clients[1].ask("stand")
        assert clients[1].you is None
        await clients[0].ask("stand")
        await clients[0].lobby_where(lambda lobby: lobby["host"] is None)
        assert clients[0].host, "the host may stand"
        await clients[0].ask("sit", seat=2)
        assert clients[0].lobby["host"] == 2


@scenario
async def test_the_host_arranges_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"), game="tarot", seats=4)
        host, other = clients
        assert await other.refused("set-table", seats=5) == "not-host"
        assert await host.refused("set-table", options={"call": True}) == "option-call"
        assert await host.refused("set-table", options={"sauce": True}) == "option-unknown"
        assert await host.refused("set-table", options={"bets": 5}) == "option-wrong"
        assert await host.refused("set-table", seats=1) == "seats-wrong"
        await host.ask("set-table", seats=5, options={"bets": True, "call": True}, clock=30, listed=True)
        assert host.lobby["options"] == {"bets": True, "call": True}
        assert host.lobby["clock"] == 30
        assert len(host.lobby["seats"]) == 5
        assert await host.refused("set-table", seats=4) == "option-call"
        await other.ask("sit", seat=4)
        await host.ask("set-bot", seat=1, level="random")
        await host.ask("set-table", seats=2, options={})
        assert [seat["kind"] for seat in host.lobby["seats"]] == ["human", "human"]
        await other.until_true(lambda: other.you == 1)
        await host.ask("set-table", clock=0)
        assert host.lobby["clock"] == 0
        assert await host.refused("set-bot", seat=1, level="steady") == "seat-taken"
        assert await host.refused("set-bot", seat=5, level="steady") == "seat-unknown"
        await host.ask("set-table", seats=3)
        assert await host.refused("set-bot", seat=2, level="genius") == "level-unknown"
        await host.ask("set-bot", seat=2, level="steady")
        await host.ask("set-bot", seat=2, level=None)
        third = await server.guest("Cid").connect(host.code)
        await third.ask("sit", seat=2)
        assert await host.refused("set-table", seats=2) == "seats-occupied"
        await host.ask("start")
        assert await host.refused("set-table", clock=60) == "already-started"
        assert await host.refused("start") == "already-started"


@scenario
async def test_names_are_cleaned(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await three(server)
        await clients[1].ask("rename", name=" Zo\u0065\u0301\t\u202e<b>\u200b ")
        assert clients[1].lobby["seats"][1]["name"] == "Zoé <b>"
        assert await clients[1].refused("rename", name="\u202e\u200b") == "name-empty"
        assert await clients[1].refused("rename", name="x" * 25) == "frame-malformed"


@scenario
async def test_words_are_part_of_the_shuffle(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"))
        commitment = clients[0].lobby["promise"]["commitment"]
        assert len(commitment) == 64
        await clients[1].ask("add-word", word="abracadabra")
        assert clients[1].lobby["seats"][1]["word"] is True
        assert "abracadabra" not in str(clients[0].lobby["promise"])
        assert await clients[1].refused("add-word", word="\u200b") == "word-empty"
        await clients[0].ask("start")
        assert clients[0].lobby["promise"] == {"commitment": commitment, "words": ["", "abracadabra"]}
        assert await clients[1].refused("add-word", word="late") == "already-started"
        await play_out(clients, random.Random(1))
        promise = clients[0].lobby["promise"]
        assert promise["commitment"] == commitment
        assert len(promise["seed"]) == 64
        guest = clients[0].guest
        async with guest.session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
            record = await response.text()
        verdict = await guest.post("/api/verify", {"record": record}, status=200)
        assert verdict["ok"] is True
        broken = record.replace("abracadabra", "hocuspocus!")
        verdict = await guest.post("/api/verify", {"record": broken}, status=200)
        assert verdict == {"ok": False, "problem": {"key": "record-altered"}}


@scenario
async def test_two_people_of_one_name(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Ann"), server.guest("Bob"))
        assert [seat["name"] for seat in clients[2].lobby["seats"]] == ["Ann", "Ann 2", "Bob"]
        await clients[1].ask("chat", text="me")
        line = await clients[0].until(lambda frame: frame["t"] == "spoken")
        assert line["d"]["name"] == "Ann 2"
        await clients[2].ask("rename", name="ANN")
        you = await clients[2].until(lambda frame: frame["t"] == "you" and frame["d"]["name"] != "Bob")
        assert you["d"]["name"] == "ANN 3"
        assert clients[2].lobby["seats"][2]["name"] == "ANN 3"
        await clients[0].ask("rename", name="ann")
        assert clients[0].lobby["seats"][0]["name"] == "ann", "one's own name is not in the way"


@scenario
async def test_chat(tmp_path: Path) -> None:
    quotas = Quotas(chat=Pace(burst=3, rate=0.01), connects=GENEROUS.connects)
    async with served(tmp_path, quotas=quotas) as server:
        clients = await three(server)
        watcher = await server.guest().connect(clients[0].code)
        await clients[1].ask("chat", text="<script>alert(1)</script>\u202e salut")
        line = await watcher.until(lambda frame: frame["t"] == "spoken")
        assert line["d"] == {"name": "P1", "seat": 1, "text": "<script>alert(1)</script> salut"}
        assert await clients[1].refused("chat", text="\u200b") == "text-empty"
        await clients[1].ask("chat", text="two")
        await clients[1].ask("chat", text="three")
        assert await clients[1].refused("chat", text="four") == "too-fast"
        await clients[2].ask("chat", text="my own limit")
        await watcher.ask("rename", name="Eve")
        await watcher.ask("chat", text="from the gallery")
        late = await server.guest().connect(clients[0].code)
        chat = late.frames[-1]["d"]["chat"]
        assert [line["text"] for line in chat][1:] == ["two", "three", "my own limit", "from the gallery"]
        assert chat[-1] == {"name": "Eve", "seat": None, "text": "from the gallery"}


@scenario
async def test_undo_against_bots_is_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        made = await guest.post("/api/tables", {"game": "tango", "seats": 3, "bots": "random", "start": True})
        client = await guest.connect(made["code"])
        await client.until_true(lambda: bool(client.moves))
        assert client.step is not None
        assert not client.step.get("undo"), "chance and bots only: nothing of one's own"
        assert await client.refused("ask-undo") == "undo-nothing"
        at, view = client.step["at"], client.step["view"]
        await client.play(client.moves[0])
        await client.until_true(lambda: bool(client.moves) and client.step is not None and client.step["at"] == at + 3)
        assert client.step["undo"] is True
        await client.ask("ask-undo")
        rewound = await client.until(lambda frame: frame["t"] == "rewound")
        assert rewound["d"]["seat"] == 0
        late = await server.guest().connect(made["code"])
        told = [entry["at"] for entry in late.frames[-1]["d"]["log"]]
        assert max(told) <= rewound["d"]["step"]["at"] == at, "a newcomer is not told what was taken back"
        assert client.step is not None
        assert client.step["at"] == at
        assert client.step["view"] == view
        assert client.moves
        await client.play(client.moves[1])
        back = await guest.connect(made["code"])
        assert back.step is not None
        assert back.step["at"] > at
        await play_out([client], random.Random(1))


@scenario
async def test_undo_needs_the_consent_of_the_other_humans(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await three(server)
        await clients[0].ask("start")
        await eventually(lambda: any(client.moves for client in clients))
        actor = next(client for client in clients if client.moves)
        others = [client for client in clients if client is not actor]
        assert actor.step is not None
        at = actor.step["at"]
        await actor.play(actor.moves[0])
        await actor.ask("ask-undo")
        assert actor.lobby["undo"]["seat"] == actor.you
        assert sorted(actor.lobby["undo"]["waiting"]) == sorted(
            client.you for client in others if client.you is not None
        )
        assert await actor.refused("ask-undo") == "undo-pending"
        assert await actor.refused("answer-undo", agree=True) == "undo-not-asked"
        await others[0].ask("answer-undo", agree=False)
        await actor.lobby_where(lambda lobby: lobby.get("undo") is None)
        assert actor.step["at"] == at + 1
        await actor.ask("ask-undo")
        await others[0].ask("answer-undo", agree=True)
        assert actor.step["at"] == at + 1
        await others[1].ask("answer-undo", agree=True)
        await actor.until_true(lambda: actor.step is not None and actor.step["at"] == at)
        await actor.play(actor.moves[2])
        await actor.ask("ask-undo")
        await eventually(lambda: any(client.moves for client in others))
        following = next(client for client in others if client.moves)
        await following.play(following.moves[0])
        await actor.lobby_where(lambda lobby: lobby.get("undo") is None)
        assert await actor.refused("ask-undo") == "undo-nothing", "never another human's move"
        await play_out(clients, random.Random(2))


@scenario
async def test_alone_a_card_may_come_back_until_a_bot_has_answered_and_a_cut_never(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Solo")
        made = await guest.post(
            "/api/tables", {"game": "tarot", "seats": 3, "bots": "random", "start": True, "options": {"bets": True}}
        )
        client = await guest.connect(made["code"])
        offered = set()
        rng = random.Random(1)
        for _ in range(40):
            await client.until_true(lambda: bool(client.moves) or client.over)
            if client.over:
                break
            move = rng.choice(client.moves)
            count = len(client.frames)
            await client.play(move)
            step = await client.until(lambda frame: frame["t"] == "step", start=count)
            if step["d"].get("undo"):
                offered.add(move["type"])
            later = client.step
            if later is not None and later["at"] > step["d"]["at"]:
                assert not later.get("undo") or later["view"]["phase"] != "play", "a bot has shown a card"
        assert "play" in offered
        assert "cut" not in offered


@scenario
async def test_rematch(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"), seats=3, listed=True)
        await clients[0].ask("set-bot", seat=2, level="random")
        assert await clients[0].refused("rematch") == "not-over"
        await clients[0].ask("start")
        await play_out(clients, random.Random(9))
        await clients[0].ask("rematch")
        lobby = await clients[1].lobby_where(lambda lobby: bool(lobby.get("next")))
        await clients[0].ask("rematch")
        assert clients[0].lobby["next"] == lobby["next"], "asking twice opens one table"
        again = [await client.guest.connect(lobby["next"]) for client in clients]
        assert [client.you for client in again] == [0, 1]
        assert again[0].host
        winners = clients[0].step["outcome"]["winners"]
        won = [int(seat in winners) for seat in range(3)]
        assert "match" not in clients[0].lobby, "the first of a series says nothing of it"
        assert again[0].lobby["match"] == 2
        assert [seat.get("won", 0) for seat in again[0].lobby["seats"]] == won
        assert again[0].lobby["seats"][2] == {"kind": "bot", "level": "random"} | ({"won": 1} if won[2] else {})
        assert again[0].lobby["promise"]["commitment"] != clients[0].lobby["promise"]["commitment"]
        assert again[0].lobby["phase"] == "open"
        await again[0].ask("start")
        await play_out(again, random.Random(9))
        await again[0].ask("rematch")
        third = await again[1].lobby_where(lambda lobby: bool(lobby.get("next")))
        client = await again[0].guest.connect(third["next"])
        winners = again[0].step["outcome"]["winners"]
        assert client.lobby["match"] == 3
        assert [seat.get("won", 0) for seat in client.lobby["seats"]] == [
            before + int(seat in winners) for seat, before in enumerate(won)
        ]
        await client.ask("set-bot", seat=2, level=None)
        assert "won" not in client.lobby["seats"][2], "who comes new has won nothing"
