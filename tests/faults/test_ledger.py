"""A ledger tells a store that holds what people were told from one that does not."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.server.lobby.seating import Seating, new_seating
from tablee.server.store.store import Entry, Kind

from .ledger import Ledger, check_ledger

MOVE = {"type": "dance", "dancer": 1, "steps": 1}


def seating() -> Seating:
    game = tablee.game("tango")
    return new_seating(game, seats=2, options={}, host="ann", name="Ann", seed="00" * 32, listed=False, clock=0)


def line(frame_id: str, text: str) -> Entry:
    return Entry(Kind.SPOKEN, 0, json.dumps({"name": "Ann", "seat": 0, "text": text}), f"ann/{frame_id}")


def played(frame_id: str, move: Any) -> Entry:
    return Entry(Kind.INPUT, 0, json.dumps(move), f"ann/{frame_id}")


def test_a_store_that_holds_everything_is_good() -> None:
    ledger = Ledger("BCDFGH", in_turn=True, granted={"c1": {"t": "chat", "text": "hello"}}, refused={"c2": {}})
    ledger.names[0] = ("Ann", True)
    check_ledger(ledger, seating(), (line("c1", "hello"),))


@pytest.mark.parametrize(
    ("spoil", "log"),
    [
        (lambda ledger: ledger.granted.update(s1={"t": "play", "move": MOVE, "at": 0}), ()),
        (lambda ledger: ledger.granted.update(s1={"t": "play", "move": MOVE, "at": 0}), (played("s1", {"type": "x"}),)),
        (lambda ledger: ledger.granted.update(s1={"t": "play", "move": MOVE, "at": 3}), (played("s1", MOVE),)),
        (lambda ledger: ledger.granted.update(c1={"t": "chat", "text": "hello"}), ()),
        (lambda ledger: ledger.granted.update(c1={"t": "chat", "text": "hello"}), (line("c1", "goodbye"),)),
        (lambda ledger: ledger.refused.update(c1={"ok": False}), (line("c1", "hello"),)),
        (lambda ledger: None, (line("c1", "hello"), line("c1", "hello"))),
        (lambda ledger: ledger.tell(1, 0), ()),
        (lambda ledger: ledger.names.update({0: ("Anne", True)}), ()),
    ],
    ids=["lost", "another", "elsewhere", "unsaid", "misquoted", "refused", "doubled", "told", "renamed"],
)
def test_a_store_that_does_not_is_found_out(spoil: Callable[[Ledger], None], log: tuple[Entry, ...]) -> None:
    ledger = Ledger("BCDFGH", in_turn=True)
    spoil(ledger)
    with pytest.raises(AssertionError):
        check_ledger(ledger, seating(), log)
