"""The command `tablee words`: build the complete dictionary of Tai Chi Chuan, check it, ask it about a word."""

from argparse import Namespace
from collections.abc import Iterator

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from tablee.games.taichi.lexicon import Accepted, Lexicon, Refused, find, is_ready, prepare
from tablee.games.taichi.lexicon.building import packages
from tablee.games.taichi.lexicon.shelf import can_be_made, check, place
from tablee.kernel.errors import TableeError
from tablee.terminal.arguments import Commands
from tablee.terminal.lines import wrapped
from tablee.texts.speaker import Speaker


def add(commands: Commands, speaker: Speaker) -> None:
    """Make the command known."""
    needed, _ = commands.command("words", speaker.say("cli-words"))
    needed.add_argument("action", choices=("build", "check", "why"), help=speaker.say("cli-words-action"))
    needed.add_argument("word", nargs="?", help=speaker.say("cli-words-word"))
    needed.add_argument("--fingerprint", default="", help=speaker.say("cli-words-fingerprint"))


def run(args: Namespace, speaker: Speaker) -> int:
    """Do what is asked; 1 if a word is refused."""
    match args.action:
        case "build" if args.fingerprint and not can_be_made(args.fingerprint):
            return said(sought(args.fingerprint, speaker), int(not place(args.fingerprint).is_file()))
        case "build":
            return said(built(speaker), 0)
        case "check":
            return said(checked(speaker), 0)
        case _:
            if not args.word:
                raise TableeError("words-none")
            lexicon = find("complete" if is_ready() else "primer")
            return said(why(lexicon, args.word, speaker), int(isinstance(lexicon.judge(args.word), Refused)))


def said(sentences: Iterator[str], code: int) -> int:
    """Print sentences; the exit code."""
    console = Console(highlight=False)
    for sentence in sentences:
        for row in wrapped(sentence, console.width):
            console.print(row, soft_wrap=True)
    return code


def built(speaker: Speaker) -> Iterator[str]:
    """Build the dictionary if it is not there, with a bar on the screen."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(speaker.say("words-fetching"), total=None)

        def tell(step: str, done: int, total: int) -> None:
            at = done if step == "fetching" else done + 1
            progress.update(task, description=speaker.say(f"words-{step}"), completed=at, total=total + 1)

        lexicon = prepare(tell)
    yield speaker.say("words-ready", heads=len(lexicon), forms=lexicon.forms, names=lexicon.names)
    yield speaker.say("words-place", path=str(place()))


def sought(fingerprint: str, speaker: Speaker) -> Iterator[str]:
    """Whether an older dictionary is here; this version builds only its own."""
    path = place(fingerprint)
    yield speaker.say("words-kept" if path.is_file() else "words-lost", fingerprint=fingerprint[:16], path=str(path))


def checked(speaker: Speaker) -> Iterator[str]:
    """Check every byte of the dictionary, and name its sources."""
    lexicon = check()
    yield speaker.say("words-sound", heads=len(lexicon), forms=lexicon.forms, names=lexicon.names)
    yield speaker.say("words-fingerprint", fingerprint=lexicon.fingerprint)
    for package in packages().values():
        yield speaker.say(
            "words-source",
            title=package.title,
            package=f"{package.package} {package.version}",
            licence=package.licence,
        )


def why(lexicon: Lexicon, word: str, speaker: Speaker) -> Iterator[str]:
    """What the dictionary says about a word."""
    verdict = lexicon.judge(word)
    match verdict:
        case Accepted():
            parts = speaker.listed([speaker.say(f"words-part-{part}") for part in verdict.parts])
            yield speaker.say("words-accepted", word=verdict.headword, parts=parts, letters=verdict.letters)
            if len(verdict.readings) > 1:
                yield speaker.say("words-readings", words=speaker.listed(verdict.readings))
            if verdict.sources:
                names = [speaker.say(f"words-in-{source}") for source in verdict.sources]
                yield speaker.say("words-sources", sources=speaker.listed(names))
            yield speaker.say("words-rank", rank=lexicon.rank(word) or 0, heads=len(lexicon))
            if len(family := lexicon.family(word)) > 1:
                yield speaker.say("words-family", words=speaker.listed(family[:20]))
        case Refused():
            yield speaker.say(f"words-refused-{verdict.reason}", word=word, of=verdict.of or "")
            if verdict.suggestion is not None:
                yield speaker.say("words-suggestion", word=verdict.suggestion)
    if lexicon.name == "primer":
        yield speaker.say("words-primer")
