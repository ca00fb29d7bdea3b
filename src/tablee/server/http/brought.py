"""What an installed game or language brings for the page: texts, rules, facts and a tile."""

import asyncio
from functools import cache
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from aiohttp import web

from tablee.kernel.game import AnyGame
from tablee.kernel.registry import game as find_game
from tablee.kernel.registry import games
from tablee.server import problems
from tablee.server.http.catalogue import catalogue
from tablee.server.http.door import reply
from tablee.server.http.schemas import Edition, GamePage, HouseTexts
from tablee.server.problems import Trouble
from tablee.server.wire.shapes import facts_of
from tablee.texts.entries import completed
from tablee.texts.languages import FALLBACK, game_source, house_sources, languages
from tablee.texts.pages import page_source
from tablee.texts.tiles import tile

NOT_FOR_PAGES: Final = "terminal.ftl"
"""All other sentences of the house are for a page too."""


POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""What a tile may do where it is opened by itself: be looked at."""


class Answer(NamedTuple):
    """An answer that is the same for everybody, and its mark."""

    body: bytes
    mark: str


class Brought:
    """The handlers."""

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/api/games", self.games),
            web.get("/api/games/{game}/page/{lang}", self.page),
            web.get("/api/games/{game}/tile.svg", self.tile),
            web.get("/api/texts/{lang}", self.texts),
        ]

    async def games(self, request: web.Request) -> web.Response:
        """The games that can be played."""
        return reply(catalogue())

    async def page(self, request: web.Request) -> web.Response:
        """Everything of a game that a page must know, in one language."""
        return kept(request, await asyncio.to_thread(page_of, game_asked(request).name, language_asked(request)))

    async def tile(self, request: web.Request) -> web.Response:
        """The drawing of a game."""
        drawing = tile(game_asked(request).package)
        if drawing is None:
            raise Trouble(problems.NOT_FOUND)
        response = kept(request, answer(drawing.encode()))
        response.content_type = "image/svg+xml"
        response.headers["Content-Security-Policy"] = POLICY
        return response

    async def texts(self, request: web.Request) -> web.Response:
        """The sentences of the house in one language, for a page that has not been built with it."""
        return kept(request, texts_of(language_asked(request)))


def game_asked(request: web.Request) -> AnyGame:
    """The game of that name."""
    name = request.match_info["game"]
    if name not in games():
        raise Trouble(problems.NOT_FOUND)
    return find_game(name)


def language_asked(request: web.Request) -> str:
    """The language of that code."""
    lang = request.match_info["lang"]
    if lang not in languages():
        raise Trouble(problems.NOT_FOUND)
    return lang


def kept(request: web.Request, found: Answer) -> web.Response:
    """The answer, unless the browser has it already."""
    headers = {"ETag": found.mark, "Cache-Control": "no-cache"}
    if request.headers.get("If-None-Match") == found.mark:
        return web.Response(status=304, headers=headers)
    response = web.Response(body=found.body, content_type="application/json", headers=headers)
    response.enable_compression()
    return response


def answer(body: bytes) -> Answer:
    """An answer and what tells it from any other."""
    return Answer(body, f'"{sha256(body).hexdigest()[:20]}"')


@cache
def texts_of(lang: str) -> Answer:
    """The sentences of the house, as far as the language has them."""
    return answer(msgspec.json.encode(HouseTexts("\n".join(house_sources(lang, NOT_FOR_PAGES)))))


@cache
def page_of(name: str, lang: str) -> Answer:
    """Everything of a game in one language; what that lacks is English."""
    game = find_game(name)
    return answer(
        msgspec.json.encode(
            GamePage(
                editions=tuple(edition(game, each.version, lang) for each in game.editions),
                facts=facts_of(game),
                tile=tile(game.package),
            )
        )
    )


def edition(game: AnyGame, version: int, lang: str) -> Edition:
    """The sentences and clauses in which an edition differs from the next one; of the newest, all of them."""
    layer = "" if version == game.version else f".{version}"
    texts = game_source(game.package, f"texts{layer}.ftl", lang)
    english = game_source(game.package, f"texts{layer}.ftl", FALLBACK)
    return Edition(version, completed(texts, english), page_source(game.package, f"rules{layer}.md", lang))
