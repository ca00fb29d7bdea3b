"""What people were told, and whether the store holds it: nothing acknowledged is missing, nothing refused is kept."""

import json
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from tablee.server.hall import replays
from tablee.server.store.store import Entry, Kind, Store

from ..server.tools import eventually

Json = dict[str, Any]
INPUTS = (Kind.INPUT, Kind.JUDGED)


@dataclass
class Ledger:
    """One table, as everybody who was at it remembers it."""

    code: str
    in_turn: bool
    """Whether one acts after the other here, so that a move has only one place."""
    granted: dict[str, Json] = field(default_factory=dict)
    """Frames that were acknowledged, by their id."""
    refused: dict[str, Json] = field(default_factory=dict)
    """The answers to those that were not."""
    told: dict[int, int] = field(default_factory=dict)
    """Who made each input, by its number, as it was told."""
    names: dict[int, tuple[str, bool]] = field(default_factory=dict)
    """The last name that each seat asked for, and whether it was granted."""

    def granted_of(self, kind: str) -> dict[str, Json]:
        return {frame_id: said for frame_id, said in self.granted.items() if said["t"] == kind}

    def tell(self, number: int, seat: int) -> None:
        """An input was told; all are told the same."""
        assert self.told.setdefault(number, seat) == seat, f"{self.code}: input {number} is of {seat}"


def check_ledger(ledger: Ledger, seating: Any, log: tuple[Entry, ...]) -> None:
    """The store holds what people were told."""
    marks = Counter(entry.mark for entry in log if entry.mark)
    assert not [mark for mark, count in marks.items() if count > 1], f"{ledger.code}: something counts twice"
    inputs = [entry for entry in log if entry.kind in INPUTS]
    by_frame = {frame_of(entry): (place, entry) for place, entry in enumerate(inputs) if entry.mark}
    for frame_id, said in ledger.granted_of("play").items():
        assert frame_id in by_frame, f"{ledger.code}: {frame_id} {said} was acknowledged and is not there"
        place, entry = by_frame[frame_id]
        body = json.loads(entry.body)
        assert (body if entry.kind is Kind.INPUT else body[1]) == said["move"]
        assert place == said["at"] if ledger.in_turn else place >= said["at"], f"{ledger.code}: {frame_id} at {place}"
    lines = {frame_of(entry): json.loads(entry.body)["text"] for entry in log if entry.kind is Kind.SPOKEN}
    for frame_id, said in ledger.granted_of("chat").items():
        assert lines.get(frame_id) == said["text"], f"{ledger.code}: {frame_id} was said and is not there"
    kept = {frame_of(entry) for entry in log if entry.mark}
    wrong = {frame_id: ledger.refused[frame_id] for frame_id in kept & ledger.refused.keys()}
    assert not wrong, f"{ledger.code}: refused and kept: {wrong}"
    for number, seat in ledger.told.items():
        assert number <= len(inputs), f"{ledger.code}: input {number} of {seat} was told and is not there"
        assert inputs[number - 1].seat == seat
    for seat, (name, granted) in ledger.names.items():
        assert not granted or seating.chairs[seat].name == name
    if inputs:
        replays.log_of(seating, replays.inputs(seating, log))


def frame_of(entry: Entry) -> str:
    """The frame that asked for an entry."""
    return entry.mark.partition("/")[2]


async def check_store(url: str, ledgers: Iterable[Ledger]) -> Counter[str]:
    """Compare all; how much there was."""
    found: Counter[str] = Counter()
    store = Store(url)
    try:
        await eventually(store.healthy)
        for ledger in ledgers:
            kept = await store.read(ledger.code)
            assert kept is not None, f"table {ledger.code} was made and is not there"
            check_ledger(ledger, *kept)
            found["tables"] += 1
            found["moves"] += len(ledger.granted_of("play"))
            found["lines"] += len(ledger.granted_of("chat"))
            found["seat changes"] += sum(len(ledger.granted_of(kind)) for kind in ("rename", "stand", "sit"))
            found["refused"] += len(ledger.refused)
    finally:
        await store.close()
    return found
