"""A deck of Tapécho in which everybody looks into hands and swaps cards all the time."""

from importlib.resources import files

OPENING = "attacks = [\n"
EXAMPLE = (files("tablee.games.tapecho") / "example.toml").read_text(encoding="utf-8")
LOOKS = "".join(f'{{ effect = "reveal", fr = "Loupe {n}", en = "Lens {n}" }},\n' for n in range(10))
SWAPS = "".join(f'{{ effect = "swap_random", fr = "Troc {n}", en = "Trade {n}" }},\n' for n in range(14))

DECK = EXAMPLE.replace(OPENING, OPENING + LOOKS + SWAPS)
