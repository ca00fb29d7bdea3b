"""The dictionaries of the house, and the word of the day."""

import asyncio
import sys
from pathlib import Path
from urllib.parse import quote

import pytest

from tablee.games.taichi.daily import cards_of_the_day
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.lexicon.shelf import place
from tablee.games.taichi.pieces import letters_of
from tablee.games.taichi.rooms import http as words

from ..tools import Guest, Json, scenario, served

DATE = "2026-11-16"


@pytest.fixture(autouse=True)
def no_complete_dictionary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which nothing has been built: where the complete dictionary would lie."""
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path / "cache"))
    return place()


async def word(guest: Guest, text: str, lexicon: str = "primer", status: int = 200) -> Json:
    found: Json = await guest.get(f"/api/words/{lexicon}?word={quote(text)}", status=status)
    return found


@scenario
async def test_a_word_that_counts_is_explained(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        told = await word(server.guest(), "Ecole")
        assert told["why"] == "unaccented"
        assert told["headword"] == "école"
        assert told["parts"] == ["noun"]
        assert told["sources"] == ["primer"]
        assert "écolier" in told["family"]
        assert 0 < told["rank"] <= told["words"] == len(find("primer"))
        assert "reason" not in told


@scenario
async def test_a_word_that_does_not_count_says_why(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        for text, reason, of in (
            ("chantait", "conjugated", "chanter"),
            ("chevaux", "plural", "cheval"),
            ("zzyx", "not-found", None),
            ("a b", "spaces", None),
            ("x", "too-short", None),
        ):
            told = await word(guest, text)
            assert (told["reason"], told.get("of")) == (reason, of), text
            assert "why" not in told


@scenario
async def test_what_cannot_be_looked_up(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        assert (await guest.get("/api/words/primer", status=400))["key"] == "request-malformed"
        assert (await word(guest, "a" * 201, status=400))["key"] == "request-malformed"
        assert (await word(guest, "chat", "latin", status=404))["key"] == "not-found"
        assert (await word(guest, "chat", "complete", status=422))["key"] == "lexicon-missing"


@scenario
async def test_a_table_is_played_by_the_small_dictionary_where_the_complete_one_is_missing(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest("Ann")
        assert await guest.get("/api/words") == {"complete": "missing", "words": len(find("primer"))}
        clients = await server.table(guest, server.guest("Bob"), game="taichi")
        await clients[0].ask("start")
        watcher = await server.guest().connect(clients[0].code)
        assert watcher.step is not None
        assert watcher.step["view"]["lexicon"] == "primer"


@scenario
async def test_the_dictionary_is_made_in_the_background(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_complete_dictionary: Path
) -> None:
    """The server answers while it is being made, and knows it as soon as it is there."""
    go = tmp_path / "go"
    build = (
        "import pathlib, time",
        "from tablee.games.taichi.lexicon import find",
        f"go, path = pathlib.Path({str(go)!r}), pathlib.Path({str(no_complete_dictionary)!r})",
        "while not go.exists(): time.sleep(0.02)",
        "path.parent.mkdir(parents=True)",
        "path.write_bytes(bytes(find('primer')._data))",
    )
    monkeypatch.setattr(words, "BUILD", "\n".join(build))
    async with served(tmp_path / "data", games={"words": 1}) as server:
        guest = server.guest()
        assert (await guest.get("/api/words"))["complete"] == "building"
        assert (await word(guest, "chat"))["why"] == "headword"
        go.touch()
        while (shelf := await guest.get("/api/words"))["complete"] == "building":
            await asyncio.sleep(0.1)
        assert shelf == {"complete": "ready", "words": len(find("primer"))}
        assert (await word(guest, "chat", "complete"))["why"] == "headword"


@scenario
async def test_a_dictionary_that_cannot_be_made_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "BUILD", "raise SystemExit('no network')")
    async with served(tmp_path, games={"words": 1}) as server:
        guest = server.guest()
        while (await guest.get("/api/words"))["complete"] == "building":
            await asyncio.sleep(0.1)
        assert (await guest.get("/api/words"))["complete"] == "missing"


@scenario
async def test_a_server_that_stops_leaves_no_builder_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "pid"
    slow = f"import os, pathlib, time; pathlib.Path({str(mark)!r}).write_text(str(os.getpid())); time.sleep(60)"
    monkeypatch.setattr(words, "BUILD", slow)
    async with served(tmp_path / "data", games={"words": 1}):
        while not (mark.exists() and mark.read_text()):
            await asyncio.sleep(0.1)
        builder = Path(f"/proc/{mark.read_text()}")
        assert sys.platform != "linux" or builder.exists()
    while sys.platform == "linux" and builder.exists() and " Z " not in (builder / "stat").read_text():
        await asyncio.sleep(0.1)


@scenario
async def test_the_word_of_the_day_goes_on_from_the_words_said(tmp_path: Path) -> None:
    """The server keeps nothing: whoever plays says again what has been said."""
    async with served(tmp_path) as server:
        guest = server.guest()
        first = await guest.post("/api/daily", {"date": DATE}, status=200)
        order = cards_of_the_day(DATE)
        assert first["shown"] == [order[0]]
        assert first["letters"] == list(letters_of(order[:1]))
        assert "words" not in first
        assert "squares" not in first, "what lies ahead is not told"
        good = find("primer").solutions(letters_of(order[:1])).any
        assert good is not None
        second = await guest.post("/api/daily", {"date": DATE, "words": ["zzyx", good]}, status=200)
        assert second["shown"] == list(order[:2])
        assert [each["word"] for each in second["words"]] == [good]
        assert [each["word"] for each in second["misses"]] == ["zzyx"]


@scenario
async def test_the_end_of_the_day_tells_how_far_without_a_word(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        good = find("primer").solutions(letters_of(cards_of_the_day(DATE)[:1])).any
        told = await guest.post("/api/daily", {"date": DATE, "words": [good], "over": True}, status=200)
        assert told["over"] is True
        assert len(told["squares"]) == 2
        assert not any(sign.isalnum() for sign in told["squares"])
        assert told["furthest"] >= 1
        assert told["possible"] >= len(told["longest"])


@scenario
async def test_days_and_words_that_cannot_be(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = server.guest()
        assert (await guest.post("/api/daily", {"date": "tomorrow"}, status=400))["key"] == "request-malformed"
        assert (await guest.post("/api/daily", {"date": "2026-13-01"}, status=422))["key"] == "daily-date"
        assert (await guest.post("/api/daily", {"date": DATE, "words": [" "]}, status=422))["key"] == "daily-word"
        many = {"date": DATE, "words": ["a"] * 401}
        assert (await guest.post("/api/daily", many, status=400))["key"] == "request-malformed"


@pytest.mark.parametrize("stubborn", [False, True])
@scenario
async def test_a_builder_that_is_stopped_leaves_no_pipe_open(stubborn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "PATIENCE", 0.2)
    deaf = "import signal, sys, time; signal.signal(signal.SIGINT, signal.SIG_IGN); "
    code = (deaf if stubborn else "import sys, time; ") + "print('here', file=sys.stderr, flush=True); time.sleep(60)"
    pipe = asyncio.subprocess.PIPE
    builder = await asyncio.create_subprocess_exec(sys.executable, "-c", code, stderr=pipe)
    assert builder.stderr is not None
    assert await builder.stderr.readline() == b"here\n"
    await words.stop(builder)
    assert builder.returncode
    assert builder.stderr.at_eof()
