"""The JSON interface described in OpenAPI 3.1, made from its types."""

from functools import cache
from typing import Any, Final

import msgspec

from tablee.kernel.registry import brought, games
from tablee.server.guests.codes import LENGTH, LETTERS
from tablee.server.http.catalogue import GameInfo
from tablee.server.http.operations import Json, Operation, operations_in
from tablee.server.http.schemas import (
    Checked,
    Choices,
    GamePage,
    House,
    HouseTexts,
    LogPage,
    Made,
    Me,
    MyTable,
    NewPosition,
    NewTable,
    OpenTable,
    RecordText,
    Replay,
    Verdict,
    Wrong,
)
from tablee.server.wire.server_frames import Lobby
from tablee.texts.languages import FIRST, languages

CODE: Final[Json] = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "The code of a table.",
    "schema": {"type": "string", "pattern": f"^[{LETTERS}]{{{LENGTH}}}$"},
}
SEAT: Final[Json] = {
    "name": "seat",
    "in": "query",
    "required": False,
    "description": "Whose eyes; without it, a spectator's.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 11},
}

BEFORE: Final[Json] = {
    "name": "before",
    "in": "query",
    "required": True,
    "description": "The number of inputs that came before the page you have: `since` of the welcome or of a page.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999_999},
}

LANG: Final[Json] = {
    "name": "lang",
    "in": "query",
    "required": False,
    "description": "In which language.",
    "schema": {"enum": list(languages()), "default": FIRST},
}

GAME: Final[Json] = {
    "name": "game",
    "in": "path",
    "required": True,
    "description": "The name of a game.",
    "schema": {"enum": list(games())},
}
LANGUAGE: Final[Json] = {**LANG, "in": "path", "required": True, "schema": {"enum": list(languages())}}

PROBLEMS: Final = {
    400: "Not understood.",
    403: "Not for you, or not yet; or the request comes from another site.",
    404: "No such table.",
    413: "Too big.",
    422: "Understood, but it cannot be.",
    429: "Too often.",
}


OPERATIONS: Final = (
    Operation(method="get", path="/api/games", summary="The games that can be played.", answer=tuple[GameInfo, ...]),
    Operation(
        method="get",
        path="/api/games/{game}/page/{lang}",
        summary="Everything of a game that a page must know to play it, in one language.",
        answer=GamePage,
        parameters=(GAME, LANGUAGE),
        problems=(404, 429),
    ),
    Operation(
        method="get",
        path="/api/games/{game}/tile.svg",
        summary="The drawing of a game, if it brings one.",
        answer=str,
        parameters=(GAME,),
        problems=(404, 429),
        media="image/svg+xml",
    ),
    Operation(
        method="get",
        path="/api/texts/{lang}",
        summary="The sentences of the house in one language, for a page that has not been built with it.",
        answer=HouseTexts,
        parameters=(LANGUAGE,),
        problems=(404, 429),
    ),
    Operation(method="get", path="/api/house", summary="The address to give, and the languages.", answer=House),
    Operation(method="get", path="/api/me", summary="What you are called.", answer=Me),
    Operation(
        method="put",
        path="/api/me",
        summary="Call yourself otherwise.",
        answer=Me,
        body=Me,
        problems=(400, 403, 413, 422, 429),
    ),
    Operation(method="get", path="/api/mine", summary="The tables where you have a seat.", answer=list[MyTable]),
    Operation(method="get", path="/api/tables", summary="Open tables that anybody may join.", answer=list[OpenTable]),
    Operation(
        method="post",
        path="/api/tables",
        summary="Make a table; with bots and `start`, play at once.",
        answer=Made,
        status=201,
        body=NewTable,
        problems=(400, 403, 413, 422, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}",
        summary="A table, for those who may come in.",
        answer=Lobby,
        parameters=(CODE,),
        problems=(403, 404, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/names",
        summary="What the options of a table call things, by message: the cards of a deck of one's own.",
        answer=dict[str, str],
        parameters=(CODE, LANG),
        problems=(400, 403, 404, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/log",
        summary="What happened before, a page at a time: your own eyes or a spectator's, after the game anybody's.",
        answer=LogPage,
        parameters=(CODE, SEAT, BEFORE),
        problems=(400, 403, 404, 422, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/record",
        summary="The record of a game that is over.",
        answer=dict[str, Any],
        parameters=(CODE,),
        problems=(403, 404, 429),
    ),
    Operation(
        method="get",
        path="/api/tables/{code}/replay",
        summary="A game from one seat's eyes: your own or a spectator's during the game, anybody's afterwards.",
        answer=Replay,
        parameters=(CODE, SEAT),
        problems=(403, 404, 422, 429),
    ),
    Operation(
        method="post",
        path="/api/options",
        summary="Everything that is wrong with options; a long text is kept for a while, to be chosen by its mark.",
        answer=Checked,
        body=Choices,
        problems=(400, 403, 413, 422, 429),
    ),
    Operation(
        method="post",
        path="/api/verify",
        summary="Whether the shuffles of a record were promised before the game.",
        answer=Verdict,
        body=RecordText,
        problems=(400, 403, 413, 429),
    ),
    Operation(
        method="post",
        path="/api/positions",
        summary="Play on from a position of a record, against bots.",
        answer=Made,
        status=201,
        body=NewPosition,
        problems=(400, 403, 413, 422, 429),
    ),
)
"""The interface of the house."""


@cache
def operations() -> tuple[Operation, ...]:
    """The whole interface: that of the house, and what games answer besides."""
    return (*OPERATIONS, *(operation for _, module in brought("interface") for operation in operations_in(module)))


@cache
def document() -> bytes:
    """The description as JSON."""
    return msgspec.json.encode(described())


def described() -> Json:
    """The description."""
    all_of_it = operations()
    kinds = [operation.answer for operation in all_of_it]
    kinds += [operation.body for operation in all_of_it if operation.body is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Wrong], ref_template="#/components/schemas/{name}")
    answers = dict(zip([operation_id(operation) for operation in all_of_it], schemas, strict=False))
    paths: dict[str, Json] = {}
    for operation in all_of_it:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, answers)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": "1", "description": "Tables for French games."},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation_id(operation: Operation) -> str:
    """A name for an operation: `get-api-tables-code`."""
    return f"{operation.method}{operation.path}".replace("/", "-").replace("{", "").replace("}", "")


def _described(operation: Operation, answers: dict[str, Json]) -> Json:
    name = operation_id(operation)
    described: Json = {
        "operationId": name,
        "summary": operation.summary,
        "responses": {
            str(operation.status): _content("What was asked for.", answers[name], operation.media),
            **{str(status): _content(PROBLEMS[status], _reference(Wrong)) for status in operation.problems},
        },
    }
    if operation.parameters:
        described["parameters"] = list(operation.parameters)
    if operation.body is not None:
        body = _content("", _reference(operation.body))
        described["requestBody"] = {"required": True, "content": body["content"]}
    return described


def _reference(kind: type) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}


def _content(description: str, schema: Json, media: str = "application/json") -> Json:
    return {"description": description, "content": {media: {"schema": schema}}}
