"""What is counted, for Prometheus. Numbers only: no names, no codes, no cards."""

from collections import Counter as Counts
from collections.abc import Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Metric, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

registry: Final = CollectorRegistry()

TABLES: Final = Gauge("tablee_tables", "Tables in memory.", registry=registry)
VIEWERS: Final = Gauge("tablee_viewers", "Connections to tables.", registry=registry)
PLAYED: Final[Counts[str]] = Counts()
"""Inputs by game: plain numbers, for this is counted at every move."""
GAMES_OVER: Final = Counter("tablee_games_over", "Games played to their end.", ("game",), registry=registry)
REFUSED: Final = Counter("tablee_frames_refused", "Frames refused.", ("problem",), registry=registry)
CUT_OFF: Final = Counter("tablee_connections_cut", "Connections closed by the server.", ("reason",), registry=registry)
REQUESTS: Final = Counter("tablee_requests", "Requests answered.", ("route", "status"), registry=registry)
COMMIT: Final = Histogram(
    "tablee_commit_seconds",
    "One transaction, for all tables that waited, until it is on the disk.",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1),
    registry=registry,
)


class Inputs(Collector):
    """The inputs played, read when somebody asks."""

    def collect(self) -> Iterator[Metric]:
        found = CounterMetricFamily("tablee_inputs", "Inputs played.", labels=("game",))
        for game, count in PLAYED.items():
            found.add_metric((game,), count)
        yield found


registry.register(Inputs())


def page() -> bytes:
    """Everything counted, in the text form that Prometheus reads."""
    return generate_latest(registry)
