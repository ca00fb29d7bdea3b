"""What may be written behind `tablee`."""

import pytest

from tablee.kernel.errors import TableeError
from tablee.terminal.arguments import Commands
from tablee.texts.voice import Voice


@pytest.fixture
def commands() -> Commands:
    return Commands(Voice("en"))


def test_what_is_not_said_has_its_usual_value(commands: Commands) -> None:
    args = commands.read(["simulate", "tango"])
    assert (args.game, args.games, args.seats, args.bots, args.option, args.seed) == (
        "tango", "100", None, None, [], None,
    )  # fmt: skip
    checked = commands.read(["conformance", "tango"])
    assert (checked.games, checked.seed) == ("20", "1")
    assert commands.read(["play"]).game is None
    assert commands.read([]).command is None


def test_options_come_as_often_as_one_likes(commands: Commands) -> None:
    args = commands.read(["play", "tarot", "-o", "bets", "--option", "rounds=4", "--bots", "3", "--seed", "x"])
    assert (args.option, args.bots, args.seed) == (["bets", "rounds=4"], "3", "x")
    assert commands.read(["rules", "tarot", "the", "cut"]).words == ["the", "cut"]
    assert commands.read(["verify", "a.json"]).record == "a.json"


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (["dance"], "command-wrong"),
        (["simulate"], "command-wrong"),
        (["games", "--fast"], "arguments-unknown"),
        (["play", "tango", "--bot", "3"], "arguments-unknown"),
    ],
)
def test_what_makes_no_sense_is_said(commands: Commands, given: list[str], key: str) -> None:
    with pytest.raises(TableeError) as caught:
        commands.read(given)
    assert caught.value.problem.key == key


def test_help_names_every_command_in_our_own_words(commands: Commands) -> None:
    told = commands.help()
    assert told.startswith("Usage: tablee [-h]")
    assert all(
        f"\n    {name}" in told for name in ("play", "simulate", "arena", "verify", "conformance", "rules", "games")
    )
    assert Commands(Voice("fr")).help().startswith(Voice("fr").say("cli-usage"))


@pytest.mark.parametrize("asked", [["-h"], ["play", "--help"], ["--version"]])
def test_help_and_version_are_shown_and_that_is_all(
    commands: Commands, asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        commands.read(asked)
    assert caught.value.code == 0
    told = capsys.readouterr().out
    assert "--lang" in told or told.startswith("tablee ")
