"""A lesson in a terminal: the table is drawn, one sentence says what to do or to look at, the answer comes at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.kernel.game import AnyGame
from tablee.kernel.lessons import Course, Happened, lessons
from tablee.kernel.messages import Move
from tablee.terminal.drawing import drawing
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import QUIET, STRONG
from tablee.terminal.rules import looked_up
from tablee.terminal.screen import Screen
from tablee.terminal.signals import Interrupted, Signals
from tablee.terminal.sketch import Question, Sketch
from tablee.texts.lessons import Teacher
from tablee.texts.speaker import Speaker

LEAVE = ("q", "quit", "quitter")


def listed(games: Sequence[AnyGame], lang: str, width: int) -> Lines:
    """The lessons there are, and how each is begun."""
    rows: Lines = []
    for game in games:
        found = lessons(game)
        if found:
            speaker = Speaker(game, lang)
            rows += [line((speaker.say("title"), STRONG))]
            for each in found:
                rows.append(line(f"  tablee learn {game.name} {each.name}"))
                about = f"{speaker.say(f'lesson-{each.name}')} – {speaker.say(f'lesson-{each.name}.about')}"
                rows += [line((f"    {row.plain}", QUIET)) for row in wrapped(about, width - 4)]
    return rows


class Leave(Exception):
    """The learner leaves."""


@dataclass
class Lecture:
    """A lesson under way in a terminal."""

    course: Course
    teacher: Teacher
    screen: Screen
    signals: Signals = field(default_factory=Signals)

    def run(self) -> int:
        """Go from stop to stop until the end, or until the learner leaves; the exit code."""
        steps = self.course.lesson.steps
        with self.signals.listening():
            try:
                while self.course.at < len(steps) - 1 or self.course.at < 0:
                    self.tell(list(self.course.onward()))
                    self.stop()
                self.tell(list(self.course.onward()))
                self.screen.refresh()
                self.screen.show(self.sketch(self.teacher.speaker.say("lesson-over")))
                return 0
            except (Leave, EOFError):
                return self.goodbye(0)
            except Interrupted as stopped:
                return self.goodbye(stopped.code)

    def tell(self, happened: Sequence[Happened]) -> None:
        """What happened, as the learner may see it."""
        self.screen.tell(self.teacher.told(self.course, happened))

    def stop(self) -> None:
        """One stop: until the move that is expected has been made, or what there is has been looked at."""
        told = self.teacher.sentence(self.course)
        looks = not self.course.step.expect
        sketch = self.sketch(self.teacher.speaker.say("lesson-enter", text=told) if looks else told)
        while True:
            self.screen.show(sketch)
            text = (self.screen.ask() or "").strip()
            try:
                if self.heard(text, sketch):
                    break
            except (TableeError, IllegalMove) as error:
                self.screen.notice(self.teacher.speaker.error(error))
        done = self.teacher.done(self.course)
        if done:
            self.screen.tell([done])

    def sketch(self, task: str) -> Sketch:
        """The position as the learner sees it, with the sentence of the lesson."""
        course, state = self.course, self.course.log.state
        seat = course.lesson.seat
        shown = course.at < len(course.lesson.steps) and course.step.expect
        moves = state.moves(seat) if shown else ()
        drawn = drawing(course.game)(state.view(seat), moves, self.teacher.speaker, self.screen.width)
        return drawn._replace(task=task)

    def heard(self, text: str, sketch: Sketch) -> bool:
        """Whether what was typed leads on."""
        if text.lower().removeprefix("/") in LEAVE:
            raise Leave
        if text.startswith("?"):
            self.screen.page(looked_up(self.course.game, text[1:], self.teacher.speaker, self.screen.width))
            return False
        if not self.course.step.expect:
            return True
        move = self.meant(text, sketch) if text else None
        if move is None:
            self.screen.refresh()
            return False
        reply = self.course.reply(move)
        if reply is not None:
            self.screen.notice(self.teacher.reply(self.course, reply))
        return reply is None

    def meant(self, text: str, sketch: Sketch) -> Move | None:
        """The move that was typed, as a number, as a word or in notation."""
        if sketch.read is not None and not text.startswith("/") and not text.isdecimal():
            return sketch.read(text)
        if not (text.isdecimal() and len(text) < 6):
            return self.course.game.parse(text.removeprefix("/"))
        choice = sketch.choices.get(int(text))
        if choice is None:
            raise TableeError("choice-unknown", number=text)
        if isinstance(choice, Question):
            self.screen.page(wrapped(choice.ask, self.screen.width, STRONG))
            answer = (self.screen.ask() or "").strip()
            return choice.answer(answer) if answer else None
        return choice

    def goodbye(self, code: int) -> int:
        """Say how to take the lesson up again; the exit code."""
        self.signals.ignore()
        name, at = self.course.lesson.name, self.course.at + 1
        self.screen.page([line()])
        self.screen.say(
            self.teacher.speaker.say("lesson-left", command=f"tablee learn {self.course.game.name} {name} --step {at}")
        )
        return code
