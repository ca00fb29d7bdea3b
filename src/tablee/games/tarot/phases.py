"""What is being done at a table of Tarot décalé."""

from enum import StrEnum


class Phase(StrEnum):
    """What is being done."""

    DRAW = "draw"
    SHUFFLE = "shuffle"
    CUT = "cut"
    BET = "bet"
    CALL = "call"
    ANNOUNCE = "announce"
    PLAY = "play"
    OVER = "over"
