"""The command `tablee`: serve and look after it, play, simulate, arena, verify, conformance, rules, games."""

import os
import sys
import webbrowser
from argparse import ArgumentError, Namespace
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import pairwise
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from tablee.bots.simple import level, usual
from tablee.kernel.conformance import rows as laws
from tablee.kernel.errors import BrokenGame, TableeError
from tablee.kernel.fairness import promise, seed_from
from tablee.kernel.game import AnyGame
from tablee.kernel.lessons import Course, lessons
from tablee.kernel.lessons import lesson as find_lesson
from tablee.kernel.log import Log, replay, verify
from tablee.kernel.record import Sitter, load
from tablee.kernel.registry import broken, edition, games, offered, refuse
from tablee.kernel.registry import game as find_game
from tablee.lab.contest import Contest, contest, whole_deals
from tablee.lab.farm import all_cores
from tablee.lab.simulate import Played, Tally
from tablee.lab.standings import standings
from tablee.operation import commands as operation
from tablee.server.command import add_arguments, run
from tablee.terminal import save
from tablee.terminal.arguments import Commands
from tablee.terminal.catalogue import described
from tablee.terminal.commands import Extra, extras
from tablee.terminal.contests import Held, Plan, hold
from tablee.terminal.lessons import Lecture, listed
from tablee.terminal.lines import line, wrapped
from tablee.terminal.results import achievements, conclusion, ladder, summary, verdict
from tablee.terminal.rules import looked_up, whole
from tablee.terminal.screen import Screen, screen
from tablee.terminal.stock import stocked
from tablee.terminal.table import Table
from tablee.texts.languages import language
from tablee.texts.lessons import Teacher
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice, sentence

NAMES: Final = ("Lila", "Malo", "Nour", "Zoé", "Ilyes", "Anouk", "Swann", "Inès", "Robin", "Maya", "Eliott")
"""The bots of the house."""

USUAL_SEATS: Final = 4
"""How many play if nothing is said and the game allows it."""

VALUES: Final[Mapping[str, object]] = {
    "yes": True,
    "true": True,
    "oui": True,
    "no": False,
    "false": False,
    "non": False,
    "none": None,
}
"""Values of options that are neither numbers nor words."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    forgiving()
    voice = Voice(language(None, os.environ))
    try:
        voice = Voice(language(asked_language(given), os.environ))
        commands = Commands(voice)
        add_serve(commands, voice)
        operation.add_parsers(commands)
        more = add_extras(commands, voice)
        for fault in broken():
            print(voice.error(fault), file=sys.stderr)
        args = commands.read(given)
        if args.command is None:
            print(commands.help(), end="")
            return 0
        if args.command in more:
            game, command = more[args.command]
            return command.run(args, Speaker(game, voice.lang))
        return run_command(args, voice)
    except TableeError as error:
        print(voice.error(error), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def add_extras(commands: Commands, voice: Voice) -> dict[str, Extra]:
    """The commands of games, but for those whose names are taken."""
    added = {}
    for name, extra in extras().items():
        try:
            extra.command.add(commands, Speaker(extra.game, voice.lang))
            added[name] = extra
        except ArgumentError:
            refuse(name, BrokenGame("name-taken", name=f"tablee {name}", game=extra.game.name))
    return added


def forgiving() -> None:
    """A terminal that cannot show a letter shows a question mark instead."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def asked_language(given: Sequence[str]) -> str | None:
    """The language asked for, looked up before anything is said."""
    for word, following in pairwise([*given, ""]):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def run_command(args: Namespace, voice: Voice) -> int:
    """Do what the arguments say; the exit code."""
    match args.command:
        case "serve":
            return serve(args, voice)
        case "backup":
            return operation.run_backup(args, voice)
        case "restore":
            return operation.run_restore(args, voice)
        case "doctor":
            return operation.run_doctor(args, voice)
        case "prune":
            return operation.run_prune(args, voice)
        case "play":
            return play(args, voice)
        case "simulate":
            return run_simulation(args, voice)
        case "arena":
            return run_arena(args, voice)
        case "verify":
            return check_record(args, voice)
        case "conformance":
            return run_conformance(args, voice)
        case "rules":
            return show_rules(args, voice)
        case "learn":
            return learn(args, voice)
        case _:
            return show_games(voice)


# The table on the network


def add_serve(commands: Commands, voice: Voice) -> None:
    """The command that opens the table to browsers."""
    _, chosen = commands.command("serve", voice.say("cli-serve"))
    add_arguments(chosen, voice)
    chosen.add_argument("--open", action="store_true", help=voice.say("cli-serve-open"))


