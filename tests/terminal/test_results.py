"""What the lab and the test bench found."""

import io

from rich.console import Console

from tablee.kernel.conformance import Row as Law
from tablee.kernel.messages import Outcome
from tablee.lab.simulate import Played, Row, Tally
from tablee.terminal.results import achievements, conclusion, decimal, ending, summary, verdict
from tablee.texts.voice import Voice

from .seats import plain

EN = Voice("en")


def shown(table: object) -> list[str]:
    file = io.StringIO()
    Console(file=file, width=80).print(table)
    return [" ".join(row.split()) for row in file.getvalue().splitlines() if row.strip()]


def test_wins_and_points_a_row_each() -> None:
    rows = shown(achievements(EN, "Level", {"easy": Row(games=8, wins=2.0, points=20), "steady": Row(4, 3.0, 10)}))
    assert rows[0].startswith("Level")
    assert rows[-2:] == ["easy 8 25.0 % 2.5", "steady 4 75.0 % 2.5"]


def test_length_speed_and_endings() -> None:
    tally = Tally()
    for _ in range(4):
        tally.add(Played(("easy", "easy"), Outcome((1, 0), (0,), "limit"), 10))
    rows = plain(summary(EN, tally, 2.0))
    assert [row[22:] for row in rows][:2] == ["10.0", "2.0"]
    assert rows[2].endswith("4")


def test_numbers_and_endings_in_words() -> None:
    assert decimal(EN, 3.14) == "3.1"
    assert decimal(Voice("fr"), 3.14) == "3,1"
    assert ending(EN, "no-such-way") == "no-such-way"


def test_a_law_is_kept_or_broken_and_says_how() -> None:
    kept = verdict(EN, Law(1, "law-fold", 4, 20), 80)
    assert kept[0].plain.startswith("✓ 1 · ")
    assert len(kept) == 2
    broken = verdict(EN, Law(2, "law-legality", 1, 3, "so it is"), 80)
    assert broken[0].plain.startswith("✗ 2 · ")
    assert broken[-1].plain == "    so it is"
    assert "20" in kept[1].plain


def test_the_conclusion_counts_what_is_broken() -> None:
    good, bad = Law(1, "law-fold", 4, 20), Law(2, "law-legality", 1, 3, "so")
    assert conclusion(EN, "toy", [good]) == conclusion(EN, "toy", [good, good])
    assert conclusion(EN, "toy", [good, bad]) != conclusion(EN, "toy", [good])
    assert "toy" in conclusion(EN, "toy", [good])
