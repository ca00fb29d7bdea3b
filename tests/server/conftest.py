"""Fixtures of the server's tests."""

import pytest
import structlog

from tablee.server.workers import Workers


@pytest.fixture(autouse=True)
def no_early_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker process starts when a bot must think, not with each of a hundred test servers."""
    monkeypatch.setattr(Workers, "wake", lambda self: None)


@pytest.fixture(autouse=True)
def quiet() -> None:
    """No log on the terminal."""
    structlog.configure(
        processors=[lambda *_: (_ for _ in ()).throw(structlog.DropEvent)], cache_logger_on_first_use=False
    )