def serve(args: Namespace, voice: Voice) -> int:
    """Open the table and say where it is."""

    def announce(addresses: Sequence[str]) -> None:
        printer().print(line((voice.say("serve-open", address=addresses[0]), "bold")))
        for address in addresses[1:]:
            printer().print(line(voice.say("serve-room", address=address)))
        printer().print(line((voice.say("serve-stop"), "dim")))
        if args.open and has_screen(os.environ):
            webbrowser.open(addresses[0])

    return run(args, announce)


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser window can open here."""
    return sys.platform in ("darwin", "win32") or bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))


# Playing


def play(args: Namespace, voice: Voice) -> int:
    """Play against the bots."""
    shown = screen(printer())
    log = resume(args) if args.resume else begin(args, voice, shown)
    bot = level(log.game, args.level)
    return Table(
        log=log,
        seat=0,
        bots=dict.fromkeys(range(1, log.seats), bot),
        path=place(args, log.game),
        speaker=Speaker(log.game, voice.lang, log.players, 0, log.options),
        screen=shown,
    ).run()


def resume(args: Namespace) -> Log:
    """A game taken up again."""
    record = load(args.resume)
    if args.game is not None and args.game != record.game:
        raise TableeError("resume-other", game=record.game, asked=args.game)
    log = save.resumable(replay(record))
    if log.sitters and log.state.outcome is None:
        now = seated(log.game, log.seats, args.level)
        log.sitters = tuple(old.followed(new.bot) for old, new in zip(log.sitters, now, strict=True))
    return log


def begin(args: Namespace, voice: Voice, shown: Screen) -> Log:
    """A new game, with all that it needs."""
    if args.game is None:
        raise TableeError("game-missing", known=games())
    game = find_game(args.game)
    seats = usual_seats(game) if args.bots is None else 1 + number(args.bots, "--bots")
    players = (args.name or voice.say("terminal-me"), *NAMES)[:seats]
    fairness = promise(None if args.seed is None else seed_from(args.seed))
    sitters = seated(game, seats, args.level)
    chosen = options(game, args.option)
    shown.tell(list(stocked(game, game.choose(seats, chosen), Speaker(game, voice.lang))))
    return Log.begin(game, seats, chosen, players, fairness, sitters)


def seated(game: AnyGame, seats: int, level: str | None) -> tuple[Sitter, ...]:
    """Who plays in a terminal: one person, and bots."""
    return (Sitter(None), *(Sitter(level or usual(game)) for _ in range(seats - 1)))


def place(args: Namespace, game: AnyGame) -> Path:
    """Where the game is kept: where the player says, where it was, or in its usual folder."""
    if args.save and args.save != args.resume:
        return save.claim(Path(args.save))
    return Path(args.resume) if args.resume else save.claim_new(game.name, datetime.now(), os.environ)


def usual_seats(game: AnyGame) -> int:
    """How many play if nothing is said."""
    return max((seats for seats in game.players if seats <= USUAL_SEATS), default=game.players[0])


def options(game: AnyGame, given: Sequence[str]) -> dict[str, object]:
    """Options as they were written: `bets`, `rounds=4`, `cells=12`."""
    pairs = [text.partition("=") for text in given]
    return {name: value_of(text) if sign else game.options.bare.get(name, True) for name, sign, text in pairs}


def value_of(text: str) -> object:
    """The value that was written; `@FILE` is the text in that file."""
    if text.startswith("@"):
        return text_of(text[1:])
    if text.lower() in VALUES:
        return VALUES[text.lower()]
    return int(text) if text.removeprefix("-").isdecimal() and len(text) < 10 else text


def text_of(path: str) -> str:
    """The text in a file; TableeError if it cannot be read."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        raise TableeError("file-unreadable", path=path, reason=str(error)) from None


def number(text: str, option: str) -> int:
    """A number from 0 on; TableeError if the text is none."""
    if not (text.isdecimal() and len(text) < 10):
        raise TableeError("number-wrong", text=text, option=option)
    return int(text)


# Simulating


def run_simulation(args: Namespace, voice: Voice) -> int:
    """Let the bots play one another, and show what came of it by level and by seat."""
    game = find_game(args.game)
    names = args.bots.split(",") if args.bots else [usual(game)]
    held = asked_contest(args, game, names)
    came = hold(planned(args, held, number(args.games, "-n")), voice)
    report(game, held, came, Speaker(game, voice.lang))
    return 130 if came.stopped else 0


