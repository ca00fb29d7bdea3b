"""Commands that games bring."""

import tablee
from tablee.terminal.commands import commands_of, extras

from ..kernel.toys import toy


def test_every_command_is_its_game_s() -> None:
    found = extras()
    assert {"words", "daily", "deck"} <= set(found)
    assert found["deck"].game.name == "tapecho"
    assert all(extra.command in commands_of(extra.game).values() for extra in found.values())


def test_a_game_may_bring_none() -> None:
    assert commands_of(toy()) == {}
    assert commands_of(tablee.game("tango")) == {}
