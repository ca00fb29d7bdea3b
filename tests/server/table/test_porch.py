"""Removing, muting, locking and knocking at a running table."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tablee.server.settings import Pace
from tablee.server.table import porch
from tablee.server.table.inbox import Frame
from tablee.server.wire.client_frames import Chat, ClientEnvelope, Hello

from ..tools import GENEROUS, Client, Server, eventually, play_out, scenario, served

HARMLESS = {"ack", "outside", "bye"}
"""What somebody outside may be sent."""


async def gathered(server: Server, *names: str, **extra: Any) -> list[Client]:
    return await server.table(*map(server.guest, names), **extra)


async def begun(server: Server, *names: str, **extra: Any) -> list[Client]:
    clients = await gathered(server, *names, **extra)
    await clients[0].ask("start")
    for client in clients:
        await client.until_true(lambda client=client: client.step is not None)
    return clients


def seat(client: Client, number: int) -> dict[str, Any]:
    return dict(client.lobby["seats"][number])


def count_knocks(client: Client) -> int:
    return len(client.people.get("knocking", ()))


# Removing


@scenario
async def test_somebody_removed_before_the_start_leaves_an_empty_seat_and_a_locked_table(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = await gathered(server, "Ann", "Bob", "Eve")
        await ann.ask("remove", who=await ann.person("Eve"))
        assert await eve.bye() == {"reason": "removed", "retry": 1_000}
        lobby = await bob.lobby_where(lambda lobby: lobby["seats"][2]["kind"] == "empty")
        assert lobby["locked"]
        assert await ann.refused("remove", who="nobody") == "person-unknown"
        assert await ann.refused("start") == "seats-empty"


@scenario
async def test_a_bot_plays_to_the_end_where_somebody_was_removed(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.1) as server:
        ann, bob, eve = await begun(server, "Ann", "Bob", "Eve", options={"cells": 12})
        await ann.ask("remove", who=await ann.person("Eve"))
        await eve.bye()
        await ann.lobby_where(lambda lobby: lobby["seats"][2]["kind"] == "bot")
        assert "name" not in seat(ann, 2)
        assert await eve.guest.get("/api/mine") == []
        await ann.ask("admit", who=await knocks(ann, await eve.guest.connect(ann.code), "Eve"), agree=True)
        back = eve.guest.clients[-1]
        await back.until(lambda frame: frame["t"] == "welcome")
        assert back.you is None
        assert await back.refused("sit", seat=2) == "seat-taken"
        await play_out([ann, bob], random.Random(1))
        record = await ann.guest.get(f"/api/tables/{ann.code}/record")
        assert record["sitters"][2]["before"] == [None]


async def knocks(host: Client, client: Client, name: str) -> str:
    """Somebody knocks; what the host calls them."""
    await client.ask("knock", name=name)
    return await host.person(name, "knocking")


@scenario
async def test_spectators_and_common_screens_are_removed_too(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await begun(server, "Ann", "Bob")
        eve = server.guest("Eve")
        await eve.put("/api/me", {"name": "Eve"})
        screens = [await eve.connect(ann.code), await eve.connect(ann.code, "?watch"), await eve.connect(ann.code)]
        television = await server.guest().connect(ann.code, "?watch")
        await ann.until_true(
            lambda: [one.get("screen", False) for one in ann.people.get("here", ())] == [False, False, True]
        )
        await ann.ask("remove", who=await ann.person("Eve"))
        for screen in screens:
            assert (await screen.bye())["reason"] == "removed"
        await ann.ask("remove", who=await ann.person(""))
        await television.bye()
        await ann.lobby_where(lambda lobby: "spectators" not in lobby)


@scenario
async def test_all_hands_of_one_screen_leave_together(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _, eve = await gathered(server, "Ann", "Bob", "Eve", seats=4)
        other = await eve.guest.connect(ann.code, "?hand=1")
        await other.ask("rename", name="Mallory")
        await other.ask("sit", seat=3)
        mine = await ann.guest.connect(ann.code, "?hand=1")
        await ann.until_true(lambda: any(one.get("seats") == [2, 3] for one in ann.people.get("here", ())))
        assert [one["name"] for one in ann.people["here"]] == ["Bob", "Eve"], "and not the host's own screen"
        await ann.ask("remove", who=await ann.person("Eve"))
        await eve.bye()
        await other.bye()
        assert [seat(ann, number)["kind"] for number in (2, 3)] == ["empty", "empty"]
        assert (await eve.guest.connect(ann.code, "?hand=5")).outside == {"state": "removed"}
        assert not mine.closed


@scenario
async def test_somebody_removed_after_the_end_has_no_part_in_the_next_match(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, eve = await begun(server, "Ann", "Eve", options={"cells": 12})
        await play_out([ann, eve], random.Random(2))
        await ann.ask("remove", who=await ann.person("Eve"))
        await eve.bye()
        assert seat(ann, 1)["name"] == "Eve", "she has played it"
        await ann.ask("rematch")
        lobby = await ann.lobby_where(lambda lobby: bool(lobby.get("next")))
        following = await ann.guest.connect(lobby["next"])
        assert seat(following, 1)["kind"] == "empty"
        assert (await eve.guest.connect(lobby["next"])).outside == {"state": "removed"}


@scenario
async def test_only_the_host_knows_the_people_and_may_do_anything_to_them(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, _ = await gathered(server, "Ann", "Bob", "Eve")
        eve = await ann.person("Eve")
        for kind, data in (
            ("remove", {"who": eve}),
            ("mute", {"who": eve, "quiet": True}),
            ("admit", {"who": eve, "agree": True}),
            ("lock", {"locked": True}),
        ):
            assert await bob.refused(kind, **data) == "not-host"
        assert not bob.people
        await ann.ask("hand-over", seat=1)
        assert await bob.person("Ann")
        assert await ann.refused("remove", who=eve) == "not-host"
        await bob.ask("hand-over", seat=0)
        await ann.until_true(lambda: ann.host)
        assert sum(frame["t"] == "people" for frame in bob.frames) >= 1


@scenario
async def test_what_a_host_calls_people_is_not_what_the_server_calls_them(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await gathered(server, "Ann", "Bob")
        called = await ann.person("Bob")
        elsewhere = (await gathered(server, "Cat", seats=2))[0]
        again = await bob.guest.connect(elsewhere.code)
        await again.ask("rename", name="Bob")
        assert await elsewhere.person("Bob") != called, "another table, another name"
        cookie = next(iter(bob.guest.session.cookie_jar)).value
        guest = cookie.partition(".")[0]
        assert guest
        assert not any(guest in text for client in (ann, elsewhere) for text in client.texts)


# Knocking


@scenario
async def test_whoever_knocks_comes_in_when_the_host_says_so(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob", seats=3)
        await ann.ask("lock", locked=True)
        cat = await server.guest().connect(ann.code)
        assert cat.outside == {"state": "locked"}
        assert not count_knocks(ann), "to look at the door is not to knock"
        who = await knocks(ann, cat, "Cat")
        assert cat.outside == {"state": "knocking"}
        await cat.ask("knock", name="Cat again")
        assert [one["name"] for one in ann.people["knocking"]] == ["Cat"]
        await ann.ask("admit", who=who, agree=True)
        await cat.until(lambda frame: frame["t"] == "welcome")
        await cat.ask("sit", seat=2)
        assert seat(cat, 2)["name"] == "Cat"
        await ann.until_true(lambda: not count_knocks(ann))
        await cat.drop()
        assert (await cat.guest.connect(ann.code)).you == 2, "who was let in need not knock again"
        assert await ann.refused("admit", who=who, agree=True) == "person-unknown"


@scenario
async def test_whoever_is_refused_rests_before_knocking_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        eve = await server.guest().connect(ann.code)
        await ann.ask("admit", who=await knocks(ann, eve, "Eve"), agree=False)
        told = await eve.state_outside("refused")
        assert 0 < told["retry"] <= 1000 * porch.REST
        assert await eve.refused("knock", name="Please") == "knock-later"
        anew = await eve.guest.connect(ann.code)
        assert anew.outside["state"] == "refused", "a page loaded anew changes nothing"
        await ann.until_true(lambda: not count_knocks(ann))
        monkeypatch.setattr(porch, "REST", 0.0)
        fay = await server.guest().connect(ann.code)
        await ann.ask("admit", who=await knocks(ann, fay, "Fay"), agree=False)
        await fay.state_outside("locked")
        await knocks(ann, fay, "Fay again")


@scenario
async def test_whoever_goes_away_does_not_knock_any_more(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        eve = await server.guest().connect(ann.code)
        second = await eve.guest.connect(ann.code, "?watch")
        await knocks(ann, eve, "Eve")
        await second.state_outside("knocking")
        await eve.drop()
        await knocks(ann, await server.guest().connect(ann.code), "Fay")
        assert count_knocks(ann) == 2, "another screen of hers still waits"
        await second.drop()
        await ann.until_true(lambda: count_knocks(ann) == 1)


@scenario
async def test_few_knocks_are_heard_at_a_time_and_fewer_from_one_address(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        for number in range(porch.SHARE):
            await knocks(ann, await server.guest().connect(ann.code), f"G{number}")
        late = await server.guest().connect(ann.code)
        assert await late.refused("knock") == "knocks-many"
        await ann.ask("admit", who=await ann.person("G0", "knocking"), agree=False)
        await late.ask("knock", name="Late")
        assert await ann.person("Late", "knocking")


@scenario
async def test_nobody_knocks_faster_than_a_host_can_bear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porch, "REST", 0.0)
    quotas = replace(GENEROUS, knock_table=Pace(burst=3, rate=0.0))
    async with served(tmp_path, quotas=quotas) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        for number in range(3):
            client = await server.guest().connect(ann.code)
            await ann.ask("admit", who=await knocks(ann, client, f"G{number}"), agree=False)
        assert await client.refused("knock") == "too-fast"


@scenario
async def test_not_everybody_waits_outside_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(porch, "WAITING", 2)
    quotas = replace(GENEROUS, tabs=1)
    async with served(tmp_path, quotas=quotas) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        first = await server.guest().connect(ann.code)
        await server.guest().connect(ann.code)
        late = await server.guest().open(ann.code)
        await late.say("hello")
        assert (await late.bye())["reason"] == "too-many"
        anew = await first.guest.connect(ann.code)
        assert (await first.bye())["reason"] == "replaced"
        assert anew.outside


@scenario
async def test_the_next_host_answers_when_the_host_is_away(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.15) as server:
        ann, bob = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        cat = await server.guest().connect(ann.code)
        await cat.ask("knock", name="Cat")
        await ann.drop()
        await bob.ask("admit", who=await bob.person("Cat", "knocking"), agree=True)
        await cat.until(lambda frame: frame["t"] == "welcome")


@scenario
async def test_whoever_may_speak_is_the_next_host_before_somebody_who_may_not(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.15) as server:
        ann, bob, cat = await gathered(server, "Ann", "Bob", "Cat")
        await ann.ask("mute", who=await ann.person("Bob"), quiet=True)
        await ann.drop()
        await cat.until_true(lambda: cat.host)
        await cat.drop()
        await bob.until_true(lambda: bob.host)
        await bob.ask("chat", text="somebody has to")


# Locking


@scenario
async def test_an_opened_table_lets_in_all_who_wait_but_those_who_were_removed(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _, eve = await gathered(server, "Ann", "Bob", "Eve")
        await ann.ask("remove", who=await ann.person("Eve"))
        await eve.bye()
        outside = [await server.guest().connect(ann.code), await server.guest().connect(ann.code, "?watch")]
        banished = await eve.guest.connect(ann.code)
        assert banished.outside == {"state": "removed"}
        await outside[0].ask("knock", name="Cat")
        await ann.ask("lock", locked=False)
        for client in outside:
            await client.until(lambda frame: frame["t"] == "welcome")
        await banished.ask("ping")
        assert not banished.lobby
        assert not ann.lobby.get("locked")
        assert (await server.guest().connect(ann.code)).lobby


@scenario
async def test_whoever_is_there_when_it_is_locked_comes_and_goes(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await gathered(server, "Ann", "Bob")
        watcher = await server.guest().connect(ann.code)
        await ann.ask("lock", locked=True)
        for client in (watcher, bob):
            await client.drop()
            assert (await client.guest.connect(ann.code)).lobby["locked"]
        assert (await ann.guest.connect(ann.code, "?watch")).lobby, "another screen of the host's"
        assert (await server.guest().connect(ann.code, "?watch")).outside, "somebody else's television"


@scenario
async def test_a_locked_table_is_not_in_the_list(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob", listed=True)
        stranger = server.guest()
        assert [one["code"] for one in await stranger.get("/api/tables")] == [ann.code]
        await ann.ask("lock", locked=True)
        assert await stranger.get("/api/tables") == []
        await ann.ask("lock", locked=False)
        assert [one["code"] for one in await stranger.get("/api/tables")] == [ann.code]


@scenario
async def test_locks_removals_and_silence_outlast_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = await begun(server, "Ann", "Bob", "Eve")
        watcher = await server.guest().connect(ann.code)
        await ann.ask("mute", who=await ann.person("Bob"), quiet=True)
        await ann.ask("remove", who=await ann.person("Eve"))
        jars = [client.guest.session.cookie_jar for client in (ann, bob, eve, watcher)]
        code = ann.code
    async with served(tmp_path) as server:
        ann, bob, eve, watcher, new = guests = [server.guest() for _ in range(5)]  # type: ignore[assignment]
        for guest, jar in zip(guests, jars, strict=False):
            guest.session.cookie_jar.update_cookies({cookie.key: cookie.value for cookie in jar})
        assert (await eve.connect(code)).outside == {"state": "removed"}
        assert (await new.connect(code)).outside == {"state": "locked"}
        host = await ann.connect(code)
        assert host.lobby["locked"]
        assert seat(host, 2)["kind"] == "bot"
        assert (await watcher.connect(code)).lobby
        assert await (await bob.connect(code)).refused("chat", text="hello") == "muted"


# Being quiet


@scenario
async def test_who_is_muted_plays_on_and_says_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = await gathered(server, "Ann", "Bob", "Eve")
        called = await ann.person("Eve")
        await ann.ask("mute", who=called, quiet=True)
        await eve.until(lambda frame: frame["t"] == "you" and frame["d"].get("muted", False))
        assert await eve.refused("chat", text="boo") == "muted"
        assert await eve.refused("rename", name="Boo") == "muted"
        assert await eve.refused("add-word", word="boo") == "muted"
        assert await (await eve.guest.connect(ann.code, "?hand=1")).refused("chat", text="boo") == "muted"
        await ann.until_true(lambda: any(one.get("muted") for one in ann.people["here"]))
        await ann.ask("start")
        await play_out([ann, bob, eve], random.Random(3))
        await ann.ask("mute", who=called, quiet=False)
        await eve.ask("chat", text="good game")
        spoken = await bob.until(lambda frame: frame["t"] == "spoken")
        assert spoken["d"]["text"] == "good game", "nothing that was refused was said"


@scenario
async def test_a_muted_spectator_says_nothing_by_a_new_name_either(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob", seats=3)
        eve = await server.guest().connect(ann.code)
        await eve.ask("rename", name="Eve")
        await ann.ask("mute", who=await ann.person("Eve"), quiet=True)
        await eve.guest.put("/api/me", {"name": "Rude words"})
        anew = await eve.guest.connect(ann.code)
        await anew.ask("sit", seat=2)
        assert seat(anew, 2)["name"] == "Eve"


# What is seen outside


@scenario
async def test_nothing_of_the_table_is_seen_from_outside(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = await begun(server, "Ann", "Bob", "Eve", game="tarot", options={"rounds": 1})
        await ann.ask("remove", who=await ann.person("Eve"))
        await eve.bye()
        read = len(eve.texts)
        removed = [await eve.guest.connect(ann.code, query, last=eve.v) for query in ("", "?watch", "?hand=1")]
        stranger = server.guest()
        outside = [*removed, await stranger.connect(ann.code), await stranger.connect(ann.code, "?watch")]
        for client in outside:
            assert await client.refused("hello") == "hello-again"
            assert await client.refused("chat", text="boo") == "not-admitted"
            assert await client.refused("sit", seat=2) == "not-admitted"
            assert await client.refused("remove", who="x") == "not-admitted"
            assert await client.refused("play", move={}, at=0) == "not-admitted"
            await client.ask("ping")
        await ann.ask("chat", text="among ourselves")
        for guest in (eve.guest, stranger):
            for path in ("", "/replay", "/replay?seat=2", "/names", "/record", "/log?before=9"):
                page = await guest.get(f"/api/tables/{ann.code}{path}", 403)
                assert page == {"key": "not-admitted"}
        await play_out([ann, bob], random.Random(4))
        for client in outside:
            await client.ask("ping")
            assert {frame["t"] for frame in client.frames} <= HARMLESS
            assert not any(word in text for text in client.texts for word in ("Ann", "Bob", "among", "card", "seat"))
        assert len(eve.texts) == read
        assert (await stranger.get(f"/api/tables/{ann.code}/replay"))["over"], "a game that is over is for all"


@scenario
async def test_a_frame_under_way_when_its_sender_is_removed_does_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob, eve = await gathered(server, "Ann", "Bob", "Eve")
        who = await ann.person("Eve")
        table = server.hall.tables[ann.code]
        viewer = next(viewer for viewer in table.audience if viewer.name == "Eve")
        await ann.ask("remove", who=who)
        for said in (Chat("late"), Hello()):
            table.inbox.put(Frame(viewer, ClientEnvelope("late", said), 0.0))
        await eve.bye()
        await ann.ask("ping")
        assert not table.chat
        assert viewer not in table.audience
        await eventually(lambda: viewer not in table.porch)
        assert not json.dumps(bob.frames).count("late")


@scenario
async def test_outside_one_does_not_even_learn_whether_a_game_is_under_way(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await gathered(server, "Ann", "Bob")
        await ann.ask("lock", locked=True)
        stranger = await server.guest().connect(ann.code)
        for kind, data in (("play", {"move": {}, "at": 0}), ("standing-no", {"span": None}), ("ask-undo", {})):
            assert await stranger.refused(kind, **data) == "not-admitted"
        await ann.ask("start")
        assert await stranger.refused("play", move={}, at=0) == "not-admitted"
