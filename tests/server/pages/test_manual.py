"""The page of the protocol, made from its types."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from tablee.server.tools.manual import PAGE, bounds, fields, introduction, main, page, spelled
from tablee.server.wire.client_frames import SetTable
from tablee.server.wire.server_frames import Ack


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tablee.server.tools.manual"


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        (int, "number"),
        (bool, "true/false"),
        (int | None, "number or null"),
        (Literal["a", 3], '`"a"` or `3`'),
        (tuple[str, ...], "list of text"),
        (dict[str, int], "object of number"),
        (Annotated[int, msgspec.Meta(ge=0, le=11)], "number (≥ 0, ≤ 11)"),
        (Ack, "[Ack](#ack)"),
    ],
)
def test_a_type_as_a_reader_of_json_calls_it(hint: object, said: str) -> None:
    assert spelled(hint) == said


def test_bounds_are_said_as_far_as_there_are_some() -> None:
    assert bounds(msgspec.Meta(min_length=1, max_length=24)) == "(length ≥ 1, length ≤ 24)"


def test_a_field_has_its_type_its_default_and_its_meaning() -> None:
    rows = list(fields(SetTable))
    assert rows[-2] == "| `clock` | number (≥ 0, ≤ 600) or null | `null` | Seconds a turn, 5 or more; 0 is no clock. |"


def test_no_number_is_left_open() -> None:
    assert "8,192 bytes" in introduction()
    assert "{burst}" not in introduction()


def test_the_page_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "docs" / "protocol.md"
    monkeypatch.setattr("tablee.server.tools.manual.PAGE", target)
    assert main() == 0
    assert target.read_text(encoding="utf-8") == page()
