"""A step is put together for each pair of eyes, each part once."""

import json

import msgspec

import tablee
from tablee.server.play import scene
from tablee.server.wire import server_frames


def test_a_step_in_its_parts_has_all_its_fields_once() -> None:
    log = tablee.Log.begin(tablee.game("tarot"), 3, fairness=tablee.promise(b"1" * 32))
    events = log.chance()
    common = server_frames.Step(len(log.inputs), -1, events, msgspec.UNSET, windows=log.state.windows)
    seat = log.state.acting[0]
    said = scene.Scene(log.state, common, frozenset({seat})).seen(seat)
    pairs: list[list[str]] = []
    json.loads(said, object_pairs_hook=lambda found: pairs.append([name for name, _ in found]))
    assert sorted(pairs[-1]) == ["at", "events", "moves", "seat", "view", "windows"]
