"""Fixtures of the tests of operation: servers are quiet here too."""

from ..server.conftest import no_early_workers, quiet

__all__ = ["no_early_workers", "quiet"]
