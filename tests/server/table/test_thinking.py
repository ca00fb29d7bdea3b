"""Teams with sabotage (A14): bots leave the choice to a human partner; when all humans have chosen, nobody waits."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import tablee
from tablee.games.tacta.moves import Exchange
from tablee.games.tacta.pace import DEFERENCE
from tablee.games.tacta.rules import State
from tablee.server.table.thinking import Pending, Thinking
from tablee.server.wire.client_frames import Play

from ..racing import Room, room

FOUR = [0.0, None, None, None]
"""One human: partners sit opposite each other, so seat 2 is theirs."""


class Sabotage(Room):
    """A table of TACTA."""

    game = tablee.game("tacta")


def chosen(scene: Room) -> dict[int, Exchange]:
    """What each colour has chosen."""
    return cast(State, scene.state).choices


def test_a_bot_leaves_the_choice_to_its_partner_and_others_choose_when_all_humans_have() -> None:
    async def scenario(scene: Room) -> None:
        await asyncio.sleep(DEFERENCE[0] - 1)
        assert chosen(scene) == {}
        scene.says(0, Play(msgspec.Raw(msgspec.json.encode(Exchange(2, 1))), scene.at))
        await asyncio.sleep(1.5)
        assert chosen(scene)[0] == Exchange(2, 1)
        assert set(chosen(scene)) == {0, 1}

    room(FOUR, scenario, Sabotage, teams=True, sabotage=True)


def test_a_bot_chooses_in_the_end_for_a_partner_who_does_not() -> None:
    async def scenario(scene: Room) -> None:
        await asyncio.sleep(DEFERENCE[1] + 1)
        assert set(chosen(scene)) == {0, 1}

    room(FOUR, scenario, Sabotage, teams=True, sabotage=True)


class Spoiled:
    """A table at which some of what bots have in mind is not possible any more."""

    def __init__(self, *bad: int) -> None:
        self.bad = bad
        self.since = dict.fromkeys(range(4), 0)
        self.state = self
        chair = SimpleNamespace(automatic=True)
        self.seating = SimpleNamespace(chairs=[chair] * 4)

    def why_not(self, seat: int, move: object) -> object:
        return "spoiled" if seat in self.bad else None


@pytest.mark.parametrize("bad", [(1,), (2,), (3,), (1, 3), (1, 2, 3), ()])
def test_of_several_bots_those_think_again_whose_move_is_spoiled(bad: tuple[int, ...]) -> None:
    table: Any = Spoiled(*bad)
    thinking = Thinking(table)
    tasks: dict[int, Any] = {seat: SimpleNamespace(cancelled=False) for seat in (0, 1, 2, 3)}
    for seat, task in tasks.items():
        task.cancel = lambda task=task: setattr(task, "cancelled", True)
        thinking._pending[seat] = Pending(0, task)
        thinking._pending[seat].move = Exchange(0, 0)
    thinking._pending[0].move = None  # it has not come to a decision yet
    thinking.reconsider(table)
    assert set(thinking._pending) == {0, 1, 2, 3} - set(bad)
    assert {seat for seat, task in tasks.items() if task.cancelled} == set(bad)
