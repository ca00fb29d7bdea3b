"""The server as an aiohttp application."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Final

from aiohttp import web

from tablee.kernel.registry import offered
from tablee.server.care.chores import do_chores
from tablee.server.care.folder import Lock
from tablee.server.care.permissions import database_file, secure
from tablee.server.care.stores import known_form
from tablee.server.guests.identity import Signer, load_key
from tablee.server.hall.hall import Hall
from tablee.server.http.answers import Answers, Desk, all_answers
from tablee.server.http.api import Api
from tablee.server.http.brought import Brought
from tablee.server.http.door import Door
from tablee.server.http.openapi import document
from tablee.server.http.static import Pages
from tablee.server.http.websocket import Sockets
from tablee.server.settings import Settings
from tablee.server.store.store import Store, connect, sqlite_url
from tablee.server.store.upgrade import upgrade
from tablee.server.workers import Workers
from tablee.texts.tiles import tile

HALL: Final = web.AppKey("hall", Hall)
ANSWERS: Final = web.AppKey("answers", list[Answers])
"""What games answer besides."""
LOCK: Final = web.AppKey("lock", ExitStack)
"""What is let go when the store is closed: the folder of a database in a file."""


async def make_app(settings: Settings) -> web.Application:
    """Everything, ready to be served: the store is opened here and closed when the application is cleaned up.

    TableeError if another server has the folder.
    """
    for game in offered():
        tile(game.package)  # read now, so that the first player does not wait for it
    document()
    url = settings.store or sqlite_url(settings.data)
    secure(settings.data, url)
    with ExitStack() as held:
        database = database_file(url)
        if database is not None:
            held.enter_context(Lock(database))
        app = await _made(settings, url)
        app[LOCK] = held.pop_all()
    return app


async def _made(settings: Settings, url: str) -> web.Application:
    door = Door(settings, Signer(load_key(settings.data / "key")))
    await asyncio.to_thread(prepare_store, url)
    hall = Hall(settings, Store(url), Workers(settings.workers))
    app = web.Application(middlewares=[door.middleware()], client_max_size=settings.quotas.body_bytes)
    app[HALL] = hall
    desk = Desk(settings, door, hall.services.clerks)
    app[ANSWERS] = all_answers(desk)
    app.on_response_prepare.append(door.dress)
    app.add_routes(Api(hall, door).routes())
    app.add_routes(Brought().routes())
    for answers in app[ANSWERS]:
        app.add_routes(answers.routes())
    app.router.add_get("/ws/{code}", Sockets(hall, door).handle)
    app.router.add_get("/healthz", healthy)
    app.router.add_get("/readyz", ready)
    app.router.add_get("/api/openapi.json", describe)
    app.router.add_get("/{path:(?!api/|ws/).*}", Pages().handle)
    app.on_shutdown.append(_stop)
    app.cleanup_ctx.append(_kept)
    return app


def prepare_store(url: str) -> None:
    """Bring the database to its present form; TableeError if a newer Tablée has made it."""
    engine = connect(url)
    try:
        known_form(engine)
        upgrade(engine)
    finally:
        engine.dispose()


async def _kept(app: web.Application) -> AsyncIterator[None]:
    """Bots wake, and what games need is made, before they are needed; at the end the store is closed last."""
    hall = app[HALL]
    hall.services.workers.wake()
    chores = asyncio.create_task(do_chores(hall, hall.store.url, hall.services.settings.keep))
    for answers in app[ANSWERS]:
        answers.prepare()
    yield
    chores.cancel()
    await asyncio.gather(hall.services.workers.close(), hall.services.clerks.close())
    await asyncio.gather(*(answers.close() for answers in app[ANSWERS]))
    await hall.store.close()
    app[LOCK].close()


async def _stop(app: web.Application) -> None:
    await app[HALL].stop()


async def healthy(request: web.Request) -> web.Response:
    """The server runs."""
    return web.Response(text="ok\n")


async def ready(request: web.Request) -> web.Response:
    """The server runs, and the store takes what it is given."""
    hall = request.app[HALL]
    good = not hall.stopping and await hall.store.healthy()
    return web.Response(text="ready\n" if good else "not ready\n", status=200 if good else 503)


async def describe(request: web.Request) -> web.Response:
    """The interface, described by itself."""
    return web.Response(body=document(), content_type="application/json")
