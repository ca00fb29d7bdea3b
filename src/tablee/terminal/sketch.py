"""What the drawing of a game is: lines for the board, lines for the choices, and what each number chooses."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from tablee.kernel.messages import Move, View
from tablee.terminal.lines import Lines, flowed, line
from tablee.terminal.palette import QUIET, accent
from tablee.texts.speaker import Speaker

MOST_LISTED = 60
"""Longer lists of moves are cut: the rest is chosen by notation."""


class Question(NamedTuple):
    """A choice that needs one more answer."""

    label: str
    ask: str
    """What is asked once it has been chosen."""
    answer: Callable[[str], Move]
    """The move of an answer; TableeError if the answer is none."""


Choice: TypeAlias = Move | Question


class Sketch(NamedTuple):
    """A position as one player sees it, ready for the screen."""

    title: Lines
    board: Lines
    below: Lines
    """The hand, or the pieces one may move: the width of the screen."""
    task: str
    """What one may do now, in one sentence; empty if nothing."""
    choices: Mapping[int, Choice]
    """What each number chooses."""
    sheet: Lines = []
    """The score sheet; empty if the game has none."""
    answer: Move | None = None
    """What is said for the player without asking, where nothing else could be."""
    grave: Collection[Move] = ()
    """What is asked back before it is done: giving up."""
    read: Callable[[str], Move] | None = None
    """Where any word is a move: how a text that is no number is meant; commands then begin with a stroke."""


Draw: TypeAlias = Callable[[View, Sequence[Move], Speaker, int], Sketch]
"""How a game is drawn: from the view alone, with the legal moves, for a screen so wide."""


def numbered(choices: Sequence[Choice]) -> dict[int, Choice]:
    """The choices, numbered from 1."""
    return dict(enumerate(choices, 1))


def menu(choices: Mapping[int, Choice], speaker: Speaker, width: int) -> Lines:
    """The choices with their numbers, one after the other."""
    style = accent(speaker.game.colour)
    shown = list(choices.items())[:MOST_LISTED]
    items = [line((f"{number} ", style), label(choice, speaker)) for number, choice in shown]
    rows = flowed(items, width, 3)
    if len(choices) > MOST_LISTED:
        rows.append(line((speaker.say("terminal-more-moves", count=len(choices) - MOST_LISTED), QUIET)))
    return rows


def label(choice: Choice, speaker: Speaker) -> str:
    """A choice in words."""
    return choice.label if isinstance(choice, Question) else speaker.move(choice)
