"""The commands for whoever runs a server: `tablee backup`, `restore`, `doctor` and `prune`."""

import re
from argparse import Namespace, _ArgumentGroup
from collections.abc import Callable
from math import ceil
from pathlib import Path
from typing import Final

from tablee.kernel.errors import TableeError
from tablee.kernel.registry import game as find_game
from tablee.server.care.backup import back_up, restore
from tablee.server.care.doctor import Door, examine
from tablee.server.care.findings import Finding, Verdict
from tablee.server.care.prune import DAY, LEAST, prune, survey
from tablee.server.care.stores import known_form, opened
from tablee.server.settings import Settings, default_data, from_environment, number_of
from tablee.server.store.store import now_ms, sqlite_url
from tablee.server.store.upgrade import HEAD
from tablee.terminal.arguments import Commands
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice

AGE: Final = re.compile(r"([0-9]{1,5})([dw]?)")
"""A number of days or weeks."""


def add_parsers(commands: Commands) -> None:
    """Make the commands known."""
    voice = commands.voice
    needed, chosen = commands.command("backup", voice.say("cli-backup"))
    needed.add_argument("file", type=Path, help=voice.say("cli-backup-file"))
    add_place(chosen, voice)
    needed, chosen = commands.command("restore", voice.say("cli-restore"))
    needed.add_argument("file", type=Path, help=voice.say("cli-restore-file"))
    add_place(chosen, voice)
    _, chosen = commands.command("doctor", voice.say("cli-doctor"))
    add_place(chosen, voice)
    add_doors(chosen, voice)
    _, chosen = commands.command("prune", voice.say("cli-prune"))
    chosen.add_argument("--older-than", required=True, metavar="90d", help=voice.say("cli-prune-older-than"))
    chosen.add_argument("--dry-run", action="store_true", help=voice.say("cli-prune-dry-run"))
    chosen.add_argument("--export", type=Path, metavar="…", help=voice.say("cli-prune-export"))
    add_place(chosen, voice)


def add_place(chosen: _ArgumentGroup, voice: Voice) -> None:
    """Where the server keeps things: by the same options and variables as `tablee serve`."""
    data = Path(from_environment("data", str(default_data())))
    chosen.add_argument("--data", type=Path, default=data, metavar="…", help=voice.say("cli-serve-data"))
    store = from_environment("store", "")
    chosen.add_argument("--store", default=store, metavar="…", help=voice.say("cli-serve-store"))


def add_doors(chosen: _ArgumentGroup, voice: Voice) -> None:
    """Where the server listens."""

    def add(name: str, kind: Callable[[str], object], fallback: object) -> None:
        default = from_environment(name, str(fallback))
        chosen.add_argument(f"--{name}", type=kind, default=default, metavar="…", help=voice.say(f"cli-serve-{name}"))

    add("host", str, Settings.host)
    add("port", number_of("port", int), Settings.port)
    add("admin-host", str, Settings.admin_host)
    add("admin-port", number_of("admin-port", int), Settings.admin_port)


def url_of(args: Namespace) -> str:
    """The address of the store."""
    return str(args.store or sqlite_url(args.data))


def run_backup(args: Namespace, voice: Voice) -> int:
    """Everything into a file."""
    done = back_up(args.data, url_of(args), args.file)
    kilobytes = ceil(args.file.stat().st_size / 1000)
    print(voice.say("backup-done", path=str(args.file), kilobytes=kilobytes, tables=done.tables))
    print(voice.say("backup-secret"))
    return 0


def run_restore(args: Namespace, voice: Voice) -> int:
    """Everything from a file."""
    done = restore(args.file, args.data, url_of(args))
    print(voice.say("restore-done", path=str(args.data), tables=done.tables, guests=done.guests))
    print(voice.say("restore-next", path=str(args.data)))
    return 0


def run_doctor(args: Namespace, voice: Voice) -> int:
    """Look at everything and say what is wrong; 1 if something is."""
    wrong = 0
    doors, figures = Door(args.host, args.port), Door(args.admin_host, args.admin_port)
    for finding in examine(args.data, url_of(args), doors, figures):
        print(finding.verdict.value, told(finding, voice), flush=True)
        wrong += finding.verdict is Verdict.BAD
    print(voice.say("doctor-conclusion", wrong=wrong))
    return int(wrong > 0)


def told(finding: Finding, house: Voice) -> str:
    """The sentence of a finding."""
    voice = Speaker(find_game(finding.game), house.lang) if finding.game else house
    if finding.problem is not None:
        return voice.problem(finding.problem)
    return voice.say(f"doctor-{finding.key}", **voice.given(finding.args))


def run_prune(args: Namespace, voice: Voice) -> int:
    """Take away what is old, or say what would go; 1 if a record could not be kept."""
    before = now_ms() - days(args.older_than) * DAY
    with opened(url_of(args)) as engine:
        if known_form(engine) != HEAD:
            raise TableeError("store-older")
        if args.dry_run:
            found = survey(engine, before)
            tables, names = found.tables, found.guests
            print(voice.say("prune-would", tables=tables, finished=found.finished, guests=names, lines=found.lines))
            return 0
        done = prune(engine, before, args.export)
    print(voice.say("prune-done", tables=done.tables, finished=done.finished, guests=done.guests, lines=done.lines))
    if done.unread:
        print(voice.say("prune-unread", unread=done.unread))
    return int(done.unread > 0)


def days(text: str) -> int:
    """How many days `90d` or `12w` are; TableeError if that is no such time, or too short."""
    found = AGE.fullmatch(text)
    count = int(found[1]) * (7 if found[2] == "w" else 1) if found else 0
    if count < LEAST:
        raise TableeError("age-wrong", text=text, least=LEAST)
    return count
