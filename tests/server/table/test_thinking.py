"""Teams with sabotage (A14): bots leave the choice to a human partner; when all humans have chosen, nobody waits."""

import asyncio
from typing import cast

import msgspec

import tablee
from tablee.games.tacta.moves import Exchange
from tablee.games.tacta.pace import DEFERENCE
from tablee.games.tacta.rules import State
from tablee.server.wire.messages import Play

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
