"""The build hook: the wheel holds the browser client, built by web/build.py.

`TABLEE_SKIP_WEB=1` leaves it out; `TABLEE_FAST=1` adds the compiled modules of fast_build.py. A page that is up to date
is not built again; an editable install keeps the page that is there when it cannot build a new one.
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
    return loaded("tablee_web_build", Path(root) / "web" / "build.py")


def loaded(name: str, path: Path) -> ModuleType:
    """A module of this repository that is no package."""
    spec = importlib.util.spec_from_file_location(name, path)
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
        needed = ["msgspec>=0.19", "mypy>=2.4", "setuptools>=80"] if compiled() else []
        if skipped() or builder.is_fresh():
            return needed
        return [*needed, "msgspec>=0.19", *([] if builder.node_on_path() else [builder.NODE_WHEEL])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if need be, and compile if that is wanted: an editable install runs its sources."""
        if compiled() and version != "editable":
            self.compile(build_data)
        builder = web(self.root)
        if skipped() or builder.is_fresh():
            return
        try:
            builder.build()
        except SystemExit as problem:
            if version != "editable" or not builder.is_built():
                raise
            print(f"{problem}; the page built earlier stays", file=sys.stderr)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Put the compiled modules beside their sources; the wheel is then one for this machine and this Python."""
        folder = Path(self.root) / "build" / "fast"
        for made in loaded("tablee_fast_build", Path(self.root) / "fast_build.py").compile_into(folder):
            build_data["force_include"][str(made)] = made.relative_to(folder).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def compiled() -> bool:
    """Whether the hot modules are compiled."""
    return os.environ.get("TABLEE_FAST", "") not in ("", "0")


def skipped() -> bool:
    """Whether the page is left out."""
    return os.environ.get("TABLEE_SKIP_WEB", "") not in ("", "0")
