"""The doctor finds what is wrong, names it, and disturbs nobody."""

import asyncio
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import delete, func, select, text, update

from tablee.games.taichi.lexicon.shelf import place
from tablee.games.taichi.rooms import care
from tablee.kernel.errors import TableeError
from tablee.server.care import doctor
from tablee.server.care.doctor import (
    Door,
    examine,
    look_at_disk,
    look_at_figures,
    look_at_folder,
    look_at_needs,
    look_at_port,
    look_at_store,
)
from tablee.server.care.findings import Finding, Verdict
from tablee.server.run import listen, open_admin
from tablee.server.store.schema import entries
from tablee.server.store.upgrade import migrate

from ..process import free_port
from ..tools import Client, eventually, play_out, scenario, served
from .stores import House, Kind, Stores
from .test_prune import store_of

NONE = Door("127.0.0.1", 0)
KINDS: tuple[Kind, ...] = ("sqlite", "postgresql")


def keys(findings: Iterator[Finding], verdict: Verdict) -> list[str]:
    return [found.key or (found.problem.key if found.problem else "") for found in findings if found.verdict is verdict]


async def under_way(house: House, tables: int = 2) -> list[str]:
    """Tables with games under way; their codes."""
    codes = []
    async with served(house.data, store=house.store) as server:
        for _ in range(tables):
            players = await server.table(server.guest("Ann"), server.guest("Bob"))
            await players[0].ask("start")
            for _ in range(4):
                await make_a_move(players)
            codes.append(players[0].code)
    return codes


