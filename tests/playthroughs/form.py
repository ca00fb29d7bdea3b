"""The form of a playthrough: a game told in full, to be read by people and played again by the tests.

    # Tango, two players on the short floor
    game tango
    seats 2
    options {"cells":12}

    > CHANCE deal ib-ov ij-ob
      Dealt seat=0 danseuse=ib danseur=ov
      ...
    = 1 may: ib1 ib2 ib3 ...
    ...
    = over: pair, won by 0, scores 1 0

`>` is an input, indented lines are what it brought about, `=` is what the table then looks like.
"""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

import tablee
from tablee import CHANCE, CLOCK, AnyGame, Event, IllegalMove, Input, Seat, State, narrate
from tablee.games.tacta.pieces import CODES as TACTA_CARDS
from tablee.games.tacta.pieces import FAMILIES
from tablee.games.taichi.pieces import LETTERS, SYMBOLS, symbol_of
from tablee.games.tango.pieces import CODES as DANCERS
from tablee.games.tapecho.deck import deck_for
from tablee.games.tarot.deck import DECK
from tablee.games.tarot.pieces import CODES as CARDS
from tablee.kernel.lottery import Lottery

EVERY = 7
"""After so many inputs each, the legal moves are told."""

LONGEST = {"taichi": 600}
"""Lines of a playthrough, where 250 are not enough: in Tai Chi Chuan most cards are turned twice."""


def longest(game: str) -> int:
    """How many lines a playthrough of that game may have."""
    return LONGEST.get(game, 250)


TAICHI_CARDS = tuple(f"{card}({letters}-{SYMBOLS[symbol_of(card)]})" for card, letters in enumerate(LETTERS))

Names = Mapping[str, tuple[str, ...]]
"""How numbers are written, by the word of their field."""

NAMES: Mapping[str, Names] = {
    "tacta": {"card": TACTA_CARDS, "family": FAMILIES},
    "taichi": {"card": TAICHI_CARDS, "symbol": SYMBOLS},
    "tango": {"dancer": DANCERS},
    "tapecho": {"card": tuple(f"{number}({figure})" for number, figure in enumerate(deck_for(None).cards))},
    "tarot": {"card": CARDS, "school": DECK.schools},
}
"""How numbers are written in each game; others stay numbers."""

PEOPLE = {CHANCE: "CHANCE", CLOCK: "CLOCK"}


class Header(msgspec.Struct):
    """What is played, by how many, and how."""

    title: str
    game: str
    seats: int
    options: dict[str, object]

    def lines(self) -> list[str]:
        options = msgspec.json.encode(self.options).decode()
        return [f"# {self.title}", f"game {self.game}", f"seats {self.seats}", f"options {options}", ""]


def read_header(lines: list[str]) -> Header:
    """The header of a playthrough."""
    title, game, seats, options = (line.split(" ", 1)[1] for line in lines[:4])
    return Header(title, game, int(seats), msgspec.json.decode(options))


def told(header: Header, inputs: Iterable[Input | str]) -> Iterator[str]:
    """The playthrough line by line; an input may be given as it was written, `> 2 ir3`."""
    game = tablee.game(header.game)
    state = game.start(header.seats, header.options)
    names = {} if "deck" in header.options else NAMES.get(game.name, {})  # cards of one's own are numbers
    yield from header.lines()
    for count, step in enumerate(inputs, 1):
        if isinstance(step, str):
            step = read_input(game, step)
        yield f"> {person(step.seat)} {step.move}"
        try:
            events = narrate(state, step.seat, step.move)
        except IllegalMove as error:
            yield f"! refused: {error}"
            return
        yield from (f"  {spelled(game, event, names)}" for event in events)
        if count % EVERY == 0 and state.outcome is None:
            yield from situation(state)
    yield from situation(state)


def read_input(game: AnyGame, line: str) -> Input:
    """The input of a line such as `> 2 ir3`."""
    _, who, notation = line.split(" ", 2)
    seats = {name: seat for seat, name in PEOPLE.items()}
    return Input(seats[who] if who in seats else int(who), game.parse(notation))


def person(seat: Seat) -> str:
    """Who makes a move."""
    return PEOPLE.get(seat, str(seat))


def situation(state: State) -> Iterator[str]:
    """Who may do what, or how the game ended."""
    outcome = state.outcome
    if outcome is not None:
        winners, scores = (" ".join(map(str, row)) for row in (outcome.winners, outcome.scores))
        yield f"= over: {outcome.reason}, won by {winners}, scores {scores}"
        return
    clock = [CLOCK] if state.windows else []
    for seat in (*state.acting, *clock):
        moves = state.moves(seat)
        can = f"one of {moves.size}" if isinstance(moves, Lottery) else " | ".join(sorted(map(str, moves)))
        yield f"= {person(seat)} may: {can}"


def spelled(game: AnyGame, event: Event, names: Names) -> str:
    """An event on one line; fields at their default are left out."""
    parts = [type(event).__name__]
    for field in msgspec.structs.fields(event):
        value = getattr(event, field.name)
        if value != field.default:
            parts.append(f"{field.name}={value_of(game, field.name, value, names)}")
    return " ".join(parts)


def value_of(game: AnyGame, field: str, value: object, names: Names) -> str:
    """A value in the codes of the game."""
    if isinstance(value, tuple):
        return ",".join(value_of(game, field, part, names) for part in value) or "-"
    codes = names.get(game.words.get(field, ""))
    return codes[value] if codes is not None and isinstance(value, int) else str(value)
