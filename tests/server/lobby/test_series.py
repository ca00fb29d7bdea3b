"""The matches of an evening: who may go on, who is brought along, who is missing and what the host does then."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tablee.bots.simple import usual
from tablee.kernel.registry import game as find_game
from tablee.server.lobby.seating import Chair, Seating
from tablee.server.lobby.series import change_game
from tablee.server.problems import Trouble

from ..tools import Client, Server, play_on, play_out, scenario, served


async def played(server: Server, *names: str, **extra: Any) -> list[Client]:
    """A short game that is over."""
    clients = await server.table(*(server.guest(name) for name in names), options={"cells": 12}, **extra)
    await clients[0].ask("start")
    await play_out(clients, random.Random(5))
    return clients


async def next_code(client: Client) -> str:
    return str((await client.lobby_where(lambda lobby: "next" in lobby))["next"])


def seat(client: Client, number: int) -> dict[str, Any]:
    return dict(client.lobby["seats"][number])


@scenario
async def test_anybody_who_played_may_go_on_and_all_are_shown_the_way(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob")
        spectator = await server.guest().connect(clients[0].code)
        television = await clients[0].guest.connect(clients[0].code, "?watch")
        assert await spectator.refused("rematch") == "not-seated"
        await clients[1].ask("rematch")
        codes = {await next_code(client) for client in (*clients, spectator, television)}
        assert len(codes) == 1
        code = codes.pop()
        again = [await client.guest.connect(code) for client in clients]
        assert [client.you for client in again] == [0, 1]
        assert [client.host for client in again] == [True, False], "the host stays the host"
        watching = await spectator.guest.connect(code, "?watch")
        assert watching.you is None
        assert await watching.refused("sit", seat=0) == "not-seated"
        assert await server.guest().get(f"/api/tables/{clients[0].code}/replay"), "the old game can be looked at"


@scenario
async def test_two_who_press_at_once_go_to_one_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob")
        for frame_id, client in [(await client.say("rematch"), client) for client in clients]:
            assert (await client.answer(frame_id))["ok"]
        assert await next_code(clients[0]) == await next_code(clients[1])
        mine = await clients[0].guest.get("/api/mine")
        assert {table["code"] for table in mine} == {clients[0].code, await next_code(clients[0])}
        assert [table["phase"] for table in mine] == ["open", "over"], "what can be played comes first"


@scenario
async def test_whoever_was_away_finds_the_next_table_by_the_old_one(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob")
        last = clients[1].v
        await clients[1].drop()
        await clients[0].ask("rematch")
        code = await next_code(clients[0])
        back = await clients[1].guest.connect(clients[1].code, last=last)
        assert await next_code(back) == code, "a connection that comes back is told what it missed"
        anew = await clients[1].guest.connect(clients[1].code)
        assert anew.lobby["next"] == code, "a page that is loaded anew too"
        assert code in {table["code"] for table in await clients[1].guest.get("/api/mine")}
        assert (await clients[1].guest.connect(code)).you == 1


@scenario
async def test_the_old_table_shows_the_way_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob")
        await clients[0].ask("rematch")
        old, code = clients[0].code, await next_code(clients[0])
    async with served(tmp_path) as server:
        stranger = await server.guest().connect(old)
        assert stranger.lobby["next"] == code


@scenario
async def test_whoever_was_asked_to_leave_is_not_brought_along(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(
            server.guest("Ann"), server.guest("Bob"), server.guest("Eve"), options={"cells": 12}
        )
        watcher, eve = await server.guest("Fay").connect(clients[0].code), clients[2]
        await clients[0].ask("start")
        await clients[0].ask("remove", who=await clients[0].person("Eve"))
        await eve.bye()
        await play_out(clients[:2], random.Random(5))
        await clients[0].ask("rematch")
        code = await next_code(clients[0])
        for place in (eve.code, code):
            assert (await eve.guest.connect(place)).outside == {"state": "removed"}
        assert (await server.guest().connect(code)).outside == {"state": "locked"}
        again = await clients[0].guest.connect(code)
        assert seat(again, 2) == {"kind": "empty"}
        fay = await watcher.guest.connect(code)
        await fay.ask("sit", seat=2)
        assert (await clients[1].guest.connect(code)).you == 1


@scenario
async def test_the_host_starts_without_somebody_who_finds_their_seat_later(tmp_path: Path) -> None:
    async with served(tmp_path, grace=60.0) as server:
        clients = await played(server, "Ann", "Bob", "Cat")
        await clients[0].ask("rematch")
        code = await next_code(clients[0])
        ann = await clients[0].guest.connect(code)
        cat = await clients[2].guest.connect(code)
        await ann.lobby_where(lambda lobby: [one.get("present", True) for one in lobby["seats"]] == [True, False, True])
        assert await ann.refused("start", without=[7]) == "seat-unknown"
        await ann.ask("start", without=[1, 2])
        await ann.lobby_where(lambda lobby: lobby["phase"] == "playing")
        assert seat(ann, 1)["kept"], "a bot plays at once"
        assert seat(ann, 1)["name"] == "Bob"
        assert not seat(ann, 2).get("kept"), "who has come meanwhile plays"
        bob = await clients[1].guest.connect(code)
        assert bob.you == 1
        await ann.lobby_where(lambda lobby: not lobby["seats"][1].get("kept"))
        await play_out([ann, bob, cat], random.Random(6))


@scenario
async def test_whoever_is_not_named_has_the_usual_time_to_come(tmp_path: Path) -> None:
    async with served(tmp_path, grace=60.0) as server:
        clients = await played(server, "Ann", "Bob")
        await clients[0].ask("rematch")
        ann = await clients[0].guest.connect(await next_code(clients[0]))
        await ann.ask("start")
        await ann.lobby_where(lambda lobby: lobby["phase"] == "playing")
        assert not seat(ann, 1).get("kept")


@scenario
async def test_the_host_frees_the_seat_of_somebody_away_who_may_sit_down_again(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob", "Cat")
        await clients[0].ask("rematch")
        code = await next_code(clients[0])
        ann = await clients[0].guest.connect(code)
        cat = await clients[2].guest.connect(code)
        assert await cat.refused("free", seat=1) == "not-host"
        assert await ann.refused("free", seat=2) == "seat-taken"
        await ann.ask("free", seat=1)
        assert await ann.refused("free", seat=1) == "seat-not-human"
        assert seat(ann, 1) == {"kind": "empty"}
        bob = await clients[1].guest.connect(code)
        assert bob.you is None
        await bob.ask("sit", seat=1)
        await ann.ask("start")
        assert await ann.refused("free", seat=1) == "already-started"


@scenario
async def test_bots_options_clock_and_camps_go_along(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(
            server.guest("Ann"), server.guest("Bob"), game="tapecho", seats=4, options={"camps": "wwmm"}, clock=60
        )
        await clients[1].ask("wish", letter="m")
        await clients[0].ask("set-table", pace="lively")
        for number, level in ((2, "easy"), (3, "steady")):
            await clients[0].ask("set-bot", seat=number, level=level)
        await clients[0].ask("start")
        await asyncio.gather(*(play_on(client, random.Random(client.you)) for client in clients))
        await clients[0].ask("rematch")
        again = await clients[0].guest.connect(await next_code(clients[0]))
        assert [seat(again, number).get("level", "") for number in range(4)] == ["", "", "easy", "steady"]
        assert (again.lobby["clock"], again.lobby["pace"]) == (60, "lively")
        assert again.lobby["options"] == {"camps": "w?mm"}, "what the host has noted"
        assert seat(again, 1)["wish"] == "m", "and what a player has wished"


# Another game


@scenario
async def test_the_host_brings_everybody_into_another_game(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await played(server, "Ann", "Bob")
        spectator = await server.guest().connect(clients[0].code)
        assert await clients[1].refused("rematch", game="tarot") == "not-host", "a rematch is all that others may open"
        assert await clients[0].refused("rematch", game="whist") == "game-unknown"
        assert "next" not in clients[0].lobby, "nothing has changed"
        await clients[0].ask("rematch", game="tarot")
        code = await next_code(spectator)
        ann, bob = [await client.guest.connect(code) for client in clients]
        assert ann.lobby["game"] == "tarot"
        assert ann.lobby["options"] == {}, "those of the other game mean nothing here"
        assert [ann.you, bob.you] == [0, 1]
        assert ann.lobby["match"] == 2
        assert sum(seat(ann, number).get("won", 0) for number in range(2)) == 1, "the evening's wins go along"
        await ann.ask("start")
        await play_out([ann, bob], random.Random(3))
        await ann.ask("rematch", game="tango")
        third = await ann.guest.connect(await next_code(ann))
        assert third.lobby["game"] == "tango"
        assert third.lobby["match"] == 3
        assert sum(seat(third, number).get("won", 0) for number in range(2)) >= 2


@scenario
async def test_the_game_of_a_table_is_changed_before_the_start(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await server.table(server.guest("Ann"), server.guest("Bob"), options={"cells": 12}, clock=60)
        television = await ann.guest.connect(ann.code, "?watch")
        assert await bob.refused("set-game", game="tacta") == "not-host"
        await ann.ask("set-game", game="tacta")
        for client in (ann, bob, television):
            await client.lobby_where(lambda lobby: lobby["game"] == "tacta")
        assert (ann.lobby["options"], ann.lobby["clock"]) == ({}, 60)
        assert [seat(ann, number)["name"] for number in range(2)] == ["Ann", "Bob"]
        mine = await bob.guest.get("/api/mine")
        assert [table["game"] for table in mine] == ["tacta"]
        await ann.ask("set-game", game="tango")
        await ann.ask("start")
        assert await ann.refused("set-game", game="tacta") == "already-started"
        await play_out([ann, bob], random.Random(5))


@scenario
async def test_the_game_that_was_chosen_is_found_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        (ann,) = await server.table(server.guest("Ann"), seats=2)
        await ann.ask("set-game", game="taichi")
        code = ann.code
    async with served(tmp_path) as server:
        assert (await server.guest().connect(code)).lobby["game"] == "taichi"


def around(game: str, *chairs: Chair) -> Seating:
    """A table before its start, with Ann as its host."""
    return Seating(game=game, rules=find_game(game).version, seed="00" * 32, chairs=chairs, host="ann")


ANN, BOB, CAT = (Chair(owner=name.lower(), name=name, wish="w", won=1) for name in ("Ann", "Bob", "Cat"))
BOT = Chair(level="easy")


def test_there_are_seats_for_everybody_and_bots_as_far_as_there_are_more() -> None:
    party = around("tapecho", ANN, BOT, BOT, BOB, BOT, BOT, CAT)
    few = change_game(party, "ann", "tango")
    assert [chair.name or chair.level for chair in few.chairs] == ["Ann", "Cat", "easy", "Bob"]
    assert all(not chair.wish for chair in few.chairs), "nobody has wished for anything in this game"
    assert [chair.won for chair in few.chairs if chair.owner] == [1, 1, 1]
    many = change_game(few, "ann", "tapecho")
    assert len(many.chairs) == 4
    assert len(change_game(around("tango", ANN, BOB), "ann", "tapecho").chairs) == 4, "with seats for friends or bots"
    assert len(change_game(around("tango", ANN, BOB, CAT), "ann", "tacta").chairs) == 3


def test_a_game_that_is_not_for_so_many_people_is_refused() -> None:
    friends = tuple(Chair(owner=name, name=name) for name in ("ann", "b", "c", "d", "e"))
    with pytest.raises(Trouble, match="seats-occupied"):
        change_game(around("tapecho", *friends), "ann", "tango")
    assert len(change_game(around("tapecho", *friends), "ann", "tarot").chairs) == 5


def test_bots_keep_their_level_where_the_game_has_it() -> None:
    odd = Chair(level="unheard-of")
    changed = change_game(around("tango", ANN, BOT, odd), "ann", "tarot")
    assert [chair.level for chair in changed.chairs] == ["", "easy", usual(find_game("tarot"))]
    assert change_game(changed, "ann", "tarot") == changed
