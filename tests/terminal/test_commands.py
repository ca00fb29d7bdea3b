"""Commands that games bring."""

from tablee.kernel.rooms import enter
from tablee.terminal.commands import commands_in, extras


def test_every_command_is_its_game_s() -> None:
    found = extras()
    assert {"words", "daily", "deck"} <= set(found)
    assert found["deck"].game.name == "tapecho"
    for extra in found.values():
        module = enter(extra.game.rooms.commands)
        assert module is not None
        assert extra.command in commands_in(module).values()
    assert not any(extra.game.name == "tango" for extra in found.values())
