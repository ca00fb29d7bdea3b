"""Every byte that each socket received during whole games is searched for what its player may not know."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablee import Record, loads
from tablee.games.tango import moves as tango_moves
from tablee.games.tarot import moves as tarot_moves
from tablee.games.tarot import rules as tarot_rules
from tablee.server import frames, table

from .secrecy import Leak, check, log_matches
from .tools import Client, Server, play_out, scenario, served

GAMES = [
    ("tango", 2, {}),
    ("tango", 3, {"cells": 24}),
    ("tango", 4, {"cells": 12, "first": 2}),
    ("tarot", 2, {}),
    ("tarot", 3, {"bets": True}),
    ("tarot", 4, {"rounds": 2}),
    ("tarot", 4, {"bonuses": True, "bets": True}),
    ("tarot", 5, {"bets": True, "call": True, "bonuses": True}),
]


async def whole_game(
    server: Server, game: str, seats: int, options: dict[str, Any]
) -> tuple[list[Client], list[Client], Record]:
    """A game with a spectator and a late-comer; players, watchers, and the true record."""
    guests = [server.guest(f"P{seat}") for seat in range(seats)]
    clients = await server.table(*guests, game=game, options=options)
    watcher = await server.guest("W").connect(clients[0].code)
    common = await guests[0].connect(clients[0].code, "?watch")
    await clients[0].ask("start")
    await play_out([*clients, watcher], random.Random(f"{game}{seats}"))
    async with guests[0].session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
        record = loads(await response.text())
    return clients, [watcher, common], record


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@scenario
async def test_no_socket_receives_a_secret(tmp_path: Path, game: str, seats: int, options: dict[str, Any]) -> None:
    async with served(tmp_path) as server:
        players, watchers, record = await whole_game(server, game, seats, options)
        for client in (*players, *watchers):
            assert check(client, record) >= len(record.inputs) - 1
        assert watchers[1].you is None
        again = await players[1].guest.connect(players[1].code)
        assert log_matches(again.frames[-1]["d"]["log"], players[1])


@scenario
async def test_a_welcome_in_the_middle_keeps_the_secrets(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guests = [server.guest(f"P{seat}") for seat in range(4)]
        clients = await server.table(*guests, game="tarot")
        await clients[0].ask("start")
        rng = random.Random(1)
        late: list[tuple[Client, Client]] = []
        for turn in range(400):
            if clients[0].over:
                break
            actor = next((client for client in clients if client.moves), None)
            if actor is None:
                await clients[0].until_true(lambda: any(client.moves or client.over for client in clients))
                continue
            await actor.play(rng.choice(actor.moves))
            if turn % 9 == 0:
                seen = clients[turn % 4]
                await seen.until_true(lambda seen=seen, actor=actor: seen.v == actor.v)
                newcomer = await seen.guest.connect(seen.code)
                assert log_matches(newcomer.frames[-1]["d"]["log"], seen)
                late.append((newcomer, seen))
        async with guests[0].session.get(f"{server.url}/api/tables/{clients[0].code}/record") as response:
            record = loads(await response.text())
        assert len(late) >= 4
        for newcomer, _ in late:
            assert check(newcomer, record) >= 1


def leaky_tarot_view(patch: pytest.MonkeyPatch) -> None:
    """Spectators see the first hand, everybody sees the cards of the seat to act."""
    honest = tarot_rules.State.view

    def leaky(self: tarot_rules.State, seat: int | None) -> Any:
        return honest(self, 0 if seat is None else seat)

    patch.setattr(tarot_rules.State, "view", leaky)


def leaky_tarot_won(patch: pytest.MonkeyPatch) -> None:
    """One hidden card too many in a public pile, once."""
    honest = tarot_rules.State.view

    def leaky(self: tarot_rules.State, seat: int | None) -> Any:
        view = honest(self, seat)
        other = 0 if seat != 0 else 1
        hand = honest(self, other).hand
        return replace(view, lost=hand[:1]) if len(hand) == 3 else view

    patch.setattr(tarot_rules.State, "view", leaky)


def leaky_tarot_event(patch: pytest.MonkeyPatch) -> None:
    """The deal is told to everybody."""
    patch.setattr(tarot_moves.Dealt, "seen_by", lambda self, seat: self)


def leaky_seed(patch: pytest.MonkeyPatch) -> None:
    """The lobby shows the seed during the game."""
    honest = frames.lobby
    patch.setattr(
        table,
        "lobby",
        lambda code, seating, *rest: replace(
            honest(code, seating, *rest), next=seating.seed if seating.phase == "playing" else ""
        ),
    )


def leaky_server(patch: pytest.MonkeyPatch) -> None:
    """The server paints one picture for all."""
    honest = frames.Scene.seen
    patch.setattr(frames.Scene, "seen", lambda self, seat: replace(honest(self, seat), view=self.state.view(0)))


def leaky_tango_event(patch: pytest.MonkeyPatch) -> None:
    """The deal is told to everybody."""
    patch.setattr(tango_moves.Dealt, "seen_by", lambda self, seat: self)


LEAKS = [
    ("tarot", leaky_tarot_view),
    ("tarot", leaky_tarot_won),
    ("tarot", leaky_tarot_event),
    ("tarot", leaky_seed),
    ("tarot", leaky_server),
    ("tango", leaky_server),
    ("tango", leaky_tango_event),
]


@pytest.mark.parametrize(("game", "leak"), LEAKS)
@scenario
async def test_a_leaky_build_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    async with served(tmp_path) as server:
        with monkeypatch.context() as patch:
            leak(patch)
            players, watchers, record = await whole_game(server, game, 3, {})
        caught = 0
        for client in (*players, *watchers):
            try:
                check(client, record)
            except Leak:
                caught += 1
        assert caught >= 1
