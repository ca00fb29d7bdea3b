"""Nothing secret is ever in the logs."""

import io
import json
import random
import sys
from pathlib import Path

import pytest
import structlog

from tablee.server import logs
from tablee.server.table import commands

from .tools import play_out, scenario, served


@scenario
async def test_no_card_token_or_chat_in_the_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = io.StringIO()
    monkeypatch.setattr(sys, "stderr", lines)
    logs.set_up_logs("debug")
    honest = commands.rename

    async def faulty(table: object, viewer: object, text: str) -> None:
        secret_hand = "the-queen-of-spades"
        assert secret_hand
        await honest(table, viewer, text)  # type: ignore[arg-type]
        raise RuntimeError("a fault of ours")

    async with served(tmp_path) as server:
        clients = await server.table(server.guest("Ann"), server.guest("Bob"), game="tarot")
        await clients[0].ask("chat", text="between-us-only")
        await clients[0].ask("add-word", word="my-secret-word")
        await clients[0].ask("start")
        await play_out(clients, random.Random(1))
        seed = clients[0].lobby["promise"]["seed"]
        tokens = [cookie.value for client in clients for cookie in client.guest.session.cookie_jar]
        monkeypatch.setattr(commands, "rename", faulty)
        await clients[0].say("rename", name="Caught")
        await clients[0].bye()
    text = lines.getvalue()
    events = [json.loads(line)["event"] for line in text.splitlines()]
    assert {"table_made", "game_begun", "game_over", "table_fault"} <= set(events)
    for secret in ("between-us-only", "my-secret-word", "the-queen-of-spades", seed, "Ann", "shuffle", *tokens):
        assert secret not in text
    for token in tokens:
        assert token.partition(".")[0] not in text
    structlog.reset_defaults()
