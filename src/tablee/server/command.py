"""`tablee serve`: the table on the network."""

import argparse
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

from tablee.server.settings import Settings, default_data, from_environment, number_of

HELP: Final = MappingProxyType(
    {
        "host": "address to listen on",
        "port": "port to listen on",
        "admin-host": "address for the figures: this machine alone unless another is named",
        "admin-port": "port on which the figures are shown (/metrics), 0 for none",
        "data": "folder for the games",
        "store": "URL of a database instead of SQLite",
        "public-url": "how the world calls this server",
        "proxy": "a reverse proxy in front says who is calling",
        "workers": "processes in which bots think",
        "bot-delay": "how slow bots seem: 1 is human, 0 as fast as they can",
        "keep": "days after which tables where nobody was are taken away, 0 for never",
        "words": "1 to put the complete dictionary together where it is missing, 0 to do with the small one",
        "log": "debug, info, warning or error",
    }
)
"""What each option does; `tablee serve` says it in the player's language."""


def add_arguments(parser: argparse._ActionsContainer, explained: Mapping[str, str] = HELP) -> None:
    """The options; each is also an environment variable, such as TABLEE_PORT."""

    def add(name: str, kind: Callable[[str], object], fallback: str) -> None:
        # As text: a variable that cannot be read is then told of like an option, and only where it is wanted.
        default = from_environment(name, fallback)
        parser.add_argument(f"--{name}", type=kind, default=default, metavar="…", help=explained[name])

    add("host", str, "0.0.0.0")
    add("port", number_of("port", int), "8080")
    add("admin-host", str, "127.0.0.1")
    add("admin-port", number_of("admin-port", int), "0")
    add("data", Path, str(default_data()))
    add("store", str, "")
    add("public-url", str, "")
    parser.add_argument(
        "--proxy", action="store_true", default=from_environment("proxy", "") == "1", help=explained["proxy"]
    )
    add("workers", number_of("workers", int), "1")
    add("bot-delay", number_of("bot-delay", float), "1")
    add("keep", number_of("keep", int), "0")
    add("words", number_of("words", int), "1")
    add("log", str, "info")


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
        words=args.words != 0,
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
    add_arguments(parser)
    return run(parser.parse_args(), lambda found: print(*found, sep="\n", flush=True))


if __name__ == "__main__":
    sys.exit(main())
