"""The door for whoever runs the server: what is counted, on a port that the world does not see."""

import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from aiohttp import web
from prometheus_client import Metric
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from tablee.server import metrics


class Disk(Collector):
    """The room left where the games are kept, looked up when somebody asks."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterator[Metric]:
        free = shutil.disk_usage(self.folder).free
        yield GaugeMetricFamily("tablee_disk_free_bytes", "Room left for the data folder.", free)


def make_admin(folder: Path) -> web.Application:
    """The application of the admin port."""
    app = web.Application()
    disk = Disk(folder)

    async def counted(app: web.Application) -> AsyncIterator[None]:
        metrics.registry.register(disk)
        yield
        metrics.registry.unregister(disk)

    app.cleanup_ctx.append(counted)
    app.router.add_get("/metrics", show_metrics)
    return app


async def show_metrics(request: web.Request) -> web.Response:
    """What is counted."""
    return web.Response(body=metrics.page(), headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})
