"""The command itself, as a player runs it: in a pipe and in a terminal, in both languages."""

import io
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest

import tablee
from tablee import Sitter
from tablee.cli import main, options, value_of
from tablee.games.tarot.moves import Play
from tablee.kernel.record import Input
from tablee.texts.speaker import Speaker

COMMAND = [sys.executable, "-W", "error", "-m", "tablee"]
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
LEAKS = re.compile(r"\{ ?\$|Traceback|\b(event|move|refusal|problem|terminal|turn|dancer|ending)-[a-z0-9]")
HANDS = "1\n20\n" * 300
"""The first choice, or a cut after twenty cards: answers that bring any game to its end."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A home of its own, and a terminal of the usual size."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("LC_ALL", "LC_MESSAGES", "COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def run(home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs the command inside this process, as if in a pipe; what it printed."""

    def ran(*arguments: object, typed: str = "", code: int = 0) -> Any:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        assert main([str(argument) for argument in arguments]) == code
        out, err = capsys.readouterr()
        assert not LEAKS.search(out + err)
        return err if code == 2 else out

    return ran


def kept(home: Path) -> Any:
    """The one game in its usual place."""
    (path,) = (home / "data" / "tablee" / "games").glob("*.json")
    return path


# Whole games in a pipe


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(
    "arguments", [["tango", "--bots", "3"], ["tarot", "--bots", "4", "-o", "call", "-o", "bonuses", "-o", "rounds=2"]]
)
def test_a_whole_game(home: Path, arguments: list[str], lang: str, run: Callable[..., str]) -> None:
    text = run("play", *arguments, "--lang", lang, "--seed", "whole", typed=HANDS)
    path = kept(home)
    record = tablee.load(path)
    assert record.outcome is not None
    assert record.fairness.commitment in re.sub(r"\s", "", text)
    assert record.fairness.seed in text
    assert f"tablee verify {path}" in text
    said = Speaker(tablee.game(record.game), lang, record.players, 0).outcome(record.outcome)
    assert " ".join(said.split()) in " ".join(text.split()), "a long sentence goes on in the next line"
    assert all(len(row) <= 80 for row in text.splitlines() if str(home) not in row and record.fairness.seed not in row)
    said = run("verify", path, "--lang", lang)
    assert ("Tout est en ordre" if lang == "fr" else "All is well") in said


def test_what_is_told_of_a_hand_is_what_was_played(home: Path, run: Callable[..., str]) -> None:
    """The cards that the log names are those of the record, each when it was played and no other."""
    text = run("play", "tarot", "--bots", "2", "--lang", "en", "--seed", "told", typed=HANDS)
    record = tablee.load(kept(home))
    speaker = Speaker(tablee.game("tarot"), "en", record.players, 0)
    plays = [(step.seat, step.move.card) for step in record.inputs if isinstance(step.move, Play)]
    due = [
        f"{speaker.name(seat).capitalize()} play{'s' if seat else ''} {speaker.say(f'card-{card}')}"
        for seat, card in plays
    ]
    names = "|".join(re.escape(name.capitalize()) for name in (speaker.name(0), *record.players[1:]))
    assert re.findall(rf"^((?:{names}) plays? .*)\.$", text, re.MULTILINE) == due
    named = [speaker.say(f"card-{card}") for card in range(50)]
    unheard = [row for row in text.splitlines() if any(name in row for name in named) and " play" not in row]
    assert all("draw" in row or row.startswith(("the ", "a ", "an ", "Trump ")) for row in unheard)


def test_a_couple_is_hidden_until_it_is_shown(home: Path, run: Callable[..., str]) -> None:
    text = run("play", "tango", "--bots", "2", "--seed", "couple", typed=HANDS)
    before, _, after = text.partition("dévoile")
    assert after
    assert not re.findall(r"(Lila|Malo) \([BJRV]\)", before)
    assert before.count("(?)[?]") > 10


