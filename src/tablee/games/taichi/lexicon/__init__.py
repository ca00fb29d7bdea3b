"""The dictionary of Tai Chi Chuan (C10-C12).

A `Lexicon` never changes and does no I/O once it is there; tables, bots and the browser's answers share one.

    from tablee.games.taichi.lexicon import Accept, Accepted, Refused, find

    words = find("primer")                      # small, ours, always there; "complete" is built on this machine
    words.name, words.fingerprint, len(words)
    words.judge("Chantait")                     # Refused(reason="conjugated", of="chanter", …)
    words.judge("chantait", Accept(conjugated=True))   # Accepted(headword="chanter", letters="CHANTAIT", …)
    words.folded("cœur")                        # "COEUR"
    words.kin("chanteur", "chanson")            # "same", "doubtful" or None; pass words as they were said
    found = words.solutions(("S", "QZ", "N"), said=("sud",))
    found.count, found.any, found.common(3), found.longest(3), "six" in found, list(found)
    found.within(5000).any                      # what somebody with the 5000 most common headwords could say
    words.rank("sud"), words.frequency("sud"), words.family("chanter")

`find` never builds anything: it raises `LexiconMissing` (a TableeError) if `complete` is not on this machine.
`prepare(tell)` builds it once (some 15 s, downloads 30 MB; call it in a thread or a process), `is_ready()` says
whether that is needed. If it cannot be built, `prepare` raises `LexiconUnavailable` and `primer` is what there is.
"""

from .fetching import LexiconUnavailable
from .lexicon import Kinship, Lexicon
from .shelf import LexiconMissing, find, is_ready, prepare
from .solutions import Solutions
from .spelling import folded
from .verdict import STRICT, USUAL, Accept, Accepted, Part, Reason, Refused, Source, Verdict, Why

__all__ = [
    "STRICT",
    "USUAL",
    "Accept",
    "Accepted",
    "Kinship",
    "Lexicon",
    "LexiconMissing",
    "LexiconUnavailable",
    "Part",
    "Reason",
    "Refused",
    "Solutions",
    "Source",
    "Verdict",
    "Why",
    "find",
    "folded",
    "is_ready",
    "prepare",
]
