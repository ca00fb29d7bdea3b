"""A lesson is a log that stops: what is expected leads on, what is legal gets a reply, what is not is refused."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace as changed

import tablee
from tablee.kernel.conformance import LAWS, LawBroken
from tablee.kernel.errors import BadLesson, IllegalMove
from tablee.kernel.lessons import Course, Lesson, Step, check, clauses_of, lesson, lessons

TANGO = tablee.game("tango")
FIRST = lesson(TANGO, "first")
ALL = [(name, each.name) for name in tablee.games() for each in lessons(tablee.game(name))]

TAUGHT = {
    "tango": (),
}
"""The games with lessons, and the clauses that no lesson touches: what a player does not meet in a usual game."""


@pytest.mark.parametrize(("name", "one"), ALL)
def test_every_lesson_fits_the_rules(name: str, one: str) -> None:
    game = tablee.game(name)
    found = lesson(game, one)
    assert check(game, found) == len(found.steps) >= 3
    assert any(step.expect for step in found.steps)
    assert all(step.clauses for step in found.steps)


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lessons_of_a_game_touch_what_a_player_meets(name: str) -> None:
    untouched = tuple(clause for clause, found in clauses_of(tablee.game(name)).items() if not found)
    assert untouched == TAUGHT[name]


def test_what_is_expected_leads_on_and_other_moves_are_answered() -> None:
    course = Course.open(TANGO, FIRST, 1)
    assert course.step.expect == "ib2"
    assert course.reply(TANGO.parse("ib2")) is None
    assert course.reply(TANGO.parse("ib1")) == "short"
    assert course.reply(TANGO.parse("oj3")) == "later"
    assert course.reply(TANGO.parse("ov1")) == "other"
    happened = list(course.onward())
    assert [one.seat for one in happened] == [0, 1]
    assert course.at == 2
    with pytest.raises(IllegalMove) as refused:
        course.reply(TANGO.parse("ib1"))
    assert refused.value.refusal.clause == "G6"


def test_the_last_stop_ends_with_its_move() -> None:
    course = Course.open(TANGO, FIRST, len(FIRST.steps) - 1)
    assert course.last
    list(course.onward())
    outcome = course.log.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize(
    ("step", "reason"),
    [
        (Step(play=("1 ib1",)), "not-dealt"),
        (Step(play=("chance deal ib-ob ij-oj",), expect="ib9"), "notation"),
        (Step(play=("chance deal ib-ob ij-oj", "0 ib1"), expect="ob1"), "turn"),
        (Step(play=("chance deal ib-ob ij-oj",), clauses=("G99",)), "G99"),
        (Step(play=("somebody ib1",)), "nobody"),
        (Step(play=("chance deal ib-ob ij-oj", "0 ib1", "1 ob1"), expect="ib1"), "token"),
    ],
)
def test_a_lesson_that_does_not_fit_is_broken(step: Step, reason: str) -> None:
    wrong = Lesson(seats=2, options={"first": 0}, steps=(step,), name="wrong")
    with pytest.raises(BadLesson, match=reason):
        check(TANGO, wrong)


def test_a_broken_lesson_breaks_the_law(monkeypatch: pytest.MonkeyPatch) -> None:
    law = next(law for law in LAWS if law.title == "law-examples")
    rng, options = Random(1), TANGO.choose(2, {})
    assert law.test(TANGO, rng, 2, options) > sum(len(each.steps) for each in lessons(TANGO))
    broken = changed(FIRST, steps=(*FIRST.steps[:2], changed(FIRST.steps[2], play=("1 ib1",))))
    monkeypatch.setattr("tablee.kernel.conformance.examples.lessons", lambda game: (broken,))
    with pytest.raises(LawBroken, match="lesson-broken"):
        law.test(TANGO, rng, 2, options)


def test_a_file_that_is_no_lesson_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "odd_game" / "lessons"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "1-odd.toml").write_text("seats = 2\nsteps = 7\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(BadLesson, match="odd"):
        lessons(replace(TANGO, package="odd_game"))


def test_a_lesson_that_is_not_there_says_which_are() -> None:
    with pytest.raises(BadLesson) as unknown:
        lesson(TANGO, "zebra")
    assert unknown.value.problem.args["known"] == ("first", "tie")
