"""Tables and records of earlier editions: each is played on by the rules it was begun with."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

import tablee
from tablee import BadOption, TableeError, UnknownEdition
from tablee.server.hall import replays
from tablee.server.lobby.seating import Chair, Phase, Seating, renewed
from tablee.server.lobby.series import again

from ..kernel import matches
from .tools import Guest, Json, Refused, Server, scenario, served

FIRST, SECOND = matches.game.edition(1), matches.game


@pytest.fixture(autouse=True)
def installed(registered: Any) -> None:
    registered(matches.game)


def seated(rules: int, **changes: Any) -> Seating:
    """Two people at a table of those rules."""
    chairs = (Chair(owner="ann", name="Ann"), Chair(owner="bob", name="Bob"))
    return Seating(game="matches", rules=rules, seed="00" * 16, chairs=chairs, host="ann", **changes)


def rows(folder: Path) -> list[Any]:
    """Everything that the store has."""
    with create_engine(f"sqlite:///{folder / 'tablee.db'}").connect() as connection:
        return [list(connection.execute(text(f"SELECT * FROM {name}"))) for name in ("tables", "entries", "chairs")]


def take(count: int) -> Json:
    """A move as the page sends it."""
    return {"type": "take", "count": count}


async def begun(server: Server, guests: tuple[Guest, Guest], first: int) -> str:
    """A game of theirs, and the first move made; the code of the table."""
    for guest in guests:
        guest.url = server.url
    clients = await server.table(*guests, game="matches")
    await clients[0].ask("start")
    await clients[0].until(lambda frame: frame["t"] == "step")
    await clients[0].play(take(first))
    for client in clients:
        await client.close()
    return clients[0].code


@scenario
async def test_a_table_under_way_ends_by_its_own_edition(tmp_path: Path, registered: Any) -> None:
    registered(FIRST)
    guests = Guest("", "Ann"), Guest("", "Bob")
    async with served(tmp_path) as server:
        code = await begun(server, guests, 2)
    registered(SECOND)
    async with served(tmp_path) as server:
        for guest in guests:
            guest.url = server.url
            server.guests.append(guest)
        ann, bob = [await guest.connect(code) for guest in guests]
        assert ann.lobby["rules"] == 1
        with pytest.raises(Refused, match="too-many"):
            await bob.play(take(3))
        await bob.play(take(2))
        await ann.until(lambda frame: frame["t"] == "step" and frame["d"]["at"] == 2)
        await ann.play(take(1))
        ended = await ann.until(lambda frame: frame["t"] == "step" and "outcome" in frame["d"])
        assert ended["d"]["outcome"]["reason"] == "last-loses"
        async with guests[0].session.get(f"{server.url}/api/tables/{code}/record") as response:
            record = tablee.loads(await response.text())
        assert (record.rules, tablee.replay(record).state.outcome) == (1, record.outcome)
        replayed = await guests[0].get(f"/api/tables/{code}/replay")
        assert (replayed["lobby"]["rules"], len(replayed["moments"])) == (1, 4)
        await ann.ask("rematch")
        following = await guests[0].get(f"/api/tables/{(await ann.lobby_where(lambda lobby: 'next' in lobby))['next']}")
        assert following["rules"] == 2


@scenario
async def test_an_edition_nobody_has_is_said_and_nothing_is_touched(tmp_path: Path, registered: Any) -> None:
    guests = Guest("", "Ann"), Guest("", "Bob")
    async with served(tmp_path) as server:
        code = await begun(server, guests, 3)
    before = rows(tmp_path)
    registered(FIRST)
    async with served(tmp_path) as server:
        for guest in guests:
            guest.url = server.url
            server.guests.append(guest)
        assert await (await guests[0].open(code)).bye() == {"reason": "edition-unknown", "retry": 0}
        unknown = {"key": "edition-unknown", "args": {"game": "matches", "rules": 2, "known": "1"}}
        assert await guests[0].get(f"/api/tables/{code}/replay", 422) == unknown
        mine = await guests[0].get("/api/mine")
        assert [(table["code"], table["turn"]) for table in mine] == [(code, False)]
    assert rows(tmp_path) == before


def test_a_table_not_yet_begun_takes_the_newest_edition_and_the_options_that_are_left() -> None:
    waiting = renewed(seated(1, options={"matches": 9}))
    assert (waiting.rules, waiting.options) == (2, {})
    assert renewed(seated(2, options={"heap": 11})).options == {"heap": 11}


def test_a_lobby_of_an_edition_to_come_is_not_opened_by_an_older_one() -> None:
    ahead = seated(999)
    assert renewed(ahead) is ahead
    with pytest.raises(UnknownEdition):
        _ = renewed(ahead).edition


@scenario
async def test_a_lobby_made_by_a_newer_version_is_said_and_not_touched(tmp_path: Path, registered: Any) -> None:
    guest = Guest("", "Ann")
    async with served(tmp_path) as server:
        guest.url = server.url
        code = (await guest.post("/api/tables", {"game": "matches", "seats": 2}))["code"]
    before = rows(tmp_path)
    registered(FIRST)
    async with served(tmp_path) as server:
        guest.url = server.url
        server.guests.append(guest)
        assert await (await guest.open(code)).bye() == {"reason": "edition-unknown", "retry": 0}
    assert rows(tmp_path) == before


@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.OVER])
def test_a_table_that_has_begun_keeps_its_edition(phase: Phase) -> None:
    begun = seated(1, options={"matches": 9}, phase=phase)
    assert renewed(begun) is begun


def test_the_next_match_is_played_by_the_newest_edition() -> None:
    following = again(seated(1, options={"matches": 9}, phase=Phase.OVER), "ann", "11" * 16, ())
    assert (following.rules, following.options) == (2, {})


def test_play_on_from_a_record_of_an_earlier_edition() -> None:
    log = tablee.Log.begin(FIRST, 2, {"matches": 9})
    log.play(0, FIRST.parse("take 2"))
    seating, entries = replays.position(
        tablee.dumps(log.record()), 1, seat=1, owner="ann", name="Ann", level=None, seed="00" * 16
    )
    assert (seating.rules, seating.options, len(entries)) == (1, {"matches": 9}, 1)
    assert replays.log_of(seating, replays.inputs(seating, entries)).game is FIRST


def test_options_are_arranged_by_the_edition_of_the_table() -> None:
    with pytest.raises(BadOption):
        seated(1).edition.choose(2, {"heap": 7})
    with pytest.raises(TableeError, match="edition-unknown"):
        _ = seated(3).edition
