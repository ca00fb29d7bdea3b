"""The command `tablee daily`: the word of the day, alone in a terminal."""

from argparse import Namespace
from datetime import datetime

from rich.console import Console

from tablee.games.taichi.afterwards import could_have_said
from tablee.games.taichi.daily import Day, furthest, give_up, say, squares, start
from tablee.games.taichi.events import WordAccepted, WordRefused
from tablee.games.taichi.rooms.stock import supplied
from tablee.games.taichi.rooms.terminal import ACCENT, cards
from tablee.games.taichi.words import Miss, Word
from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Event
from tablee.terminal.arguments import Commands
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import NOTICE, QUIET, STRONG
from tablee.terminal.screen import PROMPT, YES
from tablee.texts.speaker import Speaker


def add(commands: Commands, speaker: Speaker) -> None:
    """Make the command known."""
    needed, _ = commands.command("daily", speaker.say("cli-daily"))
    needed.add_argument("date", nargs="?", help=speaker.say("cli-daily-date"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Play the day to its end; always 0, for nobody loses."""
    speaker = Speaker(speaker.game, speaker.lang, seat=0)
    console = Console(highlight=False)
    date = start(args.date or datetime.now().date().isoformat()).date
    for told in supplied(speaker):
        show(console, wrapped(told, console.width))
    day = start(date)
    dictionary = speaker.say(f"table-lexicon-{day.dictionary}")
    show(console, [line((speaker.say("daily-title", date=day.date), ACCENT), (f"   {dictionary}", QUIET))])
    show(console, wrapped(speaker.say("daily-how"), console.width))
    while not day.is_over:
        show(console, [line(), *cards(day.shown, speaker, console.width)])
        day = ask(day, speaker, console)
    show(console, farewell(day, speaker, console.width))
    return 0


def ask(day: Day, speaker: Speaker, console: Console) -> Day:
    """Ask for a word until one counts, or the player stops: an empty line is asked back."""
    stopping = False
    while True:
        try:
            text = input(PROMPT).strip()
        except EOFError:
            return give_up(day)
        if stopping and text.lower() in YES:
            return give_up(day)
        stopping = not text
        if stopping:
            show(console, wrapped(speaker.say("daily-sure"), console.width, NOTICE))
            continue
        try:
            after, verdict = say(day, text)
        except TableeError as error:
            show(console, wrapped(speaker.error(error), console.width, NOTICE))
            continue
        show(console, wrapped(speaker.event(told(verdict)), console.width, "" if after.words != day.words else NOTICE))
        if isinstance(verdict, Word):
            return after
        day = after


def told(verdict: Word | Miss) -> Event:
    """What is said about a word, as at the table."""
    if isinstance(verdict, Miss):
        return WordRefused(0, verdict.word, verdict.reason, verdict.of, verdict.suggestion)
    return WordAccepted(0, verdict.word, verdict.headword, verdict.why, verdict.parts)


def farewell(day: Day, speaker: Speaker, width: int) -> Lines:
    """How far one got, what one could have said, and the result to be shared."""
    found = len(day.words)
    could = could_have_said(day.lexicon, day.letters, [word.word for word in day.words])
    rows = [line(), *wrapped(speaker.say("daily-end", count=found, most=furthest(day)), width, STRONG)]
    if could.longest:
        words = dict.fromkeys((*could.prettiest, could.longest[0]))
        rows += wrapped(speaker.say("daily-could", words=speaker.listed(list(words))), width)
    rows += [line(), *wrapped(speaker.say("daily-share"), width, "dim")]
    return [*rows, *(line(text) for text in shared(day, speaker).split("\n"))]


def shared(day: Day, speaker: Speaker) -> str:
    """The result without the words."""
    return speaker.say("daily-result", date=day.date, squares=squares(day), count=len(day.words), misses=day.misses)


def show(console: Console, rows: Lines) -> None:
    """Print lines."""
    for row in rows:
        console.print(row, soft_wrap=True)
