"""`tablee serve`: the table on the network."""

import argparse
import sys
from pathlib import Path

from tablee.server.settings import Settings, default_data, from_environment


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> argparse.ArgumentParser:
    """Add `serve` to the commands."""
    parser = subparsers.add_parser("serve", help="open the table to browsers", description=__doc__)
    add_arguments(parser)
    return parser


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options; each is also an environment variable, such as TABLEE_PORT."""
    parser.add_argument("--host", default=from_environment("host", "0.0.0.0"), help="address to listen on")
    parser.add_argument("--port", type=int, default=int(from_environment("port", "8080")))
    parser.add_argument("--data", type=Path, default=Path(from_environment("data", str(default_data()))))
    parser.add_argument("--store", default=from_environment("store", ""), help="URL of a database instead of SQLite")
    parser.add_argument("--public-url", default=from_environment("public-url", ""), help="how the world calls it")
    parser.add_argument("--proxy", action="store_true", default=from_environment("proxy", "") == "1")
    parser.add_argument("--workers", type=int, default=int(from_environment("workers", "1")), help="bot processes")
    parser.add_argument(
        "--bot-delay",
        type=float,
        default=float(from_environment("bot-delay", "1")),
        help="how slow bots seem: 1 is human, 0 as fast as they can",
    )
    parser.add_argument("--log", default=from_environment("log", "info"), help="debug, info, warning or error")


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings that were asked for."""
    least, most = Settings.bot_delay
    return Settings(
        host=args.host,
        port=args.port,
        data=args.data,
        store=args.store,
        public_url=args.public_url.rstrip("/"),
        proxy=args.proxy,
        workers=args.workers,
        bot_delay=(least * args.bot_delay, most * args.bot_delay),
    )


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    import asyncio

    from tablee.server.journal import keep_journal
    from tablee.server.serving import serve

    keep_journal(args.log)
    return asyncio.run(serve(settings_of(args)))


def main() -> int:
    """The command by itself: `python -m tablee.server.command`."""
    parser = argparse.ArgumentParser(prog="tablee serve", description=__doc__)
    add_arguments(parser)
    return run(parser.parse_args())


if __name__ == "__main__":
    sys.exit(main())
