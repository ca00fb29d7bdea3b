"""The tarot table in a terminal: the players and the trick, then one's own hand.

A school card shows its rank and, below, its school as two letters and a shape; an Atout shows its number and a star.
The number under a card of the hand plays it.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final

from tablee.games.tarot import game
from tablee.games.tarot.moves import Announce, Cut, Play
from tablee.games.tarot.pieces import ATOUT, CARD_OF, CODES, EXCUSE, FIRST_ATOUT, SUIT
from tablee.games.tarot.view import TarotView
from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import totals
from tablee.terminal.lines import Canvas, Lines, clipped, flowed, joined, line
from tablee.terminal.palette import BLUE, GREEN, ORANGE, QUIET, STRONG, VIOLET, YELLOW, accent
from tablee.terminal.sketch import Choice, Question, Sketch, menu, numbered
from tablee.texts.speaker import Speaker, signed
from tablee.texts.voice import sentence

ACCENT: Final = accent(game.colour)
"""What may be chosen now."""
SYMBOLS: Final = "●▲■◆★"
"""The schools bleu, orange, vert, violet, then the Atouts."""
COLOURS: Final = (BLUE, ORANGE, GREEN, VIOLET, YELLOW)

NAME_WIDTH: Final = 15
"""The places a player's column has."""


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The players, the trick, the hand and the moves."""
    assert isinstance(view, TarotView)
    choices = choices_of(view, moves, speaker)
    listed = {} if view.phase in ("cut", "play") else choices
    return Sketch(
        title=title(view, speaker, width),
        board=[*players(view, speaker), *notes(view, speaker, width)],
        below=[*hand(view, choices), *menu(listed, speaker, width)],
        task=task(view, moves, speaker) if moves else "",
        choices=choices,
        sheet=sheet(view, speaker),
    )


# Cards


def suit_of(card: int) -> int:
    """A school, or the Atouts with the Excuse among them."""
    return ATOUT if card == EXCUSE else SUIT[card]


def style_of(card: int) -> str:
    """The colour of a card."""
    return f"bold {COLOURS[suit_of(card)]}"


def painted(card: int) -> tuple[str, str]:
    """A card as its code and symbol, inside a line."""
    return f"{CODES[card]}{SYMBOLS[suit_of(card)]}", style_of(card)


def card_box(card: int, style: str) -> Lines:
    """A card as a small box."""
    code, symbol = CODES[card], SYMBOLS[suit_of(card)]
    rank, sign = (code, symbol) if card >= FIRST_ATOUT else (code[2:], code[:2] + symbol)
    canvas = Canvas(5, 4)
    canvas.box(0, 0, 5, 4, style)
    canvas.put(1, 1, f"{rank:^3}", style)
    canvas.put(1, 2, f"{sign:^3}", style)
    return canvas.lines()


def empty_box() -> Lines:
    """The place of a card not yet played."""
    canvas = Canvas(5, 4)
    canvas.put(0, 0, "╭╌╌╌╮", QUIET)
    canvas.put(0, 3, "╰╌╌╌╯", QUIET)
    return canvas.lines()


# The table


def title(view: TarotView, speaker: Speaker, width: int) -> Lines:
    """The game, the hand of the match, and the contract."""
    number = len(view.sheet) + (view.outcome is None)
    items = [line((speaker.say("title"), ACCENT)), line(speaker.say("table-hand", number=number))]
    if view.bettor is not None:
        words = speaker.worded({"seat": view.bettor, "diploma": view.diploma})
        items.append(line(sentence(speaker.phrase("table-contract", words).text)))
    if view.called is not None:
        words = speaker.worded({"school": view.called})
        items.append(line(speaker.phrase("table-called", words).text))
    if view.partner is not None and view.partner == view.seat:
        items.append(line((speaker.say("table-you-are-called"), STRONG)))
    return flowed(items, width, 3)


def players(view: TarotView, speaker: Speaker) -> Lines:
    """A column for each player, the reader first."""
    start = view.seat or 0
    seats = [(start + i) % view.seats for i in range(view.seats)]
    return joined([column(view, seat, speaker) for seat in seats], 1)


def column(view: TarotView, seat: Seat, speaker: Speaker) -> Lines:
    """A player: name, role, cards held and won, card played."""
    acting = seat in view.acting
    name = clipped(sentence(speaker.name(seat)), NAME_WIDTH - 2)
    rows = [line((name, STRONG), (" ◂", ACCENT)) if acting else line(name)]
    rows.append(line((", ".join(roles(view, seat, speaker)), QUIET)))
    rows.append(line(speaker.say("table-held", count=view.counts[seat] if view.counts else 0)))
    rows.append(line(speaker.say("table-won", count=len(view.won[seat]) if view.won else 0)))
    if view.sheet:
        rows.append(line(speaker.say("table-total"), f" {signed(totals(view.sheet)[seat])}"))
    rows += [] if view.phase == "over" else played(view, seat)
    rows[0].append(" " * (NAME_WIDTH - rows[0].cell_len))
    return rows


def roles(view: TarotView, seat: Seat, speaker: Speaker) -> list[str]:
    """Dealer, bettor, partner, and who led the trick."""
    leader = view.leader if view.trick else None
    who = {
        speaker.say("table-dealer"): view.dealer,
        speaker.say("table-bettor"): view.bettor,
        speaker.say("table-partner"): view.partner,
        speaker.say("table-leader"): leader,
    }
    return [role for role, holder in who.items() if holder == seat]


def played(view: TarotView, seat: Seat) -> Lines:
    """The card that a player has laid to the trick."""
    place = (seat - view.leader) % view.seats
    if view.phase == "play" and place < len(view.trick):
        return card_box(view.trick[place], style_of(view.trick[place]))
    return empty_box()


def notes(view: TarotView, speaker: Speaker, width: int) -> Lines:
    """Cards of tied tricks, and Atouts shown that are still held."""
    rows: Lines = []
    if view.waiting:
        rows += cards_line(speaker.say("table-waiting"), view.waiting, width)
    played = {*view.trick, *view.waiting, *view.lost, *(card for won in view.won for card in won)}
    for seat, shown in enumerate(view.shown):
        cards = [card for card in shown if card not in played]
        if cards and seat != view.seat:
            rows += cards_line(speaker.say("table-shown", seat=speaker.name(seat)), cards, width)
    return rows


def cards_line(label: str, cards: Sequence[int], width: int) -> Lines:
    """A label and cards."""
    return flowed([line((label, QUIET)), *(line(painted(card)) for card in cards)], width, 1)


# The hand


def hand(view: TarotView, choices: Mapping[int, Choice]) -> Lines:
    """One's own cards, sorted; under each that may be played, its number."""
    numbers = {choice.card: key for key, choice in choices.items() if isinstance(choice, Play)}
    schools = [list(cards) for _, cards in groupby(view.hand, suit_of)]
    return joined([joined([in_hand(card, numbers) for card in cards], 0) for cards in schools], 1)


