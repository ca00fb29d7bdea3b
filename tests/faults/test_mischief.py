"""The mischief is what it is meant to be: every kind of frame is spoiled, valid ones among them are understood."""

import json
import random

import msgspec

from tablee.server.wire.client_frames import ClientEnvelope

from .mischief import TAGS, VALID, frame, said


def test_every_kind_of_frame_is_spoiled() -> None:
    assert {data["t"] for data in VALID} == TAGS
    for data in VALID:
        msgspec.json.decode(json.dumps({"id": "1", "d": data}), type=ClientEnvelope)


def test_some_of_it_is_understood_and_most_is_not() -> None:
    rng, understood = random.Random(1), 0
    for _ in range(2_000):
        try:
            msgspec.json.decode(said(rng), type=ClientEnvelope)
            understood += 1
        except (msgspec.DecodeError, UnicodeError):
            pass
    assert 300 < understood < 1_200


def test_the_same_seed_is_the_same_mischief() -> None:
    assert [frame(random.Random(7)) for _ in range(50)] == [frame(random.Random(7)) for _ in range(50)]
