"""Who sits at the tables of these tests: a name that begins with a vowel, one that does not, and a third."""

from typing import Final

FRIEND: Final = "Ada"
OTHER: Final = "Bo"
THIRD: Final = "Cy"
PLAYERS: Final = (FRIEND, OTHER, THIRD)
