"""The choices before a match of Tapécho."""

from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from typing import Annotated, ClassVar, Final, Literal

from msgspec import Meta

from tablee.kernel.messages import Problem
from tablee.kernel.sheet import MatchOptions

from .camps import LONGEST_NAME, are_names
from .deck import Reading, is_read, read, remember, sound
from .pieces import HAND

Letters = Annotated[str, Meta(pattern="^[wm?]*$", max_length=10)]
Names = Annotated[str, Meta(max_length=2 * LONGEST_NAME + 3)]
Text = Annotated[str, Meta(max_length=200_000)]

SECOND: Final = 2
"""The newest edition of the rules."""


class TapechoOptions(MatchOptions, frozen=True, dict=True):
    """The choices before a match of Tapécho."""

    teams: Literal["each", "war_of_sexes", "couples"] = "each"
    """Each for themselves, women against men (P27), or couples (P28)."""
    one_of_each: bool = False
    """Two cards in one action must be an attack and a handicap (P12)."""
    seconds: Literal[2, 3, 4, 6, 8, 10, 15, 30] = 6
    """How many seconds there are to react (P22)."""
    camps: Letters | None = None
    """A letter a seat: w plays a woman, m a man, ? has no wish: chance decides (P4)."""
    names: Names | None = None
    """What the camps are called (P4): women and men, a pair that is ready (`moon-sun`, `cherry-blueberry`), or two
    names of one's own with a stroke between them (`Chats/Chiens`)."""
    deck: Text | None = None
    """The text of a deck file of one's own (P3); it travels in the record, so that a game can always be replayed."""

    samples: ClassVar[Mapping[str, tuple[object, ...]]] = {
        "camps": ("www", "?mm"),
        "names": ("moon-sun", "Chats/Chiens"),
        "deck": ((files(__package__) / "example.toml").read_text(encoding="utf-8"),),
    }

    @cached_property
    def reading(self) -> Reading:
        """What is in the deck; kept with the options, so that a game under way never reads it again."""
        return read(self.deck)

    def heavy(self) -> bool:
        return self.deck is not None and not is_read(self.deck)

    def work_out(self) -> object:
        return self.reading

    def learn(self, found: object) -> None:
        assert isinstance(found, Reading)
        assert self.deck is not None
        remember(self.deck, found)

    def conflict(self, seats: int) -> Problem | None:
        if self.teams == "couples" and seats % 2:
            return Problem("option-couples", {"option": "teams", "seats": seats})
        if self.camps is not None and len(self.camps) > seats:
            return Problem("option-camps", {"option": "camps", "value": self.camps, "seats": seats})
        if self.names is not None and not are_names(self.names):
            return Problem("option-names", {"option": "names", "most": LONGEST_NAME})
        return self._wrong_deck(seats) or super().conflict(seats)

    def flaws(self, seats: int) -> tuple[Problem, ...]:
        """All that is wrong with a deck, line by line."""
        wrong = self.reading.flaws
        return tuple(Problem(flaw.key, {"option": "deck", **flaw.args}) for flaw in wrong) or super().flaws(seats)

    def _wrong_deck(self, seats: int) -> Problem | None:
        """What is wrong with the deck, or that it is too small for the table."""
        wrong = self.reading.flaws
        if wrong:
            return Problem(wrong[0].key, {"option": "deck", **wrong[0].args})
        cards = len(sound(self.reading).cards)
        if cards <= HAND * seats:
            return Problem("deck-small", {"option": "deck", "cards": cards, "least": HAND * seats + 1, "seats": seats})
        return None
