"""Who speaks at the table of one game: events, moves, refusals and results in sentences for one reader."""

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from tablee.kernel.errors import IllegalMove, TableeError
from tablee.kernel.game import AnyGame
from tablee.kernel.messages import Event, Move, Outcome, Refusal
from tablee.kernel.options import Options
from tablee.kernel.record import names
from tablee.kernel.seats import CHANCE, CLOCK, Seat
from tablee.texts.bundle import Phrase
from tablee.texts.voice import Voice, sentence

OF_EACH: Final = {"scores": "seat", "totals": "seat", "colours": "colour"}
"""Fields that hold a number for each seat, or for each thing of a kind."""


class Speaker(Voice):
    """The sentences of a game, for the reader in that seat; None is a spectator."""

    def __init__(
        self,
        game: AnyGame,
        lang: str,
        players: Sequence[str] = (),
        seat: Seat | None = None,
        options: Options | None = None,
    ) -> None:
        super().__init__(lang, game.package, game.layers)
        self.given_names = game.names(options, lang) if options is not None else {}
        """What is called otherwise at this table than in the texts."""
        self.game = game
        self.players = tuple(map(printable, names(players, game.players[-1])))
        self.seat = seat

    def name(self, seat: Seat) -> str:
        """Who sits there, to stand inside a sentence."""
        if seat == self.seat:
            return self.say("you")
        if seat in (CHANCE, CLOCK):
            return self.say("chance" if seat == CHANCE else "clock")
        return self.players[seat]

    # What the game says

    def event(self, event: Event) -> str:
        """What happened."""
        return sentence(self.told("event", event).text)

    def move(self, move: Move) -> str:
        """What one may do, to stand in a list of choices."""
        return self.told("move", move).text if self.knows(f"move-{tag(move)}") else str(move)

    def refusal(self, refusal: Refusal) -> str:
        """Why a move may not be made, what to do instead, and the clause that says so."""
        reason = self.phrase(f"refusal-{refusal.key}", self.worded(refusal.args))
        return self.say("refusal", text=sentence(reason.text), clause=refusal.clause)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        fields = {"winners": outcome.winners, "scores": outcome.scores}
        return sentence(self.phrase(f"ending-{outcome.reason}", self.worded(fields)).text)

    def error(self, error: TableeError | IllegalMove) -> str:
        """What is wrong and what to do."""
        return self.refusal(error.refusal) if isinstance(error, IllegalMove) else super().error(error)

    def option(self, name: str) -> str:
        """What a choice before the game is called."""
        return self.say(f"option-{name}")

    def about(self, name: str) -> str:
        """One sentence about that choice."""
        return self.say(f"option-{name}.about")

    def told(self, kind: str, value: Event | Move) -> Phrase:
        """The message of an event or a move, with its fields in words."""
        return self.phrase(f"{kind}-{tag(value)}", self.worded(msgspec.structs.asdict(value)))

    # Fields in words

    def worded(self, fields: Mapping[str, object]) -> dict[str, str | int]:
        """What a message is given."""
        words: dict[str, str | int] = {"you": self._you(fields)}
        for field, value in fields.items():
            if isinstance(value, tuple):
                words |= self._list(field, value)
            else:
                words |= {field: self.word(field, value), **self._besides(field, value)}
        return words

    def word(self, field: str, value: object) -> str | int:
        """One value of a field in words."""
        vocabulary = self.game.words.get(field)
        match value:
            case None:
                return "none"
            case bool():
                return "yes" if value else "no"
            case int() if vocabulary == "seat":
                return self.name(value)
            case int() | str() if vocabulary is not None:
                return self.thing(f"{vocabulary}-{value}")
            case int() if value < 0:
                return signed(value)
            case int() | str():
                return value
            case _:
                return str(value)

    def _besides(self, field: str, value: object) -> dict[str, str | int]:
        """What else a message may want to know of a value: whether a seat is the reader's, what stands under a name."""
        match self.game.words.get(field):
            case None:
                return {}
            case "seat":
                return {f"{field}-you": "yes" if value is not None and value == self.seat else "no"}
            case vocabulary:
                key = f"{vocabulary}-{value}.note"
                known = self.texts.phrase(key, {})
                return {f"{field}-note": self.given_names.get(key, "" if known is None else known.text) or "none"}

    def thing(self, key: str) -> str:
        """What a thing is called at this table."""
        return self.given_names.get(key) or self.say(key)

    def _list(self, field: str, values: tuple[object, ...]) -> dict[str, str | int]:
        """A tuple in words, how many it has, and the last of them."""
        words = [self.word(field, value) for value in values]
        if field in OF_EACH:
            words = [f"{self._each(OF_EACH[field], i)} {signed(points)}" for i, points in enumerate(words)]
        given: dict[str, str | int] = {field: self.listed(words), f"{field}-count": len(words)}
        if self.game.words.get(field) == "seat":
            given[f"{field}-you"] = "yes" if self.seat is not None and self.seat in values else "no"
        return given | {f"{field}-last": words[-1] if words else "none"}

    def _each(self, kind: str, number: int) -> str:
        """Whose number it is, of a field that holds one for each."""
        return self.name(number) if kind == "seat" else self.thing(f"{kind}-{number}")

    def _you(self, fields: Mapping[str, object]) -> str:
        """Whether the first seat named is the reader's, or has the reader among several."""
        for field, value in fields.items():
            if self.game.words.get(field) == "seat":
                among = value if isinstance(value, tuple) else (value,)
                return "yes" if self.seat is not None and self.seat in among else "no"
        return "no"


def tag(value: Event | Move) -> str:
    """The tag of an event or a move."""
    return str(value.__struct_config__.tag)


def printable(name: str) -> str:
    """A name as it may be shown: no line breaks, no control codes."""
    return "".join(letter for letter in name if letter.isprintable()) or "?"


def signed(number: object) -> str:
    """A number with a true minus sign."""
    return str(number).replace("-", "−")
