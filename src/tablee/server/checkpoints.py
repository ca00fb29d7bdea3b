"""SQLite's log ahead goes back into the database beside the thread that writes, so that no move waits for it.

A checkpoint takes several milliseconds, on a busy disk forty. It does not stand in the way of commits made meanwhile;
what they add is taken in by the next pass. If the passes never catch up, SQLite does it within a commit, at `MOST`.
"""

import threading
from typing import Final

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

ROWS: Final = 500
"""Rows of the log after which it is time: about 1,500 pages of 4 kB where each row is a commit."""
MOST: Final = 8_000
"""Pages after which a commit does it itself."""
PASSES: Final = 4

log = structlog.get_logger("tablee.checkpoints")


class Checkpoints:
    """The thread that does it, and the count of what there is to do."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.rows = 0
        self.due = threading.Event()
        self.stopping = False
        self.thread = threading.Thread(target=self._run, name="tablee-checkpoints", daemon=True)
        self.thread.start()

    def written(self, rows: int) -> None:
        """So many rows more are in the log ahead."""
        self.rows += rows
        if self.rows >= ROWS:
            self.rows = 0
            self.due.set()

    def close(self) -> None:
        """Stop after the pass under way."""
        self.stopping = True
        self.due.set()
        self.thread.join()

    def _run(self) -> None:
        with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            while self.due.wait() and not self.stopping:
                self.due.clear()
                try:
                    _take_in(connection)
                except OperationalError as error:
                    log.warning("checkpoint_failed", error=type(error.orig).__name__)


def _take_in(connection: Connection) -> None:
    """As much as can be; what is left after the last pass waits for the next time."""
    for _ in range(PASSES):
        _, pages, done = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
        if pages == done:
            return
