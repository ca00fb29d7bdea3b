"""The forms of all words while the lists are gathered: more than half a million, in little memory."""

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Held: TypeAlias = tuple[str, str, str]
"""Form, headword, kind."""


class Forms:
    """A set of forms. Those of a headword stand in one text (` Cmarche Pmarches `): as tuples they take 150 MB more."""

    __slots__ = ("_texts",)

    def __init__(self) -> None:
        self._texts: dict[str, str] = {}

    def __iter__(self) -> Iterator[Held]:
        for lemma in self._texts:
            yield from ((form, lemma, kind) for form, kind in self.of(lemma))

    def of(self, lemma: str) -> list[tuple[str, str]]:
        """The forms of a headword with their kinds."""
        return [(item[1:], item[0]) for item in self._texts.get(lemma, "").split()]

    def add(self, form: str, lemma: str, kind: str) -> None:
        """Keep a form, if it is not there yet."""
        texts, item = self._texts, f" {kind}{form} "
        held = texts.get(lemma)
        if held is None:
            texts[lemma] = item
        elif item not in held:
            texts[lemma] = held + item[1:]

    def discard(self, form: str, lemma: str, kind: str) -> None:
        """Forget a form."""
        self._texts[lemma] = self._texts.get(lemma, " ").replace(f" {kind}{form} ", " ")

    def forget(self, spellings: Iterable[str]) -> None:
        """Forget all that is said about spellings, whatever they are forms of."""
        wanted = frozenset(spellings)
        for held in [held for held in self if held[0] in wanted]:
            self.discard(*held)
