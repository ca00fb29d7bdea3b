"""Libraries that not everybody needs: who asks for a door without its library is told what to install."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

TITLES: Final = {"pettingzoo": "PettingZoo", "gymnasium": "Gymnasium", "openspiel": "OpenSpiel"}
"""The libraries by the extras that bring them."""


@contextmanager
def needs(extra: str) -> Iterator[None]:
    """ImportError with a plain sentence if the libraries of an extra are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("tablee"):
            raise
        sentence = f'This needs {TITLES[extra]}, which is not installed: pip install "tablee[{extra}]"'
        raise ImportError(sentence, name=error.name) from error
