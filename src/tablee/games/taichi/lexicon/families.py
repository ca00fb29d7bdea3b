"""Families of words (mots de la même famille): who refuses whom in a round, and about whom the table is asked."""

from collections.abc import Iterable, Mapping, Sequence
from importlib.resources import files
from typing import Final

from msgspec import Struct

from .gathering import Harvest, key
from .kinship import Evidence, Model, Pair, Stem, scores
from .spelling import folded

STRICT: Final = 130
"""From this score on words are of one family (log-odds in hundredths)."""

LOOSE: Final = 70
"""From this score on the table is asked."""

SUFFIXES: Final = """
able age aille aire ais al ance ant ard at ation ateur atoire é ée el ence ent er erie esse et ette eur euse
eux ible ie ien ier ifier if in ine ion ique ir iser isme iste ite ité itude ment oir oire ois on ot té tion
ure u ade aie ain ature eau elle esque eté ième ose oïde logie
"""
PREFIXES: Final = """
a ab ad anti archi auto bi co com con contre dé des dis é en em ex extra hyper hypo il im in inter intra ir mé
mi micro mono mal méta multi néo non para per poly post pré pro re ré ra rétro semi sous sub super sur télé
trans tri ultra uni vice demi entre mini maxi
"""
"""Parts of derivations that are no words even if they look like one."""


class Judgements(Struct, frozen=True):
    """What is written by hand in families.txt."""

    joins: tuple[tuple[str, ...], ...]
    cuts: tuple[tuple[str, str], ...]
    links: tuple[tuple[str, ...], ...]


class Families(Struct, frozen=True):
    """The family and the wider family of each headword, as numbers."""

    family: Mapping[str, int]
    clan: Mapping[str, int]


def judgements() -> Judgements:
    """What families.txt says."""
    found: dict[str, list[list[str]]] = {"+": [], "-": [], "~": []}
    for line in (files(__package__) / "families.txt").read_text(encoding="utf-8").splitlines():
        if line[:1] in found:
            sign, *words = line.split()
            found[sign].append([key(word) for word in words])
    return Judgements(
        tuple(map(tuple, found["+"])), tuple((one, other) for one, other in found["-"]), tuple(map(tuple, found["~"]))
    )


def families(
    harvest: Harvest,
    heads: set[str],
    etymologies: Iterable[tuple[str, str]],
    derivations: Iterable[tuple[str, str]],
    model: Model,
    hand: Judgements,
) -> Families:
    """Group the headwords. Compounds with a hyphen are families of their own."""
    words = sorted(word for word in heads if "-" not in word and "'" not in word)
    number = {word: at for at, word in enumerate(words)}
    letters = [folded(word).lower() for word in words]
    evidence = gathered(harvest, heads, number, etymologies, derivations)
    likely = scores(words, letters, stems(harvest, words, letters), evidence, model)
    same = {pair: score for pair, score in likely.items() if letters[pair[0]][0] == letters[pair[1]][0]}
    numbered = Judgements(
        tuple(tuple(word for word in join if word in number) for join in hand.joins),
        tuple((one, other) for one, other in hand.cuts if one in number and other in number),
        tuple(tuple(word for word in link if word in number) for link in hand.links),
    )
    strict = grouped(number, same, STRICT, numbered.joins, numbered.cuts)
    loose = widened(number, same, strict, numbered)
    lone = {word: len(words) + at for at, word in enumerate(sorted(heads - number.keys()))}
    return Families(
        {word: strict[at] for word, at in number.items()} | lone,
        {word: loose[at] for word, at in number.items()} | lone,
    )


def stems(harvest: Harvest, words: Sequence[str], letters: Sequence[str]) -> set[Stem]:
    """The words themselves and the stems that their forms show."""
    found = {Stem(text, at) for at, text in enumerate(letters) if len(text) >= 3}
    for at, word in enumerate(words):
        found.update(Stem(text, at) for _, text in harvest.stems.get(word, ()) if len(text) >= 3)
    return found


