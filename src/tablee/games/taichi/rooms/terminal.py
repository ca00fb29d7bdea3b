"""The table of Tai Chi Chuan in a terminal: the growing row of cards, the players, the words said.

A word is simply typed; with `!` behind it, the table is asked if the dictionary does not know it. Where words are
awaited, commands begin with `/`, for `aide` and `journal` are words too.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count
from typing import Final

from rich.text import Text

from tablee.games.taichi import game
from tablee.games.taichi.moves import GIVE_UP, JOIN, NO, STAY_OUT, STOP, TURN, YES, Insist, Pick, Say, Take
from tablee.games.taichi.phases import LOOKING
from tablee.games.taichi.pieces import LETTERS, OF_EACH, SYMBOLS
from tablee.games.taichi.view import TaichiView
from tablee.games.taichi.words import Miss, Word
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.terminal.lines import Canvas, Lines, clipped, flowed, joined, line, wrapped
from tablee.terminal.palette import BLUE, ORANGE, QUIET, RED, STRONG, accent
from tablee.terminal.sketch import Sketch, menu
from tablee.texts.speaker import Speaker
from tablee.texts.voice import sentence

ACCENT: Final = accent(game.colour)
"""What may be chosen now."""
COLOURS: Final = (ORANGE, BLUE, RED)
"""A colour for each symbol, which is drawn too."""

CARD_WIDTH: Final = 7
NAME_WIDTH: Final = 10
KEYS: Final[Mapping[Move, int]] = {
    GIVE_UP: 0,
    **dict(zip((TURN, STOP, JOIN, STAY_OUT, YES, NO, *map(Take, range(len(SYMBOLS)))), range(1, 10), strict=True)),
}
"""The number of each move; a card is picked by one from PICKS on."""
PICKS: Final = 11
MISSES: Final = 3
"""How many words that did not count are shown."""


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The cards, the players, the words, and what one may do."""
    assert isinstance(view, TaichiView)
    choices = dict(sorted(keyed(move for move in moves if not isinstance(move, Say | Insist))))
    speaks = len(choices) < len(moves)
    return Sketch(
        title=title(view, speaker, width),
        board=[*cards(view.shown, speaker, width), *players(view, speaker, width), *words(view, speaker, width)],
        below=[*menu(choices, speaker, width), *(how_to_speak(view, speaker, width) if speaks else [])],
        task=task(view, speaker) if moves else "",
        choices=choices,
        grave=(GIVE_UP,),
        read=spoken if speaks else None,
    )


def keyed(moves: Iterable[Move]) -> Iterator[tuple[int, Move]]:
    """Each move with its number, which is always its own: who hurries never gives up instead of stopping."""
    picks = count(PICKS)
    for move in moves:
        yield (next(picks) if isinstance(move, Pick) else KEYS[move]), move


def spoken(text: str) -> Move:
    """The word that was typed; `!` asks the table."""
    return Insist(text.removesuffix("!").strip()) if text.endswith("!") else Say(text)


# The table


def title(view: TaichiView, speaker: Speaker, width: int) -> Lines:
    """The game, the round, the piles and the dictionary."""
    items = [line((speaker.say("title"), ACCENT))]
    if view.round:
        items.append(line(speaker.say("table-round", round=view.round)))
        items.append(line((speaker.say("table-pile", count=view.pile), QUIET)))
        items.append(line((speaker.say("table-discard", count=len(view.discard)), QUIET)))
    if view.reshuffled:
        items.append(line((speaker.say("table-second-pile"), STRONG)))
    items.append(line((speaker.say(f"table-lexicon-{view.lexicon}"), QUIET)))
    return flowed(items, width, 3)


def cards(shown: Sequence[int], speaker: Speaker, width: int) -> Lines:
    """The cards in the order they were turned, on as many rows as they need."""
    most = max(1, width // (CARD_WIDTH + 1))
    rows: Lines = []
    for start in range(0, len(shown), most):
        rows += joined([box(card, speaker) for card in shown[start : start + most]], 1)
    return rows


def box(card: int, speaker: Speaker) -> Lines:
    """A card: its letters and its symbol."""
    symbol = card // OF_EACH
    style = f"bold {COLOURS[symbol]}"
    canvas = Canvas(CARD_WIDTH, 4)
    canvas.box(0, 0, CARD_WIDTH, 4, style)
    canvas.centre(0, 1, CARD_WIDTH, "/".join(LETTERS[card]), STRONG)
    canvas.centre(0, 2, CARD_WIDTH, speaker.say(f"symbol-{symbol}.sign"), style)
    return canvas.lines()


def players(view: TaichiView, speaker: Speaker, width: int) -> Lines:
    """A line for each player, the reader first."""
    start = view.seat or 0
    return [player(view, (start + i) % view.seats, speaker, width) for i in range(view.seats)] if view.won else []


def player(view: TaichiView, seat: Seat, speaker: Speaker, width: int) -> Text:
    """Who, with how many cards, and what they are about."""
    mark = ("▸ ", ACCENT) if seat in view.acting else ("  ", "")
    name = f"{clipped(sentence(speaker.name(seat)), NAME_WIDTH):<{NAME_WIDTH}}"
    row = line(
        mark,
        (name, STRONG if seat == view.turn else ""),
        f" {speaker.say('table-won', count=view.won[seat]):>9}",
    )
    notes = [
        (speaker.say("table-hand"), seat == view.turn),
        (speaker.say("table-staked"), seat in view.rivals),
        (speaker.say("table-found"), seat in view.found),
    ]
    for note, holds in notes:
        if holds:
            row.append(f"   {note}", QUIET)
    row.truncate(width)
    return row


def words(view: TaichiView, speaker: Speaker, width: int) -> Lines:
    """The words of this round and who said them; before the first card, those of the round before."""
    counted = view.words
    label = speaker.say("table-words")
    if not (view.letters or view.last is None):
        counted, label = view.last.words, speaker.say("table-before")
    said = ", ".join(heard(word, speaker) for word in counted) or speaker.say("table-nothing")
    rows = [line(), *wrapped(f"{label} {said}", width)]
    missed = [refused(miss, speaker) for miss in view.misses[-MISSES:]]
    return rows + (wrapped("✗ " + ", ".join(missed), width, QUIET) if missed else [])


def heard(word: Word, speaker: Speaker) -> str:
    """A word that counted, who said it, and why if it is no plain entry."""
    why = "" if word.why == "headword" else f", {speaker.say(f'why-{word.why}')}"
    return f"{word.word.upper()} ({speaker.name(word.seat)}{why})"


def refused(miss: Miss, speaker: Speaker) -> str:
    """A word that did not count, and who said it."""
    return f"{miss.word} ({speaker.name(miss.seat)})"


# What one may do


def how_to_speak(view: TaichiView, speaker: Speaker, width: int) -> Lines:
    """How a word is typed."""
    voting = view.options.vote and view.phase in LOOKING
    return wrapped(speaker.say("table-type-vote") if voting else speaker.say("table-type"), width, QUIET)


def task(view: TaichiView, speaker: Speaker) -> str:
    """What one may do now, in one sentence."""
    if view.phase in LOOKING:
        first, *others = ["/".join(letters) for letters in view.letters]
        return speaker.say(f"turn-{view.phase}", initial=first, others=speaker.listed(others) if others else "none")
    return speaker.say(f"turn-{view.phase}", word=view.ballot.word if view.ballot is not None else "none")
