"""Families of words (mots de la même famille): who refuses whom in a round, and about whom the table is asked."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final

from msgspec import Struct

from .gathering import Harvest, key
from .kinship import Evidence, Model, Pair, Stem, Word, scores
from .packing import PARTS
from .spelling import folded


class Measure(Struct, frozen=True):
    """When two families become one: scores are log-odds in hundredths."""

    likely: int
    """From this score on, a word of one and a word of the other may join them."""
    near: int
    """So near must the two be to each other as a whole (`nearness`)."""


STRICT: Final = Measure(likely=90, near=-25)
"""Words of one family."""

LOOSE: Final = Measure(likely=40, near=-60)
"""The table is asked."""

NEAREST: Final = 3
"""A word is as near to a family as, on average, to so many of its members."""

STRANGER: Final = -100
"""The score of two words of which nothing is known."""

NUMERALS: Final = """
un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt vingts trente quarante
cinquante soixante septante huitante octante nonante cent mille et
"""
"""Parts of numbers: VINGT-CINQ is of the family of VINGT."""

PRODUCTIVE: Final = 8
"""What begins more compounds is a prefix (`porte-`), no relative; about CHOU-FLEUR and CHOU the table is asked."""

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

BIT: Final = {part: 1 << at for at, part in enumerate(PARTS)}
VERB: Final = BIT["verb"]
ADVERB: Final = BIT["adverb"]
SMALL: Final = BIT["interjection"] | BIT["grammar"]
"""Parts of speech as the harvest has them."""


class Judgements(Struct, frozen=True):
    """What is written by hand in families.txt."""

    joins: tuple[tuple[str, ...], ...]
    cuts: tuple[tuple[str, str], ...]
    links: tuple[tuple[str, ...], ...]
    senses: tuple[tuple[str, ...], ...] = ()
    """A word that has two families, and words of its second one."""


class Families(Struct, frozen=True):
    """The family and the wider family of each headword, as numbers."""

    family: Mapping[str, int]
    clan: Mapping[str, int]
    second: Mapping[str, tuple[int, int]] = {}
    """The other family and wider family of words with two meanings: `tendre` is to stretch, and tender."""


def judgements() -> Judgements:
    """What families.txt says."""
    found: dict[str, list[list[str]]] = {"+": [], "-": [], "~": [], "=": []}
    for line in (files(__package__) / "families.txt").read_text(encoding="utf-8").splitlines():
        if line[:1] in found:
            sign, *words = line.split()
            found[sign].append([key(word) for word in words])
    joins, cuts, links, senses = (tuple(map(tuple, found[sign])) for sign in "+-~=")
    return Judgements(joins, tuple((one, other) for one, other in cuts), links, senses)


def families(
    harvest: Harvest,
    heads: set[str],
    etymologies: Iterable[tuple[str, str]],
    derivations: Iterable[tuple[str, str]],
    model: Model,
    hand: Judgements,
) -> Families:
    """Group the headwords. The second meaning of a word is a member of its own, whom only the hand joins."""
    words = sorted(word for word in heads if is_plain(word))
    number = {word: at for at, word in enumerate(words)}
    looked_at = [seen(harvest, word) for word in words]
    evidence = gathered(harvest, heads, number, etymologies, derivations)
    likely = scores(looked_at, stems(harvest, looked_at), evidence, model)
    same = {p: score for p, score in likely.items() if looked_at[p[0]].letters[0] == looked_at[p[1]].letters[0]}
    known = members(hand, number)
    sure = evidence.participles | numbered_pairs(number, (*adverbs(harvest, words), *harvest.variants))
    strict = grouped(known, same, sorted(sure))
    loose = widened(known, same, strict)
    compounds = sorted(heads - number.keys())
    lone = {word: known.count + at for at, word in enumerate(compounds)}
    family = {word: strict[at] for word, at in number.items()}
    clan = {word: loose[at] for word, at in number.items()}
    firsts = Counter(word.partition("-")[0] for word in compounds)
    for word, at in lone.items():
        first = word.partition("-")[0]
        family[word] = family[first] if is_numeral(word) else at
        clan[word] = clan[first] if is_numeral(word) or (first in number and firsts[first] <= PRODUCTIVE) else at
    for new, other in harvest.variants:
        if other in lone:
            family[other], clan[other] = family[new], clan[new]
    return Families(family, clan, {words[word]: (strict[at], loose[at]) for word, at in known.seconds.items()})


def adverbs(harvest: Harvest, words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Adverbs in -ment and the adjectives they are regularly made from: `vivement` from the feminine of `vif`."""
    adjectives = [word for word in words if harvest.parts.get(word, 0) & BIT["adjective"]]
    made: dict[str, list[str]] = {}
    for word in adjectives:
        feminines = [text for kind, text in harvest.stems.get(word, ()) if kind == "f"]
        letters = folded(word).lower()
        changed = [letters[:-2] + "m" for end in ("ant", "ent") if letters.endswith(end)]
        for base in {letters, *feminines, *changed}:
            made.setdefault(base, []).append(word)
    for word in words:
        if word.endswith("ment") and harvest.parts.get(word, 0) & ADVERB:
            letters = folded(word).lower()[:-4]
            yield from ((word, base) for base in made.get(letters, ()) if base[0] == word[0])