def gathered(
    harvest: Harvest,
    heads: set[str],
    number: Mapping[str, int],
    etymologies: Iterable[tuple[str, str]],
    derivations: Iterable[tuple[str, str]],
) -> Evidence:
    """What the sources say about pairs of headwords."""
    bases: dict[str, set[str]] = {}
    for word, base in etymologies:
        if key(word) != key(base) and key(base) in heads:
            bases.setdefault(key(word), set()).add(key(base))
    single = ((word, next(iter(base))) for word, base in bases.items() if len(base) == 1)
    return Evidence(
        participles=numbered_pairs(number, harvest.participles),
        derivations=numbered_pairs(number, derived(derivations, heads)),
        etymologies=numbered_pairs(number, single),
    )


def numbered_pairs(number: Mapping[str, int], pairs: Iterable[tuple[str, str]]) -> frozenset[Pair]:
    """Pairs of different headwords as pairs of numbers."""
    found = ((number[one], number[other]) for one, other in pairs if one in number and other in number and one != other)
    return frozenset((one, other) if one < other else (other, one) for one, other in found)


def derived(derivations: Iterable[tuple[str, str]], heads: set[str]) -> Iterable[tuple[str, str]]:
    """Words and the one headword in their derivation: `chanteur`, from `chanter-eur`."""
    for word, derivation in derivations:
        pieces = derivation.split("-")
        found = [key(piece) for at, piece in enumerate(pieces) if key(piece) in heads and is_base(at, piece, pieces)]
        if len(found) == 1:
            yield key(word), found[0]


def is_base(at: int, piece: str, pieces: Sequence[str]) -> bool:
    """Whether a piece of a derivation may be the word it starts from."""
    if len(pieces) == 1:
        return True
    affix = (at > 0 and piece in SUFFIXES.split()) or (at < len(pieces) - 1 and piece in PREFIXES.split())
    return not affix and len(piece) >= 2


def grouped(
    number: Mapping[str, int],
    likely: Mapping[Pair, int],
    least: int,
    joins: Iterable[Sequence[str]],
    cuts: Iterable[tuple[str, str]],
) -> list[int]:
    """The group of each word: what is written by hand first, then the likeliest pairs, never across a cut."""
    groups = Groups(len(number), ((number[one], number[other]) for one, other in cuts))
    for join in joins:
        for word in join[1:]:
            groups.join(number[join[0]], number[word])
    for pair in sorted((pair for pair, score in likely.items() if score >= least), key=lambda p: (-likely[p], p)):
        if not groups.are_cut(*pair):
            groups.join(*pair)
    return groups.numbers()


def widened(
    number: Mapping[str, int], likely: Mapping[Pair, int], strict: Sequence[int], hand: Judgements
) -> list[int]:
    """Families with their doubtful members. Whole families are joined: all of a family are asked about alike."""
    groups = Groups(len(number), ((number[one], number[other]) for one, other in hand.cuts))
    for at, family in enumerate(strict):
        groups.join(at, family)
    for link in hand.links:
        for word in link[1:]:
            groups.join(number[link[0]], number[word])
    for pair in sorted((pair for pair, score in likely.items() if score >= LOOSE), key=lambda p: (-likely[p], p)):
        if not groups.are_cut(*pair):
            groups.join(*pair)
    return groups.numbers()


class Groups:
    """Words that are being joined to groups; some must stay apart."""

    def __init__(self, count: int, cuts: Iterable[Pair]) -> None:
        self.group = list(range(count))
        self.members: dict[int, list[int]] = {}
        self.foes: dict[int, set[int]] = {}
        for one, other in cuts:
            self.foes.setdefault(one, set()).add(other)
            self.foes.setdefault(other, set()).add(one)

    def held(self, word: int) -> list[int]:
        """The members of a word's group."""
        return self.members.get(self.group[word], [word])

    def are_cut(self, one: int, other: int) -> bool:
        """Whether two groups must stay apart."""
        there = self.held(other)
        return any(not self.foes[word].isdisjoint(there) for word in self.held(one) if word in self.foes)

    def join(self, one: int, other: int) -> None:
        """Make one group of two."""
        if self.group[one] == self.group[other]:
            return
        small, large = sorted((self.held(one), self.held(other)), key=len)
        kept = self.group[large[0]]
        self.members.pop(self.group[small[0]], None)
        for word in small:
            self.group[word] = kept
        self.members[kept] = large + small

    def numbers(self) -> list[int]:
        """The group of each word, named after its first member."""
        first: dict[int, int] = {}
        return [first.setdefault(group, at) for at, group in enumerate(self.group)]
