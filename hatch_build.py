"""The build hook: the wheel holds the browser client, built by web/build.py.

`TABLEE_SKIP_WEB=1` leaves it out. A page that is up to date is not built again; an editable install keeps the page
that is there when it cannot build a new one.
"""

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def web(root: str) -> ModuleType:
    """The module web/build.py."""
    spec = importlib.util.spec_from_file_location("tablee_web_build", Path(root) / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class WebHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page before the wheel is packed."""

    PLUGIN_NAME = "web"

    def dependencies(self) -> list[str]:
        """What the build needs: nothing if the page is there, Node only if the machine has none."""
        builder = web(self.root)
        if skipped() or builder.is_fresh():
            return []
        return ["msgspec>=0.19", *([] if builder.node_on_path() else [builder.NODE_WHEEL])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if need be."""
        builder = web(self.root)
        if skipped() or builder.is_fresh():
            return
        try:
            builder.build()
        except SystemExit as problem:
            if version != "editable" or not builder.is_built():
                raise
            print(f"{problem}; the page built earlier stays", file=sys.stderr)


def skipped() -> bool:
    """Whether the page is left out."""
    return os.environ.get("TABLEE_SKIP_WEB", "") not in ("", "0")
