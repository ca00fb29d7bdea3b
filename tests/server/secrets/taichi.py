"""Tai Chi Chuan: nobody knows a card that lies face down, nor is told a word before it is said or the round is over."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec

from tablee import Event, Seat
from tablee.games.taichi import events as said
from tablee.games.taichi.judge import judged
from tablee.games.taichi.moves import Insist, Reshuffle, Say, Shuffle
from tablee.games.taichi.pieces import CARDS
from tablee.games.taichi.rules import State
from tablee.games.taichi.words import Word

from ..tools import Json
from .truth import Leak, Secrets, Truth

NOT_WORDS = frozenset(
    (
        *("type", "phase", "paused", "reason", "why", "parts", "lexicon", "fingerprint"),
        *("name", "holds", "letters", "answer"),
    )
)
"""Keys whose texts are no words of the game."""
LABELS = frozenset(("id", "code", "game", "kind", "level", "commitment", "clause", "key", "problem"))
"""Keys of the table whose texts say nothing about the game."""


class TaichiSecrets(Secrets):
    """The draw pile, the piles of won cards, the stakes; and the words that nobody has found yet."""

    shuffles = (Shuffle, Reshuffle)
    not_cards = frozenset(
        (
            *("turn", "round", "won", "rivals", "racing", "found", "takers", "symbols", "symbol", "pile", "asked"),
            *("prompts", "ballots", "yes", "no", "possible"),
        )
    )

    def __init__(self, truth: Truth) -> None:
        super().__init__(truth)
        self.open: list[frozenset[int]] = []
        """By number of inputs, the cards that lie face up."""
        self.told: list[frozenset[str]] = []
        """By number of inputs, all that has been said, by players or by the rules."""
        shown: set[int] = set()
        discard: set[int] = set()
        words: set[str] = set()
        for at, events in enumerate(truth.events):
            for event in events:
                turn(event, shown, discard)
            move = truth.move(at)
            words |= {move.word.strip()} if isinstance(move, Say | Insist) else set()
            words |= {text for _, text in texts([msgspec.to_builtins(event) for event in events])}
            self.open.append(frozenset(shown | discard))
            self.told.append(frozenset(words))

    def state(self, at: int) -> State:
        """The true position after so many inputs."""
        return cast(State, self.truth.states[at])

    def hidden_cards(self, at: int, seat: Seat | None) -> frozenset[int]:
        return frozenset(range(CARDS)) - self.open[at]

    def search(self, step: Json, seat: Seat | None) -> Iterator[Leak]:
        yield from super().search(step, seat)
        for key, text in texts(step):
            if text not in self.told[step["at"]] and self.would_do(step["at"], text):
                yield Leak("word", f"{text} as {key} after input {step['at']}")

    def search_around(self, data: Json, at: int, seat: Seat | None) -> Iterator[Leak]:
        yield from super().search_around(data, at, seat)
        for key, text in texts(data):
            if key not in LABELS and text not in self.told[at] and self.would_do(at, text):
                yield Leak("word", f"{text} as {key} beside the game after input {at}")

    def would_do(self, at: int, text: str) -> bool:
        """Whether the text is a word for the letters on the table."""
        state = self.state(at)
        return bool(text and state.letters) and isinstance(judged(state, state.turn, text), Word)

    def taken_back(self, length: int, seat: Seat | None) -> Iterator[Leak]:
        yield from super().taken_back(length, seat)
        for events in self.truth.events[length + 1 :]:
            for event in events:
                if isinstance(event, said.RoundEnded):
                    yield from (
                        Leak("undo", f"the word {word}")
                        for word in (*event.longest, *event.prettiest)
                        if self.would_do(length, word)
                    )


def turn(event: Event, shown: set[int], discard: set[int]) -> None:
    """Which cards an event turns face up or face down."""
    match event:
        case said.CardTurned(_, card):
            shown.add(card)
        case said.CardPicked(_, card):
            shown.discard(card)
        case said.SymbolTaken(_, _, cards):
            shown.difference_update(cards)
        case said.Discarded(cards):
            shown.difference_update(cards)
            discard.update(cards)
        case said.StakeLost(_, card):
            discard.add(card)
        case said.Reshuffled():
            discard.clear()
        case _:
            pass


def texts(value: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a piece of JSON that might be a word, with the key it stands under."""
    match value:
        case str():
            if key not in NOT_WORDS:
                yield key, value
        case dict():
            for name, part in value.items():
                if name != "options":
                    yield from texts(part, name)
        case list() | tuple():
            for part in value:
                yield from texts(part, key)
