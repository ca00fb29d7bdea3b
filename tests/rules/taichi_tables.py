"""Tables of Tai Chi Chuan for the tests. A card is written by its letters and the initial of its symbol (`So`, `QZl`);
without the symbol it is the first such card not yet named; `Eo2` is the second E of the Ombrelle."""

import re
from collections.abc import Sequence
from typing import Any

import tablee
from tablee import CHANCE, CLOCK, Event, Seat, TimeUp, narrate
from tablee.games.taichi.pieces import LETTERS, OF_EACH

from .tables import Table, of

__all__ = ["TAICHI", "Words", "cards", "named", "of", "opened", "rest", "words_at"]

TAICHI = tablee.game("taichi")
SIGNS = "oyl"


def cards(text: str) -> list[int]:
    """The numbers of cards, in the order written, none twice."""
    found: list[int] = []
    for code in text.split():
        letters, sign, which = re.fullmatch(r"([A-Z]+)([oyl]?)(\d?)", code).groups()
        fitting = [
            card
            for card, held in enumerate(LETTERS)
            if held == letters and (not sign or SIGNS[card // OF_EACH] == sign) and (which or card not in found)
        ]
        found.append(fitting[int(which or 1) - 1])
    return found


def named(numbers: Sequence[int]) -> str:
    """Cards as letters and symbols."""
    return " ".join(LETTERS[card] + SIGNS[card // OF_EACH] for card in numbers)


def rest(*used: Sequence[int]) -> list[int]:
    """All cards that are not among these."""
    taken = {card for group in used for card in group}
    return [card for card in range(len(LETTERS)) if card not in taken]


class Words(Table):
    """A position of Tai Chi Chuan under test."""

    def seat(self, seat: Seat, *texts: str) -> list[Event]:
        """That seat makes these moves, one after the other; what happened."""
        events: list[Event] = []
        for text in texts:
            events += narrate(self.state, seat, self.game.parse(text))
        return events

    def says(self, *words: str) -> list[Event]:
        """Whoever acts says these words; what happened."""
        return self.does(*(f"say {word}" for word in words))

    def verdict(self, word: str) -> str:
        """Why a word does not count, with what the reason is about; `ok` if it does. Nothing is changed."""
        twin = Words(self.game, self.state.copy())
        told = next(event for event in twin.says(word) if type(event).__name__ in ("WordAccepted", "WordRefused"))
        if type(told).__name__ == "WordAccepted":
            return "ok"
        return f"{told.reason} {told.of}".strip()

    def run_out(self) -> list[Event]:
        """The clock that is running runs out; what happened."""
        (window,) = self.state.windows
        return narrate(self.state, CLOCK, TimeUp(window.name))

    @property
    def shown(self) -> str:
        """The cards on the table."""
        return named(self.public.shown)

    def pile_of(self, seat: Seat) -> str:
        """The won cards of a seat, the top last; only a test may look."""
        return named(self.state.won[seat])


def opened(seats: int, deal: str, first: Seat = 0, **options: object) -> Words:
    """A new game in which the cards named are dealt and drawn in that order, whoever starts."""
    table = Words(TAICHI, TAICHI.start(seats, {"lexicon": "primer", **options}))
    order = cards(deal)
    narrate(table.state, CHANCE, table.state.moves(CHANCE)[0])
    table.does("shuffle " + " ".join(map(str, [*order, *rest(order)])), f"first {first}")
    return table


def words_at(shown: str = "", words: str = "", *, seats: int = 3, pile: str | None = None, **more: Any) -> Words:
    """The middle of a round. Everybody has a card; what is named nowhere lies in the pile, or if one is given, away."""
    lying = cards(shown)
    options = {"lexicon": "primer", **more.pop("options", {})}
    won = more.pop("won", None)
    known = {key: cards(more.pop(key, "")) for key in ("discard",)}
    drawn = cards(pile) if pile is not None else None
    spare = iter(rest(lying, drawn or (), known["discard"])[::-1])
    piles = [cards(text) for text in won] if won is not None else [[next(spare)] for _ in range(seats)]
    game = TAICHI.edition(more.pop("edition", TAICHI.version))
    state = game.position(
        seats, shown=lying, words=words.split(), pile=drawn, won=piles, options=options, **known, **more
    )
    return Words(game, state)
