"""What `tablee doctor` looks at: the complete dictionary."""

from collections.abc import Iterator

from tablee.games.taichi.lexicon import is_ready
from tablee.games.taichi.lexicon.shelf import check
from tablee.kernel.errors import TableeError
from tablee.server.care.findings import Finding, failed, good, note


def look() -> Iterator[Finding]:
    """Whether it is there, and sound."""
    if not is_ready():
        yield note("words-small")
        return
    try:
        yield good("words", heads=len(check()))
    except TableeError as error:
        yield failed(error)
