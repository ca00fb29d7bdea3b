"""The compiled build: the modules in which games and searches spend their time, through mypyc, from the same source.

    make fast                             # a compiled wheel in dist/, installed in .venv in place of the sources
    python fast_build.py FOLDER           # the whole package with its compiled modules, in a folder of its own

It is never needed. It takes mypy, setuptools and a C compiler with the headers of this Python.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent
SOURCES = ROOT / "src"

HOT = (
    *(f"kernel/{name}.py" for name in ("deals", "seats", "sets")),
    "bots/search.py",
    *(
        f"games/{told.parent.name}/{name}.py"
        for told in sorted(SOURCES.glob("tablee/games/*/compiled.toml"))
        for name in tomllib.loads(told.read_text(encoding="utf-8"))["modules"]
    ),
)
"""What is compiled, in the package; a game names its own. Structs stay in modules that are not."""

PACKAGES = ("gcc", "python3-dev")
"""What Debian calls a C compiler and the headers of its Python."""

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

flags = ["--config-file=", "--strict", "--ignore-missing-imports", "--follow-imports=silent"]
setup(name="tablee-fast", packages=[], ext_modules=mypycify([*flags, *{hot!r}], opt_level={level!r}, debug_level="0"))
"""


FLAGS = "-fvisibility=hidden"
"""For the C compiler: nobody else calls these functions, so that they may call each other directly."""


def compile_into(folder: Path, level: str = "3") -> list[Path]:
    """Copy the package to a folder and compile its hot modules there: the files that were made.

    The C compiler takes half as long for its level 1, which changes how fast they are, and nothing else.
    """
    if not has_tools():
        sys.exit(f"The compiled build needs a C compiler and Python's headers: apt install {' '.join(PACKAGES)}")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(SOURCES / "tablee", folder / "tablee", ignore=shutil.ignore_patterns("__pycache__", "static"))
    (folder / "setup.py").write_text(SETUP.format(hot=[f"tablee/{path}" for path in HOT], level=level))
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=folder,
        env={**os.environ, "CFLAGS": f"{os.environ.get('CFLAGS', '')} {FLAGS}"},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"mypyc could not compile:\n{done.stdout}{done.stderr}")
    shutil.rmtree(folder / "build")
    return sorted(folder.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def has_tools() -> bool:
    """Whether this machine has the C compiler that made its Python, or one like it, and the headers."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").exists()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    made = compile_into(Path(sys.argv[1]).resolve())
    print(f"{len(made)} compiled modules")