async def make_a_move(players: list[Client]) -> None:
    """Whoever may plays, as soon as somebody may."""
    await eventually(lambda: any(player.moves for player in players))
    mover = next(player for player in players if player.moves)
    await mover.play(mover.moves[0])


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_all_is_well(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    await under_way(house)
    found = list(examine(house.data, house.url, Door("127.0.0.1", free_port()), NONE))
    assert not keys(iter(found), Verdict.BAD)
    assert {"folder", "rights", "key", "form", "store", "log", "games", "port-free"} <= {each.key for each in found}
    (games,) = (each for each in found if each.key == "games")
    assert games.args == {"games": 2}


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_a_running_server_is_looked_at_and_not_disturbed(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    async with served(house.data, store=house.store) as server:
        players = await server.table(server.guest("Ann"), server.guest("Bob"))
        await players[0].ask("start")
        done = threading.Event()
        found: list[Finding] = []

        def look() -> None:
            port = urlsplit(server.url).port or 0
            while not done.is_set() or not found:
                found.extend(examine(house.data, house.url, Door("127.0.0.1", port), NONE))

        looking = threading.Thread(target=look)
        looking.start()
        await play_out(players, random.Random(2))
        done.set()
        await doctor_done(looking)
    assert not keys(iter(found), Verdict.BAD)
    assert {"port-ours", *(["lock-held"] if kind == "sqlite" else [])} <= {each.key for each in found}


async def doctor_done(thread: threading.Thread) -> None:
    await asyncio.to_thread(thread.join)


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_a_game_that_cannot_be_played_again_is_named_with_its_input(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    first, second = await under_way(house)
    with store_of(house) as engine, engine.begin() as connection:
        spoilt = (entries.c.code == second, entries.c.kind == 0)
        last = connection.execute(select(func.max(entries.c.number)).where(*spoilt)).scalar()
        inputs = connection.execute(select(func.count()).select_from(entries).where(*spoilt)).scalar()
        illegal = '{"type":"dance","dancer":0,"steps":63}'
        connection.execute(update(entries).where(*spoilt, entries.c.number == last).values(body=illegal))
    (found,) = (each for each in look_at_store(house.url) if each.verdict is Verdict.BAD)
    assert found.key == "game-broken"
    assert found.args == {"code": second, "game": "tango", "inputs": (inputs or 0) - 1}
    with store_of(house) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE tables SET seating = '{' WHERE code = :code"), {"code": first})
    assert keys(look_at_store(house.url), Verdict.BAD) == (
        ["game-unreadable", "game-broken"] if first < second else ["game-broken", "game-unreadable"]
    )


@pytest.mark.parametrize("kind", KINDS)
@scenario
async def test_a_gap_in_a_log_is_named(stores: Stores, kind: Kind) -> None:
    house = stores.new(kind)
    (code,) = await under_way(house, 1)
    with store_of(house) as engine, engine.begin() as connection:
        connection.execute(delete(entries).where(entries.c.number == 1))
        connection.execute(text("INSERT INTO entries VALUES ('LOSTXX', 0, 1, 0, 0, '{}', '', 1)"))
    found = list(look_at_store(house.url))
    assert ("log-gap", {"code": code}) in [(each.key, each.args) for each in found]
    assert ("log-orphan", {"logs": 1}) in [(each.key, each.args) for each in found]


@scenario
async def test_rights_key_and_disk(stores: Stores, monkeypatch: pytest.MonkeyPatch) -> None:
    house = stores.new("sqlite")
    assert keys(look_at_folder(house.data, house.url), Verdict.BAD) == ["folder-missing"]
    await under_way(house, 1)
    assert not keys(look_at_folder(house.data, house.url), Verdict.BAD)
    (house.data / "key").chmod(0o644)
    assert keys(look_at_folder(house.data, house.url), Verdict.BAD) == ["rights-wide"]
    (house.data / "key").chmod(0o600)
    (house.data / "key").write_bytes(b"short")
    assert keys(look_at_folder(house.data, house.url), Verdict.BAD) == ["key-damaged"]
    (house.data / "key").unlink()
    assert "key-new" in keys(look_at_folder(house.data, house.url), Verdict.NOTE)
    monkeypatch.setattr(doctor, "LITTLE", 10**18)
    assert look_at_disk(house.data).key == "disk-low"
    monkeypatch.setattr(doctor, "NONE", 10**18)
    assert look_at_disk(house.data).key == "disk-full"


@scenario
async def test_a_damaged_database_is_named(stores: Stores) -> None:
    house = stores.new("sqlite")
    await under_way(house)
    path = house.data / "tablee.db"
    data = bytearray(path.read_bytes())
    for page in range(2, len(data) // 4096):
        data[page * 4096 : page * 4096 + 64] = b"\xff" * 64
    path.write_bytes(bytes(data))
    found = keys(look_at_store(house.url), Verdict.BAD)
    assert found
    assert found[0] in ("store-damaged", "store-unreachable")


def test_a_store_that_is_not_there_yet_is_no_fault(stores: Stores) -> None:
    house = stores.new("sqlite")
    assert keys(look_at_store(house.url), Verdict.NOTE) == ["store-new"]
    assert not house.data.exists(), "to look makes nothing"
    assert keys(look_at_store("postgresql://nobody@127.0.0.1:1/none"), Verdict.BAD) == ["store-unreachable"]


@scenario
async def test_an_older_and_a_newer_form(stores: Stores) -> None:
    house = stores.new("sqlite")
    await under_way(house, 1)
    with store_of(house) as engine:
        migrate(engine, "0002")
        assert "form-older" in keys(look_at_store(house.url), Verdict.NOTE)
        assert not keys(look_at_store(house.url), Verdict.BAD)
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert keys(look_at_store(house.url), Verdict.BAD) == ["store-newer"]


def test_the_dictionary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    assert keys(look_at_needs(), Verdict.NOTE) == ["words-small"]
    place().parent.mkdir(parents=True)
    place().write_bytes(b"no dictionary" * 100)
    (found,) = look_at_needs()
    assert found.verdict is Verdict.BAD

    def sound() -> range:
        return range(77_000)

    monkeypatch.setattr(care, "check", sound)
    assert keys(look_at_needs(), Verdict.GOOD) == ["words"]

    def altered() -> range:
        raise TableeError("lexicon-damaged")

    monkeypatch.setattr(care, "check", altered)
    assert keys(look_at_needs(), Verdict.BAD) == ["lexicon-damaged"]


class Other(BaseHTTPRequestHandler):
    """Somebody else's server."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def strangers() -> Iterator[int]:
    with HTTPServer(("127.0.0.1", 0), Other) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_address[1]
        server.shutdown()
        thread.join()


@scenario
async def test_a_server_that_cannot_keep_anything(stores: Stores) -> None:
    house = stores.new("sqlite")
    async with served(house.data) as server:
        port = urlsplit(server.url).port or 0
        server.hall.stopping = True
        assert (await asyncio.to_thread(look_at_port, "0.0.0.0", port)).key == "not-ready"
        server.hall.stopping = False
        assert (await asyncio.to_thread(look_at_port, "0.0.0.0", port)).key == "port-ours"


def test_a_port_that_somebody_else_has(monkeypatch: pytest.MonkeyPatch) -> None:
    with strangers() as port:
        assert look_at_port("127.0.0.1", port).key == "port-taken"
    monkeypatch.setattr(doctor, "PATIENCE", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as mute:
        assert look_at_port("127.0.0.1", mute.getsockname()[1]).key == "port-taken"


def talk_otherwise(listening: socket.socket) -> None:
    """Somebody who does not speak HTTP, until nobody calls any more."""
    try:
        while True:
            line, _ = listening.accept()
            with line:
                line.sendall(b"SSH-2.0-Other\r\n")
    except OSError:
        pass


def test_a_port_where_something_else_is_spoken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        threading.Thread(target=talk_otherwise, args=(other,), daemon=True).start()
        port = other.getsockname()[1]
        assert look_at_port("127.0.0.1", port).key == "port-taken"
        assert keys(look_at_figures("127.0.0.1", port), Verdict.BAD) == ["figures-taken"]
        other.shutdown(socket.SHUT_RDWR)


@scenario
async def test_the_port_of_the_figures(tmp_path: Path) -> None:
    port = free_port()
    assert [found.key for found in look_at_figures("127.0.0.1", port)] == ["port-free"]
    runner = await open_admin(tmp_path, listen("127.0.0.1", port))
    try:
        found = await asyncio.to_thread(lambda: list(look_at_figures("127.0.0.1", port)))
        assert [each.key for each in found] == ["figures-ours"]
    finally:
        await runner.cleanup()
    with strangers() as taken:
        assert keys(look_at_figures("127.0.0.1", taken), Verdict.BAD) == ["figures-taken"]
    assert keys(look_at_figures("0.0.0.0", port), Verdict.NOTE) == ["figures-open"]


def test_figures_that_nobody_shows_are_not_looked_for(stores: Stores) -> None:
    house, port = stores.new("sqlite"), free_port()
    found = [finding.key for finding in examine(house.data, house.url, NONE, NONE)]
    more = [finding.key for finding in examine(house.data, house.url, NONE, Door("127.0.0.1", port))]
    assert more == [*found, "port-free"]
