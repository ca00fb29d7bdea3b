"""Why a move of TACTA may not be made: each refusal names its clause."""

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat


def over() -> Refusal:
    """The game is over."""
    return Refusal("A10", "over")


def not_your_turn(acting: Seat) -> Refusal:
    """Somebody else lays a card now."""
    return Refusal("A5", "not-your-turn", {"acting": acting})


def not_playing() -> Refusal:
    """Only the best play the round that decides between them."""
    return Refusal("A10", "not-playing")


def chance_first() -> Refusal:
    """Nothing can be done before chance has acted."""
    return Refusal("A4", "chance-first")


def not_a_shuffle() -> Refusal:
    """A shuffle is an order of all cards of the pack."""
    return Refusal("A4", "not-a-shuffle")


def not_a_start() -> Refusal:
    """Only one of those with equal ends can start."""
    return Refusal("A5", "not-a-start")


def not_an_order() -> Refusal:
    """The families are drawn one after the other, each once."""
    return Refusal("A12", "not-an-order")


def not_a_lot() -> Refusal:
    """For a late player chance makes one of that player's moves."""
    return Refusal("A13", "not-a-lot")


def no_time_limit() -> Refusal:
    """No time limit of that name is open."""
    return Refusal("A13", "no-time-limit")


def must_exchange() -> Refusal:
    """Now families are chosen."""
    return Refusal("A14", "must-exchange")


def same_family() -> Refusal:
    """The family given is not the one kept."""
    return Refusal("A14", "same-family")


def has_exchanged() -> Refusal:
    """This choice is made; the others are still choosing."""
    return Refusal("A14", "has-exchanged")


def too_soon() -> Refusal:
    """Nobody lays a card before the countdown is over."""
    return Refusal("A16", "too-soon")


def must_lay() -> Refusal:
    """Now a card is laid."""
    return Refusal("A6", "must-lay")


def not_an_end(card: int) -> Refusal:
    """Only the two end cards of one's own pile can be laid."""
    return Refusal("A4", "not-an-end", {"card": card})


def already_laid(card: int) -> Refusal:
    """A laid card never moves."""
    return Refusal("A8", "already-laid", {"card": card})


def no_such_pose() -> Refusal:
    """There are two faces and eight turns."""
    return Refusal("A18", "no-such-pose")


# Where a card may not lie


def no_shape(card: int) -> Refusal:
    """The card would lie where the one below has no shape."""
    return Refusal("A6", "no-shape", {"on": card})


def other_shape(card: int) -> Refusal:
    """The shapes are of different kinds."""
    return Refusal("A6", "other-shape", {"on": card})


def misaligned(card: int) -> Refusal:
    """The shapes are of one kind, but do not lie exactly on each other."""
    return Refusal("A6", "misaligned", {"on": card})


def sticks_out(card: int) -> Refusal:
    """The shapes lie on each other, but the card covers more than the shape."""
    return Refusal("A7", "sticks-out", {"on": card})


def two_cards(cards: tuple[int, ...]) -> Refusal:
    """The card would lie on several cards."""
    return Refusal("A7", "two-cards", {"cards": cards})


def two_shapes(card: int) -> Refusal:
    """The card would cover several shapes."""
    return Refusal("A7", "two-shapes", {"on": card})


def closed(card: int) -> Refusal:
    """The shape is part of a joint already."""
    return Refusal("A7", "closed", {"on": card})


def beaten(card: int, seat: Seat) -> Refusal:
    """Somebody has covered the shape a moment before."""
    return Refusal("A16", "beaten", {"on": card, "seat": seat})


def own_colour(card: int) -> Refusal:
    """In a free game nobody covers a shape of their own colour."""
    return Refusal("A16", "own-colour", {"on": card})


def must_cover() -> Refusal:
    """Somewhere one of the two end cards can cover a shape."""
    return Refusal("A9", "must-cover")


def not_whole() -> Refusal:
    """Beside the others a card lies at a whole-number position."""
    return Refusal("A9", "not-whole")


def too_far(units: int) -> Refusal:
    """The card would lie too far away from all others."""
    return Refusal("A9", "too-far", {"units": units})


def off_table() -> Refusal:
    """The card would stick out over the border of the table."""
    return Refusal("A20", "off-table")


def has_room() -> Refusal:
    """A card is put aside only if neither can be laid."""
    return Refusal("A20", "has-room")
