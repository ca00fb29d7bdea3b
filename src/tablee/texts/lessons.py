"""What is said in a lesson, from the game's `lessons.ftl`: a message for each stop, and its replies as attributes."""

from collections.abc import Sequence
from typing import Final

from tablee.kernel.game import AnyGame
from tablee.kernel.lessons import OTHER, Course, Happened, Lesson
from tablee.texts.speaker import Speaker

PEOPLE: Final = ("Tournesol", "Praline", "Mistral", "Pistache", "Nougat", "Bergamote", "Cannelle", "Anis", "Réglisse")
"""Who plays along."""


def players(lesson: Lesson, you: str) -> tuple[str, ...]:
    """Who sits where in a lesson."""
    others = iter(PEOPLE)
    return tuple(you if seat == lesson.seat else next(others) for seat in range(lesson.seats))


class Teacher:
    """Who says it, in one language."""

    def __init__(self, game: AnyGame, lesson: Lesson, lang: str) -> None:
        you = Speaker(game, lang).say("lesson-you")
        options = game.choose(lesson.seats, lesson.options)
        self.speaker = Speaker(game, lang, players(lesson, you), lesson.seat, options)
        self.lesson = lesson

    def title(self) -> str:
        """What the lesson is called."""
        return self.speaker.say(f"lesson-{self.lesson.name}")

    def about(self) -> str:
        """One line about it."""
        return self.speaker.say(f"lesson-{self.lesson.name}.about")

    def key(self, course: Course) -> str:
        """The message of a stop."""
        return f"lesson-{self.lesson.name}-{course.at + 1}"

    def sentence(self, course: Course) -> str:
        """What to do or to look at."""
        return self.speaker.say(self.key(course))

    def done(self, course: Course) -> str:
        """What is said when it has been done; empty if there was something to look at."""
        return self.speaker.say(f"{self.key(course)}.done") if course.step.expect else ""

    def reply(self, course: Course, reply: str) -> str:
        """What is said of a move that is legal, but not it."""
        return self.speaker.say(f"{self.key(course)}.{reply}" if course.step.expect else f"lesson-look.{OTHER}")

    def told(self, course: Course, happened: Sequence[Happened]) -> list[str]:
        """What happened, as the learner may see it."""
        seen = [event.seen_by(self.lesson.seat) for one in happened for event in one.events]
        return [self.speaker.event(event) for event in seen if event is not None]