def is_plain(word: str) -> bool:
    """Whether a word is no compound."""
    return "-" not in word and "'" not in word


def seen(harvest: Harvest, word: str) -> Word:
    """What is looked at of a word."""
    parts = harvest.parts.get(word, 0)
    return Word(
        word,
        folded(word).lower(),
        is_verb=parts == VERB,
        is_adverb=bool(parts & ADVERB) and word.endswith("ment"),
        is_small=bool(parts & SMALL),
    )


def is_numeral(compound: str) -> bool:
    """Whether a compound is a number."""
    return set(NUMERALS.split()).issuperset(compound.split("-"))


class Members(Struct, frozen=True):
    """What is written by hand, in the numbers of the words."""

    count: int
    """Words and second meanings."""
    joins: tuple[tuple[int, ...], ...]
    cuts: tuple[Pair, ...]
    links: tuple[tuple[int, ...], ...]
    seconds: Mapping[int, int]
    """For a word of two meanings, the number of the second."""


def members(hand: Judgements, number: Mapping[str, int]) -> Members:
    """What is written by hand about words that there are; a word stands apart from its second family."""

    def numbers(words: Iterable[str]) -> tuple[int, ...]:
        return tuple(number[word] for word in words if word in number)

    senses = [(number[word], numbers(kin)) for word, *kin in hand.senses if word in number]
    seconds = {word: len(number) + at for at, (word, _) in enumerate(senses)}
    cuts = [numbers(cut) for cut in hand.cuts] + [(word, other) for word, kin in senses for other in kin]
    return Members(
        len(number) + len(senses),
        (*map(numbers, hand.joins), *((seconds[word], *kin) for word, kin in senses)),
        tuple((cut[0], cut[1]) for cut in cuts if len(cut) > 1),
        tuple(map(numbers, hand.links)),
        seconds,
    )


def stems(harvest: Harvest, words: Sequence[Word]) -> set[Stem]:
    """The words themselves and the stems that their forms show."""
    found = {Stem(word.letters, at) for at, word in enumerate(words) if len(word.letters) >= 3}
    for at, word in enumerate(words):
        found.update(Stem(text, at) for _, text in harvest.stems.get(word.spelling, ()) if len(text) >= 3)
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


def grouped(known: Members, likely: Mapping[Pair, int], sure: Iterable[Pair]) -> list[int]:
    """The group of each word: what is written by hand, then participles and adverbs, then the likeliest pairs."""
    groups = Groups(known.count, known.cuts)
    for join in known.joins:
        for word in join[1:]:
            groups.join(join[0], word)
    for pair in sure:
        if not groups.are_cut(*pair):
            groups.join(*pair)
    join_likely(groups, likely, STRICT)
    return groups.numbers()


def widened(known: Members, likely: Mapping[Pair, int], strict: Sequence[int]) -> list[int]:
    """Families with their doubtful members. Whole families are joined: all of a family are asked about alike."""
    groups = Groups(known.count, known.cuts)
    for at, family in enumerate(strict):
        groups.join(at, family)
    for link in known.links:
        for word in link[1:]:
            groups.join(link[0], word)
    join_likely(groups, likely, LOOSE)
    return groups.numbers()


def join_likely(groups: "Groups", likely: Mapping[Pair, int], measure: Measure) -> None:
    """Join the likeliest pairs first, never across a cut, and no families that are far from each other as a whole.

    Otherwise one look-alike would be enough to make a family of two (`comprendre`, `comprimé`).
    """
    for pair in sorted((p for p, score in likely.items() if score >= measure.likely), key=lambda p: (-likely[p], p)):
        if not groups.are_together(*pair) and not groups.are_cut(*pair):
            ours, theirs = groups.held(pair[0]), groups.held(pair[1])
            if nearness(ours, theirs, likely) + nearness(theirs, ours, likely) >= 2 * measure.near:
                groups.join(*pair)


def nearness(ours: Sequence[int], theirs: Sequence[int], likely: Mapping[Pair, int]) -> int:
    """How near a family is to another: each of its words to the nearest three of the other."""
    total = 0
    for word in ours:
        known = (likely.get((word, other) if word < other else (other, word), STRANGER) for other in theirs)
        nearest = sorted((max(-300, min(400, score)) for score in known), reverse=True)[:NEAREST]
        total += sum(nearest) // len(nearest)
    return total // len(ours)


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

    def are_together(self, one: int, other: int) -> bool:
        """Whether two words are in one group."""
        return self.group[one] == self.group[other]

    def are_cut(self, one: int, other: int) -> bool:
        """Whether two groups must stay apart."""
        there = self.held(other)
        return any(not self.foes[word].isdisjoint(there) for word in self.held(one) if word in self.foes)

    def join(self, one: int, other: int) -> None:
        """Make one group of two."""
        if self.are_together(one, other):
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
