"""Whether a position could be: every card in one place, and every card on the table where it may lie."""

from typing import TYPE_CHECKING

from .geometry import cards_overlap, length
from .phases import Phase
from .pieces import CARDS, COLOUR, COLOURS, LAYOUT, LAYOUTS, NUMBER, START, Laid
from .plane import Plane, joint

if TYPE_CHECKING:
    from .rules import State


def flaw_of(state: "State") -> str | None:
    """What is unsound about the position; None if nothing is."""
    return flaw_in_cards(state) or flaw_on_table(state.plane) or flaw_in_turn(state)


def flaw_in_cards(state: "State") -> str | None:
    """A card is in one pile, or on the table, or put aside."""
    held = [card for pile in state.piles for card in pile]
    everywhere = [*held, *state.aside, *(laid.card for laid in state.plane.laid)]
    if len(set(everywhere)) < len(everywhere):
        return "a card in two places"
    if not all(0 <= card < CARDS for card in held):
        return "a card that does not exist"
    if len(state.piles) != state.match.seats:
        return "a pile for each seat"
    for camp in state.match.camps[: state.dealt]:
        pack = state.match.pack(camp, state.choices)
        if not all(card in pack for seat in state.match.members(camp) for card in state.piles[seat]):
            return "a card in the wrong pile"
    return None


def flaw_on_table(plane: Plane) -> str | None:
    """Each card covers exactly one shape, or nothing; and the dots are those that can be seen."""
    if not plane.laid or plane.laid[0] != Laid(START):
        return "no start card in the middle"
    for index, laid in enumerate(plane.laid):
        flaw = flaw_under(plane, index, laid)
        if flaw is not None:
            return flaw
    return None if plane.dots == visible(plane) else "dots that are not there"


def flaw_under(plane: Plane, index: int, laid: Laid) -> str | None:
    """A card overlaps none of those laid before it, but the one it covers; and that in one shape (A6, A7)."""
    x, y = length(laid.x, laid.xr), length(laid.y, laid.yr)
    if not plane.within(laid.turn, x, y):
        return "a card over the border"
    below = [
        place
        for place, other in enumerate(plane.laid[:index])
        if cards_overlap(laid.turn, x, y, other.turn, length(other.x, other.xr), length(other.y, other.yr))
    ]
    if laid.on is None:
        return "a card on another" if below else None
    if below != [laid.on]:
        return "a card on two others, or not where it should be"
    return None if joint(plane.laid[laid.on], laid) == (laid.shape, laid.by) else "a shape not filled exactly"


def visible(plane: Plane) -> list[int]:
    """The dots of each colour that are not covered (A10)."""
    dots = [0] * (len(COLOURS) + 1)
    for laid in plane.laid:
        dots[COLOUR[laid.card]] += NUMBER[laid.card]
        if laid.on is not None and laid.shape is not None:
            lower = plane.laid[laid.on].card
            dots[COLOUR[lower]] -= LAYOUTS[LAYOUT[lower]][laid.shape].dots
    return dots


def flaw_in_turn(state: "State") -> str | None:
    """Whoever is to lay a card has one."""
    if state.phase is Phase.PLAY and not all(state.piles[seat] for seat in state.acting):
        return "no card to lay"
    return None
