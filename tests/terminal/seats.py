"""A player made of a script, and tables for it to sit at."""

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import tablee
from tablee.bots.simple import level
from tablee.kernel.fairness import promise, seed_from
from tablee.terminal.lines import Lines
from tablee.terminal.sketch import Sketch
from tablee.terminal.table import Table
from tablee.texts.speaker import Speaker

Answer = Callable[[Sketch], str]


class Script:
    """A screen that writes down all it is given, and answers by itself."""

    width = 80

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.text: list[str] = []
        self.notices: list[str] = []
        self.pages: list[str] = []
        self.sketches: list[Sketch] = []
        self.questions: list[str] = []
        self.means_it = True
        """What is answered to a question asked back."""
        self.before_ask: Callable[[], None] = lambda: None

    def tell(self, sentences: Sequence[str]) -> None:
        self.text += sentences

    def rewrite(self, sentences: Sequence[str]) -> None:
        self.text = list(sentences)

    def show(self, sketch: Sketch) -> None:
        self.sketches.append(sketch)
        self.text += [*plain([*sketch.title, *sketch.board, *sketch.below, *sketch.sheet]), sketch.task]

    def refresh(self) -> None:
        pass

    def notice(self, text: str) -> None:
        self.notices.append(text)
        self.text.append(text)

    def page(self, lines: Lines) -> None:
        self.pages.append("\n".join(plain(lines)))
        self.text += plain(lines)

    def say(self, text: str) -> None:
        self.text.append(text)

    def ask(self, patience: float | None = None) -> str | None:
        self.before_ask()
        return self.answer(self.sketches[-1])

    def drop(self) -> None:
        pass

    def confirm(self, question: str) -> bool:
        self.questions.append(question)
        return self.means_it


def plain(lines: Lines) -> list[str]:
    """The lines without their styles."""
    return [row.plain for row in lines]


def at_random(seed: object) -> Answer:
    """Answers with the number of any choice; a question is chosen where there is nothing else, and answered by 1."""
    rng = Random(str(seed))
    asked = [False]

    def answer(sketch: Sketch) -> str:
        if asked[0]:
            asked[0] = False
            return "1"
        moves = [key for key, choice in sketch.choices.items() if isinstance(choice, tablee.Move)]
        asked[0] = not moves
        return str(rng.choice(moves or list(sketch.choices)))

    return answer


def scripted(*answers: str) -> Answer:
    """Answers one after the other, then leaves."""
    left = iter(answers)
    return lambda sketch: next(left, "q")


def table(
    path: Path,
    name: str,
    answer: Answer,
    *,
    seats: int = 3,
    lang: str = "fr",
    seed: str = "a",
    **options: Any,
) -> tuple[Table, Script]:
    """A new table, and the player's screen."""
    game = tablee.game(name)
    names = ("Moi", "Lila", "Malo", "Nour", "Zoé")[:seats]
    log = tablee.Log.begin(game, seats, options, names, promise(seed_from(seed)))
    return around(log, path, answer, lang)


def around(log: tablee.Log, path: Path, answer: Answer, lang: str = "fr") -> tuple[Table, Script]:
    """A table for that game, and the player's screen."""
    screen = Script(answer)
    bots = dict.fromkeys(range(1, log.seats), level(log.game, None))
    speaker = Speaker(log.game, lang, log.players, 0)
    return Table(log=log, seat=0, bots=bots, path=path, speaker=speaker, screen=screen), screen
