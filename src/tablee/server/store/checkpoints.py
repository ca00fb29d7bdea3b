"""SQLite's log ahead goes back into the database beside the thread that writes, so that no move waits long for it.

A checkpoint takes several milliseconds, on a busy disk forty. Most of it is done here while commits go on. What they
add meanwhile is taken in by the writer itself, between two commits: it is little, and only then the log ahead can
begin anew at its beginning. It must, soon: on a busy disk nine commits in ten took 0.5 ms into a file that did not
grow, 4 to 9 ms into one that did.
"""

import threading
from typing import Final

import structlog
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

PAGES: Final = 2_000
"""What the log ahead has gained, about, when it is time again: a page that was written often is copied once."""
PER_COMMIT: Final = 2
"""Pages that a commit writes besides one for each of its jobs: every table has a page of its own in the index."""
MOST: Final = 4_000
"""Pages after which SQLite does all of it within a commit."""
PASS: Final = "PRAGMA wal_checkpoint(PASSIVE)"

log = structlog.get_logger("tablee.checkpoints")


class Checkpoints:
    """The thread that does most of it, and the count of what there is to do."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.pages = 0
        self.due = threading.Event()
        self.due.set()  # what an abrupt end has left in the log ahead
        self.nearly = False
        """Whether most of it is done, and the rest is for the writer."""
        self.stopping = False
        self.thread = threading.Thread(target=self._run, name="tablee-checkpoints", daemon=True)
        self.thread.start()

    def note(self, jobs: int, connection: Connection) -> None:
        """The writer has committed so many jobs, and has the time for the rest of a checkpoint."""
        self.pages += jobs + PER_COMMIT
        if self.nearly:
            self.nearly = False
            checkpoint(connection)
        elif self.pages >= PAGES:
            self.pages = 0
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
                self.nearly = checkpoint(connection)


def checkpoint(connection: Connection) -> bool:
    """One pass; whether it could be made. If not, the log ahead goes on, and so do the tables."""
    try:
        connection.exec_driver_sql(PASS)
    except OperationalError as error:
        log.warning("checkpoint_failed", error=type(error.orig).__name__)
        return False
    return True
