"""The party of Tapécho in a terminal: a line for each player, what is being laid, then one's own hand.

A card is its kind, its worth, its camp and its spot: `▲5♀☀` is an atout of 5 for women that belongs to the beach.
▲ is an atout, ▼ a handicap, ✖ an attack, ◆ a defence, ○ a hors contexte. The number of a card lays it, and asks for
whom if there is a choice; twenty more throws it away.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from tablee.games.tapecho import game
from tablee.games.tapecho.deck import pack_for
from tablee.games.tapecho.moves import Discard, Lay, LayFirst
from tablee.games.tapecho.phases import Phase
from tablee.games.tapecho.pieces import Figure, Kind, Pack, pack_of
from tablee.games.tapecho.view import TapechoView
from tablee.kernel.errors import TableeError
from tablee.kernel.messages import Move, View
from tablee.kernel.seats import Seat
from tablee.kernel.sheet import totals
from tablee.terminal.lines import Lines, clipped, flowed, line, wrapped
from tablee.terminal.palette import BLUE, GREEN, ORANGE, QUIET, RED, STRONG, VIOLET, accent
from tablee.terminal.sketch import Choice, Question, Sketch, menu
from tablee.texts.speaker import Speaker
from tablee.texts.voice import sentence

ACCENT: Final = accent(game.colour)
"""What may be chosen now."""
KINDS: Final = {
    Kind.ATOUT: ("▲", GREEN),
    Kind.HANDICAP: ("▼", RED),
    Kind.ATTACK: ("✖", ORANGE),
    Kind.DEFENCE: ("◆", BLUE),
    Kind.FOIL: ("○", VIOLET),
}
ROSE: Final = "#D0608E"
CAMP_COLOURS: Final = (ROSE, BLUE, VIOLET)

THROWN: Final = 20
"""What is added to the number of a card to throw it away."""
NAME_WIDTH: Final = 9
INDENT: Final = 9
"""What a card does stands below its title."""


def draw(view: View, moves: Sequence[Move], speaker: Speaker, width: int) -> Sketch:
    """The players, the card being laid, the hand and the moves."""
    assert isinstance(view, TapechoView)
    pack = pack_of(view.figures) if view.figures else pack_for(None)
    choices = choices_of(view, moves, speaker)
    by_card = view.phase in (Phase.TURN, Phase.SECOND) and bool(moves)
    return Sketch(
        title=title(view, speaker, width),
        board=[*players(view, pack, speaker, width), *notes(view, pack, speaker, width)],
        below=[
            *hand(view, pack, choices if by_card else {}, speaker, width),
            *(thrown(view, choices, speaker) if by_card else menu(choices, speaker, width)),
        ],
        task=task(view, speaker) if moves else "",
        choices=choices,
        sheet=sheet(view, speaker),
        answer=moves[0] if view.phase in (Phase.REACT, Phase.COUNTER) and len(moves) == 1 else None,
    )


# Cards


def face(figure: Figure, speaker: Speaker) -> str:
    """A card in a few signs."""
    sign = KINDS[figure.kind][0]
    worth = str(figure.value) if figure.value else ""
    camp = "" if figure.kind is Kind.FOIL else symbol_of(figure.camp, speaker)
    spot = speaker.thing(f"context-{figure.spot}.symbol") if figure.spot >= 0 else ""
    return f"{sign}{worth}{camp}{spot}"


def symbol_of(camp: int, speaker: Speaker) -> str:
    """What a camp is shown by at this table."""
    return speaker.thing(f"camp-{camp}.symbol")


def style_of(figure: Figure) -> str:
    """The colour of a card."""
    return f"bold {KINDS[figure.kind][1]}"


def name_of(card: int, speaker: Speaker) -> str:
    """What a card is called."""
    return speaker.thing(f"card-{card}")


# The table


def title(view: TapechoView, speaker: Speaker, width: int) -> Lines:
    """The game, the place of the action, the pile and the discard."""
    number = len(view.sheet) + (view.outcome is None)
    items = [line((speaker.say("title"), ACCENT)), line(speaker.say("table-game", number=number))]
    if view.context is not None:
        symbol, place = speaker.thing(f"context-{view.context}.symbol"), speaker.thing(f"context-{view.context}")
        items.append(line((speaker.say("table-place") + " ", QUIET), (f"{symbol} {place}", STRONG)))
        items.append(line((speaker.say("table-pile", count=view.pile), QUIET)))
        items.append(line((speaker.say("table-discard", count=len(view.discard)), QUIET)))
    return flowed(items, width, 3)


def players(view: TapechoView, pack: Pack, speaker: Speaker, width: int) -> Lines:
    """A line for each player, the reader first."""
    if not view.camps:
        return []
    start = view.seat or 0
    return [player(view, pack, (start + i) % view.seats, speaker, width) for i in range(view.seats)]


def player(view: TapechoView, pack: Pack, seat: Seat, speaker: Speaker, width: int) -> Text:
    """Who, of which camp, with how many cards, and what lies in front of them."""
    acting = seat in view.acting
    mark = ("▸", ACCENT) if acting else (" ", "")
    camp = view.camps[seat]
    name = f"{clipped(sentence(speaker.name(seat)), NAME_WIDTH):<{NAME_WIDTH}}"
    atouts, handicaps = ([pack.value[card] for card in cards[seat]] for cards in (view.atouts, view.handicaps))
    row = line(
        mark,
        (symbol_of(camp, speaker), f"bold {CAMP_COLOURS[camp]}"),
        " ",
        (name, STRONG if seat == view.turn else ""),
        f" {signed(sum(atouts) - sum(handicaps)):>4}",
        (f"  {speaker.say('table-held', count=view.counts[seat]):>9}", QUIET),
        ("  ▲" + (",".join(map(str, atouts)) or "–"), GREEN),
        ("  ▼" + (",".join(map(str, handicaps)) or "–"), RED),
    )
    for word in state_of(view, seat, speaker):
        row.append(f"  {word}", QUIET)
    row.truncate(width)
    return row


def state_of(view: TapechoView, seat: Seat, speaker: Speaker) -> list[str]:
    """What has befallen a player."""
    attack = view.lying[seat]
    words = [f"✖ {name_of(card, speaker)}" for card in (attack, *view.ties[seat]) if card is not None]
    words += [speaker.say("table-attacked")] if attack is None and view.attackers[seat] is not None else []
    words += [speaker.say("table-skipped")] if seat in view.skipped else []
    words += [speaker.say("table-muted")] if seat in view.muted else []
    return words + ([speaker.say("table-partner")] if seat == view.partner else [])


def notes(view: TapechoView, pack: Pack, speaker: Speaker, width: int) -> Lines:
    """What is being laid, and what only the reader knows."""
    rows: Lines = []
    if view.queue and view.turn is not None:
        lay, by = view.queue[0], speaker.name(view.turn)
        text = speaker.say("table-being-laid", card=name_of(lay.card, speaker), seat=by, on=speaker.name(lay.on))
        rows += wrapped(" · ".join(filter(None, (text, effect_of(pack, lay.card, speaker)))), width, STRONG)
    if view.foil is not None and view.rival is not None:
        text = speaker.say("table-foil", card=name_of(view.foil, speaker), seat=speaker.name(view.rival))
        rows += wrapped(text, width, STRONG)
    if view.top is not None:
        rows += wrapped(speaker.say("table-top", card=name_of(view.top, speaker)), width, QUIET)
    for seat, cards in enumerate(view.seen):
        if cards and seat != view.seat:
            label = speaker.say("table-sees", seat=speaker.name(seat))
            names = ", ".join(name_of(card, speaker) for card in cards)
            rows += wrapped(f"{label} {names} ({how_much(view, seat, speaker)})", width, QUIET)
    return rows


def how_much(view: TapechoView, seat: Seat, speaker: Speaker) -> str:
    """How much of a hand one knows."""
    known, held = len(view.seen[seat]), view.counts[seat]
    return speaker.say("table-known-whole") if known == held else speaker.say("table-known", count=known, held=held)


# The hand


def hand(view: TapechoView, pack: Pack, choices: Mapping[int, Choice], speaker: Speaker, width: int) -> Lines:
    """One's own cards, two on a line but for those that do something; before each, its number."""
    column = max(36, width // 2 - 1)
    rows: Lines = []
    plain: Lines = []
    for number, card in enumerate(view.hand, 1):
        row = in_hand(pack, number, card, choices, speaker)
        if pack.cards[card].effect:
            rows += [*flowed(plain, width, 1), *with_effect(row, effect_of(pack, card, speaker), width)]
            plain = []
        else:
            row.truncate(column, overflow="ellipsis", pad=True)
            plain.append(row)
    return [*rows, *flowed(plain, width, 1)]


def in_hand(pack: Pack, number: int, card: int, choices: Mapping[int, Choice], speaker: Speaker) -> Text:
    """A card of the hand: its number, its signs and its title."""
    figure = pack.cards[card]
    usable = number in choices
    return line(
        (f"{number:>2} ", ACCENT if usable else QUIET),
        (f"{face(figure, speaker):<5}", style_of(figure)),
        " ",
        (name_of(card, speaker), "" if usable or not choices else QUIET),
    )


def with_effect(row: Text, effect: str, width: int) -> Lines:
    """A card and what it does, whole: behind it, or below it where there is no room."""
    if row.cell_len + 3 + len(effect) <= width:
        return [row.append(f" · {effect}", QUIET)]
    row.truncate(width, overflow="ellipsis")
    below = wrapped(effect, width - INDENT, QUIET)
    return [row, *(line(" " * INDENT).append_text(part) for part in below)]


def effect_of(pack: Pack, card: int, speaker: Speaker) -> str:
    """What a card does, in a sentence; nothing if it does nothing but count."""
    figure = pack.cards[card]
    return speaker.say(f"effect-{figure.effect}", count=figure.count) if figure.effect else ""


def thrown(view: TapechoView, choices: Mapping[int, Choice], speaker: Speaker) -> Lines:
    """How to throw a card away."""
    numbers = [number for number in choices if number > THROWN]
    if not numbers:
        return []
    first, last = min(numbers), max(numbers)
    text = speaker.say("table-throw", count=first, most=last, first=first - THROWN, last=last - THROWN)
    return [line((text, QUIET))]


# What one may do


def task(view: TapechoView, speaker: Speaker) -> str:
    """What one may do now, in one sentence."""
    if view.phase is Phase.TURN and view.seat in view.muted:
        return speaker.say("turn-muted")
    return speaker.say(f"turn-{view.phase}")


def choices_of(view: TapechoView, moves: Sequence[Move], speaker: Speaker) -> dict[int, Choice]:
    """What each number chooses: on one's turn, a card of the hand; else one of a few moves."""
    if view.phase not in (Phase.TURN, Phase.SECOND):
        return dict(enumerate(moves, 1))
    found: dict[int, Choice] = {}
    for number, card in enumerate(view.hand, 1):
        laying = [move for move in moves if isinstance(move, Lay | LayFirst) and move.card == card]
        if laying:
            found[number] = laying[0] if len(laying) == 1 else which(card, laying, speaker)
    for number, card in enumerate(view.hand, 1):
        if Discard(card) in moves:
            found[THROWN + number] = Discard(card)
    return found or dict(enumerate(moves, 1))


def which(card: int, moves: Sequence[Move], speaker: Speaker) -> Question:
    """The question for whom a card is, and whether another follows."""
    listed = "   ".join(f"{number} {speaker.move(move)}" for number, move in enumerate(moves, 1))
    ask = speaker.say("table-where", card=name_of(card, speaker), choices=listed)

    def answer(text: str) -> Move:
        if not (text.isdecimal() and 1 <= int(text) <= len(moves)):
            raise TableeError("choice-place", text=text)
        return moves[int(text) - 1]

    return Question(f"{speaker.say('table-lay')} {name_of(card, speaker)}", ask, answer)


# The score sheet


def sheet(view: TapechoView, speaker: Speaker) -> Lines:
    """A column for each player, a line for each game, and the totals."""
    if not view.sheet:
        return []
    names = [clipped(sentence(speaker.name(seat)), 6) for seat in range(view.seats)]
    rows = [line((score_line(speaker.say("table-sheet"), names), STRONG))]
    rows += [line(score_line(str(number), map(signed, scores))) for number, scores in enumerate(view.sheet, 1)]
    rows.append(line((score_line(speaker.say("table-total"), map(signed, totals(view.sheet))), STRONG)))
    return rows


def score_line(label: str, values: Iterable[str]) -> str:
    """One line of the sheet; ten columns fit on it."""
    return f"{clipped(label, 9):<9}" + "".join(f"{value:>7}" for value in values)


def signed(points: int) -> str:
    """Points with a true minus sign."""
    return str(points).replace("-", "−")
