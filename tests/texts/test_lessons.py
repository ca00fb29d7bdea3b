"""Every stop of every lesson is said in both languages, with an answer and a reply to all other moves."""

import pytest

import tablee
from tablee.kernel.lessons import OTHER, Course, lesson, lessons
from tablee.texts.bundle import Texts
from tablee.texts.languages import languages
from tablee.texts.lessons import Teacher, players

ALL = [
    (name, each.name, lang) for name in tablee.games() for each in lessons(tablee.game(name)) for lang in languages()
]


@pytest.mark.parametrize(("name", "one", "lang"), ALL)
def test_every_sentence_of_a_lesson_is_there(name: str, one: str, lang: str) -> None:
    game = tablee.game(name)
    found = lesson(game, one)
    own = Texts(lang, game.package).own
    wanted = {f"lesson-{one}": {"about"}}
    for number, step in enumerate(found.steps, 1):
        wanted[f"lesson-{one}-{number}"] = {"done", OTHER, *step.replies.values()} if step.expect else set()
    for key, attributes in wanted.items():
        assert own.has_message(key), key
        assert set(own.get_message(key).attributes) == attributes, key
    assert not own.has_message(f"lesson-{one}-{len(found.steps) + 1}")


@pytest.mark.parametrize(("name", "one", "lang"), ALL)
def test_a_lesson_is_told_from_stop_to_stop(name: str, one: str, lang: str) -> None:
    game = tablee.game(name)
    found = lesson(game, one)
    teacher = Teacher(game, found, lang)
    course = Course(game, found, players(found, "Ada"))
    said = [teacher.title(), teacher.about()]
    for step in found.steps:
        said += teacher.told(course, list(course.onward()))
        said += [teacher.sentence(course), teacher.done(course) if step.expect else "–"]
        said.append(teacher.reply(course, OTHER))
    assert all(said)
    assert not any("lesson-" in text for text in said)
    assert all(len(teacher.speaker.say(f"lesson-{one}-{n}")) < 330 for n in range(1, len(found.steps) + 1))
