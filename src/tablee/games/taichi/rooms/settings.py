"""What the host of a server may choose besides: whether the complete dictionary is made where it is missing."""

from typing import Final

from tablee.server.settings import Setting

WORDS: Final = Setting("words", usual=1)
"""1 to have it put together in the background, 0 to do with the small one."""

SETTINGS: Final = (WORDS,)
