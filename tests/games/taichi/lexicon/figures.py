"""Every figure of docs/lexicon.md about words and families, computed again and printed.

    python -m tests.games.taichi.lexicon.figures            # families, random verdicts, drawn words
    python -m tests.games.taichi.lexicon.figures --lists    # fetches three other lists of words: how many are unknown
    python -m tests.games.taichi.lexicon.figures --draw 7   # other random verdicts, to be read: mark what is wrong

The complete dictionary is built first if need be. The random verdicts are drawn with a fixed seed and were read one by
one (`verdicts.tsv`: 1 relatives, 0 plainly wrong); if the dictionary changes, those not read yet are named.
"""

import argparse
import gzip
import json
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from tablee.games.taichi.lexicon import Accept, Accepted, Lexicon, Refused, fetching, prepare

HERE = Path(__file__).parent
EVERYTHING = Accept(plurals=True, feminines=True, conjugated=True, proper=True)
PAIRS = ("kept.tsv", "third.tsv", "unseen.tsv", "second.tsv")
COMMON, VERDICTS, SEED = 5_000, 600, 2026
"""So many verdicts are drawn among so many of the most common headwords."""

Pair = tuple[str, str]


def main() -> None:
    """Print what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lists", action="store_true")
    parser.add_argument("--draw", type=int, metavar="SEED")
    args = parser.parse_args()
    lexicon = prepare()
    if args.draw is not None:
        print("\n".join(f"1\t{one}\t{other}" for one, other in verdicts(lexicon, args.draw)))
    elif args.lists:
        other_lists(lexicon)
    else:
        families(lexicon)
        random_verdicts(lexicon)
        drawn_words(lexicon)


def rows(name: str) -> list[list[str]]:
    """The rows of a table beside this file."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line.split("\t") for line in lines if not line.startswith("#")]


def wilson(hits: int, count: int) -> str:
    """A share with its interval of 95 % (Wilson's)."""
    z, share = 1.96, hits / count
    middle, half = share + z * z / (2 * count), z * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    low, high = (middle - half) / (1 + z * z / count), (middle + half) / (1 + z * z / count)
    return f"{share:.4f} ({max(low, 0):.4f}–{min(high, 1):.4f})"


def families(lexicon: Lexicon) -> None:
    """Precision and recall on the pairs that nothing was learned from."""
    found = {
        name: [(label == "1", lexicon.kin(one, other) == "same") for label, one, other in rows(name)] for name in PAIRS
    }
    for name, judged in (*found.items(), ("all four", [verdict for held in found.values() for verdict in held])):
        hits = sum(truth and same for truth, same in judged)
        said, true = sum(same for _, same in judged), sum(truth for truth, _ in judged)
        print(f"{name}: {true} relatives, {len(judged) - true} others", end="; ")
        print(f"precision {wilson(hits, said)}, recall {wilson(hits, true)}")


def verdicts(lexicon: Lexicon, seed: int = SEED) -> list[Pair]:
    """Pairs of common headwords, drawn at random among those that are said to be of one family."""
    common = set(sorted(lexicon, key=lambda word: lexicon.rank(word) or 0)[:COMMON])
    same = {
        (min(word, other), max(word, other))
        for word in common
        for other in lexicon.family(word)
        if other in common and other != word
    }
    return sorted(Random(seed).sample(sorted(same), VERDICTS))


def random_verdicts(lexicon: Lexicon) -> None:
    """How many of the random verdicts are plainly wrong, and which."""
    read = {(one, other): label for label, one, other in rows("verdicts.tsv")}
    drawn = verdicts(lexicon)
    wrong = [pair for pair in drawn if read.get(pair) == "0"]
    print(f"random verdicts: {len(wrong)} of {len(drawn)} plainly wrong, {wilson(len(wrong), len(drawn))}:", end=" ")
    print(", ".join(map("/".join, wrong)))
    if unread := [pair for pair in drawn if pair not in read]:
        print(f"not read yet: {', '.join(map('/'.join, unread))}")


def drawn_words(lexicon: Lexicon) -> None:
    """How many of the words drawn from other lists are judged otherwise than by somebody who reads them."""
    drawn = [row for row in rows("drawn.tsv") if len(row) > 1]
    wrong = [text for label, text in drawn if (label == "+") != isinstance(lexicon.judge(text), Accepted)]
    print(f"drawn words: {len(wrong)} of {len(drawn)} judged wrongly, {wilson(len(wrong), len(drawn))}", *wrong)


def other_lists(lexicon: Lexicon) -> None:
    """How many words of lists with which ours have nothing to do are unknown."""
    with TemporaryDirectory() as folder:
        scratch = Path(folder)
        array = from_npm("an-array-of-french-words", "2.0.0", "package/index.json", scratch)
        unknown(lexicon, "an-array-of-french-words 2.0.0", [word for word in json.loads(array) if len(word) > 1])
        table = json.loads(from_pypi("pyspellchecker", "0.9.1", "spellchecker/resources/fr.json.gz", scratch))
        often = [word for word, times in table.items() if times > 50 and len(word) > 1 and word.isalpha()]
        unknown(lexicon, "pyspellchecker 0.9.1, more than 50 times", often)
        _, *bands = msgspec.msgpack.decode(
            from_pypi("wordfreq", "3.1.1", "wordfreq/data/large_fr.msgpack.gz", scratch), type=list[object]
        )
        tokens = [token for band in msgspec.convert(bands, list[list[str]]) for token in band]
        words = [token for token in tokens if len(token) > 2 and token.isalpha()]
        unknown(lexicon, "wordfreq 3.1.1, the 5,000 most common of three letters or more", words[:5_000])


def unknown(lexicon: Lexicon, name: str, words: Sequence[str]) -> None:
    """Say how many words the dictionary does not know at all."""
    lost = [word for word in words if isinstance(lexicon.judge(word, EVERYTHING), Refused)]
    print(f"{name}: {len(lost)} of {len(words)} unknown, {100 * len(lost) / len(words):.2f} %: {some(lost)}")


def some(words: Iterable[str]) -> str:
    """A few words of many."""
    held = list(words)
    return " ".join(Random(1).sample(held, min(12, len(held))))


def from_npm(package: str, version: str, file: str, scratch: Path) -> bytes:
    """A file of a package of npm."""
    command, path = fetching.npm(scratch)
    fetching.npm_fetch(command, path, f"{package}@{version}", scratch)
    with tarfile.open(next(scratch.glob(f"{package}-*.tgz"))) as archive:
        found = archive.extractfile(file)
        return found.read() if found is not None else b""


def from_pypi(package: str, version: str, file: str, scratch: Path) -> bytes:
    """A packed file of a wheel; nothing of it is installed or run."""
    pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    subprocess.run([*pip, f"{package}=={version}", "--dest", str(scratch)], check=True, stderr=subprocess.DEVNULL)
    with zipfile.ZipFile(next(scratch.glob(f"{package}-*.whl"))) as archive:
        return gzip.decompress(archive.read(file))


if __name__ == "__main__":
    main()
