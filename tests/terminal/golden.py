"""Screens as they are, to be compared with: `python -m tests.terminal.golden` writes them anew.

Each page shows some positions of a game played by lot, as they stand on the screen, and at its end a mark of all of
them with their colours: a screen that has changed anywhere is noticed, and most can be read.
"""

import hashlib
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.console import Console

import tablee
from tablee.kernel.messages import Event
from tablee.terminal.drawing import drawing
from tablee.terminal.lines import Lines
from tablee.terminal.screen import LiveScreen
from tablee.terminal.sketch import Question, Sketch
from tablee.texts.speaker import Speaker

SCREENS = Path(__file__).parent / "screens"
NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé", "Ilyes", "Anouk", "Swann", "Inès", "Robin", "Maya", "Eliott")

MOST = 400
"""Inputs of a game that are looked at."""
SHOWN = 2
"""Positions of a game that can be read, besides the last."""


class Scene(NamedTuple):
    """A game that is looked at."""

    game: str
    seats: int
    lang: str
    width: int
    options: dict[str, Any]

    @property
    def title(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game}, {self.seats} players, {self.lang}, {self.width} wide{chosen}"


SCENES = (
    Scene("tango", 2, "fr", 80, {}),
    Scene("tango", 4, "en", 100, {"cells": 24}),
    Scene("tango", 3, "fr", 60, {"cells": 12}),
    Scene("tarot", 2, "fr", 80, {"rounds": 2}),
    Scene("tarot", 4, "en", 80, {"bets": True, "bonuses": True}),
    Scene("tarot", 5, "fr", 100, {"call": True, "bonuses": True}),
    Scene("tacta", 2, "en", 80, {}),
    Scene("tacta", 4, "fr", 100, {"teams": True, "sabotage": True}),
    Scene("tacta", 3, "fr", 60, {"rounds": 2}),
    Scene("taichi", 2, "fr", 80, {"lexicon": "primer"}),
    Scene("taichi", 4, "en", 80, {"lexicon": "primer", "vote": True}),
    Scene("tapecho", 4, "fr", 80, {}),
    Scene("tapecho", 10, "en", 100, {}),
    Scene("tapecho", 6, "fr", 80, {"rounds": 2}),
)


def page(game: str) -> str:
    """The screens of a game."""
    parts = [line for scene in SCENES if scene.game == game for line in told(scene)]
    return "\n".join(row.rstrip() for row in parts) + "\n"


def told(scene: Scene) -> Iterator[str]:
    """Some screens of a scene, and the mark of all."""
    whole = hashlib.sha256()
    sketches = list(played(scene))
    screen = LiveScreen(Console(width=scene.width, height=30, file=StringIO(), highlight=False))
    readable = {len(sketches) - 1, *(len(sketches) * (part + 1) // (SHOWN + 1) for part in range(SHOWN))}
    for number, (sketch, sentences) in enumerate(sketches):
        screen.tell(sentences)
        screen.asked = True
        laid = screen.laid_out(sketch)
        whole.update("\n".join(styled([*laid, *sketch.sheet])).encode())
        whole.update(repr([(key, spoken(choice)) for key, choice in sketch.choices.items()]).encode())
        if number in readable:
            yield f"── {scene.title}: {number + 1} of {len(sketches)}"
            yield from (row.plain for row in laid)
    yield f"══ {scene.title}: {len(sketches)} screens, {whole.hexdigest()[:16]}"


def played(scene: Scene) -> Iterator[tuple[Sketch, list[str]]]:
    """What seat 0 sees before each of its moves and at the end, and what happened since."""
    game = tablee.game(scene.game)
    names = NAMES[: scene.seats]
    log = tablee.Log.begin(game, scene.seats, scene.options, names, tablee.promise(b"screens of the tests"))
    speaker = Speaker(game, scene.lang, names, 0, log.options)
    rng, news = Random(scene.title), list[Event]()
    while log.state.outcome is None and len(log.inputs) < MOST:
        if tablee.CHANCE in log.state.acting:
            news += log.chance()
            continue
        if 0 in log.state.acting:
            yield sketched(log, speaker, scene.width), story(news)
            news = []
        seat = rng.choice(log.state.acting)
        news += log.play(seat, rng.choice(log.state.moves(seat)))
    yield sketched(log, speaker, scene.width), story(news)


def sketched(log: tablee.Log, speaker: Speaker, width: int) -> Sketch:
    """The position as seat 0 sees it."""
    return drawing(log.game)(log.state.view(0), log.state.moves(0), speaker, width)


def story(events: list[Event]) -> list[str]:
    """What seat 0 hears of; the sentences themselves are looked at elsewhere."""
    return [f"{type(event).__name__} was told to whom it concerns." for event in events if event.seen_by(0) is not None]


def styled(lines: Lines) -> list[str]:
    """The lines with their colours."""
    return [f"{row.plain}{[(span.start, span.end, str(span.style)) for span in row.spans]}{row.style}" for row in lines]


def spoken(choice: object) -> str:
    """What a number chooses."""
    return f"{choice.label}: {choice.ask}" if isinstance(choice, Question) else str(choice)


if __name__ == "__main__":
    SCREENS.mkdir(exist_ok=True)
    for name in sorted({scene.game for scene in SCENES}):
        (SCREENS / f"{name}.txt").write_text(page(name), encoding="utf-8")