def in_hand(card: int, numbers: Mapping[int, int]) -> Lines:
    """A card of the hand: faint if it may not be played now."""
    resting = bool(numbers) and card not in numbers
    under = line((f"{numbers.get(card, ''):^5}", ACCENT))
    return [*card_box(card, QUIET if resting else style_of(card)), under]


# What one may do


def task(view: TarotView, moves: Sequence[Move], speaker: Speaker) -> str:
    """What one may do now, in one sentence."""
    if view.phase == "announce" and len(moves) == 1:
        return speaker.say("turn-announce-nothing")
    if view.phase != "play":
        return speaker.say(f"turn-{view.phase}")
    if view.asked is None:
        return speaker.say("turn-lead")
    asked = speaker.say("asked-atout" if view.asked == ATOUT else f"school-{view.asked}")
    return speaker.say("turn-play", asked=asked)


def choices_of(view: TarotView, moves: Sequence[Move], speaker: Speaker) -> Mapping[int, Choice]:
    """What each number chooses: a cut is its own number, the many ways of showing Atouts are one question."""
    if view.phase == "cut":
        return {move.at: move for move in moves if isinstance(move, Cut)}
    if view.phase == "announce":
        return numbered(claims([move for move in moves if isinstance(move, Announce)], speaker))
    return numbered(moves)


def claims(moves: Sequence[Announce], speaker: Speaker) -> list[Choice]:
    """One choice for each set of bonuses."""
    sets: dict[tuple[bool, bool, bool], list[Announce]] = {}
    for move in moves:
        sets.setdefault((bool(move.cool), move.loose, move.strike), []).append(move)
    return [same[0] if len(same) == 1 else showing(same, speaker) for same in sets.values()]


def showing(ways: Sequence[Announce], speaker: Speaker) -> Question:
    """The question which Atouts to show."""
    first = ways[0]
    count, example = len(first.cool), " ".join(CODES[card] for card in first.cool)

    def answer(text: str) -> Move:
        cards = sorted({CARD_OF.get(code, -1) for code in text.upper().split()})
        move = Announce(tuple(cards), first.loose, first.strike)
        if move not in ways:
            raise TableeError("show-count", count=count, example=example)
        return move

    label = f"{speaker.move(first)} ({speaker.say('table-choose')})"
    return Question(label, speaker.say("table-show", count=count, example=example), answer)


# The score sheet


def sheet(view: TarotView, speaker: Speaker) -> Lines:
    """A column for each player, a line for each hand, and the totals."""
    if not view.sheet:
        return []
    names = [clipped(sentence(speaker.name(seat)), 9) for seat in range(view.seats)]
    last = speaker.say("table-total")
    rows = [line((score_line(speaker.say("table-sheet"), names), STRONG))]
    rows += [line(score_line(str(number), map(signed, scores))) for number, scores in enumerate(view.sheet, 1)]
    rows.append(line((score_line(last, map(signed, totals(view.sheet))), STRONG)))
    return rows


def score_line(label: str, values: Iterable[str]) -> str:
    """One line of the sheet."""
    return f"{label:<16}" + "".join(f"{value:>10}" for value in values)
