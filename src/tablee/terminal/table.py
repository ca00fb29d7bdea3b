"""One player, the bots of the house, and a game that is written down after every input."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from shlex import quote
from time import monotonic
from typing import Final

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.kernel.game import Bot
from tablee.kernel.log import Log, transcript
from tablee.kernel.messages import Event, Move, TimeUp, View
from tablee.kernel.sample import keeps_back
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.terminal import save
from tablee.terminal.drawing import drawing
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import STRONG
from tablee.terminal.rules import looked_up
from tablee.terminal.screen import Screen
from tablee.terminal.signals import Interrupted, Signals
from tablee.terminal.sketch import Question, Sketch
from tablee.terminal.undo import undone
from tablee.texts.speaker import Speaker
from tablee.texts.voice import sentence

COMMANDS: Final = {
    "u": "undo",
    "undo": "undo",
    "annuler": "undo",
    "s": "save",
    "save": "save",
    "sauver": "save",
    "l": "log",
    "log": "log",
    "journal": "log",
    "p": "sheet",
    "points": "sheet",
    "h": "help",
    "help": "help",
    "aide": "help",
    "q": "quit",
    "quit": "quit",
    "quitter": "quit",
}
"""What may be typed beside a move, in both languages."""


class Leave(Exception):
    """The player leaves the table."""


@dataclass
class Table:
    """A game under way in a terminal."""

    log: Log
    seat: Seat
    """Where the player sits."""
    bots: Mapping[Seat, Bot[View]]
    path: Path
    """Where the game is kept."""
    speaker: Speaker
    screen: Screen
    signals: Signals = field(default_factory=Signals)
    now: Callable[[], float] = monotonic
    opened: dict[str, float] = field(default_factory=dict)
    """Since when each time limit has been open."""
    held: dict[str, float] = field(default_factory=dict)
    """How long each limit that another one holds up had been open."""
    runners: dict[Seat, tuple[float, Move]] = field(default_factory=dict)
    """In a race for a word, when each bot will speak, and what it will say."""
    served: set[Seat] = field(default_factory=set)
    """Who has made a move since somebody was last passed over, where several act at once."""

    def run(self) -> int:
        """Play until the game is over or the player leaves; the exit code."""
        save.keep(self.log, self.path)
        with self.signals.listening():
            try:
                self.welcome()
                while self.log.state.outcome is None:
                    self.step()
                self.finish()
                code = 0
            except (Leave, EOFError):
                code = self.goodbye(0)
            except Interrupted as stop:
                code = self.goodbye(stop.code)
        return code

    # One step

    def step(self) -> None:
        """Let whoever acts make a move."""
        acting = self.log.state.acting
        self.wind()
        if CHANCE in acting:
            with self.signals.held():
                self.told(self.log.chance())
            return
        runs = self.races()
        self.line_up(acting if runs else ())
        seat = self.seat if runs else self.next(acting)
        if seat == self.seat:
            self.listen()
        else:
            self.play(seat, self.thought(seat))

    def line_up(self, acting: tuple[Seat, ...]) -> None:
        """In a race for a word the bots think first: each will speak when its time has come, if nobody was quicker."""
        self.runners = {seat: runner for seat, runner in self.runners.items() if seat in acting}
        for seat in acting:
            if seat != self.seat and seat not in self.runners:
                move = self.thought(seat)
                seconds = self.log.game.pace(self.log.state.view(seat), move, self.dice(f"pace {seat}"))
                self.runners[seat] = (self.now() + (seconds or 0.0), move)

    def overtake(self) -> None:
        """Let the bots speak whose time came before the player was done typing."""
        while self.runners:
            seat = min(self.runners, key=lambda seat: self.runners[seat][0])
            due, move = self.runners[seat]
            if due > self.now():
                return
            del self.runners[seat]
            if self.log.state.why_not(seat, move) is None:
                self.play(seat, move)

    def next(self, acting: tuple[Seat, ...]) -> Seat:
        """Who makes a move; where several may at once, each does before anybody does again, in an order drawn."""
        if len(acting) == 1:
            self.served = set()
            return acting[0]
        waiting = [seat for seat in acting if seat not in self.served]
        if not waiting:
            self.served, waiting = set(), list(acting)
        seat = self.dice("next").choice(waiting)
        self.served.add(seat)
        return seat

    def dice(self, purpose: str) -> Random:
        """Dice that fall the same again if the game is resumed or dealt again from its seed."""
        seed = self.log.fairness.seed if self.log.fairness else ""
        return Random(f"{seed} {len(self.log.inputs)}{purpose}")

    def thought(self, seat: Seat) -> Move:
        """What a bot does."""
        return self.bots[seat](self.log.state.view(seat), self.log.state.moves(seat), self.dice(""))

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move and write it down; IllegalMove if it is refused, and then nothing has changed."""
        with self.signals.held():
            self.told(self.log.play(seat, move))

    def told(self, events: Sequence[Event]) -> None:
        """Keep the game, and tell what the player may see."""
        seen = [event.seen_by(self.seat) for event in events]
        self.screen.tell([self.speaker.event(event) for event in seen if event is not None])
        self.keep()

    def keep(self) -> None:
        """Write the game down; a full disk is no reason to stop playing."""
        try:
            save.keep(self.log, self.path)
        except TableeError as error:
            self.screen.notice(self.speaker.error(error))

    def wind(self) -> None:
        """Start the clock of each time limit that has just opened."""
        windows, now = self.log.state.windows, self.now()
        names = {name for window in windows for name in window.holds}
        open_for = self.held | {name: now - since for name, since in self.opened.items()}
        self.opened = {w.name: self.opened.get(w.name, now - self.held.get(w.name, 0.0)) for w in windows}
        self.held = {name: passed for name, passed in open_for.items() if name in names}

    def clock(self) -> None:
        """Let CLOCK close the limits that have passed.

        A limit that concerns the player alone is not enforced: nobody else waits at this table.
        """
        for window in self.log.state.windows:
            if window.seats != (self.seat,) and self.now() - self.opened[window.name] >= window.seconds:
                self.play(CLOCK, TimeUp(window.name))

    # The player

    def listen(self) -> None:
        """Ask the player until a move has been made."""
        before = len(self.log.inputs)
        sketch = self.sketch()
        if sketch.answer is not None:
            self.play(self.seat, sketch.answer)
        while len(self.log.inputs) == before:
            self.screen.show(sketch)
            try:
                typed = self.heard()
                if typed is not None:
                    self.obey(typed.strip(), sketch)
            except (TableeError, IllegalMove) as error:
                self.screen.notice(self.speaker.error(error))

    def heard(self) -> str | None:
        """What the player types; None if it comes too late, because a bot has won the race meanwhile."""
        while self.runners:
            typed = self.screen.ask(self.deadline() - self.now())
            if typed is not None:
                return typed
            self.clock()
            self.overtake()
            if not self.races():
                self.screen.drop()
                return None
        return self.screen.ask()

    def deadline(self) -> float:
        """When something happens in a race though nobody types: a bot speaks, or the time is up."""
        ends = [self.opened[w.name] + w.seconds for w in self.log.state.windows if w.seats != (self.seat,)]
        return min([due for due, _ in self.runners.values()] + ends)

    def races(self) -> bool:
        """Whether the player may say a word before the others do."""
        return self.seat in self.log.state.acting and keeps_back(self.log.state.moves(self.seat))

    def sketch(self) -> Sketch:
        """The position as the player sees it."""
        draw, state = drawing(self.log.game), self.log.state
        return draw(state.view(self.seat), state.moves(self.seat), self.speaker, self.screen.width)

    def obey(self, text: str, sketch: Sketch) -> None:
        """Do what the player has typed: a command, a number or a move."""
        speaks = sketch.read is not None and not text.startswith("/") and not text.isdecimal()
        word, _, rest = text.removeprefix("/").partition(" ")
        if not text:
            self.screen.refresh()
        elif sketch.read is not None and speaks and not text.startswith("?"):
            self.move(self.sure(sketch.read(text), sketch))
        elif text.startswith("?"):
            self.screen.page(looked_up(self.log.game, text[1:], self.speaker, self.screen.width))
        elif word.lower() in COMMANDS:
            self.command(COMMANDS[word.lower()], rest.strip(), sketch)
        else:
            self.move(self.sure(self.meant(text, sketch), sketch))

    def meant(self, text: str, sketch: Sketch) -> Move | None:
        """The move that was typed, as a number or in notation; None if the player thought better of it."""
        if not (text.isdecimal() and len(text) < 6):
            return self.log.game.parse(text)
        choice = sketch.choices.get(int(text))
        if choice is None:
            raise TableeError("choice-unknown", number=text)
        return self.ask(choice) if isinstance(choice, Question) else choice

    def ask(self, question: Question) -> Move | None:
        """The move of a choice that needs one more answer."""
        self.screen.page(wrapped(question.ask, self.screen.width, STRONG))
        answer = (self.screen.ask() or "").strip()
        self.screen.refresh()
        return question.answer(answer) if answer else None

    def sure(self, move: Move | None, sketch: Sketch) -> Move | None:
        """The move, if it is not one that is asked back, or if the player means it."""
        if move is None or move not in sketch.grave:
            return move
        if self.screen.confirm(self.speaker.say("terminal-sure", move=sentence(self.speaker.move(move)))):
            return move
        self.screen.notice(self.speaker.say("terminal-not-done"))
        return None

    def move(self, move: Move | None) -> None:
        """Play the player's move, unless a limit of the rules has passed first."""
        if move is None:
            return
        self.clock()
        self.overtake()
        if self.log.state.outcome is None:
            self.play(self.seat, move)

    def command(self, name: str, rest: str, sketch: Sketch) -> None:
        """Do what is not a move."""
        match name:
            case "undo":
                self.undo()
            case "save":
                self.copy(rest)
            case "log":
                self.screen.page(self.whole_log())
            case "sheet":
                self.screen.page(sketch.sheet or wrapped(self.speaker.say("terminal-no-sheet"), self.screen.width))
            case "help":
                self.screen.page(self.help())
            case _:
                raise Leave

    def undo(self) -> None:
        """Go back to before the player's last move."""
        earlier = undone(self.log, self.seat)
        with self.signals.held():
            self.log = earlier
            self.keep()
        self.screen.rewrite(self.story())
        self.screen.notice(self.speaker.say("terminal-undone"))

    def copy(self, name: str) -> None:
        """Write a copy of the game where the player wants it."""
        if not name:
            raise TableeError("save-nowhere")
        path = Path(name).expanduser()
        save.copy(self.log, path)
        self.screen.notice(self.speaker.say("terminal-copied", path=str(path)))

    def whole_log(self) -> Lines:
        """Everything that happened."""
        return [row for sentence in self.story() for row in wrapped(sentence, self.screen.width)]

    def story(self) -> list[str]:
        """The promise of the table, then all that the player has seen, in sentences."""
        promise = self.log.fairness
        told = [self.speaker.say("terminal-promise", hash=promise.commitment)] if promise else []
        for events in transcript(self.log.record(), self.seat):
            told += [self.speaker.event(event) for event in events if event is not None]
        return told

    def help(self) -> Lines:
        """What may be typed."""
        rows = self.speaker.say("terminal-help").split("\n")
        return [line((key, STRONG), rest) for key, rest in (cut(row) for row in rows)]

    # Hello and goodbye

    def welcome(self) -> None:
        """Say what is promised, and what has happened if the game is resumed."""
        promise = self.log.fairness
        self.screen.tell(self.story())
        self.screen.notice(self.speaker.say("terminal-welcome", hash=promise.commitment[:12] if promise else "–"))

    def finish(self) -> None:
        """The last position, the result, and how to check the game."""
        outcome = self.log.state.outcome
        assert outcome is not None
        self.screen.refresh()
        self.screen.show(self.sketch()._replace(task=self.speaker.outcome(outcome)))
        fairness = self.log.fairness
        if fairness is not None:
            self.screen.say(self.speaker.say("terminal-seed", seed=fairness.seed))
        self.screen.say(self.speaker.say("terminal-verify", path=quote(str(self.path))))

    def goodbye(self, code: int) -> int:
        """Say where the game is kept and how to go on; the exit code."""
        self.signals.ignore()
        save.keep(self.log, self.path)
        self.screen.page([line()])
        self.screen.say(self.speaker.say("terminal-kept", path=str(self.path)))
        self.screen.say(self.speaker.say("terminal-resume", path=quote(str(self.path))))
        return code


def cut(row: str) -> tuple[str, str]:
    """A line of the help in its key and the rest."""
    key, bar, rest = row.partition("|")
    return (f"  {key.strip():<12}", rest) if bar else ("", row)
