"""How far the cards of Tai Chi Chuan let a round go (C2), and how the levels of its bots compare.

    python -m benchmarks.taichi_deck                 with the complete dictionary, as docs/taichi-deck.md has it
    python -m benchmarks.taichi_deck primer 2000 40  with the small one; so many sequences of cards, so many games

All draws follow from a fixed seed: the same dictionary gives the same figures.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

import tablee
from tablee.games.taichi import events
from tablee.games.taichi.bot_odds import EASY, SHARP, STEADY, Mind, chance, vocabulary
from tablee.games.taichi.lexicon import Lexicon, find
from tablee.games.taichi.pieces import CARDS, LETTERS
from tablee.kernel.game import lottery
from tablee.lab.simulate import simulate

MOST = 12
"""Cards of a round that are looked at."""

LEVELS: dict[str, Mind] = {"easy": EASY, "steady": STEADY, "sharp": SHARP}


def sequences(count: int) -> Iterator[tuple[str, ...]]:
    """The letters of rounds that never stop."""
    rng = Random("taichi deck")
    for _ in range(count):
        yield tuple(LETTERS[card] for card in rng.sample(range(CARDS), MOST))


def counts(lexicon: Lexicon, letters: tuple[str, ...], words: int | None) -> list[int]:
    """How many words there are for the first card, the first two, …, among the so many most common ones."""
    found = []
    for count in range(1, MOST + 1):
        fitting = lexicon.solutions(letters[:count])
        found.append((fitting if words is None else fitting.within(words)).count)
        if not found[-1]:
            break
    return found + [0] * (MOST - len(found))


def survival(lexicon: Lexicon, count: int) -> Iterator[tuple[str, list[float], list[float]]]:
    """For everybody: the share of rounds in which there is a known word at each card, and the chance to find it.

    The chance is that of a whole round: a word must have come to mind at every card before, too.
    """
    rounds = list(sequences(count))
    for name, mind in (("perfect", None), *LEVELS.items()):
        rows = [counts(lexicon, letters, None if mind is None else vocabulary(mind, lexicon)) for letters in rounds]
        there = [sum(row[at] > 0 for row in rows) / count for at in range(MOST)]
        lasting = [0.0] * MOST
        for row in rows:
            hope = 1.0
            for at, words in enumerate(row):
                hope *= float(words > 0) if mind is None else chance(mind, words)
                lasting[at] += hope / count
        yield name, there, lasting


def rounds_of(level: str, lexicon: str, games: int) -> tuple[Counter[int], Counter[str]]:
    """How many cards are turned in the rounds of three equal bots, and what becomes of the rounds."""
    game = tablee.game("taichi")
    sizes: Counter[int] = Counter()
    ends: Counter[str] = Counter()
    for number in range(games):
        rng = Random(f"{level} {number}")
        state = game.start(3, {"lexicon": lexicon, "seconds": 0})
        told: list[tablee.Event] = []
        while state.outcome is None:
            seat = rng.choice(state.acting)
            if seat == tablee.CHANCE:
                move = lottery(state).draw(rng.randrange)
            else:
                move = game.bots[level](state.view(seat), state.moves(seat), rng)
            state.play(seat, move, told.append)
        tally(told, sizes, ends)
    return sizes, ends


def tally(told: list[tablee.Event], sizes: Counter[int], ends: Counter[str]) -> None:
    """Count the rounds of a game."""
    turned = 0
    for event in told:
        match event:
            case events.CardTurned(_, _, count):
                turned = count
            case events.Failed() | events.Unchallenged() | events.RaceWon() | events.RaceForfeited():
                ends[type(event).__name__] += 1
            case events.RoundEnded():
                sizes[turned] += 1


def duels(lexicon: str, games: int) -> Iterator[tuple[str, str, float]]:
    """How often each level wins against the one before, of two players."""
    game = tablee.game("taichi")
    options = game.choose(2, {"lexicon": lexicon, "seconds": 0})
    for weak, strong in (("random", "easy"), ("easy", "steady"), ("steady", "sharp")):
        won = 0.0
        for played in islice(simulate(game, 2, options, [weak, strong], "deck"), games):
            seat = played.levels.index(strong)
            won += (seat in played.outcome.winners) / len(played.outcome.winners)
        yield strong, weak, won / games


def percent(share: float) -> str:
    return f"{100 * share:5.0f} %"


def main(lexicon: str = "complete", count: str = "4000", games: str = "100") -> None:
    """All figures."""
    words = find(lexicon)
    print(f"{words.name}: {len(words)} main entries, fingerprint {words.fingerprint[:16]}\n")
    print("cards           " + "".join(f"{number:7}" for number in range(1, MOST + 1)))
    for name, there, lasting in survival(words, int(count)):
        print(f"{name:8} a word " + "".join(map(percent, there)))
        if name != "perfect":
            print(f"{name:8} found  " + "".join(map(percent, lasting)))
    print()
    for level in LEVELS:
        sizes, ends = rounds_of(level, lexicon, max(1, int(games) // 5))
        total = sizes.total()
        mean = sum(size * times for size, times in sizes.items()) / total
        shares = "  ".join(f"{size}: {times / total:.0%}" for size, times in sorted(sizes.items()))
        print(f"{level:8} cards in a round: mean {mean:.2f};  {shares}")
        print(f"{'':8} " + ", ".join(f"{name} {times / total:.0%}" for name, times in sorted(ends.items())))
    print()
    for strong, weak, share in duels(lexicon, int(games)):
        print(f"{strong} wins {share:.0%} of {games} games for two against {weak}")


if __name__ == "__main__":
    main(*sys.argv[1:])
