"""The complete dictionary, before a game in a terminal: built where it is missing, or the small one stands in."""

import sys
from collections.abc import Iterator

from tablee.games.taichi.lexicon import LexiconUnavailable, is_ready
from tablee.games.taichi.options import TaichiOptions
from tablee.games.taichi.rooms.words import built
from tablee.kernel.options import Options
from tablee.texts.speaker import Speaker


def stocked(options: Options, speaker: Speaker) -> Iterator[str]:
    """Have the dictionary of a game there."""
    if isinstance(options, TaichiOptions) and options.lexicon == "complete":
        yield from supplied(speaker)


def supplied(speaker: Speaker) -> Iterator[str]:
    """Have the complete dictionary built where it is missing, or say that the small one stands in, and why.

    Where nobody sits at the keyboard, nothing is downloaded.
    """
    if is_ready():
        return
    try:
        if sys.stdin.isatty():
            yield from built(speaker)
            return
    except LexiconUnavailable as error:
        yield speaker.error(error)
    yield speaker.say("words-small")
