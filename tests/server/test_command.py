"""`tablee serve`: options, start, and a stop that loses nothing."""

import argparse
import asyncio
import json
import sys
from pathlib import Path
from types import ModuleType

import aiohttp
import pytest

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Problem
from tablee.kernel.registry import broken, offered
from tablee.kernel.rooms import Rooms
from tablee.server.command import add_arguments, settings_of
from tablee.server.run import addresses
from tablee.server.settings import Setting, Settings
from tablee.texts.voice import Voice

from ..kernel.toys import toy
from .process import Process, free_port
from .tools import scenario


def parsed(*words: str) -> Settings:
    parser = argparse.ArgumentParser()
    add_arguments(parser, Voice("en"))
    return settings_of(parser.parse_args(words))


def test_options_and_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert parsed().host == "0.0.0.0"
    assert parsed().port == 8080
    monkeypatch.setenv("TABLEE_PORT", "9000")
    monkeypatch.setenv("TABLEE_DATA", str(tmp_path))
    monkeypatch.setenv("TABLEE_PUBLIC_URL", "https://example.org/")
    monkeypatch.setenv("TABLEE_PROXY", "1")
    chosen = parsed("--port", "9001", "--bot-delay", "0")
    assert (chosen.port, chosen.data, chosen.public_url) == (9001, tmp_path, "https://example.org")
    assert chosen.proxy
    assert chosen.bot_delay == (0, 0)
    assert (parsed("--workers", "3").workers, parsed("--workers", "0").workers) == (3, 1)
    assert parsed().port == 9000


def test_a_variable_that_cannot_be_read_is_told_of_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_PORT", "eighty")
    with pytest.raises(TableeError) as wrong:
        parsed()
    assert wrong.value.problem.key == "setting-no-number"
    assert parsed("--port", "9001").port == 9001


def bring(monkeypatch: pytest.MonkeyPatch, *settings: Setting) -> None:
    """A game that lets the host choose these."""
    module = ModuleType("choices")
    vars(module)["SETTINGS"] = settings
    monkeypatch.setitem(sys.modules, "choices", module)
    brought = toy(package="tablee.games.tango", rooms=Rooms(settings="choices"))
    monkeypatch.setattr("tablee.kernel.registry.offered", lambda: (*offered(), brought))
    monkeypatch.setattr("tablee.kernel.registry._refused", {})


def test_what_a_game_lets_the_host_choose_is_an_option_and_a_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch, Setting("night-light", usual=2))
    assert parsed().games == {"words": 1, "night-light": 2}
    assert parsed("--words", "0", "--night-light", "5").games == {"words": 0, "night-light": 5}
    monkeypatch.setenv("TABLEE_NIGHT_LIGHT", "7")
    assert parsed().games["night-light"] == 7
    monkeypatch.setenv("TABLEE_NIGHT_LIGHT", "bright")
    with pytest.raises(TableeError) as wrong:
        parsed()
    assert wrong.value.problem.args["option"] == "--night-light"


@pytest.mark.parametrize("name", ["port", "words"])
def test_a_game_cannot_take_an_option_that_there_is(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    bring(monkeypatch, Setting(name, usual=99), Setting("night-light", usual=2))
    chosen = parsed()
    assert (chosen.port, chosen.games) == (8080, {"words": 1, "night-light": 2})
    (fault,) = broken()
    assert fault.problem == Problem("name-taken", {"name": f"--{name}", "game": "toy"})


def test_every_option_is_explained_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, word in (("en", "dictionary"), ("fr", "dictionnaire")):
        parser = argparse.ArgumentParser()
        add_arguments(parser, Voice(lang))
        said = {action.option_strings[0]: action.help or "" for action in parser._actions}
        assert all(said.values())
        assert not any(text.startswith("cli-") for text in said.values())
        assert word in said["--words"]


def test_the_addresses_are_said() -> None:
    assert addresses(Settings(host="127.0.0.1"), 81) == ["http://127.0.0.1:81"]
    assert addresses(Settings(host="::1"), 81) == ["http://[::1]:81"]
    assert addresses(Settings(public_url="https://x.org"), 81) == ["https://x.org"]
    assert addresses(Settings(), 81)[0] == "http://localhost:81"


@scenario
async def test_a_graceful_stop_tells_everybody_and_keeps_the_games(tmp_path: Path) -> None:
    port = free_port()
    command = ["-m", "tablee.server.command", "--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path)]
    command += ["--words", "0"]
    server = Process(tmp_path, port, *command)
    try:
        await asyncio.to_thread(server.start)
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            asked = {"game": "tango", "seats": 2, "bots": "random", "start": True, "name": "Ann"}
            async with session.post(f"{server.url}/api/tables", json=asked) as response:
                code = (await response.json())["code"]
            async with session.get(f"{server.url}/readyz") as response:
                assert response.status == 200
            async with session.ws_connect(f"{server.url}/ws/{code}") as socket:
                await socket.send_str('{"id":"1","d":{"t":"hello"}}')
                await socket.receive()
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                frames = [json.loads(message.data) async for message in socket]
                assert frames[-1] == {"t": "bye", "d": {"reason": "stopping", "retry": 2000}}
                assert socket.close_code == 1001
                assert await stopping == 0
            at = max(frame["d"].get("step", frame["d"]).get("at", 0) for frame in frames if frame["t"] != "bye")
            await asyncio.to_thread(server.start)
            async with session.ws_connect(f"{server.url}/ws/{code}") as socket:
                await socket.send_str('{"id":"2","d":{"t":"hello"}}')
                await socket.receive()
                welcome = json.loads((await socket.receive()).data)
                assert welcome["t"] == "welcome"
                assert welcome["d"]["step"]["at"] >= at
                assert welcome["d"]["you"] == 0
            log = server.lines()
    finally:
        server.stop()
    assert f"http://127.0.0.1:{port}" in log
    assert '"event": "stopping"' in log
    assert "Ann" not in log
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
