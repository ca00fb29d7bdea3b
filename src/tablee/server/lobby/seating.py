"""Who sits where, and what the host may arrange: pure functions from one seating to the next.

A seating is a frozen value; a function either returns another one or raises `Trouble`, and then nothing has changed.
"""

from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from tablee.bots.simple import levels, usual
from tablee.kernel.errors import TableeError
from tablee.kernel.game import AnyGame
from tablee.kernel.record import Sitter, names
from tablee.kernel.registry import edition
from tablee.kernel.registry import game as find_game
from tablee.kernel.seats import Seat
from tablee.server import problems
from tablee.server.guests.identity import guest_of
from tablee.server.guests.names import distinct
from tablee.server.lobby.wishes import checked, granted
from tablee.server.problems import Trouble

OptionValue = bool | int | str | None
SeatKind = Literal["empty", "human", "bot"]


class Phase(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    PLAYING = "playing"
    OVER = "over"


class Kept(StrEnum):
    """Why a bot plays on the seat of a human."""

    NO = ""
    ABSENT = "absent"
    """The connection was lost; the seat is given back when it returns."""
    STOOD = "stood"
    """The player stood up; the seat is given back when they sit again."""
    REMOVED = "removed"
    """The host asked the player to leave: the seat is nobody's any more, and the bot plays to the end of the game."""


class Pace(StrEnum):
    """How bots take their turns."""

    LIVELY = "lively"
    CALM = "calm"
    """Slowly enough that what was played before can be read."""
    TAP = "tap"
    """After a turn of somebody who is no human at the table, a bot waits until somebody has seen it and taps."""


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat: empty, a human's, or a bot's."""

    owner: str = ""
    """Whose it is; empty for a bot's and for an empty one."""
    name: str = ""
    level: str = ""
    """The bot that sits there or keeps the seat."""
    kept: Kept = Kept.NO
    word: str = ""
    """What its player adds to the shuffle."""
    wish: str = ""
    """The letter of what its player wishes to be in the game, where one may."""
    won: int = 0
    """How many earlier matches of the series whoever sits there has won."""
    helper: str = ""
    """The bot that has kept the seat in this game, even if it was given back."""
    face: int = 0
    """The portrait that its player has chosen; 0 is the one that comes of the name."""

    @property
    def empty(self) -> bool:
        return not self.owner and not self.level

    @property
    def automatic(self) -> bool:
        """Whether a bot plays here now."""
        return bool(self.level)

    @property
    def kind(self) -> SeatKind:
        """Who sits here; a human's seat stays theirs while a bot keeps it."""
        return "empty" if self.empty else "human" if self.owner else "bot"

    def sitter(self) -> Sitter:
        """Who plays here now, and who did before."""
        if not self.owner and self.kept is not Kept.REMOVED:
            return Sitter(self.level)
        person = Sitter(None, (self.helper,) if self.helper else ())
        return person.followed(self.level) if self.automatic else person


FREE: Final = Chair()
LEAST_CLOCK: Final = 5


class Seating(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Everything about a table that is not a move: what the store keeps of it."""

    game: str
    rules: int
    """The edition of the rules it is played by."""
    seed: str
    """The seed behind the promise: nobody outside the server sees it before the end."""
    chairs: tuple[Chair, ...]
    host: str
    """The owner who may arrange things."""
    options: dict[str, OptionValue] = {}
    phase: Phase = Phase.OPEN
    listed: bool = False
    clock: int = 0
    """Seconds a turn; 0 is no clock."""
    pace: Pace = Pace.CALM
    words: tuple[str, ...] = ()
    """What the players had added to the shuffle when it began."""
    promised: bool = True
    """Whether all shuffles follow from the promise; not so where a game goes on from somebody's record."""
    locked: bool = False
    """Whether newcomers have to knock."""
    known: tuple[str, ...] = ()
    """The guests who need not knock although it is locked: who was there, and who was let in."""
    kicked: tuple[str, ...] = ()
    """The guests whom the host asked to leave: they have to knock, locked or not."""
    muted: dict[str, str] = {}
    """The guests who may not speak, and what they were called then: a name says something too."""
    next: str = ""
    """The table of the rematch."""
    match: int = 1
    """Which match of a series this is."""

    @property
    def edition(self) -> AnyGame:
        """The game, by the rules this table is played by; UnknownEdition if nobody has them any more, or yet."""
        return edition(self.game, self.rules)

    def seat_of(self, owner: str) -> Seat | None:
        """The seat of that owner."""
        return next((seat for seat, chair in enumerate(self.chairs) if owner and chair.owner == owner), None)

    def humans(self) -> frozenset[Seat]:
        """The seats where a human plays now."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.owner and not chair.automatic)

    def owners(self) -> tuple[str, ...]:
        """Everybody who has a seat."""
        return tuple(chair.owner for chair in self.chairs if chair.owner)

    def one_screen(self) -> bool:
        """Whether several people play and all at one screen: their connections have nothing to hide from each other."""
        owners = self.owners()
        return len(owners) > 1 and len({guest_of(owner) for owner in owners}) == 1

    def players(self) -> tuple[str, ...]:
        """The names by seat, for the record; a bot goes by its level."""
        called = [chair.name or (f"bot {chair.level}" if chair.level else "") for chair in self.chairs]
        numbers = names((), len(called))
        return tuple(name or number for name, number in zip(called, numbers, strict=True))

    def sitters(self) -> tuple[Sitter, ...]:
        """Who plays at each seat, for the record."""
        return tuple(chair.sitter() for chair in self.chairs)


def house_level(game: AnyGame) -> str:
    """The level of a bot that keeps somebody's seat."""
    return usual(game)


def checked_level(game: AnyGame, level: str) -> str:
    """The level, if the game has such a bot."""
    known = tuple(levels(game))
    if level not in known:
        raise Trouble(problems.LEVEL_UNKNOWN, level=level, known=known)
    return level


def check_host(seating: Seating, owner: str) -> None:
    if owner != seating.host:
        raise Trouble(problems.NOT_HOST)


def check_open(seating: Seating) -> None:
    if seating.phase is not Phase.OPEN:
        raise Trouble(problems.ALREADY_STARTED)


def chair_at(seating: Seating, seat: Seat) -> Chair:
    """The chair of that number."""
    if not 0 <= seat < len(seating.chairs):
        raise Trouble(problems.SEAT_UNKNOWN, seat=seat)
    return seating.chairs[seat]


def with_chair(seating: Seating, seat: Seat, chair: Chair) -> Seating:
    """The seating with another chair in that place."""
    chairs = list(seating.chairs)
    chairs[seat] = chair
    return replace(seating, chairs=tuple(chairs))


def checked_clock(seconds: int) -> int:
    """The seconds a turn, if that is a clock to live with."""
    if 0 < seconds < LEAST_CLOCK:
        raise Trouble(problems.CLOCK_WRONG, least=LEAST_CLOCK)
    return seconds


def obstacle(seating: Seating) -> str:
    """Why the game cannot start yet; empty if it can."""
    if seating.phase is not Phase.OPEN:
        return ""
    return problems.SEATS_EMPTY if any(chair.empty for chair in seating.chairs) else ""


# What people do


def sit(seating: Seating, owner: str, name: str, seat: Seat) -> Seating:
    """Take an empty seat before the start, or one's own again."""
    chair = chair_at(seating, seat)
    if chair.owner == owner:
        return with_chair(seating, seat, replace(chair, level="", kept=Kept.NO))
    if seating.phase is not Phase.OPEN or not chair.empty:
        raise Trouble(problems.SEAT_TAKEN)
    before = seating.seat_of(owner)
    if before is None:
        return with_chair(seating, seat, Chair(owner=owner, name=distinct(name, other_names(seating, owner))))
    moved = seating.chairs[before]
    return with_chair(with_chair(seating, before, FREE), seat, moved)


def stand(seating: Seating, owner: str) -> Seating:
    """Leave one's seat; during a game a bot keeps it."""
    seat = own_seat(seating, owner)
    if seating.phase is Phase.PLAYING:
        return keep(seating, seat, Kept.STOOD)
    if seating.phase is Phase.OVER:
        return seating
    return with_chair(seating, seat, FREE)


def own_seat(seating: Seating, owner: str) -> Seat:
    """The seat of that owner, who has one."""
    seat = seating.seat_of(owner)
    if seat is None:
        raise Trouble(problems.NOT_SEATED)
    return seat


def keep(seating: Seating, seat: Seat, why: Kept) -> Seating:
    """Let a bot keep the seat of its human."""
    chair = seating.chairs[seat]
    level = house_level(seating.edition)
    return with_chair(seating, seat, replace(chair, level=level, kept=why, helper=level))


def give_back(seating: Seating, seat: Seat) -> Seating:
    """The human of that seat plays again."""
    return with_chair(seating, seat, replace(seating.chairs[seat], level="", kept=Kept.NO))


def rename(seating: Seating, owner: str, name: str) -> Seating:
    """Call somebody otherwise, and not as another one at the table is called."""
    seat = seating.seat_of(owner)
    if seat is None:
        return seating
    called = distinct(name, other_names(seating, owner))
    return with_chair(seating, seat, replace(seating.chairs[seat], name=called))


def portray(seating: Seating, owner: str, face: int) -> Seating:
    """Another portrait for somebody who has a seat."""
    seat = own_seat(seating, owner)
    return with_chair(seating, seat, replace(seating.chairs[seat], face=face))


def other_names(seating: Seating, owner: str) -> frozenset[str]:
    """What the others at the table are called."""
    return frozenset(chair.name for chair in seating.chairs if chair.name and chair.owner != owner)


def add_word(seating: Seating, owner: str, word: str) -> Seating:
    """A player's word for the shuffle, before it is made."""
    check_open(seating)
    seat = own_seat(seating, owner)
    return with_chair(seating, seat, replace(seating.chairs[seat], word=word))


def wish(seating: Seating, owner: str, letter: str) -> Seating:
    """What a player wishes to be, before the start; BadOption if that cannot be."""
    check_open(seating)
    seat = own_seat(seating, owner)
    return with_chair(seating, seat, replace(seating.chairs[seat], wish=checked(seating.edition, letter)))


# What the host arranges


def set_bot(seating: Seating, owner: str, seat: Seat, level: str | None) -> Seating:
    """Put a bot on a seat where nobody sits, or take it away."""
    check_host(seating, owner)
    check_open(seating)
    if chair_at(seating, seat).owner:
        raise Trouble(problems.SEAT_TAKEN)
    chair = FREE if level is None else Chair(level=checked_level(seating.edition, level))
    return with_chair(seating, seat, chair)


def fill(seating: Seating, level: str) -> Seating:
    """Bots on all empty seats."""
    bot = Chair(level=checked_level(seating.edition, level))
    return replace(seating, chairs=tuple(bot if chair.empty else chair for chair in seating.chairs))


def arrange(
    seating: Seating,
    owner: str,
    *,
    seats: int | None,
    options: dict[str, OptionValue] | None,
    listed: bool | None,
    clock: int | None,
    pace: str | None = None,
) -> Seating:
    """Change the table; what is None stays. Who finds it and how fast bots are may change at any time."""
    check_host(seating, owner)
    if listed is not None:
        seating = replace(seating, listed=listed)
    if pace is not None:
        seating = replace(seating, pace=Pace(pace))
    if seats is None and options is None and clock is None:
        return seating
    check_open(seating)
    chosen = seating.options if options is None else options
    count = len(seating.chairs) if seats is None else seats
    seating.edition.choose(count, chosen)
    return replace(
        seating,
        options=chosen,
        chairs=resized(seating.chairs, count),
        clock=seating.clock if clock is None else checked_clock(clock),
    )


def resized(chairs: tuple[Chair, ...], count: int) -> tuple[Chair, ...]:
    """More or fewer chairs; people on chairs that go move up, bots go with their chair."""
    staying = list(chairs[:count]) + [FREE] * (count - len(chairs))
    for chair in chairs[count:]:
        if chair.owner:
            place = next((seat for seat, other in enumerate(staying) if not other.owner), None)
            if place is None:
                raise Trouble(problems.SEATS_OCCUPIED, seated=sum(bool(chair.owner) for chair in chairs))
            staying[place] = chair
    return tuple(staying)


def free(seating: Seating, owner: str, seat: Seat, present: frozenset[str]) -> Seating:
    """Give up a seat whose player is not there, before the start; whoever comes back may sit down again."""
    check_host(seating, owner)
    check_open(seating)
    if human_at(seating, seat).owner in present:
        raise Trouble(problems.SEAT_TAKEN)
    return with_chair(seating, seat, FREE)


def hand_over(seating: Seating, owner: str, seat: Seat) -> Seating:
    """Make the player on that seat the host."""
    check_host(seating, owner)
    heir = human_at(seating, seat).owner
    if guest_of(heir) in seating.kicked:
        raise Trouble(problems.SEAT_NOT_HUMAN)
    return replace(seating, host=heir)


def human_at(seating: Seating, seat: Seat) -> Chair:
    """The chair of a human."""
    chair = chair_at(seating, seat)
    if not chair.owner:
        raise Trouble(problems.SEAT_NOT_HUMAN)
    return chair


def start(seating: Seating, owner: str) -> Seating:
    """Begin: from now on nobody can change what is being played."""
    check_host(seating, owner)
    check_open(seating)
    hindrance = obstacle(seating)
    if hindrance:
        raise Trouble(hindrance)
    words = tuple(chair.word for chair in seating.chairs)
    return replace(seating, phase=Phase.PLAYING, options=granted(seating), words=words if any(words) else ())


def keep_for(seating: Seating, seats: Iterable[Seat], present: frozenset[str]) -> Seating:
    """Let bots keep those of the seats whose players are not there."""
    for seat in seats:
        if chair_at(seating, seat).owner and seating.chairs[seat].owner not in present:
            seating = keep(seating, seat, Kept.ABSENT)
    return seating


def still_offered(game: AnyGame, seats: int, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """Those of the options that the game takes: another edition may offer others."""
    kept: dict[str, OptionValue] = {}
    for name, value in options.items():
        with suppress(TableeError):
            game.choose(seats, {**kept, name: value})
            kept[name] = value
    return kept


def renewed(seating: Seating) -> Seating:
    """A table whose game has not begun will be played by the newest edition; one under way ends by its own.

    One of an edition newer than any we have is left as it is: whoever opens it is told so.
    """
    newest = find_game(seating.game)
    if seating.phase is not Phase.OPEN or seating.rules >= newest.version:
        return seating
    options = still_offered(newest, len(seating.chairs), seating.options)
    return replace(seating, rules=newest.version, options=options)


def new_seating(
    game: AnyGame,
    *,
    seats: int,
    options: dict[str, OptionValue],
    host: str,
    name: str,
    seed: str,
    listed: bool,
    clock: int,
) -> Seating:
    """A table just created: its host sits on the first seat. BadSeats or BadOption if it cannot be."""
    game.choose(seats, options)
    chairs = (Chair(owner=host, name=name), *(FREE for _ in range(seats - 1)))
    return Seating(
        game=game.name,
        rules=game.version,
        seed=seed,
        chairs=chairs,
        host=host,
        options=options,
        listed=listed,
        clock=checked_clock(clock),
    )
