"""The dictionary of Tai Chi Chuan: how fast it answers, beside a trie of C++ (marisa-trie) and plain Python.

    python -m benchmarks.lexicon [--lexicon complete|primer] [--draws 2000]

Times are CPU-seconds of this process, so that other programs disturb them little. `complete` is built first if need be.
"""

import argparse
import resource
import statistics
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

import marisa_trie

from tablee.games.taichi.lexicon import Lexicon, find, folded, prepare

Cards: TypeAlias = tuple[str, ...]

LETTERS = "EEEEAAAAIIIISSSNNNRRRTTTOOOLLLUUUDDCCMMPPGBVHFQ"
INITIALS = "ABCDEFGHILMNOPRSTV"
UNKNOWN = ("XQZWKJ", "BLORGNITUDE", "CHANTERIONSS", "épéee")

LOADING = """
import resource, time
from tablee.games.taichi import lexicon
held, started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
words = lexicon.find({name!r})
words.judge("sud"), words.kin("sud", "site"), words.solutions(("S", "QZ", "N"), ("sud",)).any, words.family("sud")
print(time.process_time() - started, (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - held) / 1024)
"""


def drawn(rng: Random, doubles: float) -> Cards:
    """Two to ten cards, some of them with two letters."""
    others = ("".join(rng.sample(LETTERS, 2 if rng.random() < doubles else 1)) for _ in range(rng.randint(1, 9)))
    return (rng.choice(INITIALS), *others)


def spread(work: Callable[[Any], object], questions: Iterable[Any]) -> list[float]:
    """Microseconds of CPU for each question, the best of three, in order of size."""
    found = []
    for question in questions:
        best = float("inf")
        for _ in range(3):
            started = time.process_time_ns()
            work(question)
            best = min(best, time.process_time_ns() - started)
        found.append(best / 1000)
    return sorted(found)


def show(name: str, times: Sequence[float]) -> None:
    """A line of the table."""
    middle, late = statistics.median(times), times[int(0.99 * len(times))]
    print(f"{name:58} median {middle:9.1f}  p99 {late:9.1f}  max {times[-1]:9.1f} µs")


class Trie:
    """A peer for solutions: a walk through a trie of plain dictionaries."""

    def __init__(self, words: Iterable[str]) -> None:
        self.root: dict[str, Any] = {}
        for word in words:
            node = self.root
            for letter in word:
                node = node.setdefault(letter, {})
            node["."] = node.get(".", 0) + 1

    def count(self, cards: Cards) -> int:
        """How many words fit cards of one letter."""
        needed = Counter(cards)
        needed[cards[0]] -= 1
        return self.below(self.root.get(cards[0], {}), needed, len(cards) - 1)

    def below(self, node: dict[str, Any], needed: Counter[str], left: int) -> int:
        found = 0
        for letter, child in node.items():
            if letter == ".":
                found += child if left == 0 else 0
            elif needed[letter] > 0:
                needed[letter] -= 1
                found += self.below(child, needed, left - 1)
                needed[letter] += 1
            else:
                found += self.below(child, needed, left)
        return found


class Scan:
    """A peer for solutions: look at every word."""

    def __init__(self, words: Iterable[str]) -> None:
        self.words = [(word[0], Counter(word)) for word in words]

    def count(self, cards: Cards) -> int:
        """How many words fit cards of one letter."""
        needed = Counter(cards).items()
        return sum(initial == cards[0] and all(has[c] >= n for c, n in needed) for initial, has in self.words)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lexicon", choices=("complete", "primer"), default="complete")
    parser.add_argument("--draws", type=int, default=2000)
    args = parser.parse_args()
    lexicon = prepare() if args.lexicon == "complete" else find("primer")
    print(f"{lexicon.name}: {len(lexicon)} headwords, {lexicon.forms} forms, {lexicon.names} proper nouns")
    loading(lexicon)
    rng = Random(1)
    judging(lexicon, rng, args.draws)
    solving(lexicon, rng, args.draws)
    print(f"memory of this process at its height: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024} MB")


def loading(lexicon: Lexicon) -> None:
    """How long it takes to open the lexicon in a new process and ask one question of each kind."""
    runs = []
    for _ in range(5):
        command = [sys.executable, "-c", LOADING.format(name=lexicon.name)]
        runs.append(
            [float(n) for n in subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()]
        )
    print(f"opened and asked once: {min(run[0] for run in runs):.3f} s, {max(run[1] for run in runs):.0f} MB")


def judging(lexicon: Lexicon, rng: Random, count: int) -> None:
    """Is it a word, and if not why not."""
    words = [*rng.sample(list(lexicon), min(count, len(lexicon))), *UNKNOWN * 25]
    show("judge: headwords and unknown words", spread(lexicon.judge, words))
    show("judge: typed in capitals without accents", spread(lexicon.judge, map(folded, words)))
    pairs = list(zip(words, rng.sample(words, len(words)), strict=True))
    show("kin", spread(lambda pair: lexicon.kin(*pair), pairs))
    trie = marisa_trie.Trie(folded(word) for word in lexicon)
    show("peer: marisa-trie, membership alone", spread(lambda word: folded(word) in trie, words))


def solving(lexicon: Lexicon, rng: Random, count: int) -> None:
    """Some, all and the number of the words that fit."""
    said = lexicon.solutions(("S",)).common(3)
    singles = [tuple(card[0] for card in drawn(rng, 0)) for _ in range(count)]
    ours = spread(lambda cards: lexicon.solutions(cards, said).count, singles)
    show("solutions: counted, cards of one letter", ours)
    quarter = [drawn(rng, 0.25) for _ in range(count)]
    show(
        "solutions: counted, a quarter of the cards double", spread(lambda c: lexicon.solutions(c, said).count, quarter)
    )
    show("solutions: the most common", spread(lambda c: lexicon.solutions(c, said).any, quarter))
    show("solutions: the five longest", spread(lambda c: lexicon.solutions(c, said).longest(5), quarter))
    show("solutions: of a vocabulary of 5000", spread(lambda c: lexicon.solutions(c, said).within(5000).any, quarter))
    hard = [("EA", *("".join(rng.sample("EAISNRTOL", 2)) for _ in range(8))) for _ in range(count // 20)]
    show("solutions: nine double cards", spread(lambda c: lexicon.solutions(c, said).count, hard))
    few = singles[:100]
    words = [folded(word) for word in lexicon]
    for name, peer in (("a trie of dictionaries, walked", Trie(words)), ("every word looked at", Scan(words))):
        assert all(peer.count(cards) == lexicon.solutions(cards).count for cards in few[:20])
        theirs = spread(peer.count, few)
        show(f"peer: {name}", theirs)
        print(f"  ours is {statistics.median(theirs) / statistics.median(ours):.0f} times as fast (medians)")


if __name__ == "__main__":
    main()
