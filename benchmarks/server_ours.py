"""Our server for the benchmark: as `tablee serve` runs it, every move on the disk, without limits for one address.

`python -m benchmarks.server_ours PORT DATA`
"""

import sys
from pathlib import Path

from tablee.server.logs import set_up_logs
from tablee.server.run import run_server
from tablee.server.settings import Pace, Quotas, Settings

MUCH = Pace(burst=1e12, rate=1e12)
QUOTAS = Quotas(
    frames=MUCH,
    crowd=MUCH,
    requests=MUCH,
    connects=MUCH,
    creations=MUCH,
    misses=MUCH,
    heavy=MUCH,
    sockets=1_000_000,
)


def main() -> int:
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    set_up_logs("warning")
    figures = {"admin_port": port + 1} if hasattr(Settings, "admin_port") else {}  # a version before has them elsewhere
    return run_server(Settings(host="127.0.0.1", port=port, data=data, quotas=QUOTAS, **figures))


if __name__ == "__main__":
    sys.exit(main())
