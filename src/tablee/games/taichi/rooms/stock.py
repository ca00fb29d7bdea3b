"""The complete dictionary, before a game in a terminal: built where it is missing, or the small one stands in."""

import sys
from collections.abc import Iterator

from tablee.games.taichi.lexicon import LexiconUnavailable, is_ready
from tablee.games.taichi.options import TaichiOptions
from tablee.games.taichi.rooms.words import built
from tablee.kernel.options import Options
from tablee.texts.speaker import Speaker


def stocked(options: Options, speaker: Speaker) -> Iterator[str]:
    """Have the dictionary of a game there; where nobody sits at the keyboard, nothing is downloaded."""
    if not isinstance(options, TaichiOptions) or options.lexicon != "complete" or is_ready():
        return
    if sys.stdin.isatty():
        yield from supplied(speaker)
    else:
        yield speaker.say("words-small")


def supplied(speaker: Speaker) -> Iterator[str]:
    """Have the complete dictionary built where it is missing; if it cannot be, say why: the small one stands in."""
    if not is_ready():
        try:
            yield from built(speaker)
        except LexiconUnavailable as error:
            yield speaker.error(error)
            yield speaker.say("words-small")
