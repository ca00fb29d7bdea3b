"""What a game is: the contract every game keeps, so that the table needs to know none of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from itertools import pairwise
from operator import or_
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, Self, TypeAlias, TypeVar, cast

import msgspec

from tablee.kernel.errors import BadMessage, UnknownEdition, unsound
from tablee.kernel.looks import HOUSE, Colour, Shown
from tablee.kernel.lottery import Lottery
from tablee.kernel.messages import Event, Move, Outcome, Own, Refusal, TimeUp, View, Window
from tablee.kernel.options import Options, check_seats, read_options
from tablee.kernel.pace import No
from tablee.kernel.rooms import NO_ROOMS, Rooms
from tablee.kernel.seats import Seat

Tell: TypeAlias = Callable[[Event], None]
"""A listener: called with each event as it happens."""


class State(Protocol):
    """A position of a game. It rolls no dice, reads no clock, does no I/O and keeps no log."""

    @property
    def acting(self) -> tuple[Seat, ...]:
        """The seats that may move now, or CHANCE alone; nobody once the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    def windows(self) -> tuple[Window, ...]:
        """The time limits now open; CLOCK may close each of them."""

    def moves(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of a seat; of CHANCE, a lottery."""

    def why_not(self, seat: Seat, move: Move) -> Refusal | None:
        """Why the seat may not make that move; None if it may."""

    def play(self, seat: Seat, move: Move, tell: Tell | None = None) -> None:
        """Make a move. IllegalMove if it is refused, and then nothing has changed."""

    def view(self, seat: Seat | None) -> View:
        """What the seat may know; None is a spectator."""

    def own(self, seat: Seat) -> Own:
        """What in its view is the seat's own: all the rest is what a spectator sees."""

    def copy(self) -> Self:
        """The same position, on its own."""

    def flaw(self) -> str | None:
        """What is unsound about the position, in a few words; None if nothing is."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
O = TypeVar("O", bound=Options)  # noqa: E741
V_contra = TypeVar("V_contra", bound=View, contravariant=True)


class Bot(Protocol[V_contra]):
    """Somebody who plays by what a seat may know, and remembers nothing else."""

    def __call__(self, view: V_contra, moves: Sequence[Move], rng: Random, /) -> Move:
        """One of the legal moves."""


def no_names(options: Options, lang: str) -> Mapping[str, str]:
    """The choices before the game name nothing: everything is called as in the texts."""
    return {}


def no_facts() -> Mapping[str, str]:
    """The types say all."""
    return {}


def no_pace(view: View, move: Move, rng: Random) -> float | None:
    """No move needs a time of its own."""
    return None


def no_courtesy(view: View) -> bool:
    """Bots wait for nobody's sake."""
    return False


def no_no(view: View) -> No | None:
    """Nobody is asked anything that they could let pass."""
    return None


class Wish(NamedTuple):
    """A choice that each player makes for themselves."""

    option: str
    """The option that holds it: a text with a letter a seat."""
    letters: str
    """The letters to choose from."""
    open: str
    """The letter of a seat that has no wish."""


SEATS: Final[Mapping[str, str]] = dict.fromkeys(("seat", "seats", "turn", "first", "winners"), "seat")
"""Fields that name players in most games, for `Game.words`."""


def sound(state: S, misplaced: str | None = None) -> S:
    """A position set up by hand; BadPosition if it cannot be, for that reason or one that it finds itself."""
    flaw = misplaced or state.flaw()
    if flaw is not None:
        raise unsound(flaw)
    return state


def play_by_chance(state: State, rng: Random) -> Sequence[float]:
    """Play on to the end, any legal move as likely as another; what each seat has scored."""
    while state.outcome is None:
        seat = rng.choice(state.acting)
        state.play(seat, rng.choice(state.moves(seat)))
    return [float(score) for score in state.outcome.scores]


def always(position: object) -> bool:
    """Every choice is worth a thought."""
    return True


@dataclass(frozen=True, kw_only=True)
class Foresight(Generic[S, V]):
    """What a player who tries moves out in the mind must be told of a game."""

    worlds: Callable[[V], Callable[[Random], S]]
    """Looks at a view once; what it returns then makes positions that fit, as many as are asked for: those of
    `imagine`, or such that weigh what the others' moves tell."""
    playout: Callable[[S, Random], Sequence[float]] = play_by_chance
    """Play on by chance, in place, up to where it can be said how well each seat stands, and say so. A search spends
    most of its time here, so the rules play on by themselves: their own functions, without the layer of moves."""
    together: int = 1
    """How many games are tried out from one imagined position."""
    chooses: Callable[[S], bool] = always
    """Whether those who act weigh a choice; where it is luck or wit, like finding a word, the playout goes on."""
    worth_it: Callable[[V], bool] = always
    """Whether a choice is worth trying out; elsewhere the game's own steady player decides."""
    brief: int = 0
    """How many games the steady player tries out too; 0 if it plays well enough without."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S, V, O]):
    """Everything the table must know of a game."""

    name: str
    """The code name, as in `tablee play NAME`."""
    version: int
    """The edition of the rules; records and tables name it."""
    players: Sequence[int]
    """How many may play, in rising order."""
    package: str
    """Where its rule pages, texts and examples are."""
    options: type[O]
    """The choices before the game."""
    move_types: tuple[type[Move], ...]
    event_types: tuple[type[Event], ...]
    view_type: type[V]
    opening: Callable[[int, O], S]
    """The position before the first input."""
    position: Callable[..., S]
    """Any sound position, for tests, puzzles and bug reports; BadPosition if it is not."""
    imagine: Callable[[V, Random], S]
    """A whole position that a seat cannot tell from the real one, each as likely; it is given the view alone."""
    disguise: Callable[[S, Seat | None, Random], S | None]
    """The same position with something exchanged that the seat may not know; None if it knows everything. One after
    the other, disguises lead to every position that the seat cannot tell from this one.
    Written from the rules, apart from the view: it is what secrecy is checked against."""
    notation: Callable[[str], Move]
    """How the text of a move is read; BadNotation if it is none."""
    bots: Mapping[str, Bot[V]]
    """The players of the house, by level."""
    foresight: Foresight[S, V] | None = None
    """How it is searched; a game that says it has a sharp player besides its own."""
    memories: tuple[str, ...] = ()
    """Slots of the state that hold what seats remember of the others' secrets: nobody can know what others remember,
    and a position is imagined without it."""
    endings: tuple[str, ...]
    """The ways it can end: the reasons of its outcomes."""
    words: Mapping[str, str]
    """The fields whose numbers the texts name: `card` says that 13 is the message `card-13`; `seat` is a player."""
    names: Callable[[O, str], Mapping[str, str]] = no_names
    """What the choices before the game call things, in a language, by message: the cards of a host's own deck."""
    clauses: tuple[str, ...]
    """The numbers of the rules, in order."""
    facts: Callable[[], Mapping[str, str]] = no_facts
    """What a browser must know of the game beside its types and texts: the pack of the house."""
    pace: Callable[[V, Move, Random], float | None] = no_pace
    """How many seconds somebody with that view takes for that move, from when they came to act; None if it does not
    matter. Where taking long or short could tell something, it must not depend on the hand nor on the move."""
    courtesy: Callable[[V], bool] = no_courtesy
    """Whether a bot with that view waits only to give time to the humans who are asked with it. It must not depend on
    anything hidden: when no human is asked any more, the bot is heard at once."""
    no: Callable[[V], No | None] = no_no
    """What it means for the seat to let pass what it is asked now; None where it is asked nothing of the kind."""
    wish: Wish | None = None
    """What each player may wish for themselves before the game."""
    place: int = 100
    """Where it stands among the games on offer; where that is the same, by name."""
    minutes: int = 0
    """How long it takes, about; 0 if nobody knows."""
    colour: Colour = HOUSE
    """What it is recognised by."""
    shows: tuple[Shown, ...] = ()
    """What can be drawn of its view by somebody who does not know the game: cells, cards. Anything else is listed."""
    screens: tuple[str, ...] = ()
    """What the page has of it besides the table: the first part of each address, which the text `screen-…` names."""
    rooms: Rooms = NO_ROOMS
    """What it brings for the terminal and the server, by the names of the modules."""
    longest: int = 100_000
    """No game has more inputs."""
    earlier: "tuple[AnyGame, ...]" = ()
    """The editions before this one, the latest first: what was played by them is still read and played by them."""
    layers: tuple[int, ...] = ()
    """The editions whose own sentences and clauses lie over those of the newest, one over the other."""
    tags: Mapping[str, type[Move]] = field(init=False, repr=False)
    """The moves by their tags."""
    reader: "msgspec.json.Decoder[Move]" = field(init=False, repr=False, compare=False)
    """Reads a move of this game."""

    def __post_init__(self) -> None:
        kinds: tuple[type[Move], ...] = (*self.move_types, TimeUp)
        tags = {str(kind.__struct_config__.tag): kind for kind in kinds}
        object.__setattr__(self, "tags", tags)
        object.__setattr__(self, "reader", msgspec.json.Decoder(reduce(or_, kinds)))

    def after(self, *earlier: "Game[Any, Any, Any]") -> Self:
        """This game as the newest edition, with those before it, the latest first.

        An earlier edition is the same game with a few parts exchanged: `dataclasses.replace(game, version=1, …)`.
        """
        versions = tuple(edition.version for edition in earlier)
        assert all(newer > older for newer, older in pairwise((self.version, *versions))), "editions go back in order"
        known = tuple(replace(edition, layers=versions[: age + 1]) for age, edition in enumerate(earlier))
        return replace(self, earlier=known)

    @property
    def editions(self) -> "tuple[AnyGame, ...]":
        """Every edition there is, the newest first."""
        return (cast(AnyGame, self), *self.earlier)

    def edition(self, version: int) -> "AnyGame":
        """The game by the rules of that version; UnknownEdition if nobody has them."""
        for edition in self.editions:
            if edition.version == version:
                return edition
        known = tuple(edition.version for edition in self.editions)
        raise UnknownEdition("edition-unknown", game=self.name, rules=version, known=known)

    def start(self, seats: int, options: Mapping[str, object] | None = None) -> S:
        """A new game for so many players; BadSeats or BadOption if it cannot be."""
        return self.opening(seats, self.choose(seats, options or {}))

    def choose(self, seats: int, options: Mapping[str, object]) -> O:
        """The options, checked for so many players."""
        check_seats(self.name, seats, self.players)
        return read_options(self.options, options, seats)

    def parse(self, text: str) -> Move:
        """The move of that notation; BadNotation if there is none."""
        words = text.split()
        return TimeUp(words[1]) if len(words) == 2 and words[0] == "time-up" else self.notation(text)

    def read_move(self, data: bytes | str) -> Move:
        """The move of that JSON; BadMessage if it is none."""
        try:
            return self.reader.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise self._misread(data, str(error)) from None

    def _misread(self, data: bytes | str, reason: str) -> BadMessage:
        """What is wrong with something that is no move: another game's, or nothing at all."""
        try:
            tag = msgspec.json.decode(data, type=_Tagged).type
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            return BadMessage("message-malformed", reason=str(error))
        if tag in self.tags:
            return BadMessage("message-malformed", reason=reason)
        return BadMessage("message-unknown", game=self.name, tag=tag)

    def read_view(self, data: bytes | str) -> V:
        """The view of that JSON."""
        return msgspec.json.decode(data, type=self.view_type)

    def read_event(self, data: bytes | str) -> Event:
        """The event of that JSON."""
        tag = msgspec.json.decode(data, type=_Tagged).type
        kinds = {str(kind.__struct_config__.tag): kind for kind in self.event_types}
        return msgspec.json.decode(data, type=kinds[tag])


class _Tagged(msgspec.Struct):
    """The tag of any message."""

    type: str


AnyGame: TypeAlias = Game[State, View, Options]
"""A game as the table sees it."""


def narrate(state: State, seat: Seat, move: Move) -> list[Event]:
    """Make the move and return what happened."""
    events: list[Event] = []
    state.play(seat, move, events.append)
    return events


def lottery(state: State) -> Lottery[Move]:
    """What CHANCE may do now."""
    moves = state.moves(-1)
    assert isinstance(moves, Lottery)
    return moves
