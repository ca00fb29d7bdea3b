"""Who is asked when somebody would like a move back, and what becomes of the request when people come and go."""

from pathlib import Path

import pytest

from tablee.server import problems
from tablee.server.problems import Trouble
from tablee.server.table.table import Table
from tablee.server.table.undo_requests import must_agree, still_asked
from tablee.server.wire.server_frames import UndoRequest

from ..tools import Client, Server, scenario, served


async def regretting(server: Server, seats: int = 3) -> list[Client]:
    """A game after its first move: first whoever made it, then the one whose turn it is, then the others."""
    clients = await server.table(*(server.guest(f"P{seat}") for seat in range(seats)))
    await clients[0].ask("start")
    await clients[0].until_true(lambda: any(client.moves for client in clients))
    first = next(seat for seat, client in enumerate(clients) if client.moves)
    order = clients[first:] + clients[:first]
    await order[0].play(order[0].moves[0])
    await order[1].until_true(lambda: bool(order[1].moves))
    return order


def waiting(client: Client) -> list[int]:
    return sorted((client.lobby.get("undo") or {}).get("waiting", []))


@scenario
async def test_a_human_s_move_stays_theirs_when_they_stand_up(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(60.0, 60.0)) as server:
        asker, mover, last = await regretting(server)
        await mover.play(mover.moves[0])
        await mover.ask("stand")
        await asker.lobby_where(lambda lobby: bool(lobby["seats"][mover.you].get("kept")))
        assert await asker.refused("ask-undo") == "undo-nothing"
        assert await last.refused("ask-undo") == "undo-nothing"


@scenario
async def test_a_human_s_move_stays_theirs_when_a_bot_keeps_their_seat(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.1, bot_delay=(60.0, 60.0)) as server:
        asker, mover = await regretting(server, seats=2)
        await mover.play(mover.moves[0])
        await mover.drop()
        await asker.lobby_where(lambda lobby: bool(lobby["seats"][mover.you].get("kept")))
        assert await asker.refused("ask-undo") == "undo-nothing"


@scenario
async def test_who_is_away_for_a_moment_is_asked(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        asker, away = await regretting(server, seats=2)
        at = asker.step and asker.step["at"]
        await away.drop()
        await asker.lobby_where(lambda lobby: not lobby["seats"][away.you].get("present", True))
        await asker.ask("ask-undo")
        assert waiting(asker) == [away.you]
        assert asker.step is not None
        assert asker.step["at"] == at
        back = await away.guest.connect(away.code)
        assert waiting(back) == [away.you]
        await back.ask("answer-undo", agree=False)
        await asker.lobby_where(lambda lobby: lobby.get("undo") is None)
        assert asker.step["at"] == at


@scenario
async def test_a_request_does_not_wait_for_those_who_stay_away(tmp_path: Path) -> None:
    async with served(tmp_path, grace=0.2, bot_delay=(60.0, 60.0)) as server:
        asker, away, other = await regretting(server)
        assert asker.step is not None
        at = asker.step["at"]
        await away.drop()
        await asker.lobby_where(lambda lobby: not lobby["seats"][away.you].get("present", True))
        await asker.ask("ask-undo")
        await other.lobby_where(lambda lobby: other.you in waiting(other))
        await other.ask("answer-undo", agree=True)
        await asker.until_true(lambda: asker.step is not None and asker.step["at"] == at - 1)
        assert asker.lobby.get("undo") is None


@scenario
async def test_who_stands_up_is_asked_no_more_and_who_sits_again_is(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(60.0, 60.0)) as server:
        asker, one, two = await regretting(server)
        assert asker.step is not None
        at = asker.step["at"]
        await asker.ask("ask-undo")
        await one.ask("stand")
        await asker.lobby_where(lambda _: waiting(asker) == [two.you])
        await one.ask("sit", seat=one.you)
        await asker.lobby_where(lambda _: waiting(asker) == sorted([one.you or 0, two.you or 0]))
        await one.ask("stand")
        await two.ask("stand")
        await asker.until_true(lambda: asker.step is not None and asker.step["at"] == at - 1)
        assert asker.lobby.get("undo") is None


@scenario
async def test_an_asker_who_stands_up_asks_no_more(tmp_path: Path) -> None:
    async with served(tmp_path, bot_delay=(60.0, 60.0)) as server:
        asker, one, _ = await regretting(server)
        assert one.step is not None
        at = one.step["at"]
        await asker.ask("ask-undo")
        await asker.ask("stand")
        await one.lobby_where(lambda lobby: lobby["seats"][asker.you].get("kept") and lobby.get("undo") is None)
        assert one.step["at"] == at
        assert await one.refused("answer-undo", agree=True) == "undo-not-asked"


@scenario
async def test_a_request_that_cannot_be_granted_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path, bot_delay=(60.0, 60.0)) as server:
        asker, one = await regretting(server, seats=2)
        assert asker.step is not None
        at = asker.step["at"]
        await asker.ask("ask-undo")

        async def full(self: Table, length: int, seat: int) -> None:
            raise Trouble(problems.STORE_FAILED)

        with monkeypatch.context() as patch:
            patch.setattr(Table, "rewind", full)
            await one.ask("stand")
            await asker.lobby_where(lambda lobby: lobby["seats"][one.you].get("kept") and lobby.get("undo") is None)
        assert asker.step["at"] == at


def test_who_must_agree() -> None:
    assert must_agree(0, frozenset({0, 1, 2})) == (1, 2)
    assert must_agree(0, frozenset({0})) == ()


@pytest.mark.parametrize(
    ("waiting", "before", "after", "left"),
    [
        ((1, 2), {0, 1, 2}, {0, 1, 2}, (1, 2)),
        ((1, 2), {0, 1, 2}, {0, 2}, (2,)),
        ((1,), {0, 1, 2}, {0, 2}, ()),
        ((2,), {0, 2}, {0, 1, 2}, (1, 2)),
        ((1,), {0, 1}, {1}, None),
    ],
)
def test_who_is_still_asked_when_somebody_comes_or_goes(
    waiting: tuple[int, ...], before: set[int], after: set[int], left: tuple[int, ...] | None
) -> None:
    asked = still_asked(UndoRequest(0, waiting), frozenset(before), frozenset(after))
    assert (None if asked is None else asked.waiting) == left
