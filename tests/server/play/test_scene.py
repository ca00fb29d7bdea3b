"""Frames are what the protocol says, and the page about it is up to date."""

import json
import random
from pathlib import Path

import msgspec
import pytest

import tablee
from tablee.server import problems
from tablee.server.play import scene
from tablee.server.tools.manual import PAGE, page
from tablee.server.wire import encoding, messages
from tablee.server.wire.rfc6455 import Close, Opcode, closing, framed

from ..tools import play_out, scenario, served


def test_a_step_in_its_parts_has_all_its_fields_once() -> None:
    log = tablee.Log.begin(tablee.game("tarot"), 3, fairness=tablee.promise(b"1" * 32))
    events = log.chance()
    common = messages.Step(len(log.inputs), -1, events, msgspec.UNSET, windows=log.state.windows)
    seat = log.state.acting[0]
    said = scene.Scene(log.state, common, frozenset({seat})).seen(seat)
    pairs: list[list[str]] = []
    json.loads(said, object_pairs_hook=lambda found: pairs.append([name for name, _ in found]))
    assert sorted(pairs[-1]) == ["at", "events", "moves", "seat", "view", "windows"]


def test_every_frame_has_a_name() -> None:
    assert set(encoding.HEADS) == set(messages.SERVER_FRAMES.values())


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_texts_are_wrapped_as_websocket_frames(length: int) -> None:
    data = framed(Opcode.TEXT, b"x" * length)
    assert data[0] == 0x81
    if length < 126:
        assert data[1] == length
    elif length < 65_536:
        assert data[1:4] == b"\x7e" + length.to_bytes(2)
    else:
        assert data[1:10] == b"\x7f" + length.to_bytes(8)
    assert data.endswith(b"x" * length)
    assert closing(Close.GOING_AWAY) == b"\x88\x02\x03\xe9"


@scenario
async def test_everything_sent_can_be_read_by_the_types(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        clients = await server.table(server.guest("A"), server.guest("B"), seats=3, game="tarot", clock=60)
        await clients[0].ask("set-bot", seat=2, level="random")
        await clients[1].ask("chat", text="hello")
        await clients[0].ask("start")
        await clients[1].refused("ask-undo")
        await play_out(clients, random.Random(1))
        kinds = set()
        for client in clients:
            for text in client.texts:
                frame = msgspec.json.decode(text)
                kinds.add(frame["t"])
                kind = messages.SERVER_FRAMES[frame["t"]]
                # Events and moves are read by their game.
                said = {name: [] if name in ("events", "moves", "log") else part for name, part in frame["d"].items()}
                read = msgspec.json.decode(msgspec.json.encode(said), type=kind)
                assert msgspec.json.decode(msgspec.json.encode(read)) == said
                assert set(frame) <= {"t", "d", "v"}
        assert kinds >= {"welcome", "lobby", "step", "spoken", "ack"}


def test_the_page_of_the_protocol_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tablee.server.tools.manual"


def test_every_problem_has_a_gloss() -> None:
    keys = {value for name, value in vars(problems).items() if name.isupper() and isinstance(value, str)}
    assert keys == set(problems.GLOSSES)
