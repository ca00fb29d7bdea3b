"""Frames are what the protocol says."""

import random
from pathlib import Path

import msgspec

from tablee.server.wire import server_frames

from ..tools import play_out, scenario, served


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
                kind = server_frames.SERVER_FRAMES[frame["t"]]
                # Events and moves are read by their game.
                said = {name: [] if name in ("events", "moves", "log") else part for name, part in frame["d"].items()}
                read = msgspec.json.decode(msgspec.json.encode(said), type=kind)
                assert msgspec.json.decode(msgspec.json.encode(read)) == said
                assert set(frame) <= {"t", "d", "v"}
        assert kinds >= {"welcome", "lobby", "step", "spoken", "ack"}


def test_every_frame_of_the_table_has_a_name_of_its_own() -> None:
    assert len(set(server_frames.SERVER_FRAMES.values())) == len(server_frames.SERVER_FRAMES)
