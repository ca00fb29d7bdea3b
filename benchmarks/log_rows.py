"""What a row of the log costs SQLite, by the form of its index: `python -m benchmarks.log_rows [TABLES] [COMMITS]`.

Forty tables in a hundred write a row each in one commit, as a busy server does it: the same settings, the same
statement, the folder in memory. CPU of the process, passes of the log ahead into the database included, the best of
three. Beside our own form, in which the number of an entry is unique in its table, stand a log without any index and
one whose index grows at its end, which lets a number be there twice.
"""

import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from sqlalchemy.dialects import sqlite
from sqlalchemy.schema import CreateTable

from benchmarks.server import MEMORY
from tablee.server.store.checkpoints import PAGES
from tablee.server.store.schema import entries
from tablee.server.store.store import PRAGMAS
from tablee.server.store.writer import COLUMNS, statement

PER_COMMIT = 40
SPAN = 5_000
"""Rows after which the index that grows at its end goes on at its end again."""
OURS = str(CreateTable(entries).compile(dialect=sqlite.dialect()))
BARE = f"CREATE TABLE entries ({', '.join(COLUMNS)})"
FORMS = {
    "no index": (BARE,),
    "an index that grows at its end, not unique": (BARE, "CREATE INDEX spans ON entries (life, code)"),
    "unique by table and number (ours)": (OURS,),
}


def batches(tables: int, commits: int) -> list[tuple[object, ...]]:
    """The values of each commit; `life` is a stretch of the whole log here, for the index that grows at its end."""
    rng = random.Random(1)
    codes = ["".join(rng.choices("BCDFGHJKLMNPQRSTVWXZ", k=6)) for _ in range(tables)]
    numbers, found = [0] * tables, []
    for commit in range(commits):
        values: list[object] = []
        for table in rng.sample(range(tables), min(PER_COMMIT, tables)):
            number = numbers[table]
            numbers[table] += 1
            mark = f"abcdefghijklmnopqrstuv/{number}"
            move = f'{{"t":"play","card":{number % 75}}}'
            values += [codes[table], number, commit * PER_COMMIT // SPAN, 0, table % 4, move, mark, 1_790_000_000_000]
        found.append(tuple(values))
    return found


def cost(form: tuple[str, ...], work: list[tuple[object, ...]]) -> float:
    """Microseconds of CPU a row."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        connection = sqlite3.connect(Path(folder) / "log.db", isolation_level=None)
        for pragma in (*PRAGMAS, f"wal_autocheckpoint={PAGES}"):
            connection.execute(f"PRAGMA {pragma}")
        for sql in form:
            connection.execute(sql)
        rows = len(work[0]) // len(COLUMNS)
        insert = statement(f"({', '.join('?' * len(COLUMNS))})", rows)
        began = time.process_time()
        for values in work:
            connection.execute(insert, values)
        spent = time.process_time() - began
        connection.close()
    return 1e6 * spent / (rows * len(work))


def main() -> None:
    tables, commits = (int(text) for text in (*sys.argv[1:], *("100", "1500")[len(sys.argv) - 1 :]))
    work = batches(tables, commits)
    for name, form in FORMS.items():
        print(f"{name}: {min(cost(form, work) for _ in range(3)):.2f} µs a row", flush=True)


if __name__ == "__main__":
    main()
