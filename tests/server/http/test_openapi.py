"""The description of the interface is true: checked against a live server with generated requests."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import CHECKS

from tablee.games.taichi.rooms.http import Words
from tablee.server.http.api import Api
from tablee.server.http.brought import Brought
from tablee.server.http.openapi import described, operations

from ..tools import served

schema = schemathesis.openapi.from_dict(described())

UNFIT = {"positive_data_acceptance", "unsupported_method", "missing_required_header"}
"""A table may refuse what its description allows: an option of another game, a broken record."""


@pytest.fixture(scope="module")
def server_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own."""
    ready, stop = threading.Event(), threading.Event()
    urls: list[str] = []

    async def serve(data: Path) -> None:
        async with served(data) as server:
            urls.append(server.url)
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve(tmp_path_factory.mktemp("data"))))
    thread.start()
    assert ready.wait(30)
    yield urls[0]
    stop.set()
    thread.join(30)


@schema.parametrize()
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_operation_is_as_described(case: Case, server_url: str) -> None:
    response = case.call(base_url=server_url, timeout=60)
    checks = [check for check in CHECKS.get_all() if check.__name__ not in UNFIT]
    case.validate_response(response, checks=checks)


def test_every_route_is_described() -> None:
    given = [*Api.routes(_Nobody(Api)), *Brought().routes(), *Words.routes(_Nobody(Words))]  # type: ignore[arg-type]
    routes = {(route.method.lower(), route.path) for route in given}
    assert routes == {(operation.method, operation.path) for operation in operations()}


class _Nobody:
    """Handlers that are never called."""

    def __init__(self, kind: type) -> None:
        self.kind = kind

    def __getattr__(self, name: str) -> object:
        return getattr(self.kind, name)


def test_the_description_is_whole() -> None:
    text = json.dumps(described())
    for reference in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert reference in described()["components"]["schemas"]
    assert described()["openapi"] == "3.1.0"


def test_the_language_spoken_when_nothing_is_said_is_the_first_of_the_house() -> None:
    found = described()
    asked = [
        parameter["schema"]
        for methods in found["paths"].values()
        for operation in methods.values()
        for parameter in operation.get("parameters", [])
        if parameter["name"] == "lang" and parameter["in"] == "query"
    ]
    assert asked
    assert all(schema["default"] == "fr" and schema["enum"][0] == "fr" for schema in asked)
    assert {"fr", "en"} <= set(asked[0]["enum"])
