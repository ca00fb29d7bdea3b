"""Texts of strangers are read by clerks: within limits, one of an address at a time, and never by the server itself."""

import asyncio
import resource
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tablee.games.tapecho import deck
from tablee.kernel.errors import TableeError
from tablee.kernel.registry import game as find_game
from tablee.server.clerks import SECONDS, Clerks
from tablee.server.problems import Trouble

from .test_decks import OWN
from .tools import scenario, served


@asynccontextmanager
async def clerks() -> AsyncIterator[Clerks]:
    found = Clerks()
    try:
        yield found
    finally:
        await found.close()


@scenario
async def test_a_text_that_takes_too_long_or_too_much_is_given_up() -> None:
    async with clerks() as some:
        assert await some.read("here", sorted, "ba") == ["a", "b"]
        with pytest.raises(Trouble) as trouble:
            await some.read("here", exec, "x = bytearray(2_000_000_000)")
        assert trouble.value.problem.key == "text-too-heavy"
        await some.read("here", sorted, "ba")
        some.crew.patience = 0.1
        with pytest.raises(Trouble) as trouble:
            await some.read("here", exec, "while True: pass")
        assert trouble.value.problem.key == "text-too-heavy"


@scenario
async def test_a_clerk_has_so_many_seconds_of_a_processor() -> None:
    async with clerks() as some:
        for _ in range(2):
            soft, _ = await some.read("here", resource.getrlimit, resource.RLIMIT_CPU)
            used = await some.read("here", time.process_time)
            assert used < soft <= used + SECONDS + 1


@scenario
async def test_an_address_keeps_one_clerk_busy_at_most() -> None:
    async with clerks() as some:
        slow = [asyncio.create_task(some.read("there", time.sleep, 3_600)) for _ in range(3)]
        await asyncio.sleep(0)
        assert await some.read("here", sorted, "ba") == ["a", "b"]
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)
        assert not some.places.lines


@scenario
async def test_what_is_wrong_with_a_text_is_said() -> None:
    async with clerks() as some:
        with pytest.raises(TableeError) as error:
            await some.read("here", find_game, "whist")
        assert error.value.problem.key == "game-unknown"


@scenario
async def test_the_server_itself_never_reads_a_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(text: str) -> deck.Reading:
        raise AssertionError("a deck is read in the server")

    deck.read(None)
    monkeypatch.setattr(deck, "_read", refuse)
    asked = {"game": "tapecho", "seats": 4, "options": {"deck": OWN + "\n# of mine\n"}}
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        assert "problems" not in await guest.post("/api/options", asked, status=200)
        deck._readings.clear()
        made = await guest.post("/api/tables", {**asked, "bots": "easy"})
        deck._readings.clear()
        assert await guest.get(f"/api/tables/{made['code']}/names")
        client = await guest.connect(made["code"])
        deck._readings.clear()
        await client.ask("set-table", options={"deck": client.lobby["options"]["deck"], "seconds": 10})
        deck._readings.clear()
        await client.ask("start")
        assert client.lobby["phase"] == "playing"
    deck._readings.clear()
    async with served(tmp_path) as server:
        client = await server.guest("Ben").connect(made["code"])
        assert client.step is not None


@pytest.mark.parametrize("knot", ["a." * 8_000 + "a = 1", "a." * 90_000 + "a = 1"], ids=["16 kB", "180 kB"])
def test_a_name_made_of_dots_is_refused_at_once(knot: str, tmp_path: Path) -> None:
    @scenario
    async def asked() -> None:
        async with served(tmp_path) as server:
            guest = server.guest("Ann")
            options = {"game": "tapecho", "seats": 4, "options": {"deck": knot}}
            assert (await guest.post("/api/tables", options, status=422))["key"] == "deck-syntax"
            (wrong,) = (await guest.post("/api/options", options, status=200))["problems"]
            assert wrong["key"] == "deck-syntax"

    asked()
