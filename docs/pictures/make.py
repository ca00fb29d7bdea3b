"""Draws the pictures of the terminal: `python docs/pictures/make.py`. The same seeds draw the same pictures."""

import io
import re
from pathlib import Path
from random import Random

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import tablee
from tablee.bots.simple import level
from tablee.kernel.fairness import seed_from
from tablee.terminal.screen import PROMPT, LiveScreen
from tablee.terminal.table import DRAWINGS
from tablee.texts.speaker import Speaker

HERE = Path(__file__).parent
NAMES = ("Moi", "Lila", "Malo", "Nour", "Zoé")
WIDTH, HEIGHT = 80, 24

ANSI = [(23, 26, 43), (221, 75, 90), (59, 156, 102), (201, 151, 26), (74, 144, 217), (160, 107, 208), (74, 144, 217)]
NIGHT = TerminalTheme((23, 26, 43), (243, 238, 223), [*ANSI, (243, 238, 223)], [*ANSI, (243, 238, 223)])
"""The midnight table."""


def played(name: str, seats: int, inputs: int, seed: str, options: dict[str, object]) -> tuple[tablee.Log, list[str]]:
    """A game of good players after so many inputs and up to the first player's turn, and its story."""
    game = tablee.game(name)
    log = tablee.Log.begin(game, seats, options, NAMES[:seats], tablee.promise(seed_from(seed)))
    speaker = Speaker(game, "fr", log.players, 0)
    bot = level(game, None)
    events = log.chance()
    while len(log.inputs) < inputs or log.state.acting != (0,):
        seat = log.state.acting[0]
        events += log.play(seat, bot(log.state.view(seat), log.state.moves(seat), Random(len(log.inputs))))
        events += log.chance()
    seen = [event.seen_by(0) for event in events]
    return log, [speaker.event(event) for event in seen if event is not None]


def drawn(name: str, seats: int, inputs: int, seed: str, options: dict[str, object]) -> str:
    """The screen of the first player as an SVG that needs nothing from the network."""
    log, story = played(name, seats, inputs, seed, options)
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor"
    )
    screen = LiveScreen(console)
    screen.tell(story)
    screen.old = len(story) - 5
    speaker = Speaker(log.game, "fr", log.players, 0)
    sketch = DRAWINGS[name](log.state.view(0), log.state.moves(0), speaker, WIDTH)
    for row in screen.laid_out(sketch):
        console.print(row)
    console.print(PROMPT)
    svg = console.export_svg(title=f"tablee play {name}", theme=NIGHT, unique_id=f"tablee-{name}")
    return re.sub(r"<!--.*?-->|@font-face \{.*?\}\s*(?=@font-face|\.)", "", svg, flags=re.DOTALL)


PICTURES = {
    "tango-terminal.svg": ("tango", 4, 20, "ball", {}),
    "tarot-terminal.svg": ("tarot", 4, 12, "school", {"bets": True}),
}

if __name__ == "__main__":
    for file, what in PICTURES.items():
        svg = drawn(*what)
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", ""), "no picture may call the network"
        (HERE / file).write_text(svg, encoding="utf-8")
