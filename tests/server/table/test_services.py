"""What all tables share."""

from dataclasses import fields
from typing import Any

from tablee.server.table.services import Services


def test_a_table_is_given_the_services_and_never_the_other_tables() -> None:
    names = {field.name for field in fields(Services)}
    assert names == {
        "settings", "store", "workers", "talk", "knocks", "open_table", "forget", "shelf", "clerks",
    }  # fmt: skip


def test_two_servers_share_no_shelf() -> None:
    nothing: Any = None
    one, other = (Services(*[nothing] * 7) for _ in range(2))
    assert one.shelf is not other.shelf
    assert one.clerks is not other.clerks
