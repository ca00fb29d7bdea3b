"""The commands for whoever runs a server, as they are typed: they say in both languages what they did."""

import ast
import asyncio
import re
import socket
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest

import tablee
from tablee.cli import main
from tablee.operation.commands import days
from tablee.texts.languages import languages
from tablee.texts.voice import Voice

from ..server.process import Process, free_port
from ..server.tools import scenario

CARE = Path(tablee.__file__).parent / "server" / "care"
LEAKS = re.compile(r"\{ ?\$|Traceback|\b(doctor|prune|backup|restore|problem)-[a-z]")
Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command in English; what it said."""

    def ran(*arguments: object, code: int = 0) -> str:
        assert main([*map(str, arguments), "--lang", "en"]) == code
        said = "".join(capsys.readouterr())
        assert not LEAKS.search(said)
        return said

    return ran


async def begun(url: str, session: aiohttp.ClientSession) -> str:
    """A table against a bot; its code."""
    asked = {"game": "tango", "seats": 2, "bots": "random", "start": True, "name": "Ann"}
    async with session.post(f"{url}/api/tables", json=asked) as response:
        return str((await response.json())["code"])


@scenario
async def test_backup_restore_and_doctor_beside_a_running_server(tmp_path: Path, run: Run) -> None:
    data, other, file = tmp_path / "house", tmp_path / "new", tmp_path / "evening.backup"
    data.mkdir()
    server = Process(data, free_port())
    again = None
    try:
        await asyncio.to_thread(server.start)
        async with aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as session:
            code = await begun(server.url, session)
            said = await asyncio.to_thread(run, "backup", file, "--data", data)
            assert "1 table" in said
            assert "Keep this file to yourself" in said
            said = await asyncio.to_thread(run, "doctor", "--data", data, "--host", "127.0.0.1", "--port", server.port)
            assert "The game under way can be played on." in said
            assert f"Our server answers on port {server.port}" in said
            assert said.endswith("All is well.\n")
            assert "exists already" in await asyncio.to_thread(run, "backup", file, "--data", data, code=2)
            said = await asyncio.to_thread(run, "restore", file, "--data", other)
            assert f"tablee serve --data {other}" in said
            again = Process(other, free_port())
            await asyncio.to_thread(again.start)
            async with session.get(f"{again.url}/api/mine") as response:
                assert response.status == 200, await response.text()
                assert code in await response.text(), "the same browser has the same seat"
    finally:
        server.stop()
        if again is not None:
            again.stop()


def test_what_is_wrong_is_said_and_ends_with_1(tmp_path: Path, run: Run) -> None:
    said = run("doctor", "--data", tmp_path / "none", "--host", "127.0.0.1", "--port", free_port(), code=1)
    assert "There is no folder" in said
    assert said.endswith("One thing is wrong.\n")


@scenario
async def test_prune_says_what_would_go_and_what_went(tmp_path: Path, run: Run) -> None:
    server = Process(tmp_path, free_port())
    try:
        await asyncio.to_thread(server.start)
        async with aiohttp.ClientSession() as session:
            await begun(server.url, session)
    finally:
        server.stop()
    said = run("prune", "--older-than", "90d", "--dry-run", "--data", tmp_path)
    assert said == "To go: no tables (games over: 0), no names and no lines of chat. Nothing was changed.\n"
    said = run("prune", "--older-than", "12w", "--export", tmp_path / "records", "--data", tmp_path)
    assert said == "Gone: no tables (games over: 0), no names and no lines of chat.\n"
    assert "no time I understand" in run("prune", "--older-than", "soon", "--data", tmp_path, code=2)
    assert "no time I understand" in run("prune", "--older-than", "1d", "--data", tmp_path, code=2)


def test_days_and_weeks() -> None:
    assert [days(text) for text in ("90d", "90", "12w", "2d")] == [90, 90, 84, 2]


@pytest.mark.parametrize("lang", languages())
def test_every_finding_has_a_sentence(lang: str) -> None:
    voice = Voice(lang)
    found = 0
    for node in ast.walk(ast.parse((CARE / "doctor.py").read_text())):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("good", "note", "bad"):
            key = node.args[0].value if isinstance(node.args[0], ast.Constant) else None
            assert isinstance(key, str)
            phrase = voice.phrase(f"doctor-{key}", {str(word.arg): 1 for word in node.keywords})
            assert voice.knows(f"doctor-{key}")
            assert not phrase.faults, phrase
            found += 1
    assert found > 20


@pytest.mark.parametrize("option", ["--port", "--admin-port"])
def test_a_port_that_is_taken_is_said_before_anything_is_opened(tmp_path: Path, run: Run, option: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        ports = {"--port": free_port(), "--admin-port": 0, option: taken}
        chosen = [str(word) for pair in ports.items() for word in pair]
        said = run("serve", "--host", "127.0.0.1", "--data", tmp_path / "house", "--words", 0, *chosen, code=2)
    assert f"I cannot listen on port {taken} of 127.0.0.1" in said
    assert not (tmp_path / "house").exists()


def test_a_variable_that_cannot_be_read_stops_nobody_who_does_not_need_it(
    monkeypatch: pytest.MonkeyPatch, run: Run, tmp_path: Path
) -> None:
    monkeypatch.setenv("TABLEE_ADMIN_PORT", "a thousand")
    assert "Tango" in run("games")
    for command in ("doctor", "serve"):
        said = run(command, "--data", tmp_path / "house", code=2)
        assert "--admin-port (or TABLEE_ADMIN_PORT) takes a number, and “a thousand” is none." in said
    assert not (tmp_path / "house").exists()
