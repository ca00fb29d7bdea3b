"""Playthroughs as OpenSpiel writes them: what a game looks like there, to be read and compared.

python -m tests.envs.playthroughs        writes them anew; the difference is part of the review
"""

import re
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import tablee.envs

from .tables import NAMES, SMALL

FOLDER = Path(__file__).with_name("playthroughs")
CHOICES = {"tango": 4, "tarot": 3, "taichi": 1, "tacta": 1, "tapecho": 1}
"""How many choices are shown: positions of some games take a page each."""


def played(name: str) -> str:
    """A short game by a fixed seed; the hash of the dictionary is left out."""
    game = tablee.envs.openspiel(name, options=SMALL.get(name, {}), max_cycles=CHOICES[name])
    text = playthrough(str(game), [], seed=20)
    return re.sub(r'("fingerprint\\?":\\?"|primer )[0-9a-f]{8,}', r"\1…", text)


def main() -> None:
    """Write them."""
    for name in NAMES:
        (FOLDER / f"{name}.txt").write_text(played(name), encoding="utf-8")


if __name__ == "__main__":
    main()
