"""What the lab and the test bench found, as tables."""

from collections.abc import Iterable, Mapping, Sequence

from rich import box
from rich.table import Table

from tablee.kernel.conformance import Row as Law
from tablee.lab.simulate import Row, Tally
from tablee.lab.standings import Figure, Standing
from tablee.terminal.lines import Lines, line, wrapped
from tablee.terminal.palette import GREEN, QUIET, RED, STRONG
from tablee.texts.voice import Voice


def achievements(voice: Voice, head: str, rows: Mapping[str, Row]) -> Table:
    """Wins and points, a row for each level or seat."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(head)
    for name in (voice.say("simulate-played"), voice.say("simulate-wins"), voice.say("simulate-score")):
        table.add_column(name, justify="right")
    for name, row in rows.items():
        table.add_row(
            name,
            str(row.games),
            f"{decimal(voice, 100 * row.wins / row.games)} %",
            decimal(voice, row.points / row.games),
        )
    return table


def ladder(voice: Voice, rows: Sequence[Standing]) -> Table:
    """Who is better, with how far the truth may lie from each figure."""
    rated = any(row.rating is not None for row in rows)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(voice.say("arena-player"))
    heads = [voice.say("simulate-played"), voice.say("simulate-wins"), voice.say("simulate-score")]
    for head in [*heads, *([voice.say("arena-rating")] if rated else [])]:
        table.add_column(head, justify="right", no_wrap=True)
    for row in sorted(rows, key=lambda row: row.wins.mean, reverse=True):
        cells = [str(row.games), f"{given(voice, row.wins, 100)} %", given(voice, row.points)]
        if rated:
            cells.append("" if row.rating is None else given(voice, row.rating))
        table.add_row(row.player, *cells)
    return table


def given(voice: Voice, figure: Figure, times: int = 1) -> str:
    """A figure with its interval."""
    return f"{decimal(voice, times * figure.mean)} ± {decimal(voice, times * figure.give)}"


def summary(voice: Voice, tally: Tally, speed: float) -> Lines:
    """Length, games a second and endings."""
    endings = [f"{ending(voice, name)} {count}" for name, count in tally.endings.items()]
    facts = {
        voice.say("simulate-length"): decimal(voice, tally.inputs / tally.games),
        voice.say("simulate-speed"): decimal(voice, speed),
        voice.say("simulate-endings"): ", ".join(endings),
    }
    return [line((f"{name:<22}", QUIET), value) for name, value in facts.items()]


def decimal(voice: Voice, value: float) -> str:
    """A number with one decimal."""
    return voice.say("decimal", value=value)


def ending(voice: Voice, reason: str) -> str:
    """The name of a way to end."""
    return voice.say(f"ending-{reason}.name") if voice.knows(f"ending-{reason}") else reason


def verdict(voice: Voice, row: Law, width: int) -> Lines:
    """One law: kept or broken, and how."""
    kept = row.failure is None
    sign = ("✓ ", f"bold {GREEN}") if kept else ("✗ ", f"bold {RED}")
    counts = voice.say("conformance-counts", games=row.games, checks=row.checks)
    head = line(sign, (f"{row.law} · {voice.say(row.title)}", STRONG))
    below = [*wrapped(counts, width - 4, QUIET), *([] if kept else wrapped(row.failure or "", width - 4))]
    return [head, *(line("    ").append_text(part) for part in below)]


def conclusion(voice: Voice, game: str, laws: Iterable[Law]) -> str:
    """Whether the game is sound."""
    return voice.say("conformance-result", game=game, broken=sum(row.failure is not None for row in laws))
