"""A look at everything a server needs, beside it and without disturbing it: nothing is written."""

import os
import shutil
import socket
import stat
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPException
from ipaddress import ip_address
from pathlib import Path
from typing import Final, NamedTuple, cast

import msgspec
from sqlalchemy import Engine, func, select

from tablee.kernel.errors import TableeError, UnknownEdition
from tablee.kernel.registry import brought
from tablee.server.care.backup import key_of
from tablee.server.care.findings import Finding, Verdict, bad, failed, good, note
from tablee.server.care.folder import holder
from tablee.server.care.permissions import database_file, open_to_others
from tablee.server.care.stores import known_form, opened, snapshot
from tablee.server.hall.waking import counting, play_again
from tablee.server.lobby.seating import Phase, Seating
from tablee.server.play.live import LiveGame
from tablee.server.store.schema import entries, tables
from tablee.server.store.store import Entry, log_of
from tablee.server.store.upgrade import HEAD

LITTLE: Final = 1_000_000_000
"""Bytes of free disk below which one should know."""
NONE: Final = 100_000_000
"""Bytes of free disk below which the next evening may not fit."""
MUCH: Final = 1_000_000
"""Bytes of a page that are read, at most."""
PATIENCE: Final = 5.0
"""Seconds in which a server on this machine answers."""


class Door(NamedTuple):
    """An address at which a server listens."""

    host: str
    port: int


def examine(folder: Path, url: str, door: Door, figures: Door) -> Iterator[Finding]:
    """Everything, one after the other; the figures have no door if its port is 0."""
    yield from look_at_folder(folder, url)
    yield from look_at_store(url)
    yield from look_at_needs()
    yield look_at_port(*door)
    if figures.port:
        yield from look_at_figures(*figures)


# The folder


def look_at_folder(folder: Path, url: str) -> Iterator[Finding]:
    """The folder, who may enter it, the key, the room on the disk."""
    if not folder.is_dir():
        yield bad("folder-missing", path=str(folder))
        return
    yield good("folder", path=str(folder)) if os.access(folder, os.W_OK) else bad("folder-closed", path=str(folder))
    yield from look_at_rights(folder, url)
    yield look_at_key(folder)
    yield look_at_disk(folder)
    yield from look_at_lock(url)


def look_at_rights(folder: Path, url: str) -> Iterator[Finding]:
    """Whether others may read what is kept."""
    wide = list(open_to_others(folder, url))
    for path, mode in wide:
        yield bad("rights-wide", path=str(path), mode=f"{stat.S_IMODE(path.stat().st_mode):o}", wanted=f"{mode:o}")
    if not wide:
        yield good("rights")


def look_at_key(folder: Path) -> Finding:
    """The key by which browsers are known again."""
    if not (folder / "key").exists():
        return note("key-new")
    try:
        key_of(folder)
    except TableeError as error:
        return failed(error)
    return good("key")


def look_at_disk(folder: Path) -> Finding:
    """The room that is left."""
    free = shutil.disk_usage(folder).free
    megabytes = free // 1_000_000
    if free < NONE:
        return bad("disk-full", megabytes=megabytes)
    return note("disk-low", megabytes=megabytes) if free < LITTLE else good("disk", megabytes=megabytes)


def look_at_lock(url: str) -> Iterator[Finding]:
    """Who serves a database in a file."""
    database = database_file(url)
    if database is None or not os.access(database.parent, os.W_OK):
        return
    held = holder(database)
    yield good("lock-free") if held is None else good("lock-held", pid=str(held.pid), since=held.since)


# The store


def look_at_store(url: str) -> Iterator[Finding]:
    """Whether it opens, is sound and can be played on from."""
    try:
        with opened(url) as engine:
            form = known_form(engine)
            yield good("form", form=HEAD) if form == HEAD else note("form-older", form=str(form), known=HEAD)
            yield look_at_pages(engine)
            if form == HEAD:
                yield from look_at_numbers(engine)
                yield from look_at_games(engine)
    except TableeError as error:
        yield note("store-new") if error.problem.key in ("store-empty", "store-missing") else failed(error)


def look_at_pages(engine: Engine) -> Finding:
    """Whether everything can be read; SQLite also looks whether its pages fit together."""
    with snapshot(engine) as connection:
        if engine.dialect.name == "sqlite":
            verdict = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if verdict != "ok":
                return bad("store-damaged", reason=str(verdict))
        counts = [connection.execute(select(func.count()).select_from(table)).scalar() for table in (tables, entries)]
    return good("store", tables=counts[0] or 0, entries=counts[1] or 0)


