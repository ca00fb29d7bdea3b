"""What we hand out to run a server with: its files say what is so."""

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.server import metrics
from tablee.server.command import add_arguments
from tablee.server.http.admin import Disk
from tablee.server.settings import PREFIX
from tablee.texts.voice import Voice

DEPLOY = Path(__file__).parents[2] / "deploy"
UNIT = DEPLOY / "tablee.service"
MANUAL = DEPLOY.parent / "docs" / "operation.md"
SERVER = Path(tablee.__file__).parent / "server"


def known_options() -> set[str]:
    """What may be written behind `tablee serve`, what games bring included."""
    parser = argparse.ArgumentParser(add_help=False)
    add_arguments(parser, Voice("en"))
    return {name.removeprefix("--") for action in parser._actions for name in action.option_strings}


@pytest.mark.parametrize("path", [UNIT, DEPLOY / "Containerfile", MANUAL], ids=lambda path: path.name)
def test_only_variables_that_we_know_are_set(path: Path) -> None:
    known = {PREFIX + option.upper().replace("-", "_") for option in known_options()} | {"TABLEE_CACHE"}
    used = set(re.findall(r"\bTABLEE_[A-Z_]+", path.read_text()))
    assert used
    assert used <= known


def test_the_manual_names_options_figures_and_events_that_there_are(tmp_path: Path) -> None:
    text = MANUAL.read_text()
    options = set(re.findall(r"^\| `--([a-z-]+)", text, re.MULTILINE))
    assert options
    assert options <= known_options()
    figures = set(re.findall(r"\btablee_[a-z_]+", text))
    counted = {metric.name for metric in [*metrics.registry.collect(), *Disk(tmp_path).collect()]}
    assert {figure.removesuffix("_total") for figure in figures} == counted
    sources = "".join(path.read_text() for path in SERVER.rglob("*.py"))
    events = re.findall(r"`([a-z]+_[a-z_]+)`", text.partition("Logs are lines")[2].partition("\n\n")[0])
    assert len(events) > 5
    assert all(f'"{event}"' in sources for event in events), events


def test_what_the_manual_points_to_is_there() -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", MANUAL.read_text()):
        assert (MANUAL.parent / target).exists(), target


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Where systemd is: elsewhere there is nobody to ask."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        assert sys.platform != "linux" or not Path("/run/systemd/system").exists()
        return
    command = re.search(r"^ExecStart=(\S+) serve$", UNIT.read_text(), re.MULTILINE)
    assert command is not None
    unit = tmp_path / "tablee.service"  # the program is not installed on the machine that tests it
    unit.write_text(UNIT.read_text().replace(command[1], shutil.which("true") or "/bin/true"))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_is_made_of_what_is_here() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    for line in re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE):
        *sources, _ = line.split()
        assert all((DEPLOY.parent / source).exists() for source in sources), line
