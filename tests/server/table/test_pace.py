"""How bots take their turns: quickly, calmly, or when somebody who plays has tapped."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.lobby.seating import Pace
from tablee.server.play.live import LiveGame
from tablee.server.table.beat import CALM, Beat
from tablee.server.table.thinking import Pending

from ..tools import Client, Server, scenario, served


def position(*, acting: int = 1, windows: int = 0, own: float | None = None) -> LiveGame:
    """A game in which so many may act, with so many time limits, whose own pace is that."""
    game = SimpleNamespace(pace=lambda view, move, dice: own)
    return cast(Any, SimpleNamespace(since=dict.fromkeys(range(acting), 0), windows=[None] * windows, game=game))


def pauses(live: LiveGame, pace: Pace) -> list[float]:
    beat = Beat((0.5, 1.1))
    return [beat.pause(live, cast(Any, None), cast(Any, None), pace) for _ in range(200)]


def test_a_calm_turn_can_be_read() -> None:
    assert max(pauses(position(), Pace.LIVELY)) <= 1.1
    for pace in (Pace.CALM, Pace.TAP):
        assert min(pauses(position(), pace)) >= 0.5 * CALM >= 1.0, "a second at least"
        assert max(pauses(position(), pace)) <= 1.1 * CALM
    assert pauses(position(own=9.0), Pace.CALM) == [9.0] * 200, "the game's own pace if that is slower"


@pytest.mark.parametrize("live", [position(acting=2, own=0.3), position(windows=1, own=0.3)])
def test_answers_and_races_are_as_quick_as_ever(live: LiveGame) -> None:
    assert pauses(live, Pace.CALM) == pauses(live, Pace.LIVELY) == [0.3] * 200


def test_bots_that_take_no_time_take_none_calmly_either() -> None:
    assert Beat((0.0, 0.0)).pause(position(), cast(Any, None), cast(Any, None), Pace.CALM) == 0.0


async def with_bots(server: Server) -> Client:
    """Ann, who plays Tango with two bots and wants to tap."""
    (ann,) = await server.table(server.guest("Ann"), seats=3)
    for seat in (1, 2):
        await ann.ask("set-bot", seat=seat, level="easy")
    await ann.ask("set-table", pace="tap")
    await ann.ask("start")
    return ann


def waiting(server: Server, client: Client) -> Pending | None:
    """The bot that has chosen and waits for a tap."""
    table = server.hall.tables[client.code]
    for pending in table.thinking._pending.values():
        if pending.move is not None and pending.seen is not None and not pending.seen.is_set():
            return pending
    return None


def at(client: Client) -> int:
    assert client.step is not None
    return int(client.step["at"])


def acting(client: Client) -> int:
    assert client.step is not None
    return int(client.step["view"]["acting"][0])


async def on_from(client: Client, seen: int) -> None:
    """Something has happened since then."""
    await client.until_true(lambda: at(client) > seen)


async def to_a_tap(server: Server, ann: Client) -> int:
    """Tap until it is Ann's turn, and let her play; a bot then waits for a tap. After how many inputs she played."""
    await ann.until_true(lambda: ann.step is not None)
    while acting(ann) != ann.you:
        seen = at(ann)
        await ann.until_true(lambda: waiting(server, ann) is not None)
        await ann.ask("go-on", at=seen)
        await on_from(ann, seen)
    assert ann.step is not None
    mine = at(ann)
    await ann.ask("play", move=ann.step["moves"][0], at=mine)
    await ann.until_true(lambda: waiting(server, ann) is not None)
    return mine


@scenario
async def test_a_bot_waits_until_somebody_has_seen_what_the_one_before_did(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await with_bots(server)
        mine = await to_a_tap(server, ann)
        assert at(ann) == mine + 2, "what Ann did she has seen: the first bot has played by itself"
        await ann.ask("go-on", at=mine)
        assert waiting(server, ann) is not None, "a tap on what was shown before counts for that"
        stranger = await server.guest("Eve").connect(ann.code)
        assert await stranger.refused("go-on", at=mine + 2) == "not-seated"
        assert at(ann) == mine + 2
        await ann.ask("go-on", at=mine + 2)
        await ann.until_true(lambda: at(ann) == mine + 3)


@scenario
async def test_the_host_changes_the_pace_during_the_game(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await with_bots(server)
        stranger = await server.guest("Eve").connect(ann.code)
        await to_a_tap(server, ann)
        before = at(ann)
        assert await stranger.refused("set-table", pace="lively") == "not-host"
        assert ann.lobby["pace"] == "tap"
        await ann.ask("set-table", pace="lively")
        await on_from(ann, before)
        assert ann.lobby["pace"] == "lively"


@scenario
async def test_where_no_human_plays_any_more_nobody_is_waited_for(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        ann = await with_bots(server)
        await ann.ask("stand")
        await ann.until_true(lambda: ann.lobby["phase"] == "over")
