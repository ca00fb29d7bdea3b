"""Whether a socket was sent anything that its player may not know: every byte it got, against the true record."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from tablee import Log, Record, Seat, State
from tablee.games.tarot.moves import Announce, Play, Shuffle
from tablee.games.tarot.pieces import CARDS, cards_of
from tablee.games.tarot.rules import State as TarotState
from tablee.games.tarot.table import Phase
from tablee.kernel.log import opened

from .tools import Client, Json

TWINS = 2
"""Other deals tried at each step."""

NOT_CARDS = frozenset(
    (
        *("v", "at", "seat", "seats", "you", "count", "counts", "number", "dealer", "leader", "acting", "winners"),
        *("sheet", "bonuses", "scores", "totals", "points", "others", "rounds", "target", "minutes", "seconds", "left"),
        *("asked", "diploma", "bids", "bettor", "called", "partner", "school", "lacks", "contenders", "drawers"),
    )
)
"""Keys whose numbers are no cards."""


class Leak(AssertionError):
    """A secret was sent."""


def check(client: Client, record: Record) -> int:
    """Search everything the client was sent; how many steps were compared."""
    states = list(positions(record))
    steps = 0
    for text, frame in zip(client.texts, client.frames, strict=True):
        _check_seed(text, frame, record)
        step = step_of(frame)
        if step is not None:
            steps += 1
            _check_view(text, states[step["at"]], record, client.you)
            before = states[max(0, step["at"] - 1)]
            _check_cards(record, step, (before, states[step["at"]]), client.you)
    _check_log(client)
    return steps


def step_of(frame: Json) -> Json | None:
    """The step in a frame, if it has one."""
    found = {"step": frame["d"], "rewound": frame["d"].get("step"), "welcome": frame["d"].get("step")}
    return found.get(frame["t"])


def positions(record: Record) -> Iterator[State]:
    """The true position after each input, the first before any."""
    log: Log = opened(record)
    yield log.state.copy()
    for step in record.inputs:
        log.play(step.seat, step.move)
        yield log.state.copy()


def _check_seed(text: str, frame: Json, record: Record) -> None:
    """The seed is nowhere before the end."""
    lobby = frame["d"] if frame["t"] == "lobby" else frame["d"].get("lobby", {})
    assert record.fairness is not None
    if record.fairness.seed in text and lobby.get("phase") != "over":
        raise Leak("the seed")


def _check_view(text: str, state: State, record: Record, seat: Seat | None) -> None:
    """In any deal that the seat cannot tell from the true one, it would have been sent the same bytes."""
    from tablee import game

    for number in range(TWINS):
        twin = game(record.game).disguise(state.copy(), seat, Random(number))
        if twin is not None and msgspec.json.encode(twin.view(seat)).decode() not in text:
            raise Leak("a view that depends on hidden cards")


def _check_cards(record: Record, step: Json, around: tuple[State, State], seat: Seat | None) -> None:
    """No card is named that was hidden before the input and is hidden after it."""
    if record.game == "tarot":
        at = step["at"]
        before, after = (
            hidden_cards(record, number, state, seat) for number, state in zip((at - 1, at), around, strict=True)
        )
        hidden = before & after
        for key, number in numbers(step):
            if key not in NOT_CARDS and number in hidden:
                raise Leak(f"card {number} under {key}")
    else:
        _check_pairs(step, around[1], seat)


def hidden_cards(record: Record, at: int, state: State, seat: Seat | None) -> frozenset[int]:
    """The cards of which the seat may not know where they are: told from the inputs, not from a view."""
    assert isinstance(state, TarotState)
    if state.phase in (Phase.DRAW, Phase.OVER):
        return frozenset()
    known = set(cards_of(state.hands[seat])) if seat is not None else set()
    for step in reversed(record.inputs[:at]):
        match step.move:
            case Shuffle():
                break
            case Play(card):
                known.add(card)
            case Announce(cool):
                known.update(cool)
    return frozenset(range(CARDS)) - known


def numbers(value: Any, key: str = "") -> Iterator[tuple[str, int]]:
    """Every number in a piece of JSON, with the key it stands under."""
    match value:
        case bool():
            pass
        case int():
            yield key, value
        case dict():
            for name, part in value.items():
                yield from numbers(part, name)
        case list():
            for part in value:
                yield from numbers(part, key)


def _check_pairs(step: Json, state: Any, seat: Seat | None) -> None:
    """Tango: a pair is named only to its owner, or when it lies open."""
    shown = set(state.shown())
    if {int(owner) for owner in step["view"].get("shown", {})} - shown:
        raise Leak("a pair that does not lie open")
    pair = step["view"].get("pair")
    if pair is not None and (seat is None or tuple(pair) != state.pairs[seat]):
        raise Leak("somebody else's pair")
    for event in step["events"]:
        if event["type"] == "dealt" and event["seat"] != seat and len(event) > 2:
            raise Leak("a deal")
        if event["type"] == "pair-shown" and event["seat"] not in shown:
            raise Leak("a pair shown")


def _check_log(client: Client) -> None:
    """What a welcome tells of the past is what was told live, and each of that was searched."""
    live: list[Json] = []
    for frame in client.frames:
        if frame["t"] == "step":
            live += frame["d"]["events"]
        elif frame["t"] == "welcome" and live and frame["d"].get("log", []) != live:
            raise Leak("a past that was not told live")


def log_matches(told: list[Json], live: Client) -> bool:
    """Whether the log of a late welcome is what another connection of the same eyes got live."""
    events = [event for frame in live.frames if frame["t"] == "step" for event in frame["d"]["events"]]
    return json.dumps(told) == json.dumps(events)
