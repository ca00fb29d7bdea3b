"""A game without a drawing of its own."""

import tablee
from tablee.terminal.plain import draw, fields
from tablee.texts.speaker import Speaker

from .seats import plain

TANGO = tablee.game("tango")


def test_the_fields_of_the_view_and_a_list_of_the_moves() -> None:
    log = tablee.Log.begin(TANGO, 2, {}, ("Me", "Lila"), tablee.promise(b"plain"))
    log.chance()
    seat = log.state.acting[0]
    sketch = draw(log.state.view(seat), log.state.moves(seat), Speaker(TANGO, "en", ("Me", "Lila"), seat), 60)
    assert plain(sketch.title) == ["Tango"]
    assert list(sketch.choices.values()) == list(log.state.moves(seat))
    assert sketch.task
    other = draw(log.state.view(1 - seat), (), Speaker(TANGO, "en", ("Me", "Lila"), 1 - seat), 60)
    assert (other.task, other.choices) == ("", {})


def test_a_field_hangs_from_its_name() -> None:
    view = TANGO.start(2).view(None)
    rows = plain(fields(view, 40))
    assert rows[0].startswith(f"{view.__struct_fields__[0].replace('_', ' '):<16}  ")
    assert all(len(row) <= 40 for row in rows)
    hanging = [row for row in rows if row.startswith(" " * 18)]
    assert hanging
    assert all(row[18] != " " for row in rows if len(row) > 18)