def look_at_numbers(engine: Engine) -> Iterator[Finding]:
    """Whether every log is whole: its entries are numbered from 0 without a gap, and its table is there."""
    number, code = entries.c.number, entries.c.code
    whole = select(code).group_by(code).having((func.max(number) != func.count() - 1) | (func.min(number) != 0))
    lost = select(func.count(func.distinct(code))).where(code.not_in(select(tables.c.code)))
    with snapshot(engine) as connection:
        gaps = [str(found) for found in connection.execute(whole).scalars()]
        orphans = int(connection.execute(lost).scalar() or 0)
    for table in gaps:
        yield bad("log-gap", code=table)
    if orphans:
        yield note("log-orphan", logs=orphans)
    if not gaps:
        yield good("log")


def look_at_games(engine: Engine) -> Iterator[Finding]:
    """Play every game under way again, one at a time: between two of them nothing is held open."""
    playing = select(tables.c.code).where(tables.c.phase == Phase.PLAYING.value).order_by(tables.c.code)
    with snapshot(engine) as connection:
        codes = [str(code) for code in connection.execute(playing).scalars()]
    faults = 0
    for code in codes:
        finding = look_at_game(engine, code)
        if finding is not None:
            faults += 1
            yield finding
    if not faults:
        yield good("games", games=len(codes))


def look_at_game(engine: Engine, code: str) -> Finding | None:
    """What is wrong with the game of a table; None if nothing is."""
    with snapshot(engine) as connection:
        text = connection.execute(select(tables.c.seating).where(tables.c.code == code)).scalar()
        log = log_of(connection, code)
    if text is None:
        return None
    try:
        seating = msgspec.json.decode(text, type=Seating)
        good_inputs = replayed(seating, log)
    except UnknownEdition as error:
        return failed(error, Verdict.NOTE)
    except Exception as error:
        return bad("game-unreadable", code=code, reason=type(error).__name__)
    return None if good_inputs is None else bad("game-broken", code=code, game=seating.game, inputs=good_inputs)


def replayed(seating: Seating, log: tuple[Entry, ...]) -> int | None:
    """After how many inputs the game breaks off when its table wakes; None if all of it can be played again."""
    live = LiveGame(seating)
    for _ in play_again(live, counting(log), seating.humans()):
        pass
    return live.at if live.broken else None


# The rest


def look_at_needs() -> Iterator[Finding]:
    """What games need besides, each said in its own texts."""
    for game, module in brought("care"):
        for finding in cast(Iterator[Finding], module.look()):
            yield finding._replace(game=game.name)


def look_at_port(host: str, port: int) -> Finding:
    """Whether the port is free, or ours."""
    if is_free(host, port):
        return good("port-free", port=str(port))
    status = asked(f"http://{reachable(host)}:{port}/healthz")
    if status != 200:
        return bad("port-taken", port=str(port))
    ready = asked(f"http://{reachable(host)}:{port}/readyz") == 200
    return good("port-ours", port=str(port)) if ready else bad("not-ready")


def look_at_figures(host: str, port: int) -> Iterator[Finding]:
    """Whether the port of the figures is free, or ours, and whether others can read them."""
    if is_free(host, port):
        yield good("port-free", port=str(port))
    elif counted(f"http://{reachable(host)}:{port}/metrics"):
        yield good("figures-ours", port=str(port))
    else:
        yield bad("figures-taken", port=str(port))
    if not is_loopback(host):
        yield note("figures-open", host=host)


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches that address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen there."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def reachable(host: str) -> str:
    """How a server that listens on that address is called from this machine."""
    if host in ("0.0.0.0", "::", ""):
        return "127.0.0.1" if host != "::" else "[::1]"
    return f"[{host}]" if ":" in host else host


def counted(url: str) -> bool:
    """Whether our figures are there."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return b"tablee_tables" in answer.read(MUCH)
    except (OSError, HTTPException):
        return False


def asked(url: str) -> int:
    """The status of one of our own pages; 0 if somebody else answers, or nobody."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as answer:
            return int(answer.status) if answer.headers.get("Server") == "tablee" else 0
    except urllib.error.HTTPError as error:
        return error.code if error.headers.get("Server") == "tablee" else 0
    except (OSError, HTTPException):
        return 0
