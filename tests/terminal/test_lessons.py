"""A lesson in a terminal is played through, left and taken up again."""

import subprocess
import sys

import pytest

import tablee
from tablee.kernel.lessons import lesson, lessons
from tablee.texts.languages import languages

ALL = [
    (name, each.name, lang) for name in tablee.games() for each in lessons(tablee.game(name)) for lang in languages()
]


def learn(*words: str, typed: str = "") -> str:
    """What `tablee learn` says."""
    done = subprocess.run(
        [sys.executable, "-m", "tablee", "learn", *words], input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.replace("\u00a0", " ")


@pytest.mark.parametrize(("name", "one", "lang"), ALL)
def test_every_lesson_is_played_through(name: str, one: str, lang: str) -> None:
    steps = lesson(tablee.game(name), one).steps
    typed = "".join(f"{step.expect and typing(name, step.expect)}\n" for step in steps)
    shown = learn(name, one, "--lang", lang, typed=typed)
    assert {"fr": "vous savez jouer", "en": "you know how to play"}[lang] in " ".join(shown.split())


def typing(name: str, move: str) -> str:
    """How a move is typed: where words are awaited, a stroke tells a move from a word."""
    return f"/{move}" if name == "taichi" and not move.startswith("say ") else move.removeprefix("say ")


def test_the_lessons_are_listed() -> None:
    shown = learn("--lang", "fr")
    assert "tablee learn tango first" in shown
    assert "La première danse" in shown


def test_other_moves_are_answered_refusals_name_their_rule_and_one_may_leave() -> None:
    shown = learn("tango", "--lang", "en", "--step", "2", typed="ib1\nij9\nib2\nib1\n?G6\nq\n")
    assert "One step too few" in shown
    assert "G6" in shown
    assert "tablee learn tango first --step 3" in shown


def test_what_is_not_there_is_said() -> None:
    for words in (("tango", "zebra"), ("tango", "first", "--step", "99"), ("zebra",)):
        done = subprocess.run([sys.executable, "-m", "tablee", "learn", *words], capture_output=True, text=True)
        assert done.returncode == 2
        assert done.stderr
