"""The voice of the house: sentences that need no game."""

from collections.abc import Iterator, Mapping, Sequence

from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Arg, Problem
from tablee.kernel.registry import offered
from tablee.texts.bundle import Phrase, Texts


class Voice:
    """Says what is in the texts, in one language."""

    def __init__(self, lang: str, package: str = "", layers: tuple[int, ...] = ()) -> None:
        self.lang = lang
        self.texts = Texts(lang, package, layers)

    def knows(self, key: str) -> bool:
        """Whether there is such a message."""
        return self.texts.holding(key) is not None

    def phrase(self, key: str, args: Mapping[str, str | int | float]) -> Phrase:
        """The message of that key; a game without texts is heard by its keys."""
        return self.texts.phrase(key, args) or Phrase(plain(key))

    def say(self, key: str, **args: str | int | float) -> str:
        """The message of that key."""
        return self.phrase(key, args).text

    def problem(self, problem: Problem) -> str:
        """What is wrong and what to do."""
        key = f"problem-{problem.key}"
        args = self.given(problem.args)
        for texts in self._everybodys():
            found = texts.phrase(key, args)
            if found is not None:
                return sentence(found.text)
        return sentence(plain(problem.key))

    def _everybodys(self) -> Iterator[Texts]:
        """One's own sentences first, then those of all games: a damaged record may not say which game it is."""
        yield self.texts
        for game in offered():
            yield Texts(self.lang, game.package)

    def error(self, error: TableeError) -> str:
        """What is wrong and what to do."""
        return self.problem(error.problem)

    def choice(self, value: object) -> str:
        """The value of an option in words."""
        return self.say("choice-yes" if value else "choice-no") if isinstance(value, bool) else str(value)

    def given(self, args: Mapping[str, Arg]) -> dict[str, str | int]:
        """The arguments as they were given, lists in words."""
        return {name: self.listed(value) if isinstance(value, tuple) else value for name, value in args.items()}

    def listed(self, words: Sequence[str | int]) -> str:
        """A list in words: `A, B and C`."""
        *first, last = [str(word) for word in words] or [""]
        return self.say("list", first=", ".join(first), last=last) if first else last


def plain(key: str) -> str:
    """A key as words, for a game that has no texts."""
    return key.partition("-")[2].replace("-", " ") or key


def sentence(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]
