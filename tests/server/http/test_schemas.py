"""What is asked and answered by the JSON interface."""

import msgspec
import pytest

from tablee.server.http.schemas import Choices, NewTable


def test_what_is_not_said_of_a_new_table() -> None:
    asked = msgspec.json.decode(b'{"game":"tango","seats":2}', type=NewTable)
    assert (asked.options, asked.listed, asked.clock, asked.name, asked.bots, asked.start) == (
        {}, False, 0, "", None, False,
    )  # fmt: skip


@pytest.mark.parametrize(
    "wrong",
    [
        b'{"game":"tango"}',
        b'{"game":"tango","seats":0}',
        b'{"game":"tango","seats":13}',
        b'{"game":"tango","seats":2,"clock":601}',
        b'{"game":"tango","seats":2,"clock":-1}',
        b'{"game":"tango","seats":2,"surprise":1}',
        b'{"game":"' + b"x" * 33 + b'","seats":2}',
        b'{"game":"tango","seats":2,"options":{"deck":[1]}}',
    ],
)
def test_what_is_no_new_table(wrong: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(wrong, type=NewTable)


def test_options_that_somebody_thinks_of_are_needed() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"tango","seats":2}', type=Choices)
