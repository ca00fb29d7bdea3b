"""Run everything in its long size and write what was seen: `python -m tests.faults.report [NAME …]`.

Each scenario that was run replaces its own row of `docs/reliability.md`; a row says what was done, how much of it,
how it ended, how long it took and when. With `--quick` nothing is written.
"""

import argparse
import asyncio
import re
import resource
import sys
import tempfile
import time
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from .scenarios import SCENARIOS, Scenario

PAGE = Path(__file__).parents[2] / "docs" / "reliability.md"
HEAD = "| | what is done to it | counted | result | took | on |\n|---|---|---|---|---|---|\n"
PARTS = re.compile(r"(<!-- rows -->\n)(.*)(<!-- end of rows -->)", re.DOTALL)


def main() -> int:
    """Run those named, or all, one after the other; how many failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.report", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(scenario.name for scenario in SCENARIOS))
    parser.add_argument("--quick", action="store_true", help="the quick sizes, and no page")
    args = parser.parse_args()
    open_more_files()
    failed = 0
    for scenario in SCENARIOS:
        if not args.names or scenario.name in args.names:
            row, good = tried(scenario, scenario.quick if args.quick else scenario.long)
            print(row, flush=True)
            failed += not good
            if not args.quick:
                note(scenario.name, row)
    return failed


def tried(scenario: Scenario, size: object) -> tuple[str, bool]:
    """Run one; its row of the table, and whether all was well."""
    began, counts, result = time.monotonic(), Counter[str](), "good"
    with tempfile.TemporaryDirectory(prefix="tablee-faults-") as folder:
        try:
            counts = asyncio.run(whole(scenario, size, Path(folder)))
        except Exception as error:
            print(f"{scenario.name}: {error!r}", file=sys.stderr)
            result = f"**failed**: {type(error).__name__}"
    minutes, seconds = divmod(round(time.monotonic() - began), 60)
    told = ", ".join(f"{name} {count:,}" for name, count in sorted(counts.items()))
    day = datetime.now(UTC).date().isoformat()
    return f"| {scenario.name} | {scenario.said} | {told} | {result} | {minutes} min {seconds} s | {day} |", bool(
        counts
    )


async def whole(scenario: Scenario, size: object, folder: Path) -> Counter[str]:
    return await scenario.run(size, folder)


def note(name: str, row: str) -> None:
    """Put a row in its place on the page."""
    page = PAGE.read_text()
    found = PARTS.search(page)
    assert found is not None
    rows = {line.split("|")[1].strip(): line for line in found[2].splitlines()[2:] if line.startswith("|")}
    rows[name] = row
    ordered = "\n".join(rows[scenario.name] for scenario in SCENARIOS if scenario.name in rows)
    PAGE.write_text(page[: found.start(2)] + HEAD + ordered + "\n" + page[found.end(2) :])


def open_more_files() -> None:
    """Every robot has a connection."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


if __name__ == "__main__":
    sys.exit(main())
