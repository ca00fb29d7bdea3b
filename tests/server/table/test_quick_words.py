"""Portraits that people choose, and what they say by one tap: checked, limited, silenced with the rest."""

import random
from pathlib import Path

import msgspec

from tablee.server.settings import Pace, Quotas

from ..tools import GENEROUS, Client, Server, play_out, scenario, served


async def pair(server: Server) -> list[Client]:
    return await server.table(server.guest("Ann"), server.guest("Bob"), seats=2)


def reacted(frame: dict[str, object]) -> bool:
    return frame["t"] == "reacted"


@scenario
async def test_a_reaction_reaches_all_who_look(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await pair(server)
        screen = await server.guest().connect(ann.code, "?watch")
        await bob.ask("react", sign="bravo")
        for client in (ann, bob, screen):
            told = await client.until(reacted)
            assert told["d"] == {"name": "Bob", "seat": 1, "sign": "bravo"}
            assert "v" not in told, "who was away has missed it"


@scenario
async def test_a_reaction_is_one_of_eight(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await pair(server)
        for sign in ("", "bravo ", "<b>", "x" * 1000, 3, None):
            assert await ann.refused("react", sign=sign) == "frame-malformed"


@scenario
async def test_reactions_and_lines_share_a_limit(tmp_path: Path) -> None:
    quotas = Quotas(chat=Pace(burst=3, rate=0.01), connects=GENEROUS.connects)
    async with served(tmp_path, quotas=quotas) as server:
        ann, bob = await pair(server)
        await bob.ask("react", sign="laugh")
        await bob.ask("chat", text="two")
        await bob.ask("react", sign="laugh")
        assert await bob.refused("react", sign="laugh") == "too-fast"
        assert await bob.refused("chat", text="four") == "too-fast"
        await ann.ask("react", sign="thanks")


@scenario
async def test_whoever_was_asked_to_be_quiet_neither_reacts_nor_changes_face(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await pair(server)
        people = await ann.until(lambda frame: frame["t"] == "people" and bool(frame["d"].get("here")))
        who = people["d"]["here"][0]["id"]
        await ann.ask("mute", who=who, quiet=True)
        assert await bob.refused("react", sign="hurry") == "muted"
        assert await bob.refused("portray", face=3) == "muted"
        assert not any(map(reacted, ann.frames))
        await ann.ask("mute", who=who, quiet=False)
        await bob.ask("react", sign="hurry")
        await ann.until(reacted)


@scenario
async def test_nothing_of_a_reaction_is_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await pair(server)
        await bob.ask("react", sign="thinking")
        await ann.until(reacted)
        late = await server.guest().connect(ann.code)
        assert late.frames[-1]["d"].get("chat", []) == []
    assert not any(b"thinking" in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


@scenario
async def test_a_portrait_is_kept_for_the_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await pair(server)
        await bob.ask("portray", face=7)
        await ann.lobby_where(lambda lobby: lobby["seats"][1].get("face") == 7)
        code = ann.code
        await ann.ask("start")
        await bob.ask("portray", face=12)
    async with served(tmp_path) as server:
        late = await server.guest().connect(code)
        assert late.lobby["seats"][1]["face"] == 12
        assert "face" not in late.lobby["seats"][0]
        replay = await late.guest.get(f"/api/tables/{code}/replay")
        assert [seat.get("face", 0) for seat in replay["lobby"]["seats"]] == [0, 12], "who looks back sees it too"


@scenario
async def test_a_portrait_goes_along_to_the_next_match(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, bob = await pair(server)
        await bob.ask("portray", face=5)
        await ann.ask("start")
        await play_out([ann, bob], random.Random(3))
        await ann.ask("rematch")
        await ann.lobby_where(lambda lobby: bool(lobby.get("next")))
        following = await server.guest().connect(ann.lobby["next"])
        assert following.lobby["seats"][1]["face"] == 5


@scenario
async def test_a_portrait_is_one_of_the_house_and_belongs_to_a_seat(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann, _ = await pair(server)
        for face in (-1, 49, 1.5, "3", None, True, msgspec.UNSET):
            wrong = {} if face is msgspec.UNSET else {"face": face}
            assert await ann.refused("portray", **wrong) == "frame-malformed"
        watcher = await server.guest().connect(ann.code)
        assert await watcher.refused("portray", face=3) == "not-seated"
        await ann.ask("portray", face=48)
        await ann.ask("portray", face=0)
        assert "face" not in ann.lobby["seats"][0]
