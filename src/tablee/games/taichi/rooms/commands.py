"""The commands `tablee words` and `tablee daily`."""

from typing import Final

from tablee.games.taichi.rooms import daily, words
from tablee.terminal.commands import Command

COMMANDS: Final = {"daily": Command(daily.add, daily.run), "words": Command(words.add, words.run)}
