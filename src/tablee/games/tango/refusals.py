"""Why a move of Tango may not be made: each refusal names its clause."""

from tablee.kernel.messages import Refusal
from tablee.kernel.seats import Seat


def over() -> Refusal:
    """The game is over."""
    return Refusal("G11", "over")


def not_your_turn(acting: Seat) -> Refusal:
    """Somebody else plays now."""
    return Refusal("G10", "not-your-turn", {"turn": acting})


def not_dealt() -> Refusal:
    """Nothing can be done before the deal."""
    return Refusal("G3", "not-dealt")


def not_a_deal() -> Refusal:
    """A deal gives each player a danseuse and a danseur of their own."""
    return Refusal("G3", "not-a-deal")


def not_a_start() -> Refusal:
    """The first player is one of those at the table."""
    return Refusal("G4", "not-a-start")


def must_dance() -> Refusal:
    """Moving a dancer is compulsory."""
    return Refusal("G6", "must-dance")


def no_such_dance(steps: int) -> Refusal:
    """A dancer moves one, two or three cells."""
    return Refusal("G6", "no-such-dance", {"steps": steps})


def has_token(dancer: int) -> Refusal:
    """A dancer with a token may not move."""
    return Refusal("G6", "has-token", {"dancer": dancer})
