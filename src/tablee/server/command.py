"""`tablee serve`: the table on the network."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import cast

from tablee.kernel.errors import BrokenGame
from tablee.kernel.game import AnyGame
from tablee.kernel.registry import brought, refuse
from tablee.server.settings import Setting, Settings, default_data, from_environment, number_of
from tablee.texts.languages import FALLBACK
from tablee.texts.speaker import Speaker
from tablee.texts.voice import Voice


def add_arguments(parser: argparse._ActionsContainer, voice: Voice) -> None:
    """The options; each is also an environment variable, such as TABLEE_PORT."""

    def add(name: str, kind: Callable[[str], object], fallback: str, said: Voice = voice) -> None:
        # As text: a variable that cannot be read is then told of like an option, and only where it is wanted.
        default = from_environment(name, fallback)
        parser.add_argument(f"--{name}", type=kind, default=default, metavar="…", help=said.say(f"cli-serve-{name}"))

    add("host", str, "0.0.0.0")
    add("port", number_of("port", int), "8080")
    add("admin-host", str, "127.0.0.1")
    add("admin-port", number_of("admin-port", int), "0")
    add("data", Path, str(default_data()))
    add("store", str, "")
    add("public-url", str, "")
    behind = from_environment("proxy", "") == "1"
    parser.add_argument("--proxy", action="store_true", default=behind, help=voice.say("cli-serve-proxy"))
    add("workers", number_of("workers", int), "1")
    add("bot-delay", number_of("bot-delay", float), "1")
    add("keep", number_of("keep", int), "0")
    add("log", str, "info")
    chosen = []
    for game, name, usual in settings_of_games():
        try:
            add(name, number_of(name, int), str(usual), Speaker(game, voice.lang))
            chosen.append(name)
        except argparse.ArgumentError:
            refuse(f"--{name}", BrokenGame("name-taken", name=f"--{name}", game=game.name))
    parser.set_defaults(games=chosen)


def settings_of_games() -> Iterator[tuple[AnyGame, str, int]]:
    """What games let the host choose besides, and what each is where nothing is said."""
    for game, module in brought("settings"):
        for setting in cast(Sequence[Setting], module.SETTINGS):
            yield game, setting.name, setting.usual


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings that were asked for."""
    least, most = Settings.bot_delay
    return Settings(
        host=args.host,
        port=args.port,
        admin_host=args.admin_host,
        admin_port=args.admin_port,
        data=args.data,
        store=args.store,
        public_url=args.public_url.rstrip("/"),
        proxy=args.proxy,
        workers=max(1, args.workers),  # without any, bots would wait for ever
        bot_delay=(least * args.bot_delay, most * args.bot_delay),
        keep=args.keep,
        games={name: vars(args)[name.replace("-", "_")] for name in args.games},
    )


def run(args: argparse.Namespace, opened: Callable[[Sequence[str]], None]) -> int:
    """Serve until told to stop; `opened` is told the addresses."""
    from tablee.server.logs import set_up_logs
    from tablee.server.run import run_server

    set_up_logs(args.log)
    return run_server(settings_of(args), opened)


def main() -> int:
    """The command by itself: `python -m tablee.server.command`."""
    parser = argparse.ArgumentParser(prog="tablee serve", description=__doc__)
    add_arguments(parser, Voice(FALLBACK))
    return run(parser.parse_args(), lambda found: print(*found, sep="\n", flush=True))


if __name__ == "__main__":
    sys.exit(main())
