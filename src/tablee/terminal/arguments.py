"""What may be written behind `tablee`, explained in the player's language."""

from argparse import SUPPRESS, Action, ArgumentParser, HelpFormatter, Namespace, _ArgumentGroup, _MutuallyExclusiveGroup
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from typing import NoReturn

from tablee.kernel.build import kind
from tablee.kernel.errors import TableeError
from tablee.kernel.registry import games
from tablee.texts.languages import languages
from tablee.texts.voice import Voice


class Parser(ArgumentParser):
    """An argument parser that speaks through the texts."""

    def error(self, message: str) -> NoReturn:
        raise TableeError("command-wrong")


class Help(HelpFormatter):
    """Help with our own word for usage."""

    def __init__(self, prog: str, word: str) -> None:
        super().__init__(prog)
        self.word = word

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[_MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.word} " if prefix is None else prefix)


class Commands:
    """The parser of all commands."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.top = Parser(
            prog="tablee",
            description=voice.say("cli-about"),
            formatter_class=self.formatter,
            add_help=False,
            allow_abbrev=False,
        )
        shared = self.top.add_argument_group(voice.say("cli-options"))
        self.add_shared(shared)
        running = voice.say("cli-compiled") if kind() == "compiled" else voice.say("cli-interpreted")
        said = f"tablee {version('tablee')} ({running})"
        shared.add_argument("--version", action="version", version=said, help=voice.say("cli-version"))
        self.commands = self.top.add_subparsers(title=voice.say("cli-commands"), metavar="", dest="command")
        self.play()
        self.simulate()
        self.arena()
        self.verify()
        self.conformance()
        self.rules()
        self.learn()
        self.games()

    def read(self, arguments: Sequence[str]) -> Namespace:
        """What was written; TableeError if it makes no sense."""
        args, unknown = self.top.parse_known_args(arguments)
        if unknown:
            raise TableeError("arguments-unknown", arguments=tuple(unknown))
        return args

    def formatter(self, prog: str) -> HelpFormatter:
        """How help is laid out."""
        return Help(prog, self.voice.say("cli-usage"))

    def help(self) -> str:
        """The help about all commands."""
        return self.top.format_help()

    # The commands

    def play(self) -> None:
        """Play against bots."""
        needed, chosen = self.command("play", self.voice.say("cli-play"))
        self.game(needed, "?")
        chosen.add_argument("--bots", metavar="N", help=self.voice.say("cli-play-bots"))
        chosen.add_argument("--level", metavar="…", help=self.voice.say("cli-play-level"))
        self.option(chosen)
        chosen.add_argument("--name", metavar="…", help=self.voice.say("cli-play-name"))
        chosen.add_argument("--save", metavar="…", help=self.voice.say("cli-play-save"))
        chosen.add_argument("--resume", metavar="…", help=self.voice.say("cli-play-resume"))

    def simulate(self) -> None:
        """Bots against bots."""
        needed, chosen = self.command("simulate", self.voice.say("cli-simulate"))
        self.game(needed)
        chosen.add_argument("--bots", metavar="…", help=self.voice.say("cli-simulate-bots"))
        self.contest(chosen, "100")

    def arena(self) -> None:
        """Players compete."""
        needed, chosen = self.command("arena", self.voice.say("cli-arena"))
        self.game(needed)
        needed.add_argument("players", nargs="+", help=self.voice.say("cli-arena-players"))
        self.contest(chosen, "200")

    def verify(self) -> None:
        """Check a record."""
        needed, _ = self.command("verify", self.voice.say("cli-verify"))
        needed.add_argument("record", help=self.voice.say("cli-record"))

    def conformance(self) -> None:
        """Try a game by the laws."""
        needed, chosen = self.command("conformance", self.voice.say("cli-conformance"))
        self.game(needed)
        chosen.add_argument("-n", dest="games", metavar="N", default="20", help=self.voice.say("cli-conformance-games"))
        chosen.add_argument("--seed", metavar="…", default="1", help=self.voice.say("cli-seed"))

    def rules(self) -> None:
        """Read the rules."""
        needed, _ = self.command("rules", self.voice.say("cli-rules"))
        self.game(needed)
        needed.add_argument("words", nargs="*", help=self.voice.say("cli-rules-words"))

    def learn(self) -> None:
        """Learn a game."""
        needed, chosen = self.command("learn", self.voice.say("cli-learn"))
        self.game(needed, "?")
        needed.add_argument("lesson", nargs="?", help=self.voice.say("cli-learn-lesson"))
        chosen.add_argument("--step", metavar="N", default="1", help=self.voice.say("cli-learn-step"))

    def games(self) -> None:
        """List the games."""
        self.command("games", self.voice.say("cli-games"))

    # What they share

    def command(self, name: str, about: str) -> tuple[_ArgumentGroup, _ArgumentGroup]:
        """A new command: where its arguments go, and its options."""
        parser = self.commands.add_parser(
            name,
            help=about,
            description=about,
            formatter_class=self.formatter,
            add_help=False,
            allow_abbrev=False,
        )
        needed = parser.add_argument_group(self.voice.say("cli-arguments"))
        chosen = parser.add_argument_group(self.voice.say("cli-options"))
        self.add_shared(chosen)
        return needed, chosen

    def add_shared(self, group: _ArgumentGroup) -> None:
        """Help and language, everywhere."""
        group.add_argument("-h", "--help", action="help", default=SUPPRESS, help=self.voice.say("cli-help"))
        known = ", ".join(languages())
        group.add_argument("--lang", metavar="…", default=SUPPRESS, help=self.voice.say("cli-lang", known=known))

    def game(self, group: _ArgumentGroup, many: str | None = None) -> None:
        """The name of a game."""
        known = self.voice.listed(games())
        group.add_argument("game", nargs=many, help=self.voice.say("cli-game", known=known))

    def option(self, group: _ArgumentGroup) -> None:
        """Options of the game, and a seed."""
        group.add_argument(
            "-o", "--option", action="append", default=[], metavar="…", help=self.voice.say("cli-option")
        )
        group.add_argument("--seed", metavar="…", help=self.voice.say("cli-seed"))

    def contest(self, group: _ArgumentGroup, games: str) -> None:
        """How many games are played, where, and what is kept of them."""
        group.add_argument("-n", dest="games", metavar="N", default=games, help=self.voice.say("cli-simulate-games"))
        group.add_argument("--seats", metavar="N", help=self.voice.say("cli-simulate-seats"))
        group.add_argument("--workers", metavar="N", help=self.voice.say("cli-contest-workers"))
        group.add_argument("--on", metavar="tcp://…", help=self.voice.say("cli-contest-on"))
        group.add_argument("--results", metavar="….csv", help=self.voice.say("cli-contest-results"))
        group.add_argument("--records", metavar="…", help=self.voice.say("cli-contest-records"))
        group.add_argument("--only", metavar="N,N", help=self.voice.say("cli-contest-only"))
        self.option(group)
