"""Where things stand on the screen: a live terminal is drawn anew, a pipe gets plain lines one after the other."""

import select
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

from rich.console import Console

from tablee.terminal.lines import Lines, beside, line, width_of, wrapped
from tablee.terminal.palette import NOTICE, QUIET, STRONG
from tablee.terminal.sketch import Sketch

with suppress(ImportError):  # not everywhere: it lets the player edit what is typed
    import readline

    readline.parse_and_bind("set enable-bracketed-paste off")

try:
    import termios
except ImportError:  # not everywhere: without it the table waits for the player
    termios = None  # type: ignore[assignment]

PROMPT = "> "
YES = frozenset(("o", "oui", "y", "yes"))
"""How somebody says yes, in both languages."""
NARROWEST_STORY = 26
"""The story stands beside the board if it has so many places; else below it."""
WIDEST_STORY = 46
FAREWELL = 5
"""The lines that follow the last position."""
GAP = 3
SHORTEST_STORY = 3
LONGEST_STORY = 8


class Screen(Protocol):
    """What the table shows and hears."""

    @property
    def width(self) -> int:
        """How many places a line has."""

    def tell(self, sentences: Sequence[str]) -> None:
        """Something happened."""

    def rewrite(self, sentences: Sequence[str]) -> None:
        """The story is now this one: a move was taken back."""

    def show(self, sketch: Sketch) -> None:
        """Show the position before the player is asked."""

    def refresh(self) -> None:
        """Show it again."""

    def notice(self, text: str) -> None:
        """Say something about what the player has typed."""

    def page(self, lines: Lines) -> None:
        """Show something long."""

    def say(self, text: str) -> None:
        """Say one thing that may be copied from the screen: it is never cut."""

    def ask(self, patience: float | None = None) -> str | None:
        """What the player types; None if that takes longer than so many seconds; EOFError if nothing more will come."""

    def drop(self) -> None:
        """Forget what is half typed: it was meant for something that is over."""

    def confirm(self, question: str) -> bool:
        """Whether the player means it."""


class PlainScreen:
    """A pipe or a file: every sentence once, the board before each decision."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.shown: Sketch | None = None

    @property
    def width(self) -> int:
        return self.console.width

    def tell(self, sentences: Sequence[str]) -> None:
        for sentence in sentences:
            self.page(wrapped(sentence, self.width))

    def rewrite(self, sentences: Sequence[str]) -> None:
        self.refresh()

    def show(self, sketch: Sketch) -> None:
        if sketch is not self.shown:
            self.shown = sketch
            self.page([line(), *sketch.title, *sketch.board, *sketch.sheet, *sketch.below])
            self.page(wrapped(sketch.task, self.width, STRONG))

    def refresh(self) -> None:
        self.shown = None

    def notice(self, text: str) -> None:
        self.page(wrapped(text, self.width, NOTICE))

    def page(self, lines: Lines) -> None:
        for row in lines:
            self.console.print(row, crop=True, overflow="crop")

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, soft_wrap=True)

    def ask(self, patience: float | None = None) -> str | None:
        answer = input(PROMPT)
        print(answer)
        return answer

    def drop(self) -> None:
        pass

    def confirm(self, question: str) -> bool:
        self.page(wrapped(question, self.width, STRONG))
        answer = self.ask()
        self.refresh()
        return answer is not None and answer.strip().lower() in YES


class LiveScreen(PlainScreen):
    """A terminal: the whole table drawn anew before each decision."""

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self.story: list[str] = []
        self.old = 0
        """How much of the story was there before the player's last move."""
        self.asked = False
        self.said = ""
        self.reading = False
        """Whether the player reads a page: then the table waits."""
        self.prompted = False
        """Whether the player is being asked already, and may have typed something."""

    def tell(self, sentences: Sequence[str]) -> None:
        if self.asked:
            self.old = len(self.story)
            self.asked = False
        self.story += sentences

    def rewrite(self, sentences: Sequence[str]) -> None:
        self.story = list(sentences)
        self.old = len(self.story)

    def show(self, sketch: Sketch) -> None:
        if self.reading:
            self.reading = False
            return
        self.console.clear()
        super().page(self.laid_out(sketch))
        self.said = ""

    def refresh(self) -> None:
        self.reading = False

    def notice(self, text: str) -> None:
        self.said = text

    def page(self, lines: Lines) -> None:
        super().page([line(), *lines, line()])
        self.reading = True

    def ask(self, patience: float | None = None) -> str | None:
        self.asked = True
        if patience is None or termios is None:
            prompted, self.prompted = self.prompted, False
            return input("" if prompted else PROMPT)
        if not self.prompted:
            print(PROMPT, end="", flush=True)
        self.prompted = not select.select([sys.stdin], [], [], max(patience, 0))[0]
        if self.prompted:
            return None
        answer = sys.stdin.readline()
        if not answer:
            raise EOFError
        return answer.rstrip("\n")

    def drop(self) -> None:
        self.prompted = False
        if termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)

    # Layout

    def laid_out(self, sketch: Sketch) -> Lines:
        """Everything on the screen above the prompt, with an empty line between the blocks if there is room."""
        over = not sketch.choices
        said = wrapped(self.said, self.width, NOTICE) if self.said else []
        foot = [*said, *wrapped(sketch.task, self.width, STRONG)]
        height = self.console.height - len(sketch.title) - len(foot) - (FAREWELL if over else 1)
        below = [] if over and len(sketch.board) + len(sketch.below) > height else sketch.below
        sheet = self.sheet(sketch, height - len(sketch.board) - len(below))
        spare = height - len(sketch.board) - len(below) - len(sheet)
        aside = self.width - width_of(sketch.board) - GAP
        if aside >= NARROWEST_STORY:
            middle = beside(sketch.board, self.told(min(aside, WIDEST_STORY), len(sketch.board)), GAP)
        else:
            room = min(spare, SHORTEST_STORY) if over else min(max(spare, SHORTEST_STORY), LONGEST_STORY)
            middle = [*sketch.board, *self.told(self.width, room)]
        blocks = [block for block in (sketch.title, middle, sheet, below, foot) if block]
        airy = sum(map(len, blocks)) + len(blocks) <= self.console.height - (FAREWELL if over else 1)
        return [row for block in blocks for row in (*block, *([line()] if airy and block is not foot else []))]

    def sheet(self, sketch: Sketch, spare: int) -> Lines:
        """The score sheet: at the end, or when it leaves the story enough room."""
        fits = spare >= len(sketch.sheet) + LONGEST_STORY
        return sketch.sheet if fits or not sketch.choices else []

    def told(self, width: int, height: int) -> Lines:
        """The end of the story; what is new stands out."""
        rows: Lines = []
        for index in range(len(self.story) - 1, -1, -1):
            style = QUIET if index < self.old else ""
            first, *rest = wrapped(self.story[index], width - 2, style)
            told = [line(("· ", QUIET)).append_text(first), *(line("  ").append_text(row) for row in rest)]
            if len(rows) + len(told) > height:
                break
            rows = told + rows
        return rows


def screen(console: Console) -> Screen:
    """The right screen for where the text goes."""
    return LiveScreen(console) if console.is_terminal and sys.stdin.isatty() else PlainScreen(console)