def test_the_same_seed_deals_the_same_game(home: Path, run: Callable[..., str]) -> None:
    one, two = (run("play", "tango", "--seed", "s", "--save", home / name, typed="1\n1\n") for name in "ab")
    assert one.replace(str(home / "a"), "") == two.replace(str(home / "b"), "")
    assert tablee.load(home / "a") == tablee.load(home / "b")


def test_bad_input_undo_and_rules(home: Path, run: Callable[..., str]) -> None:
    text = run(
        "play", "tango", "-o", "first=0", "--seed", "u", typed="u\nfoo\nir9\n99\nir1\nu\n? G8\n? zzz\nh\nl\ns\nq\n"
    )
    for words in (
        "rien joué",
        "«\u00a0foo\u00a0»",
        "numéro 99",
        "Coup repris",
        "G8 · La rencontre",
        "zzz",
        "redessine",
        "s partie.json",
    ):
        assert words in text, words
    assert [step.seat for step in tablee.load(kept(home)).inputs] == [-1]


# Leaving and coming back


def test_resume_goes_on_where_the_game_was(home: Path, run: Callable[..., str]) -> None:
    run("play", "tarot", "--bots", "2", "--seed", "r", "--save", home / "g", typed="20\n1\n1\nq\n")
    before = tablee.load(home / "g")
    text = run("play", "--resume", home / "g", "--lang", "en", typed="")
    assert tablee.load(home / "g") == before
    assert "You get 12 cards." in text
    assert "tablee play --resume" in text
    run("play", "tarot", "--resume", home / "g", "--save", home / "h", typed=HANDS)
    assert tablee.load(home / "h").inputs[: len(before.inputs)] == before.inputs
    assert tablee.load(home / "h").outcome is not None
    assert tablee.load(home / "g") == before


def test_the_record_says_which_bots_played(home: Path, run: Callable[..., str]) -> None:
    run("play", "tango", "--bots", "2", "--level", "random", "--save", home / "g", typed="1\nq\n")
    assert tablee.load(home / "g").sitters == (Sitter(None), Sitter("random"), Sitter("random"))
    run("play", "--resume", home / "g", typed="1\nq\n")
    bot = Sitter("steady", ("random",))
    assert tablee.load(home / "g").sitters == (Sitter(None), bot, bot)


def test_an_interrupt_at_any_moment_loses_nothing(home: Path, run: Callable[..., str]) -> None:
    """Stopped and resumed, a game of the same answers is the same game."""
    run("play", "tango", "--bots", "3", "--seed", "i", "--save", home / "whole", typed="1\n" * 99)
    whole = tablee.load(home / "whole")
    rng = random.Random()
    path = home / "broken"
    arguments = ["play", "tango", "--bots", "3", "--seed", "i", "--save", path]
    codes = []
    for _ in range(3):
        codes.append(stopped(arguments, rng.random() * 0.06))
        record = tablee.load(path)
        assert record.inputs == whole.inputs[: len(record.inputs)]
        arguments = ["play", "--resume", path]
    assert set(codes) <= {0, 130}
    assert 130 in codes
    run(*arguments, typed="1\n" * 99)
    assert tablee.load(path) == whole


def stopped(arguments: list[Any], delay: float) -> Any:
    """Type two answers, press Ctrl-C a moment later; the exit code."""
    pipes: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen([*COMMAND, *map(str, arguments)], text=True, **pipes) as child:
        while child.stdout.read(1) not in (">", ""):
            pass
        child.stdin.write("1\n1\n")
        child.stdin.flush()
        time.sleep(delay)
        child.send_signal(signal.SIGINT)
        _, errors = child.communicate(timeout=30)
        assert not errors
        return child.returncode


@contextmanager
def terminal(*arguments: object, size: tuple[int, ...] = (24, 80), **environ: Any) -> Iterator[Any]:
    """The command in a terminal of that size."""
    child = pexpect.spawn(
        COMMAND[0],
        [*COMMAND[1:], *map(str, arguments)],
        encoding="utf-8",
        dimensions=size,
        timeout=20,
        env={**os.environ, "TERM": "xterm-256color", **environ},
    )
    try:
        yield child
    finally:
        child.close(force=True)


