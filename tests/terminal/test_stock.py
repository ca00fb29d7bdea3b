"""What must be there before a game begins in a terminal, and what is said when it is not."""

import io
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.games.taichi.lexicon import find
from tablee.games.taichi.rooms import words
from tablee.terminal.stock import stocked
from tablee.texts.speaker import Speaker


class Keyboard(io.StringIO):
    """Somebody who types nothing."""

    def __init__(self, there: bool) -> None:
        super().__init__()
        self.there = there

    def isatty(self) -> bool:
        return self.there


def never(*_: object) -> Any:
    """What must not happen."""
    raise AssertionError("built")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without the complete dictionary and without a network."""
    for name, value in {"TABLEE_CACHE": tmp_path, "PIP_CONFIG_FILE": "/dev/null"}.items():
        monkeypatch.setenv(name, str(value))
    monkeypatch.setenv("PIP_INDEX_URL", (tmp_path / "nowhere").as_uri())
    for name in ("PIP_EXTRA_INDEX_URL", "PIP_FIND_LINKS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def play(bare: Path, *arguments: str) -> int:
    """A game that one leaves at once."""
    return main(["play", "taichi", "--lang", "en", "--save", str(bare / "game"), *arguments])


def test_games_that_need_nothing_say_nothing() -> None:
    for name in ("tango", "tacta"):
        game = tablee.game(name)
        assert list(stocked(game, game.choose(game.players[0], {}), Speaker(game, "fr"))) == []


def test_in_a_pipe_nothing_is_downloaded_and_the_small_dictionary_is_named(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(False))
    monkeypatch.setattr(words, "prepare", never)
    assert play(bare) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The complete dictionary is not on this machine: the small one stands in." in out
    assert "On the table: the small dictionary of the house." in out


def test_at_a_keyboard_the_complete_dictionary_is_built_first(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(True))
    monkeypatch.setattr(words, "prepare", lambda tell: find("primer"))
    assert play(bare) == 0
    assert "The complete dictionary is ready" in capsys.readouterr().out


def test_without_a_network_it_says_so_and_the_game_begins_with_the_small_one(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(True))
    assert play(bare) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "could not be downloaded" in out
    assert "the small one stands in" in out
    assert "On the table: the small dictionary of the house." in out


@pytest.mark.parametrize("there", [True, False])
def test_who_asks_for_the_small_dictionary_gets_it_without_a_word(
    there: bool, bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Keyboard(there))
    monkeypatch.setattr(words, "prepare", never)
    assert play(bare, "-o", "lexicon=primer") == 0
    out = capsys.readouterr().out
    assert "stands in" not in out
    assert "On the table: the small dictionary" in out
