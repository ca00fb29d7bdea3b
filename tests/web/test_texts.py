"""The unit tests and the types of the client; the browser says word for word what Python says, and why who won."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tablee
from tablee.kernel.game import AnyGame, lottery
from tablee.kernel.log import opened, play_on
from tablee.kernel.messages import Event
from tablee.kernel.record import Record
from tablee.texts.speaker import Speaker

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = ("Ann", "Bob", "Chloé", "Dédé", "Ève")
EXAMPLES = sorted((ROOT / "src" / "tablee" / "games").glob("*/examples/*.json"))

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("tango", 3, {"cells": 12}),
    ("tarot", 4, {"bonuses": True, "bets": True}),
    ("tarot", 5, {"call": True, "bonuses": True}),
    ("taichi", 3, {"lexicon": "primer", "vote": True}),
    ("tapecho", 5, {}),
    ("tacta", 3, {"sabotage": True}),
    ("tacta", 4, {"free": True, "teams": True}),
)


def sentences(game: AnyGame, seats: int, options: dict[str, object], rng: Random) -> Iterator[dict[str, object]]:
    """Everything said at a random game, to everybody, in both languages."""
    players = PLAYERS[:seats]
    speakers = [Speaker(game, lang, players, seat) for lang in ("fr", "en") for seat in (0, seats - 1, None)]
    state = game.start(seats, options)
    for _ in range(200):
        if state.outcome is not None:
            break
        seat = state.acting[0]
        events: list[Event] = []
        if seat < 0:
            state.play(seat, lottery(state).draw(rng.randrange), events.append)
        else:
            moves = list(state.moves(seat))
            move = rng.choice(moves)
            for speaker in speakers[::3]:
                yield said(game, speaker, "move", move, speaker.move(move))
            wrong = rng.choice(moves)
            refusal = state.why_not((seat + 1) % seats, wrong)
            if refusal is not None:
                for speaker in speakers[:1]:
                    reason = speaker.phrase(f"refusal-{refusal.key}", speaker.worded(refusal.args)).text
                    yield said(game, speaker, "refusal", refusal, reason[:1].upper() + reason[1:])
            state.play(seat, move, events.append)
        for event in events:
            for speaker in speakers:
                seen = event.seen_by(speaker.seat)
                if seen is not None:
                    yield said(game, speaker, "event", seen, speaker.event(seen))
    if state.outcome is not None:
        for speaker in speakers:
            yield said(game, speaker, "outcome", state.outcome, speaker.outcome(state.outcome))


def said(game: AnyGame, speaker: Speaker, kind: str, value: object, text: str) -> dict[str, object]:
    heard = {"game": game.name, "lang": speaker.lang, "players": speaker.players, "seat": speaker.seat}
    return heard | {"kind": kind, "value": json.loads(msgspec.json.encode(value)), "text": text}


def npm(*script: str, **variables: str) -> None:
    """Run a script of the client; it must pass."""
    command = [sys.executable, str(ROOT / "web" / "build.py"), "npm", *script]
    env = {**os.environ, "CI": "1", "NO_COLOR": "1", **variables}
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    assert "skipped" not in done.stdout


@pytest.mark.usefixtures("static")
def test_unit_tests_of_the_client() -> None:
    npm("test")


@pytest.mark.usefixtures("static")
def test_types_of_the_client() -> None:
    """Those made from Python among them: what the server no longer says is no longer read."""
    npm("run", "check")


@pytest.mark.usefixtures("static")
def test_the_browser_says_word_for_word_what_python_says(tmp_path: Path) -> None:
    path = tmp_path / "sentences.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for name, seats, options in GAMES:
            for line in sentences(tablee.game(name), seats, dict(options), Random(seats)):
                print(json.dumps(line, ensure_ascii=False), file=file)
    npm("run", "sentences", TABLEE_SENTENCES=str(path))


def watched(record: Record, name: str) -> dict[str, object]:
    """A game to its end, as a spectator has seen it."""
    log = opened(record)
    told = [event.seen_by(None) for events in play_on(log, record) for event in events]
    seen = {"view": log.state.view(None), "events": [event for event in told if event is not None]}
    players = [PLAYERS[seat % len(PLAYERS)] + str(seat // len(PLAYERS) or "") for seat in range(len(record.players))]
    return {"name": name, "game": record.game, "players": players} | json.loads(msgspec.json.encode(seen))


@pytest.mark.usefixtures("static")
def test_every_end_of_a_game_says_who_won_and_why_in_numbers(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    records = [(tablee.load(example), f"{example.parts[-3]}/{example.stem}") for example in EXAMPLES]
    newest = [(record, name) for record, name in records if record.rules == tablee.game(record.game).version]
    path.write_text("\n".join(json.dumps(watched(*each), ensure_ascii=False) for each in newest), encoding="utf-8")
    npm("run", "endings", TABLEE_ENDINGS=str(path))