def answer(child: Any, text: str) -> Any:
    """Type something; the screen that follows."""
    child.sendline(text)
    child.expect("\n> ")
    return ESCAPES.sub("", child.before)


def ended(child: Any) -> Any:
    """The rest of what is printed, and the exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return ESCAPES.sub("", child.before), child.exitstatus


@pytest.mark.parametrize(("lang", "words"), [("fr", "La partie est enregistrée"), ("en", "The game is saved")])
def test_control_c_in_a_terminal(home: Path, lang: str, words: str) -> None:
    with terminal("play", "tarot", "--bots", "3", "--seed", "c", "--lang", lang, "-o", "bets") as child:
        child.expect("\n> ")
        answer(child, "20")
        screen = answer(child, "1")
        table = screen.partition("Tarot")[2]
        child.sendintr()
        text, code = ended(child)
    assert code == 130
    assert words in text
    assert not LEAKS.search(text + screen)
    with terminal("play", "--resume", kept(home), "--lang", lang) as child:
        child.expect("\n> ")
        again = ESCAPES.sub("", child.before).partition("Tarot")[2]
        child.sendeof()
        text, code = ended(child)
    assert code == 0
    assert boxes(again) == boxes(table)
    assert words in text


def boxes(screen: str) -> Any:
    """The cards, names and numbers of a screen, without the story."""
    return [row for row in screen.splitlines() if row.strip() and row.strip()[0] in "╭│╰1234567890"]


def test_sigterm_and_quit(home: Path) -> None:
    with terminal("play", "tango", "--seed", "t", "-o", "first=0", size=(40, 120)) as child:
        child.expect("\n> ")
        answer(child, "ir1")
        child.kill(signal.SIGTERM)
        text, code = ended(child)
    assert (code, "--resume" in text) == (143, True)
    with terminal("play", "--resume", kept(home)) as child:
        child.expect("\n> ")
        assert "Coup repris" in answer(child, "u")
        child.sendline("q")
        text, code = ended(child)
    assert (code, "--resume" in text) == (0, True)
    assert len(tablee.load(kept(home)).inputs) == 1


def test_colours_can_be_turned_off(home: Path) -> None:
    colours = re.compile(r"\x1b\[[0-9;]*38;")
    for environ, coloured in (({}, True), ({"NO_COLOR": "1"}, False)):
        with terminal("play", "tango", "--seed", "n", **environ) as child:
            child.expect("\n> ")
            assert bool(colours.search(child.before)) == coloured
            child.sendline("q")
            ended(child)


def test_a11_a_target_without_a_number_is_a_hundred() -> None:
    assert options(tablee.game("tacta"), ["target", "free", "rounds=2"]) == {"target": 100, "free": True, "rounds": 2}


# Mistakes at the door


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "belote"], "I know no game called “belote”"),
        (["play"], "Say which game: "),
        (["play", "tango", "--bots", "9"], "Tango is played by 2 to 4: 10 seats will not do."),
        (["play", "tango", "--bots", "0"], "one seat will not do"),
        (["play", "tango", "--bots", "x"], "not a number"),
        (["play", "tango", "--level", "genius"], "No bot is called “genius”. There are: random"),
        (["play", "tango", "-o", "cells=13"], "“cells” cannot be “13”"),
        (["play", "tango", "-o", "wings"], "no option “wings”"),
        (["play", "tango", "-o", "first=4"], "There is no seat 4"),
        (["play", "tarot", "-o", "call"], "five players; you are 4"),
        (["play", "tarot", "-o", "rounds=2", "-o", "target=9"], "One ending at a time"),
        (["play", "--resume", "/nowhere"], "cannot read “/nowhere”"),
        (["play", "tango", "--save", "/proc/nowhere/g"], "cannot write"),
        (["arena", "tango", *["random"] * 17], "17 players"),
        (["arena", "tango", "random", "nowhere.py:play"], "nowhere.py"),
        (["arena", "tango", "random", "--only", "3", "--results", "x.csv"], "--only or --results"),
        (["arena", "tango", "random", "--on", "nowhere"], "nowhere"),
        (["simulate", "tango", "-n", "-3"], "not a number"),
        (["simulate", "tango", "-n", "many"], "not a number"),
        (["rules", "belote"], "I know no game"),
        (["conformance", "belote"], "I know no game"),
        (["verify", "/nowhere"], "cannot read"),
        (["verify"], "not complete"),
        (["dance"], "not complete, or I do not know it"),
        (["games", "--loud"], "I do not understand: --loud."),
    ],
)
def test_a_mistake_is_answered_with_a_sentence(
    home: Path, arguments: list[str], words: str, run: Callable[..., str]
) -> None:
    said = run(*arguments, "--lang", "en", code=2)
    assert words in said
    assert said.count("\n") == 1


def test_mistakes_in_the_language_of_the_machine(
    home: Path, monkeypatch: pytest.MonkeyPatch, run: Callable[..., str]
) -> None:
    assert "Je ne parle pas" in run("games", "--lang", "de", code=2)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert "I do not speak" in run("games", "--lang=de", code=2)


def test_a_file_that_exists_is_left_alone(home: Path, run: Callable[..., str]) -> None:
    letter = home / "letter"
    letter.write_text("dear")
    assert "existe déjà" in run("play", "tango", "--save", letter, code=2)
    assert letter.read_text() == "dear"


def test_a_record_of_another_game(home: Path, run: Callable[..., str]) -> None:
    run("play", "tango", "--save", home / "g", typed="q\n")
    assert "partie de tango" in run("play", "tarot", "--resume", home / "g", code=2)


# Records


@pytest.fixture
def record(home: Path, run: Callable[..., str]) -> Any:
    """A finished game in a file."""
    run("play", "tango", "--bots", "1", "--seed", "v", "--save", home / "g", typed=HANDS)
    return home / "g"


def test_a_tampered_record_is_found_out(record: Path, run: Callable[..., str]) -> None:
    text = record.read_text()
    said = {}
    for name, other in {
        "cut": text[: len(text) // 2],
        "empty": "",
        "renamed": text.replace("Lila", "Lola"),
        "moved": text.replace('"steps":1', '"steps":2', 1),
        "foreign": '{"hello": 1}',
        "future": text.replace('"tablee":2', '"tablee":9'),
    }.items():
        record.write_text(other)
        said[name] = run("verify", record, code=2) + run("play", "--resume", record, code=2)
    assert "abîmé" in said["cut"]
    assert "abîmé" in said["empty"]
    assert "sceau" in said["renamed"]
    assert "sceau" in said["moved"]
    assert "abîmé" in said["foreign"]
    assert "format 9" in said["future"]


def test_a_record_sealed_anew_is_found_out_too(record: Path, run: Callable[..., str]) -> None:
    honest = tablee.load(record)
    deal, *rest = honest.inputs
    swapped = type(deal.move)(deal.move.danseuses[::-1], deal.move.danseurs[::-1])
    for forged, words in (
        (msgspec.structs.replace(honest, inputs=(Input(-1, swapped), *rest)), ("tirage", "permis", "résultat")),
        (msgspec.structs.replace(honest, outcome=None), ("résultat",)),
        (msgspec.structs.replace(honest, inputs=(deal, rest[0], *rest[2:])), ("permis",)),
        (msgspec.structs.replace(honest, fairness=None), ("promesse",)),
        (msgspec.structs.replace(honest, fairness=honest.fairness.hidden()), ("graine",)),
        (msgspec.structs.replace(honest, fairness=tablee.promise(b"other")), ("tirage",)),
    ):
        tablee.dump(forged, record)
        said = run("verify", record, code=2)
        assert any(word in said for word in words), said


# The other commands


def test_simulate(home: Path, run: Callable[..., str]) -> None:
    text = run(
        "simulate", "tango", "-n", "12", "--seats", "3", "--bots", "random,steady", "--seed", "1", "--lang", "en"
    )
    assert text.splitlines()[0] == "12 games of tango with 3 players"
    rows = {row.split()[0]: row.split()[1] for row in text.splitlines() if len(row.split()) >= 4}
    assert (rows["random"], rows["steady"]) == ("18", "18")
    assert rows["1"] == rows["2"] == rows["3"] == "12"
    same = run(
        "simulate", "tango", "-n", "12", "--seats", "3", "--bots", "random,steady", "--seed", "1", "--lang", "en"
    )
    assert text.partition("games a second")[0] == same.partition("games a second")[0]
    assert "temps écoulé 3" in run("simulate", "tarot", "-n", "3", "-o", "minutes=1", "-o", "bets=oui")
    assert "Aucune partie" in run("simulate", "tarot", "-n", "0")


def test_an_arena_shows_who_is_better_and_goes_on_with_its_file(home: Path, run: Callable[..., str]) -> None:
    (home / "mine.py").write_text("def play(view, moves, rng):\n    return moves[0]\n", encoding="utf-8")
    mine, league = f"{home}/mine.py:play", home / "league.csv"
    asked = ["arena", "tango", "random", "steady", mine, "--seats", "2", "--seed", "1", "--lang", "en"]
    text = run(*asked, "-n", "7", "--results", league, "--workers", "1")
    assert "12 games of tango with 2 players" in text, "whole deals are played"
    players = [row.split()[0] for row in text.splitlines() if "±" in row and "%" in row]
    assert players[0] == "steady"
    assert text.count(" ± ") >= 9
    assert len(league.read_text().splitlines()) == 13
    assert run(*asked, "-n", "12", "--results", league) == text
    run(*asked, "-n", "12", "--only", "3", "--records", home / "records")
    assert tablee.load(home / "records" / "000003.json").players == (f"{mine} 1", "random 2")
    assert "Aucune partie" in run("arena", "tango", "random", "-n", "0")


def test_games_and_rules(home: Path, run: Callable[..., str]) -> None:
    text = run("games", "--lang", "en")
    for words in ("Tarot décalé", "2 to 5 players", "-o bonuses", "steady (steady)", "12, 16, 24; 16 by default"):
        assert words in text
    assert run("rules", "tarot", "t9").startswith("T9 · Couper")
    assert "T25" in run("rules", "tarot", "trop", "cool")
    whole = run("rules", "tango", "--lang", "en")
    assert all(f"G{number} · " in whole for number in range(1, 15))
    assert max(map(len, whole.splitlines())) <= 80


def test_conformance(home: Path) -> None:
    done = subprocess.run([*COMMAND, "conformance", "tango", "-n", "1"], capture_output=True, text=True, timeout=60)
    assert done.returncode in (0, 1)
    heads = [row for row in done.stdout.splitlines() if row[0] in "✓✗"]
    assert [row[2] for row in heads] == list("123456789")
    assert "loi" in done.stdout.splitlines()[-1]
    assert not LEAKS.search(done.stdout + done.stderr)


def test_help(run: Callable[..., str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "jouer contre les robots" in run()
    assert "let the bots play" in run("--lang", "en")
    for arguments, words in ((["play", "--help"], "Usage\u00a0: tablee play"), (["--version"], "tablee ")):
        with pytest.raises(SystemExit) as caught:
            main(arguments)
        assert caught.value.code == 0
        assert capsys.readouterr().out.startswith(words)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", True), ("TRUE", True), ("oui", True), ("no", False), ("false", False), ("Non", False), ("none", None),
        ("4", 4), ("-3", -3), ("1234567890", "1234567890"), ("--3", "--3"), ("word", "word"),
    ],
)  # fmt: skip
def test_what_was_written_behind_an_option(text: str, value: object) -> None:
    assert (value_of(text), type(value_of(text))) == (value, type(value))
