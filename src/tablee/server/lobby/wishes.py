"""What players wish for themselves before a game, such as the camp they play in: noted on their chairs."""

from typing import TYPE_CHECKING

from tablee.kernel.errors import BadOption
from tablee.kernel.game import AnyGame

if TYPE_CHECKING:
    from tablee.server.lobby.seating import OptionValue, Seating


def checked(game: AnyGame, letter: str) -> str:
    """The letter, if one may wish for that in the game; empty is nothing. BadOption if not."""
    known = game.wish
    if known is None:
        raise BadOption("option-unknown", option="wish", known=())
    if letter not in ("", *known.letters):
        raise BadOption("option-wrong", option=known.option, value=letter, reason=known.letters)
    return letter


def granted(seating: "Seating") -> "dict[str, OptionValue]":
    """The options with the wishes of the players in them: they go before what the host has noted."""
    known = seating.edition.wish
    if known is None or not any(chair.wish for chair in seating.chairs):
        return seating.options
    noted = str(seating.options.get(known.option) or "").ljust(len(seating.chairs), known.open)
    letters = "".join(chair.wish or letter for chair, letter in zip(seating.chairs, noted, strict=True))
    return {**seating.options, known.option: letters}


def withdrawn(seating: "Seating") -> "dict[str, OptionValue]":
    """The options without granted wishes, which stay on the chairs: before the next game everybody may sit elsewhere or
    wish otherwise. What the host has noted for the others stays noted."""
    known = seating.edition.wish
    if known is None or not any(chair.wish for chair in seating.chairs):
        return seating.options
    noted = str(seating.options.get(known.option) or "").ljust(len(seating.chairs), known.open)
    letters = "".join(known.open if chair.wish else letter for chair, letter in zip(seating.chairs, noted, strict=True))
    others = {name: value for name, value in seating.options.items() if name != known.option}
    return others if set(letters) == {known.open} else {**others, known.option: letters}