def run_arena(args: Namespace, voice: Voice) -> int:
    """Let players compete on the same deals, and show who is better, and how sure that is."""
    game = find_game(args.game)
    held = asked_contest(args, game, args.players)
    came = hold(planned(args, held, whole_deals(held, number(args.games, "-n"))), voice)
    if came.results:
        rows = standings(held, came.results)
        show([line((summed_up(held, came, voice), "bold"))])
        printer().print(ladder(voice, rows))
        show(wrapped(voice.say("arena-how"), printer().width))
        if len(rows) > 1 and rows[0].rating is None:
            show(wrapped(voice.say("arena-unrated"), printer().width))
    else:
        show(wrapped(voice.say("simulate-none"), printer().width))
    return 130 if came.stopped else 0


def asked_contest(args: Namespace, game: AnyGame, players: Sequence[str]) -> Contest:
    """The contest that the arguments describe."""
    seats = usual_seats(game) if args.seats is None else number(args.seats, "--seats")
    return contest(game, seats, options(game, args.option), players, args.seed or os.urandom(8).hex())


def planned(args: Namespace, held: Contest, games: int) -> Plan:
    """Which of its games are played, where, and what is kept of them."""
    numbers: Sequence[int] = range(games)
    if args.only:
        if args.results:
            raise TableeError("only-results")
        numbers = [number(text, "--only") for text in args.only.split(",")]
    workers = all_cores() if args.workers is None else max(1, number(args.workers, "--workers"))
    return Plan(held, numbers, workers, args.on, args.results, args.records)


def summed_up(held: Contest, came: Held, voice: Voice) -> str:
    """How many games it were, of what."""
    return voice.say("simulate-summary", games=len(came.results), game=held.game, seats=held.seats)


def report(game: AnyGame, held: Contest, came: Held, voice: Speaker) -> None:
    """The tables of a simulation."""
    if not came.results:
        show(wrapped(voice.say("simulate-none"), printer().width))
        return
    tally = Tally()
    for result in came.results:
        tally.add(Played(tuple(held.players[player] for player in result.seated), result.outcome, result.inputs))
    show([line((summed_up(held, came, voice), "bold"))])
    console = printer()
    console.print(achievements(voice, voice.say("simulate-by-level"), tally.levels))
    seats = {str(seat + 1): row for seat, row in tally.seats.items()}
    console.print(achievements(voice, voice.say("simulate-by-seat"), seats))
    show(summary(voice, tally, came.fresh / came.seconds))


# Checking and reading


def check_record(args: Namespace, voice: Voice) -> int:
    """Check a record and its shuffles."""
    record = load(args.record)
    draws = verify(record)
    said = [voice.say("verify-ok", inputs=len(record.inputs), game=record.game, draws=draws)]
    if record.outcome is None:
        said.append(voice.say("verify-open"))
    else:
        said.append(Speaker(edition(record.game, record.rules), voice.lang, record.players).outcome(record.outcome))
    show(row for text in said for row in wrapped(text, printer().width))
    return 0


def run_conformance(args: Namespace, voice: Voice) -> int:
    """Put a game to the test; 1 if it breaks a law."""
    game = find_game(args.game)
    width = printer().width
    found = []
    for played in game.editions:
        if played is not game:
            show([line(), line((voice.say("conformance-edition", version=played.version), "bold"))])
        for row in laws(played, number(args.games, "-n"), number(args.seed, "--seed")):
            show(verdict(voice, row, width))
            found.append(row)
    show([line((sentence(conclusion(voice, game.name, found)), "bold"))])
    return int(any(row.failure is not None for row in found))


def show_rules(args: Namespace, voice: Voice) -> int:
    """The rules of a game, or the clauses looked for."""
    game = find_game(args.game)
    width = printer().width
    words = " ".join(args.words)
    show(looked_up(game, words, voice, width) if words.strip() else whole(game, voice, width))
    return 0


def learn(args: Namespace, voice: Voice) -> int:
    """The lessons there are, or one of them, played."""
    if args.game is None:
        show([*listed(offered(), voice.lang, printer().width)])
        return 0
    game = find_game(args.game)
    chosen = find_lesson(game, args.lesson or next((each.name for each in lessons(game)), ""))
    at = number(args.step, "--step") - 1
    if not 0 <= at < len(chosen.steps):
        raise TableeError("number-wrong", text=args.step, option="--step")
    teacher = Teacher(game, chosen, voice.lang)
    course = Course(game, chosen, teacher.speaker.players[: chosen.seats])
    for _ in range(at):
        list(course.onward())
    return Lecture(course, teacher, screen(printer())).run()


def show_games(voice: Voice) -> int:
    """The games and their options."""
    for game in offered():
        show([*described(game, voice.lang, printer().width), line()])
    return 0


def printer() -> Console:
    """Where things are shown."""
    return Console(highlight=False)


def show(rows: Iterable[Text]) -> None:
    """Print lines."""
    console = printer()
    for row in rows:
        console.print(row, soft_wrap=True)
